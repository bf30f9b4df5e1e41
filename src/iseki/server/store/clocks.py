"""What the clocks of the tables had counted when it was stored last."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from iseki.server.clock import Spent, together
from iseki.server.store.schema import clocks, tables

UPDATE = update(clocks).where(clocks.c.table == bindparam("at")).values(spent=bindparam("counted"))
INSERT = insert(clocks).values(table=bindparam("at"), spent=bindparam("counted"))


def keep_clocks(connection: Connection, counted: Mapping[int, Spent]) -> None:
    """By table. Nothing that another server has counted since is lost."""
    known = kept_of(connection, list(counted))
    rows = [(table, together(known.get(table, spent), spent)) for table, spent in counted.items()]
    old, new = ([row_of(*row) for row in rows if (row[0] in known) is there] for there in (True, False))
    if old:
        connection.execute(UPDATE, old)
    if new:
        with suppress(IntegrityError), connection.begin_nested():  # another server may just have stored the first row
            connection.execute(INSERT, new)


def row_of(table: int, spent: Spent) -> dict[str, object]:
    return {"at": table, "counted": msgspec.to_builtins(spent)}


def kept_of(connection: Connection, those: list[int]) -> dict[int, Spent]:
    query = select(clocks.c.table, clocks.c.spent).where(clocks.c.table.in_(those))
    return {table: msgspec.convert(spent, Spent) for table, spent in connection.execute(query)}


def clock_of(connection: Connection, table: int) -> Spent | None:
    return kept_of(connection, [table]).get(table)


def clocked(connection: Connection) -> list[str]:
    """Codes of the tables that are not over and have clocks: their time runs though nobody looks at them."""
    query = select(tables.c.code).join(clocks, clocks.c.table == tables.c.id).where(tables.c.ended.is_(None))
    return list(connection.execute(query).scalars())
