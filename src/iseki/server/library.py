"""Records that people bring along to look at, under an address that follows from their text. The database keeps them.

Those that were looked at last are in memory, played.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial

from msgspec import Struct

from iseki.core import errors as core
from iseki.core.record import Record, effective, parse, seat_named
from iseki.core.registry import game_type
from iseki.server.about import SeatInfo, TableInfo
from iseki.server.bodies import Brought
from iseki.server.errors import BadRecord, RecordHidden, RecordTooLong, UnknownReplay
from iseki.server.gate import Gate
from iseki.server.history import TABLE, History
from iseki.server.loaded import loaded
from iseki.server.names import LIMIT
from iseki.server.replay import Past
from iseki.server.store.brought import brought_by, forget_old, keep_record, look, put_away
from iseki.server.store.database import Database
from iseki.server.store.rows import Line
from iseki.server.upkeep import for_ever

RECORD_BYTES = 262_144  # of the request that brings it
MOST_LINES = 5_000  # of one record
MOST_PLAYED = 20_000  # lines of all records that are in memory
TIDY_SECONDS = 3600.0
BREATH = 50  # lines that are played before others get their turn
PREFIX = "record-"


class Book(Struct, frozen=True):
    """A record that was read and played. text: as it was brought."""

    code: str
    text: str
    record: Record
    gate: Gate

    def past(self) -> Past:
        """Open to whoever has its address: who brought it had every line of it."""
        record = self.record
        seats = tuple(SeatInfo("person", readable(record.names.get(seat, ""))) for seat in range(record.seats))
        info = TableInfo(self.code, record.game, record.rules, record.options, seats, True, "")
        return Past(info, self.gate, record.seats, True)


class Library:
    """The books that are in memory by their code, the one read longest ago first; any of them can be played again."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.books: dict[str, Book] = {}

    async def read(self, text: str, source: str) -> Book:
        """Raises BadRecord, RecordHidden, RecordTooLong."""
        code = PREFIX + hashlib.sha256(text.encode()).hexdigest()[:20]
        book = self.books.pop(code, None) or await read(code, text, source)
        self.books[code] = book
        self.make_room()
        return book

    async def keep(self, book: Book, guest: int) -> None:
        """guest: who brought it. Raises Busy."""
        await self.database.run(partial(keep_record, code=book.code, text=book.text, guest=guest))

    async def find(self, code: str) -> Book:
        """Raises UnknownReplay, Busy; BadRecord for one that this iseki cannot play any more."""
        text = await self.database.run(partial(look, code=code))
        if text is None:
            self.books.pop(code, None)
            raise UnknownReplay(code=code[:40])
        return await self.read(text, code)

    async def brought(self, holder: tuple[int, ...]) -> tuple[Brought, ...]:
        return tuple(rows(await self.database.run(partial(brought_by, holder=holder))))

    async def put_away(self, code: str, holder: tuple[int, ...]) -> None:
        """Raises UnknownReplay for one that none of these guests brought."""
        if not await self.database.run(partial(put_away, code=code, holder=holder)):
            raise UnknownReplay(code=code[:40])

    def make_room(self) -> None:
        while len(self.books) > 1 and sum(len(book.record.lines) for book in self.books.values()) > MOST_PLAYED:
            del self.books[next(iter(self.books))]

    async def keep_tidy(self) -> None:
        """For ever: what nobody has looked at for long goes."""
        await for_ever("putting old records away", partial(self.database.run, forget_old), TIDY_SECONDS)


def rows(found: Iterable[tuple[str, str]]) -> Iterator[Brought]:
    """A record that this iseki cannot read any more is left out; its own page says why."""
    for code, text in found:
        with suppress(core.BadRecord):
            yield row(code, text)


def row(code: str, text: str) -> Brought:
    """Its header alone is looked at; it was played when it was brought."""
    record = parse(text, code)
    return Brought(code, record.game, tuple(readable(record.names.get(seat, "")) for seat in range(record.seats)), len(record.lines))


async def read(code: str, text: str, source: str) -> Book:
    try:
        record = parse(text, source)
        check(record)
        history = await played(record)
    except core.BadRecord as error:
        raise BadRecord(source=error.source, line=max(error.line, 1), reason=error.reason) from None
    return Book(code, text, record, Gate(history, game_type(record.game).present))


def readable(name: str) -> str:
    """As much of a name as a seat's name may be."""
    return "".join(letter for letter in name if letter.isprintable())[:LIMIT]


def check(record: Record) -> None:
    if record.view:
        raise RecordHidden(source=record.source, viewer=record.view)
    if len(record.lines) > MOST_LINES:
        raise RecordTooLong(source=record.source, lines=len(record.lines), limit=MOST_LINES)
    effective(record.lines, record.source, record.above)
    for number, line in enumerate(record.lines, record.above + 1):
        seat = seat_named(line)
        if seat is not None and seat >= record.seats:
            raise core.BadRecord(f"{line!r} names no seat; the seats are 0 to {record.seats - 1}", number, record.source)


async def played(record: Record) -> History:
    """Line by line; other people get their turn meanwhile."""
    history = History(loaded(game_type(record.game), record.seats, record.options), bytes(32))
    for number, line in enumerate(record.lines):
        if number % BREATH == 0:
            await asyncio.sleep(0)
        seat = TABLE if line.startswith("@") else int(history.now.state.current_player())
        try:
            history.extend([Line(seat, line)])
        except core.IllegalAction as error:
            raise core.BadRecord(str(error), record.above + number + 1, record.source) from None
    return history
