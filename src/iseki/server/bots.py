"""Bots at a table: whenever a bot's seat is asked it thinks, waits so that people can follow, and plays."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from iseki.ai.levels import Level, level
from iseki.ai.worker import task
from iseki.core.state import State
from iseki.server.errors import Busy, DiskFull, ReadOnly, StaleVersion
from iseki.server.history import goes_on
from iseki.server.minds import Minds, decided, quick
from iseki.server.table import Table

NOT_STORED = (Busy, DiskFull, ReadOnly)  # what may be well again after a while
BUSY_SECONDS = 1.0  # until a bot tries again
SHARE = 0.3  # of what is left of its turn a bot may take for one decision: the last of a long chain is thought about, too


class Patience:
    """How long a bot may still think in its turn; waiting so that people can follow is not thinking.

    A seat that plays several turns in a row has as long for each.
    """

    def __init__(self) -> None:
        self.turn = (-1, -1)  # seat, number of the turn
        self.left = 0.0

    def begin(self, seat: int, turn: int, seconds: float) -> None:
        if (seat, turn) != self.turn:
            self.turn, self.left = (seat, turn), seconds

    def for_one_decision(self) -> float:
        """Seconds; 0 when the turn has taken long enough."""
        return max(0.0, SHARE * self.left)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """What passes inside is taken from what is left."""
        began = monotonic()
        try:
            yield
        finally:
            self.left -= monotonic() - began


class BotSeats:
    """The bots of one table. pace: seconds before each of their commands, so that people can follow."""

    def __init__(self, table: Table, minds: Minds, pace: float) -> None:
        self.table = table
        self.minds = minds
        self.pace = pace
        self.hurry = asyncio.Event()
        self.running: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Play on if a bot is asked and is not at it already."""
        if self.table.bot_to_move() is None:
            self.hurry.clear()
        elif self.running is None or self.running.done():
            self.running = asyncio.get_running_loop().create_task(self.run())

    def skip(self) -> None:
        """Do not wait any more until a person is asked."""
        if self.table.bot_to_move() is not None:
            self.hurry.set()

    def close(self) -> None:
        if self.running is not None:
            self.running.cancel()

    async def run(self) -> None:
        patience = Patience()
        while (seat := self.table.bot_to_move()) is not None:
            bot = level(self.level(seat))
            patience.begin(seat, int(self.table.history.now.state.turns), bot.turn_seconds)
            try:
                await self.play_one(seat, bot, patience)
            except StaleVersion:
                continue
            except NOT_STORED:
                await asyncio.sleep(BUSY_SECONDS)
        self.hurry.clear()

    def level(self, seat: int) -> str:
        """Quick answers are those of no level; they take no longer than an easy bot may."""
        named = self.table.level(seat)
        return "easy" if named is None or named == "auto" else named

    async def play_one(self, seat: int, bot: Level, patience: Patience) -> None:
        started, version = monotonic(), self.table.history.version
        names = await self.think(seat, bot, patience)
        await self.wait(self.pace - (monotonic() - started))
        await self.table.play_bot(seat, version, names)

    async def wait(self, seconds: float) -> None:
        if seconds > 0:
            try:
                await asyncio.wait_for(self.hurry.wait(), seconds)
            except TimeoutError:
                return

    async def think(self, seat: int, bot: Level, patience: Patience) -> tuple[str, ...]:
        """The actions of one command: until somebody else is asked, the bot learns something, or the first question comes back."""
        state = self.table.history.now.state
        question, names = state.top().name, list[str]()
        while True:
            action = await self.decide(state, seat, bot, patience)
            names.append(state.action_to_string(action))
            before, state = state, state.clone()
            state.apply_action(action)
            if not goes_on(before, state, seat) or state.top().name == question:
                return tuple(names)

    async def decide(self, state: State, seat: int, bot: Level, patience: Patience) -> int:
        legal, seconds = state.legal_actions(), patience.for_one_decision()
        if len(legal) == 1:
            return legal[0]
        if seconds <= 0 or self.table.level(seat) == "auto":
            return quick(state, seat)
        work = task(self.table.kind.name, self.table.options, state, seat, bot.bot, secrets.randbits(31), seconds)
        with patience.thinking():
            return await decided(self.minds, work, state)
