"""A whole game by ear: controls are found by role and name alone and pressed without a pointer; the live regions tell the rest."""

from __future__ import annotations

import json
import re
from abc import abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket

from iseki.text.catalogue import Language
from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.islander import Islander
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

LISTEN = """
window.heard = {polite: [], assertive: []};
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const {target, addedNodes} of changes) {
    const region = (target.parentElement && target.nodeType === 3 ? target.parentElement : target).closest('[aria-live]');
    const words = target.nodeType === 3 ? target.data : [...addedNodes].map((node) => node.textContent).join(' ');
    if (region && words.trim()) heard[region.getAttribute('aria-live')].push(words.trim());
  }
}).observe(document.body, {childList: true, subtree: true, characterData: true}));
"""


class Listener(Player):
    """A person with a screen reader. The socket's messages are read by the test alone, to know which options there are."""

    call = "shell.your_turn_announced"  # how this person is told that the turn is theirs

    def __init__(self, page: Page, address: str, language: Language, folder: Path) -> None:
        super().__init__(page, address, language)
        self.folder = folder
        self.position: dict[str, Any] = {}
        page.add_init_script(LISTEN)
        page.on("websocket", lambda socket: self.attend(socket))

    def attend(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.note(json.loads(frame)))

    def note(self, message: dict[str, Any]) -> None:
        self.position = message.get("position", self.position)

    # ---- reading
    def heard(self, how: str) -> list[str]:
        """What a live region has said, without the mark of a repetition."""
        return [said.strip("\xa0") for said in self.page.evaluate("how => heard[how]", how)]

    def told(self) -> list[str]:
        """The sentences of the log, the newest last."""
        return self.page.get_by_role("region", name=self.say("shell.log"), exact=True).locator(".sentence").all_inner_texts()

    def buttons(self, within: Locator) -> list[str]:
        """What the buttons that can be pressed are called, a line each. YAML doubles apostrophes."""
        named = re.findall("button .*", within.aria_snapshot().replace("''", "'"))
        return [button for button in named if "[disabled]" not in button]

    # ---- playing
    def press(self, control: Locator) -> None:
        """As a screen reader does it: the focus goes there, and a click comes without a pointer."""
        control.evaluate("element => { element.focus(); element.click(); }")
        self.until_answered()

    def answer(self) -> None:
        self.write_down()
        said: dict[str, list[str]] = {}
        for words, region in self.options():
            if str(region) not in said:
                said[str(region)] = self.buttons(region)
            assert any(re.search(words, button, re.IGNORECASE) for button in said[str(region)]), f"no control says {words}"
        super().answer()
        self.page.locator("body :focus").wait_for(state="attached")

    def write_down(self) -> None:
        """The tree as a screen reader gets it, for people to read."""
        tree = self.page.locator("body").aria_snapshot()
        (self.folder / f"{self.version:03}-{self.position['decision']['kind']}.txt").write_text(tree, encoding="utf-8")
        assert [line for line in tree.splitlines() if line.strip() == "- button"] == [], "a button without a name"

    @abstractmethod
    def options(self) -> Iterator[tuple[str, Locator]]:
        """Patterns of words that some control must say, and where."""


class FindsByEar(Listener):
    def options(self) -> Iterator[tuple[str, Locator]]:
        points = f"{self.say('board.sets.points', n='')}|{self.say('board.sets.points.one')}"
        main = self.page.get_by_role("main")
        sets = self.page.get_by_role("region", name=re.compile("^" + self.say("board.sets.title")))
        for option in self.position["decision"]["options"]:
            verb, _, what = option["action"].partition(":")
            if verb in {"same", "run"}:
                yield points, sets
            elif what in {"open", "closed", "deck", "junk"}:
                yield "", self.prompt
            elif what:
                yield re.escape(self.say(f"kind.{what}")), main
            else:
                yield "", self.prompt


class IslandsByEar(Listener, Islander):
    call = "shell.your_turn_in_round"

    def options(self) -> Iterator[tuple[str, Locator]]:
        """The first piece of an option is what is pressed; an option without pieces is a button of the prompt."""
        for option in self.position["decision"]["options"]:
            piece = next(iter(option.get("pieces", ())), "")
            yield self.named(piece), self.page.get_by_role("main") if piece else self.prompt

    def named(self, piece: str) -> str:
        """Words of a piece: `island:3`, `tile:1`, `seat:2`, `hand0:red-plus3`, `down1:?`."""
        zone, _, what = piece.partition(":")
        if zone == "island":
            return re.escape(self.say("board.island.name", n=int(what) + 1)) + r"\b"
        if zone == "tile":
            return re.escape(self.say(f"action.flip.{what}"))
        if zone == "seat":
            return self.say("action.name.number", seat=".*")
        return re.escape(self.say(f"kind.{'unknown' if what == '?' else what}")) if what else ""


@case("B-105")
@pytest.mark.parametrize(("kind", "language"), [(FindsByEar, "en"), (FindsByEar, "ja"), (IslandsByEar, "ja")])
def test_a_whole_game_by_ear(address: str, new_page: NewPage, tmp_path: Path, kind: type[Listener], language: Language) -> None:
    """At each decision the tree of the page is written down, and every option has a control with a name."""
    guest = kind(new_page(language), address, language, tmp_path)
    guest.play_bot()
    guest.asked()
    before = len(guest.told())

    assert guest.play() > 5

    news = guest.told()[before:]
    spoken = " ".join(guest.heard("polite"))
    assert [line for line in news if line not in spoken] == []
    assert guest.heard("assertive")
    assert [said for said in guest.heard("assertive") if not guest.pattern(guest.call).match(said)] == []
    assert list(tmp_path.glob("*.txt"))
