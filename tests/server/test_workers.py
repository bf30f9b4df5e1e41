"""The processes where bots think: they answer, and whatever happens to them or to the server, none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from iseki.ai.worker import task
from iseki.core.registry import game_type
from iseki.core.state import State
from iseki.server.history import History
from iseki.server.messages import Hello, Welcome
from iseki.server.minds import Workers, decided
from iseki.server.opening import dealt
from tests.clauses import case
from tests.server.browser import AGAINST_BOT
from tests.server.process import Process, ask

GAME = "garakutarium"
SECRET = bytes(32)


def asked_state() -> State:
    """The first question of a game."""
    kind = game_type(GAME)
    history = History(kind.load(), SECRET)
    history.extend(dealt(kind.load(), SECRET))
    return history.now.state


async def decisions_around_a_crash(workers: Workers, state: State) -> list[int]:
    """A bot's action before its process is killed, in the middle of it, and after."""
    seat = int(state.current_player())

    async def one() -> int:
        return await decided(workers, task(GAME, {}, state, seat, "random", 7, 10.0), state)

    actions = [await one()]
    assert workers.pool is not None
    for process in list(workers.pool._processes.values()):
        process.kill()
    return [*actions, await one(), await one()]


@case("B-110")
def test_a_worker_that_dies_is_replaced_and_the_bot_moves_all_the_same() -> None:
    workers, state = Workers(), asked_state()
    try:
        actions = asyncio.run(decisions_around_a_crash(workers, state))
    finally:
        workers.close()

    assert all(action in state.legal_actions() for action in actions)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def within_seconds(seconds: float, holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def alive(pid: int) -> bool:
    """Runs, and is not merely waiting to be collected."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def thinking(page: Path, tmp_path: Path) -> Iterator[tuple[Process, list[int]]]:
    """A server with a bot at its table, and the numbers of its workers."""
    server = Process(tmp_path / "iseki.db", page)
    client = server.client()
    code = client.post("/api/tables", json={"game": GAME, "seats": AGAINST_BOT}).json()["code"]
    ask(server.socket(code, client), Hello(), Welcome)
    assert within_seconds(20, lambda: children(server.process.pid) != [])
    yield server, children(server.process.pid)
    server.kill()


def test_no_worker_outlives_a_server_that_was_killed(thinking: tuple[Process, list[int]]) -> None:
    server, workers = thinking

    os.kill(server.process.pid, signal.SIGKILL)

    assert within_seconds(20, lambda: not any(map(alive, workers)))


def test_ctrl_c_for_the_whole_group_ends_server_and_workers_without_a_word(thinking: tuple[Process, list[int]]) -> None:
    server, workers = thinking

    for pid in (server.process.pid, *workers):
        os.kill(pid, signal.SIGINT)

    assert server.ended() == (0, "")
    assert within_seconds(20, lambda: not any(map(alive, workers)))
