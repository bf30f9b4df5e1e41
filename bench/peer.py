"""Our server and boardgame.io's, each with random players at a game of like size, in turns on this machine: `python -m bench.peer`.

boardgame.io keeps its games in memory, as its guide begins; ours answers after a move is on the disk. Its game: bench/peer/game.js.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server import Load, measure, server

PEER = Path(__file__).parent / "peer"
NPM = ["sh", "tools/node.sh", sys.executable, "--prefix", "bench/peer"]


@dataclass
class Run:
    """One column. p50, p99: milliseconds. table: KiB. server, players: seconds of the processor in all."""

    name: str
    moves: int
    seconds: float
    p50: float
    p99: float
    table: float
    server: float
    players: float

    def cells(self) -> list[str]:
        return [
            self.name,
            f"{self.moves / self.seconds:.0f}",
            f"{self.p50:.0f} ms",
            f"{self.p99:.0f} ms",
            f"{self.table:.0f} KiB",
            f"{1000 * self.server / self.moves:.2f} ms",
            f"{1000 * self.players / self.moves:.2f} ms",
            f"{100 * self.server / self.seconds:.0f} %",
            f"{100 * self.players / self.seconds:.0f} %",
        ]


HEAD = ["server", "moves/s", "p50", "p99", "a table", "CPU a move", "of players", "server busy", "players busy"]


def ours(tables: int, seconds: float, game: str) -> Run:
    with TemporaryDirectory() as folder, server(f"{folder}/iseki.db") as (pid, url):
        told = asyncio.run(measure(pid, Load(url, game, 0), tables, seconds))
    before, _, end = told.memory
    spent = told.spent["loop"] + told.spent["database"]
    played = told.tables + told.load.games
    return Run(
        "iseki", len(told.load.times), told.seconds, told.at(0.5), told.at(0.99), (end - before) / played, spent, told.spent["players"]
    )


# ---------------------------------------------------------------- boardgame.io
class Node:
    """A script of bench/peer that talks by lines."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ask(self) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        told: dict[str, float] = json.loads(self.line())
        return told


@contextmanager
def node(script: str, *arguments: str) -> Iterator[Node]:
    command = [*NPM, "run", "--silent", script, "--", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # closing its input ends it
        yield Node(process)


def theirs(tables: int, seconds: float) -> Run:
    with node("table") as peer:
        url = peer.line()
        empty = peer.ask()
        with node("players", url, str(tables), str(seconds)) as players:
            assert players.line() == "open", "boardgame.io's tables could not be opened"
            before = peer.ask()
            told = players.ask()
        after = peer.ask()
    table = (after["kib"] - empty["kib"]) / (tables + told["games"])
    spent = after["seconds"] - before["seconds"]
    return Run("boardgame.io", int(told["moves"]), told["taken"], told["p50"], told["p99"], table, spent, told["seconds"])


def installed() -> bool:
    if not (PEER / "node_modules").is_dir():
        subprocess.run([*NPM, "install", "--silent", "--no-package-lock"], check=False)
    return (PEER / "node_modules" / "boardgame.io").is_dir()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--game", default="garakutarium")
    asked = parser.parse_args()
    if shutil.which("sh") is None or not installed():
        sys.exit("boardgame.io could not be installed from npm's registry; see above")
    print(" | ".join(HEAD))
    for _ in range(asked.rounds):
        for run in (ours(asked.tables, asked.seconds, asked.game), theirs(asked.tables, asked.seconds)):
            print(" | ".join(run.cells()), flush=True)


if __name__ == "__main__":
    main()
