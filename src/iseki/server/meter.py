"""Counts what the server does: numbers alone, no names, no codes, no addresses."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Histogram:
    """How many times something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)


class Meter:
    """answers: of sockets by their type, refusals: by their code, requests: over HTTP by their status."""

    def __init__(self) -> None:
        self.started = time.time()
        self.answering = Histogram()
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()

    def answered(self, answer: object) -> None:
        self.answers[type(answer).__name__.lower()] += 1
        code = getattr(answer, "code", None)
        if code is not None:
            self.refusals[str(code)] += 1


class Counted:
    """Middleware: counts requests by the status of their answer."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.meter.requests[str(message["status"])] += 1
            await send(message)

        await self.app(scope, receive, counting if scope["type"] == "http" else send)
