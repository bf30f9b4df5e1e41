"""A person at Costa Ruana's page, and the situations in which people see it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.e2e.player import Player
from tests.e2e.standing import seat_at

Way = Callable[["Islander"], object]


class Islander(Player):
    """Presses what can be chosen, the first of it, until the prompt has a button for it."""

    game = "costa_ruana"
    likely = ()

    # ------------------------------------------------------------ tables
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
        """How the treasures of a round were taken, island by island."""
        return self.region("board.collection.title")

    # ------------------------------------------------------------ playing
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


# ---------------------------------------------------------------- situations
def at(offers: str, turn: int = 1, seats: int = 2, preset: str = "") -> Way:
    """A table as `seat_at` finds it, untouched."""
    return lambda player: seat_at(player, offers, "-", turn, seats, preset)


def then(way: Way, *steps: Way) -> Way:
    """One after the other."""

    def walk(player: Islander) -> None:
        for step in (way, *steps):
            step(player)

    return walk


def first_choice(player: Islander) -> None:
    player.press(player.prompt.locator(".tray button").first)
    player.confirming().wait_for()


def first_island(player: Islander) -> None:
    player.press(player.page.locator("button.island[aria-pressed=false]").first)


def card_before_the_last(player: Islander) -> None:
    player.press(player.region("board.hand").get_by_role("button").first)
    player.press(player.prompt.locator(".tray button").last)
    player.confirming().wait_for()


def card_asked(player: Islander) -> None:
    """Cards of the hand are not what is asked for now."""
    player.press(player.region("board.hand").get_by_role("button").first)
    player.page.locator(".why").wait_for()


def collection(player: Islander) -> None:
    opening = player.button("board.collection.open")
    if not opening.is_visible():
        player.button("board.tabs.log").click()
    opening.click()
    player.collection().wait_for()


def result(player: Islander) -> None:
    player.result.wait_for()
    player.result.locator("summary").first.click()


SITUATIONS: dict[str, Way] = {
    "settling": at("place"),
    "why not": then(at("place"), card_asked),
    "card laid": then(at("show", 3, 6), card_before_the_last),
    "copy": at("stand", 2, 6),
    "flip": then(at("flip", 2, 6), first_choice),
    "order": at("use", 1, 5),
    "natives placed": then(at("place", 2, 4), first_island),
    "native moved": then(at("leave", 2, 6), first_island),
    "treasure moved": at("take", 3, 3),
    "Shaman": at("accept", 2, 4),
    "collection": then(at("show", 3, 4), collection),
    "result": then(at("over", 1, 6), result),
    "respect": then(at("over", 1, 4, "respect"), result),
}
