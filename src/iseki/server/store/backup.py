"""A copy of the database while it is used: one file, whole, as it was at one moment."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from iseki.server.start_errors import CopyImpossible, DatabaseUnusable
from iseki.server.store.address import address_of, shown

PRIVATE = 0o600  # it holds all cards


def backup(where: Path | str, to: Path) -> int:
    """Copy the database of a running or a stopped server into a new file; returns its bytes. Raises StartError."""
    url = address_of(where)
    name = shown(url)
    if url.get_backend_name() != "sqlite":
        raise CopyImpossible(to, f"{name} is a PostgreSQL database; use `pg_dump --format=custom --file={to} {name}`")
    if to.exists():
        raise CopyImpossible(to, "there is such a file already; name a new one")
    if not Path(name).is_file():
        raise DatabaseUnusable(name, "there is no such file; name the server's own with --db")
    unfinished = to.with_name(f"{to.name}.unfinished")
    try:
        copy(Path(name), unfinished)
        unfinished.replace(to)
    except sqlite3.DatabaseError as error:
        raise DatabaseUnusable(name, f"{error}; nothing was copied") from error
    except OSError as error:
        raise CopyImpossible(to, f"{error.strerror}; name a file in a folder that can be written") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return to.stat().st_size


def copy(source: Path, to: Path) -> None:
    """In one go, so that what is written meanwhile is in it whole or not at all; nobody who plays waits for it."""
    os.close(os.open(to, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE))
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as read, closing(sqlite3.connect(to)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, with no second one beside it
        found = written.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(f"it is damaged: {found}")
