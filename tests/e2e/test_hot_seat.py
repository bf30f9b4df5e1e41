"""Two people at one device, and the curtain between their turns."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.player import Player
from tests.e2e.test_company import looks_well

pytestmark = pytest.mark.browser

CODE = re.compile(r"/socket(?:\?seat=(\d))?$")


class Device(Player):
    """Remembers which side each socket asked for, and what came over it."""

    sides: list[tuple[str, list[dict[str, Any]]]]

    def attend(self) -> Device:
        self.sides = []
        self.page.on("websocket", self.listen)
        return self

    def listen(self, socket: WebSocket) -> None:
        side = CODE.search(socket.url)
        assert side is not None
        heard: list[dict[str, Any]] = []
        self.sides.append((side[1] or "public", heard))
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    def open_shared(self, name: str) -> None:
        self.choose_game()
        self.page.get_by_role("combobox").select_option("here")
        self.page.get_by_label(self.say("lobby.here_label", n=2)).fill(name)
        self.button("lobby.open_table").click()
        self.page.get_by_role("heading", name=self.pattern("shell.turn_of")).wait_for()


@case("B-053", "B-105")
def test_two_people_share_a_device_by_keyboard(address: str, new_page: NewPage) -> None:
    """Whoever is asked lifts the curtain; it falls by itself when the turn is the other's; one may look at the own side again."""
    device = Device(new_page(), address).attend()
    device.open_shared("Mio")
    assert device.closed()
    assert device.page.title().startswith("● ")
    looks_well(device)

    device.lift()
    device.button("board.guide.close").click()
    first = device.sides[-1][0]
    device.answer()

    assert device.closed()
    device.page.get_by_role("button", name=device.pattern("curtain.look")).click()
    device.page.get_by_text(device.pattern("curtain.hand")).wait_for()
    assert device.sides[-1][0] == first
    device.button("curtain.down").click()
    assert device.closed()

    device.lift()
    second = device.sides[-1][0]
    assert {first, second} == {"0", "1"}
    device.answer()
    assert [side for side, _ in device.sides[::2]] == ["public"] * len(device.sides[::2])


@case("B-051", "B-052", "B-053")
def test_no_options_and_no_hidden_card_come_to_a_page_under_the_curtain(address: str, new_page: NewPage) -> None:
    device = Device(new_page("ja"), address, "ja").attend()
    device.open_shared("みお")
    device.lift()
    device.button("board.guide.close").click()
    device.answer()
    assert device.closed()
    device.page.wait_for_timeout(300)

    public = [frame for side, frames in device.sides if side == "public" for frame in frames]
    lifted = [frame for side, frames in device.sides if side != "public" for frame in frames]

    assert options(lifted) and not options(public)
    assert known(lifted) and not known(public)


def options(frames: list[dict[str, Any]]) -> list[Any]:
    decisions = [frame["position"].get("decision") or {} for frame in frames if "position" in frame]
    return [decision["options"] for decision in decisions if decision.get("options")]


def known(frames: list[dict[str, Any]]) -> list[str]:
    """Names of the two characters that each seat holds hidden."""
    events = [event for frame in frames for event in frame.get("events", [])]
    return [event["action"] for event in events if event["action"].startswith("deal:") and event["action"] != "deal:?"]


@case("B-053")
def test_the_replay_of_a_running_game_shows_what_each_of_them_knows_behind_the_curtain(address: str, new_page: NewPage) -> None:
    device = Device(new_page(), address)
    asked: list[str] = []
    device.page.on("request", lambda request: asked.append(request.url) if "/api/replays/" in request.url else None)
    device.open_shared("Mio")
    device.lift()
    device.button("board.guide.close").click()
    device.open_menu("shell.replay")

    eyes = device.page.get_by_role("combobox")
    expect(eyes.locator("option")).to_have_count(3)
    mine = eyes.input_value()
    assert mine in ("0", "1")
    device.page.wait_for_url(f"**?as={mine}")

    asked.clear()
    device.page.reload()
    device.page.locator("[aria-labelledby=curtain]").wait_for()
    assert device.page.locator("main .board").count() == 0
    assert asked and all(f"as={mine}" not in url for url in asked)
    looks_well(device)
    device.lift()
    expect(eyes).to_have_value(mine)

    eyes.select_option(str(1 - int(mine)))
    device.page.locator("[aria-labelledby=curtain]").wait_for()
    assert device.page.locator("main .board").count() == 0
    device.button("replay.stay_public").click()
    device.page.locator("main .board").wait_for()
    expect(eyes).to_have_value("public")
