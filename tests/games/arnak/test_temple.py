"""The Lost Temple: temple tiles, arrival, its bonus tiles (R-15, R-23.3)."""

from __future__ import annotations

from typing import Any

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    RESOURCES,
    asked,
    cards,
    chance,
    legal,
    op_of,
    options,
    own,
    play,
    points,
    research,
    resources,
    turn,
    why,
)

PUBLIC = 2
PLENTY: dict[str, Any] = dict.fromkeys(RESOURCES, 9)
STACKS = ["bronze_left", "bronze_middle", "bronze_right", "silver_left", "silver_right", "gold"]
PRINTED = {  # Appendix A.3: left, middle, right
    "bird": [{"coin": 1, "tablet": 2}, {"jewel": 1}, {"compass": 1, "arrowhead": 1}],
    "snake": [{"compass": 1, "tablet": 2}, {"jewel": 1}, {"coin": 1, "arrowhead": 1}],
}
PARTS = [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2]]  # which printed costs a stack asks for
WORTH = [2, 2, 2, 6, 6, 11]


def cost(side: str, stack: int) -> dict[str, Any]:
    total = dict.fromkeys(RESOURCES, 0)
    for part in PARTS[stack]:
        for name, n in PRINTED[side][part].items():
            total[name] += n
    return {name: n for name, n in total.items() if n}


def inside(side: str = "bird", seats: int = 2, **amounts: int) -> State:
    """Seat 0's magnifying glass is in the Lost Temple, its notebook as high as it can get."""
    s = research(own(turn(board=side, seats=seats), **amounts), 14, 13)
    at.set_arrival(s, 0, 1)
    return s


def below(side: str = "bird", seats: int = 2, hand: str = "", **amounts: int) -> State:
    """Seat 0's magnifying glass is one bridge below the Lost Temple and can pay it."""
    bridge = {"coin": 1, "compass": 1, "jewel": 1} if side == "bird" else {"compass": 1, "arrowhead": 1, "jewel": 1}
    return research(own(turn(hand, board=side, seats=seats), **{**bridge, **amounts}), 13, 13)


# ---------------------------------------------------------------- temple tiles
@pytest.mark.parametrize("side", ["bird", "snake"])
@pytest.mark.parametrize("stack", range(6))
@clause("R-15.3", "R-15.4", "R-20.1")
def test_a_temple_tile_costs_exactly_what_is_printed_under_its_stack(side: str, stack: int) -> None:
    s = inside(side, **cost(side, stack))
    before = points(s)
    assert STACKS[stack] in options(s, "temple")
    play(s, f"temple:{STACKS[stack]}")
    assert resources(s) == {}
    assert points(s) - before == WORTH[stack]
    assert (asked(s), legal(s)) == ("turn", ["end_turn"])


@pytest.mark.parametrize("side", ["bird", "snake"])
@pytest.mark.parametrize("stack", range(6))
@case("B-001")
@clause("R-15.4")
def test_one_resource_short_a_temple_tile_is_not_legal(side: str, stack: int) -> None:
    """Everything else in plenty: a stack is never paid with any two of the printed sets."""
    full = cost(side, stack)
    for name, n in full.items():
        s = inside(side, **{**PLENTY, name: n - 1})
        assert STACKS[stack] not in options(s, "temple")
        assert why(s, f"temple:{STACKS[stack]}") == "R-15.4"


@clause("R-15.3")
def test_without_the_magnifying_glass_in_the_lost_temple_no_tile_can_be_bought() -> None:
    s = research(own(turn(), **PLENTY), 13, 13)
    assert options(s, "temple") == []
    assert why(s, "temple:gold") == "R-15.3"


@pytest.mark.parametrize("seats", [2, 3, 4])
@case("B-025")
@clause("R-15.3", "R-2.8")
def test_a_stack_holds_one_tile_for_each_player_and_may_be_emptied_by_one(seats: int) -> None:
    s = inside(seats=seats, jewel=9)
    for _ in range(seats):
        assert "bronze_middle" in options(s, "temple")
        play(s, "temple:bronze_middle")
        at.set_main_used(s, 0)
    assert why(s, "temple:bronze_middle") == "R-15.3"
    assert at.temple_tiles(s, 1, 0) == seats
    assert resources(s) == {"jewel": 9 - seats}


@clause("R-15.3")
def test_tiles_of_other_players_count_for_the_stack() -> None:
    s = inside(jewel=1)
    at.set_temple_tiles(s, 1, 1, 2)
    assert why(s, "temple:bronze_middle") == "R-15.3"


# ---------------------------------------------------------------- arriving
@clause("R-15.1")
def test_the_first_four_arrivals_are_worth_23_21_20_19_points() -> None:
    """Above the 10 or 16 points of row 7 of the Bird side (16 for the magnifying glass)."""
    for order, worth in enumerate((23, 21, 20, 19)):
        s = below(seats=4)
        before = points(s)
        for other in range(order):
            at.set_arrival(s, other + 1, other + 1)
        chance(play(s, "glass:14"))
        assert at.arrival(s, 0) == order + 1
        assert points(s) - before == worth - 16


@clause("R-15.1")
def test_the_places_do_not_depend_on_the_number_of_players() -> None:
    s = below(seats=2)
    at.set_arrival(s, 1, 1)
    chance(play(s, "glass:14"))
    assert (at.arrival(s, 0), at.arrival_points(s, 2)) == (2, 21)


@case("B-025")
@clause("R-15.2", "R-15.3")
def test_who_arrives_takes_one_of_the_tiles_and_there_is_no_row_effect() -> None:
    s = play(below(), "glass:14")
    assert (asked(s), s.is_chance_node()) == ("temple_look", True)
    play(s, "deal:bonus_draw", "deal:bonus_tablet")
    assert (asked(s), legal(s)) == ("temple_bonus", ["bonus:bonus_tablet", "bonus:bonus_draw"])
    assert why(s, "bonus:bonus_coin") == "R-15.2"
    play(s, "bonus:bonus_tablet")
    assert (resources(s), asked(s)) == ({"tablet": 1}, "turn")
    assert cards(s, at.LOST_TEMPLE) == ["bonus_draw"]
    assert "bonus_tablet" in cards(s, at.BONUS_GONE)


@clause("R-15.2")
def test_the_effect_of_the_tile_is_resolved() -> None:
    s = below(coin=2)
    own(s, tablet=1)
    play(s, "glass:14", "deal:bonus_upgrade", "deal:bonus_draw", "bonus:bonus_upgrade", "upgrade:tablet")
    assert resources(s) == {"coin": 2 - 1, "arrowhead": 1}


@clause("R-15.2")
def test_of_a_tile_that_lies_elsewhere_the_clause_is_told_and_of_other_actions_none() -> None:
    s = play(below(), "glass:14", "deal:bonus_draw", "deal:bonus_tablet")
    assert asked(s) == "temple_bonus"
    assert [why(s, name) for name in ("bonus:bonus_coin", "bonus:bonus_upgrade", "go_on", "rescue:assistant_coins")] == [
        "R-15.2",
        "R-15.2",
        "",
        "",
    ]


@clause("R-4.4", "R-15.2")
def test_free_actions_may_be_taken_before_the_tiles_are_looked_at() -> None:
    s = play(below(hand="funding_car"), "glass:14")
    assert (asked(s), legal(s)) == ("window", ["play:funding_car", "go_on"])
    play(s, "play:funding_car")
    assert asked(s) == "temple_look"


@clause("R-15.2")
def test_the_last_tile_is_taken_without_a_choice() -> None:
    s = play(below(), "glass:14", "deal:bonus_draw", "deal:bonus_tablet", "bonus:bonus_draw", "decline")
    research(s, 13, 13)
    own(s, coin=1, compass=1, jewel=1, tablet=0)
    at.set_main_used(s, 0)
    play(s, "glass:14")
    assert (asked(s), resources(s), cards(s, at.LOST_TEMPLE)) == ("turn", {"tablet": 1}, [])


# ---------------------------------------------------------------- what is secret
@clause("R-15.2", "R-23.1", "R-23.3")
def test_only_who_looks_sees_the_tiles_of_the_lost_temple() -> None:
    s = play(below(), "glass:14")
    assert op_of(s).readers(s, 0, s.legal_actions()[0]) == bit(0)
    play(s, "deal:bonus_draw", "deal:bonus_tablet")
    looked = [card for card in range(s.game.cards) if s.zone(card) == at.LOST_TEMPLE]
    assert [[s.visible(card, viewer) for card in looked] for viewer in (0, 1, PUBLIC)] == [[True, True], [False, False], [False, False]]


@clause("R-23.3")
def test_the_tile_taken_is_public_and_the_others_stay_secret() -> None:
    s = play(below(), "glass:14", "deal:bonus_draw", "deal:bonus_tablet")
    assert op_of(s).readers(s, 0, s.legal_actions()[0]) == s.game.everyone
    play(s, "bonus:bonus_draw", "decline")
    left = [card for card in range(s.game.cards) if s.zone(card) == at.LOST_TEMPLE]
    assert [s.visible(left[0], viewer) for viewer in (0, 1, PUBLIC)] == [True, False, False]
    other = [s.resample_from_infostate(1, Rng(seed)) for seed in range(30)]
    assert len({tuple(cards(world, at.LOST_TEMPLE)) for world in other}) > 1
    own_view = [s.resample_from_infostate(0, Rng(seed)) for seed in range(30)]
    assert {tuple(cards(world, at.LOST_TEMPLE)) for world in own_view} == {("bonus_tablet",)}


@clause("R-15.2", "R-23.3")
def test_the_question_is_asked_also_when_the_tiles_are_alike_which_is_a_secret() -> None:
    s = play(below(), "glass:14", "deal:bonus_draw", "deal:bonus_draw")
    assert (asked(s), legal(s)) == ("temple_bonus", ["bonus:bonus_draw"])


@clause("R-15.2", "R-23.3")
def test_a_later_arrival_looks_at_what_remains_and_nothing_is_drawn_again() -> None:
    s = play(below(seats=3), "glass:14", "deal:bonus_exile", "deal:bonus_upgrade", "deal:bonus_draw", "bonus:bonus_exile", "end_turn")
    research(own(s, 1, coin=1, compass=1, jewel=1), 13, 13, seat=1)
    for card in range(s.game.cards):
        if s.zone(card) == at.HAND + 1:
            s.write(card, at.DECK + 1)
    play(s, "glass:14")
    assert (asked(s), legal(s)) == ("temple_bonus", ["bonus:bonus_draw", "bonus:bonus_upgrade"])
    assert at.arrival(s, 1) == 2
    assert all(s.visible(card, 1) for card in range(s.game.cards) if s.zone(card) == at.LOST_TEMPLE)
