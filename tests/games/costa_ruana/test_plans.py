"""Options with their pieces, and the plans that a page offers as one choice."""

from __future__ import annotations

import pytest

from iseki.core.present import Decision
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from tests.games.costa_ruana.positions import asking, begun, lay, play, settle, stand, table


def decision(s: State) -> Decision:
    found = GAME.present.decision(s, int(s.current_player()))
    assert found is not None
    return found


def test_each_card_of_the_hand_with_each_player_is_a_plan() -> None:
    s = begun(3)
    asked = decision(s)

    assert len(asked.plans) == len(asked.options) * 3
    assert asked.plans[1].pieces == (asked.options[0].pieces[0], "seat:1")
    assert asked.plans[1].data == {"card": asked.options[0].pieces[0].partition(":")[2], "other": 1}
    assert not any(plan.reveals for plan in asked.plans)  # others see a card now, its owner learns nothing


@pytest.mark.parametrize(
    ("players", "name", "plans"), [(2, "red-plus3", 20), (3, "red-plus2", 21), (6, "red-plus3", 0), (3, "red-plus1", 0)]
)
def test_few_ways_to_place_natives_are_listed(players: int, name: str, plans: int) -> None:
    """k of i islands: (i + k - 1 over k), 20 = 6 over 3, 21 = 7 over 2; 220 of ten islands are too many, one native needs no plan."""
    s = asking(lay(table(players, tiles="red+blue"), "up0", name, before=0), "effects")

    assert len(decision(s).plans) == plans


def test_a_plan_ends_with_its_card() -> None:
    """Two cards follow each other; a plan of the first places its two natives and no more."""
    s = lay(lay(table(tiles="red+blue"), "up0", "red-plus2", before=0), "up1", "blue-plus2", before=0)
    asking(s, "effects")

    assert {len(plan.actions) for plan in decision(s).plans} == {2}
    assert decision(s).source == "red-plus2"


def test_moves_are_planned_from_island_to_island() -> None:
    s = asking(settle(lay(table(tiles="red+blue"), "up0", "red-arrow", before=0), {1: {0: 1}, 4: {0: 1}}), "effects")
    plans = decision(s).plans

    assert len(plans) == 2 * 5
    assert plans[0].actions == ("leave:1", "go:0")
    assert plans[0].data == {"islands": ("2", "1"), "n": 2, "from": "2", "to": "1"}


def test_where_effects_may_be_skipped_doing_nothing_is_a_plan() -> None:
    s = asking(lay(table(tiles="red+blue", effects_mandatory=False), "up0", "red-chest", before=0), "effects")
    last = decision(s).plans[-1]

    assert (last.verb, last.actions, last.pieces) == ("nothing", ("done",), ())


def test_the_pieces_of_cards_on_the_table() -> None:
    s = lay(lay(table(tiles="yellow+blue"), "up1", "red-plus1", before=0), "down2", "red-plus2", before=1)
    asking(stand(s, 1, "up1"), "stand")

    assert [option.pieces for option in decision(s).options] == [("up1:red-plus1",), ("down2:?",), ()]
    play(s, "pass", "pass", "pass")
    assert decision(s).options[0].pieces == ("tile:1", "up1:red-plus1")


def test_only_the_seat_that_is_asked_gets_options() -> None:
    s = begun(3)

    for viewer in (1, 2, 3):
        seen = GAME.present.decision(s, viewer)
        assert seen is not None and (seen.seat, seen.kind, seen.options, seen.plans) == (0, "show", (), ())
