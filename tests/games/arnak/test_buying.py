"""Buying cards of the row, and declining an artifact (R-11.1 to R-11.6)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    asked,
    cards,
    lay,
    legal,
    options,
    own,
    play,
    resources,
    row,
    row_names,
    turn,
    why,
)
from tests.games.arnak.purchases import deck_from_the_top, known_to_all, price


# ---------------------------------------------------------------- the main action
@clause("R-11.1")
def test_items_cost_coins_and_artifacts_compasses() -> None:
    """Pack Donkey 4 coins, Hat 1 coin; Mortar 3 compasses."""
    s = row(turn(coin=1, compass=3), "mortar", "pack_donkey hat")
    assert options(s, "buy") == ["hat", "mortar"]
    assert why(s, "buy:pack_donkey") == "R-11.1"
    assert options(own(s, coin=4, compass=2), "buy") == ["pack_donkey", "hat"]


@clause("R-11.1")
def test_a_card_that_does_not_lie_in_the_row_cannot_be_bought() -> None:
    s = row(turn(coin=9, compass=9), "treasure_chest", "hat")
    assert why(s, "buy:torch") == "R-11.1"
    assert options(s, "buy") == ["hat", "treasure_chest"]


@clause("R-4.5", "R-11.1")
def test_the_whole_price_has_to_lie_there_before_the_purchase_is_chosen() -> None:
    s = row(turn("funding_car"), "", "hat")
    assert "buy:hat" not in legal(s)
    assert "buy:hat" in legal(play(s, "play:funding_car"))


@clause("R-11.2")
def test_a_bought_item_goes_under_the_deck_and_everybody_knows_it_there() -> None:
    s = row(turn(deck="funding_ship fear", coin=5), "", "gold_pan pack_donkey")
    play(s, "buy:pack_donkey")
    assert resources(s) == {"coin": 5 - 4}
    assert deck_from_the_top(s, at.DECK)[-1] == "pack_donkey"
    assert known_to_all(s, "pack_donkey")
    assert asked(s) == "turn"


@case("B-009")
@clause("R-5.5", "R-11.2")
def test_of_two_items_the_one_bought_first_lies_above_the_other() -> None:
    s = row(turn(deck="funding_ship fear", coin=5), "", "gold_pan pack_donkey")
    play(s, "buy:pack_donkey")
    at.set_main_used(s, 0)
    play(s, "buy:gold_pan")
    assert deck_from_the_top(s, at.DECK)[2:] == ["pack_donkey", "gold_pan"]


@clause("R-11.8")
def test_a_purchase_leaves_a_gap_to_the_end_of_the_turn() -> None:
    s = row(turn(coin=1), "treasure_chest", "hat torch axe")
    play(s, "buy:hat")
    assert row_names(s) == ["treasure_chest", "", "torch", "axe", "", ""]


@clause("R-11.8")
def test_a_bought_card_cannot_be_bought_again() -> None:
    s = row(turn(coin=9), "", "hat")
    play(s, "buy:hat")
    at.set_main_used(s, 0)
    assert why(s, "buy:hat") == "R-11.1"


@case("B-011")
@clause("R-11.3", "R-12.2")
def test_the_effect_of_a_bought_artifact_needs_no_tablet() -> None:
    s = row(turn(compass=3), "traders_coins")
    assert resources(s) == {"compass": 3}
    play(s, "buy:traders_coins")
    assert (asked(s), cards(s, at.PLAY)) == ("artifact", ["traders_coins"])
    assert legal(s) == ["accept", "decline"]
    play(s, "accept")
    assert resources(s) == {"coin": 2}


@case("B-011")
@clause("R-11.3", "R-21.9")
def test_the_effect_of_a_bought_artifact_may_be_declined_as_a_whole() -> None:
    """Serpent's Gold would give 4 coins and a Fear card."""
    s = own(row(turn(), "serpents_gold"), compass=price("serpents_gold"))
    play(s, "buy:serpents_gold", "decline")
    assert (asked(s), resources(s), cards(s, at.PLAY)) == ("turn", {}, ["serpents_gold"])


@clause("R-11.3")
def test_other_costs_inside_the_effect_of_a_bought_artifact_are_paid() -> None:
    """Guiding Skull: 1 compass for a level II tile; its price is 4 compasses."""
    s = own(row(turn(), "guiding_skull"), compass=int(price("guiding_skull")))
    play(s, "buy:guiding_skull")
    assert (asked(s), resources(s)) == ("turn", {})


@clause("R-11.4", "R-17.4")
def test_what_a_bought_artifact_does_is_part_of_the_main_action() -> None:
    """Sundial: pass and gain a jewel. Passing is possible although the purchase has used the main action."""
    s = own(row(turn(), "sundial"), compass=price("sundial"))
    play(s, "buy:sundial", "accept", "option:1")
    if asked(s) == "pass_for":
        play(s, "accept")
    assert resources(s) == {"jewel": 1}
    assert at.passed(s, 0) == 1


@clause("R-11.4")
def test_a_purchase_is_the_only_main_action_of_the_turn() -> None:
    s = play(row(turn(coin=5), "", "hat torch"), "buy:hat")
    assert legal(s) == ["end_turn"]
    assert why(s, "buy:torch") == "R-4.2"


@clause("R-4.4", "R-11.3")
def test_free_actions_stay_open_before_the_effect_of_a_bought_artifact() -> None:
    """Trader's Coins gives 2 coins; Funding of the hand is played before that for 1."""
    s = own(row(turn("funding_car"), "traders_coins"), compass=price("traders_coins"))
    play(s, "buy:traders_coins")
    assert legal(s) == ["play:funding_car", "accept", "decline"]
    play(s, "play:funding_car", "accept")
    assert resources(s) == {"coin": 1 + 2}


@clause("R-21.5", "R-11.3")
def test_an_effect_that_can_do_nothing_is_not_asked_for() -> None:
    """Ceremonial Rattle without an assistant and without a card in hand."""
    s = own(row(turn(), "ceremonial_rattle"), compass=price("ceremonial_rattle"))
    assert asked(play(s, "buy:ceremonial_rattle")) == "turn"
    s = own(row(turn("fear"), "ceremonial_rattle"), compass=price("ceremonial_rattle"))
    play(s, "buy:ceremonial_rattle")
    assert (legal(s), why(s, "accept")) == (["decline"], "R-21.5")


# ---------------------------------------------------------------- the option
@pytest.mark.parametrize("name", ["serpents_gold", "serpent_idol", "hunting_arrows", "runes_of_the_dead", "war_mask"])
@clause("R-11.3", "R-25.7", "R-24.41")
def test_with_the_option_an_artifact_that_asks_nothing_is_resolved_at_once(name: str) -> None:
    s = own(row(turn(artifact_declinable=False), name), compass=price(name))
    play(s, f"buy:{name}")
    assert asked(s) == "turn"
    assert resources(s) != {}
    assert cards(s, at.PLAY).count("fear") == (0 if name == "war_mask" else 1)


@clause("R-11.3", "R-25.7")
def test_with_the_option_an_artifact_that_asks_something_can_still_be_declined() -> None:
    s = own(row(turn(artifact_declinable=False, tablet=1), "traders_coins"), compass=price("traders_coins"))
    assert legal(play(s, "buy:traders_coins")) == ["accept", "decline"]


@clause("R-11.3", "R-25.7")
def test_with_the_option_an_artifact_gained_without_paying_can_still_be_declined() -> None:
    s = row(turn(board="snake", artifact_declinable=False), "serpents_gold")
    at.set_glass(s, 0, 8)
    at.set_notebook(s, 0, 6)
    lay(s, at.CRATE, "idol_coin")
    play(s, "notebook:8", "take:serpents_gold")
    assert legal(s) == ["accept", "decline"]


# ---------------------------------------------------------------- discounts
@pytest.mark.parametrize(("card", "coins", "left"), [("pack_donkey", 1, 0), ("hat", 0, 0), ("hat", 3, 3), ("steam_boat", 0, 0)])
@clause("R-11.6", "R-22.6")
def test_a_discount_lowers_the_price_but_never_below_zero(card: str, coins: int, left: int) -> None:
    """Fishing Rod, 3 coins less: Pack Donkey 4 - 3 = 1, Hat 1 - 3 = 0, Steam Boat 3 - 3 = 0."""
    s = row(turn("fishing_rod", coin=coins), "", card)
    for item in range(35, 75):
        if s.zone(item) == at.ITEM_DECK:
            s.lay(item, at.ITEM_EXILE)
    play(s, "play:fishing_rod", f"buy:{card}")
    assert resources(s).get("coin", 0) == left
