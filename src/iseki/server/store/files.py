"""A table with everything that is kept of it, to be taken along. Every function runs inside one transaction of the Database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from iseki.server.outcome import Outcome
from iseki.server.store.results import result_at
from iseki.server.store.rows import Line, SeatRow, TableData, find_table, lines_after, seats_of
from iseki.server.store.schema import tables


class Filed(NamedTuple):
    """outcome: None of a running table, and of one that was over before outcomes were kept."""

    data: TableData
    started: float
    ended: float | None
    places: list[SeatRow]
    lines: list[Line]
    outcome: Outcome | None


def filed(connection: Connection, code: str) -> Filed | None:
    data = find_table(connection, code)
    if data is None:
        return None
    started, ended = connection.execute(select(tables.c.created, tables.c.ended).where(tables.c.id == data.id)).one()
    rows = seats_of(connection, data.id), lines_after(connection, data.id, 0), result_at(connection, data.id)
    return Filed(data, started, ended, *rows)


def finished_after(connection: Connection, number: int, limit: int) -> list[tuple[int, str]]:
    """Number and code of the next tables that are over."""
    query = select(tables.c.id, tables.c.code).where(tables.c.ended.is_not(None), tables.c.id > number)
    return [(one, code) for one, code in connection.execute(query.order_by(tables.c.id).limit(limit))]
