"""How the games went, on its page; taking the own games along; having one's data deleted."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.player import Player
from tests.e2e.test_company import chat, looks_well, say, two

pytestmark = pytest.mark.browser


def to_statistics(player: Player) -> None:
    """From the lobby, by keyboard."""
    player.visit()
    link = player.page.get_by_role("link", name=player.say("lobby.statistics"))
    link.focus()
    player.page.keyboard.press("Enter")
    player.page.get_by_role("heading", level=1, name=player.say("statistics.title")).wait_for()


def table(player: Player, key: str = "by_who") -> Locator:
    """A screen reader calls it by the game and what it counts."""
    name = f"{player.say('game.title')}: {player.say(f'statistics.{key}')}"
    return player.page.get_by_role("table", name=name)


def row(player: Player, who: str) -> list[str]:
    cells = table(player).get_by_role("row").filter(has=player.page.get_by_role("rowheader", name=player.say(who), exact=True))
    return cells.first.inner_text().split("\t")


@case("B-105")
def test_a_finished_game_stands_in_the_own_statistics_and_can_be_taken_along(address: str, new_page: NewPage) -> None:
    host, friend = two(address, new_page)
    friend.resign()
    host.result.wait_for()

    for player in (host, friend):
        to_statistics(player)
    table(host).wait_for()

    assert row(host, "statistics.kind.you")[:3] == ["You", "1", "1 (100 %)"]
    assert row(friend, "statistics.kind.you")[1:3] == ["1", "0（0%）"]
    assert row(host, "statistics.kind.others")[1:3] == ["1", "0 (0 %)"]
    for player in (host, friend):
        looks_well(player)
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name=host.say("statistics.csv")).click()
    assert [seat["name"] for seat in rows_of(download.value.path())] == [host.say("shell.default_name"), "Mio"]


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_whoever_has_played_nothing_is_told_so_and_may_change_the_view(address: str, new_page: NewPage) -> None:
    stranger = Player(new_page("ja"), address, "ja")
    to_statistics(stranger)

    stranger.page.get_by_text(stranger.say("statistics.mine"), exact=True).click()
    stranger.page.get_by_text(stranger.say("statistics.none_mine")).wait_for()
    looks_well(stranger)
    stranger.page.get_by_role("button", name=stranger.say("shell.to_lobby")).click()
    stranger.tile().wait_for()


@case("B-105")
def test_deleting_names_what_goes_and_takes_it_away_everywhere(address: str, new_page: NewPage) -> None:
    host, friend = two(address, new_page)
    chat(host)
    chat(friend)
    say(friend, "Good morning from Mio")
    line = host.region("chat.title").get_by_text("Good morning from Mio")
    line.wait_for()
    to_statistics(friend)
    ask = friend.page.get_by_role("button", name=friend.say("statistics.delete"), exact=True)

    ask.click()
    dialog = friend.page.get_by_role("dialog", name=friend.say("statistics.delete_title"))
    dialog.get_by_text("Mio").wait_for()
    for key in ("goes_running", "goes_said"):
        dialog.get_by_text(friend.say(f"statistics.{key}", n=1)).wait_for()
    looks_well(friend)
    friend.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert line.is_visible()
    expect(ask).to_be_focused()

    ask.press("Enter")
    dialog.get_by_role("button", name=friend.say("statistics.delete_act")).click()
    friend.page.get_by_text(friend.say("statistics.deleted")).first.wait_for()

    host.result.wait_for()  # with two seats she has resigned
    expect(line).to_have_count(0)
    assert "Mio" not in host.page.get_by_role("main").inner_text() + host.result.inner_text()
    assert friend.page.context.cookies() == []
    friend.visit()
    friend.tile().wait_for()
    assert "Mio" not in friend.page.locator("body").inner_text()
