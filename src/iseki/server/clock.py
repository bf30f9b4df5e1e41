"""The clocks of one table, counted by a clock that never goes back. The games know nothing of them.

Only the seat that is asked spends time. What it has spent is stored with every change and every second, so that a server that is down
costs nobody anything, and one that was killed forgets a second at most. By the move, what a seat has spent begins anew when another one
is asked or its next turn begins; taking back does not give time back. Whoever takes a seat back that a bot has played meanwhile
begins anew, too; for the whole game there is what was left.

Two servers that hold one table count side by side. What is stored names the version it was counted at: whoever has not seen the newest
line adds nothing to it, and takes over what stands there as soon as it reads that line.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from iseki.server.about import Clocks, Terms


class Spent(Struct):
    """What is kept on disk. used: seconds by seat in the whole game. stretch: seconds of `seat` in its turn number `turn` or since then
    (a seat that was taken back counts as one turn more).

    version: lines of the record when it was counted.
    """

    used: list[float]
    seat: int = -1
    turn: int = -1
    stretch: float = 0.0
    version: int = 0


def together(kept: Spent, counted: Spent) -> Spent:
    """What stands after `counted` was added to what is kept already, perhaps by another server."""
    if counted.version < kept.version:
        return kept
    same = (kept.seat, kept.turn) == (counted.seat, counted.turn)
    used = [max(both) for both in zip(kept.used, counted.used, strict=True)]
    return Spent(used, counted.seat, counted.turn, max(kept.stretch, counted.stretch) if same else counted.stretch, counted.version)


class Clock:
    """now: seconds that never go back. Without a time limit it stands for ever."""

    def __init__(self, terms: Terms, seats: int, now: Callable[[], float]) -> None:
        self.terms = terms
        self.now = now
        self.spent = Spent([0.0] * seats)
        self.since: float | None = None  # when the running seat's time was counted last

    def follow(self, seat: int | None, turn: int) -> None:
        """The seat whose time runs from now on; None for nobody's."""
        self.count()
        self.since = None
        if seat is None or self.terms.time == "none":
            return
        if seat != self.spent.seat or turn > self.spent.turn:
            self.spent.seat, self.spent.turn, self.spent.stretch = seat, turn, 0.0
        self.since = self.now()

    def count(self) -> None:
        if self.since is None:
            return
        now = self.now()
        self.spent.used[self.spent.seat] += now - self.since
        self.spent.stretch += now - self.since
        self.since = now

    @property
    def running(self) -> int | None:
        return None if self.since is None else self.spent.seat

    def left(self, seat: int) -> float:
        """Seconds, counted up to now by `count`."""
        gone = self.spent.used[seat] if self.terms.time == "game" else self.spent.stretch if seat == self.spent.seat else 0.0
        return max(0.0, self.terms.seconds - gone)

    def over(self) -> int | None:
        """The seat whose time has run out just now."""
        self.count()
        return self.running if self.running is not None and self.left(self.running) <= 0 else None

    def kept(self, version: int) -> Spent | None:
        """What is stored with so many lines, counted up to now; None without clocks."""
        if self.terms.time == "none":
            return None
        self.count()
        spent = self.spent
        return Spent([*spent.used], spent.seat, spent.turn, spent.stretch, version)

    def take(self, kept: Spent | None) -> None:
        """Go on from what is stored, and forget what was counted here: it was another seat's time."""
        self.since = None
        self.spent = kept or self.spent

    def shown(self, paused: bool, clocked: tuple[bool, ...]) -> Clocks | None:
        """clocked: seats that have a clock, which a bot has not."""
        if self.terms.time == "none":
            return None
        self.count()
        return Clocks(tuple(int(self.left(seat) * 1000) if has else None for seat, has in enumerate(clocked)), self.running, paused)
