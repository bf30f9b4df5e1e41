"""The Starlette application: routes, middleware, and the hall they all use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount

from iseki.server import api, chat, deleting, exporting, links, listed, metrics, rematch, replays, sockets, statistics
from iseki.server.errors import Refused
from iseki.server.guard import Guard, on_broken
from iseki.server.hall import Hall
from iseki.server.late import keep_results
from iseki.server.meter import Counted
from iseki.server.page import Page
from iseki.server.replies import on_http_error, on_refused
from iseki.server.throttle import Throttle

TABLES = [*api.ROUTES, *links.ROUTES, *rematch.ROUTES, *listed.ROUTES, *chat.ROUTES, *replays.ROUTES]
API = [*TABLES, *statistics.ROUTES, *exporting.ROUTES, *deleting.ROUTES]


@asynccontextmanager
async def at_work(hall: Hall) -> AsyncIterator[None]:
    """What it does by itself; it is closed afterwards."""
    rooms = hall.rooms
    works = rooms.keep_in_step(), rooms.keep_time(), keep_results(hall.database), hall.library.keep_tidy()
    tasks = [asyncio.create_task(work) for work in works]
    yield
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await rooms.keep_clocks()
    hall.close()


def create_app(hall: Hall) -> Starlette:
    """The hall is closed when the application ends."""
    app = Starlette(
        routes=[*API, *metrics.ROUTES, *sockets.ROUTES, Mount("/", Page(hall.settings.static, API))],
        middleware=[
            Middleware(Counted, hall.meter),
            Middleware(Guard, hall.settings.public_url),
            Middleware(Throttle, hall.settings.limits.address),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={Refused: on_refused, HTTPException: on_http_error, Exception: on_broken},
        lifespan=lambda _: at_work(hall),
    )
    app.state.hall = hall
    return app
