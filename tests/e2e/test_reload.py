"""Coming back: a reload, a lost server, another device, a bot in between."""

from __future__ import annotations

import signal
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.clauses import case
from tests.e2e.conftest import NewPage, start_server
from tests.e2e.player import Player

pytestmark = pytest.mark.browser


@case("B-081")
def test_a_reload_in_the_middle_changes_nothing(address: str, new_page: NewPage) -> None:
    """What was answered is not asked again."""
    guest = Player(new_page(), address).play_bot()
    for _ in range(3):
        guest.asked()
        guest.answer()
    guest.asked()
    before = (guest.version, guest.prompt.inner_text())

    guest.page.reload()
    guest.asked()

    assert (guest.version, guest.prompt.inner_text()) == before


def test_the_server_goes_away_and_comes_back(tmp_path: Path, new_page: NewPage) -> None:
    """The board stays; a choice made meanwhile is sent when the table is back."""
    database = tmp_path / "iseki.db"
    process, address = start_server(database)
    guest = Player(new_page(), address).play_bot()
    guest.asked()
    version = guest.version

    process.send_signal(signal.SIGKILL)
    process.wait()
    guest.page.get_by_text(guest.pattern("shell.lost")).or_(guest.page.get_by_text(guest.say("shell.reconnecting"))).first.wait_for()
    assert guest.version == version

    port = int(address.rpartition(":")[2])
    process, _ = start_server(database, port)
    try:
        guest.button("shell.now").click()
        guest.asked()
        guest.answer()
        assert guest.version > version
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


def test_a_seat_goes_to_another_device(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address).play_bot()
    guest.open_menu("shell.device")
    link = guest.page.get_by_role("textbox", name=guest.say("shell.device_link")).input_value()

    phone = Player(new_page(), address).follow(link).sit_down()

    assert phone.asked()
    assert "#" not in phone.page.url
    assert phone.version == guest.version


def test_a_bot_takes_the_seat_and_gives_it_back(address: str, new_page: NewPage) -> None:
    """The other seat is still free, so the game stands while the seat changes hands."""
    host = Player(new_page(), address)
    host.open_table_for_friend()
    host.page.keyboard.press("Escape")
    host.button("board.guide.close").click()
    taken = host.page.get_by_text(host.say("shell.bot_plays"))

    host.open_menu("shell.hand_over")
    host.button("shell.hand_over", host.page.get_by_role("dialog")).click()
    taken.wait_for()
    host.button("shell.take_back").click()

    taken.wait_for(state="hidden")


def test_a_spectator_sees_the_table_and_is_asked_nothing(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address).play_bot()
    guest.asked()

    spectator = Player(new_page("ja"), address, "ja").visit(urlsplit(guest.page.url).path)

    spectator.page.get_by_text(spectator.say("shell.watching")).wait_for()
    assert spectator.version == guest.version
    assert spectator.prompt.count() == 0


def test_resigning_ends_the_game(address: str, new_page: NewPage) -> None:
    guest = Player(new_page("ja"), address, "ja").play_bot()

    guest.resign()

    assert guest.result.get_by_text(guest.say("shell.ended_by_resignation")).is_visible()
