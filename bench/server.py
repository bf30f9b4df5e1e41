"""How much one server carries: tables of two random players through real sockets, all on this machine.

Each player answers as soon as it is asked (`--think` lets it wait), and each finished game is followed by a new one.
A table's people come from an address of their own, so that the bounds for one address hold nobody up.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from iseki.server.messages import Accepted, Answer, Command, Events, Hello, Position, Refusal, Welcome

SERVE = "import sys; from iseki.server.serve import serve; serve(port=0, db=sys.argv[1], pace=0)"
SEATS = [{"kind": "me"}, {"kind": "friend"}]
TICKS = os.sysconf("SC_CLK_TCK")
OPENED_AT_ONCE = 8

decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
encoder = msgspec.json.Encoder()


@dataclass
class Load:
    """What all players share. until: of time.perf_counter()."""

    url: str
    game: str
    think: float
    until: float = float("inf")
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    times: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    games: int = 0
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPENED_AT_ONCE))

    def over(self) -> bool:
        return time.perf_counter() > self.until


# ---------------------------------------------------------------- a table
def address_of(table: int) -> str:
    return f"10.0.{table >> 8}.{table & 255}"


def person(load: Load, table: int) -> httpx2.AsyncClient:
    headers = {"origin": load.url, "x-forwarded-for": address_of(table)}
    return httpx2.AsyncClient(base_url=load.url, verify=False, timeout=60, headers=headers)


async def opened(load: Load, table: int, **more: object) -> tuple[str, list[str]]:
    """A new table's code, and the cookies of its two seats. more: what the table shall be like besides."""
    async with person(load, table) as host, person(load, table) as friend:
        answer = await host.post("/api/tables", json={"game": load.game, "seats": SEATS, **more})
        code = str(answer.raise_for_status().json()["code"])
        invite = (await host.post(f"/api/tables/{code}/invites", json={"seat": 1})).raise_for_status().json()["url"]
        (await friend.post("/api/claim", json={"token": invite.partition("#invite=")[2]})).raise_for_status()
        return code, ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in (host, friend)]


class Player:
    """One seat, which plays whatever chance says."""

    def __init__(self, load: Load, socket: ClientConnection, seat: int) -> None:
        self.load = load
        self.socket = socket
        self.seat = seat
        self.sent: tuple[str, float] | None = None
        self.said = 0

    async def play(self) -> None:
        """Until the game or the time is over."""
        position = await self.news()
        while position.waiting is not None and not self.load.over():
            if position.waiting == self.seat and position.decision is not None and self.sent is None:
                await self.answer(position)
            position = await self.news(position)

    async def answer(self, position: Position) -> None:
        assert position.decision is not None
        if self.load.think:
            left = self.load.until - time.perf_counter()
            await asyncio.sleep(max(0, min(left, self.load.rng.expovariate(1 / self.load.think))))
        self.said += 1
        action = self.load.rng.choice(position.decision.options).action
        self.sent = f"{self.seat}-{self.said}", time.perf_counter()
        await self.socket.send(encoder.encode(Command(self.sent[0], position.version, (action,))).decode())

    async def news(self, position: Position | None = None) -> Position:
        """The next position, or the one given once the command is answered; it asks again after a refusal."""
        while True:
            try:
                async with asyncio.timeout(1 if position else 60):
                    message = decoder.decode(await self.socket.recv())
            except TimeoutError:
                if position is None or not self.load.over():
                    continue
                return position
            match message:
                case Welcome() | Events():
                    position = message.position
                    if self.sent is None or position.waiting is None:
                        return position
                case Accepted() if self.sent is not None:
                    self.load.times.append(time.perf_counter() - self.sent[1])
                    self.sent = None
                    if position is not None:
                        return position
                case Refusal():
                    self.load.refused[message.code] += 1
                    self.sent = None
                    await asyncio.sleep(0.1)
                    await self.socket.send(encoder.encode(Hello(1_000_000)).decode())


async def table(load: Load, number: int, players: list[Player]) -> None:
    """One game after another."""
    while True:
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.socket.close()
        if load.over():
            return
        load.games += 1
        players = await seated(load, number)


async def seated(load: Load, number: int) -> list[Player]:
    """Two players at a new table, each with a socket that has said Hello."""
    async with load.opening:
        code, cookies = await opened(load, number)
        players = [Player(load, await connected(load, number, code, cookie), seat) for seat, cookie in enumerate(cookies)]
        for player in players:
            await player.socket.send(encoder.encode(Hello()).decode())
        return players


async def connected(load: Load, number: int, code: str, cookie: str) -> ClientConnection:
    """Uncompressed, as boardgame.io's: to pack a move costs who sends it 0.1 ms here, and the server 2 µs."""
    headers, origin = {"cookie": cookie, "x-forwarded-for": address_of(number)}, Origin(load.url)
    address = f"ws{load.url[4:]}/api/tables/{code}/socket"
    return await connect(address, origin=origin, additional_headers=headers, open_timeout=60, compression=None)


# ---------------------------------------------------------------- the server's process
@contextmanager
def server(database: str) -> Iterator[tuple[int, str]]:
    with subprocess.Popen([sys.executable, "-u", "-c", SERVE, database], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        assert url, "the server did not start"
        yield process.pid, url
        process.terminate()


def resident(pid: int) -> float:
    """KiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def processor(pid: int) -> dict[str, float]:
    """Seconds of the event loop, which is the first thread, and of the others: above all the database's."""
    spent = {"loop": 0.0, "database": 0.0}
    for task in Path(f"/proc/{pid}/task").iterdir():
        user, system = (task / "stat").read_text().rpartition(")")[2].split()[11:13]
        spent["loop" if task.name == str(pid) else "database"] += (int(user) + int(system)) / TICKS
    return spent


def numbers(url: str) -> dict[str, float]:
    """What the server itself counts."""
    lines = httpx2.get(f"{url}/metrics", timeout=60).raise_for_status().text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))}


# ---------------------------------------------------------------- telling
@dataclass
class Figures:
    tables: int
    seconds: float
    load: Load
    memory: tuple[float, float, float]  # KiB: before, with all sockets open, at the end
    spent: dict[str, float]
    transaction: float  # milliseconds, the wait for the disk included

    def at(self, share: float) -> float:
        """Milliseconds from a move to its acknowledgement; none without a move."""
        times = sorted(self.load.times)
        return 1000 * times[min(int(share * len(times)), len(times) - 1)] if times else float("nan")

    def rows(self) -> Iterator[tuple[str, str]]:
        before, open_, end = self.memory
        yield "tables", f"{self.tables}"
        yield "moves acknowledged", f"{len(self.load.times)} in {self.seconds:.1f} s"
        yield "moves/s", f"{len(self.load.times) / self.seconds:.0f}"
        yield "p50, p99, worst", f"{self.at(0.5):.1f} ms, {self.at(0.99):.1f} ms, {self.at(1):.1f} ms"
        yield "games finished", f"{self.load.games}"
        yield "refused", ", ".join(f"{code} {count}" for code, count in self.load.refused.items()) or "none"
        yield (
            "memory of the server",
            f"{before / 1024:.0f} MiB empty, {open_ / 1024:.0f} MiB with all tables open, {end / 1024:.0f} MiB at the end",
        )
        yield (
            "memory a table",
            f"{(open_ - before) / self.tables:.0f} KiB opened, {(end - before) / (self.tables + self.load.games):.0f} KiB played",
        )
        yield "one transaction", f"{self.transaction:.1f} ms"
        yield "processor", ", ".join(f"{name} {100 * seconds / self.seconds:.0f} %" for name, seconds in self.spent.items())
        yield "a move costs", ", ".join(f"{name} {1000 * seconds / len(self.load.times):.2f} ms" for name, seconds in self.spent.items())


async def measure(pid: int, load: Load, tables: int, seconds: float) -> Figures:
    before = resident(pid)
    first = await asyncio.gather(*(seated(load, number) for number in range(tables)))
    open_, began, own, counted = resident(pid), processor(pid), time.process_time(), numbers(load.url)
    start = time.perf_counter()
    load.until = start + seconds
    await asyncio.gather(*(table(load, number, players) for number, players in enumerate(first)))
    taken = time.perf_counter() - start
    spent = {name: now - began[name] for name, now in processor(pid).items()}
    more = {name: now - counted.get(name, 0) for name, now in numbers(load.url).items()}
    transaction = 1000 * more["iseki_database_seconds_sum"] / more["iseki_database_seconds_count"]
    spent["players"] = time.process_time() - own
    return Figures(tables, taken, load, (before, open_, resident(pid)), spent, transaction)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0, help="seconds that a player thinks on average (default: 0)")
    parser.add_argument("--game", default="garakutarium")
    parser.add_argument("--db", help="postgresql://..., else a new file")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, server(asked.db or f"{folder}/iseki.db") as (pid, url):
        figures = asyncio.run(measure(pid, Load(url, asked.game, asked.think), asked.tables, asked.seconds))
    for name, value in figures.rows():
        print(f"{name:22} {value}")


if __name__ == "__main__":
    main()
