"""Everything that one has played here, as a file to keep: JSON with the records, or CSV with a row for each seat. Sent game by game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from iseki.server.accounts import GameRecord
from iseki.server.errors import UnknownRules
from iseki.server.filing import Csv, Filing, Json
from iseki.server.hall import Hall, hall_of
from iseki.server.records import Holder, filed_away, game_record, outcome_gently
from iseki.server.replies import download
from iseki.server.store.files import Filed, filed
from iseki.server.store.forgetting import codes_of
from iseki.server.throttle import sender

BYTE_ORDER_MARK = "\ufeff"  # without it spreadsheets read Japanese names as something else


async def get_json(request: Request) -> Response:
    return await sent(request, Json(), "json", "application/json")


async def get_csv(request: Request) -> Response:
    return await sent(request, Csv(), "csv", "text/csv; charset=utf-8; header=present", BYTE_ORDER_MARK)


async def sent(request: Request, filing: Filing, ending: str, media: str, begin: str = "") -> Response:
    """Raises TooMany: to read all of it is work."""
    hall = hall_of(request)
    hall.exporters.spend(sender(request.scope["client"]))
    visitor = await hall.identity.visitor(request)
    codes = await hall.database.run(lambda rows: codes_of(rows, visitor.holder))
    parts = text(filing, begin, games(hall, visitor.holder, codes))
    return StreamingResponse(parts, headers=download(f"iseki-games.{ending}", "attachment"), media_type=media)


async def text(filing: Filing, begin: str, several: AsyncIterator[GameRecord]) -> AsyncIterator[str]:
    yield begin + filing.head
    number = 0
    async for game in several:
        yield filing.game(number, game)
        number += 1
    yield filing.tail


async def games(hall: Hall, holder: Holder, codes: list[str]) -> AsyncIterator[GameRecord]:
    """A game whose rules this iseki does not know is left out; a file that breaks off is better than one that lacks a game in silence."""
    for code in codes:
        with suppress(UnknownRules):
            found = await hall.database.run(partial(filed, code=code))
            if found is not None:
                yield await taken_along(hall, holder, found)


async def taken_along(hall: Hall, holder: Holder, found: Filed) -> GameRecord:
    """A running game as far as these people may know it."""
    if found.ended is not None:
        return game_record(found, await outcome_gently(found), holder)
    table = (await hall.rooms.find(found.data.code)).table
    own = table.seats_of(holder)
    return filed_away(found, None, holder, table.record(own[0] if len(own) == 1 else table.public))


ROUTES = [
    Route("/api/me/records.json", get_json),
    Route("/api/me/records.csv", get_csv),
]
