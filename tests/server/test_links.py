"""How people get to a table: invites, device links, names, and what an address may and may not do."""

from __future__ import annotations

import time

import pytest

from iseki.server.errors import NameCharacter, NameEmpty, NameTooLong
from iseki.server.messages import Hello, Refusal, Seats, Welcome
from iseki.server.names import clean_name
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Browser, Server


@case("B-058")
def test_an_invite_claims_one_seat_once(server: Server) -> None:
    host, friend, late = server.browser(), server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.invite(code)

    assert friend.claim(token, "Mio").json() == {"code": code}

    assert friend.sit(code)[1].table.you == 1
    answer = late.claim(token)
    assert (answer.status_code, answer.json()["code"]) == (410, "link_used")


def test_of_two_invites_to_one_seat_the_first_claimed_wins(server: Server) -> None:
    host, friend, late = server.browser(), server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    tokens = [host.invite(code), host.invite(code)]
    friend.claim(tokens[0])

    answer = late.claim(tokens[1])

    assert (answer.status_code, answer.json()) == (409, {"code": "seat_taken", "data": {"code": code, "seat": 1}})


@case("B-058")
def test_the_host_cannot_take_the_friends_seat_with_its_own_link(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.invite(code)

    answer = host.claim(token)

    assert (answer.status_code, answer.json()["code"]) == (409, "already_seated")
    assert friend.claim(token).status_code == 200


@case("B-058")
def test_the_address_of_a_player_gives_nobody_its_seat(server: Server) -> None:
    """The code in the address bar is public; the secret stands in a cookie that no script can read."""
    host, other = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, watch=True)

    assert other.sit(code)[1].table.you is None
    cookie = host.post("/api/tables", {"game": "garakutarium", "seats": AGAINST_FRIEND}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@case("B-058")
def test_the_database_holds_no_secret_of_cookie_or_link(server: Server) -> None:
    host = server.browser()
    token = host.invite(host.open_table(AGAINST_FRIEND))
    cookie = next(iter(host.client.cookies.values()))
    path = server.app.state.hall.database.path

    stored = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))

    assert token.encode() not in stored
    assert cookie.encode() not in stored


def test_the_secret_of_a_link_stands_in_the_fragment(server: Server) -> None:
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)

    answer = host.post(f"/api/tables/{code}/invites", {"seat": 1}).json()

    assert answer["url"].startswith("http://localhost/join#invite=")
    assert len(answer["url"].partition("=")[2]) == 22  # 128 bits in base64
    assert answer["qr"].startswith("<svg")


def test_a_device_link_takes_the_seat_along_and_leaves_it_where_it_was(server: Server) -> None:
    host, phone = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.post(f"/api/tables/{code}/device").json()["url"].partition("#device=")[2]

    assert phone.claim(token).status_code == 200

    assert [browser.sit(code)[1].table.you for browser in (host, phone)] == [0, 0]
    assert server.browser().claim(token).json()["code"] == "link_used"


def test_a_device_link_ends_after_ten_minutes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host, phone = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.post(f"/api/tables/{code}/device").json()["url"].partition("#device=")[2]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 601)

    answer = phone.claim(token)

    assert (answer.status_code, answer.json()["code"]) == (410, "link_expired")


@pytest.mark.parametrize("token", ["", "x", "A" * 22, "A" * 10_000, "../../etc"])
def test_an_unknown_link_is_refused(browser: Browser, token: str) -> None:
    answer = browser.claim(token)

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_link")


def test_only_the_host_invites_and_only_to_an_open_seat(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    friend.claim(host.invite(code))

    def asked(browser: Browser, seat: int) -> str:
        return str(browser.post(f"/api/tables/{code}/invites", {"seat": seat}).json()["code"])

    assert [asked(friend, 1), asked(host, 0), asked(host, 1), asked(host, 7), asked(host, -1)] == [
        "not_host",
        "seat_taken",
        "seat_taken",
        "bad_seats",
        "bad_seats",
    ]


def test_everybody_hears_when_a_friend_sits_down_comes_and_goes(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    socket, welcome = host.sit(code)
    assert welcome.table.seats[1].kind == "open"

    friend.claim(host.invite(code), "Mio")
    sat = socket.until(Seats).table.seats[1]
    other, _ = friend.sit(code)
    came = socket.until(Seats).table.seats[1]
    other.close()
    left = socket.until(Seats).table.seats[1]

    assert [(seat.kind, seat.name, seat.online) for seat in (sat, came, left)] == [
        ("person", "Mio", False),
        ("person", "Mio", True),
        ("person", "Mio", False),
    ]


def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)
    socket, _ = host.sit(code)

    host.put("/api/me", {"name": "  Rei  "})

    assert socket.until(Seats).table.seats[0].name == "Rei"
    assert host.get("/api/me").json() == {"name": "Rei"}


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   B ", "Ann B"),
        ("が", "が"),  # か and a mark become one character
        ("<b>x</b>", "<b>x</b>"),  # markup is text; the page escapes it
        ("👩‍🔬", "👩‍🔬"),
        ("a" * 24, "a" * 24),
    ],
)
def test_names_that_are_kept(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("", NameEmpty),
        ("   ", NameEmpty),
        ("\u3164", NameEmpty),
        ("\u0301", NameEmpty),
        ("a" * 25, NameTooLong),
        ("a" * 10_000, NameTooLong),
        ("a\u202eb", NameCharacter),
        ("a\u2066b", NameCharacter),
        ("a\u0000b", NameCharacter),
        ("a\nb", NameCharacter),
        ("a\u200bb", NameCharacter),
        ("\ufeffa", NameCharacter),
    ],
)
def test_names_that_are_refused(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        clean_name(typed)


def test_a_refused_name_names_the_character_and_changes_nothing(browser: Browser) -> None:
    browser.put("/api/me", {"name": "Ann"})

    answer = browser.put("/api/me", {"name": "Ann\u202e"})

    assert (answer.status_code, answer.json()) == (400, {"code": "name_character", "data": {"character": "U+202E"}})
    assert browser.get("/api/me").json() == {"name": "Ann"}


def test_a_claim_with_a_bad_name_does_not_spend_the_link(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.invite(code)

    assert friend.claim(token, "a" * 25).json()["code"] == "name_too_long"

    assert friend.claim(token, "Mio").status_code == 200


def test_an_unknown_table_is_refused_over_both_ways(browser: Browser) -> None:
    answer = browser.get("/api/tables/ZZZZZZ")
    refusal = browser.socket("ZZZZZZ").until(Refusal)

    assert (answer.status_code, answer.json()) == (404, {"code": "unknown_table", "data": {"code": "ZZZZZZ"}})
    assert (refusal.id, refusal.code) == ("", "unknown_table")


def test_a_table_code_may_be_typed_in_small_letters(browser: Browser) -> None:
    code = browser.open_table()

    socket, welcome = browser.sit(code.lower())

    assert welcome.table.code == code
    assert socket.ask(Hello(10**6), Welcome).events == welcome.events
