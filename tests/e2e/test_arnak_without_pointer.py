"""Whole games of Arnak without a pointer: by keys alone from lobby to lobby, and by ear; the live regions say what the log tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from iseki.text.catalogue import Language
from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.explorer import Explorer
from tests.e2e.saved import saved, seat
from tests.e2e.test_keyboard import Keyboard
from tests.e2e.test_screen_reader import Listener

pytestmark = pytest.mark.browser

CAPS = {"Esc": "Escape"}
ROUNDS = 5
TOKENS = ("glass", "notebook")


class Keys(Keyboard, Explorer):
    """Presses what stands on a key cap; digs by walking over the map."""

    def press(self, control: Locator) -> None:
        if not control.locator("kbd").count():
            return super().press(control)
        cap = control.locator("kbd").inner_text()
        return self.key(CAPS.get(cap, cap if len(cap) > 1 else cap.lower()))

    def open_table(self) -> None:
        """The form for a new table: the game, an easy bot, begin."""
        self.visit()
        self.tile().wait_for()
        self.tab_to(f"article:has(h2:text-is('{self.say('game.title')}')) .whole")
        self.key("Enter")
        self.tab_to("select")
        self.page.keyboard.type(self.say("bot.easy"))
        self.tab_to("form button[type=submit]")
        self.key("Enter")
        self.page.locator("[data-version]").wait_for()
        self.button("board.guide.close").wait_for()
        self.key("Escape")

    def begin(self, wish: str) -> None:
        if wish != "dig":
            return super().begin(wish)
        self.press(self.verb(wish))
        self.other.wait_for()
        if self.confirming.count():
            return self.key("Enter")
        self.key("m")
        walk = iter(["ArrowDown"] * 3 + ["ArrowLeft"] * 4 + ["ArrowRight"] * 4)
        while not self.page.locator(":focus.legal").count():
            self.key(next(walk))
        self.key("Enter")
        self.confirming.wait_for()
        return self.key("Enter")


class Ears(Listener, Explorer):
    call = "shell.your_turn_in_round"

    def options(self) -> Iterator[tuple[str, Locator]]:
        """A piece with a name says it, a space of the track who can move there; entries of a choice and idols say what they do."""
        for option in self.position["decision"]["options"]:
            zone, _, what = next(iter(option.get("pieces", ())), "").partition(":")
            zone = zone.rstrip("0123456789")
            if zone == "choice":
                yield re.escape(self.say(f"choice.{what}")), self.prompt
            elif zone == "":
                yield "", self.prompt
            else:
                yield self.named(zone, what), self.page.get_by_role("main")

    def named(self, zone: str, what: str) -> str:
        """A pattern of the words that a piece must say."""
        if zone in TOKENS:
            return re.escape(self.say(f"board.track.can_{zone}"))
        if zone == "slot":
            return re.escape(self.say("board.me.crate"))
        return re.escape(self.say(f"kind.{what}"))


@case("B-105")
def test_a_whole_game_with_the_keyboard_alone(address: str, new_page: NewPage) -> None:
    player = Keys(new_page(), address)
    player.open_table()

    assert player.play() > 20

    player.tab_to("dialog footer button")
    player.key("Enter")
    player.page.get_by_role("heading", name=player.say("lobby.finished")).wait_for()


@case("B-105")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_game_by_ear(address: str, new_page: NewPage, tmp_path: Path, language: Language) -> None:
    """Every option has a control with its name, and every line of the log is said."""
    player = Ears(new_page(language), address, language, tmp_path)
    player.open_table_with("bot:easy").sit_down()
    player.asked()
    before = len(player.told())

    assert player.play() > 20

    news = player.told()[before:]
    spoken = " ".join(player.heard("polite"))
    assert news
    assert [line for line in news if line not in spoken] == []
    assert set(player.heard("assertive")) == {player.say(player.call, n=n + 1) for n in range(ROUNDS)}


@case("B-105")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_why_something_is_not_possible_is_said(address: str, new_page: NewPage, tmp_path: Path, language: Language) -> None:
    """A place that nobody can discover yet: the reason on the screen is the reason that is heard, at once."""
    player = Ears(new_page(language), address, language, tmp_path)
    seat(player, saved("four-bird-rulebook", "turn"))
    before = len(player.heard("assertive"))

    player.press(player.region("board.map.title").get_by_role("button").first)
    player.bubble.locator(".why").first.wait_for()

    [said] = player.heard("assertive")[before:]
    assert [line for line in player.bubble.locator(".why").last.inner_text().splitlines()[:1] if line not in said] == []
