"""Who is asking: the guests that a browser holds, known by an HttpOnly cookie. No account, no password."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from iseki.server.store.database import Database
from iseki.server.store.people import Guest, guests_of
from iseki.server.tokens import hashed, is_token, new_token

YEAR_SECONDS = 365 * 24 * 3600


class Visitor(NamedTuple):
    """token: the cookie's secret, a new one for a browser that has none yet. guests: its own first, empty when new."""

    token: str
    new: bool
    guests: list[Guest]

    @property
    def holder(self) -> tuple[int, ...]:
        return tuple(guest.id for guest in self.guests)

    @property
    def name(self) -> str:
        return self.guests[0].name if self.guests else ""

    @property
    def session(self) -> bytes:
        return hashed(self.token)


class Identity:
    """Reads and sets the cookie. Its name holds the database's, so that two servers on one machine do not mix up."""

    def __init__(self, database: Database, secure: bool) -> None:
        self.database = database
        self.cookie = f"iseki_{database.id}"
        self.secure = secure

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        token = connection.cookies.get(self.cookie, "")
        if not is_token(token):
            return Visitor(new_token(), True, [])
        guests = await self.database.run(lambda rows: guests_of(rows, hashed(token)))
        return Visitor(token, False, guests) if guests else Visitor(new_token(), True, [])

    def forget(self, response: Response) -> None:
        response.delete_cookie(self.cookie, httponly=True, samesite="lax", secure=self.secure)

    def remember(self, response: Response, visitor: Visitor, connection: HTTPConnection) -> None:
        secure = self.secure or connection.url.scheme in ("https", "wss")
        response.set_cookie(self.cookie, visitor.token, max_age=YEAR_SECONDS, httponly=True, samesite="lax", secure=secure)
