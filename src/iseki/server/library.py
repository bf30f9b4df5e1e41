"""Records that people bring along to look at: kept in memory, the latest ones, under an address that follows from their text."""

from __future__ import annotations

import asyncio
import hashlib

from msgspec import Struct

from iseki.core import errors as core
from iseki.core.record import Record, effective, parse, seat_named
from iseki.core.registry import game_type
from iseki.server.errors import BadRecord, RecordHidden, RecordTooLong, UnknownReplay
from iseki.server.gate import Gate
from iseki.server.history import TABLE, History
from iseki.server.messages import SeatInfo, TableInfo
from iseki.server.names import LIMIT
from iseki.server.replay import Past
from iseki.server.store.rows import Line

RECORD_BYTES = 262_144  # of the request that brings it
MOST_LINES = 5_000  # of one record
MOST_KEPT = 20_000  # lines of all records together
BREATH = 50  # lines that are played before others get their turn
PREFIX = "record-"


class Book(Struct, frozen=True):
    """A record that was read and played."""

    code: str
    record: Record
    gate: Gate

    def past(self) -> Past:
        """Open to whoever has its address: who brought it had every line of it."""
        record = self.record
        seats = tuple(SeatInfo("person", readable(record.names.get(seat, ""))) for seat in range(record.seats))
        info = TableInfo(self.code, record.game, record.rules, record.options, seats, True, "")
        return Past(info, self.gate, record.seats, True)


class Library:
    """The books by their code, the one read longest ago first."""

    def __init__(self) -> None:
        self.books: dict[str, Book] = {}

    async def add(self, text: str, source: str) -> Book:
        """Raises BadRecord, RecordHidden, RecordTooLong."""
        code = PREFIX + hashlib.sha256(text.encode()).hexdigest()[:20]
        book = self.books.pop(code, None) or await read(code, text, source)
        self.books[code] = book
        self.make_room()
        return book

    def find(self, code: str) -> Book:
        """Raises UnknownReplay."""
        book = self.books.pop(code, None)
        if book is None:
            raise UnknownReplay(code=code[:40])
        self.books[code] = book
        return book

    def make_room(self) -> None:
        while len(self.books) > 1 and sum(len(book.record.lines) for book in self.books.values()) > MOST_KEPT:
            del self.books[next(iter(self.books))]


async def read(code: str, text: str, source: str) -> Book:
    try:
        record = parse(text, source)
        check(record)
        history = await played(record)
    except core.BadRecord as error:
        raise BadRecord(source=error.source, line=max(error.line, 1), reason=error.reason) from None
    return Book(code, record, Gate(history, game_type(record.game).present))


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
    history = History(record.load(), bytes(32))
    for number, line in enumerate(record.lines):
        if number % BREATH == 0:
            await asyncio.sleep(0)
        seat = TABLE if line.startswith("@") else int(history.now.state.current_player())
        try:
            history.extend([Line(seat, line)])
        except core.IllegalAction as error:
            raise core.BadRecord(str(error), record.above + number + 1, record.source) from None
    return history
