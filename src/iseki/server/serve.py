"""Runs the server: one event loop, a door for this machine and, when asked for, one for the local network."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import webbrowser
from asyncio import BaseTransport
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from iseki.server.app import create_app
from iseki.server.deflate import Deflate
from iseki.server.errors import NoNetwork
from iseki.server.hall import PACE_SECONDS, STATIC, Hall, Settings
from iseki.server.network import bind, is_web_address, lan_address, listen, url_of
from iseki.server.start_errors import BadPublicUrl, PageMissing, StartError
from iseki.server.store.address import default_database
from iseki.server.store.database import Database
from iseki.server.throttle import USUAL, Limits

GARBAGE = 20_000, 20, 20  # objects made before cycles are looked for among the new, the older, the old: nearly none are made here

Ready = Callable[[str], None]
logger = logging.getLogger("iseki.server")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    db: Path | str | None = None,
    public_url: str = "",
    open_browser: bool = False,
    pace: float = PACE_SECONDS,
    static: Path = STATIC,
    on_ready: Ready = print,
    metrics: bool = False,
    limits: Limits = USUAL,
) -> None:
    """Serve until SIGINT or SIGTERM. port: None for the default or the next free one. on_ready: called with the page's address.
    metrics: for others than this machine, too. limits: what one address and one seat may send.

    Raises StartError (BadPublicUrl, PageMissing, PortInUse, BadHost, BadDatabaseAddress, DatabaseUnusable), each one clear sentence.
    """
    if public_url and not is_web_address(public_url):
        raise BadPublicUrl(public_url)
    if not (static / "index.html").is_file():
        raise PageMissing(static / "index.html")
    opened = listen(host, port)
    try:
        database = Database(db or default_database())
    except StartError:
        opened.close()
        raise
    building = Building(opened, database, public_url, pace, static, metrics, limits)
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(building.run(on_ready, open_browser))


def new_loop() -> asyncio.AbstractEventLoop:
    """That of libuv has sockets and timers at half the cost; there is none for Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class Door(uvicorn.Server):
    """One uvicorn server on one socket. The building handles the signals for all of them."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Line(WebSocketsSansIOProtocol):
    """A socket as we want it."""

    def connection_made(self, transport: BaseTransport) -> None:
        self.conn.available_extensions = [Deflate()]
        super().connection_made(transport)

    def shutdown(self) -> None:
        """One whose other end has said goodbye, and does not read what waits for it, must not keep the server from ending."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.abort()


def door(app: ASGIApp, first: bool) -> Door:
    """Only the first door starts and ends the application."""
    config = uvicorn.Config(
        app,
        log_config=None if logging.root.handlers else LOGGING_CONFIG,  # a program that has set up its log keeps it
        log_level="warning",
        lifespan="on" if first else "off",
        ws=Line,
        ws_max_size=1 << 16,
        ws_per_message_deflate=False,  # see Line
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Door(config)


class Building:
    """The doors of one server, and what is behind them."""

    def __init__(
        self,
        opened: socket.socket,
        database: Database,
        public_url: str,
        pace: float,
        static: Path,
        metrics: bool = False,
        limits: Limits = USUAL,
    ) -> None:
        self.socket = opened
        self.host, self.port = opened.getsockname()[:2]
        settings = Settings(pace, public_url, static, self.open_network, limits, shared_url=self.shared_url(), metrics=metrics)
        self.hall = Hall(database, settings)
        self.app = create_app(self.hall)
        self.doors: list[tuple[Door, asyncio.Task[None]]] = []

    async def run(self, on_ready: Ready, open_browser: bool) -> None:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self.stop)
        await self.add(self.socket, first=True)
        url = url_of(self.host, self.port)
        logger.info("ready at %s with the database %s", url, self.hall.database.name)
        on_ready(url)
        if open_browser:
            loop.run_in_executor(None, webbrowser.open, url)
        await self.doors[0][1]
        await asyncio.gather(*(task for _, task in self.doors))
        logger.info("ended; all is stored")

    def stop(self) -> None:
        for one, _ in self.doors:
            one.should_exit = True

    async def add(self, opened: socket.socket, first: bool) -> None:
        one = door(self.app, first)
        task = asyncio.get_running_loop().create_task(one.serve([opened]))
        self.doors.append((one, task))
        while not one.started and not task.done():
            await asyncio.sleep(0.005)

    def shared_url(self) -> str:
        """Where devices of the network reach the first door: everywhere it listens but this machine itself."""
        address = lan_address() if self.host in ("0.0.0.0", "::") else self.host  # noqa: S104 compared, not bound
        return "" if address is None or address.startswith("127.") or address == "::1" else url_of(address, self.port)

    async def open_network(self) -> str:
        """Bind this machine's address in the local network, with the same port if it is free. Raises NoNetwork."""
        address = lan_address()
        if address is None:
            raise NoNetwork(reason="address")
        try:
            opened = bind(address, self.port)
        except StartError as error:
            raise NoNetwork(reason="port") from error
        await self.add(opened, first=False)
        return url_of(address, self.port)
