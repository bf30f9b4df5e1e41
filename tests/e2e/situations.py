"""The situations in which people see the page: each one a name and the way there."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.player import Player
from tests.e2e.standing import seat_at

Way = Callable[[Player], object]


def at(offers: str, lacks: str = "-", turn: int = 1) -> Way:
    """A table at such a decision, untouched."""
    return lambda player: seat_at(player, offers, lacks, turn)


def lobby(player: Player) -> None:
    player.visit()
    player.button("lobby.open_table").wait_for()


def new_table(player: Player) -> None:
    player.choose_game()
    player.page.locator("summary").first.click()


def invitation(player: Player) -> None:
    player.open_table_for_friend()


def waiting_for_friend(player: Player) -> None:
    invitation(player)
    player.page.keyboard.press("Escape")
    player.button("board.guide.close").click()


def joining(player: Player) -> None:
    player.follow(player.open_table_for_friend())
    player.page.get_by_label(player.say("shell.name")).wait_for()


def guide(player: Player) -> None:
    lobby(player)
    player.button("lobby.play_bot", player.tile()).click()
    player.button("board.guide.close").wait_for()


def hidden(player: Player) -> None:
    """A split that can be offered."""
    seat_at(player, "hide")
    player.split_off()


def set_picked(player: Player) -> None:
    seat_at(player, "run")
    player.pick_set()


def card_picked(player: Player) -> None:
    seat_at(player, "run")
    player.press(player.loot().first)


def end_asked(player: Player) -> None:
    seat_at(player, "end_part", "-", 6)
    player.button("action.end_part", player.prompt).click()


def skill_asked(player: Player) -> None:
    seat_at(player, "skill:")
    player.press(player.page.locator("[aria-labelledby=skills-title] button:not([aria-disabled=true])").first)


def picked(offers: str, lacks: str = "-", turn: int = 1) -> Way:
    """The first option of a question, not yet confirmed."""

    def way(player: Player) -> None:
        seat_at(player, offers, lacks, turn)
        player.press(player.prompt.get_by_role("button").first)

    return way


def why_not(player: Player) -> None:
    seat_at(player, "discard", "end_part", 9)
    player.button("action.end_part", player.prompt).click(force=True)  # looks disabled, answers all the same
    player.page.locator(".why").wait_for()


def junk(player: Player) -> None:
    seat_at(player, "run", "-", 8)
    player.page.locator(".rival button.junk").click()


def menu(player: Player) -> None:
    seat_at(player, "run")
    player.button("shell.table_menu").click()


def entry(name: str) -> Way:
    """A dialog of the table's menu."""

    def way(player: Player) -> None:
        seat_at(player, "run")
        player.open_menu(name)

    return way


def result(player: Player) -> None:
    seat_at(player, "over")
    player.result.wait_for()


SITUATIONS: dict[str, Way] = {
    "lobby": lobby,
    "new table": new_table,
    "invitation": invitation,
    "waiting for a friend": waiting_for_friend,
    "joining": joining,
    "guide": guide,
    "split": at("hide"),
    "split ready": hidden,
    "choose a pile": at("take", "-", 6),
    "pile chosen": picked("take", "-", 6),
    "part with sets": at("run"),
    "set picked": set_picked,
    "card picked": card_picked,
    "loot over": at("discard", "end_part", 9),
    "why not": why_not,
    "end asked": end_asked,
    "skill asked": skill_asked,
    "princess": at("search"),
    "thief": picked("steal"),
    "detective takes": at("pick"),
    "detective drops": picked("drop"),
    "detective puts back": at("top"),
    "junk": junk,
    "menu": menu,
    "settings": entry("settings.title"),
    "keys": entry("shell.keys"),
    "resign": entry("shell.resign"),
    "result": result,
}
