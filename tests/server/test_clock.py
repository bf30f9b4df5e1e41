"""The clock of the machine jumps: links end when they should, nothing else notices."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from iseki.server.messages import Hello, Welcome
from tests.server.browser import AGAINST_FRIEND, Browser, Server, offer_of

DAY = 24 * 3600.0
SOURCE = Path(__file__).parents[2] / "src" / "iseki"


class Clock:
    """Stands for the wall clock: `now` is what it shows."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    clock = Clock()
    with monkeypatch.context() as patched:
        patched.setattr(time, "time", clock)
        yield clock


def device_link(browser: Browser, code: str) -> str:
    return str(browser.post(f"/api/tables/{code}/device").json()["url"]).partition("#device=")[2]


@pytest.mark.parametrize("jump", [300 * DAY, -300 * DAY, -DAY])
def test_play_goes_on_whatever_the_clock_shows(server: Server, clock: Clock, jump: float) -> None:
    """The cookie, an invite, the table and its list are the same before and after."""
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.invite(code)
    socket, welcome = host.sit(code)

    clock.now += jump
    assert friend.claim(token, "Mio").status_code == 200
    version = socket.play(welcome.position.version, *offer_of(welcome.position)).version
    other, seen = friend.sit(code)

    assert seen.position.version == version
    assert other.play(version, "take:open").version == version + 1
    assert [row["code"] for row in host.get("/api/tables").json()["mine"]] == [code]


@pytest.mark.parametrize(("later", "answer"), [(599.0, 200), (601.0, 410), (-DAY, 200), (365 * DAY, 410)])
def test_a_device_link_ends_by_the_clock_and_a_refused_one_is_not_spent(server: Server, clock: Clock, later: float, answer: int) -> None:
    host, phone = server.browser(), server.browser()
    token = device_link(host, host.open_table(AGAINST_FRIEND))

    clock.now += later
    assert phone.claim(token).status_code == answer
    clock.now -= later

    assert phone.claim(token).status_code == (410 if answer == 200 else 200)  # used, or as good as before


def test_the_first_guest_of_a_browser_stays_the_first_when_the_clock_goes_back(server: Server, clock: Clock) -> None:
    """Else a browser that took somebody's seat along would be called as that one from then on."""
    host, phone = server.browser(), server.browser()
    host.put("/api/me", {"name": "Ann"})
    phone.put("/api/me", {"name": "Bob"})
    token = device_link(host, host.open_table(AGAINST_FRIEND))

    clock.now -= DAY
    assert phone.claim(token).status_code == 200

    assert phone.get("/api/me").json() == {"name": "Bob"}


def test_a_table_read_again_under_another_clock_is_the_same(make_server: Callable[..., Server], clock: Clock) -> None:
    first = make_server()
    browser = first.browser()
    code = browser.open_table(AGAINST_FRIEND)
    socket, welcome = browser.sit(code)
    socket.play(welcome.position.version, *offer_of(welcome.position))
    before = socket.ask(Hello(), Welcome)
    first.close()

    clock.now -= 30 * DAY
    _, after = browser.at(make_server()).sit(code)
    assert (after.events, after.position) == (before.events, before.position)


def test_the_wall_clock_is_read_where_times_are_stored_and_nowhere_else() -> None:
    """No game, search or table depends on it (the meter says since when it counts): waiting and bounds use seconds that never go back."""
    readers = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py") if "time.time()" in path.read_text(encoding="utf-8")}

    assert readers == {
        "server/links.py",
        "server/meter.py",
        *(f"server/store/{name}.py" for name in ("brought", "company", "people", "rows", "talk")),
    }
