"""Which database is meant: a file, or the address of a PostgreSQL server. A password is never shown."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from iseki.server.start_errors import BadDatabaseAddress
from iseki.server.store.tls import line_of

POSTGRES = ("postgresql", "postgres", "postgresql+pg8000")
SQLITE = ("sqlite", "sqlite+pysqlite")


def default_database() -> Path:
    """iseki.db in the user's data folder ($XDG_DATA_HOME, else ~/.local/share)."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "iseki" / "iseki.db"


def address_of(where: Path | str) -> URL:
    """A path, `sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST:PORT/NAME?sslmode=require`.

    Raises BadDatabaseAddress, BadDatabaseParameter.
    """
    if isinstance(where, Path) or "://" not in where:
        return file_at(Path(where))
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise BadDatabaseAddress(scheme_of(where)) from None  # the cause would show the password
    if url.drivername in SQLITE and url.database:
        return file_at(Path(url.database))
    if url.drivername in POSTGRES and url.database:
        line_of(url)
        return url.set(drivername="postgresql+pg8000")
    raise BadDatabaseAddress(scheme_of(where))


def file_at(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def scheme_of(where: str) -> str:
    return where.partition("://")[0][:40]


def shown(url: URL) -> str:
    """As it may be printed: a file's path, or the address without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return URL.create("postgresql", url.username, None, url.host, url.port, url.database).render_as_string()
