"""Research on both sides: bridges, rows, bonus tiles, and the cards that research (R-14, R-20, R-24.4, R-24.27, R-24.46, R-24.47)."""

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
    own,
    piece,
    play,
    points,
    research,
    resources,
    row,
    site,
    stand,
    turn,
    verbs,
    why,
)

PLENTY: dict[str, Any] = dict.fromkeys(RESOURCES, 9)

# the printed bridges, from -> to: coin, compass, tablet, arrowhead, jewel
BIRD = """
0-1: 0 1 0 1 0    0-2: 0 0 0 0 1    1-3: 0 0 0 0 1    1-4: 0 0 1 1 0    2-4: 0 0 1 1 0
3-5: 0 0 2 1 0    4-5: 0 0 2 1 0    5-6: 1 0 1 1 0    5-7: 0 0 1 0 1    5-8: 0 0 0 2 0
6-9: 1 0 0 0 1    7-9: 1 0 0 0 1    8-9: 1 0 0 0 1    9-10: 0 1 0 0 1   9-11: 0 0 2 1 0
10-12: 1 0 1 1 0  11-12: 1 0 1 1 0  11-13: 0 0 1 0 1  12-14: 1 1 0 0 1  13-14: 1 1 0 0 1
"""
SNAKE = """
0-1: 0 1 2 0 0    0-2: 0 0 0 0 1    1-3: 1 1 0 1 0    1-4: 0 0 1 0 1    2-4: 0 0 1 0 1
2-5: 0 0 0 2 0    3-6: 0 0 2 1 0    4-6: 0 0 2 1 0    4-7: 1 0 0 0 1    5-7: 1 0 0 0 1
6-8: idol         7-8: idol         8-9: 0 0 0 2 0    8-10: 0 0 1 0 1   9-11: 0 0 1 0 1
9-12: 0 1 3 0 0   10-12: 0 1 3 0 0  11-13: 1 0 1 1 0  12-13: 1 0 1 1 0  13-14: 0 1 0 1 1
"""
Bridge = tuple[str, int, int, dict[str, Any]]


def bridges(side: str, table: str) -> list[Bridge]:
    out: list[Bridge] = []
    for entry in table.replace("\n", "    ").split("  "):
        if ":" in entry:
            ends, _, cost = entry.partition(":")
            start, end = map(int, ends.split("-"))
            out.append((side, start, end, costs(cost)))
    return out


def costs(text: str) -> dict[str, Any]:
    if text.strip() == "idol":
        return {"idol": 1}
    return {name: int(n) for name, n in zip(RESOURCES, text.split(), strict=True) if n != "0"}


BRIDGES = bridges("bird", BIRD) + bridges("snake", SNAKE)


def at_node(side: str, glass: int, notebook: int = 0, crates: int = 0, hand: str = "", **amounts: int) -> State:
    """Seat 0's turn, tokens as given, the track without bonus tiles."""
    s = idols(research(own(turn(hand, board=side), **amounts), glass, notebook), crates)
    for card in range(s.game.cards):
        if at.BONUS_AT <= s.zone(card) < at.BONUS_AT + 15:
            s.lay(card, at.BONUS_GONE)
    return s


def without(cost: dict[str, Any], name: str) -> dict[str, Any]:
    return {**cost, name: cost[name] - 1}


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


# ---------------------------------------------------------------- bonus tiles
def tiles_at(node: int, names: str, side: str = "bird", start: int = 1, hand: str = "", **amounts: int) -> State:
    """The magnifying glass below a space with these bonus tiles, everything payable."""
    s = at_node(side, start, hand=hand, **{**PLENTY, **amounts})
    for name in names.split():
        unused = [card for card in range(s.game.cards) if s.zone(card) in (at.BONUS_POOL, at.BONUS_GONE) and kind_of(s, card) == name]
        s.lay(unused[0], at.BONUS_AT + node)
    return s


def kind_of(s: State, card: int) -> str:
    return s.game.kind_names[s.game.kind[card]]


@clause("R-14.5")
@pytest.mark.parametrize(("tile", "gain"), [("bonus_coin", "coin"), ("bonus_compass", "compass"), ("bonus_tablet", "tablet")])
def test_a_bonus_tile_with_a_resource_is_taken_and_leaves_the_game(tile: str, gain: str) -> None:
    """From Bird space 1 to 3 for a jewel; row 2 gives a compass."""
    s = play(tiles_at(3, tile), "glass:3", "first:tile")
    expected = {**PLENTY, "jewel": 9 - 1, "compass": 9 + 1}
    expected[gain] += 1
    assert resources(s) == expected
    assert cards(s, at.BONUS_AT + 3) == []
    assert asked(s) == "turn"


@clause("R-14.5")
@pytest.mark.parametrize(
    ("tile", "asks", "answer"),
    [("draw", "draw", "draw:1"), ("exile", "exile", "exile_play:fear"), ("upgrade", "upgrade", "upgrade:tablet")],
)
def test_a_bonus_tile_with_an_effect_asks(tile: str, asks: str, answer: str) -> None:
    s = lay(tiles_at(3, f"bonus_{tile}"), at.PLAY, "fear")
    play(s, "glass:3", "first:tile")
    assert asked(s) == tile
    chance(play(s, answer))
    assert (asked(s), cards(s, at.BONUS_AT + 3)) == ("turn", [])


@clause("R-14.5")
def test_the_player_chooses_whether_tile_or_row_comes_first() -> None:
    """From Bird space 9 to 10: the row draws a card, the tile upgrades."""
    for order, asks in (("tile", ["upgrade", "draw"]), ("row", ["draw", "upgrade"])):
        s = play(tiles_at(10, "bonus_upgrade", start=9), "glass:10")
        assert (asked(s), legal(s)) == ("results", ["first:tile", "first:row"])
        play(s, f"first:{order}")
        assert asked(s) == asks[0]
        assert asked(play(s, "decline")) == asks[1]


@clause("R-14.5")
def test_a_tile_leaves_the_game_also_when_its_effect_is_declined_or_impossible() -> None:
    s = play(tiles_at(3, "bonus_upgrade"), "glass:3", "first:tile", "decline")
    assert cards(s, at.BONUS_AT + 3) == []
    s = tiles_at(3, "bonus_upgrade", coin=0, compass=0, tablet=0, arrowhead=0, jewel=1)
    assert asked(play(s, "glass:3", "first:tile")) == "turn"
    assert cards(s, at.BONUS_AT + 3) == []


@clause("R-14.5", "R-14.6")
def test_only_the_first_token_gets_the_tile_but_the_row_effect_comes_every_time() -> None:
    s = play(tiles_at(3, "bonus_coin"), "glass:3", "first:row")
    assert resources(s)["coin"] == 9 + 1
    at.set_main_used(s, 0)
    at.set_notebook(s, 0, 1)
    play(s, "notebook:3")
    assert (asked(s), resources(s)["coin"]) == ("recruit", 9 + 1)


@clause("R-14.6")
def test_the_notebook_may_be_first_at_a_tile() -> None:
    s = tiles_at(4, "bonus_coin", start=4, hand="")
    at.set_notebook(s, 0, 1)
    play(s, "notebook:4", "first:tile")
    assert (asked(s), resources(s)["coin"], cards(s, at.BONUS_AT + 4)) == ("recruit", 9 + 1, [])


# ---------------------------------------------------------------- row 7 of the Snake side
@clause("R-20.8", "R-2.9")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 2), (3, 3), (4, 3)])
def test_row_seven_of_the_snake_side_starts_with_two_or_three_tiles(seats: int, tiles: int) -> None:
    assert len(cards(turn(board="snake", seats=seats), at.BONUS_AT + 13)) == tiles


@clause("R-20.8", "R-14.5")
def test_each_token_that_arrives_in_row_seven_takes_one_tile_of_its_choice() -> None:
    s = tiles_at(13, "bonus_coin bonus_tablet bonus_tablet", "snake", 11)
    play(s, "glass:13", "first:tile")
    assert (asked(s), legal(s)) == ("bonus", ["bonus:bonus_coin", "bonus:bonus_tablet"])
    assert why(s, "bonus:bonus_draw") == "R-20.8"
    play(s, "bonus:bonus_coin")
    assert (cards(s, at.BONUS_AT + 13), cards(s, at.PLAY)) == (["bonus_tablet", "bonus_tablet"], ["fear"])


@clause("R-20.8")
def test_tiles_that_are_alike_need_no_choice() -> None:
    """Nine tablets, 1 paid for the bridge, 1 gained."""
    s = play(tiles_at(13, "bonus_tablet bonus_tablet", "snake", 11), "glass:13", "first:row")
    assert (asked(s), resources(s)["tablet"], cards(s, at.BONUS_AT + 13)) == ("turn", 9 - 1 + 1, ["bonus_tablet"])


# ---------------------------------------------------------------- research as an effect
@clause("R-14.8", "R-24.4", "R-12.4")
def test_journal_moves_the_notebook_for_nothing_and_is_exiled() -> None:
    s = play(at_node("bird", 4, 1, hand="journal"), "play:journal")
    assert legal(s) == ["notebook:3", "notebook:4", "decline"]
    play(s, "notebook:3")
    assert (asked(s), resources(s), cards(s, at.ITEM_EXILE)) == ("recruit", {}, ["journal"])


@clause("R-24.4", "R-20.3")
def test_journal_crosses_an_idol_bridge_without_an_idol() -> None:
    s = play(at_node("snake", 8, 7, hand="journal"), "play:journal", "notebook:8")
    assert at.notebook(s, 0) == 8
    s = play(at_node("snake", 8, 7, hand="journal", crates=1), "play:journal", "notebook:8")
    assert len(cards(s, at.CRATE)) == 1


@clause("R-24.4", "R-14.3", "R-15.6")
def test_journal_keeps_the_conditions_of_the_notebook_and_buys_no_temple_tile() -> None:
    s = play(at_node("bird", 14, 11, hand="journal", **PLENTY), "play:journal")
    assert legal(s) == ["notebook:12", "notebook:13", "decline"]
    assert why(s, "temple:bronze_left") == "R-15.6"
    assert why(s, "notebook:14") == "R-14.3"
    assert why(play(at_node("bird", 3, 1, hand="journal", **PLENTY), "play:journal"), "glass:5") == "R-14.8"


@clause("R-24.4", "R-21.3", "R-21.5")
def test_journal_may_be_declined_and_does_nothing_when_the_notebook_cannot_move() -> None:
    assert asked(play(at_node("bird", 4, 1, hand="journal"), "play:journal", "decline")) == "turn"
    assert asked(play(at_node("bird", 1, 1, hand="journal"), "play:journal")) == "turn"


@clause("R-24.4", "R-14.5")
def test_journal_brings_bonus_tile_and_row_effect_as_usual() -> None:
    s = tiles_at(3, "bonus_coin", start=4, hand="journal")
    at.set_notebook(s, 0, 1)
    play(s, "play:journal", "notebook:3")
    assert legal(s) == ["first:tile", "first:row"]


@clause("R-24.27", "R-22.6")
def test_idol_of_ara_anu_saves_a_jewel_for_either_token() -> None:
    """Played from hand for 1 tablet. Bird 5 to 7: 1 tablet and 1 jewel, so 1 tablet."""
    s = play(at_node("bird", 5, 1, hand="idol_of_ara_anu", tablet=2), "play:idol_of_ara_anu")
    assert legal(s) == ["glass:7", "notebook:3", "decline"]
    play(s, "glass:7")
    assert resources(s) == {"compass": 1}


@clause("R-24.27", "R-22.6")
def test_idol_of_ara_anu_may_be_used_on_a_cost_without_jewel_and_saves_nothing_then() -> None:
    """Bird 5 to 8 costs 2 arrowheads."""
    s = play(at_node("bird", 5, hand="idol_of_ara_anu", tablet=1, arrowhead=2), "play:idol_of_ara_anu", "glass:8")
    assert resources(s) == {"compass": 1}


@clause("R-24.27", "R-15.6")
def test_idol_of_ara_anu_saves_the_jewel_of_a_temple_tile() -> None:
    s = play(at_node("bird", 14, 13, hand="idol_of_ara_anu", tablet=1), "play:idol_of_ara_anu")
    assert legal(s) == ["temple:bronze_middle", "decline"]
    play(s, "temple:bronze_middle")
    assert (at.temple_tiles(s, 1, 0), resources(s)) == (1, {})


@clause("R-24.27")
def test_inscribed_blade_saves_an_arrowhead_or_two_tablets_but_not_both() -> None:
    """Bird 9 to 11 costs 2 tablets and 1 arrowhead: left are 2 tablets, or 1 arrowhead."""
    s = play(at_node("bird", 9, hand="inscribed_blade", tablet=3, arrowhead=1), "play:inscribed_blade")
    assert legal(s) == ["option:0", "option:1", "decline"]
    first = play(s.clone(), "option:0", "glass:11")
    assert resources(first) == {"arrowhead": 1}
    second = play(s.clone(), "option:1", "glass:11")
    assert resources(second) == {"tablet": 2}
    poor = play(at_node("bird", 9, hand="inscribed_blade", tablet=2), "play:inscribed_blade")
    assert asked(poor) == "turn"


@clause("R-24.27", "R-15.6")
def test_inscribed_blade_may_be_used_for_a_temple_tile() -> None:
    """Bird: the left stack costs 1 coin and 2 tablets, the right one 1 compass and 1 arrowhead."""
    s = play(at_node("bird", 14, 13, hand="inscribed_blade", coin=1, compass=1, tablet=1), "play:inscribed_blade")
    assert legal(play(s.clone(), "option:0")) == ["temple:bronze_right", "decline"]
    s = play(s, "option:1")
    assert legal(s) == ["temple:bronze_left", "decline"]
    assert why(s, "temple:bronze_right") == "R-15.4"


@clause("R-24.27", "R-21.3")
def test_inscribed_blade_may_be_declined_before_and_after_the_discount_is_chosen() -> None:
    s = play(at_node("bird", 0, hand="inscribed_blade", tablet=1, jewel=1), "play:inscribed_blade")
    assert asked(play(s.clone(), "decline")) == "turn"
    assert asked(play(s, "option:1", "decline")) == "turn"
    assert at.glass(s, 0) == 0


@clause("R-4.4", "R-24.27")
def test_a_free_action_may_bring_what_the_research_of_an_effect_costs() -> None:
    """Bird 0 to 1 costs 1 compass and 1 arrowhead; the compass is that of Exploration."""
    s = at_node("bird", 0, hand="inscribed_blade exploration_car", tablet=1)
    play(s, "play:inscribed_blade")
    assert (asked(s), verbs(s)) == ("research", {"play", "option", "decline"})
    play(s, "option:0")
    assert legal(s) == ["play:exploration_car", "decline"]
    play(s, "play:exploration_car", "glass:1")
    assert resources(s) == {"coin": 1}


@clause("R-4.6", "R-4.1")
def test_research_by_an_effect_is_no_second_main_action() -> None:
    s = play(at_node("bird", 0, hand="idol_of_ara_anu", tablet=1), "play:idol_of_ara_anu", "glass:2")
    assert (asked(s), legal(s)) == ("turn", ["end_turn"])


@clause("R-21.6")
def test_a_bought_research_artifact_researches_within_the_purchase() -> None:
    s = own(row(at_node("bird", 0), "idol_of_ara_anu"), compass=3)
    play(s, "buy:idol_of_ara_anu", "accept", "glass:2")
    assert (resources(s), cards(s, at.PLAY), at.glass(s, 0)) == ({"coin": 1}, ["idol_of_ara_anu"], 2)
    assert piece(s, "idol_of_ara_anu", at.PLAY) >= 0
