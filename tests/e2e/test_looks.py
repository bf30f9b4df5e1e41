"""Axe finds nothing, and nothing sticks out of the screen: every situation, size, theme and language in turn."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from iseki.text.catalogue import Language
from tests.e2e.boards import BOARDS, SITUATIONS
from tests.e2e.conftest import DESKTOP, PHONE, NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

Theme = Literal["light", "dark"]
Size = tuple[int, int]

WORDS: list[tuple[Language, Theme, Theme]] = [("en", "light", "dark"), ("ja", "dark", "light")]
LOW, TURNED = (390, 664), (844, 390)
DEVICES: dict[str, tuple[Size, ...]] = {"desktop": (DESKTOP, (1366, 657)), "phone": (PHONE, LOW, TURNED)}

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async (only) => {
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((motion) => motion.finished));
  const rules = only ? {runOnly: only} : {rules: {'target-size': {enabled: true}}};
  const found = await axe.run(document, {resultTypes: ['violations'], ...rules});
  return found.violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html.slice(0, 160))]);
}"""
SIGHT = ["color-contrast", "target-size", "link-in-text-block"]  # what another size and theme can change
WIDER = "document.documentElement.scrollWidth - innerWidth"
TALLER = "document.documentElement.scrollHeight - Math.max(innerHeight, document.querySelector('.table')?.offsetHeight ?? Infinity)"
STICKS_OUT = f"[{WIDER}, {TALLER}].filter((pixels) => pixels > 0)"


def look_at(page: Page, address: str, language: Language, game: str, situation: str) -> Player:
    board = BOARDS[game]
    player = board.player(page, address, language)
    board.situations[situation](player)
    return player


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("game", "situation"), SITUATIONS)
def test_nothing_is_in_anybodys_way(address: str, new_page: NewPage, game: str, situation: str, device: str) -> None:
    """Each situation in one language on the desktop, in the other on the phone, each in both themes; low and turned phones by turns."""
    tall, *lower = DEVICES[device]
    number = SITUATIONS.index((game, situation))
    low = lower[number // 2 % len(lower)]
    language, theme, other = WORDS[(number + list(DEVICES).index(device)) % 2]
    page = new_page(language, tall, theme)
    look_at(page, address, language, game, situation)
    page.evaluate(AXE.read_text())

    assert page.evaluate(RUN) == []
    assert page.evaluate(STICKS_OUT) == []

    page.set_viewport_size({"width": low[0], "height": low[1]})
    page.emulate_media(color_scheme=other)
    assert page.evaluate(RUN, SIGHT) == []
    assert page.evaluate(STICKS_OUT) == []


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("game", "situation"), SITUATIONS)
def test_nothing_is_in_anybodys_way_in_any_language_theme_and_size(
    address: str, new_page: NewPage, game: str, situation: str, language: Language, theme: Theme
) -> None:
    page = new_page(language, DESKTOP, theme)
    look_at(page, address, language, game, situation)
    page.evaluate(AXE.read_text())

    for width, height in (size for device in DEVICES.values() for size in device):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(RUN) == []
        assert page.evaluate(STICKS_OUT) == []


LARGER = {"fontSizes": {"standard": 24}}  # one and a half times what browsers come with
WIDTHS = "(cards) => cards.map((card) => card.getBoundingClientRect().width)"


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["tall", "low"])
def test_at_larger_text_the_other_loot_is_still_large_enough_to_press(address: str, new_page: NewPage, size: Size) -> None:
    """24 by 24 pixels are the least that WCAG 2.5.8 allows; nothing sticks out sideways, and the prompt can be scrolled to."""
    page = new_page("ja", size)
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGER)
    player = look_at(page, address, "ja", "garakutarium", "thief")

    assert min(page.locator(".rival .cards .card").evaluate_all(WIDTHS)) >= 24
    assert page.evaluate(WIDER) <= 0
    player.prompt.get_by_role("button").last.click()


BOXES = "(all) => all.map((each) => each.getBoundingClientRect()).map(({left, top, right, bottom}) => [left, top, right, bottom])"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LOW], ids=str)
def test_at_larger_text_no_place_of_the_map_lies_over_another(address: str, new_page: NewPage, size: Size) -> None:
    """The page may scroll down then, and the table's menu stays on the screen."""
    page = new_page("en", size)
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGER)
    player = look_at(page, address, "en", "arnak", "opening")
    boxes = page.locator(".map .piece").evaluate_all(BOXES)

    assert len(boxes) == 8 + 4 + 5
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair) > 0] == []
    assert page.evaluate(WIDER) <= 0
    menu = player.button("shell.table_menu").bounding_box()
    assert menu is not None
    assert 0 <= menu["x"] <= size[0] - menu["width"]


def overlap(one: list[float], other: list[float]) -> float:
    """Of two boxes (left, top, right, bottom): by how much the smaller side of what they share exceeds a pixel."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return min(across, down) - 1
