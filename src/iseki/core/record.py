"""A finished or running game as text: a header and one line for each action, chance included. Readable, diffable, replayable.

    iseki-record 1
    game garakutarium
    rules 1
    components 8f0c...           first digits of the hash of components.toml
    seats 2
    option deck_out reshuffle_junk
    name 0 ...                   names of the seats, if any
    result 33 31                 scores, when the game is over

    first:0                      one action a line
    @undo 12                     table events begin with @: back to 12 lines, by who moved last
    @undo 12 0                   the same by seat 0, beyond what one may take back by oneself
    @redo 15 0                   seat 0 goes back to where the game stood after line 15, before it took that back
    @seat 1 bot:medium           who acts for a seat: a bot, its person, or auto: quick actions as they come
    @resign 0                    ends the table; `@resign 0 auto`: who acts from now on
    @timeout 0 bot:medium        the seat's time is over; likewise
    @pause 0                     clocks stand until @go_on 1
    @from QNZJ5G 37              what stands above led to line 37 of table QNZJ5G; the game goes on from there

A viewer's copy has `view 0` (a seat, or `public`) in its header and reads `draw:?` where the viewer may not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct, field

from iseki.core.errors import BadOption, BadRecord, IllegalAction, UnknownGame
from iseki.core.game import Game
from iseki.core.options import Value, resolve, shown
from iseki.core.registry import GameType, game_type
from iseki.core.state import State

FORMAT = "iseki-record 1"
NEEDED = ("game", "rules", "components", "seats")
KEYS = (*NEEDED, "result", "view")
GROUPS = ("option", "name")
WHO = "auto|bot:[a-z]+"
EVENT = re.compile(
    rf"@undo [0-9]+( [0-9])?|@redo [0-9]+ [0-9]|@(resign|timeout) [0-9]( ({WHO}))?|@seat [0-9] (person|{WHO})|@(pause|go_on) [0-9]"
    "|@from [0-9A-Za-z-]{1,40} [0-9]{1,9}"
)
MOVING = ("@undo", "@redo")  # events after which the game stands where it stood before
EVENTS = "@undo, @redo, @resign, @timeout, @pause, @go_on, @seat and @from"


class Step(Struct, frozen=True):
    """One line of a record that was played: before and after are the states around it. line: its number, from 1."""

    line: int
    before: State
    action: int
    after: State


class Record(Struct):
    """lines: action names and table events, in order. options: all of them. names: by seat, may be empty.

    source, above: for errors: the file it was read from, and the number of its lines above the first action.
    """

    game: str
    seats: int
    options: dict[str, Value]
    rules: int
    components: str
    lines: list[str] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    result: str = ""
    view: str = ""
    source: str = "record"
    above: int = 0

    def load(self) -> Game:
        return game_type(self.game).load(self.seats, self.options)

    def replay(self) -> State:
        """The position after the last line. Raises BadRecord naming the line that cannot be played."""
        state = self.load().new_initial_state()
        for step in self.steps():
            state = step.after
        return state

    def steps(self, source: str = "") -> Iterator[Step]:
        """Every action that counts, with the positions around it; what an `@undo` took back is left out."""
        source = source or self.source
        if self.view:
            raise BadRecord(f"this is the copy of viewer {self.view}, some lines are hidden; ask the table for the full record", 0, source)
        state = self.load().new_initial_state()
        for number in effective(self.lines, source, self.above):
            after = state.clone()
            play(after, self.lines[number], self.above + number + 1, source)
            yield Step(number + 1, state, after.string_to_action(self.lines[number]), after)
            state = after

    def until(self, version: int) -> list[str]:
        """The actions that led to a line, without what was taken back and who sat where."""
        return [self.lines[number] for number in effective(self.lines[:version], self.source, self.above)]

    def text(self) -> str:
        return "\n".join([*self.header(), "", *self.lines, ""])

    def header(self) -> list[str]:
        return [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
            f"seats {self.seats}",
            *[f"option {name} {shown(value)}" for name, value in self.options.items()],
            *[f"name {seat} {name}" for seat, name in sorted(self.names.items())],
            *([f"result {self.result}"] if self.result else []),
            *([f"view {self.view}"] if self.view else []),
        ]

    def viewer_copy(self, viewer: int) -> Record:
        """The record as a seat or the public (number `seats`) may read it. It cannot be replayed."""
        lines = [line if line.startswith("@") else redacted(line) for line in self.lines]  # what was taken back stays so
        for step in self.steps():
            lines[step.line - 1] = readable(step.before, step.action, viewer)
        view = "public" if viewer == self.seats else str(viewer)
        return Record(self.game, self.seats, self.options, self.rules, self.components, lines, self.names, self.result, view)


def new_record(kind: GameType, seats: int | None = None, options: dict[str, Value] | None = None) -> Record:
    """An empty record of a game about to begin."""
    return Record(kind.name, seats or kind.seats[0], resolve(kind.options, options or {}), kind.rules_version, kind.components_hash)


def readable(state: State, action: int, viewer: int) -> str:
    """The action's name as a viewer may read it: `draw:A3`, or `draw:?`."""
    name = state.game.action_names[action]
    open_to = state.top().readers(state, state.seat(), action) >> viewer & 1
    return name if open_to else redacted(name)


def redacted(name: str) -> str:
    verb, colon, _ = name.partition(":")
    return f"{verb}:?" if colon else name


def effective(lines: list[str], source: str = "record", above: int = 0) -> list[int]:
    """Numbers (from 0) of the lines whose actions still count, in order."""
    same = [0]  # by number of lines: the fewest lines after which the game stood there
    for number, line in enumerate(lines):
        if line.startswith("@"):
            same.append(same[event(line, number, source, above)])
        else:
            same.append(number + 1)
    counted, stood = [], same[-1]
    while stood:
        counted.append(stood - 1)
        stood = same[stood - 1]
    return counted[::-1]


def event(line: str, number: int, source: str, above: int) -> int:
    """By number of lines, where the game stands after a table event. Raises BadRecord when it is none."""
    word, _, rest = line.partition(" ")
    back = whole(rest.partition(" ")[0]) if word in MOVING else number
    if back is None or back > number:
        raise BadRecord(f"{line[:80]!r} goes back to no earlier line", above + number + 1, source)
    if not EVENT.fullmatch(line):
        raise BadRecord(f"{line[:80]!r} is no table event; there are {EVENTS}", above + number + 1, source)
    return back


def seat_named(line: str) -> int | None:
    """The seat that a table event names, None when it names none."""
    word, *rest = line.split()
    named = rest[1:] if word in MOVING else rest
    return int(named[0]) if named and word.startswith("@") and word != "@from" else None


def play(state: State, line: str, number: int, source: str) -> None:
    try:
        state.apply_action(state.string_to_action(line))
    except IllegalAction as error:
        raise BadRecord(str(error), number, source) from error


def whole(text: str) -> int | None:
    """The number that a text writes in at most nine digits, None if it writes none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


# ---------------------------------------------------------------- reading
def parse(text: str, source: str = "record") -> Record:
    """The record written in a text. Raises BadRecord with source, line and reason."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"the first line is not {FORMAT!r}", 1, source)
    end = lines.index("") if "" in lines else len(lines)
    record = Header(lines[1:end], source).record()
    record.lines = "\n".join(lines[end + 1 :]).rstrip("\n").split("\n") if any(lines[end:]) else []
    record.source, record.above = source, end + 1
    if "" in record.lines:
        raise BadRecord("an empty line stands among the actions", end + 2 + record.lines.index(""), source)
    return record


class Header:
    """The lines between the first one and the empty one: keys, values, and where each stands."""

    def __init__(self, lines: list[str], source: str) -> None:
        self.source = source
        self.values: dict[str, str] = {}
        self.at: dict[str, int] = {}
        for number, line in enumerate(lines, 2):
            key, _, value = line.partition(" ")
            if key in GROUPS:
                name, _, value = value.partition(" ")
                key = f"{key} {name}"
            elif key not in KEYS:
                raise BadRecord(f"{key[:80]!r} is no part of a header", number, source)
            if key in self.values:
                raise BadRecord(f"{key[:80]!r} is given twice", number, source)
            self.values[key], self.at[key] = value, number

    def record(self) -> Record:
        for key in NEEDED:
            if key not in self.values:
                raise BadRecord(f"the header names no {key}", 0, self.source)
        kind = self.kind()
        seats = self.number("seats", *kind.seats, f"number of seats of {kind.name}")
        rules = self.number("rules", 1, kind.rules_version, f"known version of the rules of {kind.name}")
        options = {name: self.option(kind, name) for name in self.names("option")}
        names = {self.seat(seats, name): self.values[f"name {name}"] for name in self.names("name")}
        result, view = self.values.get("result", ""), self.view(seats)
        return Record(kind.name, seats, resolve(kind.options, options), rules, self.values["components"], [], names, result, view)

    def names(self, group: str) -> list[str]:
        return [key.partition(" ")[2] for key in self.values if key.startswith(f"{group} ")]

    def wrong(self, key: str, reason: str) -> BadRecord:
        return BadRecord(reason, self.at[key], self.source)

    def kind(self) -> GameType:
        try:
            return game_type(self.values["game"])
        except UnknownGame as error:
            raise self.wrong("game", str(error)) from error

    def number(self, key: str, least: int, most: int, what: str) -> int:
        number = whole(self.values[key])
        if number is None or not least <= number <= most:
            raise self.wrong(key, f"{self.values[key][:20]!r} is no {what}; it goes from {least} to {most}")
        return number

    def seat(self, seats: int, name: str) -> int:
        seat = whole(name)
        if seat is None or seat >= seats:
            raise self.wrong(f"name {name}", f"{name[:20]!r} is no seat; the seats are 0 to {seats - 1}")
        return seat

    def view(self, seats: int) -> str:
        view = self.values.get("view", "")
        if "view" in self.values and view != "public" and view not in map(str, range(seats)):
            raise self.wrong("view", f"{view[:20]!r} is no viewer; it is `public` or a seat from 0 to {seats - 1}")
        return view

    def option(self, kind: GameType, name: str) -> Value:
        spec = next((spec for spec in kind.options if spec.name == name), None)
        if spec is None:
            raise self.wrong(f"option {name}", f"{kind.name} has no option {name[:80]!r}")
        try:
            return spec.parse(self.values[f"option {name}"])
        except BadOption as error:
            raise self.wrong(f"option {name}", str(error)) from error
