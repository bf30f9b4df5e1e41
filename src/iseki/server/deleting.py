"""The own data: what is kept of the people of a browser, and its deletion, once and for all. The tables of others go on."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from iseki.server.accounts import Farewell, Holdings
from iseki.server.errors import Refused
from iseki.server.hall import Hall, hall_of
from iseki.server.replies import body, reply
from iseki.server.store.forgetting import forget, holdings
from iseki.server.store.people import Guest


async def get_data(request: Request) -> Response:
    """What deletion would take."""
    hall = hall_of(request)
    visitor = await hall.identity.visitor(request)
    return reply(await hall.database.run(lambda rows: holdings(rows, visitor.guests)))


async def post_deletion(request: Request) -> Response:
    """Whoever asks twice is told that there was nothing any more."""
    hall = hall_of(request)
    await body(request, Farewell)
    visitor = await hall.identity.visitor(request)
    gone, codes = await hall.database.run(lambda rows: deleted(rows, visitor.guests))
    await tell(hall, codes, visitor.holder)
    response = reply(gone)
    hall.identity.forget(response)
    return response


def deleted(connection: Connection, people: list[Guest]) -> tuple[Holdings, list[str]]:
    """What there was, and the tables that it concerns."""
    gone = holdings(connection, people)
    return gone, forget(connection, tuple(guest.id for guest in people)) if people else []


async def tell(hall: Hall, codes: list[str], holder: tuple[int, ...]) -> None:
    """It is done already; a table that cannot be told now sees it when it is read next."""
    for code in codes:
        with suppress(Refused, SQLAlchemyError):
            await hall.rooms.settle(code, holder)
    with suppress(SQLAlchemyError, sqlite3.Error):
        await hall.database.call(hall.database.kind.wipe)


ROUTES = [
    Route("/api/me/data", get_data),
    Route("/api/me/deletion", post_deletion, methods=["POST"]),
]
