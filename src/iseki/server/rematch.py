"""One more game: the same people, bots and options at a new table, everybody one seat further; who wishes for it first opens it.

Who does not come along says so, and the others hear it.
"""

from __future__ import annotations

import secrets
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from iseki.server.api import looked_at
from iseki.server.bodies import Opened
from iseki.server.crowd import Crowd
from iseki.server.errors import NotAPlayer, NotOver
from iseki.server.hall import Hall, hall_of
from iseki.server.loaded import loaded
from iseki.server.opening import check_level, chosen, dealt
from iseki.server.replies import reply
from iseki.server.store.company import decline, rematch
from iseki.server.store.database import Database
from iseki.server.store.rows import Conflict, SeatRow, TableData
from iseki.server.table import Table
from iseki.server.tokens import new_code


async def post_rematch(request: Request) -> Response:
    """Wish for one more game, or agree to it: the own seats of the new table are taken."""
    crowd, _, visitor = await looked_at(request)
    if crowd.table.seat_of(visitor.holder) is None:
        raise NotAPlayer
    hall = hall_of(request)
    code = await once_more(hall.database, crowd.table, visitor.holder)
    await tell(hall, crowd, code)
    return reply(Opened(code))


async def delete_rematch(request: Request) -> Response:
    """Not come along: the own seat of the new table is there for somebody else. Who thinks better of it asks for the rematch."""
    crowd, _, visitor = await looked_at(request)
    if crowd.table.seat_of(visitor.holder) is None:
        raise NotAPlayer
    hall = hall_of(request)
    work = partial(decline, table=crowd.table.data.id, places=turned(crowd.table.places), holder=visitor.holder)
    code = await hall.database.run(work)
    await tell(hall, crowd, code)
    return reply(Opened(code))


async def tell(hall: Hall, crowd: Crowd, code: str) -> None:
    """Whoever looks at the table or at the next one hears of it."""
    await crowd.refresh()
    await (await hall.rooms.find(code)).crowd.refresh()


async def once_more(database: Database, table: Table, holder: tuple[int, ...]) -> str:
    """The code of the next table, where these guests sit now. Raises NotOver, SeatTaken, LevelOff, Busy."""
    if not table.history.over():
        raise NotOver
    places = turned(table.places)
    for place in places:
        if place.level is not None:
            check_level(place.level)  # type: ignore[arg-type]
    options, secret = chosen(table.kind, table.options), secrets.token_bytes(32)
    opening = dealt(loaded(table.kind, len(places), options), secret)
    host = next(place.owner for place in places if place.owner in holder)
    assert host is not None
    while True:
        new = TableData(
            0, new_code(), table.kind.name, table.kind.rules_version, options, secret, table.data.watch, host, terms=table.data.terms
        )
        work = partial(rematch, table=table.data.id, new=new, places=places, opening=opening, holder=holder)
        try:
            return await database.run(work)
        except Conflict:  # the code is taken
            continue


def turned(places: list[SeatRow]) -> list[SeatRow]:
    """Everybody sits one seat earlier, the first one last: so the beginning goes round."""
    return places[1:] + places[:1]


ROUTES = [
    Route("/api/tables/{code}/rematch", post_rematch, methods=["POST"]),
    Route("/api/tables/{code}/rematch", delete_rematch, methods=["DELETE"]),
]
