"""Everything a request may need, in one place: database, rooms, identity, network."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import Struct
from starlette.requests import HTTPConnection

from iseki.server.bodies import Network
from iseki.server.identity import Identity
from iseki.server.library import Library
from iseki.server.meter import Meter
from iseki.server.minds import Minds, Workers
from iseki.server.rooms import Rooms
from iseki.server.store.database import Database
from iseki.server.tallies import Board
from iseki.server.throttle import USUAL, Buckets, Limits

PACE_SECONDS = 0.7
STATIC = Path(__file__).parent / "static"

OpenNetwork = Callable[[], Awaitable[str]]


class Settings(Struct, frozen=True):
    """pace: seconds before each command of a bot. public_url: under which address people reach the server, "" as they come.

    open_network: binds the address of the local network and returns its URL; raises NoNetwork. None: it cannot be bound.
    now: seconds that never go back, by which the tables' clocks run. metrics: others than this machine may read them.
    """

    pace: float = PACE_SECONDS
    public_url: str = ""
    static: Path = STATIC
    open_network: OpenNetwork | None = None
    limits: Limits = USUAL
    shared_url: str = ""  # where devices of the network already reach us
    now: Callable[[], float] = time.monotonic
    metrics: bool = False


class Hall:
    """One running server. Lives on the event loop; `close` when it ends."""

    def __init__(self, database: Database, settings: Settings, minds: Minds | None = None) -> None:
        self.database = database
        self.settings = settings
        self.minds = minds or Workers()
        self.rooms = Rooms(database, self.minds, settings.pace, settings.now)
        self.library = Library(database)
        self.meter = Meter()
        self.identity = Identity(database, settings.public_url.startswith("https:"))
        self.senders = Buckets(settings.limits.seat)
        self.talkers = Buckets(settings.limits.chat)
        self.exporters = Buckets(settings.limits.export)
        self.board = Board(database, settings.now)
        self.shared_url = settings.shared_url

    def network(self) -> Network:
        possible = self.shared_url != "" or (self.settings.open_network is not None and not self.settings.public_url)
        return Network(self.shared_url != "", possible, self.settings.public_url or self.shared_url)

    def base(self, connection: HTTPConnection) -> str:
        """The address that links start with: the public one, else the network's for a page of this machine, else the page's own."""
        url = connection.base_url
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        if self.shared_url and is_loopback(url.hostname or ""):
            return self.shared_url
        return f"{url.scheme}://{url.netloc}"

    def close(self) -> None:
        self.rooms.close()
        self.minds.close()
        self.database.close()


def is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def hall_of(connection: HTTPConnection) -> Hall:
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall
