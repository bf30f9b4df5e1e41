"""Processes that are killed, and two that share one file: what was acknowledged stays, and nothing is applied twice."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from iseki.server.messages import Accepted, Command, Hello, Position, Welcome
from tests.clauses import case
from tests.server.browser import AGAINST_BOT, offer_of
from tests.server.load import Load, check_recovered, stored
from tests.server.match import Match, send, verdict
from tests.server.process import Process, Start, ask
from tests.server.timing import BY_GAME

pytestmark = pytest.mark.long


@case("B-071", "B-064")
def test_kill_9_under_load_loses_nothing_acknowledged_and_applies_nothing_twice(start_there: Start, place: str) -> None:
    """Three tables, three crashes. After each, every doubtful command is sent again: it counts once, whether it was stored or not."""
    server = start_there()
    matches = [Match(server) for _ in range(3)]
    for _ in range(3):
        loads = [Load(match) for match in matches]
        for load in loads:
            load.start()
        while min(load.acknowledged for load in loads) == 0:
            time.sleep(0.01)
        server.kill()
        for load in loads:
            load.join(20)
        server = start_there()
        for load in loads:
            load.match.connect(server)
            check_recovered(load, place)


@case("B-071")
def test_kill_9_between_sending_and_answer_leaves_all_of_a_command_or_nothing(start: Start) -> None:
    """An offer has several lines; the server dies while it stores them, a little later each time."""
    server = start()
    outcomes = set()
    for n in range(6):
        match = Match(server)
        position = match.position()
        command = Command("offer", position.version, offer_of(position))
        send(match.sockets[0], command)
        time.sleep(n * 0.004)
        server.kill()
        server = start()
        match.connect(server)
        version = match.position().version
        outcomes.add(version - command.version)
        assert ask(match.sockets[0], command, Accepted).version == command.version + len(command.actions)
    assert outcomes <= {0, len(command.actions)}


@case("B-071", "B-082")
def test_kill_9_forgets_a_second_of_thinking_at_most(start: Start) -> None:
    """Storing and looking round take a little, so a machine that is busy is granted another one."""
    server = start()
    match = Match(server, terms=BY_GAME)
    began = left_of(match)
    time.sleep(4)
    server.kill()
    match.connect(start())

    assert left_of(match) <= began - 1000 * (4 - 2)


def left_of(match: Match) -> int:
    """Milliseconds of the seat that is asked."""
    clocks = match.position().clocks
    assert clocks is not None
    assert clocks.running == 0
    left = clocks.left[0]
    assert left is not None
    return left


# ---------------------------------------------------------------- the bots' processes
def workers(server: Process) -> list[int]:
    """The processes where bots think; Python's resource tracker is none."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def alone(server: Process) -> ClientConnection:
    """The socket of seat 0 at a table whose other seat is a bot's."""
    client = server.client()
    wish = {"game": "garakutarium", "seats": AGAINST_BOT, "options": {"first_parent": 0}}
    return server.socket(client.post("/api/tables", json=wish).json()["code"], client)


def position_of(socket: ClientConnection) -> Position:
    return ask(socket, Hello(1_000), Welcome).position


def play_until(socket: ClientConnection, waiting: int) -> Position:
    """Seat 0 plays its first option until that seat is asked, or waits for it."""
    position, end = position_of(socket), time.monotonic() + 30
    while position.waiting != waiting:
        assert time.monotonic() < end
        if position.waiting == 0 and position.decision is not None:
            action = position.decision.options[0].action
            ask(socket, Command(f"c{position.version}", position.version, (action,)), Accepted)
        time.sleep(0.05)
        position = position_of(socket)
    return position


@case("B-110")
def test_kill_9_of_the_workers_while_a_bot_thinks_delays_the_table_and_no_more(start: Start) -> None:
    """They are held, so that the thought is certainly not finished, and killed; twice, so that the new ones are met, too."""
    server = start()
    socket = alone(server)
    for _ in range(2):
        play_until(socket, 0)
        doomed = workers(server)
        signal_all(doomed, signal.SIGSTOP)
        before = play_until(socket, 1)
        time.sleep(0.3)
        assert position_of(socket).version == before.version  # the bot thinks
        signal_all(doomed, signal.SIGKILL)

    assert play_until(socket, 0).version > before.version
    assert server.errors().count("a quick sensible action is played instead") == 2


def signal_all(pids: list[int], what: signal.Signals) -> None:
    assert pids
    for pid in pids:
        os.kill(pid, what)


# ---------------------------------------------------------------- two servers
@case("B-068", "B-066")
def test_two_servers_on_one_database_lose_nothing_store_nothing_twice_and_tell_each_other(start_there: Start, place: str) -> None:
    """Each player has a server of its own; both send at the same moment, with the version they know."""
    match = Match(start_there(), start_there())
    accepted: list[int] = []
    for _ in range(10):
        seat, command = match.next()
        for socket in match.sockets:
            send(socket, command)
        told = [verdict(socket, command) for socket in match.sockets]
        assert [isinstance(answer, Accepted) for answer in told] == [seat == 0, seat == 1]
        accepted += [answer.version for answer in told if isinstance(answer, Accepted)]
        match.until(accepted[-1])

    assert accepted == sorted(set(accepted))
    assert stored(place, match.code) == (accepted[-1],) * 3
