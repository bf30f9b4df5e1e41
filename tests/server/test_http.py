"""The HTTP side: one shape for errors, who may send what, and the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from iseki.core.registry import games
from iseki.server.bodies import Failure, GameInfo, NewTable, SeatWish, Tables
from tests.server.browser import AGAINST_BOT, AGAINST_FRIEND, ORIGIN, SENDING, Browser, Server, offer_of

GAME = {"game": "garakutarium", "seats": AGAINST_BOT}


def test_every_registered_game_is_listed_with_its_options(browser: Browser) -> None:
    infos = msgspec.json.decode(browser.get("/api/games").content, type=list[GameInfo])

    assert tuple(info.name for info in infos) == games()
    for info in infos:
        assert all(option.clause for option in info.options)
        assert all(option.values[0] == option.default for option in info.options if option.kind == "choice")
        assert "easy" in info.levels


@pytest.mark.parametrize(
    ("change", "code", "data"),
    [
        ({"game": "chess"}, "unknown_game", {"game": "chess", "known": list(games())}),
        (
            {"options": {"deck_out": "never"}},
            "bad_option",
            {"option": "deck_out", "value": "never", "allowed": ["reshuffle_junk", "end_game"]},
        ),
        (
            {"options": {"empty_pile_allowed": 1}},
            "bad_option",
            {"option": "empty_pile_allowed", "value": "1", "allowed": ["false", "true"]},
        ),
        ({"options": {"curse_numbers": [9]}}, "bad_option", {"option": "curse_numbers", "value": "9", "allowed": ["1-5 x 1-7"]}),
        ({"seats": [{"kind": "me"}]}, "bad_seats", {"seats": 1, "least": 2, "most": 2}),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "bad_wish", {"seat": 1, "reason": "me"}),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad_wish", {"seat": 1, "reason": "level"}),
        ({"seats": [{"kind": "friend", "level": "easy"}, {"kind": "me"}]}, "bad_wish", {"seat": 0, "reason": "level"}),
    ],
)
def test_a_table_that_cannot_be_opened_names_the_value_and_what_is_allowed(
    browser: Browser, change: dict[str, Any], code: str, data: dict[str, Any]
) -> None:
    answer = browser.post("/api/tables", {**GAME, **change})

    assert (answer.status_code, answer.json()["code"], answer.json()["data"]) == (400, code, data)


def test_an_unknown_option_names_those_there_are(browser: Browser) -> None:
    failure = msgspec.json.decode(browser.post("/api/tables", {**GAME, "options": {"speed": 3}}).content, type=Failure)

    assert (failure.code, failure.data["option"]) == ("unknown_option", "speed")
    assert "deck_out" in failure.data["known"]  # type: ignore[operator]


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b'{"game":1}', b'{"game":"garakutarium","seats":[],"extra":1}', b"\xff\xfe", b"[" * 5000]
)
def test_a_body_that_is_no_message_is_refused(browser: Browser, text: bytes) -> None:
    answer = browser.client.post("/api/tables", content=text, headers=SENDING)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_huge_body_is_refused(browser: Browser) -> None:
    answer = browser.post("/api/tables", "x" * 1_000_000)

    assert (answer.status_code, answer.json()) == (413, {"code": "too_large", "data": {"limit": 16_384}})


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/ABC234/nothing", "/api/me/x", "/api/tables/ABC234/socket"])
def test_an_unknown_address_of_the_api_is_a_failure_in_json(browser: Browser, path: str) -> None:
    answer = browser.get(path)

    assert (answer.status_code, answer.json()["code"]) == (404, "bad_address")


def test_a_wrong_method_is_a_failure_in_json(browser: Browser) -> None:
    answer = browser.client.delete("/api/me", headers={"origin": ORIGIN})

    assert (answer.status_code, answer.json()["code"]) == (405, "bad_address")


def test_a_fault_of_ours_is_one_failure_without_a_traceback(browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(code: str) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.app.state.hall.rooms, "find", broken)

    answer = browser.get("/api/tables/ABC234")

    assert (answer.status_code, answer.json()) == (500, {"code": "broken"})


# ---------------------------------------------------------------- who may send
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1", "https://localhost.evil.example"])
def test_a_page_of_another_site_cannot_write(browser: Browser, origin: str) -> None:
    answer = browser.client.post("/api/tables", content=msgspec.json.encode(GAME), headers={**SENDING, "origin": origin})

    assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")


def test_a_page_of_another_site_cannot_open_a_socket(browser: Browser) -> None:
    code = browser.open_table()

    with pytest.raises(WebSocketDisconnect):
        browser.socket(code, origin="http://evil.example")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "[", "a@b"])
def test_the_server_answers_under_its_own_names_alone(browser: Browser, host: str) -> None:
    """DNS rebinding: another site's name that was made to lead here."""
    answer = browser.get("/api/me", headers={"host": host})

    assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")


def test_behind_a_public_address_its_origin_counts_and_links_begin_with_it(make_server: Callable[..., Server]) -> None:
    browser = make_server(public_url="https://games.example").browser()
    headers = {**SENDING, "origin": "https://games.example", "host": "games.example"}
    opened = browser.client.post("/api/tables", content=msgspec.json.encode({**GAME, "seats": AGAINST_FRIEND}), headers=headers)
    assert opened.status_code == 201
    assert "secure" in opened.headers["set-cookie"].lower()
    cookie = opened.headers["set-cookie"].partition(";")[0]

    path = f"/api/tables/{opened.json()['code']}/invites"
    invite = browser.client.post(path, content=b'{"seat":1}', headers={**headers, "cookie": cookie})

    assert invite.json()["url"].startswith("https://games.example/join#invite=")


def test_every_answer_carries_the_security_headers(browser: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health"):
        headers = browser.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# ---------------------------------------------------------------- the network
def test_only_this_machine_may_open_the_server_to_the_network(make_server: Callable[..., Server]) -> None:
    async def opened() -> str:
        return "http://192.168.1.5:8642"

    server = make_server(open_network=opened)
    here, elsewhere = server.browser(), server.browser("192.168.1.9")

    assert elsewhere.post("/api/network").json()["code"] == "not_local"
    assert here.get("/api/network").json() == {"shared": False, "possible": True}
    assert here.post("/api/network").json() == {"shared": True, "possible": True, "url": "http://192.168.1.5:8642"}
    code = here.open_table(AGAINST_FRIEND)
    assert here.post(f"/api/tables/{code}/invites", {"seat": 1}).json()["url"].startswith("http://192.168.1.5:8642/join#")


def test_a_server_that_cannot_be_shared_says_so(browser: Browser) -> None:
    assert browser.get("/api/network").json() == {"shared": False, "possible": False}
    assert browser.post("/api/network").json()["code"] == "no_network"


# ---------------------------------------------------------------- tables and the page
def test_my_tables_name_those_first_that_wait_for_me(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    waiting = host.open_table(AGAINST_FRIEND)
    moved = host.open_table(AGAINST_FRIEND)
    socket, welcome = host.sit(moved)
    socket.play(welcome.position.version, *offer_of(welcome.position))

    mine = msgspec.json.decode(host.get("/api/tables").content, type=Tables).mine

    assert [(row.code, row.waiting) for row in mine] == [(waiting, 0), (moved, 1)]
    assert mine[0].summary["score"] == (2, 2)
    assert friend.get("/api/tables").json() == {"mine": [], "finished": []}


def test_the_page_is_served_for_its_own_addresses(browser: Browser) -> None:
    for path in ("/", "/t/ABC234", "/join"):
        answer = browser.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert "<title>iseki</title>" in answer.text
    asset = browser.get("/assets/app-1f2e.js")
    assert "immutable" in asset.headers["cache-control"]
    assert browser.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret", "/assets/..%2f..%2fiseki.db", "/%2e%2e/iseki.db"])
def test_no_file_outside_the_page_is_served(browser: Browser, path: str) -> None:
    answer = browser.get(path)

    assert b"SQLite" not in answer.content


def test_the_wish_of_the_page_is_the_struct_of_the_contract() -> None:
    wish = NewTable("garakutarium", (SeatWish("me"), SeatWish("bot", "easy")))

    assert msgspec.json.decode(msgspec.json.encode(wish), type=NewTable) == wish
