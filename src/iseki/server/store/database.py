"""One SQLite file, one thread that speaks to it. A transaction that returned is on the disk, also after `kill -9`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select, update
from sqlalchemy.exc import DBAPIError, OperationalError

from iseki.server.errors import Busy, DiskFull, ReadOnly, Refused
from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.migrate import prepare
from iseki.server.store.schema import servers

T = TypeVar("T")

BUSY_SECONDS = 5.0
REMEDY = {
    sqlite3.SQLITE_BUSY: "another program holds it; close that program, or name another file with --db",
    sqlite3.SQLITE_READONLY: "make the file and its folder writable, or name another file with --db",
    sqlite3.SQLITE_CANTOPEN: "make its folder writable, or name another file with --db",
    sqlite3.SQLITE_FULL: "make room on the disk, or name another file with --db",
    sqlite3.SQLITE_IOERR: "make room on the disk, or name another file with --db",
    sqlite3.SQLITE_NOTADB: "name another file with --db",
    sqlite3.SQLITE_CORRUPT: "it is damaged; put back a copy, or name another file with --db",
}

logger = logging.getLogger("iseki.server")


class Database:
    """Runs functions of a connection, each in one transaction, in one thread of its own."""

    def __init__(self, path: Path) -> None:
        """Open or create the file. Raises DatabaseUnusable (unwritable, locked, damaged, of a newer iseki)."""
        self.path = path
        self.writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        self.engine = engine_for(path)
        try:
            self.id = self.writer.submit(self.begin).result()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self.close()
            cause = getattr(error, "orig", None) or error
            raise DatabaseUnusable(path, f"{cause}; {REMEDY.get(primary(cause), 'name another file with --db')}") from error

    def begin(self) -> str:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        prepare(self.engine, self.path)
        with self.engine.begin() as connection:
            connection.execute(update(servers).values(id=servers.c.id))  # fails now, rather than at the first command
            return str(connection.execute(select(servers.c.id)).scalar_one())

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, after its transaction was committed; rolled back if it raises.

        Raises Busy when the file is locked for too long or gone, DiskFull, ReadOnly.
        """
        return await self.call(partial(self.transaction, work))

    async def call(self, work: Callable[[], T]) -> T:
        """The same without a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, work)

    def transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except OperationalError as error:
            logger.warning("the database %s did not answer: %s", self.path, error.orig)
            raise refusal(error.orig) from error

    def elsewhere(self) -> int:
        """A number that changes when another process has written to the file."""
        return self.pragma("data_version")

    def pragma(self, text: str) -> int:
        """What SQLite says of itself. Begins no transaction, so it takes no lock and never waits."""
        with closing(self.engine.raw_connection()) as connection:
            answer = connection.cursor().execute(f"PRAGMA {text}").fetchone()
        return int(answer[0]) if answer else 0

    def close(self) -> None:
        self.writer.submit(self.engine.dispose).result()
        self.writer.shutdown()


def primary(error: BaseException | None) -> int:
    """SQLite's result code without its details; 0 for another error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def refusal(error: BaseException | None) -> Refused:
    """SQLite tells a file that may not grow any more as an input/output error of the write."""
    code = getattr(error, "sqlite_errorcode", 0)
    if primary(error) == sqlite3.SQLITE_FULL or code == sqlite3.SQLITE_IOERR_WRITE:
        return DiskFull()
    return ReadOnly() if primary(error) == sqlite3.SQLITE_READONLY else Busy()


def engine_for(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin_immediate)
    return engine


def set_up(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, see begin_immediate
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_immediate(connection: Connection) -> None:
    """Take the write lock first: a transaction that reads and then writes cannot lose against another process half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
