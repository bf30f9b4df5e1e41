"""What goes on around a table: which one the same people went on to, and who took a seat of it. One transaction a function."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, or_, select

from iseki.server.errors import AlreadySeated, NoRematch, SeatTaken
from iseki.server.store.rows import Line, SeatRow, TableData, claim_seat, open_table, seats_of
from iseki.server.store.schema import chat, declines, rematches, seats, tables
from iseki.server.store.talk import silenced

LISTED_SECONDS = 24 * 3600.0


class Company(NamedTuple):
    """next, previous: codes of the rematch and of the table that this one is a rematch of. said: lines of chat so far.

    silenced: lines whose speakers have deleted their data. declined: seats whose people do not come along to `next`, else to this rematch.
    """

    next: str = ""
    previous: str = ""
    said: int = 0
    silenced: int = 0
    declined: tuple[int, ...] = ()


def company_of(connection: Connection, table: int) -> Company:
    after = select(tables.c.code).join(rematches, rematches.c.next == tables.c.id).where(rematches.c.table == table)
    before = select(tables.c.code).join(rematches, rematches.c.table == tables.c.id).where(rematches.c.next == table)
    said = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table == table)
    following, previous, count = (connection.execute(query).scalar() for query in (after, before, said))
    return Company(following or "", previous or "", count or 0, len(silenced(connection, table)), declined_at(connection, table))


def listed_tables(connection: Connection, holder: tuple[int, ...], limit: int) -> list[str]:
    """Codes of the running tables that are open to everybody, without those of these guests, newest first; forgotten after a day."""
    mine = or_(tables.c.host.in_(holder), tables.c.id.in_(select(seats.c.table).where(seats.c.owner.in_(holder))))
    lately = tables.c.created > time.time() - LISTED_SECONDS
    query = select(tables.c.code).where(tables.c.listed, tables.c.ended.is_(None), lately, ~mine)
    return list(connection.execute(query.order_by(tables.c.created.desc()).limit(limit)).scalars())


def rematch(connection: Connection, table: int, new: TableData, places: list[SeatRow], opening: list[Line], holder: tuple[int, ...]) -> str:
    """The code of the table after this one, opened as `new` unless it is there already; these guests sit there now.

    places: who has which seat there, once everybody has agreed. Raises Conflict if the code is taken, SeatTaken if a seat is.
    """
    row = rematch_of(connection, table)
    if row is None:
        opened = open_table(connection, new, [waiting(place) for place in places], opening)
        connection.execute(insert(rematches).values(table=table, next=opened.id))
        following, code = opened.id, opened.code
    else:
        following, code = row.id, row.code
    sit_again(connection, following, code, places, holder)
    return code


def rematch_of(connection: Connection, table: int) -> Row[int, str] | None:
    """Id and code."""
    query = select(tables.c.id, tables.c.code).join(rematches, rematches.c.next == tables.c.id).where(rematches.c.table == table)
    return connection.execute(query).first()


def waiting(place: SeatRow) -> SeatRow:
    """The seat of somebody who has not agreed yet: free, and called by the name of who is waited for."""
    return place._replace(owner=None, called=place.name or None) if place.owner is not None else place


def sit_again(connection: Connection, table: int, code: str, places: list[SeatRow], holder: tuple[int, ...]) -> None:
    """Raises SeatTaken when somebody else was let in meanwhile."""
    there = seats_of(connection, table)
    for seat, place in enumerate(places):
        if place.owner in holder and there[seat].owner not in holder and not claim_seat(connection, table, seat, place.owner, place.called):
            raise SeatTaken(seat=seat, code=code)
        if place.owner in holder:
            connection.execute(delete(declines).where(declines.c.table == table, declines.c.seat == seat))


# ---------------------------------------------------------------- who does not come along
def decline(connection: Connection, table: int, places: list[SeatRow], holder: tuple[int, ...]) -> str:
    """These guests leave their seats of the rematch to others. Its code; raises NoRematch, AlreadySeated."""
    row = rematch_of(connection, table)
    if row is None:
        raise NoRematch
    there = seats_of(connection, row.id)
    mine = [seat for seat, place in enumerate(places) if place.owner in holder]
    if any(there[seat].owner in holder for seat in mine):
        raise AlreadySeated(code=row.code)
    for seat in set(mine) - set(declined(connection, row.id)):
        connection.execute(insert(declines).values(table=row.id, seat=seat))
    return str(row.code)


def declined(connection: Connection, table: int) -> tuple[int, ...]:
    query = select(declines.c.seat).where(declines.c.table == table).order_by(declines.c.seat)
    return tuple(connection.execute(query).scalars())


def declined_at(connection: Connection, table: int) -> tuple[int, ...]:
    """Seats of this table: everybody sits one seat earlier at its rematch, the first one last."""
    following = rematch_of(connection, table)
    if following is None:
        return declined(connection, table)
    count = len(seats_of(connection, table))
    return tuple(sorted((seat + 1) % count for seat in declined(connection, following.id)))
