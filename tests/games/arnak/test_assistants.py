"""Assistants: recruiting, gilding, using, refreshing, every one on both sides, the cards about them.

R-16, R-24.32, R-24.33, R-24.37, R-24.45, R-24.48 to R-24.50.
"""

from __future__ import annotations

from typing import Any

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    legal,
    options,
    own,
    piece,
    play,
    research,
    resources,
    row,
    site,
    turn,
    why,
)

EVERYBODY = (0, 1, 2)


def team(s: State, silver: str = "", gold: str = "", silver_used: str = "", gold_used: str = "") -> State:
    """Seat 0's assistants, from wherever they lie."""
    for zone, names in ((at.SILVER, silver), (at.GOLD, gold), (at.SILVER_USED, silver_used), (at.GOLD_USED, gold_used)):
        for name in names.split():
            s.lay(piece(s, f"assistant_{name}", zone), zone)
    return s


def tops(s: State, names: str) -> State:
    """The tops of the three supply stacks; all other assistants lie under them."""
    for card in range(s.game.cards):
        if at.ASSISTANT_TOP <= s.zone(card) < at.ASSISTANT_TOP + 3:
            s.write(card, at.ASSISTANT_POOL)
    for stack, name in enumerate(names.split()):
        s.lay(piece(s, f"assistant_{name}"), at.ASSISTANT_TOP + stack)
    return s


def using(name: str, side: str, hand: str = "", deck: str | None = None, **amounts: int) -> State:
    """Seat 0 has just used its only assistant."""
    s = own(turn(hand, deck=deck), **amounts)
    team(s, **{side: name})
    play(s, f"assist:assistant_{name}")
    assert cards(s, (at.SILVER_USED if side == "silver" else at.GOLD_USED)) == [f"assistant_{name}"]
    return s


# ---------------------------------------------------------------- recruiting
def recruiting() -> State:
    """The notebook stands below row 1 of the Bird side, a jewel pays for the bridge."""
    return research(tops(turn(jewel=1), "coins buyer plane"), 14, 0)


@clause("R-16.1", "R-23.2")
def test_recruiting_takes_the_top_of_a_supply_stack_and_shows_the_next() -> None:
    s = play(recruiting(), "notebook:2")
    assert (asked(s), options(s, "recruit")) == ("recruit", ["assistant_coins", "assistant_plane", "assistant_buyer"])
    assert why(s, "recruit:assistant_car") == "R-16.1"
    assert "decline" not in legal(s)
    play(s, "recruit:assistant_buyer")
    assert (cards(s, at.SILVER), asked(s)) == (["assistant_buyer"], "top")
    play(s, "deal:assistant_car")
    assert cards(s, at.ASSISTANT_TOP + 1) == ["assistant_car"]
    assert all(s.visible(piece(s, "assistant_car"), viewer) for viewer in EVERYBODY)
    assert at.stack_left(s, 1) == 3 - 1


@case("B-021")
@clause("R-16.1")
def test_a_recruited_assistant_is_ready_and_may_be_used_at_once() -> None:
    s = chance(play(recruiting(), "notebook:2", "recruit:assistant_coins"))
    assert resources(play(s, "assist:assistant_coins")) == {"coin": 2}


@clause("R-16.1", "R-21.2")
def test_recruiting_does_nothing_when_the_supply_is_empty() -> None:
    s = recruiting()
    tops(s, "")
    assert asked(play(s, "notebook:2")) == "turn"


@clause("R-16.1")
def test_an_empty_stack_shows_no_new_top() -> None:
    s = recruiting()
    at.set_stack_left(s, 2, 0)
    play(s, "notebook:2", "recruit:assistant_plane")
    assert (asked(s), cards(s, at.ASSISTANT_TOP + 2)) == ("turn", [])


@clause("R-16.2")
def test_there_are_two_squares_for_assistants_and_never_a_third() -> None:
    s = team(recruiting(), silver="car", gold_used="ship")
    assert asked(play(s, "notebook:2")) == "turn"
    assert len(cards(s, at.SILVER)) + len(cards(s, at.GOLD_USED)) == 2


# ---------------------------------------------------------------- gilding
def gilding() -> State:
    """The notebook stands below row 3 of the Bird side, which costs 2 tablets and 1 arrowhead."""
    return research(turn(tablet=2, arrowhead=1), 14, 3)


@clause("R-16.3", "R-21.2")
def test_gilding_asks_which_silver_assistant_and_cannot_be_declined() -> None:
    s = play(team(gilding(), silver="plane", silver_used="coins"), "notebook:5")
    assert [name for name in legal(s) if not name.startswith("assist:")] == ["gild:assistant_coins", "gild:assistant_plane"]
    assert why(s, "gild:assistant_car") == "R-16.3"
    play(s, "gild:assistant_coins")
    assert (cards(s, at.GOLD), cards(s, at.SILVER)) == (["assistant_coins"], ["assistant_plane"])


@case("B-021")
@clause("R-16.3")
def test_a_gilded_assistant_is_ready_even_if_it_was_exhausted_and_may_be_used_again() -> None:
    """2 coins of the silver side, then 3 of the gold one."""
    s = play(team(gilding(), silver="coins"), "assist:assistant_coins", "notebook:5", "assist:assistant_coins")
    assert resources(s) == {"coin": 2 + 3}


@clause("R-16.3", "R-4.4")
def test_a_ready_assistant_may_be_used_before_it_is_gilded() -> None:
    s = play(team(gilding(), silver="coins"), "notebook:5")
    assert legal(s) == ["assist:assistant_coins", "gild:assistant_coins"]
    play(s, "assist:assistant_coins")
    assert (asked(s), cards(s, at.GOLD)) == ("turn", ["assistant_coins"])


@clause("R-16.3", "R-21.5")
def test_without_a_silver_assistant_nothing_is_gilded() -> None:
    s = play(team(gilding(), gold_used="coins"), "notebook:5")
    assert (asked(s), cards(s, at.GOLD_USED)) == ("turn", ["assistant_coins"])


@clause("R-16.3", "R-20.6")
def test_on_the_snake_side_notebook_row_three_and_glass_row_five_gild() -> None:
    for glass, notebook, action in ((14, 3, "notebook:6"), (8, 0, "glass:9")):
        s = team(research(turn(board="snake", tablet=2, arrowhead=2), glass, notebook), silver_used="buyer")
        for card in range(s.game.cards):
            if at.BONUS_AT <= s.zone(card) < at.BONUS_AT + 15:
                s.lay(card, at.BONUS_GONE)
        assert cards(play(s, action), at.GOLD) == ["assistant_buyer"]


# ---------------------------------------------------------------- using
@clause("R-16.4")
def test_an_assistant_is_used_once_in_a_round() -> None:
    s = using("coins", "silver")
    assert why(s, "assist:assistant_coins") == "R-16.4"
    assert why(s, "assist:assistant_car") == "R-16.4"


@clause("R-16.4", "R-16.6")
def test_all_own_assistants_are_refreshed_at_the_end_of_the_round() -> None:
    s = team(turn(), silver_used="coins", gold_used="car")
    while at.round(s) == 1:
        if s.is_chance_node():
            chance(s)
        else:
            play(s, next(name for name in ("pass", "end_turn", "done") if name in legal(s)))
    assert (cards(s, at.SILVER), cards(s, at.GOLD)) == (["assistant_coins"], ["assistant_car"])


@clause("R-16.4")
@pytest.mark.parametrize(
    ("name", "side", "gain"),
    [
        ("coins", "silver", {"coin": 2}),
        ("coins", "gold", {"coin": 3}),
        ("tablet", "silver", {"tablet": 1}),
        ("tablet", "gold", {"coin": 1, "tablet": 1}),
        ("arrowhead", "gold", {"arrowhead": 1}),
        ("compass", "silver", {"compass": 1}),
        ("compass", "gold", {"compass": 2}),
        ("plane", "silver", {"coin": 1}),
        ("plane", "gold", {"coin": 2}),
        ("car", "silver", {"compass": 1}),
        ("car", "gold", {"coin": 1, "compass": 1}),
        ("ship", "silver", {"compass": 1}),
        ("ship", "gold", {"coin": 1, "compass": 1}),
    ],
)
def test_assistants_that_give_resources_do_so_as_a_free_action(name: str, side: str, gain: dict[str, Any]) -> None:
    """Plane, car and ship: outside a payment only the resources (R-24.50)."""
    s = using(name, side)
    assert (asked(s), resources(s), at.main_used(s)) == ("turn", gain, 0)


@clause("R-24.50", "R-6.4")
@pytest.mark.parametrize(("name", "where"), [("plane", "l1_low_1"), ("car", "l1_low_1"), ("ship", "l1_low_3")])
@pytest.mark.parametrize("side", ["silver", "gold"])
def test_plane_car_and_ship_assistants_pay_travel_instead_of_giving_resources(name: str, where: str, side: str) -> None:
    """The gold side gives two icons; the one not needed is kept to the end of the turn."""
    s = team(site(turn(), where, "l1_jewel"), **{side: name})
    play(s, f"dig:{where}")
    assert options(s, "spend_assistant") == [f"assistant_{name}"]
    play(s, f"spend_assistant:assistant_{name}")
    assert resources(s) == {"jewel": 1}
    assert sum(int(at.kept(s, icon)) for icon in range(4)) == (0 if side == "silver" else 1)
    assert why(s, f"assist:assistant_{name}") == "R-16.4"


@clause("R-24.48", "R-16.7")
def test_the_silver_arrowhead_assistant_asks_for_a_boot_which_any_icon_pays() -> None:
    for payer in ("fear", "funding_car", "funding_ship", "hot_air_balloon"):
        s = using("arrowhead", "silver", payer)
        play(s, "accept", f"spend:{payer}")
        assert resources(s) == {"arrowhead": 1}
    s = using("arrowhead", "silver", "fear")
    assert resources(play(s, "decline")) == {}
    s = team(turn(), silver="arrowhead")
    assert (why(s, "assist:assistant_arrowhead"), legal(s)[0]) == ("R-16.7", "pass")


@clause("R-16.4", "R-16.7")
def test_the_trade_assistant_turns_a_coin_into_an_arrowhead_or_with_gold_a_jewel() -> None:
    assert resources(play(using("trade", "silver", coin=1), "accept")) == {"arrowhead": 1}
    for option, gain in (("option:0", "arrowhead"), ("option:1", "jewel")):
        assert resources(play(using("trade", "gold", coin=1), "accept", option)) == {gain: 1}
    assert resources(play(using("trade", "gold", coin=1), "decline")) == {"coin": 1}
    assert why(team(turn(), silver="trade"), "assist:assistant_trade") == "R-16.7"


@clause("R-16.4", "R-13.1")
def test_the_exile_assistant_exiles_a_card_and_with_gold_brings_a_compass() -> None:
    s = play(using("exile", "silver", "fear"), "exile_hand:fear")
    assert (resources(s), cards(s, at.HAND)) == ({}, [])
    s = using("exile", "gold", "fear")
    assert (asked(s), resources(s)) == ("exile", {"compass": 1})
    assert cards(play(s, "decline"), at.HAND) == ["fear"]


@clause("R-24.49", "R-21.2")
def test_the_silver_draw_assistant_draws_and_then_puts_a_card_into_the_play_area() -> None:
    s = play(using("draw", "silver", "fear", deck="funding_car"), "draw:1")
    assert options(s, "put") == ["funding_car", "fear"]
    assert "decline" not in legal(s)
    play(s, "put:funding_car")
    assert (cards(s, at.HAND), cards(s, at.PLAY)) == (["fear"], ["funding_car"])


@clause("R-24.49")
def test_the_card_is_put_down_also_if_the_draw_was_declined_and_nothing_happens_without_a_hand() -> None:
    s = play(using("draw", "silver", "fear", deck="funding_car"), "decline", "put:fear")
    assert (cards(s, at.HAND), cards(s, at.PLAY)) == ([], ["fear"])
    s = play(using("draw", "silver", deck="funding_car"), "decline")
    assert (asked(s), cards(s, at.PLAY)) == ("turn", [])


@clause("R-16.4", "R-24.49")
def test_the_gold_draw_assistant_draws_only() -> None:
    s = play(using("draw", "gold", deck="funding_car"), "draw:1")
    assert (asked(s), cards(s, at.HAND), cards(s, at.PLAY)) == ("turn", ["funding_car"], [])


@clause("R-16.4", "R-22.8")
def test_the_upgrade_assistant_upgrades_and_with_gold_brings_a_compass() -> None:
    assert resources(play(using("upgrade", "silver", tablet=1), "upgrade:tablet")) == {"arrowhead": 1}
    assert resources(play(using("upgrade", "gold", arrowhead=1), "upgrade:arrowhead")) == {"jewel": 1, "compass": 1}


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


@clause("R-24.33", "R-4.4")
def test_the_old_assistant_may_be_used_before_it_is_exchanged() -> None:
    s = team(tops(turn("decorated_horn", tablet=1), "exile buyer plane"), silver="coins")
    play(s, "play:decorated_horn", "swap:assistant_coins", "assist:assistant_coins", "recruit:assistant_plane", "assist:assistant_plane")
    assert resources(s) == {"coin": 2 + 1}
