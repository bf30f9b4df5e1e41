"""The offer that stands at a table. It changes only from what its server knew: of two answers at once none is lost."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select

from iseki.core.state import CHANCE
from iseki.server.about import Offer
from iseki.server.store.rows import Conflict, Line
from iseki.server.store.schema import offers


def offer_of(connection: Connection, table: int) -> Offer | None:
    """The latest offer, also one that somebody declined."""
    stored = connection.execute(select(offers.c.offer).where(offers.c.table == table)).scalar()
    return None if stored is None else msgspec.convert(stored, Offer)


def keep_offer(connection: Connection, table: int, known: Offer | None, offer: Offer | None) -> None:
    """`offer` takes the place of the one that this server knew. Raises Conflict when another one stands by now."""
    if standing(offer_of(connection, table)) != known:
        raise Conflict
    connection.execute(delete(offers).where(offers.c.table == table))
    if offer is not None:
        connection.execute(insert(offers).values(table=table, offer=msgspec.to_builtins(offer)))


def standing(offer: Offer | None) -> Offer | None:
    """One that somebody declined does not stand any more."""
    return None if offer is None or offer.declined is not None else offer


def void_offer(connection: Connection, table: int, new: Iterable[Line]) -> None:
    """Take away an offer that these lines make void, whichever server it was made at."""
    offer = standing(offer_of(connection, table))
    if offer is not None and voids(offer, new):
        connection.execute(delete(offers).where(offers.c.table == table))


def voids(offer: Offer, new: Iterable[Line]) -> bool:
    """Anything but the asker's own move does, so that a late yes cannot undo what it did not mean."""
    return any(line.seat not in (offer.seat, CHANCE) for line in new)
