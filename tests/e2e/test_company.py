"""Company at the table: talk, one more game, watching, tables that stand open."""

from __future__ import annotations

import pytest

from tests.clauses import case
from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.player import Player
from tests.e2e.test_looks import AXE, RUN, WIDER, Theme

pytestmark = pytest.mark.browser


def two(address: str, new_page: NewPage) -> tuple[Player, Player]:
    """A host, and Mio who came by a link, on a phone and in Japanese."""
    host = Player(new_page(), address)
    link = host.open_table_for_friend()
    friend = Player(new_page("ja", PHONE), address, "ja").join(link, "Mio")
    host.page.locator("dialog").wait_for(state="hidden")
    host.button("board.guide.close").click()
    return host, friend


def chat(player: Player) -> None:
    player.page.locator("[data-chat]").click()
    player.region("chat.title").wait_for()


def say(player: Player, text: str) -> None:
    player.page.get_by_role("textbox", name=player.say("chat.field")).fill(text)
    player.page.keyboard.press("Enter")


def looks_well(player: Player) -> None:
    player.page.evaluate(AXE.read_text())
    themes: list[Theme] = ["light", "dark"]
    for theme in themes:
        player.page.emulate_media(color_scheme=theme)
        assert player.page.evaluate(RUN, None) == []
        assert player.page.evaluate(WIDER) <= 0


@case("B-105")
def test_two_people_talk_and_play_one_more_game(address: str, new_page: NewPage) -> None:
    host, friend = two(address, new_page)
    assert sorted(player.page.title().startswith("● ") for player in (host, friend)) == [False, True]

    chat(host)
    say(host, "<b>Hello</b> & welcome")
    friend.page.get_by_role("button", name=friend.say("chat.unread", n=1)).wait_for()
    told = friend.say("chat.said", name=host.say("shell.default_name"), text="<b>Hello</b> & welcome")
    assert told in friend.page.get_by_role("log").inner_text()
    chat(friend)
    friend.region("chat.title").get_by_text("<b>Hello</b> & welcome").wait_for()
    say(friend, "よろしくお願いします")
    host.region("chat.title").get_by_text("よろしくお願いします").wait_for()
    for player in (host, friend):
        looks_well(player)
    friend.page.keyboard.press("Escape")
    assert friend.page.evaluate("document.activeElement.matches('[data-chat]')")
    friend.page.get_by_role("button", name=friend.say("chat.title"), exact=True).wait_for()

    friend.resign()
    first = host.page.url
    host.result.wait_for()
    host.button("shell.again", host.result).click()
    host.page.wait_for_url(lambda url: url != first)
    host.page.get_by_text(host.say("shell.rematch_waiting", names="Mio")).wait_for()
    friend.result.get_by_text(friend.say("shell.rematch_offered")).wait_for()
    friend.button("shell.again", friend.result).click()

    host.page.get_by_text(host.say("shell.rematch_waiting", names="Mio")).wait_for(state="hidden")
    friend.page.wait_for_url(host.page.url)
    assert host.page.locator("dialog").count() == 0


def test_who_does_not_play_again_says_so_and_thinks_better_of_it(address: str, new_page: NewPage) -> None:
    host, friend = two(address, new_page)
    friend.resign()
    first = host.page.url
    host.result.wait_for()
    host.button("shell.again", host.result).click()
    host.page.wait_for_url(lambda url: url != first)

    friend.button("shell.rematch_decline", friend.result).click()

    host.page.get_by_text(host.say("shell.rematch_left", names="Mio")).wait_for()
    friend.page.get_by_text(friend.say("shell.rematch_declined_mine")).wait_for()
    for player in (host, friend):
        looks_well(player)
    friend.region("shell.notices").get_by_role("button", name=friend.say("shell.again")).click()
    friend.page.wait_for_url(host.page.url)
    host.page.get_by_text(host.say("shell.rematch_left", names="Mio")).wait_for(state="hidden")


def test_a_listed_table_is_joined_and_watched_from_the_lobby(address: str, new_page: NewPage) -> None:
    """Who watches speaks under a name of their own, and is counted."""
    host = Player(new_page(), address)
    host.choose_game()
    host.page.get_by_role("combobox").select_option("friend")
    host.page.get_by_text(host.say("lobby.listed_yes")).click()
    host.button("lobby.open_table").click()
    host.page.locator("dialog").wait_for()

    friend = Player(new_page(), address).visit()
    friend.region("lobby.open_tables").get_by_role("button", name=friend.say("lobby.join")).first.click()
    friend.sit_down()
    host.page.locator("dialog").wait_for(state="hidden")
    host.button("board.guide.close").click()

    other = Player(new_page("ja"), address, "ja").visit()
    other.region("lobby.open_tables").get_by_role("button", name=other.say("lobby.look")).first.click()
    other.page.get_by_text(other.say("shell.watching")).first.wait_for()
    host.page.get_by_text(host.say("shell.watchers", n=1)).wait_for(state="attached")
    chat(other)
    other.page.get_by_label(other.say("shell.name")).fill("Zed")
    say(other, "がんばって")

    chat(host)
    line = host.region("chat.title").get_by_role("listitem").filter(has_text="がんばって")
    line.get_by_text("Zed").wait_for()
    assert line.get_by_text(host.say("shell.watching")).count() == 1


def test_a_guest_takes_name_and_tables_along_to_another_device(address: str, new_page: NewPage) -> None:
    """From the lobby, where the own name stands."""
    guest = Player(new_page(), address).play_bot()
    code = guest.page.url.rpartition("/")[2]
    guest.visit()
    guest.page.get_by_role("button", name=guest.say("shell.change_name")).click()
    guest.page.locator("dialog").get_by_role("button", name=guest.say("shell.device")).click()
    link = guest.page.get_by_role("textbox", name=guest.say("shell.device_link")).input_value()

    phone = Player(new_page("en", PHONE), address).follow(link).sit_down()
    phone.visit()

    phone.page.get_by_role("button", name=phone.say("shell.default_name")).first.wait_for()
    phone.page.locator("[aria-labelledby=your-tables]").get_by_role("button").first.click()
    phone.page.wait_for_url(f"**/t/{code}")
