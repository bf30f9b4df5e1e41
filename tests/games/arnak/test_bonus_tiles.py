"""Bonus tiles of the research track, and the cards that research (R-14.5, R-20.8, R-24.4, R-24.27)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    kind,
    lay,
    legal,
    own,
    piece,
    play,
    resources,
    row,
    turn,
    verbs,
    why,
)
from tests.games.arnak.tracks import PLENTY, at_node


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


@pytest.mark.parametrize("order", ["tile", "row"])
@clause("R-14.5")
def test_the_effect_of_a_tile_is_said_to_be_the_tiles_and_that_of_a_row_the_boards(order: str) -> None:
    """A source is a kind plus one, 0 for the board. The row of Bird space 10 draws a card, the tile upgrades."""
    s = play(tiles_at(10, "bonus_upgrade", start=9), "glass:10", f"first:{order}")
    sources = {asked(s): int(s.source())}
    sources |= {asked(play(s, "decline")): int(s.source())}
    assert sources == {"upgrade": kind(s, "bonus_upgrade") + 1, "draw": 0}


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
