"""A whole game without a pointer, from the lobby to the next one: Tab, arrows, Enter, Escape, digits, and the letters of each board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.islander import Islander
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

NEXT_KEY = """(goal) => {
  const here = document.activeElement;
  if (here === goal) return '';
  let region = goal.parentElement;
  while (goal.tabIndex < 0 && !region.querySelector('[data-rove][tabindex="0"]')) region = region.parentElement;
  if (goal.tabIndex >= 0 || !region.contains(here) || !here.matches('[data-rove]')) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()];
  if (Math.abs(from.top - to.top) > from.height / 2) return from.top < to.top ? 'ArrowDown' : 'ArrowUp';
  return from.left < to.left ? 'ArrowRight' : 'ArrowLeft';
}"""


class Keyboard(Player):
    """A player whose hands never leave the keyboard."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            if key == "Enter":
                self.until_answered()

    def tab_to(self, what: str) -> None:
        """Presses Tab until the focus is on it. what: a CSS selector."""
        for _ in range(80):
            self.key("Tab")
            if self.page.locator(":focus").locator("xpath=self::*").and_(self.page.locator(what)).count():
                return
        raise AssertionError(f"Tab does not reach {what}")

    def press(self, control: Locator) -> None:
        """Tab to its region, arrows inside, then Enter."""
        for _ in range(80):
            key = control.evaluate(NEXT_KEY)
            if not key:
                return self.key("Enter")
            self.key(key)
        raise AssertionError(f"keys do not reach {control}")

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
        self.page.locator("body :focus").wait_for(state="attached")


class Finder(Keyboard):
    """In Garakutarium: F hides, X discards, E ends the part."""

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
        while self.discarding().get_attribute("aria-disabled") == "true":
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


class Hasty(Player):
    """Presses with the pointer and answers with Enter, wherever the focus was left."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.answered: set[str] = set()

    def split(self) -> None:
        self.split_off()
        self.page.keyboard.press("Enter")
        self.answered.add("split")

    def end_part(self) -> None:
        if self.loot().count():
            self.loot().first.focus()
            self.answered.add("end with a card in focus")
        self.page.keyboard.press("e")
        self.button("board.question.end.yes").or_(self.button("board.question.end_sets.yes")).wait_for()
        self.page.keyboard.press("Enter")


class IslandKeyboard(Keyboard, Islander):
    """In Costa Ruana: a digit takes a choice of the prompt, and Enter means it; H goes to the hand, M to the islands."""

    def choose(self) -> None:
        if self.prompt.locator(".tray button").count():
            return self.key("1", "Enter")
        self.key("h" if self.region("board.hand").locator("button[aria-pressed]").count() else "m")
        return super().choose()


@case("B-105")
@pytest.mark.parametrize("kind", [Finder, IslandKeyboard])
def test_a_whole_game_with_the_keyboard_alone(address: str, new_page: NewPage, kind: type[Keyboard]) -> None:
    guest = kind(new_page(), address)
    guest.start()

    assert guest.play() > 5

    guest.tab_to("dialog footer button")
    guest.key("Enter")
    guest.page.get_by_role("heading", name=guest.say("lobby.finished")).wait_for()


def test_enter_means_the_prompt_though_something_pressed_has_the_focus(address: str, new_page: NewPage) -> None:
    """Enter on the button that has just hidden a card offers the split, and on a card answers the question that is open."""
    guest = Hasty(new_page(), address)
    guest.play_bot()

    while guest.answered != {"split", "end with a card in focus"} and guest.asked():
        guest.answer()

    assert guest.answered == {"split", "end with a card in focus"}
