"""Arnak in the browser: whole games of two and of four seats, one of them by two people in two languages."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.explorer import Explorer

pytestmark = pytest.mark.browser

MOMENT, MOMENTS = 50, 4000  # how often two people look whether they are asked
CATEGORIES = 6  # research, temple, idols, guardians, cards, Fear


class Hurried(Explorer):
    """Somebody who neither shops nor fights."""

    wishes = ("discover", "research", "dig")


def points(player: Explorer) -> list[list[int]]:
    """The account at the end: a row a category and the total, a column a seat."""
    rows = player.result.get_by_role("table").first.get_by_role("row").all()[1 : CATEGORIES + 2]
    return [[int(cell.inner_text().split()[0].replace("−", "-")) for cell in row.get_by_role("cell").all()] for row in rows]


def test_one_person_plays_a_bot_to_the_end(address: str, new_page: NewPage) -> None:
    """The account of the result adds up to the total, for both."""
    guest = Explorer(new_page(), address)
    guest.open_table_with("bot:easy").sit_down()

    assert guest.play() > 20

    *categories, total = points(guest)
    assert [sum(column) for column in zip(*categories, strict=True)] == total


def test_two_people_and_two_bots_play_in_two_languages(address: str, new_page: NewPage) -> None:
    """A desktop in English invites a phone in Japanese. Nothing sticks out of either screen, and both read the same account."""
    host, friend = Hurried(new_page(), address), Hurried(new_page("ja", PHONE), address, "ja")
    host.open_table_with("friend", "bot:easy", "bot:easy")
    friend.join(host.invite_link(), "みなと")
    host.button("board.guide.close").click()

    for _ in range(MOMENTS):
        if host.result.is_visible() and friend.result.is_visible():
            break
        for player in (host, friend):
            if player.prompt.is_visible():
                player.answer()
                assert player.wider() <= 0
        host.page.wait_for_timeout(MOMENT)

    assert host.version == friend.version
    assert points(host) == points(friend)
