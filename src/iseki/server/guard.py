"""Before any route: is this a host we answer under, is it our own page that writes, and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import socket
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iseki.server.errors import Broken, CrossSite, Refused, UnknownHost
from iseki.server.replies import failure, refuse

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; manifest-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "  # sizes and colours that are data stand in style attributes
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invite's address stays here
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
READING = frozenset({"GET", "HEAD", "OPTIONS"})

logger = logging.getLogger("iseki.server")


class Guard:
    """Middleware. public_url: the address given with --public-url, or ""."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self.app = app
        public = split(public_url)
        self.public_origin = f"{public.scheme}://{public.netloc}".lower()
        self.names = {"localhost", socket.gethostname().lower(), public.hostname or "localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope, Headers(scope=scope))
        except Refused as refusal:
            await refuse(refusal, scope, receive, with_headers(send))
            return
        await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)

    def check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self.known(host):
            raise UnknownHost(host=host[:80])
        if (scope["type"] == "websocket" or scope["method"] not in READING) and not self.same_site(host, headers):
            raise CrossSite(origin=headers.get("origin", "")[:80])

    def known(self, host: str) -> bool:
        """Addresses, this machine's names and the public one: another name that leads here is somebody's trick (DNS rebinding)."""
        name = split(f"//{host}").hostname or ""
        return name in self.names or is_address(name) or name.endswith(".local")

    def same_site(self, host: str, headers: Headers) -> bool:
        """A browser names the page that sends; a program that names none is no page."""
        origin = headers.get("origin")
        if origin is not None:
            return origin.lower() == self.public_origin or split(origin).netloc.lower() == host.lower()
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def split(url: str) -> SplitResult:
    """The parts of an address; none of one that is malformed."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def with_headers(send: Send) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sender


async def on_broken(request: Request, error: Exception) -> Response:
    """A fault of ours. Starlette answers it outside all middleware, so it gets the headers here."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    response = failure(Broken())
    response.headers.update(HEADERS)
    return response
