"""What stands before every route: headers on every kind of answer, JSON alone, and a bound on how much one sender may send."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from httpx2 import Response
from starlette.websockets import WebSocketDisconnect

from iseki.server.errors import TooMany
from iseki.server.guard import HEADERS
from iseki.server.messages import Command, Hello, Welcome, Why
from iseki.server.throttle import MOST_KEPT, Buckets, Limits, Rate, sender
from tests.server.browser import AGAINST_FRIEND, SENDING, Browser, Server, offer_of

GAME = {"game": "garakutarium", "seats": AGAINST_FRIEND}


# ---------------------------------------------------------------- headers
def answers(browser: Browser) -> dict[str, Response]:
    """One answer of each kind."""
    post = browser.client.post
    return {
        "page": browser.get("/t/ABC234"),
        "asset": browser.get("/assets/app-1f2e.js"),
        "not modified": browser.get("/", headers={"if-none-match": browser.get("/").headers["etag"]}),
        "api": browser.get("/api/me"),
        "packed": browser.get("/api/games", headers={"accept-encoding": "gzip"}),
        "record": browser.get(f"/api/tables/{browser.open_table()}/record"),
        "no message": browser.post("/api/tables", []),
        "another site": post("/api/tables", content=b"{}", headers={**SENDING, "origin": "http://evil.example"}),
        "unknown table": browser.get("/api/tables/ZZZZZZ"),
        "unknown address": browser.get("/api/nothing"),
        "wrong method": browser.client.delete("/api/me", headers=SENDING),
        "too large": browser.post("/api/tables", "x" * 20_000),
        "no JSON": post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}),
        "unknown host": browser.get("/api/me", headers={"host": "evil.example"}),
    }


def test_every_kind_of_answer_carries_the_security_headers(browser: Browser) -> None:
    for kind, answer in answers(browser).items():
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, kind


def test_a_fault_of_ours_and_a_flood_are_answered_with_them_too(
    make_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = make_server(limits=Limits(Rate(1, 0.001)))
    browser = server.browser()

    async def broken(code: str) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.app.state.hall.rooms, "find", broken)
    told = [browser.get("/api/tables/ABC234"), browser.put("/api/me", {"name": "Ann"}), browser.put("/api/me", {"name": "Bob"})]

    assert [answer.status_code for answer in told] == [500, 200, 429]
    for answer in told:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_whatever_writes_is_bounded_whatever_its_method(make_server: Callable[..., Server]) -> None:
    browser = make_server(limits=Limits(Rate(2, 0.001))).browser()
    path = "/api/records/record-0"
    told = [browser.delete(path), browser.delete(path), browser.delete(path), browser.get("/api/me")]

    assert [answer.status_code for answer in told] == [404, 404, 429, 200]


def test_the_policy_lets_no_foreign_and_no_inline_script_run() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"


def test_what_is_said_to_one_browser_is_kept_by_no_cache(browser: Browser) -> None:
    kept = {kind: answer.headers.get("cache-control") for kind, answer in answers(browser).items()}

    assert {kind for kind, control in kept.items() if control != "no-store"} == {"page", "asset", "not modified"}


@pytest.mark.parametrize(("path", "allowed"), [("/api/tables/ABC234/device", "POST"), ("/api/me", "GET, HEAD, PUT"), ("/", "GET, HEAD")])
def test_a_wrong_method_names_the_right_ones(browser: Browser, path: str, allowed: str) -> None:
    answer = browser.client.delete(path, headers=SENDING)

    assert (answer.status_code, answer.headers["allow"], answer.json()["code"]) == (405, allowed, "bad_address")


# ---------------------------------------------------------------- JSON alone
@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonx"]
)
def test_what_a_form_of_another_site_can_send_is_not_read(browser: Browser, kind: str) -> None:
    """A browser asks before it sends JSON to another site, and is told no; a form it sends unasked."""
    answer = browser.client.post("/api/tables", content=msgspec.json.encode(GAME), headers={"content-type": kind})

    assert (answer.status_code, answer.json()) == (415, {"code": "not_json", "data": {"type": kind}})
    assert browser.get("/api/tables").json()["mine"] == []


def test_another_site_is_not_told_that_it_may_send(browser: Browser) -> None:
    headers = {"origin": "http://evil.example", "access-control-request-method": "POST"}

    answer = browser.client.options("/api/tables", headers=headers)

    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_page_of_another_site_that_hides_its_origin_cannot_write(browser: Browser, site: str) -> None:
    headers = {"content-type": "application/json", "sec-fetch-site": site}

    answer = browser.client.post("/api/tables", content=msgspec.json.encode(GAME), headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")


# ---------------------------------------------------------------- how much
def test_a_bucket_gives_its_burst_and_then_so_many_a_second() -> None:
    """3 at once; after 0.5 s at 2 a second there is 1 again; a minute brings 3, not 120."""
    now = 0.0
    buckets = Buckets(Rate(3, 2), lambda: now)
    for _ in range(3):
        buckets.spend("a")
    with pytest.raises(TooMany) as refused:
        buckets.spend("a")
    assert refused.value.data == {"seconds": 1}
    buckets.spend("b")  # somebody else's bucket is another one

    now = 0.5
    buckets.spend("a")
    with pytest.raises(TooMany):
        buckets.spend("a")

    now = 60.5
    for _ in range(3):
        buckets.spend("a")
    with pytest.raises(TooMany):
        buckets.spend("a")


def test_buckets_of_many_senders_are_forgotten_the_oldest_first() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)

    for key in range(MOST_KEPT + 5):
        buckets.spend(key)

    assert len(buckets.left) == MOST_KEPT
    assert 4 not in buckets.left and 5 in buckets.left


@pytest.mark.parametrize(
    ("client", "key"),
    [
        (("192.168.1.5", 1), "192.168.1.5"),
        (("2001:db8:0:7:1::5", 1), "2001:db8:0:7::/64"),
        (("2001:db8:0:7:2::6", 1), "2001:db8:0:7::/64"),  # the same household
        (("pipe", 1), "pipe"),
        (None, ""),
    ],
)
def test_who_counts_as_one_sender(client: tuple[str, int] | None, key: str) -> None:
    assert sender(client) == key


def test_one_address_that_writes_too_much_is_told_how_long_to_wait(make_server: Callable[..., Server]) -> None:
    server = make_server(limits=Limits(Rate(3, 0.1)))
    busy, other = server.browser("192.168.1.7"), server.browser("192.168.1.8")
    for name in ("Ann", "Bea", "Cid"):
        assert busy.put("/api/me", {"name": name}).status_code == 200

    refused = busy.put("/api/me", {"name": "Dee"})

    assert refused.json()["code"] == "too_many"
    assert refused.headers["retry-after"] == str(refused.json()["data"]["seconds"])
    assert busy.get("/api/me").json() == {"name": "Cid"}
    assert other.put("/api/me", {"name": "Eve"}).status_code == 200


def test_guessing_links_costs_five(make_server: Callable[..., Server]) -> None:
    """With the usual limits: 120 / 5 = 24 guesses, and then two each five seconds of 2^128 possible ones."""
    browser = make_server().browser()

    told = [browser.claim("A" * 22).json()["code"] for _ in range(30)]

    assert told == [*["unknown_link"] * 24, *["too_many"] * 6]


def test_one_address_cannot_open_sockets_without_end(make_server: Callable[..., Server]) -> None:
    browser = make_server(limits=Limits(Rate(3, 0.001))).browser()
    code = browser.open_table(AGAINST_FRIEND)
    for _ in range(2):
        browser.sit(code)

    with pytest.raises(WebSocketDisconnect):
        browser.socket(code)


def test_one_seat_that_sends_too_much_is_refused_and_the_other_goes_on(make_server: Callable[..., Server]) -> None:
    """Two tabs of a seat share its messages: Hello, Hello, Why."""
    server = make_server(limits=Limits(seat=Rate(3, 0.001)))
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    friend.claim(host.invite(code))
    first, welcome = host.sit(code)
    tab, _ = host.sit(code)
    version = welcome.position.version
    tab.send(Why("w", version, "done"))

    refusal = first.refused(Command("c", version, offer_of(welcome.position)))

    assert (refusal.id, refusal.code, refusal.version) == ("c", "too_many", version)
    other, _ = friend.sit(code)
    assert other.ask(Hello(), Welcome).position.version == version
