"""Statistics over HTTP: the server's, and those of the people of this browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from iseki.server.accounts import Statistics
from iseki.server.hall import hall_of
from iseki.server.narrowing import only
from iseki.server.replies import reply


async def get_statistics(request: Request) -> Response:
    hall, wanted = hall_of(request), only(request.query_params)
    visitor = await hall.identity.visitor(request)
    return reply(Statistics(await hall.board.server(wanted), await hall.board.mine(visitor.holder, wanted)))


ROUTES = [Route("/api/statistics", get_statistics)]
