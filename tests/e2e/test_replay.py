"""Looking back in the browser: a game that is over, a link to one of its positions, other eyes, and playing on from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from iseki.core.record import new_record
from iseki.core.registry import game_type, games
from tests.e2e.conftest import DESKTOP, PHONE, NewPage
from tests.e2e.player import Player
from tests.e2e.test_looks import AXE, RUN, WIDER
from tests.server.worlds import played

pytestmark = [pytest.mark.browser, pytest.mark.long]


def finished(name: str, folder: Path) -> Path:
    """The record of a whole game of random actions."""
    record = new_record(game_type(name))
    record.lines = [line.action for line in played(name, 3, 100_000).lines]
    record.names = {0: "Ann", 1: "Mio"}
    file = folder / f"{name}.txt"
    file.write_text(record.text(), encoding="utf-8")
    return file


class Viewer(Player):
    """Looks back at any game."""

    def at(self) -> int:
        return int(self.page.get_by_role("slider").input_value())

    def press_keys(self, *keys: str) -> None:
        for key in keys:
            before = self.at()
            self.page.keyboard.press(key)
            self.page.wait_for_function("before => Number(document.querySelector('input[type=range]').value) !== before", arg=before)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_record_is_opened_walked_through_linked_to_and_played_on(
    new_page: NewPage, address: str, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size)
    viewer = Viewer(page, address)
    viewer.visit()
    page.locator("input[type=file]").set_input_files(finished(name, tmp_path))
    page.get_by_role("slider").wait_for()

    walk(viewer)
    link = page.url
    friend = Viewer(new_page("ja", size), address, "ja")
    friend.visit(link.removeprefix(address))
    expect(friend.page.get_by_role("slider")).to_have_value(str(viewer.at()))
    if size == PHONE:
        friend.button("replay.more").click()
    friend.page.get_by_role("combobox").select_option("1")
    friend.page.wait_for_url("**?as=1")
    friend.page.keyboard.press("Escape")
    friend.page.evaluate(AXE.read_text())
    assert friend.page.evaluate(RUN) == []
    assert friend.page.evaluate(WIDER) <= 0
    play_on(viewer)


def walk(viewer: Viewer) -> None:
    """By keys: a move, a turn, to the end, back by a turn; the log leads elsewhere."""
    page = viewer.page
    viewer.press_keys("ArrowRight", "Shift+ArrowRight", "End", "Shift+ArrowLeft", "Home")
    assert viewer.at() == 0
    viewer.press_keys("ArrowRight", "Shift+ArrowRight", "ArrowRight")
    page.wait_for_url(f"**/{viewer.version}")
    expect(page.locator(".prompt-area")).to_be_hidden()
    page.get_by_role("button", name=viewer.say("replay.lines")).click()
    expect(page.get_by_role("dialog").locator("[aria-current=step]")).to_be_focused()
    page.keyboard.press("Escape")


def play_on(viewer: Viewer) -> None:
    viewer.page.get_by_role("button", name=viewer.say("replay.more")).click()
    viewer.page.get_by_role("button", name=viewer.say("replay.what_if")).click()
    viewer.page.get_by_role("button", name=viewer.say("replay.play_on")).click()
    viewer.page.wait_for_url("**/t/*")
    expect(viewer.page.get_by_role("link", name=viewer.say("shell.what_if"))).to_be_visible()


HANDS = {"costa_ruana": ".mat[data-seat='1'] .known li .sr", "arnak": ".player[data-seat='1'] .open"}


@pytest.mark.parametrize("name", HANDS)
def test_with_all_cards_open_the_others_hands_are_on_the_page_wherever_one_looks(
    new_page: NewPage, address: str, tmp_path: Path, name: str
) -> None:
    page = new_page()
    viewer = Viewer(page, address)
    viewer.visit()
    page.locator("input[type=file]").set_input_files(finished(name, tmp_path))
    page.get_by_role("slider").wait_for()
    cards = page.locator(HANDS[name])
    viewer.press_keys(*["Shift+ArrowRight"] * 2)
    for _ in range(3):
        viewer.press_keys("ArrowRight")
        expect(cards.first).to_have_text(re.compile(r"\w"))

    page.get_by_role("combobox").select_option("0")
    page.wait_for_url("**?as=0")

    expect(cards).to_have_count(0)


def test_a_running_game_is_looked_back_at_through_the_own_eyes_and_all_open_at_its_end(new_page: NewPage, address: str) -> None:
    player = Viewer(new_page(), address)
    player.play_bot()
    table = player.page.url
    player.open_menu("shell.replay")
    eyes = player.page.get_by_role("combobox")
    expect(eyes.locator("option")).to_have_text([player.say("replay.eyes_own")])
    player.page.get_by_role("button", name=player.say("replay.to_table")).click()
    player.page.wait_for_url(table)

    player.resign()
    player.button("shell.replay", player.result).click()

    expect(eyes.locator("option")).to_have_count(4)


def test_a_record_that_was_opened_is_listed_in_the_lobby_until_it_is_put_away(new_page: NewPage, address: str, tmp_path: Path) -> None:
    page = new_page("ja", PHONE)
    viewer = Viewer(page, address, "ja")
    viewer.visit()
    page.locator("input[type=file]").set_input_files(finished("garakutarium", tmp_path))
    page.get_by_role("slider").wait_for()
    viewer.visit()
    rows = page.get_by_role("list", name=viewer.say("lobby.records")).get_by_role("listitem")
    expect(rows).to_have_count(1)
    page.evaluate(AXE.read_text())
    assert page.evaluate(RUN) == []
    assert page.evaluate(WIDER) <= 0
    rows.get_by_role("link").click()
    page.get_by_role("slider").wait_for()
    viewer.visit()

    rows.get_by_role("button").click()

    expect(rows).to_have_count(0)


def test_a_broken_file_is_told_with_its_line(new_page: NewPage, address: str, tmp_path: Path) -> None:
    page = new_page()
    viewer = Viewer(page, address).visit()
    file = tmp_path / "broken.txt"
    file.write_text("iseki-record 1\ngame chess\nrules 1\ncomponents 0\nseats 2\n", encoding="utf-8")

    page.locator("input[type=file]").set_input_files(file)

    expect(page.get_by_role("alert").filter(has_text="broken.txt, line 2")).to_be_visible()
    assert viewer.page.url.rstrip("/") == address.rstrip("/")
