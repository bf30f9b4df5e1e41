"""Arnak without a pointer: the first round by keys alone, and by ear; what the live regions say is what the log tells."""

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
from tests.e2e.test_keyboard import Keyboard
from tests.e2e.test_screen_reader import Listener

pytestmark = pytest.mark.browser

STEPS = 60  # answers in which a first round ends
CAPS = {"Esc": "Escape"}


class Keys(Keyboard, Explorer):
    """Presses what stands on a key cap; digs by walking over the map."""

    def press(self, control: Locator) -> None:
        cap = control.locator("kbd").inner_text()
        self.key(CAPS.get(cap, cap if len(cap) > 1 else cap.lower()))

    def begin(self, wish: str) -> None:
        if wish != "dig":
            return super().begin(wish)
        self.press(self.verb(wish))
        self.key("m")
        walk = iter(["ArrowDown"] * 3 + ["ArrowLeft"] * 4 + ["ArrowRight"] * 4)
        while not self.page.locator(":focus.legal").count():
            self.key(next(walk))
        self.key("Enter")
        self.confirming.wait_for()
        return self.key("Enter")


class Ears(Listener, Explorer):
    def options(self) -> Iterator[tuple[str, Locator]]:
        """A piece with a name says it; an entry of a choice says what it does; the rest are buttons of the prompt."""
        for option in self.position["decision"]["options"]:
            piece = next(iter(option.get("pieces", ())), "")
            zone, _, what = piece.partition(":")
            if zone == "choice":
                yield re.escape(self.say(f"choice.{what}")), self.prompt
            elif zone in {"place", "space", "hand0", "row", "revealed"}:
                yield re.escape(self.say(f"kind.{what}")), self.page.get_by_role("main")
            else:
                yield "", self.page.get_by_role("main") if piece else self.prompt


def play_first_round(player: Explorer) -> int:
    """Returns the number of answers."""
    second = player.page.get_by_text(player.say("board.result.round", n=2))
    for answers in range(STEPS):
        player.asked()
        if second.count():
            return answers
        player.answer()
    raise AssertionError("the first round does not end")


@case("B-105")
def test_a_round_with_the_keyboard_alone(address: str, new_page: NewPage) -> None:
    player = Keys(new_page(), address)
    player.open_table_with("bot:easy").sit_down()

    assert play_first_round(player) > 5


@case("B-105")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_round_by_ear(address: str, new_page: NewPage, tmp_path: Path, language: Language) -> None:
    """Every option has a control with its name, and every line of the log is said."""
    player = Ears(new_page(language), address, language, tmp_path)
    player.open_table_with("bot:easy").sit_down()
    player.asked()
    before = len(player.told())

    assert play_first_round(player) > 5

    news = player.told()[: len(player.told()) - before]
    spoken = " ".join(player.heard("polite"))
    assert news
    assert [line for line in news if line not in spoken] == []
    assert set(player.heard("assertive")) == {player.say("shell.your_turn_announced")}
