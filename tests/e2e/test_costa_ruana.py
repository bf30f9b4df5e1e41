"""Costa Ruana in the browser: whole games of two and of six seats, and what only this board tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

SEATS = 6
ROUNDS = 5


class Islander(Player):
    """Presses what can be chosen, the first of it, until the prompt has a button for it."""

    game = "costa_ruana"

    def choose(self) -> None:
        """Pieces until there is a button for them; an answer that touches nothing is sent at once."""
        while not self.confirming().count():
            piece = self.next_piece()
            if piece is None:
                return self.press(self.prompt.locator(".buttons button").first)
            self.press(piece)
        return self.press(self.confirming())

    def confirming(self) -> Locator:
        """The button that sends what is picked, or that serves as Shaman."""
        return self.prompt.locator(".buttons .primary")

    def next_piece(self) -> Locator | None:
        """A choice of the prompt that is not picked yet, else a card of the hand, else another piece, else an island once more."""
        listed = self.prompt.locator(".tray button[aria-pressed=false]")
        cards = self.region("board.hand").locator("button[aria-pressed=false]")
        pieces = self.page.locator("button.piece[aria-pressed=false]")
        again = self.page.locator("button.island[aria-pressed=true]")
        return next((several.first for several in (listed, cards, pieces, again) if several.count()), None)

    def open_table_against_bots(self, bots: int) -> Islander:
        self.choose_game()
        for _ in range(bots - 1):
            self.button("lobby.add_seat").click()
        for seat in self.page.get_by_role("combobox").all():
            seat.select_option("bot:easy")
        self.button("lobby.open_table").click()
        self.sit_down()
        return self

    def collection(self) -> Locator:
        return self.region("board.collection.title")


def test_one_person_plays_a_bot_to_the_end(address: str, new_page: NewPage) -> None:
    """The result counts the treasures of five rounds, and they add up to what decides."""
    guest = Islander(new_page(), address)
    guest.play_bot()

    assert guest.play() > 3 * ROUNDS

    rows = [row.get_by_role("cell").all_inner_texts() for row in guest.result.get_by_role("row").all()]
    by_round, total = rows[1 : 1 + ROUNDS], rows[-1]
    assert [sum(int(row[seat]) for row in by_round) for seat in (0, 1)] == [int(total[seat]) for seat in (0, 1)]


def test_one_person_and_five_bots_play_on_a_phone(address: str, new_page: NewPage) -> None:
    """Six mats in a strip; nothing sticks out of the screen in any round, and the game ends."""
    guest = Islander(new_page("ja", PHONE), address, "ja")
    guest.open_table_against_bots(SEATS - 1)
    assert guest.page.locator("[data-seat]").count() == SEATS

    while guest.asked():
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        guest.answer()

    assert guest.result.get_by_role("columnheader").count() == SEATS + 1


def test_the_collection_is_explained_island_by_island(address: str, new_page: NewPage) -> None:
    """After step 7 every island with natives has its sentence and the clause that decided."""
    guest = Islander(new_page(), address)
    guest.play_bot()

    while guest.collection().count() == 0:
        assert guest.asked()
        guest.answer()
        guest.prompt.or_(guest.result).first.wait_for()

    told = guest.collection().get_by_role("listitem").all_inner_texts()
    assert told
    assert all(re.search(r"C-9\.[2-7]", line) for line in told)


def test_the_shaman_sees_what_each_flip_makes_active(address: str, new_page: NewPage) -> None:
    """The other tile makes the other cards active: with two seats four cards lie on the table, three of them known to the Shaman."""
    guest = Islander(new_page(), address)
    guest.play_bot()
    title = guest.prompt.get_by_text(guest.say("board.flip.title"))

    while guest.asked() and not title.is_visible():
        guest.answer()
    active = []
    for choice in guest.prompt.locator(".tray button").all():
        choice.click()
        active.append(guest.page.locator(".tablecard.active").count())

    assert sum(active) == guest.page.locator(".tablecard:has(.corner)").count() == 3


def test_a_card_that_cannot_be_chosen_says_why(address: str, new_page: NewPage) -> None:
    """At set-up natives are put on islands: pressing a card of the hand tells what it does, and that something else comes first."""
    guest = Islander(new_page(), address)
    guest.play_bot()
    guest.prompt.wait_for()

    guest.region("board.hand").get_by_role("button").first.click()

    expect(guest.page.get_by_role("status").filter(has_text=guest.say("why.asked"))).to_be_visible()
