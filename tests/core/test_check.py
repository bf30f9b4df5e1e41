"""Random games under watch notice what is wrong."""

from __future__ import annotations

import pytest

from iseki.core.actions import Actions
from iseki.core.check import Watch, legal_fault, place_fault, position_fault, watch
from iseki.core.registry import game_type, games, load_game
from iseki.core.state import State
from tests.core.toy import toy_start


def looked_at(s: State) -> str:
    return position_fault(s, Watch(s.game))


@pytest.mark.parametrize("name", games())
def test_sound_games_show_no_fault_and_are_counted(name: str) -> None:
    game = load_game(name)
    seen = Watch(game)
    watch(game.new_initial_state(), 2, 1, seen)
    assert (seen.fault, seen.games) == ("", 2)
    assert 0 < seen.decisions < 2 * seen.longest + 1 and seen.deepest >= 1


def test_a_card_where_its_kind_may_not_lie_is_named() -> None:
    s = load_game("garakutarium").new_initial_state()
    s.lay(0, s.game.zone_names.index("revealed0"))
    assert looked_at(s) == f"{s.game.kind_names[0]} lies in revealed0"


def test_a_card_before_an_absent_seat_is_named() -> None:
    s = game_type("arnak").load(2).new_initial_state()
    s.lay(0, s.game.zone_names.index("play3"))
    assert looked_at(s) == f"{s.game.kind_names[0]} lies in play3"


def test_equal_cards_out_of_order_are_named() -> None:
    s = load_game("arnak").new_initial_state()
    s.write(0, 1 << 20 | s.word(0))
    assert "do not ascend" in place_fault(s, Watch(s.game))


def test_no_legal_action_actions_out_of_order_and_strange_ones_are_named() -> None:
    s = toy_start()
    buffer = Actions(10)
    assert "nothing is legal" in legal_fault(s, buffer)
    for action in (3, 3):
        buffer.add(action)
    assert legal_fault(s, buffer).endswith("offers 3 after 3")
    buffer.n = 1
    assert legal_fault(s, buffer) == ""


def test_what_a_game_says_cannot_be_stops_the_watch() -> None:
    game = game_type("arnak").load(2)
    s = game.new_initial_state()
    s.put(s.game.fields["coin0"], -9)
    seen = Watch(game)
    watch(s, 5, 1, seen)
    assert seen.games == 0 and seen.fault == "arnak, seed 1, 0 turns: a number is negative"
