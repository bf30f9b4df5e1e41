"""Firefox and WebKit open the page and play: what one engine alone understands is no page for strangers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from iseki.text.catalogue import lookup
from tests.e2e.player import GAME
from tests.e2e.remote import OPEN, Remote, here

pytestmark = pytest.mark.browser

PATIENCE = 30
PLACE = """(() => {
  const found = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility() && button.innerText.includes(WORDS));
  const one = found.find((button) => button.closest('article')?.innerText.includes(TITLE)) ?? found[0];  // the lobby offers several games
  one?.scrollIntoView({ block: 'nearest' });
  const box = one?.getBoundingClientRect();
  return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : null;
})()"""
STATE = """({
  version: Number(document.querySelector('[data-version]')?.dataset.version ?? 0),
  wide: document.documentElement.scrollWidth - innerWidth,
  boards: document.querySelectorAll('.board').length,
})"""


@pytest.mark.parametrize("browser", here())
def test_a_first_turn(address: str, tmp_path: Path, browser: str) -> None:
    """From the lobby to the first own decision and beyond it: split or choose, by the pointer."""
    with OPEN[browser](tmp_path) as remote:
        visitor = Visitor(remote)
        remote.go(address)
        visitor.press("lobby.play_bot")
        visitor.press("board.guide.close")
        assert visitor.state()["boards"] == 1
        assert visitor.state()["wide"] <= 0

        before = visitor.state()["version"]
        visitor.answer()

        visitor.wait(lambda: visitor.state()["version"] > before)


class Visitor:
    """A person with a pointer in some browser, which speaks English here."""

    def __init__(self, remote: Remote) -> None:
        self.remote = remote

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.remote.run(STATE)
        return found

    def place(self, key: str) -> tuple[int, int] | None:
        words = lookup(key, "en", GAME).partition("{")[0]
        found = self.remote.run(PLACE.replace("WORDS", json.dumps(words)).replace("TITLE", json.dumps(lookup("game.title", "en", GAME))))
        return None if found is None else (found[0], found[1])

    def press(self, key: str) -> None:
        """Points at the button with these words and presses it."""
        self.wait(lambda: self.place(key) is not None)
        x, y = self.place(key) or (0, 0)
        move = {"type": "pointerMove", "duration": 0, "x": x, "y": y}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.remote.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}])

    def answer(self) -> None:
        """The first decision of a game is a split, or the choice between two piles."""
        self.wait(lambda: bool(self.place("board.split.offer") or self.place("board.action.take.open")))
        if self.place("board.split.offer"):
            self.press("board.split.turn")
            self.press("board.split.offer")
        else:
            self.press("board.action.take.open")
            self.press("board.confirm.choose")

    def wait(self, until: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, self.remote.run("document.body.innerText")
            time.sleep(0.1)
