"""Numbers for Prometheus: right, for this machine alone unless opened, and without anything that is secret."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from iseki.server.messages import Command, Undo
from iseki.server.meter import BOUNDS, Histogram
from tests.server.browser import Browser, Server, offer_of, two_players

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


def numbers(browser: Browser) -> dict[str, float]:
    """Every line that is no remark, by what stands before its value."""
    lines = [line for line in browser.get("/metrics").text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_moves_refusals_tables_and_sockets_are_counted(server: Server) -> None:
    first, _, welcome = two_players(server)
    before = numbers(server.browsers[0])
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    first.refused(Command("late", version - 1, ("take:open",)))
    first.refused(Undo("u", version, 1_000))
    after = numbers(server.browsers[0])

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more('iseki_answers_total{type="accepted"}') == 1
    assert more('iseki_answers_total{type="refusal"}') == 2
    assert more('iseki_refusals_total{code="stale_version"}') == 1
    assert more("iseki_answer_seconds_count") == 3
    assert more("iseki_database_seconds_count") >= 1
    assert more('iseki_requests_total{status="200"}') == 1  # the page of numbers itself, before
    assert (after['iseki_tables{state="running"}'], after['iseki_tables{state="over"}']) == (1, 0)
    assert (after['iseki_sockets{who="player"}'], after['iseki_sockets{who="watcher"}']) == (2, 0)
    assert after["process_cpu_seconds_total"] > 0


def test_a_table_that_is_watched_has_a_watcher(server: Server) -> None:
    host, watcher = server.browser(), server.browser()
    watcher.sit(host.open_table(watch=True))

    assert numbers(host)['iseki_sockets{who="watcher"}'] == 1


def test_buckets_hold_all_that_took_no_longer() -> None:
    """3 ms lie above the bound of 2.5 ms and below that of 5 ms; a minute lies above all."""
    counted = Histogram()
    counted.add(0.003)
    counted.add(60)

    assert counted.counts[BOUNDS.index(0.005)] == 1
    assert counted.counts[-1] == 1
    assert counted.seconds == 0.003 + 60


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        ("192.168.1.9", {}),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.7"}),
        ("127.0.0.1", {"forwarded": "for=203.0.113.7"}),
        ("127.0.0.1", {"host": "192.168.1.2"}),
    ],
    ids=["network", "proxy", "proxy by the standard", "proxy that tells nothing"],
)
def test_others_than_this_machine_are_refused_unless_it_is_opened(
    make_server: Callable[..., Server], address: str, headers: dict[str, str]
) -> None:
    answer = make_server().browser(address).get("/metrics", headers)
    assert (answer.status_code, answer.text.count("\n")) == (403, 1)
    assert "iseki serve --metrics" in answer.text

    assert make_server(metrics=True).browser(address).get("/metrics", headers).status_code == 200


def test_no_code_no_name_no_cookie_stands_in_it(server: Server) -> None:
    _, _, welcome = two_players(server)
    browser = server.browsers[0]
    browser.put("/api/me", {"name": "Annabel"})
    text = browser.get("/metrics").text

    assert "running" in text
    for secret in (welcome.table.code, "Annabel", *browser.client.cookies.values()):
        assert secret not in text
