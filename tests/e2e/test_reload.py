"""Coming back, looking on, going away. What a lost server, another device or a bot in between change, four people see (test_four*.py)."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from tests.clauses import case
from tests.e2e.conftest import NewPage
from tests.e2e.player import Player

pytestmark = pytest.mark.browser


@case("B-081")
def test_a_reload_in_the_middle_changes_nothing(address: str, new_page: NewPage) -> None:
    """What was answered is not asked again."""
    guest = Player(new_page(), address).play_bot()
    for _ in range(3):
        guest.asked()
        guest.answer()
    guest.asked()
    before = (guest.version, guest.prompt.inner_text())

    guest.page.reload()
    guest.asked()

    assert (guest.version, guest.prompt.inner_text()) == before


def test_a_spectator_sees_the_table_and_is_asked_nothing(address: str, new_page: NewPage) -> None:
    guest = Player(new_page(), address).play_bot()
    guest.asked()

    spectator = Player(new_page("ja"), address, "ja").visit(urlsplit(guest.page.url).path)

    spectator.page.get_by_text(spectator.say("shell.watching")).wait_for()
    assert spectator.version == guest.version
    assert spectator.prompt.count() == 0


def test_resigning_ends_the_game(address: str, new_page: NewPage) -> None:
    guest = Player(new_page("ja"), address, "ja").play_bot()

    guest.resign()

    assert guest.result.get_by_text(guest.say("shell.ended_by_resignation")).is_visible()
