"""Tables that stand open to everybody: listed in the lobby, with seats to take without a link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from iseki.server.bodies import Opened, SeatChoice
from iseki.server.errors import NotListed
from iseki.server.hall import hall_of
from iseki.server.links import check_open
from iseki.server.replies import body, reply
from iseki.server.store.people import Link, sit_down


async def post_seat(request: Request) -> Response:
    """Take a free seat of a table that is listed in the lobby."""
    hall = hall_of(request)
    table = (await hall.rooms.find(request.path_params["code"])).table
    seat = (await body(request, SeatChoice)).seat
    if not table.data.listed:
        raise NotListed
    check_open(table, seat)
    visitor = await hall.identity.visitor(request)
    link = Link("invite", table.data.id, seat=seat)
    await hall.database.run(lambda rows: sit_down(rows, link, table.data.code, visitor.session, None))
    await hall.rooms.renamed([table.data.code])
    response = reply(Opened(table.data.code))
    hall.identity.remember(response, visitor, request)
    return response


ROUTES = [Route("/api/tables/{code}/seats", post_seat, methods=["POST"])]
