"""Players who come back: whatever happens to the server or their socket, they connect again and send what was not answered again.

The ledger keeps what the server has acknowledged, and compares it with the database afterwards. Each command is one action, so that a
table whose commands and actions differ in number has something twice, or in part.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.server import Load, connected, decoder, encoder
from iseki.server.messages import Accepted, Command, Events, Hello, Position, Refusal, Welcome

GONE = (OSError, WebSocketException, EOFError, TimeoutError)
TRY_AGAIN = ("busy", "disk_full", "read_only", "too_many")  # nothing was changed: the same command is sent again

ACKNOWLEDGED = 'SELECT code, seat, commands.id, version FROM commands JOIN tables ON tables.id = commands."table"'
COUNTED = """
SELECT count(*), max(version), sum(seat >= 0), (SELECT count(*) FROM commands WHERE commands."table" = lines."table")
FROM lines GROUP BY "table"
"""


@dataclass
class Ledger:
    """acknowledged: version by table, seat and id. errors: refusals by their code. back: how many times somebody came back."""

    acknowledged: dict[tuple[str, int, str], int] = field(default_factory=dict)
    errors: Counter[str] = field(default_factory=Counter)
    back: int = 0
    contradictions: int = 0  # one command that was acknowledged with two versions

    def accept(self, key: tuple[str, int, str], version: int) -> None:
        self.contradictions += self.acknowledged.setdefault(key, version) != version

    def lost(self, database: Path) -> int:
        with closing(sqlite3.connect(database)) as rows:
            stored = {(code, seat, key): version for code, seat, key, version in rows.execute(ACKNOWLEDGED)}
        wrong = [key for key, version in self.acknowledged.items() if stored.get(key) != version]
        return len(wrong) + self.contradictions

    @staticmethod
    def twice(database: Path) -> int:
        """Tables whose versions have holes, or whose actions are not those of their commands."""
        with closing(sqlite3.connect(database)) as rows:
            counted = list(rows.execute(COUNTED))
        return sum(lines != version or actions != commands for lines, version, actions, commands in counted)


class Steady:
    """One seat. url: of the server it speaks to, which may change."""

    def __init__(self, load: Load, ledger: Ledger, table: int, code: str, seat: int, cookie: str) -> None:
        self.load, self.ledger, self.table = load, ledger, table
        self.code, self.seat, self.cookie = code, seat, cookie
        self.position: Position | None = None
        self.doubtful: Command | None = None
        self.socket: ClientConnection | None = None
        self.said = 0

    async def play(self) -> None:
        while not self.load.over():
            with suppress(*GONE):
                async with asyncio.timeout(15):
                    self.socket = await connected(self.load, self.table, self.code, self.cookie)
                async with self.socket:
                    await self.converse(self.socket)
            self.ledger.back += not self.load.over()
            await asyncio.sleep(random.uniform(0.05, 0.3))

    def cut(self) -> None:
        """As if the network were gone: nobody is told."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def converse(self, socket: ClientConnection) -> None:
        await self.say(socket, Hello(self.position.version if self.position else 0))
        if self.doubtful is not None:
            await self.say(socket, self.doubtful)
        while not self.load.over():
            try:
                async with asyncio.timeout(1):
                    text = await socket.recv()
            except TimeoutError:
                continue
            await self.heard(socket, text)
            await self.act(socket)

    async def heard(self, socket: ClientConnection, text: str | bytes) -> None:
        match decoder.decode(text):
            case (Welcome() | Events()) as news:
                self.position = news.position
            case Accepted() as accepted if self.doubtful is not None and accepted.id == self.doubtful.id:
                self.ledger.accept((self.code, self.seat, accepted.id), accepted.version)
                self.doubtful = None
            case Refusal() as refusal:
                await self.refused(socket, refusal)

    async def refused(self, socket: ClientConnection, refusal: Refusal) -> None:
        self.ledger.errors[refusal.code] += 1
        await asyncio.sleep(0.3)
        if refusal.code in TRY_AGAIN and self.doubtful is not None:
            await self.say(socket, self.doubtful)
            return
        self.doubtful = None
        await self.say(socket, Hello(self.position.version if self.position else 0))

    async def act(self, socket: ClientConnection) -> None:
        at = self.position
        if at is None or at.waiting != self.seat or at.decision is None or self.doubtful is not None:
            return
        self.said += 1
        action = self.load.rng.choice(at.decision.options).action
        self.doubtful = Command(f"{self.seat}-{self.said}", at.version, (action,))
        await self.say(socket, self.doubtful)

    async def say(self, socket: ClientConnection, message: msgspec.Struct) -> None:
        await socket.send(encoder.encode(message).decode())
