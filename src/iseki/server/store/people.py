"""Guests, the browsers that hold them, and the links that let a browser in. One transaction a function."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Literal, NamedTuple

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from iseki.server.errors import AlreadySeated, LinkExpired, LinkUsed, SeatTaken, UnknownLink
from iseki.server.store.rows import claim_seat
from iseki.server.store.schema import guests, links, seats, sessions, tables

LinkKind = Literal["invite", "device"]


class Guest(NamedTuple):
    id: int
    name: str


class Link(NamedTuple):
    """seat: of an invite; guest: of a device link. expires: seconds since 1970, or never."""

    kind: LinkKind
    table: int
    seat: int | None = None
    guest: int | None = None
    expires: float | None = None


def guests_of(connection: Connection, session: bytes) -> list[Guest]:
    """The guests that a browser holds, its own first."""
    query = select(guests.c.id, guests.c.name).join(sessions).where(sessions.c.hash == session)
    return [Guest(*row) for row in connection.execute(query.order_by(sessions.c.created, guests.c.id))]


def new_guest(connection: Connection, session: bytes, name: str) -> Guest:
    new = connection.execute(insert(guests).values(name=name, created=time.time())).inserted_primary_key
    assert new is not None
    hold(connection, session, new.id)
    return Guest(new.id, name)


def hold(connection: Connection, session: bytes, guest: int) -> None:
    """A later guest is later also when the clock was set back: the first one gives the browser its name."""
    latest = connection.execute(select(func.max(sessions.c.created)).where(sessions.c.hash == session)).scalar()
    created = max(time.time(), (latest or 0.0) + 0.001)
    with suppress(IntegrityError), connection.begin_nested():  # the browser may hold the guest already
        connection.execute(insert(sessions).values(hash=session, guest=guest, created=created))


def rename(connection: Connection, holder: tuple[int, ...], name: str) -> list[str]:
    """Give all guests of a browser the name. Returns the codes of the tables where they sit."""
    connection.execute(update(guests).where(guests.c.id.in_(holder), guests.c.created > 0).values(name=name))
    query = select(tables.c.code).join(seats, seats.c.table == tables.c.id).where(seats.c.owner.in_(holder))
    return list(connection.execute(query).scalars())


def new_link(connection: Connection, hashed: bytes, link: Link) -> None:
    connection.execute(insert(links).values(hash=hashed, **link._asdict()))


def claim(connection: Connection, hashed: bytes, session: bytes, name: str | None) -> str:
    """Exchange a link: the browser holds the seat from now on. name: of a new guest. Returns the table's code; raises Refused."""
    link, code = usable(connection, hashed)
    if link.kind == "invite":
        sit_down(connection, link, code, session, name)
    else:
        assert link.guest is not None
        hold(connection, session, link.guest)
    connection.execute(update(links).where(links.c.hash == hashed).values(used=time.time()))
    return code


def usable(connection: Connection, hashed: bytes) -> tuple[Link, str]:
    query = select(links, tables.c.code).join(tables, tables.c.id == links.c.table).where(links.c.hash == hashed)
    row = connection.execute(query).first()
    if row is None:
        raise UnknownLink
    if row.used is not None:
        raise LinkUsed(code=row.code)
    if row.expires is not None and row.expires < time.time():
        raise LinkExpired(code=row.code)
    return Link(row.kind, row.table, row.seat, row.guest, row.expires), row.code


def sit_down(connection: Connection, link: Link, code: str, session: bytes, name: str | None) -> None:
    assert link.seat is not None
    held = guests_of(connection, session)
    owned = select(seats.c.seat).where(seats.c.table == link.table, seats.c.owner.in_([guest.id for guest in held]))
    if connection.execute(owned).first() is not None:
        raise AlreadySeated(code=code)
    guest = held[0] if held else new_guest(connection, session, name or "")
    if name is not None and name != guest.name:
        rename(connection, (guest.id,), name)
    if not claim_seat(connection, link.table, link.seat, guest.id):
        raise SeatTaken(code=code, seat=link.seat)
