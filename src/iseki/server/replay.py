"""Looking back at a table: where its game stood after each line, through one pair of eyes.

Eyes are a seat's (what it knew at that time), the public's, or `all`: every card open. While a game runs everybody has the
own eyes alone, several people at one device those of each of them; when it is over everybody may choose.
"""

from __future__ import annotations

import asyncio

from msgspec import Struct

from iseki.core.opened import EVERYTHING
from iseki.server.about import TableInfo
from iseki.server.bodies import Replay, Stop
from iseki.server.errors import BadEyes
from iseki.server.gate import Gate
from iseki.server.history import TABLE, History
from iseki.server.messages import Position

ALL, PUBLIC = "all", "public"
BREATH = 10  # lines that are told before others get their turn


class Past(Struct, frozen=True):
    """What can be looked back at: the gate of a table or of a record that was read, and who looks. viewer: a seat or the public.

    own: seats of several people at the device; what one of them knows is shown when it is asked for.
    """

    info: TableInfo
    gate: Gate
    viewer: int
    open: bool
    own: tuple[int, ...] = ()

    def eyes(self, wish: str | None) -> str:
        """Those wished for, else all that may be seen. Raises BadEyes."""
        may = self.may()
        if wish is not None and wish not in may:
            raise BadEyes(eyes=wish[:20], allowed=may)
        return wish or may[0]

    def may(self) -> tuple[str, ...]:
        """The usual ones first."""
        seats = self.gate.history.game.num_players()
        if self.open:
            return (ALL, *map(str, range(seats)), PUBLIC)
        if self.viewer == seats:
            return (PUBLIC, *map(str, self.own))
        return (str(self.viewer),)

    async def replay(self, wish: str | None) -> Replay:
        """Bit by bit; other people get their turn meanwhile."""
        eyes, history = self.eyes(wish), self.gate.history
        for version in range(0, history.version, BREATH):
            self.gate.tell(self.sees(eyes), version)
            await asyncio.sleep(0)
        events = self.gate.events(self.sees(eyes), 0)
        return Replay(self.info, eyes, self.may(), events, stops(history), left(history), history.result())

    def position(self, version: int, wish: str | None) -> Position:
        return self.gate.back(self.sees(self.eyes(wish)), settled(self.gate.history, version))

    def sees(self, eyes: str) -> int:
        return EVERYTHING if eyes == ALL else self.gate.history.game.num_players() if eyes == PUBLIC else int(eyes)


def is_stop(history: History, version: int) -> bool:
    """Nothing is shown in the middle of what CHANCE does."""
    return version == history.version or not history.points[version].state.is_chance_node()


def settled(history: History, version: int) -> int:
    """The first stop after so many lines, the last one at most."""
    return next((n for n in range(version, history.version) if is_stop(history, n)), history.version)


def stops(history: History) -> tuple[Stop, ...]:
    return tuple(stop(history, version) for version in range(history.version + 1) if is_stop(history, version))


def stop(history: History, version: int) -> Stop:
    state = history.points[version].state
    asked, round_at = int(state.current_player()), state.game.fields.get("round")
    return Stop(version, int(state.turns), asked if asked >= 0 else None, 0 if round_at is None else int(state.get(round_at)))


def left(history: History) -> tuple[int, ...]:
    """The lines of the branches that were taken back."""
    counted = set(history.standing())
    return tuple(n for n, line in enumerate(history.lines, 1) if n not in counted and line.seat != TABLE)
