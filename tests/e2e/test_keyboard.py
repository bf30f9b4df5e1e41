"""A whole game without a pointer, from the lobby to the next one: Tab, arrows, F, X, E, Enter, Escape and digits."""

from __future__ import annotations

import pytest

from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser


@case("B-105")
def test_a_whole_game_with_the_keyboard_alone(address: str, new_page: NewPage) -> None:
    guest = Keyboard(new_page(), address)
    guest.start()

    assert guest.play() > 5

    guest.tab_to("dialog footer button")
    guest.key("Enter")
    guest.page.get_by_role("heading", name=guest.say("lobby.finished")).wait_for()


class Keyboard(Player):
    """A player whose hands never leave the keyboard."""

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
        self.tile().wait_for()
        self.tab_to(f"article:has(h2:text-is('{self.say('game.title')}')) .words button")
        self.key("Enter")
        self.page.locator("[data-version]").wait_for()
        self.button("board.guide.close").wait_for()
        self.key("Escape")

    def answer(self) -> None:
        super().answer()
        self.page.wait_for_function("document.activeElement !== document.body")

    def split(self) -> None:
        self.tab_to("[data-split] [data-rove]")
        self.key("f", "ArrowRight", "Enter")

    def make_set(self) -> None:
        self.tab_to("[aria-labelledby=sets-title] button")
        self.key("Enter")
        self.confirm()

    def discard(self) -> None:
        self.tab_to("[aria-labelledby=loot-title] [data-rove]")
        self.key("Enter")
        while self.button("board.part.discard", self.prompt).get_attribute("aria-disabled") == "true":
            self.key("Escape", "ArrowRight", "Enter")
        self.key("x")
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
