"""Whatever is sent, the answer is one refusal or a close code, the table stays as it was, and the log shows no traceback."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from iseki.server import messages
from iseki.server.messages import Command, Hello, Preview, Previewed, Reasons, Refusal, Undo, Welcome, Why
from iseki.server.throttle import Limits, Rate
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, SENDING, Browser, Server, Socket
from tests.server.match import Match
from tests.server.process import Process, Start

AMPLE = Limits(Rate(1e9, 1e9), Rate(1e9, 1e9))
KINDS = [kind.__name__ for kind in get_args(messages.Request)]
NAMES = ["A" * 10_000, "<img src=x onerror=alert(1)>" * 9, "\u202eabc", "\u2066" * 30, "a\u0000b", "\ud7ff" * 99, " " * 9_000]


# ---------------------------------------------------------------- HTTP, in this process
@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_cannot_be_is_refused_wherever_it_is_given(server: Server, name: str) -> None:
    host, friend = server.browser(), server.browser()
    host.put("/api/me", {"name": "Ann"})
    token = host.invite(host.open_table(AGAINST_FRIEND))

    told = [host.put("/api/me", {"name": name}), friend.claim(token, name)]

    assert {answer.json()["code"] for answer in told} <= {"name_too_long", "name_character", "name_empty"}
    assert [answer.status_code for answer in told] == [400, 400]
    assert host.get("/api/me").json() == {"name": "Ann"}
    assert friend.claim(token, "Mio").status_code == 200


def nested(depth: int) -> bytes:
    return b'{"game":"garakutarium","seats":[],"options":{"curse_numbers":' + b"[" * depth + b"]" * depth + b"}}"


@pytest.mark.parametrize(
    "text",
    [
        nested(8_000),
        b'{"seat":' + b"9" * 5_000 + b"}",
        b'{"seat":1e400}',
        b'{"seat":-1e18}',
        b'{"seat":true}',
        b'{"seat":1}{"seat":0}',
        b'{"seat":1,"seat":"1"}',
        b'{"seat":1,"as":0}',
        b"\x00",
        b'\xef\xbb\xbf{"seat":1}',
        b'{"seat":"\\ud800"}',
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{code}/invites", "/api/claim"])
def test_a_body_that_is_no_message_changes_nothing(server: Server, path: str, text: bytes) -> None:
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)
    before = host.get(f"/api/tables/{code}").text

    answer = host.client.post(path.format(code=code), content=text, headers=SENDING)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert host.get(f"/api/tables/{code}").text == before


@pytest.mark.parametrize("code", ["ABC23", "ABC2345", "%00%00%00", "' OR 1=1", "\u202eABC", "A" * 5_000, "ß" * 6])
def test_a_code_of_no_table_is_an_unknown_table(browser: Browser, code: str) -> None:
    answer = browser.get(f"/api/tables/{code}")

    assert answer.status_code == 404
    assert answer.json()["code"] in ("unknown_table", "bad_address")
    assert len(answer.text) < 300


# ---------------------------------------------------------------- messages, made up and mutated
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["done", "hide:?", *KINDS]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ["type", "id", "version", "actions", "about", "have", "to", "level", "seat"]


@st.composite
def mutated(draw: st.DrawFn, actions: list[str], version: int) -> str:
    """A request in which a field was changed, left out, added or doubled, or which was cut somewhere."""
    known = st.sampled_from([*actions, "end_part", "hide:K9", "take:open"])
    some = st.lists(known | known | st.text(min_size=1, max_size=12), max_size=4).map(tuple)
    about = known | st.text(min_size=1, max_size=9)
    versions = st.sampled_from([version, version, 0, version + 1, 10**6])
    made = st.one_of(
        st.builds(Preview, st.just("p"), versions, some),
        st.builds(Why, st.just("w"), versions, about),
        st.builds(Undo, st.just("u"), versions, versions),
        st.builds(Command, st.just("c"), st.just(version + 1), some),
        st.builds(Hello, versions),
    )
    message: dict[str, Any] = msgspec.to_builtins(draw(made))
    for _ in range(draw(st.integers(0, 2))):
        message[draw(st.sampled_from(FIELDS))] = draw(VALUES)
    text = msgspec.json.encode(message, enc_hook=str).decode()
    return text[: draw(st.integers(0, len(text)))] if draw(st.integers(0, 9)) == 0 else text


def shape(answer: object) -> str:
    return answer.code if isinstance(answer, Refusal) else type(answer).__name__


def fuzz(server: Server, examples: int) -> set[str]:
    """What so many made-up messages of the seat that is asked are answered with. None of them can change the table."""
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)
    socket, welcome = host.sit(code)
    before = welcome.position
    actions = [option.action for option in before.decision.options] if before.decision else []
    told: set[str] = set()

    @seed(11)
    @settings(max_examples=examples, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(mutated(actions, before.version) | VALUES.map(lambda value: msgspec.json.encode(value, enc_hook=str).decode()))
    def send(text: str) -> None:
        told.add(answered(socket, text))

    send()
    assert socket.ask(Hello(), Welcome).position == before
    return told


def answered(socket: Socket, text: str) -> str:
    """A message without an answer (Skip) is followed by the answer to the next Hello."""
    socket.session.send_text(text)
    socket.send(Hello())
    first = socket.read()
    second = socket.read() if "Skip" not in text or not isinstance(first, Welcome) else first
    assert isinstance(second, Welcome)
    assert isinstance(first, Refusal | Previewed | Reasons | Welcome)
    return shape(first)


EXPECTED = {"bad_message", "stale_version", "illegal_action", "Previewed", "Reasons", "Welcome"}


@case("B-099", "B-063")
def test_made_up_messages_are_refused_and_change_nothing(make_server: Callable[..., Server], caplog: pytest.LogCaptureFixture) -> None:
    told = fuzz(make_server(limits=AMPLE), 60)

    assert told >= {"bad_message", "stale_version"}
    assert "broken" not in told
    assert "failed" not in caplog.text


@pytest.mark.long
@case("B-099", "B-063")
def test_hundreds_of_made_up_messages_are_refused_and_change_nothing(
    make_server: Callable[..., Server], caplog: pytest.LogCaptureFixture
) -> None:
    told = fuzz(make_server(limits=AMPLE), 400)

    assert told >= EXPECTED
    assert "broken" not in told
    assert "failed" not in caplog.text


OF_A_VERSION: dict[str, dict[str, object]] = {
    "Command": {"actions": ["done"]},
    "Preview": {"actions": []},
    "Why": {"about": "done"},
    "Undo": {"to": 0},
    "Resign": {},
}


@case("B-027", "B-063")
@pytest.mark.parametrize("version", [0, -1, 10**6, 10**18])
def test_a_version_of_another_time_changes_nothing(server: Server, version: int) -> None:
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)
    socket, welcome = host.sit(code)
    for kind, more in OF_A_VERSION.items():
        socket.session.send_text(msgspec.json.encode({"type": kind, "id": "x", "version": version, **more}).decode())
        assert socket.until(Refusal).code == ("stale_version" if 0 <= version <= 10**6 else "bad_message")

    assert socket.ask(Hello(), Welcome).position == welcome.position


# ---------------------------------------------------------------- a real server
def raw(server: Process, text: bytes) -> bytes:
    """What comes back for bytes that no client would send."""
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=20) as line:
        answer = b""
        try:
            for n in range(0, len(text), 65536):
                line.sendall(text[n : n + 65536])
            line.shutdown(socket.SHUT_WR)
            while data := line.recv(65536):
                answer += data
        except OSError:
            return answer
        return answer


def request(*headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join(["POST /api/tables HTTP/1.1", *headers, "", ""]).encode() + body


JSON = "Content-Type: application/json"
HOST = "Host: 127.0.0.1"
MEGABYTES = 10_000_000
RAW: dict[str, tuple[bytes, bytes]] = {
    "ten megabytes": (request(HOST, JSON, f"Content-Length: {MEGABYTES}", body=b" " * MEGABYTES), b"too_large"),
    "ten megabytes in chunks": (
        request(HOST, JSON, "Transfer-Encoding: chunked", body=(b"10000\r\n" + b" " * 65536 + b"\r\n") * 160),
        b"too_large",
    ),
    "a body that never comes": (request(HOST, JSON, "Content-Length: 50", body=b"{"), b""),
    "a length that is none": (request(HOST, JSON, "Content-Length: x"), b"400 Bad Request"),
    "two lengths": (request(HOST, JSON, "Content-Length: 2", "Content-Length: 3", body=b"{}"), b"400 Bad Request"),
    "no host": (request(JSON, "Content-Length: 2", body=b"{}"), b"400 Bad Request"),
    "a header of a megabyte": (request(HOST, "X: " + "x" * 1_000_000), b"400 Bad Request"),
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20, b"400 Bad Request"),
    "an address of no text": (b"GET /\xff\xfe\x00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"400 Bad Request"),
}


@pytest.mark.long
def test_a_real_server_answers_what_no_client_sends_and_goes_on(start: Start) -> None:
    """No traceback: the fixture reads the server's stderr."""
    server = start()
    match = Match(server)
    before = match.position()

    told = {name: expected in raw(server, text) for name, (text, expected) in RAW.items()}

    assert told == dict.fromkeys(RAW, True)
    assert match.position() == before
    assert server.client().get("/health").text == "ok"


@pytest.mark.long
def test_a_client_that_sends_ten_megabytes_reads_the_refusal(start: Start) -> None:
    answer = start().client().post("/api/tables", content=b" " * MEGABYTES, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def close_code(line: ClientConnection, text: str) -> int | None:
    """With which code the socket is closed after a text was sent."""
    with suppress(ConnectionClosed):
        line.send(text)
        while True:
            line.recv(timeout=20)
    return line.close_code


@pytest.mark.long
def test_a_frame_of_ten_megabytes_closes_its_socket_alone(start: Start) -> None:
    server = start()
    match = Match(server)
    before = match.position()
    tab = match.socket(0, server)

    closed = close_code(tab, "x" * MEGABYTES)

    assert closed in (1009, 1006)  # message too big, or cut before that could be said
    assert match.position() == before
    assert match.play(1) > before.version


@pytest.mark.long
def test_who_comes_through_a_proxy_counts_as_itself_and_not_as_this_machine(start: Start) -> None:
    """The proxy of docs/how-to/reverse-proxy.md says for whom it asks; what the sender itself wrote there stands before that."""
    client = start().client()
    guess = {"token": "A" * 22}
    for _ in range(24):
        assert client.post("/api/claim", json=guess, headers={"x-forwarded-for": "203.0.113.9"}).json()["code"] == "unknown_link"

    def told(path: str, senders: str) -> str:
        return str(client.post(path, json=guess, headers={"x-forwarded-for": senders}).json()["code"])

    assert told("/api/claim", "203.0.113.9") == "too_many"
    assert told("/api/claim", "198.51.100.1, 203.0.113.9") == "too_many"
    assert told("/api/claim", "203.0.113.10") == "unknown_link"
    assert told("/api/network", "127.0.0.1, 203.0.113.10") == "not_local"


@pytest.mark.long
def test_a_socket_to_nowhere_is_refused(start: Start) -> None:
    client = start().client()
    headers = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13", "sec-websocket-key": "x" * 24}
    for path in ("/api/tables/socket", "/api/nothing", "/"):
        assert client.get(path, headers=headers).status_code in (400, 403), path
