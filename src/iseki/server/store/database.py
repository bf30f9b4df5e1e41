"""One database, one thread that speaks to it. What returned is stored for good, also after `kill -9`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, select, update
from sqlalchemy.exc import DBAPIError

from iseki.server.errors import Busy, DiskFull, ReadOnly, Refused
from iseki.server.meter import Histogram
from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.address import address_of, shown
from iseki.server.store.migrate import check, prepare
from iseki.server.store.postgres import Postgres
from iseki.server.store.schema import servers
from iseki.server.store.sqlite import SQLite, pragma
from iseki.server.store.storing import Storing, store_all

T = TypeVar("T")
Work = Callable[[Connection], Any]

BUSY_SECONDS = 5.0
MOST_TOGETHER = 64  # what waits when the thread is free is stored by one transaction, up to so much
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

    def wipe(self) -> None:
        """What was deleted shall stand in no file any more, as far as that can be had at once."""


class Job(NamedTuple):
    """loop: where somebody waits for the future."""

    work: Work
    future: Future[Any]
    loop: AbstractEventLoop


class Outcome(NamedTuple):
    """error: what the work raised, or else the result is there."""

    job: Job
    result: Any = None
    error: Exception | None = None


class Database:
    """Runs functions of a connection in one thread of its own, each wholly or not at all."""

    def __init__(self, where: Path | str, as_it_is: bool = False) -> None:
        """Open or create it. Raises BadDatabaseAddress, DatabaseUnusable (unwritable, unreachable, locked, damaged, of a newer iseki).

        as_it_is: only one that is there, and that a server of this iseki has brought up to date.
        """
        url = address_of(where)
        self.name = shown(url)
        self.path = Path(self.name)
        self.kind = kind_of(url, self.name)
        self.engine = self.kind.engine
        self.as_it_is = as_it_is
        self.waiting: deque[Job] = deque()
        self.awake = False  # the thread is going to look at what waits
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
        (check if self.as_it_is else prepare)(self.engine, self.name)
        with self.engine.begin() as connection:
            connection.execute(update(servers).values(id=servers.c.id))  # fails now, rather than at the first command
            return str(connection.execute(select(servers.c.id)).scalar_one())

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, after it was committed; rolled back if it raises, and then it may have been called twice.

        Raises Busy when the database is locked for too long or gone, DiskFull, ReadOnly.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), loop)
        self.waiting.append(job)
        self.wake()
        done: T = await job.future
        return done

    def wake(self) -> None:
        """Once for all that waits: to wake a thread costs about as much as a small transaction."""
        if not self.awake:
            self.awake = True
            self.writer.submit(self.work_off)

    async def call(self, work: Callable[[], T]) -> T:
        """The same without a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, work)

    def work_off(self) -> None:
        """What waits; who gave up waiting gets nothing done."""
        self.awake = False  # first: what comes from now on wakes the thread again
        taken = [self.waiting.popleft() for _ in range(min(len(self.waiting), MOST_TOGETHER))]
        jobs = [job for job in taken if not job.future.cancelled()]
        outcomes = self.together(jobs) if len(jobs) > 1 else None
        tell(outcomes or [self.alone(job) for job in jobs])
        if self.waiting:
            self.wake()

    def alone(self, job: Job) -> Outcome:
        try:
            return Outcome(job, self.transaction(job.work))
        except Exception as error:  # noqa: BLE001 it goes to who waits
            return Outcome(job, error=error)

    def together(self, jobs: list[Job]) -> list[Outcome] | None:
        """One wait for the disk serves them all. None: one of them raised, so nothing is stored, and each may try alone."""
        done: list[Any] = []

        def all_of_them(connection: Connection) -> list[Any]:
            for alike in runs([job.work for job in jobs]):
                done.extend(all_done(connection, alike))
            return done

        try:
            self.transaction(all_of_them)
        except Exception as error:  # noqa: BLE001 it goes to who waits
            if len(done) < len(jobs) and not isinstance(error, Busy | DiskFull | ReadOnly):
                return None
            return [Outcome(job, error=error) for job in jobs]
        return [Outcome(job, result) for job, result in zip(jobs, done, strict=True)]

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
        """A number that changes when another process has written. Asks the driver itself, so its errors come bare. Raises Busy."""
        try:
            return self.kind.elsewhere()
        except (self.engine.dialect.loaded_dbapi.Error, OSError) as error:
            refusal = self.kind.refusal(error)
            if refusal is None:
                raise
            raise refusal from error

    def pragma(self, text: str) -> int:
        """What SQLite says of itself."""
        return pragma(self.engine, text)

    def close(self) -> None:
        while self.waiting:
            self.writer.submit(self.work_off).result()
        self.writer.submit(self.engine.dispose).result()
        self.writer.shutdown()


def runs(works: list[Work]) -> Iterator[list[Work]]:
    """In order; what is a change of a table follows others of its like."""
    for _, alike in groupby(works, lambda work: isinstance(work, Storing)):
        yield list(alike)


def all_done(connection: Connection, works: list[Work]) -> list[Any]:
    """works: changes of tables, or none of them is one."""
    changes = [work for work in works if isinstance(work, Storing)]
    if not changes:
        return [work(connection) for work in works]
    store_all(connection, changes)
    return [None] * len(changes)


def tell(outcomes: list[Outcome]) -> None:
    """Each loop is woken once, however many wait there."""
    for loop, told in groupby(outcomes, lambda outcome: outcome.job.loop):
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, list(told))


def settle(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.future.cancelled():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


def kind_of(url: URL, name: str) -> Kind:
    """Raises DatabaseUnusable."""
    try:
        return SQLite(url, BUSY_SECONDS) if url.get_backend_name() == "sqlite" else Postgres(url, BUSY_SECONDS)
    except ImportError as error:
        raise DatabaseUnusable(name, NO_DRIVER) from error
    except OSError as error:
        raise DatabaseUnusable(name, f"{error}; name another file with --db") from error
