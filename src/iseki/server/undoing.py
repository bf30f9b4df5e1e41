"""What may be taken back at a table, by whom, and how far. Every answer comes from the record and the table's terms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from iseki.server.about import Terms
from iseki.server.errors import NothingToRedo, UndoLine, UndoNotAllowed
from iseki.server.history import History, Point

FARTHEST = 5  # own decisions beyond the undo line that are offered


class Ways(Struct, frozen=True):
    """Where a seat may go from here: lines. undo, step, redo, back: as in Position."""

    undo: int | None = None
    step: int | None = None
    redo: int | None = None
    back: tuple[int, ...] = ()


def ways(history: History, terms: Terms, seat: int) -> Ways:
    if history.over() or seat in history.bots:
        return Ways()
    line = own_line(history, terms, seat, history.now)
    back = further(history, seat, line) if terms.undo in ("ask", "free") else ()
    return Ways(line, None if line is None else step(history, line), left_by(history, seat), back)


def own_line(history: History, terms: Terms, seat: int, point: Point) -> int | None:
    """The line that the seat may go back to by itself from a point, None when it has nothing to take back."""
    mine = terms.undo != "off" and point.mover == seat and seat not in history.bots and not history.over()
    return point.undo_line if mine and point.origin > point.undo_line else None


def step(history: History, line: int) -> int:
    """The end of the command before the last one, not before the line."""
    bound = history.points[line].origin
    return next(point.origin for point in before(history) if point.origin in history.breaks or point.origin <= bound)


def left_by(history: History, seat: int) -> int | None:
    return history.left[-1][1] if history.left and history.left[-1][0] == seat else None


def further(history: History, seat: int, line: int | None) -> tuple[int, ...]:
    """Where the seat began a command before its undo line, nearest first."""
    bound = history.now.origin if line is None else history.points[line].origin
    return tuple(islice((point.origin for point in before(history) if point.origin < bound and begins(history, seat, point)), FARTHEST))


def begins(history: History, seat: int, point: Point) -> bool:
    """Is the seat asked there, not in the middle of a command of its own?"""
    if point.state.current_player() != seat:
        return False
    return point.origin == 0 or point.origin in history.breaks or history.lines[point.origin - 1].seat != seat


def before(history: History) -> Iterator[Point]:
    """The points that led to the present one, the last one first. What was taken back is none of them."""
    point = history.now
    while point.origin:
        point = history.points[point.origin - 1]
        yield point


# ---------------------------------------------------------------- checks
def check_undo(history: History, terms: Terms, seat: int, to: int) -> None:
    """May the seat take back so far by itself? Raises UndoNotAllowed, UndoLine."""
    if terms.undo == "off":
        raise UndoNotAllowed(undo=terms.undo)
    line = own_line(history, terms, seat, history.now)
    check_way(history, to, line)
    if terms.undo != "free" and (line is None or history.points[to].origin < history.points[line].origin):
        raise UndoLine(to=to, line=history.version if line is None else line)


def check_far(history: History, terms: Terms, seat: int, to: int) -> None:
    """May the seat ask the others to go back so far? Raises UndoNotAllowed, UndoLine."""
    if terms.undo != "ask":
        raise UndoNotAllowed(undo=terms.undo)
    check_way(history, to, own_line(history, terms, seat, history.now))


def check_way(history: History, to: int, line: int | None) -> None:
    """Did the game come this way, and was a seat asked there? Raises UndoLine."""
    target = history.points[to] if to < history.version else history.now
    asked = any(target is point for point in before(history)) and not target.state.is_chance_node()
    if not asked:
        raise UndoLine(to=to, line=history.version if line is None else line)


def check_redo(history: History, seat: int) -> int:
    """The line to go forward to. Raises NothingToRedo."""
    line = left_by(history, seat)
    if line is None:
        raise NothingToRedo
    return line
