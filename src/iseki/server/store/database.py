"""One database, one thread that speaks to it. A transaction that returned is stored for good, also after `kill -9`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, select, update
from sqlalchemy.exc import DBAPIError

from iseki.server.errors import Refused
from iseki.server.meter import Histogram
from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.address import address_of, shown
from iseki.server.store.migrate import prepare
from iseki.server.store.postgres import Postgres
from iseki.server.store.schema import servers
from iseki.server.store.sqlite import SQLite, pragma

T = TypeVar("T")

BUSY_SECONDS = 5.0
NO_DRIVER = "its driver is not installed; run `pip install 'iseki[postgres]'`"

logger = logging.getLogger("iseki.server")


class Kind(Protocol):
    """What databases do differently."""

    engine: Engine

    def reason(self, cause: BaseException) -> str:
        """Why it cannot be used, and the remedy."""

    def refusal(self, error: BaseException | None) -> Refused | None:
        """What a person is told; None for a fault of ours."""

    def elsewhere(self) -> int:
        """A number that changes when another process has written."""


class Database:
    """Runs functions of a connection, each in one transaction, in one thread of its own."""

    def __init__(self, where: Path | str) -> None:
        """Open or create it. Raises BadDatabaseAddress, DatabaseUnusable (unwritable, unreachable, locked, damaged, of a newer iseki)."""
        url = address_of(where)
        self.name = shown(url)
        self.path = Path(self.name)
        self.kind = kind_of(url, self.name)
        self.engine = self.kind.engine
        self.spoken = Histogram()
        self.failures = 0
        self.writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        try:
            self.id = self.writer.submit(self.begin).result()
        except DatabaseUnusable:
            self.close()
            raise
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self.close()
            raise DatabaseUnusable(self.name, self.kind.reason(getattr(error, "orig", None) or error)) from error

    def begin(self) -> str:
        prepare(self.engine, self.name)
        with self.engine.begin() as connection:
            connection.execute(update(servers).values(id=servers.c.id))  # fails now, rather than at the first command
            return str(connection.execute(select(servers.c.id)).scalar_one())

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, after its transaction was committed; rolled back if it raises.

        Raises Busy when the database is locked for too long or gone, DiskFull, ReadOnly.
        """
        return await self.call(partial(self.transaction, work))

    async def call(self, work: Callable[[], T]) -> T:
        """The same without a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, work)

    def transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.spoken.timed(), self.engine.begin() as connection:
                return work(connection)
        except (DBAPIError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            refusal = self.kind.refusal(cause)
            if refusal is None:
                raise
            self.failures += 1
            logger.warning("the database %s did not answer: %s", self.name, cause)
            raise refusal from error

    def elsewhere(self) -> int:
        """A number that changes when another process has written."""
        return self.kind.elsewhere()

    def pragma(self, text: str) -> int:
        """What SQLite says of itself."""
        return pragma(self.engine, text)

    def close(self) -> None:
        self.writer.submit(self.engine.dispose).result()
        self.writer.shutdown()


def kind_of(url: URL, name: str) -> Kind:
    """Raises DatabaseUnusable."""
    try:
        return SQLite(url, BUSY_SECONDS) if url.get_backend_name() == "sqlite" else Postgres(url, BUSY_SECONDS)
    except ImportError as error:
        raise DatabaseUnusable(name, NO_DRIVER) from error
    except OSError as error:
        raise DatabaseUnusable(name, f"{error}; name another file with --db") from error
