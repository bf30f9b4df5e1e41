"""The discount buyer and the cards about assistants (R-16.5, R-16.6, R-24.32, R-24.33, R-24.37, R-24.45)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.assistants import team, tops
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    legal,
    options,
    own,
    play,
    resources,
    row,
    turn,
    why,
)


# ---------------------------------------------------------------- the discount buyer
@case("B-021")
@clause("R-16.5", "R-4.3")
@pytest.mark.parametrize(("side", "coins"), [("silver", 1), ("gold", 0)])
def test_the_discount_buyer_is_a_buy_action_and_takes_the_main_action(side: str, coins: int) -> None:
    """Torch costs 2 coins: 1 less with silver, 2 less with gold."""
    s = team(row(turn(coin=coins), "", "torch"), **{side: "buyer"})
    play(s, "assist:assistant_buyer")
    assert (asked(s), at.main_used(s)) == ("buy", 1)
    play(s, "buy:torch")
    assert (resources(s), legal(s)) == ({}, ["end_turn"])


@clause("R-16.5")
def test_the_discount_buyer_buys_an_item_or_an_artifact_of_the_row() -> None:
    """Mortar costs 3 compasses, with gold 3 - 2 = 1."""
    s = team(row(turn(compass=1, coin=2), "mortar", "torch pack_donkey"), gold="buyer")
    play(s, "assist:assistant_buyer")
    assert options(s, "buy") == ["pack_donkey", "torch", "mortar"]
    play(s, "buy:mortar")
    assert (asked(s), resources(s)) == ("artifact", {"coin": 2})


@case("B-021")
@clause("R-16.5", "R-4.1")
def test_the_discount_buyer_is_refused_after_another_main_action() -> None:
    s = team(row(turn(coin=9, main_used=1), "", "torch"), silver="buyer")
    assert why(s, "assist:assistant_buyer") == "R-16.5"


@clause("R-16.5", "R-4.5", "R-11.6")
def test_the_discount_buyer_needs_something_that_can_be_paid() -> None:
    s = team(row(turn(), "mortar", "torch"), silver="buyer")
    assert why(s, "assist:assistant_buyer") == "R-16.7"
    assert "assist:assistant_buyer" in legal(team(row(turn(), "", "hat"), silver="buyer"))


# ---------------------------------------------------------------- refreshing
@clause("R-16.6", "R-21.3")
def test_ceremonial_rattle_makes_one_exhausted_assistant_ready() -> None:
    s = team(turn("ceremonial_rattle", tablet=1), silver_used="coins", gold_used="buyer")
    play(s, "play:ceremonial_rattle")
    assert legal(s) == ["refresh:assistant_coins", "refresh:assistant_buyer", "decline"]
    assert why(s, "refresh:assistant_car") == "R-16.6"
    play(s, "refresh:assistant_buyer")
    assert (asked(s), cards(s, at.GOLD), cards(s, at.SILVER_USED)) == ("turn", ["assistant_buyer"], ["assistant_coins"])


@clause("R-16.6", "R-21.3")
def test_refreshing_may_be_declined() -> None:
    s = play(team(turn("ceremonial_rattle", tablet=1), silver_used="coins"), "play:ceremonial_rattle", "decline")
    assert cards(s, at.SILVER_USED) == ["assistant_coins"]


@clause("R-16.6", "R-24.45")
def test_without_an_assistant_nothing_is_refreshed() -> None:
    assert asked(play(turn("ceremonial_rattle fear", tablet=1), "play:ceremonial_rattle")) == "turn"


@clause("R-4.4", "R-16.6")
def test_a_ready_assistant_may_be_used_before_it_is_refreshed() -> None:
    """2 + 2 coins of the silver side."""
    s = team(turn("ceremonial_rattle", tablet=1), silver="coins")
    play(s, "play:ceremonial_rattle")
    assert legal(s) == ["assist:assistant_coins", "decline"]
    play(s, "assist:assistant_coins", "refresh:assistant_coins", "assist:assistant_coins")
    assert resources(s) == {"coin": 2 + 2}


@clause("R-24.37", "R-16.6")
def test_sacred_drum_refreshes_both_assistants_for_one_card() -> None:
    s = team(turn("sacred_drum fear", tablet=1), silver_used="coins", gold_used="buyer")
    play(s, "play:sacred_drum", "accept", "put:fear")
    play(s, "refresh:assistant_buyer", "refresh:assistant_coins")
    assert (asked(s), cards(s, at.SILVER), cards(s, at.GOLD)) == ("turn", ["assistant_coins"], ["assistant_buyer"])


@clause("R-24.37")
def test_sacred_drum_does_not_refresh_one_assistant_twice() -> None:
    s = team(turn("sacred_drum fear", tablet=1), silver_used="coins exile")
    play(s, "play:sacred_drum", "accept", "put:fear", "refresh:assistant_coins", "assist:assistant_coins")
    assert [name for name in legal(s) if name.startswith("refresh")] == ["refresh:assistant_exile"]
    assert why(s, "refresh:assistant_coins") == "R-16.6"


@clause("R-24.37", "R-21.7")
def test_sacred_drum_without_a_card_in_hand_does_nothing() -> None:
    s = play(team(turn("sacred_drum", tablet=1), silver_used="coins"), "play:sacred_drum")
    assert (asked(s), cards(s, at.SILVER_USED)) == ("turn", ["assistant_coins"])


# ---------------------------------------------------------------- Coconut Flask, Ancient Wine
def supply(card: str, names: str = "coins buyer plane", board: str = "bird") -> State:
    """This artifact was played from hand and asks which assistant of the supply is used."""
    s = tops(turn(card, board=board, tablet=1), names)
    return play(s, f"play:{card}")


@clause("R-24.32", "R-22.9")
@pytest.mark.parametrize(("card", "coins", "gain"), [("coconut_flask", 2, 2), ("ancient_wine", 1, 3)])
def test_flask_and_wine_use_an_available_assistant_which_stays_and_is_not_exhausted(card: str, coins: int, gain: int) -> None:
    s = supply(card)
    assert resources(s) == {"coin": coins}
    assert legal(s) == ["hire:assistant_coins", "hire:assistant_plane", "hire:assistant_buyer", "decline"]
    assert why(s, "hire:assistant_car") == "R-22.9"
    play(s, "hire:assistant_coins")
    assert resources(s) == {"coin": coins + gain}
    assert (cards(s, at.ASSISTANT_TOP), legal(s)) == (["assistant_coins"], ["end_turn"])


@clause("R-24.32", "R-21.3")
def test_the_use_of_a_supply_assistant_may_be_declined() -> None:
    assert resources(play(supply("coconut_flask"), "decline")) == {"coin": 2}


@clause("R-24.32")
def test_costs_of_an_assistant_of_the_supply_are_paid() -> None:
    """Ancient Wine gives the coin that the trade costs."""
    s = play(supply("ancient_wine", "trade"), "hire:assistant_trade", "accept", "option:1")
    assert resources(s) == {"jewel": 1}


@clause("R-24.32", "R-6.7")
def test_travel_of_a_supply_assistant_is_kept_for_the_rest_of_the_turn() -> None:
    s = play(supply("ancient_wine", "plane"), "hire:assistant_plane", "option:1")
    assert [int(at.kept(s, icon)) for icon in range(4)] == [0, 0, 0, 2]
    play(s, "end_turn")
    chance(s)
    assert [int(at.kept(s, icon)) for icon in range(4)] == [0, 0, 0, 0]


@clause("R-24.32", "R-16.5")
def test_with_the_discount_buyer_of_the_supply_the_purchase_is_part_of_the_effect() -> None:
    """Coconut Flask: 2 coins, and Torch for 2 - 1."""
    s = supply("coconut_flask", "buyer coins plane")
    row(s, "", "torch")
    play(s, "hire:assistant_buyer", "buy:torch")
    assert (resources(s), legal(s)) == ({"coin": 1}, ["end_turn"])


@clause("R-24.32", "R-22.9")
def test_the_rescue_stack_is_not_available() -> None:
    s = supply("coconut_flask", "buyer plane ship", board="snake")
    assert len(options(s, "hire")) == 3
    assert cards(s, at.RESCUE_TOP)[0] not in options(s, "hire")


@clause("R-24.32", "R-11.3")
def test_a_bought_flask_uses_the_supply_within_the_purchase() -> None:
    s = own(row(tops(turn(), "coins buyer plane"), "coconut_flask"), compass=3)
    play(s, "buy:coconut_flask", "accept", "hire:assistant_coins")
    assert (resources(s), legal(s)) == ({"coin": 2 + 2}, ["end_turn"])


# ---------------------------------------------------------------- Decorated Horn
@clause("R-24.33")
@pytest.mark.parametrize(("side", "zone"), [("silver_used", at.SILVER), ("gold_used", at.GOLD), ("silver", at.SILVER), ("gold", at.GOLD)])
def test_decorated_horn_exchanges_an_assistant_for_one_of_the_same_level_which_is_ready(side: str, zone: int) -> None:
    s = team(tops(turn("decorated_horn", tablet=1), "coins buyer plane"), **{side: "draw"})
    play(s, "play:decorated_horn", "swap:assistant_draw")
    assert options(s, "recruit") == ["assistant_coins", "assistant_plane", "assistant_buyer"]
    assert why(s, "recruit:assistant_car") == "R-22.9"
    play(s, "recruit:assistant_plane")
    assert (asked(s), cards(s, zone)) == ("turn", ["assistant_plane"])
    assert cards(s, at.ASSISTANT_TOP + 2) == ["assistant_draw"]
    assert at.stack_left(s, 2) == 3


@clause("R-24.33", "R-21.3")
def test_decorated_horn_may_be_declined_and_needs_an_own_assistant() -> None:
    s = team(tops(turn("decorated_horn", tablet=1), "coins buyer plane"), gold_used="buyer")
    play(s, "play:decorated_horn")
    assert legal(s) == ["swap:assistant_buyer", "decline"]
    assert why(s, "swap:assistant_car") == "R-24.33"
    assert asked(play(s, "decline")) == "turn"
    assert asked(play(tops(turn("decorated_horn fear", tablet=1), "coins buyer plane"), "play:decorated_horn")) == "turn"


@clause("R-24.33", "R-22.9")
def test_once_the_own_assistant_is_chosen_only_the_new_one_can_be_asked_about() -> None:
    s = team(tops(turn("decorated_horn", tablet=1), "coins buyer plane"), silver="draw")
    play(s, "play:decorated_horn")
    assert why(s, "recruit:assistant_car") == "" and why(s, "swap:assistant_car") == "R-24.33"
    play(s, "swap:assistant_draw")
    assert why(s, "recruit:assistant_car") == "R-22.9" and why(s, "swap:assistant_car") == ""


@clause("R-24.33", "R-4.4")
def test_the_old_assistant_may_be_used_before_it_is_exchanged() -> None:
    s = team(tops(turn("decorated_horn", tablet=1), "exile buyer plane"), silver="coins")
    play(s, "play:decorated_horn", "swap:assistant_coins", "assist:assistant_coins", "recruit:assistant_plane", "assist:assistant_plane")
    assert resources(s) == {"coin": 2 + 1}
