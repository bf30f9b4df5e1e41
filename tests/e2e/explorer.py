"""A person at Arnak's page who takes the main actions as they are offered."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.e2e.player import Player

READY = ".buttons .primary:not([aria-disabled])"


class Explorer(Player):
    game = "arnak"
    wishes: tuple[str, ...] = ("overcome", "discover", "research", "buy", "dig")  # main actions, the dearest first

    # ------------------------------------------------------------ tables
    def open_table_with(self, *seats: str) -> Explorer:
        """A table with these in the other seats: `bot:easy`, `friend`."""
        self.choose_game()
        for _ in seats[1:]:
            self.button("lobby.add_seat").click()
        for box, seat in zip(self.page.get_by_role("combobox").all(), seats, strict=False):
            box.select_option(seat)
        self.button("lobby.open_table").click()
        return self

    def invite_link(self) -> str:
        return self.page.get_by_role("dialog").get_by_role("textbox", name=self.say("shell.invite_link")).input_value()

    # ------------------------------------------------------------ reading
    @property
    def question(self) -> str:
        """What is asked, as the decision names it."""
        return self.page.locator("[data-asked]").get_attribute("data-asked") or ""

    @property
    def confirming(self) -> Locator:
        return self.prompt.locator(READY)

    @property
    def tray(self) -> Locator:
        """The payment that is being put together."""
        return self.page.get_by_role("group", name=self.say("board.pay.title"))

    @property
    def bubble(self) -> Locator:
        """What something is, and why it cannot be chosen."""
        return self.page.locator(".bubble")

    def resources(self) -> Locator:
        """The own five resources, wherever this screen has them."""
        return self.page.locator("[data-resource]:not([data-resource=points]):visible")

    def rivals(self) -> Locator:
        """The other players: panels, on a phone chips."""
        return self.page.locator(".player:visible, .chip:visible")

    def open_tab(self, name: str) -> None:
        """On a phone; on a wider screen everything is in sight."""
        tab = self.page.get_by_role("button", name=re.compile("^" + self.say(f"board.tabs.{name}")))
        if tab.is_visible():
            tab.click()

    def wider(self) -> int:
        """By how much the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def choices(self) -> Locator:
        """What the prompt lists and is not picked yet."""
        return self.prompt.locator(".tray button[aria-pressed=false]:not([aria-disabled])")

    def verb(self, name: str) -> Locator:
        """The button of a kind of main action, if it can be chosen."""
        words = re.compile("^" + re.escape(self.say(f"board.verb.{name}")))
        return self.prompt.locator(".tray button:not([aria-disabled])").filter(has_text=words)

    # ------------------------------------------------------------ playing
    def choose(self) -> None:
        if self.question == "turn":
            self.take_turn()
        elif self.confirming.count():
            self.press_for_good(self.confirming)
        else:
            self.settle()

    def press_for_good(self, control: Locator) -> None:
        """Presses a button, and again where it asks whether it is meant."""
        before = self.version
        self.press(control)
        sure = self.prompt.locator(".buttons").filter(has=self.button("board.prompt.cancel").or_(self.button("board.prompt.back")))
        self.page.locator(f"[data-version]:not([data-version='{before}'])").or_(sure).first.wait_for()
        if self.version == before:
            self.press(sure.get_by_role("button").last)

    def take_turn(self) -> None:
        wish = next((wish for wish in self.wishes if self.verb(wish).count()), None)
        if self.confirming.count():
            self.end_turn()
        elif wish is None:
            self.pass_round()
        else:
            self.begin(wish)

    def begin(self, wish: str) -> None:
        self.press(self.verb(wish))
        self.other.wait_for()
        if self.confirming.count():  # the only thing to do it with is picked already
            return self.press(self.confirming)
        return self.settle()

    @property
    def other(self) -> Locator:
        """Back from one kind of main action: to the others, or from what is picked."""
        words = (self.say("board.prompt.other"), self.say("board.prompt.cancel"))
        return self.prompt.locator(".buttons").get_by_text(re.compile("|".join(map(re.escape, words))))

    def settle(self) -> None:
        """The first choice of the prompt, and then its button, unless it is done at once."""
        before = self.version
        self.press(self.choices().first)
        self.page.locator(f"[data-version]:not([data-version='{before}'])").or_(self.confirming).first.wait_for()
        if self.version == before:
            self.press(self.confirming)

    def end_turn(self) -> None:
        self.press_for_good(self.confirming)

    def pass_round(self) -> None:
        self.press_for_good(self.button("action.pass", self.prompt))
