"""Chat: what people at a table, and those who watch, say to each other. It is no part of the record and knows nothing of the game."""

from __future__ import annotations

import unicodedata

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from iseki.server.api import looked_at
from iseki.server.bodies import Say
from iseki.server.crowd import chat_line
from iseki.server.errors import Nameless, TextCharacter, TextEmpty, TextTooLong
from iseki.server.hall import hall_of
from iseki.server.identity import Visitor
from iseki.server.names import Faults, cleaned
from iseki.server.replies import body, reply
from iseki.server.store.talk import Said, Saying, said_after, say
from iseki.server.table import Table
from iseki.server.throttle import sender

LIMIT = 300
TEXT = Faults(TextEmpty, TextTooLong, TextCharacter)
MARKS = 4  # accents that one letter may carry


def clean_text(text: str) -> str:
    """The line as it will be shown. Raises TextEmpty, TextTooLong, TextCharacter."""
    return cleaned(text, LIMIT, 4 * LIMIT, TEXT, unmarked)


def unmarked(text: str) -> str:
    """Without the accents that would reach into the lines above and below."""
    kept, marks = list[str](), 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) == "Mn" else 0
        kept += character if marks <= MARKS else ""
    return "".join(kept)


async def post_chat(request: Request) -> Response:
    """Say something, as the own seat or as one who watches; everybody who looks at the table hears it."""
    crowd, viewer, visitor = await looked_at(request)
    hall, table = hall_of(request), crowd.table
    wish = await body(request, Say)
    text = clean_text(wish.text)
    saying = Saying(*speaker(table, viewer, visitor), text, wish.id)
    hall.talkers.spend((table.data.code, saying.seat) if saying.seat is not None else sender(request.scope["client"]))
    n = await hall.database.run(lambda rows: say(rows, table.data.id, saying))
    await crowd.refresh()
    return reply(chat_line(Said(n, saying.seat, visitor.name, text)))


def speaker(table: Table, viewer: int, visitor: Visitor) -> tuple[int, int | None]:
    """The guest and its seat. Raises Nameless for who watches and has not said who they are."""
    seat = viewer if viewer != table.public else table.seat_of(visitor.holder)
    if seat is not None:
        owner = table.places[seat].owner
        assert owner is not None
        return owner, seat
    if not visitor.name:
        raise Nameless
    return visitor.guests[0].id, None


async def get_chat(request: Request) -> Response:
    """Everything that is kept, oldest first."""
    crowd, _, _ = await looked_at(request)
    lines = await hall_of(request).database.run(lambda rows: said_after(rows, crowd.table.data.id, 0))
    return reply([chat_line(line) for line in lines])


ROUTES = [
    Route("/api/tables/{code}/chat", get_chat),
    Route("/api/tables/{code}/chat", post_chat, methods=["POST"]),
]
