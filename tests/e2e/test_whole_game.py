"""A whole game between two people on two devices in two languages; against a bot: test_keyboard.py and test_screen_reader.py."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser


def test_two_people_play_by_an_invite_link(address: str, new_page: NewPage) -> None:
    """A desktop in English invites a phone in Japanese. Both see the same end, each in their own language."""
    host = Player(new_page(), address)
    friend = Player(new_page("ja", PHONE), address, "ja")
    friend.join(host.open_table_for_friend(), "みなと")
    host.button("board.guide.close").click()

    take_turns(host, friend)

    assert host.version == friend.version
    winners = [player.result.get_by_role("heading").first.inner_text() for player in (host, friend)]
    assert sum(title in (host.say("shell.you_win"), friend.say("shell.you_win")) for title in winners) <= 1


def take_turns(one: Player, other: Player) -> None:
    for _ in range(400):
        if one.result.is_visible() and other.result.is_visible():
            return
        for player in (one, other):
            if player.prompt.is_visible():
                player.answer()
    raise AssertionError("the game does not end")
