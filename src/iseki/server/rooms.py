"""The tables that are in memory: each with its crowd and its bots. Any of them can be built again from the database."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from iseki.server.bots import BotSeats
from iseki.server.crowd import Crowd
from iseki.server.errors import Refused, UnknownTable
from iseki.server.minds import Minds
from iseki.server.store.company import Company, company_of
from iseki.server.store.database import Database
from iseki.server.store.rows import TableData, find_table
from iseki.server.table import Stored, Table, stored

LOOK_SECONDS = 0.5
MOST_IDLE = 100  # tables kept in memory though nobody looks at them


class Room:
    """A table, who looks at it, and the bots that play there."""

    def __init__(self, table: Table, company: Company, minds: Minds, pace: float) -> None:
        self.table = table
        self.crowd = Crowd(table, company)
        self.bots = BotSeats(table, minds, pace)
        table.changed = self.changed
        table.offers.changed = self.crowd.tell_seats
        if any(place.level for place in table.places):
            minds.prepare(table.kind.name)

    def changed(self, since: int) -> None:
        self.crowd.tell()
        if self.table.history.over() or any(line.action.startswith("@seat") for line in self.table.history.lines[since:]):
            self.crowd.tell_seats()
        self.bots.wake()

    def idle(self) -> bool:
        return not self.crowd.members and self.table.bot_to_move() is None


class Rooms:
    """Finds tables by their code."""

    def __init__(self, database: Database, minds: Minds, pace: float) -> None:
        self.database = database
        self.minds = minds
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.loading = asyncio.Lock()  # two requests must not build one table twice

    async def find(self, code: str) -> Room:
        """The table of that code (in any case), read from the database if need be. Raises UnknownTable, UnknownRules."""
        code = code.upper()
        async with self.loading:
            if code not in self.rooms:
                self.forget_idle()
                self.rooms[code] = await self.load(code)
                self.rooms[code].bots.wake()
            return self.rooms[code]

    async def load(self, code: str) -> Room:
        def work(connection: Connection) -> tuple[TableData, Stored, Company] | None:
            data = find_table(connection, code)
            return None if data is None else (data, stored(connection, data.id), company_of(connection, data.id))

        found = await self.database.run(work)
        if found is None:
            raise UnknownTable(code=code[:20])
        data, lines, company = found
        return Room(Table(data, lines, self.database), company, self.minds, self.pace)

    def forget_idle(self) -> None:
        idle = [code for code, room in self.rooms.items() if room.idle()]
        for code in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.rooms[code]

    async def renamed(self, codes: list[str]) -> None:
        """Somebody who sits at these tables has a new name, or has just sat down."""
        for room in [self.rooms[code] for code in codes if code in self.rooms]:
            await room.table.refresh_seats()
            room.crowd.tell_seats()

    async def keep_in_step(self) -> None:
        """For ever: what another server on the same file stores is seen here within half a second."""
        seen = None
        while True:
            with suppress(Refused, SQLAlchemyError):
                now = await self.database.call(self.database.elsewhere)
                if now != seen:
                    await self.look_up()
                    seen = now
            await asyncio.sleep(LOOK_SECONDS)

    async def look_up(self) -> None:
        for room in [room for room in self.rooms.values() if room.crowd.members]:
            await room.table.look_up()
            await room.crowd.refresh()

    def close(self) -> None:
        for room in self.rooms.values():
            room.bots.close()
