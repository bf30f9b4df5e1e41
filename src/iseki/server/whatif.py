"""What if: a new table that goes on from a position of a game that is over. Its record begins with the old one's lines."""

from __future__ import annotations

from collections.abc import Iterator

from iseki.core.record import effective
from iseki.core.registry import game_type
from iseki.server.bodies import WhatIf
from iseki.server.errors import BadSeats, NoWayOn, StillRunning
from iseki.server.history import TABLE, History
from iseki.server.opening import seated, store_new
from iseki.server.replay import Past, settled
from iseki.server.store.database import Database
from iseki.server.store.rows import Line, TableData


async def open_from(database: Database, past: Past, wish: WhatIf, host: int, secret: bytes) -> str:
    """The code of the new table, which is as private as the old one. secret: its, so that the decks stay as they were. Raises Refused."""
    history, info = past.gate.history, past.info
    version = settled(history, wish.version)
    if not past.open:
        raise StillRunning
    if history.points[version].state.is_terminal():
        raise NoWayOn(version=version)
    if len(wish.seats) != len(info.seats):
        raise BadSeats(seats=len(wish.seats), least=len(info.seats), most=len(info.seats))
    places = seated(game_type(info.game), wish.seats, host)
    data = TableData(0, "", info.game, info.rules, info.options, secret, info.watch, host)
    return await store_new(database, data, places, [*beginning(history, version), mark(info.code, version)])


def beginning(history: History, version: int) -> Iterator[Line]:
    """The actions that led there, without what was taken back and who sat where."""
    for number in effective([line.action for line in history.lines[:version]]):
        yield history.lines[number]


def mark(code: str, version: int) -> Line:
    return Line(TABLE, f"@from {code} {version}")
