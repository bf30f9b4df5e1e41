"""What happens to tables under load when something goes wrong: `python -m bench.faults [--tables 60] [NAME ...]`.

Random players play as fast as they can, something is done to the server, and at the end the database is compared with what the server
had acknowledged. It fails when anything acknowledged is lost, anything was applied twice, nobody could play on, or the error that people
read does not name the cause.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.asyncio.client import connect
from websockets.typing import Origin

from bench.server import Load, address_of, encoder, numbers, opened, resident
from bench.steady import GONE, Ledger, Steady
from iseki.server.messages import Hello

PROGRAM = """
import signal, sys, time
real, shift = time.time, [0.0]
time.time = lambda: real() + shift[0]
def jump(days): shift[0] += days * 86400
signal.signal(signal.SIGUSR1, lambda *_: jump(300))
signal.signal(signal.SIGUSR2, lambda *_: jump(-600))
from iseki.server.serve import serve
serve(port=int(sys.argv[2]), db=sys.argv[1], pace=0)
"""
NO_LIMIT = resource.RLIM_INFINITY
CLOCKS = {"time": "game", "seconds": 100_000}
DEAF = 20


class Server:
    """A process that can be killed and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-u", "-c", PROGRAM, str(self.database), str(self.port)]
        with (self.database.parent / "server.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server did not start"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@dataclass
class World:
    """Servers, and the people at the tables."""

    servers: list[Server]
    loads: list[Load]
    ledger: Ledger
    people: list[Steady] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def database(self) -> Path:
        return self.servers[0].database

    async def seat(self, tables: int, terms: dict[str, object] | None = None) -> None:
        """Seat 0 at the first server, seat 1 at the last one."""
        codes = await asyncio.gather(*(self.seated(number, terms) for number in range(tables)))
        for number, (code, cookies) in enumerate(codes):
            for seat, load in enumerate((self.loads[0], self.loads[-1])):
                self.people.append(Steady(load, self.ledger, number, code, seat, cookies[seat]))

    async def seated(self, number: int, terms: dict[str, object] | None) -> tuple[str, list[str]]:
        async with self.loads[0].opening:
            return await opened(self.loads[0], number, **({"terms": terms} if terms else {}))

    def moves(self) -> int:
        return len(self.ledger.acknowledged)


# ---------------------------------------------------------------- what goes wrong
async def kill(world: World) -> None:
    """kill -9, three times"""
    for _ in range(3):
        await asyncio.sleep(3)
        world.servers[0].kill()
        await asyncio.sleep(0.5)
        await asyncio.to_thread(world.servers[0].start)
    await asyncio.sleep(4)


async def cut(world: World) -> None:
    """a third of the sockets cut, eight times"""
    for _ in range(8):
        await asyncio.sleep(1)
        for person in world.loads[0].rng.sample(world.people, len(world.people) // 3):
            person.cut()
    await asyncio.sleep(3)


async def slow(world: World) -> None:
    """readers that ask and never read"""
    url, pid = world.servers[0].url, world.servers[0].process.pid
    before = resident(pid)
    deaf = [asyncio.create_task(ask_and_never_read(world, person)) for person in world.people[:: max(1, len(world.people) // DEAF)]]
    await asyncio.sleep(10)
    end, most, here = time.monotonic() + 80, resident(pid), await asyncio.to_thread(players, url)
    while here > len(world.people) and time.monotonic() < end:
        await asyncio.sleep(1)
        most, here = max(most, resident(pid)), await asyncio.to_thread(players, url)
    for task in deaf:
        task.cancel()
    world.notes.append(f"{len(deaf) - (here - len(world.people))} of {len(deaf)} let go, {(most - before) / 1024:.0f} MiB more at most")
    world.wrong += ["slow readers stay"] if here > len(world.people) else []


def players(url: str) -> int:
    return int(numbers(url)['iseki_sockets{who="player"}'])


async def ask_and_never_read(world: World, person: Steady) -> None:
    """Until the server has had enough."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.setblocking(False)
    await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", world.servers[0].port))
    headers = {"cookie": person.cookie, "x-forwarded-for": address_of(person.table)}
    url = world.loads[0].url
    address, origin = f"ws{url[4:]}/api/tables/{person.code}/socket", Origin(url)
    with suppress(*GONE):
        async with connect(address, sock=one, origin=origin, additional_headers=headers, max_queue=1, compression=None) as deaf:
            while True:
                await deaf.send(encoder.encode(Hello()).decode())
                await asyncio.sleep(0.1)


async def full(world: World) -> None:
    """the file may not grow any more, for five seconds"""
    await asyncio.sleep(2)
    pid = world.servers[0].process.pid
    size = max(path.stat().st_size for path in world.database.parent.glob(f"{world.database.name}*"))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, NO_LIMIT))
    await asyncio.sleep(5)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
    await asyncio.sleep(4)


async def locked(world: World) -> None:
    """another program holds the file for nine seconds"""
    await asyncio.sleep(2)
    await asyncio.to_thread(hold, world.database, 9.0)
    await asyncio.sleep(6)


def hold(database: Path, seconds: float) -> None:
    with closing(sqlite3.connect(database, isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN EXCLUSIVE")
        time.sleep(seconds)


async def jumps(world: World) -> None:
    """the clock of the machine goes 300 days on, then 600 back"""
    for what in (signal.SIGUSR1, signal.SIGUSR2):
        await asyncio.sleep(4)
        world.servers[0].process.send_signal(what)
    await asyncio.sleep(4)


async def two(world: World) -> None:
    """two servers on one file, with clocks, one of them killed"""
    await asyncio.sleep(6)
    world.servers[1].kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(world.servers[1].start)
    await asyncio.sleep(6)


@dataclass(frozen=True)
class Fault:
    """named: the refusal that must tell people the cause. servers: how many share the file."""

    work: Callable[[World], Awaitable[None]]
    named: str = ""
    servers: int = 1
    terms: dict[str, object] | None = None


FAULTS = {
    "kill": Fault(kill),
    "cut": Fault(cut),
    "slow": Fault(slow),
    "full": Fault(full, "disk_full"),
    "locked": Fault(locked, "busy"),
    "jumps": Fault(jumps, terms=CLOCKS),
    "two": Fault(two, servers=2, terms=CLOCKS),
}
HARMLESS = {"", "stale_version", "not_your_turn"}  # what somebody is told who did not see yet what was stored


# ---------------------------------------------------------------- telling
async def suffer(fault: Fault, folder: Path, tables: int) -> tuple[World, int]:
    """The world afterwards, and the moves that were acknowledged once all was well again."""
    servers = [Server(folder / "iseki.db")]
    servers += [Server(folder / "iseki.db") for _ in range(fault.servers - 1)]
    world = World(servers, [Load(server.url, "garakutarium", 0.0) for server in servers], Ledger())
    try:
        await world.seat(tables, fault.terms)
        playing = asyncio.gather(*(person.play() for person in world.people))
        await fault.work(world)
        before = world.moves()
        await asyncio.sleep(3)
        after = world.moves() - before
        for load in world.loads:
            load.until = 0.0
        await playing
    finally:
        for server in servers:
            server.stop()
    return world, after


def verdict(world: World, fault: Fault, after: int, lost: int, twice: int) -> list[str]:
    """What is wrong; nothing if all is as it should be."""
    named = not fault.named or world.ledger.errors[fault.named] > 0
    other = set(world.ledger.errors) - HARMLESS - {fault.named}
    wrong = {
        "lost": lost > 0,
        "twice": twice > 0,
        "nobody plays on": after == 0,
        f"no {fault.named}": not named,
        f"{', '.join(sorted(other))}": bool(other),
    }
    return [*world.wrong, *(what for what, is_so in wrong.items() if is_so)]


def name_of(fault: Fault) -> str:
    return str(fault.work.__doc__).strip()


def told(fault: Fault, tables: int) -> bool:
    with TemporaryDirectory() as folder:
        world, after = asyncio.run(suffer(fault, Path(folder), tables))
        errors = ", ".join(f"{code} {count}" for code, count in sorted(world.ledger.errors.items())) or "none"
        lost, twice = world.ledger.lost(world.database), Ledger.twice(world.database)
        wrong = verdict(world, fault, after, lost, twice)
        log = Path(folder, "server.log").read_text()
    wrong += ["a traceback in the log"] if "Traceback" in log else []
    if wrong:
        print(log[-3000:])
    counts = [world.moves(), lost, twice, world.ledger.back, after]
    print(" | ".join(map(str, [name_of(fault), *counts, errors, *world.notes, ", ".join(wrong) or "well"])), flush=True)
    return not wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*FAULTS, []], help="which faults (default: all)")
    parser.add_argument("--tables", type=int, default=60)
    asked = parser.parse_args()
    print("what was done | acknowledged | lost | twice | came back | moves in 3 s afterwards | refusals | verdict")
    well = [told(FAULTS[name], asked.tables) for name in asked.names or FAULTS]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
