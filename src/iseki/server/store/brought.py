"""Records that people brought along: kept until nobody has looked at them for long, or until who brought them puts them away."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, insert, select, update

from iseki.server.store.schema import bringers, records

KEEP_SECONDS = 90 * 86_400.0  # after somebody looked last
NOTE_SECONDS = 3600.0  # between two times that a look is noted
MOST_CHARACTERS = 64_000_000  # of all records together; those that nobody looked at for longest make room
MOST_LISTED = 50


def keep_record(connection: Connection, code: str, text: str, guest: int) -> None:
    """Sent twice, kept once; as long as one of those who brought it wants it."""
    now = time.time()
    if connection.execute(update(records).where(records.c.code == code).values(looked=now)).rowcount == 0:
        connection.execute(insert(records).values(code=code, text=text, size=len(text), looked=now))
    mine = (bringers.c.record == code) & (bringers.c.guest == guest)
    if connection.execute(select(bringers.c.guest).where(mine)).first() is None:
        connection.execute(insert(bringers).values(record=code, guest=guest))
    make_room(connection, code)


def look(connection: Connection, code: str) -> str | None:
    """The text, and that somebody has looked at it; None when it is not kept."""
    now = time.time()
    row = connection.execute(select(records.c.text, records.c.looked).where(records.c.code == code)).first()
    if row is None or row.looked < now - KEEP_SECONDS:
        return None
    if row.looked < now - NOTE_SECONDS:
        connection.execute(update(records).where(records.c.code == code).values(looked=now))
    return str(row.text)


def brought_by(connection: Connection, holder: tuple[int, ...]) -> list[tuple[str, str]]:
    """Codes and texts, those looked at last first."""
    query = select(records.c.code, records.c.text).join(bringers).where(bringers.c.guest.in_(holder)).distinct()
    recent = query.add_columns(records.c.looked).where(records.c.looked >= time.time() - KEEP_SECONDS).order_by(records.c.looked.desc())
    return [(row.code, row.text) for row in connection.execute(recent.limit(MOST_LISTED))]


def put_away(connection: Connection, code: str, holder: tuple[int, ...]) -> bool:
    """These guests want it no longer. False when none of them brought it."""
    gone = connection.execute(delete(bringers).where(bringers.c.record == code, bringers.c.guest.in_(holder))).rowcount
    forget_unwanted(connection, [code])
    return gone > 0


def put_all_away(connection: Connection, holder: tuple[int, ...]) -> None:
    """These guests want none of theirs any longer."""
    mine = list(connection.execute(select(bringers.c.record).where(bringers.c.guest.in_(holder))).scalars())
    connection.execute(delete(bringers).where(bringers.c.guest.in_(holder)))
    forget_unwanted(connection, mine)


def forget_unwanted(connection: Connection, codes: list[str]) -> None:
    """Those of these records that nobody wants any longer."""
    wanted = select(bringers.c.record)
    connection.execute(delete(records).where(records.c.code.in_(codes), records.c.code.not_in(wanted)))


def forget_old(connection: Connection) -> None:
    old = time.time() - KEEP_SECONDS
    forget(connection, list(connection.execute(select(records.c.code).where(records.c.looked < old)).scalars()))


def make_room(connection: Connection, but: str) -> None:
    """The one just brought stays in any case."""
    forget_old(connection)
    size = connection.execute(select(func.coalesce(func.sum(records.c.size), 0))).scalar_one()
    oldest = connection.execute(select(records.c.code, records.c.size).where(records.c.code != but).order_by(records.c.looked))
    for row in oldest.all() if size > MOST_CHARACTERS else ():
        if size <= MOST_CHARACTERS:
            break
        forget(connection, [row.code])
        size -= row.size


def forget(connection: Connection, codes: list[str]) -> None:
    connection.execute(delete(bringers).where(bringers.c.record.in_(codes)))
    connection.execute(delete(records).where(records.c.code.in_(codes)))
