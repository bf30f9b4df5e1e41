"""What is kept of the people of a browser, and how it is deleted: in one transaction, so that a crash leaves all of it or nothing.

What belongs to everybody stays, without a name: the records of games, and how they ended. A seat belongs to GONE from then on.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, distinct, func, or_, select, update

from iseki.server.accounts import Holdings
from iseki.server.store.brought import put_all_away
from iseki.server.store.people import Guest
from iseki.server.store.schema import GONE, bringers, chat, guests, links, rematches, seats, sessions, tables

Holder = tuple[int, ...]


def holdings(connection: Connection, people: list[Guest]) -> Holdings:
    """What `forget` would delete."""
    holder = tuple(guest.id for guest in people)
    running, finished = (tables_that(connection, holder, state) for state in (tables.c.ended.is_(None), tables.c.ended.is_not(None)))
    said = connection.execute(select(func.count()).where(chat.c.guest.in_(holder))).scalar_one()
    brought = connection.execute(select(func.count(distinct(bringers.c.record))).where(bringers.c.guest.in_(holder))).scalar_one()
    return Holdings(people[0].name if people else "", running, finished, said, brought)


def codes_of(connection: Connection, holder: Holder) -> list[str]:
    """Codes of the tables that these guests opened or where they sit, the newest first."""
    return list(connection.execute(select(tables.c.code).where(theirs(holder)).order_by(tables.c.created.desc())).scalars())


def tables_that(connection: Connection, holder: Holder, state: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(tables).where(theirs(holder), state)).scalar_one())


def theirs(holder: Holder) -> ColumnElement[bool]:
    return or_(tables.c.host.in_(holder), tables.c.id.in_(select(seats.c.table).where(seats.c.owner.in_(holder))))


def forget(connection: Connection, holder: Holder) -> list[str]:
    """Delete these guests. Returns the codes of the tables where others may still see something of them."""
    codes = codes_with_traces(connection, holder)
    leave_names_of_rematches(connection, holder)
    silence(connection, holder)
    connection.execute(update(seats).where(seats.c.owner.in_(holder)).values(owner=GONE, called=None))
    connection.execute(update(tables).where(tables.c.host.in_(holder)).values(host=GONE))
    put_all_away(connection, holder)
    connection.execute(delete(links).where(links.c.guest.in_(holder)))
    connection.execute(delete(sessions).where(sessions.c.guest.in_(holder)))
    connection.execute(update(guests).where(guests.c.id.in_(holder)).values(name="", created=0.0))
    return codes


def codes_with_traces(connection: Connection, holder: Holder) -> list[str]:
    """Where they sit or have opened, where they said something, and the rematches that wait for them."""
    chats = select(chat.c.table).where(chat.c.guest.in_(holder))
    waiting = select(rematches.c.next).where(rematches.c.table.in_(select(seats.c.table).where(seats.c.owner.in_(holder))))
    query = select(tables.c.code).where(or_(theirs(holder), tables.c.id.in_(chats), tables.c.id.in_(waiting)))
    return list(connection.execute(query).scalars())


def silence(connection: Connection, holder: Holder) -> None:
    """The numbers of the lines stay, so that none is given again; nothing of what was said, by whom and when."""
    for table, n in connection.execute(select(chat.c.table, chat.c.n).where(chat.c.guest.in_(holder))).all():
        line = and_(chat.c.table == table, chat.c.n == n)
        connection.execute(update(chat).where(line).values(guest=GONE, seat=None, text="", id=f"deleted {n}", time=0.0))


def leave_names_of_rematches(connection: Connection, holder: Holder) -> None:
    """A free seat of a rematch is called by who is waited for, everybody one seat earlier than before."""
    of_table = select(seats.c.table, func.count().label("number")).group_by(seats.c.table).subquery()
    query = select(rematches.c.next, seats.c.seat, of_table.c.number).join(seats, seats.c.table == rematches.c.table)
    query = query.join(of_table, of_table.c.table == rematches.c.table).where(seats.c.owner.in_(holder))
    for following, seat, number in connection.execute(query).all():
        connection.execute(update(seats).where(free(following, (seat - 1) % number)).values(called=None))


def free(table: int, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table == table, seats.c.seat == seat, seats.c.owner.is_(None))
