"""Research on both sides: bridges and rows (R-14, R-20)."""

from __future__ import annotations

from typing import Any

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    RESOURCES,
    asked,
    cards,
    chance,
    idols,
    lay,
    legal,
    options,
    play,
    points,
    research,
    resources,
    row,
    site,
    stand,
    why,
)
from tests.games.arnak.tracks import BRIDGES, PLENTY, at_node, without


# ---------------------------------------------------------------- bridges
@clause("R-14.1")
def test_the_tables_hold_twenty_bridges_a_side() -> None:
    assert [len([bridge for bridge in BRIDGES if bridge[0] == side]) for side in ("bird", "snake")] == [20, 20]


@pytest.mark.parametrize("side", ["bird", "snake"])
@clause("R-14.1", "R-14.2", "R-6.10")
def test_tokens_move_along_the_printed_bridges_only(side: str) -> None:
    """With everything in plenty, from each of the 15 spaces."""
    for start in range(15):
        s = at_node(side, start, crates=1, **PLENTY)
        ends = [end for where, low, end, _ in BRIDGES if where == side and low == start]
        assert options(s, "glass") == [str(end) for end in ends]
        assert {why(s, f"glass:{node}") for node in range(15) if node not in ends} <= {"R-14.2"}


@pytest.mark.parametrize(("side", "start", "end", "cost"), BRIDGES)
@clause("R-14.4", "R-20.1", "R-20.3")
def test_a_bridge_costs_what_is_printed_and_not_one_resource_less(side: str, start: int, end: int, cost: dict[str, Any]) -> None:
    crates = cost.get("idol", 0)
    paid = {name: n for name, n in cost.items() if name != "idol"}
    s = at_node(side, start, crates=crates, **paid)
    assert f"glass:{end}" in options_in_full(s)
    for name in paid:
        short = at_node(side, start, crates=crates, **without(paid, name))
        assert f"glass:{end}" not in legal(short)
        assert why(short, f"glass:{end}") == "R-14.4"
    if crates:
        assert why(at_node(side, start, **PLENTY), f"glass:{end}") == "R-20.3"


def options_in_full(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith("glass")]


GAINS = {
    "bird": {1: {"coin": 1}, 2: {"compass": 1}, 3: {"compass": 1}, 4: {"compass": 1}, 5: {"compass": 1}, 7: {"compass": 1}},
    "snake": {1: {"coin": 1}, 2: {"coin": 2}},
}


@pytest.mark.parametrize(("side", "start", "end", "cost"), BRIDGES)
@clause("R-14.4", "R-20.3")
def test_exactly_the_printed_cost_is_paid(side: str, start: int, end: int, cost: dict[str, Any]) -> None:
    """What is left of nine of each: 9 - the cost + what the row gives the magnifying glass."""
    s = at_node(side, start, crates=2, **PLENTY)
    gains = GAINS[side].get(int(at.row_of(s, end)), {})
    play(s, f"glass:{end}")
    assert resources(s) == {name: 9 - cost.get(name, 0) + gains.get(name, 0) for name in RESOURCES}
    assert len(cards(s, at.CRATE)) == 2 - cost.get("idol", 0)
    assert at.glass(s, 0) == end


@clause("R-20.3", "R-10.2")
def test_an_idol_in_a_slot_does_not_pay_the_bridge_and_a_paid_idol_leaves_the_game() -> None:
    """Two idols score 3 each and leave all slots (10); one paid: one idol and row 4."""
    s = idols(at_node("snake", 6), crates=0, slots=1)
    assert why(s, "glass:8") == "R-20.3"
    s = at_node("snake", 6, crates=2)
    before = points(s)
    gone = len(cards(s, at.IDOL_GONE))
    chance(play(s, "glass:8"))
    assert len(cards(s, at.IDOL_GONE)) == gone + 1
    assert points(s) - before == -3 + (4 - 3)


@clause("R-20.3")
def test_each_token_that_crosses_pays_an_idol() -> None:
    s = at_node("snake", 8, 6, crates=1)
    assert options(s, "notebook") == ["8"]
    play(s, "notebook:8")
    assert cards(s, at.CRATE) == []


# ---------------------------------------------------------------- which token may go where
@case("B-019")
@clause("R-14.3")
def test_the_notebook_never_passes_the_magnifying_glass() -> None:
    s = at_node("bird", 1, 1, **PLENTY)
    assert options(s, "notebook") == []
    assert why(s, "notebook:3") == "R-14.3"
    s = at_node("bird", 4, 1, **PLENTY)
    assert options(s, "notebook") == ["3", "4"]


@clause("R-14.3", "R-15.5")
def test_the_notebook_never_enters_the_lost_temple_but_may_still_be_moved() -> None:
    s = at_node("bird", 14, 13, **PLENTY)
    assert (options(s, "notebook"), why(s, "notebook:14")) == ([], "R-14.3")
    assert options(at_node("bird", 14, 11, **PLENTY), "notebook") == ["12", "13"]


@clause("R-14.1")
def test_any_number_of_tokens_may_share_a_space() -> None:
    s = research(at_node("bird", 0, 0, jewel=1), glass=2, notebook=2, seat=1)
    assert play(s, "glass:2") is s
    assert (at.glass(s, 0), at.glass(s, 1), at.notebook(s, 1)) == (2, 2, 2)


@clause("R-14.2")
def test_there_is_no_way_down_or_sideways() -> None:
    s = at_node("bird", 4, 4, **PLENTY)
    assert (options(s, "glass"), options(s, "notebook")) == (["5"], [])
    assert {why(s, f"glass:{node}") for node in (0, 1, 2, 3, 4)} == {"R-14.2"}


@clause("R-4.2")
def test_research_is_the_main_action_of_the_turn() -> None:
    s = play(at_node("bird", 0, 0, jewel=2), "glass:2")
    assert (asked(s), legal(s)) == ("turn", ["end_turn"])


# ---------------------------------------------------------------- rows: effects and points (Appendix A.2)
@pytest.mark.parametrize(("side", "start", "end", "asks"), [("bird", 9, 10, "draw"), ("snake", 3, 6, "draw"), ("snake", 8, 9, "gild")])
@clause("R-14.5", "R-20.6")
def test_rows_in_which_the_magnifying_glass_brings_a_question(side: str, start: int, end: int, asks: str) -> None:
    s = lay(at_node(side, start, crates=1, **PLENTY), at.SILVER, "assistant_plane assistant_car")
    play(s, f"glass:{end}")
    assert asked(s) == asks


@pytest.mark.parametrize("end", [11, 13])
@clause("R-20.7")
def test_rows_six_and_seven_of_the_snake_side_give_the_magnifying_glass_a_fear_card(end: int) -> None:
    s = play(at_node("snake", {11: 9, 13: 11}[end], **PLENTY), f"glass:{end}")
    assert cards(s, at.PLAY) == ["fear"]


@pytest.mark.parametrize(
    ("side", "start", "end", "asks"),
    [
        ("bird", 0, 1, "recruit"),
        ("bird", 1, 3, "recruit"),
        ("bird", 3, 5, "gild"),
        ("bird", 5, 6, "gild"),
        ("bird", 9, 10, "take"),
        ("bird", 11, 12, "overcome"),
        ("snake", 0, 1, "recruit"),
        ("snake", 1, 3, "exile"),
        ("snake", 3, 6, "gild"),
        ("snake", 6, 8, "take"),
        ("snake", 8, 9, "refresh"),
        ("snake", 9, 11, "draw"),
    ],
)
@clause("R-14.5", "R-20.6", "R-24.47")
def test_rows_in_which_the_notebook_brings_a_question(side: str, start: int, end: int, asks: str) -> None:
    s = at_node(side, 14, start, crates=1, hand="fear", **PLENTY)
    row(s, "stone_jar", "hat")
    if asks in ("gild", "refresh"):
        lay(s, at.SILVER, "assistant_plane")
        lay(s, at.SILVER_USED, "assistant_car")
    stand(site(s, "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    play(s, f"notebook:{end}")
    assert asked(s) == asks


@pytest.mark.parametrize(("side", "start", "end", "gain"), [("bird", 8, 9, {"compass": 3}), ("snake", 12, 13, {"jewel": 1})])
@clause("R-14.5")
def test_rows_in_which_the_notebook_gains_resources(side: str, start: int, end: int, gain: dict[str, Any]) -> None:
    s = at_node(side, 14, start, **PLENTY)
    cost = next(cost for where, low, high, cost in BRIDGES if (where, low, high) == (side, start, end))
    play(s, f"notebook:{end}")
    assert resources(s) == {name: 9 - cost.get(name, 0) + gain.get(name, 0) for name in RESOURCES}


POINTS = {  # by row, from the start to row 7
    ("bird", "glass"): [0, 1, 2, 4, 6, 9, 12, 16],
    ("bird", "notebook"): [0, 0, 1, 2, 4, 6, 8, 10],
    ("snake", "glass"): [0, 1, 2, 3, 4, 5, 10, 15],
    ("snake", "notebook"): [0, 0, 3, 4, 5, 8, 12, 15],
}


@pytest.mark.parametrize("side", ["bird", "snake"])
@clause("R-14.7")
def test_the_points_of_a_row_are_those_of_the_printed_table_for_each_token(side: str) -> None:
    s = at_node(side, 0)
    none = points(s)
    for node in range(14):
        height = int(at.row_of(s, node))
        assert points(research(s, glass=node)) - none == POINTS[side, "glass"][height]
        assert points(research(s, notebook=node)) - none == POINTS[side, "notebook"][height]


@clause("R-14.7")
def test_only_the_row_where_a_token_is_counts() -> None:
    """Bird rows 1 and 2: from 1 to 2 points, not 1 + 2."""
    s = at_node("bird", 1, jewel=1)
    before = points(s)
    assert points(play(s, "glass:3")) - before == 2 - 1


@clause("R-24.46", "R-21.5")
def test_the_free_guardian_of_row_seven_is_nothing_for_a_player_on_no_site_with_a_guardian() -> None:
    assert asked(play(at_node("bird", 14, 11, **PLENTY), "notebook:12")) == "turn"


@pytest.mark.parametrize(("side", "start", "end"), [("bird", 9, 10), ("snake", 6, 8)])
@clause("R-20.5", "R-24.47", "R-11.5")
def test_the_free_artifact_costs_neither_compasses_nor_a_tablet_and_its_effect_is_optional(side: str, start: int, end: int) -> None:
    s = row(at_node(side, 14, start, crates=int(side == "snake"), compass=1, jewel=1), "serpents_gold", "hat")
    play(s, f"notebook:{end}")
    assert legal(s) == ["take:serpents_gold", "decline"]
    play(s, "take:serpents_gold")
    assert (legal(s), cards(s, at.PLAY)) == (["accept", "decline"], ["serpents_gold"])
    assert resources(play(s, "accept")).get("coin") == 4
