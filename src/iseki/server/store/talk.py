"""What people say at a table. Every function runs inside one transaction of the Database."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from iseki.server.errors import Nameless
from iseki.server.store.schema import chat, guests

MOST_KEPT = 500  # lines of one table; the oldest go


class Saying(NamedTuple):
    """guest: who says it. seat: none of who watches. key: the page's own id."""

    guest: int
    seat: int | None
    text: str
    key: str


class Said(NamedTuple):
    """n: counts from 1. name: of the guest, as it is now."""

    n: int
    seat: int | None
    name: str
    text: str


def say(connection: Connection, table: int, saying: Saying) -> int:
    """The number of the new line, or of the one that was said under this key already (B-064). Raises Nameless for who is no more."""
    if connection.execute(select(guests.c.id).where(guests.c.id == saying.guest, guests.c.created > 0)).first() is None:
        raise Nameless
    known = select(chat.c.n).where(chat.c.table == table, chat.c.guest == saying.guest, chat.c.id == saying.key)
    n = connection.execute(known).scalar()
    if n is not None:
        return int(n)
    n = 1 + int(connection.execute(select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table == table)).scalar_one())
    row = {"guest": saying.guest, "seat": saying.seat, "text": saying.text, "id": saying.key, "time": time.time()}
    connection.execute(insert(chat).values(table=table, n=n, **row))
    connection.execute(delete(chat).where(chat.c.table == table, chat.c.n <= n - MOST_KEPT))
    return n


def said_after(connection: Connection, table: int, n: int) -> list[Said]:
    query = select(chat.c.n, chat.c.seat, guests.c.name, chat.c.text).join(guests, guests.c.id == chat.c.guest)
    there = query.where(chat.c.table == table, chat.c.n > n, chat.c.text != "")
    return [Said(*row) for row in connection.execute(there.order_by(chat.c.n))]


def silenced(connection: Connection, table: int) -> list[int]:
    """Numbers of the lines whose speakers have deleted their data."""
    return list(connection.execute(select(chat.c.n).where(chat.c.table == table, chat.c.text == "").order_by(chat.c.n)).scalars())
