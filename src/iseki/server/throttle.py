"""How much one address or one seat may send: far more than people do, far less than a program that guesses or floods."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Hashable
from typing import Final

from msgspec import Struct
from starlette.types import ASGIApp, Receive, Scope, Send

from iseki.server.errors import TooMany
from iseki.server.guard import READING
from iseki.server.replies import refuse

MOST_KEPT = 10_000  # addresses or seats that are remembered at once
GUESSING = ("/api/claim", "/api/invitation")  # where secrets of links could be tried
CLAIM_COST = 5


class Rate(Struct, frozen=True):
    """burst: what may be sent at once. each_second: what is regained."""

    burst: float
    each_second: float


class Limits(Struct, frozen=True):
    """address: writing requests and new sockets of one address; one that names a link's secret counts five.

    seat: messages of one seat, or of one who watches.
    chat: lines that one seat, or one address that watches, may say. export: files of everything played that one address may ask for.
    """

    address: Rate = Rate(120, 2)
    seat: Rate = Rate(200, 50)
    chat: Rate = Rate(6, 0.5)
    export: Rate = Rate(6, 0.05)


USUAL: Final = Limits()


class Buckets:
    """One token bucket for each key. clock: seconds that never go back."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left: dict[Hashable, tuple[float, float]] = {}  # tokens at a time; the oldest use first

    def spend(self, key: Hashable, cost: float = 1) -> None:
        """Raises TooMany with the seconds to wait; then nothing is spent."""
        now = self.clock()
        tokens, then = self.left.pop(key, (self.rate.burst, now))
        tokens = min(self.rate.burst, tokens + (now - then) * self.rate.each_second)
        enough = tokens >= cost
        self.left[key] = (tokens - cost if enough else tokens), now
        if len(self.left) > MOST_KEPT:
            del self.left[next(iter(self.left))]
        if not enough:
            raise TooMany(seconds=math.ceil((cost - tokens) / self.rate.each_second))


class Throttle:
    """Middleware: counts what writes, and what opens a socket, by address."""

    def __init__(self, app: ASGIApp, rate: Rate) -> None:
        self.app = app
        self.buckets = Buckets(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in READING):
            try:
                self.buckets.spend(sender(scope["client"]), CLAIM_COST if scope["path"] in GUESSING else 1)
            except TooMany as refusal:
                await refuse(refusal, scope, receive, send)
                return
        await self.app(scope, receive, send)


def sender(client: tuple[str, int] | None) -> str:
    """Who counts as one: an address, or the network of 2^64 addresses that one household has in IPv6."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
