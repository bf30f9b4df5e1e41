"""Everything that a table is built from, and how to see that another server has written some of it."""

from __future__ import annotations

from sqlalchemy import Connection

from iseki.server.about import Offer
from iseki.server.store.offers import offer_of
from iseki.server.store.rows import CommandKey, Line, SeatRow, commands_of, lines_after, seats_of, version_of

Stored = tuple[list[SeatRow], list[Line], dict[CommandKey, int], Offer | None]


def stored(connection: Connection, table: int) -> Stored:
    return seats_of(connection, table), lines_after(connection, table, 0), commands_of(connection, table), offer_of(connection, table)


def newest(connection: Connection, table: int) -> tuple[int, Offer | None]:
    """How far the record goes, and what was offered last."""
    return version_of(connection, table), offer_of(connection, table)
