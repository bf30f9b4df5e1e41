"""Tables, their seats and their record: rows in, rows out. Every function runs inside one transaction of the Database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, Insert, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from iseki.server.store.schema import GONE, commands, guests, lines, seats, tables

CommandKey = tuple[int, str]  # seat, the page's id
Row = dict[str, int | float | str]

INSERT_LINES, INSERT_COMMAND = insert(lines), insert(commands)  # made once: to make and look them up costs more than to store a line


class Line(NamedTuple):
    """One line of the record. seat: CHANCE is -1, the table -2."""

    seat: int
    action: str


class Addition(NamedTuple):
    """What follows line `version` of a record. command: that asked for it. ended: the game is over with it."""

    table: int
    version: int
    lines: list[Line]
    command: CommandKey | None
    ended: bool


class SeatRow(NamedTuple):
    """level: of the bot it was given to; owner: guest that claimed it, GONE after they have deleted their data; neither: open.

    called: what one of several people at the owner's device is called, else None. name: that, else the owner's.
    """

    level: str | None
    owner: int | None
    name: str
    called: str | None = None


class TableData(Struct, frozen=True):
    """What was settled when the table was opened; it never changes. host: guest."""

    id: int
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: bytes
    watch: bool
    host: int
    listed: bool = False
    terms: dict[str, Any] = {}


class Conflict(Exception):
    """Somebody else appended first, or this command is stored already; nothing was written."""


def open_table(connection: Connection, table: TableData, places: list[SeatRow], opening: list[Line]) -> TableData:
    """Store a new table with the lines of its opening; the id of `table` is ignored. Raises Conflict if the code is taken."""
    row = {field: getattr(table, field) for field in TableData.__struct_fields__ if field != "id"}
    try:
        new = connection.execute(insert(tables).values(created=time.time(), **row)).inserted_primary_key
    except IntegrityError as error:
        raise Conflict from error
    assert new is not None
    for seat, place in enumerate(places):
        connection.execute(insert(seats).values(table=new.id, seat=seat, level=place.level, owner=place.owner, called=place.called))
    append(connection, new.id, 0, opening, None, ended=False)
    return TableData(id=new.id, **row)


def find_table(connection: Connection, code: str) -> TableData | None:
    row = connection.execute(select(*(tables.c[field] for field in TableData.__struct_fields__)).where(tables.c.code == code)).first()
    return None if row is None else TableData(**row._mapping)


def seats_of(connection: Connection, table: int) -> list[SeatRow]:
    owner = case((guests.c.created == 0, GONE), else_=seats.c.owner)
    name = func.coalesce(seats.c.called, guests.c.name, "")
    query = select(seats.c.level, owner, name, seats.c.called).select_from(seats.outerjoin(guests))
    return [SeatRow(*row) for row in connection.execute(query.where(seats.c.table == table).order_by(seats.c.seat))]


def lines_after(connection: Connection, table: int, version: int) -> list[Line]:
    query = select(lines.c.seat, lines.c.action).where(lines.c.table == table, lines.c.version > version)
    return [Line(*row) for row in connection.execute(query.order_by(lines.c.version))]


def version_of(connection: Connection, table: int) -> int:
    return int(connection.execute(select(func.coalesce(func.max(lines.c.version), 0)).where(lines.c.table == table)).scalar_one())


def commands_of(connection: Connection, table: int) -> dict[CommandKey, int]:
    query = select(commands.c.seat, commands.c.id, commands.c.version).where(commands.c.table == table)
    return {(seat, key): version for seat, key, version in connection.execute(query)}


def append(connection: Connection, table: int, version: int, new: list[Line], command: CommandKey | None, ended: bool) -> None:
    """Add lines after line `version`. Raises Conflict when there are more lines by now, or the command is stored already."""
    append_all(connection, [Addition(table, version, new, command, ended)])


def append_all(connection: Connection, those: Sequence[Addition]) -> None:
    """The same for several records: to store the rows of many together costs little more than those of one."""
    try:
        write(connection, INSERT_LINES, [row for one in those for row in line_rows(one)])
        write(connection, INSERT_COMMAND, [row for one in those for row in command_rows(one)])
    except IntegrityError as error:
        raise Conflict from error
    for one in those:
        if one.ended:
            connection.execute(update(tables).where(tables.c.id == one.table).values(ended=time.time()))


def write(connection: Connection, insertion: Insert, rows: list[Row]) -> None:
    if rows:
        connection.execute(insertion, rows)


def line_rows(new: Addition) -> list[Row]:
    now = time.time()
    return [
        {"table": new.table, "version": new.version + n, "seat": line.seat, "action": line.action, "time": now}
        for n, line in enumerate(new.lines, start=1)
    ]


def command_rows(new: Addition) -> list[Row]:
    """The version after it."""
    if new.command is None:
        return []
    seat, key = new.command
    return [{"table": new.table, "seat": seat, "id": key, "version": new.version + len(new.lines)}]


def claim_seat(connection: Connection, table: int, seat: int, guest: int | None, called: str | None = None) -> bool:
    """Give an open seat to a guest. False when it is not open any more."""
    free = (seats.c.table == table) & (seats.c.seat == seat) & seats.c.owner.is_(None) & seats.c.level.is_(None)
    return connection.execute(update(seats).where(free).values(owner=guest, called=called)).rowcount == 1


def tables_of(connection: Connection, holder: tuple[int, ...], finished: bool, limit: int) -> list[str]:
    """Codes of the tables where one of these guests sits or that one of them opened, newest first."""
    mine = or_(tables.c.host.in_(holder), tables.c.id.in_(select(seats.c.table).where(seats.c.owner.in_(holder))))
    over = tables.c.ended.is_not(None) if finished else tables.c.ended.is_(None)
    newest = tables.c.ended.desc() if finished else tables.c.created.desc()
    return list(connection.execute(select(tables.c.code).where(mine, over).order_by(newest).limit(limit)).scalars())
