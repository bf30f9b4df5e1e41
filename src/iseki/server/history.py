"""A table's record as the server plays it: the lines, and the position after each of them. No input, no output, no rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from iseki.core.dealer import Dealer
from iseki.core.game import Game
from iseki.core.moves import learns
from iseki.core.state import CHANCE, State
from iseki.server.about import Offer
from iseki.server.errors import IllegalAction, TooFar
from iseki.server.messages import Ending, Result
from iseki.server.store.rows import Line

TABLE = -2  # the seat of table events
NOBODY = -3


class Point(NamedTuple):
    """The position after so many lines. origin: the line that made it; less than its version after an undo.

    mover: the seat that may take back, back to `undo_line` lines: the last line at which CHANCE answered, the seat itself learned
    something, or another seat acted.
    """

    state: State
    origin: int
    mover: int
    undo_line: int


class History:
    """Lines and points side by side: `points[n]` is the position after n lines."""

    def __init__(self, game: Game, secret: bytes) -> None:
        self.game = game
        self.dealer = Dealer(secret)
        self.lines: list[Line] = []
        self.points = [Point(game.new_initial_state(), 0, NOBODY, 0)]
        self.bots: dict[int, str] = {}  # seats handed over, and the level that plays on
        self.ended: tuple[Ending, int] | None = None  # by a seat that resigned or whose time was over
        self.gave_up: set[int] = set()  # seats that resigned; somebody else plays on for them
        self.stood_in: set[int] = set()  # seats for which a bot has acted since it took over
        self.returns = 0  # how many times somebody took such a seat back
        self.paused = False
        self.origin = ""  # the table or record that this game goes on from
        self.left: list[tuple[int, int]] = []  # what may be redone: seat that took back, line where it stood; the last one first
        self.breaks: set[int] = set()  # versions at which a command ended: where one step back leads to

    @property
    def version(self) -> int:
        return len(self.lines)

    @property
    def now(self) -> Point:
        return self.points[-1]

    def extend(self, lines: Iterable[Line]) -> None:
        """Append lines that are known to be right because they are stored."""
        for line in lines:
            self.add(line, self.after_event(line.action) if line.seat == TABLE else self.after_action(line))

    def follow(self, draft: Draft) -> None:
        """Append what was drafted from here and is stored by now; nothing is played twice."""
        for line, point in zip(draft.lines, draft.points, strict=True):
            if line.seat == TABLE:
                self.add(line, self.after_event(line.action))
            else:
                self.left.clear()
                self.add(line, point)

    def add(self, line: Line, point: Point) -> None:
        if line.seat in self.bots:
            self.stood_in.add(line.seat)
        self.points.append(point)
        self.lines.append(line)

    def after_action(self, line: Line) -> Point:
        self.left.clear()
        return after(self.now, self.version + 1, line.seat, self.now.state.string_to_action(line.action))

    def after_event(self, event: str) -> Point:
        """`@undo 37`, `@undo 37 1`, `@redo 40 1`, `@resign 1`, `@timeout 1 auto`, `@seat 1 person`, `@pause 1`, ..."""
        word, *rest = event.split()
        if word == "@undo":
            self.leave(int(rest[1]) if rest[1:] else self.now.mover)
            return self.points[int(rest[0])]
        if word == "@redo":
            del self.left[-1:]
            return self.points[int(rest[0])]
        if word == "@from":
            self.origin = rest[0]
            return self.now._replace(mover=NOBODY, undo_line=self.version + 1)
        if word in ("@pause", "@go_on"):
            self.paused = word == "@pause"
        else:
            self.seat_event(word, int(rest[0]), rest[1] if rest[1:] else "")
        return self.now

    def seat_event(self, word: str, seat: int, who: str) -> None:
        """Who acts for the seat from now on; "" when the table ends."""
        if word == "@resign":
            self.gave_up.add(seat)
        if not who:
            self.ended = ("resigned" if word == "@resign" else "timeout"), seat
        elif who == "person":
            self.take_back(seat)
        else:
            self.bots[seat] = who.removeprefix("bot:")

    def take_back(self, seat: int) -> None:
        self.bots.pop(seat, None)
        self.returns += seat in self.stood_in
        self.stood_in.discard(seat)

    def leave(self, seat: int) -> None:
        """A seat takes back: it may return to here; what another one left lies beside the way now."""
        self.left = [(seat, self.now.origin)] if any(other != seat for other, _ in self.left) else [*self.left, (seat, self.now.origin)]

    def asked(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        return None if self.over() else int(self.now.state.current_player())

    def over(self) -> bool:
        return self.ended is not None or self.now.state.is_terminal()

    def result(self) -> Result | None:
        return result_of(self.now.state, self.ended)

    def standing(self) -> list[int]:
        """The lines, from 1, on the way to the present position, the last one first: without what was taken back."""
        way, version = list[int](), self.version
        while version > 0:
            way.append(version)
            origin = self.points[version].origin
            version = version - 1 if origin == version else origin
        return way

    def decisions(self) -> int:
        """What people and bots have decided, without what was taken back."""
        return sum(self.lines[version - 1].seat >= 0 for version in self.standing())


def result_of(state: State, ended: tuple[Ending, int] | None) -> Result | None:
    """None while the game runs."""
    if ended is not None:
        return loss(state.game.num_players(), *ended)
    if not state.is_terminal():
        return None
    returns = state.returns()
    return Result("rules", tuple(returns), tuple(seat for seat, r in enumerate(returns) if r == max(returns)))


def ended_by(lines: Iterable[Line]) -> tuple[Ending, int] | None:
    """The seat that ended the table, if one did."""
    word, _, seat = next((line.action for line in lines if line.seat == TABLE and ends_table(line.action)), "").partition(" ")
    return ("resigned" if word == "@resign" else "timeout", int(seat)) if seat else None


def loss(seats: int, ending: Ending, loser: int) -> Result:
    """The loser's -1 is shared out among the others."""
    share = 1 / (seats - 1)
    others = tuple(seat for seat in range(seats) if seat != loser)
    return Result(ending, tuple(-1.0 if seat == loser else share for seat in range(seats)), others)


def after(point: Point, version: int, seat: int, action: int) -> Point:
    """The point after an action, which becomes line `version`. Raises iseki.core.errors.IllegalAction."""
    state = point.state.clone()
    state.apply_action(action)
    if seat == CHANCE or learns(point.state, state, seat):
        return Point(state, version, NOBODY, version)
    if seat == point.mover:
        return Point(state, version, seat, point.undo_line)
    return Point(state, version, seat, version - 1)


class Draft:
    """Lines to be appended, all or none: they live on clones until they are stored.

    asks: it is about the offer that stands; offer: what stands afterwards.
    """

    def __init__(self, point: Point, version: int) -> None:
        self.point = point
        self.version = version
        self.lines: list[Line] = []
        self.points: list[Point] = []  # after each of them
        self.asks = False
        self.offer: Offer | None = None

    def play(self, seat: int, names: tuple[str, ...]) -> None:
        """Actions of one seat. Raises IllegalAction, or TooFar when one follows after the seat has learned something.

        Whether a later action is legal may tell what an earlier one reveals; so nothing may follow what teaches the seat.
        """
        for n, name in enumerate(names, start=1):
            before = self.point.state
            self.add(seat, legal(before, name))
            if n < len(names) and not goes_on(before, self.point.state, seat):
                raise TooFar(action=names[n])

    def add(self, seat: int, action: int) -> None:
        name = self.point.state.action_to_string(action)
        self.version += 1
        self.point = after(self.point, self.version, seat, action)
        self.points.append(self.point)
        self.lines.append(Line(seat, name))

    def deal(self, dealer: Dealer) -> None:
        """Answer for CHANCE until a seat is asked or the game is over."""
        while self.point.state.is_chance_node():
            self.add(CHANCE, dealer.answer(self.point.state))

    def note(self, event: str) -> None:
        """A table event; the position is History's business."""
        self.version += 1
        self.points.append(self.point)
        self.lines.append(Line(TABLE, event))

    def ask(self, offer: Offer | None) -> None:
        self.asks, self.offer = True, offer

    def ends(self) -> bool:
        """Is the game over with these lines?"""
        return self.point.state.is_terminal() or any(ends_table(line.action) for line in self.lines)


def ends_table(event: str) -> bool:
    """`@resign 1` and `@timeout 1` do; `@resign 1 bot:medium` does not."""
    return event.startswith(("@resign", "@timeout")) and event.count(" ") == 1


def goes_on(before: State, after: State, seat: int) -> bool:
    """May the seat answer again in the same breath: it is asked again, and has learned nothing by its last action?"""
    return after.current_player() == seat and not learns(before, after, seat)


def legal(state: State, name: str) -> int:
    """The action of that name, if it is legal now. Raises IllegalAction of the server, which names the action alone."""
    action = state.game.action_ids.get(name)
    if action is None or action not in state.legal_actions():
        raise IllegalAction(action=name[:80])
    return action
