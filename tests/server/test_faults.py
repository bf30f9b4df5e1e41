"""When something goes wrong on our side: nobody waits for a slow reader, a busy database changes nothing, one bad table stops no other."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from time import monotonic, sleep

import pytest

from iseki.server.crowd import QUEUE, Member
from iseki.server.gate import Gate
from iseki.server.messages import Command, Hello, Position, Resign, Welcome
from iseki.server.sockets import CHANGES
from iseki.server.store.rows import Line, append
from iseki.server.table import Table
from tests.server.browser import AGAINST_FRIEND, Browser, Server, offer_of, two_players


def test_a_slow_reader_is_let_go_and_keeps_its_place_in_the_order() -> None:
    """What was queued before is sent; then the sender reads None and closes the socket."""
    member = Member(0, (1,))

    for n in range(QUEUE + 10):
        member.send(b"%d" % n)

    queued = [member.outbox.get_nowait() for _ in range(member.outbox.qsize())]
    assert queued == [*[b"%d" % n for n in range(QUEUE)], None]
    assert member.gone


def test_a_fault_with_one_viewer_stops_no_other(server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    first, second, welcome = two_players(server)
    position = Gate.position

    def broken(gate: Gate, viewer: int) -> Position:
        if viewer == 1:
            raise RuntimeError("no view")
        return position(gate, viewer)

    monkeypatch.setattr(Gate, "position", broken)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    wait_for(lambda: f"table {welcome.table.code} cannot be shown to viewer 1" in caplog.text)
    monkeypatch.undo()

    second.play(version, "take:open")
    assert second.last_events().events[0].version == welcome.position.version + 1  # it missed nothing


def wait_for(condition: Callable[[], bool], seconds: float = 10) -> None:
    """The table tells its viewers after it has answered."""
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end, "waited in vain"
        sleep(0.01)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, make_server: Callable[..., Server]) -> Server:
    """A server that waits 50 ms for its database."""
    monkeypatch.setattr("iseki.server.store.database.BUSY_SECONDS", 0.05)
    return make_server()


def test_a_busy_database_refuses_and_changes_nothing(impatient: Server) -> None:
    first, _, welcome = two_players(impatient)
    command = Command("c", welcome.position.version, offer_of(welcome.position))
    other = sqlite3.connect(impatient.app.state.hall.database.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")

    refusal = first.refused(command)
    answer = impatient.browsers[0].put("/api/me", {"name": "Ann"})
    other.close()

    assert (refusal.code, refusal.version) == ("busy", welcome.position.version)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert first.play(command.version, *command.actions, key="c").version > welcome.position.version


def broken_table(server: Server, browser: Browser) -> str:
    """A table whose record holds a line that no rules know."""
    code = browser.open_table(AGAINST_FRIEND)
    _, welcome = browser.sit(code)
    database, room = server.app.state.hall.database, server.app.state.hall.rooms.rooms.pop(code)
    line = [Line(0, "dance")]
    database.transaction(lambda rows: append(rows, room.table.data.id, welcome.position.version, line, None, ended=False))
    return code


def test_a_table_under_unknown_rules_says_so_and_hides_no_other(server: Server) -> None:
    browser = server.browser()
    good = browser.open_table(AGAINST_FRIEND)
    bad = broken_table(server, browser)

    answer = browser.get(f"/api/tables/{bad}")

    assert (answer.status_code, answer.json()) == (409, {"code": "unknown_rules", "data": {"game": "garakutarium", "rules": 1}})
    assert [row["code"] for row in browser.get("/api/tables").json()["mine"]] == [good]


def test_a_fault_while_answering_is_a_refusal_and_the_socket_goes_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _, welcome = two_players(server)

    async def broken(table: Table, seat: int, request: Resign) -> int:
        raise RuntimeError("secret detail")

    monkeypatch.setitem(CHANGES, Resign, broken)

    refusal = first.refused(Resign("r", welcome.position.version))

    assert (refusal.id, refusal.code, refusal.data) == ("r", "broken", {})
    assert first.ask(Hello(), Welcome).position == welcome.position
