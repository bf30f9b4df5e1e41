"""Four people in four browsers, and the server they play on: it dies, comes back, and counts their game."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import httpx2
import pytest

from tests.clauses import case
from tests.e2e.conftest import NewPage, start_server
from tests.e2e.four import Four, asked, four_browsers, introduce, open_table, until
from tests.e2e.islander import Islander
from tests.e2e.test_statistics import row

pytestmark = pytest.mark.browser

DOWN_SECONDS = 2.0  # and as long as a server takes to start


@case("B-071")
def test_a_killed_server_comes_back_under_four_open_pages_and_costs_nobody_a_move_or_time(tmp_path: Path, new_page: NewPage) -> None:
    """The boards stay; a choice made meanwhile is sent when the table is back. Afterwards all four find the game in their statistics."""
    database = tmp_path / "iseki.db"
    process, address = start_server(database)
    people = four_browsers(address, new_page)
    introduce(people)
    open_table(people, time="game", seconds=600, leaving="end")
    mover = asked(people)
    version, before, began = mover.version, shown(mover), time.monotonic()

    process.send_signal(signal.SIGKILL)
    process.wait()
    up = time.monotonic() - began
    for person in people:
        person.page.get_by_text(person.pattern("shell.lost")).or_(
            person.page.get_by_text(person.say("shell.reconnecting"))
        ).first.wait_for()
        assert person.version == version
    mover.choose()
    time.sleep(max(0, began + up + DOWN_SECONDS - time.monotonic()))

    process, _ = start_server(database, int(address.rpartition(":")[2]))
    ready = time.monotonic()
    try:
        until(people, version + 1)
        assert before - shown(mover) <= up + (time.monotonic() - ready) + 2  # seconds are rounded
        assert httpx2.get(f"{address}/health").text == "ok"
        assert 'iseki_sockets{who="player"} 4' in httpx2.get(f"{address}/metrics").text
        leave_and_count(people)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


def shown(person: Islander) -> int:
    """Seconds that all clocks have left together."""
    times = [text.partition(":") for text in person.page.locator(".clocks [role=timer]").all_inner_texts()]
    return sum(60 * int(minutes) + int(seconds) for minutes, _, seconds in times)


def leave_and_count(people: Four) -> None:
    """One resigns, which ends the table by its terms."""
    people[3].resign()
    for person in people:
        person.result.wait_for()
        person.visit("/statistics")
    assert [row(person, "statistics.kind.you")[1] for person in people] == ["1"] * 4
