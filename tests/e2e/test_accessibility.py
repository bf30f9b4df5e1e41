"""Axe finds nothing, and the keyboard alone is enough."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from iseki.text.catalogue import Language
from tests.e2e.conftest import DESKTOP, PHONE, NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

Theme = Literal["light", "dark"]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """axe.run(document, {resultTypes: ['violations']})
    .then(found => found.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 160))]))"""

LOOKS: list[tuple[Language, tuple[int, int], Theme]] = [
    ("en", DESKTOP, "light"),
    ("ja", DESKTOP, "dark"),
    ("en", PHONE, "dark"),
    ("ja", PHONE, "light"),
]


def faults(page: Page) -> list[tuple[str, list[str]]]:
    page.evaluate(AXE.read_text())
    found: list[tuple[str, list[str]]] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_axe_finds_nothing(
    address: str, new_page: NewPage, language: Language, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    """Lobby, rules of a new table, invitation, table, settings, keys, result."""
    guest = Player(new_page(language, size, theme), address, language).visit()
    guest.button("lobby.open_table").wait_for()
    assert faults(guest.page) == []

    guest.page.locator("summary").click()
    assert faults(guest.page) == []

    guest.open_table_for_friend()
    assert faults(guest.page) == []
    guest.page.keyboard.press("Escape")

    guest.play_bot().asked()
    assert faults(guest.page) == []

    for dialog in ("settings.title", "shell.keys"):
        guest.open_menu(dialog)
        assert faults(guest.page) == []
        guest.page.keyboard.press("Escape")

    guest.resign()
    assert faults(guest.page) == []


def test_split_and_set_with_the_keyboard_alone(address: str, new_page: NewPage) -> None:
    """No pointer from the lobby to the first set: Tab, arrows, F, Enter, E and digits."""
    guest = Keyboard(new_page(), address)
    guest.start()

    for _ in range(60):
        if guest.splits and guest.sets:
            return
        assert guest.asked(), "the game ended too soon"
        guest.answer()
    raise AssertionError("no split and set in sixty answers")


class Keyboard(Player):
    """A player whose hands never leave the keyboard."""

    splits = sets = 0

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, what: str) -> None:
        """Presses Tab until the focus is on it. what: a CSS selector."""
        for _ in range(80):
            self.key("Tab")
            if self.page.locator(":focus").locator("xpath=self::*").and_(self.page.locator(what)).count():
                return
        raise AssertionError(f"Tab does not reach {what}")

    def start(self) -> None:
        self.visit()
        self.button("lobby.play_bot").wait_for()
        self.tab_to("article button:last-of-type")
        self.key("Enter")
        self.page.locator("[data-version]").wait_for()
        self.button("board.guide.close").wait_for()
        self.key("Escape")

    def split(self) -> None:
        self.splits += 1
        self.tab_to("[data-split] [data-rove]")
        self.key("f", "ArrowRight", "Enter")

    def make_set(self) -> None:
        self.sets += 1
        self.tab_to("[aria-labelledby=sets-title] button")
        self.key("Enter")
        self.confirm()

    def discard(self) -> None:
        self.tab_to("[aria-labelledby=loot-title] [data-rove]")
        self.key("Enter", "x")
        self.agree("board.question.reveal.yes")

    def end_part(self) -> None:
        self.key("e")
        self.agree("board.question.end.yes", "board.question.end_sets.yes")

    def confirm(self) -> None:
        self.tab_to(f"section[aria-label='{self.say('shell.prompt')}'] .buttons button:last-of-type")
        self.key("Enter")

    def pick(self) -> None:
        self.key("1")
        self.confirm()
