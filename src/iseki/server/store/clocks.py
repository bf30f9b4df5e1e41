"""What the clocks of the tables had counted when it was stored last."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from iseki.server.clock import Spent
from iseki.server.store.schema import clocks, tables


def keep_clock(connection: Connection, table: int, spent: dict[str, Any]) -> None:
    """spent: a Spent as JSON knows it."""
    if connection.execute(update(clocks).where(clocks.c.table == table).values(spent=spent)).rowcount == 0:
        connection.execute(insert(clocks).values(table=table, spent=spent))


def clock_of(connection: Connection, table: int) -> Spent | None:
    state = connection.execute(select(clocks.c.spent).where(clocks.c.table == table)).scalar()
    return None if state is None else msgspec.convert(state, Spent)


def clocked(connection: Connection) -> list[str]:
    """Codes of the tables that are not over and have clocks: their time runs though nobody looks at them."""
    query = select(tables.c.code).join(clocks, clocks.c.table == tables.c.id).where(tables.c.ended.is_(None))
    return list(connection.execute(query).scalars())
