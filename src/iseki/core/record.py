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
    @undo 12                     table events begin with @: back to 12 lines
    @seat 1 bot:medium           who acts for a seat
    @resign 0

A viewer's copy has `view 0` (a seat, or `public`) in its header and reads `draw:?` where the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from iseki.core.errors import BadOption, BadRecord, IllegalAction, UnknownGame
from iseki.core.game import Game
from iseki.core.options import Value, resolve, shown
from iseki.core.registry import GameType, game_type
from iseki.core.state import State

FORMAT = "iseki-record 1"


class Step(Struct, frozen=True):
    """One line of a record that was played: before and after are the states around it. line: its number, from 1."""

    line: int
    before: State
    action: int
    after: State


class Record(Struct):
    """lines: action names and table events, in order. options: all of them. names: by seat, may be empty."""

    game: str
    seats: int
    options: dict[str, Value]
    rules: int
    components: str
    lines: list[str] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    result: str = ""
    view: str = ""

    def load(self) -> Game:
        return game_type(self.game).load(self.seats, self.options)

    def replay(self) -> State:
        """The position after the last line. Raises BadRecord naming the line that cannot be played."""
        state = self.load().new_initial_state()
        for step in self.steps():
            state = step.after
        return state

    def steps(self, source: str = "record") -> Iterator[Step]:
        """Every action that counts, with the positions around it; what an `@undo` took back is left out."""
        if self.view:
            raise BadRecord(f"this is the copy of viewer {self.view}, some lines are hidden; ask the table for the full record", 0, source)
        state = self.load().new_initial_state()
        for number in effective(self.lines, source):
            after = state.clone()
            play(after, self.lines[number], number, source)
            yield Step(number + 1, state, after.string_to_action(self.lines[number]), after)
            state = after

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
        lines = list(self.lines)
        for step in self.steps():
            lines[step.line - 1] = readable(step.before, step.action, viewer)
        taken_back = set(range(len(lines))) - {step.line - 1 for step in self.steps()}
        for number in taken_back:
            lines[number] = redacted(lines[number])
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


def effective(lines: list[str], source: str = "record") -> list[int]:
    """Numbers (from 0) of the lines whose actions still count, in order."""
    after: list[tuple[int, ...]] = [()]
    for number, line in enumerate(lines):
        counted = after[-1]
        if not line.startswith("@"):
            counted = (*counted, number)
        elif line.startswith("@undo "):
            counted = after[target(line, number, source)]
        after.append(counted)
    return list(after[-1])


def target(line: str, number: int, source: str) -> int:
    """The number of lines an `@undo` goes back to."""
    back = line.removeprefix("@undo ")
    if not (back.isascii() and back.isdigit() and int(back) <= number):
        raise BadRecord(f"{line[:80]!r} goes back to no earlier line", number + 1, source)
    return int(back)


def play(state: State, line: str, number: int, source: str) -> None:
    try:
        state.apply_action(state.string_to_action(line))
    except IllegalAction as error:
        raise BadRecord(str(error), number + 1, source) from error


def parse(text: str, source: str = "record") -> Record:
    """The record written in a text. Raises BadRecord with source, line and reason."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"the first line is not {FORMAT!r}", 1, source)
    end = lines.index("") if "" in lines else len(lines)
    record = header_of(lines[1:end], source)
    record.lines = [line for line in lines[end + 1 :] if line]
    return record


def header_of(lines: list[str], source: str) -> Record:
    fields: dict[str, str] = {}
    groups: dict[str, dict[str, tuple[str, int]]] = {"option": {}, "name": {}}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key in groups:
            name, _, rest = value.partition(" ")
            groups[key][name] = (rest, number)
        elif key in ("game", "rules", "components", "seats", "result", "view"):
            fields[key] = value
        else:
            raise BadRecord(f"{key[:80]!r} is no part of a header", number, source)
    return build(fields, groups, source)


def build(fields: dict[str, str], groups: dict[str, dict[str, tuple[str, int]]], source: str) -> Record:
    for key in ("game", "rules", "components", "seats"):
        if key not in fields:
            raise BadRecord(f"the header names no {key}", 0, source)
    try:
        kind = game_type(fields["game"])
    except UnknownGame as error:
        raise BadRecord(str(error), 0, source) from error
    if not fields["rules"].isdigit() or not 1 <= int(fields["rules"]) <= kind.rules_version:
        raise BadRecord(
            f"rules version {fields['rules'][:20]} of {kind.name} is not known here; {kind.rules_version} is the newest", 0, source
        )
    if not fields["seats"].isdigit():
        raise BadRecord(f"{fields['seats'][:20]!r} is no number of seats", 0, source)
    options = {name: option(kind, name, value, line, source) for name, (value, line) in groups["option"].items()}
    names = {int(seat): name for seat, (name, _) in groups["name"].items() if seat.isdigit()}
    return Record(
        kind.name,
        int(fields["seats"]),
        resolve(kind.options, options),
        int(fields["rules"]),
        fields["components"],
        names=names,
        result=fields.get("result", ""),
        view=fields.get("view", ""),
    )


def option(kind: GameType, name: str, value: str, line: int, source: str) -> Value:
    spec = next((spec for spec in kind.options if spec.name == name), None)
    if spec is None:
        raise BadRecord(f"{kind.name} has no option {name[:80]!r}", line, source)
    try:
        return spec.parse(value)
    except BadOption as error:
        raise BadRecord(str(error), line, source) from error
