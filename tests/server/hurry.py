"""Databases for tests of something else: copied rather than made, with no wait for the disk, each statement compiled once for all."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

from iseki.server.store import sqlite
from iseki.server.store.database import Database

set_up = sqlite.set_up


class Blank:
    """A database in which nothing has happened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        Database(path).close()

    def open(self, where: Path | str) -> Database:
        """A copy of it there, or what is there already."""
        if isinstance(where, Path) and not where.exists():
            shutil.copyfile(self.path, where)
        with hurried():
            return Database(where)


@contextmanager
def hurried() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "set_up", without_waiting)
        patch.setattr(sqlite, "create_engine", of_one_family)
        yield


def without_waiting(connection: sqlite3.Connection, record: object) -> None:
    set_up(connection, record)
    connection.execute("PRAGMA synchronous=OFF")


def of_one_family(url: str, **settings: object) -> Engine:
    """An engine that knows the statements that another one has compiled."""
    engine = create_engine(url, **settings)
    engine.dialect = engine.pool._dialect = family().dialect
    engine._compiled_cache = family()._compiled_cache
    return engine


@cache
def family() -> Engine:
    return create_engine("sqlite://")
