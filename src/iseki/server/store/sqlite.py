"""One SQLite file. A transaction that returned is on the disk, also after `kill -9`."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event

from iseki.server.errors import Busy, DiskFull, ReadOnly, Refused

REMEDY = {
    sqlite3.SQLITE_BUSY: "another program holds it; close that program, or name another file with --db",
    sqlite3.SQLITE_READONLY: "make the file and its folder writable, or name another file with --db",
    sqlite3.SQLITE_CANTOPEN: "make its folder writable, or name another file with --db",
    sqlite3.SQLITE_FULL: "make room on the disk, or name another file with --db",
    sqlite3.SQLITE_IOERR: "make room on the disk, or name another file with --db",
    sqlite3.SQLITE_NOTADB: "name another file with --db",
    sqlite3.SQLITE_CORRUPT: "it is damaged; put back a copy, or name another file with --db",
}


class SQLite:
    """What is particular to a file."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        """Raises OSError when its folder cannot be made."""
        path = Path(str(url.database))
        path.parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": busy_seconds}, hide_parameters=True)
        event.listen(self.engine, "connect", set_up)
        event.listen(self.engine, "begin", begin_immediate)

    def reason(self, cause: BaseException) -> str:
        return f"{cause}; {REMEDY.get(primary(cause), 'name another file with --db')}"

    def refusal(self, error: BaseException | None) -> Refused | None:
        """None: a fault of ours. SQLite tells a file that may not grow any more as an input/output error of the write."""
        if not isinstance(error, sqlite3.OperationalError):
            return None
        if primary(error) == sqlite3.SQLITE_FULL or error.sqlite_errorcode == sqlite3.SQLITE_IOERR_WRITE:
            return DiskFull()
        return ReadOnly() if primary(error) == sqlite3.SQLITE_READONLY else Busy()

    def elsewhere(self) -> int:
        return pragma(self.engine, "data_version")

    def wipe(self) -> None:
        """What was deleted stands in the write-ahead log until that is emptied."""
        pragma(self.engine, "wal_checkpoint(TRUNCATE)")


def pragma(engine: Engine, text: str) -> int:
    """What SQLite says of itself. Begins no transaction, so it takes no lock and never waits."""
    with closing(engine.raw_connection()) as connection:
        answer = connection.cursor().execute(f"PRAGMA {text}").fetchone()
    return int(answer[0]) if answer else 0


def primary(error: BaseException | None) -> int:
    """SQLite's result code without its details; 0 for another error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def set_up(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, see begin_immediate
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {setting}")


def begin_immediate(connection: Connection) -> None:
    """Take the write lock first: a transaction that reads and then writes cannot lose against another process half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
