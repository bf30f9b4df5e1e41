"""What the others did since one's last turn, gone through by keys: a sentence at a time, said and outlined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest
from playwright.sync_api import Locator, expect

from iseki.server.about import Level
from tests.e2e.conftest import NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

ANSWERS = 20  # by then the bot has acted several times in a row


def looks_back(guest: Player) -> Iterator[Locator]:
    """The bar of steps, after each answer that the bot has followed with something."""
    guest.play_bot()
    bar = guest.region("shell.since")
    for _ in range(ANSWERS):
        assert guest.asked()
        guest.answer()
        assert guest.asked()
        guest.page.keyboard.press("s")
        if bar.count():
            yield bar
        guest.page.keyboard.press("Escape")


def test_the_bots_turn_is_gone_through_step_by_step_and_left_again(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address)
    bar = next(bar for bar in looks_back(guest) if guest.button("shell.since_next", bar).is_enabled())
    said = bar.get_by_role("status")
    first = said.inner_text()
    expect(said).to_contain_text(re.compile("|".join(guest.say(f"bot.{level}") for level in get_args(Level))))

    guest.page.keyboard.press("End")
    expect(said).not_to_have_text(first, use_inner_text=True)
    guest.page.keyboard.press("Home")
    expect(said).to_have_text(first, use_inner_text=True)

    guest.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(guest.page.locator("[data-changed]")).to_have_count(0)


def test_what_a_step_changed_is_outlined_on_the_board(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address)
    changed = guest.page.locator("[data-changed]:visible")

    bar = next(bar for bar in looks_back(guest) if stepped_to(changed, guest.button("shell.since_next", bar)))
    guest.button("shell.close", bar).click()
    expect(guest.page.locator("[data-changed]")).to_have_count(0)


def stepped_to(changed: Locator, following: Locator) -> bool:
    """Goes on until something is outlined; some steps, as the end of a part, change no place."""
    while not changed.count() and following.is_enabled():
        following.click()
    return changed.count() > 0
