"""The situations in which people see Arnak's page: each one a name and the way there, on both sides of the board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.e2e.explorer import Explorer
from tests.e2e.saved import saved, seat

Way = Callable[[Explorer], object]


def at(playthrough: str, asked: str, does: str = "", nth: int = 0, you: int | None = None) -> Way:
    """A table as `saved` finds it, untouched."""
    return lambda player: seat(player, saved(playthrough, asked, does, nth, you))


def then(way: Way, *steps: Way) -> Way:
    """One after the other."""

    def walk(player: Explorer) -> None:
        for step in (way, *steps):
            step(player)

    return walk


# ---------------------------------------------------------------- steps
def narrowed(verb: str) -> Way:
    """One kind of main action is chosen, and what it can be done with is marked."""
    return lambda player: player.press(player.verb(verb))


def picked(verb: str, nth: int = 0) -> Way:
    """Something to do it with is picked, too."""

    def pick(player: Explorer) -> None:
        player.press(player.verb(verb))
        player.other.wait_for()
        if not player.confirming.count():  # else the only one is picked already
            player.press(player.choices().nth(nth))
        player.confirming.wait_for()

    return pick


def chosen(player: Explorer) -> None:
    """The first choice of a question, not yet confirmed."""
    player.press(player.choices().first)
    player.confirming.wait_for()


def paying(player: Explorer) -> None:
    """The table has answered what has to be paid."""
    player.tray.wait_for()


def tab(name: str) -> Way:
    return lambda player: player.open_tab(name)


def key(name: str) -> Way:
    return lambda player: player.page.keyboard.press(name)


def ways_listed(player: Explorer) -> None:
    player.tray.locator("button[aria-haspopup]").first.click()
    player.page.locator("[popover]:popover-open").wait_for()


def asked_why(player: Explorer) -> None:
    """A camp pressed while something else is asked."""
    player.open_tab("map")
    player.press(player.region("board.map.title").get_by_role("button").last)
    player.bubble.wait_for()


def looked_at(piece: Callable[[Explorer], Locator]) -> Way:
    """The bubble of a piece, opened as a finger does: by asking for its menu."""

    def look(player: Explorer) -> None:
        piece(player).dispatch_event("contextmenu")
        player.bubble.wait_for()

    return look


def result(player: Explorer) -> None:
    player.result.wait_for()


SITUATIONS: dict[str, Way] = {
    "opening": at("four-bird-rulebook", "turn"),
    "payment": then(at("four-snake-rulebook", "turn", "discover:", 3), picked("discover"), paying),
    "ways to pay": then(at("three-snake-bga", "turn", "discover:", 2), picked("discover", 3), paying, ways_listed),
    "discovery": then(at("three-bird-rulebook", "turn", "discover:", 4), narrowed("discover")),
    "guardian": then(at("four-bird-rulebook", "turn", "overcome:", 1), picked("overcome"), paying),
    "nested artifact choice": then(at("four-bird-bga", "activate"), chosen),
    "purchase": then(at("four-snake-rulebook", "turn", "buy:"), narrowed("buy")),
    "research": then(at("four-bird-bga", "turn", "glass:", 9), picked("research")),
    "bonus tile": at("two-snake-rulebook", "bonus"),
    "rescue": at("two-snake-rulebook", "rescue"),
    "assistant": then(at("four-snake-bga", "recruit"), chosen),
    "Lost Temple": at("two-bird-bga", "temple_bonus"),
    "temple": then(at("two-bird-bga", "turn", "temple:"), picked("research")),
    "exile": at("four-bird-bga", "exile", "", 2),
    "upgrade": at("four-bird-bga", "upgrade"),
    "end of round": then(at("four-bird-bga", "keep_hand"), chosen),
    "pass asked": then(at("four-bird-rulebook", "turn"), key("p")),
    "why not": then(at("four-bird-bga", "exile", "", 2), asked_why),
    "others": then(at("four-snake-bga", "turn", "", 120), tab("players")),
    "log": then(at("four-bird-bga", "turn", "", 160), tab("log")),
    "waiting": at("four-bird-bga", "turn", "dig:", 20, you=3),
    "final scoring": then(at("four-bird-rulebook", "over"), result),
}
