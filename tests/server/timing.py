"""A clock that goes on when the test says so, and what it shows."""

from __future__ import annotations

import time
from collections.abc import Callable

from iseki.server.about import Clocks
from iseki.server.messages import Event, Events, Hello, Position, Welcome
from tests.server.browser import Socket

BY_MOVE = {"time": "move", "seconds": 60}
BY_GAME = {"time": "game", "seconds": 600}


class Clock:
    """Seconds that go on when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def left(socket: Socket) -> Clocks:
    clocks = socket.ask(Hello(1_000_000 - 1), Welcome).position.clocks
    assert clocks is not None
    return clocks


def stands(socket: Socket) -> Position:
    return socket.ask(Hello(), Welcome).position


def until(socket: Socket, action: str) -> Events:
    """The events that begin with such a line."""
    while True:
        news = socket.until(Events)
        if any(event.action.startswith(action) for event in news.events):
            return news


def events(socket: Socket) -> tuple[Event, ...]:
    return socket.ask(Hello(), Welcome).events


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
