"""The HTTP side: who am I, open a table, my tables, its record. Messages and errors are those of messages.py."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from iseki.core.registry import games
from iseki.server.bodies import Me, NewName, NewTable, Opened, TableRow, Tables
from iseki.server.crowd import Crowd
from iseki.server.errors import NotYourSeat, NoWatching, UnknownRules
from iseki.server.hall import hall_of
from iseki.server.identity import Visitor
from iseki.server.names import clean_name
from iseki.server.opening import game_info, open_new
from iseki.server.replies import body, download, reply
from iseki.server.rooms import Room
from iseki.server.store.company import listed_tables
from iseki.server.store.people import Guest, new_guest, rename
from iseki.server.store.rows import tables_of

MOST_TABLES = 50
MOST_FINISHED = 10
MOST_OPEN = 20


async def health(_: Request) -> Response:
    return PlainTextResponse("ok")


async def get_games(_: Request) -> Response:
    return reply([game_info(name) for name in games()])


# ---------------------------------------------------------------- who am I
async def get_me(request: Request) -> Response:
    visitor = await hall_of(request).identity.visitor(request)
    return reply(Me(visitor.name))


async def put_me(request: Request) -> Response:
    hall = hall_of(request)
    name = clean_name((await body(request, NewName)).name)
    visitor = await hall.identity.visitor(request)
    if visitor.new:
        await hall.database.run(lambda rows: new_guest(rows, visitor.session, name))
    else:
        await hall.rooms.renamed(await hall.database.run(lambda rows: rename(rows, visitor.holder, name)))
    response = reply(Me(name))
    hall.identity.remember(response, visitor, request)
    return response


# ---------------------------------------------------------------- tables
async def post_table(request: Request) -> Response:
    hall = hall_of(request)
    wish = await body(request, NewTable)
    visitor = await hall.identity.visitor(request)
    host = visitor.guests[0] if visitor.guests else await first_guest(request, visitor)
    response = reply(Opened(await open_new(hall.database, wish, host.id)), 201)
    hall.identity.remember(response, visitor, request)
    return response


async def first_guest(request: Request, visitor: Visitor) -> Guest:
    """A browser that opens a table before its owner has chosen a name."""
    return await hall_of(request).database.run(lambda rows: new_guest(rows, visitor.session, ""))


async def get_tables(request: Request) -> Response:
    hall = hall_of(request)
    visitor = await hall.identity.visitor(request)
    mine = await rows(request, visitor, finished=False, limit=MOST_TABLES)
    finished = await rows(request, visitor, finished=True, limit=MOST_FINISHED)
    mine.sort(key=lambda row: row.you is None or row.waiting != row.you)
    return reply(Tables(tuple(mine), tuple(finished), tuple(await open_rows(request, visitor))))


async def rows(request: Request, visitor: Visitor, finished: bool, limit: int) -> list[TableRow]:
    if visitor.new:
        return []
    codes = await hall_of(request).database.run(lambda connection: tables_of(connection, visitor.holder, finished, limit))
    return await rows_of(request, visitor, codes)


async def open_rows(request: Request, visitor: Visitor) -> list[TableRow]:
    """Tables of other people that one may join or watch. Of a game that only its players may see nothing is told."""
    codes = await hall_of(request).database.run(lambda connection: listed_tables(connection, visitor.holder, MOST_OPEN))
    found = await rows_of(request, visitor, codes)
    return [row if row.watch else replace(row, summary={}) for row in found if row.watch or any(seat.kind == "open" for seat in row.seats)]


async def rows_of(request: Request, visitor: Visitor, codes: list[str]) -> list[TableRow]:
    hall, found = hall_of(request), []
    for code in codes:
        with suppress(UnknownRules):  # the table itself says so; the others are listed all the same
            found.append(row(await hall.rooms.find(code), visitor))
    return found


def row(room: Room, visitor: Visitor) -> TableRow:
    table = room.table
    state = table.history.now.state
    return TableRow(
        table.data.code,
        table.data.game,
        tuple(table.seat_info(seat, room.crowd.online(seat)) for seat in range(table.public)),
        int(state.turns),
        table.seat_of(visitor.holder),
        table.history.asked(),
        table.history.result(),
        table.kind.present.summary(state),
        table.terms,
        table.history.origin,
        table.data.watch,
        room.crowd.spectators(),
        room.crowd.company.next,
    )


async def get_table(request: Request) -> Response:
    crowd, viewer, visitor = await looked_at(request)
    return reply(crowd.info(viewer, visitor.holder))


async def get_record(request: Request) -> Response:
    crowd, viewer, _ = await looked_at(request)
    name = f"{crowd.table.data.game}-{crowd.table.data.code}.txt"
    return PlainTextResponse(crowd.table.record(viewer).text(), headers=download(name))


async def looked_at(request: Request) -> tuple[Crowd, int, Visitor]:
    """The crowd of the table in the address, the viewer that the browser is there, and who asks. Raises UnknownTable, NoWatching."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["code"])
    visitor = await hall.identity.visitor(request)
    return room.crowd, viewer_of(room, visitor, request), visitor


def viewer_of(room: Room, visitor: Visitor, asking: HTTPConnection) -> int:
    """Own seat, or the public for who may watch: anybody if the table allows it, its host always. Raises NoWatching, NotYourSeat.

    A device where several people sit is the public until it asks for one of its seats (`?seat=1`): so nobody sees the next one's hand.
    """
    own, wanted = room.table.seats_of(visitor.holder), asking.query_params.get("seat")
    if wanted is not None:
        return own_seat(own, wanted)
    if own:
        return own[0] if len(own) == 1 else room.table.public
    if not (room.table.data.watch or room.table.data.host in visitor.holder):
        raise NoWatching
    return room.table.public


def own_seat(own: tuple[int, ...], wanted: str) -> int:
    seat = next((seat for seat in own if str(seat) == wanted), None)
    if seat is None:
        raise NotYourSeat(seat=wanted[:20])
    return seat


ROUTES = [
    Route("/health", health),
    Route("/api/games", get_games),
    Route("/api/me", get_me),
    Route("/api/me", put_me, methods=["PUT"]),
    Route("/api/tables", get_tables),
    Route("/api/tables", post_table, methods=["POST"]),
    Route("/api/tables/{code}", get_table),
    Route("/api/tables/{code}/record", get_record),
]
