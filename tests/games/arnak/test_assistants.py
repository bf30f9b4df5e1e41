"""Assistants: recruiting, gilding, using, every one on both sides (R-16, R-24.48 to R-24.50)."""

from __future__ import annotations

from typing import Any

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.assistants import EVERYBODY, team, tops, using
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    legal,
    options,
    piece,
    play,
    research,
    resources,
    site,
    turn,
    why,
)


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
    assert (asked(s), cards(s, at.HAND), cards(s, at.PLAY)) == ("turn", ["fear"], ["funding_car"])


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
