"""Databases that fail as full disks and lost rights make them fail."""

from __future__ import annotations

from iseki.server.store.database import Database


def told_sqlite(database: Database, text: str) -> None:
    """In the thread of the database, whose connection it is about."""
    database.writer.submit(database.pragma, text).result()
