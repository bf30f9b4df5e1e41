"""What waits for the database is stored by one transaction, and still each wholly or not at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator

import pytest
from sqlalchemy import Connection, event, func, select

from iseki.server.errors import Busy, SeatTaken
from iseki.server.store.database import Database
from iseki.server.store.people import new_guest
from iseki.server.store.rows import Addition, Conflict, Line, SeatRow, TableData, lines_after, open_table
from iseki.server.store.schema import GONE, guests
from iseki.server.store.storing import Storing

Work = Callable[[Connection], object]


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    opened = Database(place)
    yield opened
    opened.close()


def guest(number: int) -> Work:
    return lambda connection: new_guest(connection, bytes([number]) * 32, f"Ann {number}").name


def fails(connection: Connection) -> None:
    """Writes, and then thinks better of it."""
    new_guest(connection, bytes(32), "Nobody")
    raise SeatTaken(seat=1, code="ABC234")


def names(database: Database) -> list[str]:
    """Of people: the guest who stands for those that are gone is none."""
    people = select(guests.c.name).where(guests.c.id != GONE)
    return database.transaction(lambda connection: sorted(connection.execute(people).scalars()))


def at_once(database: Database, works: list[Work]) -> list[object]:
    """All wait while the thread is held; what became of each."""
    free = threading.Event()

    async def ask() -> list[object]:
        database.writer.submit(free.wait)
        asked: list[Awaitable[object]] = [asyncio.ensure_future(database.run(work)) for work in works]
        await asyncio.sleep(0.01)
        free.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    return asyncio.run(ask())


def test_twenty_that_wait_are_stored_by_one_transaction(database: Database) -> None:
    before = sum(database.spoken.counts)

    told = at_once(database, [guest(n) for n in range(20)])

    assert told == [f"Ann {n}" for n in range(20)]
    assert sum(database.spoken.counts) - before == 1
    assert len(names(database)) == 20


def test_one_that_fails_is_told_alone_and_leaves_nothing(database: Database) -> None:
    told = at_once(database, [guest(1), fails, guest(2)])

    assert [told[0], told[2]] == ["Ann 1", "Ann 2"]
    assert isinstance(told[1], SeatTaken)
    assert names(database) == ["Ann 1", "Ann 2"]


def test_a_commit_that_fails_is_told_to_all_and_none_is_tried_again(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows whether it was stored: a second try could store it twice."""
    called: list[int] = []

    def counted(connection: Connection) -> int:
        called.append(1)
        return int(connection.execute(select(func.count()).select_from(guests)).scalar_one())

    def broken(_: Connection) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(database.kind, "refusal", lambda _: Busy())
    event.listen(database.engine, "commit", broken)
    told = at_once(database, [counted, counted])
    event.remove(database.engine, "commit", broken)

    assert [type(answer) for answer in told] == [Busy, Busy]
    assert len(called) == 2


def test_who_gave_up_waiting_gets_nothing_stored(database: Database) -> None:
    free = threading.Event()

    async def ask() -> None:
        database.writer.submit(free.wait)
        given_up = asyncio.ensure_future(database.run(guest(1)))
        stays = asyncio.ensure_future(database.run(guest(2)))
        await asyncio.sleep(0.01)
        given_up.cancel()
        await asyncio.sleep(0.01)
        free.set()
        await stays

    asyncio.run(ask())

    assert names(database) == ["Ann 2"]


def new_table(database: Database, code: str) -> int:
    """Of nobody, with nothing dealt yet."""
    data = TableData(0, code, "garakutarium", 1, {}, bytes(32), False, GONE)
    return database.transaction(lambda rows: open_table(rows, data, [SeatRow(None, None, "")] * 2, [])).id


def count(database: Database, table: int) -> int:
    return database.transaction(lambda rows: len(lines_after(rows, table, 0)))


def adding(table: int, version: int, key: str) -> Storing:
    return Storing(Addition(table, version, [Line(-1, "deal:knight"), Line(-1, "deal:princess")], (0, key), ended=False))


def test_the_lines_of_twenty_tables_are_written_at_once(database: Database) -> None:
    tables = [new_table(database, f"ABC2{n:02d}") for n in range(20)]
    written: list[str] = []
    event.listen(database.engine, "before_cursor_execute", lambda _, __, statement, *more: written.append(statement))

    told = at_once(database, [adding(table, 0, "a") for table in tables])

    assert told == [None] * 20
    assert sum(statement.startswith("INSERT INTO lines") for statement in written) == 1
    assert [count(database, table) for table in tables] == [2] * 20


def test_one_that_comes_too_late_is_told_alone_and_the_others_are_stored(database: Database) -> None:
    first, second = new_table(database, "ABC222"), new_table(database, "ABC223")

    told = at_once(database, [adding(first, 0, "a"), adding(first, 1, "b"), guest(1), adding(second, 0, "a")])

    assert [type(answer) for answer in told] == [type(None), Conflict, str, type(None)]
    assert [count(database, table) for table in (first, second)] == [2, 2]
