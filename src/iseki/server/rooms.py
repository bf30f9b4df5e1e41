"""The tables that are in memory: each with its crowd and its bots. Any of them can be built again from the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from iseki.server.bots import BotSeats
from iseki.server.clock import Spent
from iseki.server.crowd import Crowd
from iseki.server.errors import Refused, UnknownTable
from iseki.server.leaving import depart, time_over
from iseki.server.minds import Minds
from iseki.server.outcome import HANDING
from iseki.server.store.clocks import clock_of, clocked, keep_clocks
from iseki.server.store.company import Company, company_of
from iseki.server.store.database import Database
from iseki.server.store.rows import TableData, find_table
from iseki.server.store.whole import Stored, stored
from iseki.server.table import Table
from iseki.server.upkeep import for_ever, safely

LOOK_SECONDS = 0.5
TICK_SECONDS = 0.2  # between two looks at the clocks
KEEP_SECONDS = 1.0  # between two times that what they count is stored
MOST_IDLE = 100  # tables kept in memory though nobody looks at them


class Room:
    """A table, who looks at it, and the bots that play there."""

    def __init__(self, table: Table, company: Company, minds: Minds, pace: float) -> None:
        self.table = table
        self.crowd = Crowd(table, company)
        self.bots = BotSeats(table, minds, pace)
        self.stale = False  # another server may have written to it while nobody looked
        table.changed = self.changed
        table.offers.changed = self.crowd.tell_seats
        if any(place.level for place in table.places):
            minds.prepare(table.kind.name)

    def changed(self, since: int) -> None:
        self.crowd.tell()
        if self.table.history.over() or any(line.action.startswith(HANDING) for line in self.table.history.lines[since:]):
            self.crowd.tell_seats()
        self.bots.wake()

    async def look_up(self) -> None:
        """What another server has stored is shown. Raises Busy."""
        await self.table.look_up()
        await self.crowd.refresh()
        await depart(self.table)
        self.stale = False

    def idle(self) -> bool:
        return not self.crowd.members and self.table.bot_to_move() is None and self.table.clock.running is None


class Rooms:
    """Finds tables by their code."""

    def __init__(self, database: Database, minds: Minds, pace: float, now: Callable[[], float] = time.monotonic) -> None:
        self.database = database
        self.minds = minds
        self.pace = pace
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.loading = asyncio.Lock()  # two requests must not build one table twice
        self.seen: object = None  # the mark of what others have written, as it was last looked at
        self.kept = now()  # when the clocks were stored last

    async def find(self, code: str) -> Room:
        """The table of that code (in any case), read from the database if need be. Raises UnknownTable, UnknownRules."""
        code = code.upper()
        async with self.loading:
            if code not in self.rooms:
                self.forget_idle()
                room = await self.load(code)
                await depart(room.table)
                self.rooms[code] = room
                room.bots.wake()
            elif self.rooms[code].stale:
                await self.rooms[code].look_up()
            self.rooms[code] = self.rooms.pop(code)  # the last to be forgotten: whoever asks for it is on the way in
            return self.rooms[code]

    async def load(self, code: str) -> Room:
        def work(connection: Connection) -> tuple[TableData, Stored, Company, Spent | None] | None:
            data = find_table(connection, code)
            if data is None:
                return None
            return data, stored(connection, data.id), company_of(connection, data.id), clock_of(connection, data.id)

        found = await self.database.run(work)
        if found is None:
            raise UnknownTable(code=code[:20])
        data, lines, company, spent = found
        return Room(Table(data, lines, self.database, spent, self.now), company, self.minds, self.pace)

    def forget_idle(self) -> None:
        idle = [code for code, room in self.rooms.items() if room.idle()]
        for code in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.rooms[code]

    async def settle(self, code: str, holder: tuple[int, ...]) -> None:
        """These guests are no more. A table that is not in memory sees it when it is read. Raises Busy."""
        if code in self.rooms:
            self.rooms[code].crowd.let_go(lambda member: bool({*holder} & {*member.holder}))
            await self.rooms[code].look_up()

    async def renamed(self, codes: list[str]) -> None:
        """Somebody who sits at these tables has a new name, or has just sat down."""
        for room in [self.rooms[code] for code in codes if code in self.rooms]:
            await room.table.refresh_seats()
            room.crowd.tell_seats()
            room.crowd.tell_clocks()

    async def keep_in_step(self) -> None:
        """For ever: what another server on the same file stores is seen here within half a second."""
        await for_ever("looking at what others have stored", self.look_up, LOOK_SECONDS)

    async def keep_time(self) -> None:
        """For ever: who has no time left gives the seat up; what the clocks count is stored. Tables that nobody looks at, too."""
        for code in await self.clocked():
            await safely(f"reading table {code}", partial(self.find, code))
        await for_ever("keeping time", self.tick, TICK_SECONDS)

    async def tick(self) -> None:
        for code, table in self.ticking().items():
            await safely(f"the clock of table {code}", partial(time_over, table))
        if self.now() - self.kept >= KEEP_SECONDS:
            self.kept = self.now()
            await self.keep_clocks()

    def ticking(self) -> dict[str, Table]:
        """By code."""
        return {code: room.table for code, room in self.rooms.items() if room.table.clock.running is not None}

    async def clocked(self) -> list[str]:
        with suppress(Refused, SQLAlchemyError):
            return await self.database.run(clocked)
        return []

    async def keep_clocks(self) -> None:
        """Store what the running clocks have counted."""
        kept = {table.data.id: table.clock.kept(table.history.version) for table in self.ticking().values()}
        counted = {table: spent for table, spent in kept.items() if spent is not None}
        with suppress(Refused, SQLAlchemyError):
            if counted:
                await self.database.run(lambda connection: keep_clocks(connection, counted))

    async def look_up(self) -> None:
        """Those that nobody looks at are looked up when somebody comes; one that could not be read is tried again."""
        now = await self.database.call(self.database.elsewhere)
        for room in self.rooms.values() if now != self.seen else ():
            room.stale = True
        self.seen = now
        for code, room in list(self.rooms.items()):
            if room.stale and room.crowd.members:
                await safely(f"looking up table {code}", room.look_up)

    def close(self) -> None:
        for room in self.rooms.values():
            room.bots.close()
