"""Costa Ruana in the browser: whole games of two and of six seats, and what only this board tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.islander import Islander, collection
from tests.e2e.standing import seat_at

pytestmark = pytest.mark.browser

SEATS = 6
ROUNDS = 5


def test_one_person_plays_a_bot_to_the_end(address: str, new_page: NewPage) -> None:
    """The result counts the treasures of five rounds, and they add up to what decides."""
    guest = Islander(new_page(), address)
    guest.play_bot()

    assert guest.play() > 3 * ROUNDS

    expect(guest.result.get_by_role("row")).to_have_count(1 + 2)  # head, and two players
    rows = [[int(cell) for cell in row.get_by_role("cell").all_inner_texts()] for row in guest.result.get_by_role("row").all()[1:]]
    assert [sum(row[:ROUNDS]) for row in rows] == [row[-1] for row in rows]


def test_one_person_and_five_bots_play_on_a_phone(address: str, new_page: NewPage) -> None:
    """Six mats in a strip; nothing sticks out of the screen in any round, and the game ends."""
    guest = Islander(new_page("ja", PHONE), address, "ja")
    guest.open_table_against_bots(SEATS - 1)
    assert guest.page.locator("[data-seat]").count() == SEATS

    while guest.asked():
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        guest.answer()

    assert guest.result.get_by_role("rowheader").count() == SEATS


def test_the_collection_is_explained_island_by_island(address: str, new_page: NewPage) -> None:
    """After step 7 every island with natives has its sentence and the clause that decided."""
    guest = Islander(new_page(), address)
    seat_at(guest, "show", turn=3, seats=4)

    collection(guest)

    told = guest.collection().get_by_role("listitem").all_inner_texts()
    assert told
    assert all(re.search(r"C-9\.[2-7]", line) for line in told)


def test_the_shaman_sees_what_each_flip_makes_active(address: str, new_page: NewPage) -> None:
    """The other tile makes the other cards active: with six seats twelve cards lie on the table, seven of them known to the Shaman."""
    guest = Islander(new_page(), address)
    seat_at(guest, "flip", seats=SEATS)

    active = []
    for choice in guest.prompt.locator(".tray button").all():
        guest.press(choice)
        active.append(guest.page.locator(".tablecard.active").count())

    assert sum(active) == guest.page.locator(".tablecard:has(.corner)").count() == 7


def test_a_card_that_cannot_be_chosen_says_why(address: str, new_page: NewPage) -> None:
    """At set-up natives are put on islands: pressing a card of the hand tells what it does, and that something else comes first."""
    guest = Islander(new_page(), address)
    seat_at(guest, "place")

    guest.press(guest.region("board.hand").get_by_role("button").first)

    expect(guest.page.locator(".why").filter(has_text=guest.say("why.asked"))).to_be_visible()


def test_all_six_players_are_told_on_a_phone_and_each_is_brought_into_sight(address: str, new_page: NewPage) -> None:
    """Nobody has to scroll to know who has what; the last one's cards come by one press, and all six have room as choices."""
    guest = Islander(new_page("ja", PHONE), address, "ja")
    seat_at(guest, "show", seats=SEATS)
    everybody = guest.page.get_by_role("group", name=guest.say("board.roster")).get_by_role("button")

    assert everybody.count() == SEATS
    for each in everybody.all():
        expect(each).to_be_in_viewport(ratio=1)
    everybody.last.click()
    expect(guest.page.locator(f"[data-seat='{SEATS - 1}']")).to_be_in_viewport(ratio=0.9)

    guest.region("board.hand").get_by_role("button").first.click()
    for choice in guest.prompt.locator(".tray button").all():
        expect(choice).to_be_in_viewport(ratio=1)


def test_a_tile_tells_what_lies_on_its_other_side(address: str, new_page: NewPage) -> None:
    """Yellow and red are the sides of one tile, blue and pink those of the other."""
    guest = Islander(new_page(), address)
    seat_at(guest, "place")

    told = guest.region("board.ritual.title").inner_text()

    pairs = re.findall(r"Shows (\w+); the other side is (\w+)", told)
    assert [sorted(pair) for pair in sorted(pairs, key=sorted)] == [["blue", "pink"], ["red", "yellow"]]
