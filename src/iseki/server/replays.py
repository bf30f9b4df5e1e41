"""Replays over HTTP: tables of this server, and records that people bring along; playing on from a position."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from iseki.core.record import whole
from iseki.server.api import first_guest, looked_at
from iseki.server.bodies import NewRecord, Opened, WhatIf
from iseki.server.errors import BadMessage
from iseki.server.hall import hall_of
from iseki.server.library import PREFIX, RECORD_BYTES
from iseki.server.replay import Past
from iseki.server.replies import body, download, reply
from iseki.server.whatif import open_from


async def get_replay(request: Request) -> Response:
    past, _ = await past_of(request)
    return reply(await past.replay(request.query_params.get("as")))


async def get_position(request: Request) -> Response:
    past, _ = await past_of(request)
    return reply(past.position(version_of(request), request.query_params.get("as")))


def version_of(request: Request) -> int:
    """The number of lines after which one looks, the first position if none is named. Raises BadMessage."""
    version = whole(request.query_params.get("at", "0"))
    if version is None:
        raise BadMessage(reason="`at` is no number of lines")
    return version


async def post_record(request: Request) -> Response:
    hall = hall_of(request)
    brought = await body(request, NewRecord, RECORD_BYTES)
    book = await hall.library.read(brought.text, brought.name or "record")
    visitor = await hall.identity.visitor(request)
    guest = visitor.guests[0] if visitor.guests else await first_guest(request, visitor)
    await hall.library.keep(book, guest.id)
    response = reply(Opened(book.code), 201)
    hall.identity.remember(response, visitor, request)
    return response


async def get_books(request: Request) -> Response:
    hall = hall_of(request)
    return reply(await hall.library.brought((await hall.identity.visitor(request)).holder))


async def delete_book(request: Request) -> Response:
    """Not wanted any more by who asks; somebody else who brought the same keeps it."""
    hall = hall_of(request)
    visitor = await hall.identity.visitor(request)
    await hall.library.put_away(request.path_params["code"], visitor.holder)
    return reply(await hall.library.brought(visitor.holder))


async def get_book(request: Request) -> Response:
    book = await hall_of(request).library.find(request.path_params["code"])
    return PlainTextResponse(book.record.text(), headers=download(f"{book.record.game}-{book.code}.txt"))


async def post_what_if(request: Request) -> Response:
    hall = hall_of(request)
    wish = await body(request, WhatIf)
    past, secret = await past_of(request)
    visitor = await hall.identity.visitor(request)
    host = visitor.guests[0] if visitor.guests else await first_guest(request, visitor)
    response = reply(Opened(await open_from(hall.database, past, wish, host.id, secret)), 201)
    hall.identity.remember(response, visitor, request)
    return response


async def past_of(request: Request) -> tuple[Past, bytes]:
    """What the address names, and the secret of its decks. Raises UnknownTable, UnknownReplay, NoWatching."""
    code = request.path_params["code"]
    if code.startswith(PREFIX):
        return (await hall_of(request).library.find(code)).past(), secrets.token_bytes(32)
    crowd, viewer, visitor = await looked_at(request)
    table = crowd.table
    own = table.seats_of(visitor.holder)
    return Past(crowd.info(viewer, visitor.holder), table.gate, viewer, table.history.over(), own), table.data.secret


ROUTES = [
    Route("/api/replays/{code}", get_replay),
    Route("/api/replays/{code}/position", get_position),
    Route("/api/replays/{code}/tables", post_what_if, methods=["POST"]),
    Route("/api/records", post_record, methods=["POST"]),
    Route("/api/records", get_books),
    Route("/api/records/{code}", get_book),
    Route("/api/records/{code}", delete_book, methods=["DELETE"]),
]
