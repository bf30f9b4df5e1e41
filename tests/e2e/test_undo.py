"""Taking back at the page: own moves by keys, and beyond the undo line when the other agrees."""

from __future__ import annotations

import pytest

from tests.clauses import case
from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser


def two_who_ask(address: str, new_page: NewPage) -> tuple[Player, Player]:
    """The host and a friend on a phone, at a table where undo goes further by consent."""
    host = Player(new_page(), address)
    host.choose_game()
    host.page.get_by_role("combobox").select_option("friend")
    host.page.locator("summary", has_text=host.say("lobby.terms")).click()
    host.page.get_by_text(host.say("terms.undo.ask"), exact=True).last.click()
    host.button("lobby.open_table").click()
    link = host.page.get_by_role("dialog").get_by_role("textbox", name=host.say("shell.invite_link")).input_value()
    friend = Player(new_page("ja", PHONE), address, "ja").join(link, "実")
    host.button("board.guide.close").click()
    return host, friend


def until(player: Player, version: int) -> None:
    player.page.locator(f"[data-version='{version}']").wait_for()


def first_asked(host: Player, friend: Player) -> tuple[Player, Player]:
    """Who splits first, and the other."""
    while not (host.prompt.count() or friend.prompt.count()):
        host.page.wait_for_timeout(50)
    return (host, friend) if host.prompt.count() else (friend, host)


@case("B-044", "B-048")
def test_beyond_the_undo_line_one_goes_back_when_the_other_agrees(address: str, new_page: NewPage) -> None:
    host, friend = two_who_ask(address, new_page)
    asker, other = first_asked(host, friend)
    before = asker.version
    asker.answer()
    other.asked()
    other.answer()
    shown = asker.page.locator(f"[data-version='{other.version}']")
    shown.wait_for()

    asker.open_menu("shell.go_back_ask")
    asker.page.get_by_role("dialog").get_by_role("button", name=asker.pattern("shell.go_back_to")).first.click()
    asker.region("shell.notices").get_by_text(asker.pattern("shell.offer_undo_mine")).wait_for()
    other.button("shell.agree").click()

    for player in (asker, other):
        player.region("shell.notices").get_by_text(player.pattern("shell.offer_undo")).wait_for(state="hidden")
    asker.prompt.wait_for()
    assert asker.button("board.split.offer", asker.prompt).count() == 1
    assert asker.version > before


def test_a_declined_offer_changes_nothing_and_says_who(address: str, new_page: NewPage) -> None:
    host, friend = two_who_ask(address, new_page)
    asker, other = first_asked(host, friend)
    asker.answer()
    other.asked()
    other.answer()
    version = other.version
    asker.page.locator(f"[data-version='{version}']").wait_for()

    asker.page.keyboard.press("Control+b")
    asker.page.get_by_role("dialog").get_by_role("button", name=asker.pattern("shell.go_back_to")).first.click()
    other.button("shell.decline").click()

    asker.page.get_by_text(asker.pattern("shell.declined")).first.wait_for()
    assert asker.version == other.version == version


@case("B-050")
def test_own_moves_are_taken_back_and_done_again_by_keys(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address).play_bot()
    while True:
        guest.asked()
        if guest.button("action.end_part", guest.prompt).count():
            break
        guest.answer()
    version, before = guest.version, guest.loot().count()
    guest.discard()
    until(guest, version + 1)
    assert guest.loot().count() == before - 1

    guest.page.keyboard.press("Control+z")
    until(guest, version + 2)
    assert guest.loot().count() == before
    guest.button("shell.redo").wait_for()
    guest.page.keyboard.press("Control+y")
    until(guest, version + 3)

    assert guest.loot().count() == before - 1
    guest.button("shell.redo").wait_for(state="hidden")
