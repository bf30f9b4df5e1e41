"""A PostgreSQL server. Transactions go one after the other, as in a file; who has written tells the others."""

from __future__ import annotations

import logging
import secrets
import ssl
from contextlib import closing

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.engine.interfaces import DBAPIConnection, ExecutionContext

from iseki.server.errors import BadMessage, Busy, DiskFull, ReadOnly, Refused
from iseki.server.store.tls import line_of

LOCK = 0x6973656B69  # "iseki"; of this database alone
CONNECT_SECONDS = 10.0
REFUSALS: dict[str, type[Refused]] = {"53100": DiskFull, "25006": ReadOnly, "42501": ReadOnly}  # by SQLSTATE
REMEDY = {
    "28P01": "give the right user and password with --db",
    "28000": "give a user that the server lets in with --db",
    "3D000": "make it with createdb, or name another one with --db",
    "42501": "let the user create tables there, or name another database with --db",
    "Server refuses SSL": "turn on TLS there, or let the line be open with sslmode=prefer",
    "55P03": "another program holds it; close that program, or name another database with --db",
}

BY_TLS = "name the authority of the server's certificate with sslrootcert, and the server as the certificate does"


class Postgres:
    """What is particular to a server. Raises ImportError without its driver."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        """A lost connection is made again at the next transaction. Raises BadDatabaseParameter, BadCertificate."""
        self.name = secrets.token_hex(8)
        self.heard = 0  # that others have written, or that we may have missed it
        logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # a lost connection is told once, where it was needed
        self.lock_timeout = int(busy_seconds * 1000)
        seconds = busy_seconds + CONNECT_SECONDS
        arguments = {"timeout": seconds, **line_of(url).arguments()}
        self.engine = create_engine(
            url.set(query={}), pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=arguments, hide_parameters=True
        )
        event.listen(self.engine, "connect", self.set_up)
        event.listen(self.engine, "begin", begin_alone)
        event.listen(self.engine, "after_cursor_execute", note_writing)
        event.listen(self.engine, "commit", self.tell)

    def set_up(self, connection: DBAPIConnection, _: object) -> None:
        self.heard += 1
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"SET lock_timeout = {self.lock_timeout}")
            cursor.execute("LISTEN iseki")
        connection.commit()

    def tell(self, connection: Connection) -> None:
        if connection.info.pop("wrote", False):
            connection.exec_driver_sql(f"NOTIFY iseki, '{self.name}'")

    def reason(self, cause: BaseException) -> str:
        code, text = said(cause)
        if isinstance(cause, ssl.SSLError):
            return f"{cause.reason or cause}; {BY_TLS}"
        return f"{text}; {REMEDY.get(code) or REMEDY.get(text, 'is the server running, and is the address right?')}"

    def refusal(self, error: BaseException | None) -> Refused | None:
        """None: a fault of ours. A server that is gone, or stops, is busy: it may come back."""
        code, _ = said(error)
        if code.startswith("22"):
            return BadMessage(reason="the database cannot keep this text")
        if code in REFUSALS:
            return REFUSALS[code]()
        return Busy() if not code or code[:2] in ("08", "40", "53", "55", "57", "58") else None

    def wipe(self) -> None:
        """The server's own vacuum does it in its time."""

    def elsewhere(self) -> int:
        """The server's words come along with an answer, so something is asked."""
        with closing(self.engine.raw_connection()) as connection:
            connection.cursor().execute("SELECT 1")
            connection.rollback()
            words = connection.driver_connection.notifications  # type: ignore[union-attr]
            self.heard += sum(word[-1] != self.name for word in words)
            words.clear()
        return self.heard


def said(error: BaseException | None) -> tuple[str, str]:
    """The server's code and sentence; no code for a connection that broke."""
    told = error.args[0] if error is not None and error.args else ""
    return (str(told.get("C", "")), str(told.get("M", ""))) if isinstance(told, dict) else ("", str(told))


def begin_alone(connection: Connection) -> None:
    """One transaction at a time among all servers: one that reads and then writes cannot lose against another half-way."""
    connection.info.pop("wrote", None)
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def note_writing(connection: Connection, _: object, __: str, ___: object, context: ExecutionContext | None, ____: bool) -> None:
    if isinstance(context, DefaultExecutionContext) and (context.isinsert or context.isupdate or context.isdelete):
        connection.info["wrote"] = True
