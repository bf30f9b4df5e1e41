"""Real connections that misbehave: cut, slow, doubled, at the same moment. The table goes on for all others."""

from __future__ import annotations

import socket
import struct
import threading
import time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from iseki.server.messages import Accepted, Command, Hello, Refusal, Resign, Seats, Welcome
from tests.clauses import case
from tests.server.match import Match, heard, send, verdict
from tests.server.process import Process, Start, ask

pytestmark = pytest.mark.long
HELD_BYTES = 12_000_000


def cut(line: ClientConnection) -> None:
    """Without a word: the kernel sends a reset, not even a goodbye of TCP."""
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.socket.shutdown(socket.SHUT_RD)
    line.socket.close()


@case("B-062", "B-072")
def test_a_player_whose_line_is_cut_is_missed_and_comes_back_to_all_it_missed(start: Start) -> None:
    server = start()
    match = Match(server)
    known = match.play(2)
    first = match.sockets[0]
    assert match.position(1).version == known

    cut(match.sockets[1])
    while not (isinstance(news := heard(first), Seats) and not news.table.seats[1].online):
        continue
    seat, command = 0, None
    if match.position(0).waiting == 0:
        position = match.position(0)
        assert position.decision is not None
        command = Command("on", position.version, (position.decision.options[0].action,))
        ask(first, command, Accepted)
    match.sockets[1] = match.socket(1, server)
    back = ask(match.sockets[1], Hello(known), Welcome)

    assert [event.version for event in back.events] == list(range(known + 1, back.position.version + 1))
    assert back.table.seats[seat].online and back.table.seats[1].online
    assert match.play(3) > back.position.version


@case("B-062")
def test_a_command_whose_line_is_cut_before_the_answer_is_sent_again_and_counts_once(start: Start) -> None:
    server = start()
    match = Match(server)
    for _ in range(5):
        seat, command = match.next()
        send(match.sockets[seat], command)
        cut(match.sockets[seat])

        match.sockets[seat] = match.socket(seat, server)
        accepted = ask(match.sockets[seat], command, Accepted)

        match.until(accepted.version)
        assert match.position().version == accepted.version


# ---------------------------------------------------------------- slow readers
def slow_line(server: Process, match: Match) -> ClientConnection:
    """A spectator of its own table with a small buffer, who asks and asks and never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    cookie = "; ".join(f"{name}={value}" for name, value in match.clients[0].cookies.items())
    address = f"ws{server.url[4:]}/api/tables/{match.code}/socket"
    headers, origin = {"cookie": cookie}, Origin(server.url)
    line = connect(address, sock=raw, origin=origin, additional_headers=headers, max_queue=1, ping_interval=None, compression=None)
    return server.sockets.enter_context(line)


def read_to_the_end(line: ClientConnection) -> int | None:
    """The code it is closed with."""
    try:
        while True:
            line.recv(timeout=40)
    except ConnectionClosed:
        return line.close_code


def test_a_reader_who_never_reads_delays_nobody_and_is_let_go(start: Start) -> None:
    """It asks for the whole game until neither the kernel's buffers (some 4 MB) nor the server's queue (64) can hold the answers."""
    server = start()
    match = Match(server)
    match.play(60)
    hello = msgspec.json.encode(Hello()).decode()
    size = len(msgspec.json.encode(ask(match.sockets[0], Hello(), Welcome)))
    rounds = 1 + HELD_BYTES // (45 * size)
    slow = slow_line(server, match)
    longest = 0.0

    for _ in range(rounds):
        began = time.monotonic()
        for _ in range(45):
            slow.send(hello)
        assert server.client().get("/health", timeout=10).text == "ok"
        ask(match.sockets[1], Hello(1_000), Welcome)
        longest = max(longest, time.monotonic() - began)
        time.sleep(max(0.0, began + 1 - time.monotonic()))  # a seat may send fifty a second

    assert longest < 5
    assert read_to_the_end(slow) == 4408


# ---------------------------------------------------------------- at the same moment
def at_once(lines: list[ClientConnection], commands: list[Command]) -> list[Accepted | Refusal]:
    """Each line sends its command when all are ready; their answers."""
    gate = threading.Barrier(len(lines))
    told: dict[int, Accepted | Refusal] = {}

    def go(n: int) -> None:
        gate.wait(10)
        send(lines[n], commands[n])
        told[n] = verdict(lines[n], commands[n])

    threads = [threading.Thread(target=go, args=(n,)) for n in range(len(lines))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return [told[n] for n in range(len(lines))]


@case("B-064", "B-069")
def test_the_same_command_from_two_tabs_at_once_is_applied_once_and_answered_alike(start: Start) -> None:
    server = start()
    match = Match(server)
    tabs = [match.socket(seat, server) for seat in (0, 1)]
    for tab in tabs:
        ask(tab, Hello(), Welcome)
    for _ in range(15):
        seat, command = match.next()

        told = at_once([match.sockets[seat], tabs[seat]], [command, command])

        assert told[0] == told[1]
        assert isinstance(told[0], Accepted)
        assert match.position().version == told[0].version


@case("B-069", "B-066")
def test_of_two_tabs_that_act_at_once_one_is_told_that_it_came_too_late(start: Start) -> None:
    server = start()
    match = Match(server)
    tabs = [match.socket(seat, server) for seat in (0, 1)]
    for tab in tabs:
        ask(tab, Hello(), Welcome)
    for n in range(15):
        seat, command = match.next()
        other = Command(f"tab-{n}", command.version, command.actions)

        told = at_once([match.sockets[seat], tabs[seat]], [command, other])

        refused = [answer for answer in told if isinstance(answer, Refusal)]
        assert [answer.code for answer in refused] == ["stale_version"]
        (accepted,) = [answer for answer in told if isinstance(answer, Accepted)]
        assert refused[0].version == accepted.version == match.position().version


@case("B-066", "B-027")
def test_of_two_seats_that_act_at_once_the_one_that_is_asked_acts(start: Start) -> None:
    match = Match(start())
    for _ in range(15):
        seat, command = match.next()

        told = at_once(match.sockets, [command, command])

        assert isinstance(told[seat], Accepted)
        refusal = told[1 - seat]
        assert isinstance(refusal, Refusal)
        assert refusal.code in ("not_your_turn", "stale_version")
        match.until(told[seat].version)


@case("B-087")
def test_of_two_seats_that_resign_at_once_one_loses(start: Start) -> None:
    match = Match(start())
    version = match.play(2)
    for line in match.sockets:
        line.send(msgspec.json.encode(Resign("r", version)).decode())
    told = [verdict(line, Command("r", version, ("x",))) for line in match.sockets]

    assert sorted(type(answer).__name__ for answer in told) == ["Accepted", "Refusal"]
    ends = [ask(line, Hello(), Welcome).position.result for line in match.sockets]
    assert ends[0] == ends[1]
    assert ends[0] is not None
    assert len(ends[0].winners) == 1
