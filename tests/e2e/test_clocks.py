"""Clocks at the page: a very short one runs out, and two people pause by consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.clauses import case
from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.player import GAME, Player, asks

pytestmark = pytest.mark.browser


def opened(player: Player, seats: list[dict[str, str]], terms: dict[str, object]) -> str:
    """The path of a table with a clock shorter than the form offers."""
    wish = {"game": GAME, "seats": seats, "options": {"first_parent": 0}, "terms": terms}
    return f"/t/{asks(player, 'post', '/api/tables', wish)['code']}"


def told(page: Page) -> list[str]:
    """What the live regions say now."""
    return page.locator("[aria-live]").all_inner_texts()


@case("B-087")
def test_when_the_own_time_is_over_the_table_ends_and_its_clock_stands(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address)
    guest.visit(opened(guest, [{"kind": "me"}, {"kind": "bot", "level": "easy"}], {"time": "move", "seconds": 6})).sit_down()
    clock = guest.page.get_by_role("timer").first
    clock.wait_for()

    guest.page.locator(".clocks .low").wait_for()  # ten seconds and less are marked from the start
    assert any(guest.pattern("shell.time_low").match(text.strip()) for text in told(guest.page))
    guest.result.wait_for()

    assert guest.result.get_by_text(guest.say("shell.ended_by_time")).is_visible()
    assert guest.page.locator(".clocks .running").count() == 0


@case("B-109")
def test_two_people_pause_by_consent_and_go_on(address: str, new_page: NewPage) -> None:
    host, friend = Player(new_page(), address), Player(new_page("ja", PHONE), address, "ja")
    host.visit(opened(host, [{"kind": "me"}, {"kind": "friend"}], {"time": "game", "seconds": 600}))
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text(host.say("terms.time.game_help")).wait_for()
    friend.join(dialog.get_by_role("textbox", name=host.say("shell.invite_link")).input_value(), "実")
    host.button("board.guide.close").click()
    host.page.locator(".clocks .running").wait_for()

    friend.open_menu("shell.pause")
    host.page.locator("[data-chat]").click()  # an open chat must not lie over the answers
    host.button("shell.agree").click()
    for player in (host, friend):
        player.region("shell.notices").get_by_text(player.say("shell.paused")).wait_for()
    assert host.page.locator(".clocks .running").count() == 0
    friend.button("shell.go_on").click()

    host.region("shell.notices").get_by_text(host.say("shell.paused")).wait_for(state="hidden")
    host.page.locator(".clocks .running").wait_for()
