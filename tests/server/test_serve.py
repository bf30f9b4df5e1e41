"""The server as a process: it starts or says why not in one sentence, and loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Transport
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.protocol import State

from iseki.server.messages import Accepted, Command, Hello, Welcome
from iseki.server.network import listen
from iseki.server.serve import Line, serve
from iseki.server.start_errors import BadHost, BadPublicUrl, DatabaseUnusable, PageMissing, PortInUse
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, offer_of
from tests.server.process import Start, ask


@case("B-071", "B-062")
def test_kill_9_right_after_accepted_loses_nothing(start: Start) -> None:
    server = start()
    client = server.client()
    wish = {"game": "garakutarium", "seats": AGAINST_FRIEND, "options": {"first_parent": 0}}
    code = client.post("/api/tables", json=wish).json()["code"]
    token = client.post(f"/api/tables/{code}/invites", json={"seat": 1}).json()["url"].partition("=")[2]
    player = server.socket(code, client)
    welcome = ask(player, Hello(), Welcome)
    command = Command("once", welcome.position.version, offer_of(welcome.position))

    accepted = ask(player, command, Accepted)
    server.kill()
    again = start()
    cookies = client.cookies
    client = again.client()
    client.cookies = cookies
    player = again.socket(code, client)
    back = ask(player, Hello(welcome.position.version), Welcome)

    assert back.position.version == accepted.version
    assert [event.action for event in back.events] == list(command.actions)
    assert ask(player, command, Accepted) == accepted
    assert again.client().post("/api/claim", json={"token": token}).json() == {"code": code}


def test_sigterm_ends_the_server_cleanly_with_a_socket_open(start: Start) -> None:
    server = start()
    client = server.client()
    code = client.post("/api/tables", json={"game": "garakutarium", "seats": AGAINST_FRIEND}).json()["code"]
    ask(server.socket(code, client), Hello(), Welcome)

    assert server.stop() == (0, "")


def test_who_has_said_goodbye_and_does_not_read_keeps_no_server_from_ending() -> None:
    """The close frame has come, and the line is too full to answer it."""
    line = Line(Config(lambda: None), ServerState(), {}, asyncio.new_event_loop())
    line.transport = Mock(Transport)
    line.handshake_complete = True
    line.conn.state = State.CLOSING

    line.shutdown()

    line.transport.abort.assert_called_once_with()
    line.loop.close()


def test_a_port_in_use_is_named_with_the_remedy(page: Path, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(PortInUse, match=r"port \d+ of 127.0.0.1 is in use .* --port"):
        serve(port=taken.getsockname()[1], db=tmp_path / "iseki.db", static=page)


def test_a_busy_default_port_gives_the_next_free_one() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid"])
def test_a_host_that_is_not_ours_is_named(page: Path, tmp_path: Path, host: str) -> None:
    with pytest.raises(BadHost, match=f"cannot listen on '{host}': .*--host"):
        serve(host, 0, tmp_path / "iseki.db", static=page)


@pytest.mark.parametrize(
    "url", ["games.example", "ftp://games.example", "https://", "https://[", "https://games.example:x", "https://a.example/b"]
)
def test_a_public_address_that_is_none_is_named_with_an_example(page: Path, tmp_path: Path, url: str) -> None:
    with pytest.raises(BadPublicUrl, match=r"--public-url cannot be .* as https://games\.example\.org"):
        serve(port=0, db=tmp_path / "iseki.db", public_url=url, static=page)


def test_a_missing_page_is_named_with_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(PageMissing, match=r"index\.html is missing; run `make setup`"):
        serve(port=0, db=tmp_path / "iseki.db", static=tmp_path)


def folder_in_the_way(path: Path) -> None:
    path.mkdir()


def text_file(path: Path) -> None:
    path.write_text("no database " * 100)


def other_program(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (folder_in_the_way, "unable to open .*make its folder writable, or name another file with --db"),
        (text_file, "file is not a database; name another file with --db"),
        (other_program, "a database of another program; name another one with --db"),
        (newer, "written by a newer iseki .* update iseki"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_clear_sentence(
    page: Path, tmp_path: Path, make: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "other.db"
    make(path)

    with pytest.raises(DatabaseUnusable, match=f"cannot use the database {path}: .*{reason}") as raised:
        serve(port=0, db=path, static=page)

    assert len(str(raised.value).splitlines()) == 1


def test_a_locked_database_is_named(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.store.database.BUSY_SECONDS", 0.05)
    path = tmp_path / "locked.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")

    with pytest.raises(DatabaseUnusable, match=r"database is locked; another program holds it; close that program, or name another file"):
        serve(port=0, db=path, static=page)
    other.close()
