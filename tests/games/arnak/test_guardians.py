"""Overcoming guardians, their costs and boons, Fear at home, cards that overcome or lead one away (R-9, R-24.17 to R-24.40)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    lay,
    legal,
    next_turn,
    options,
    own,
    play,
    points,
    research,
    resources,
    site,
    space,
    stand,
    turn,
    why,
)

HERE = "l1_low_1"


def facing(s: State, guardian: str) -> State:
    """Seat 0 has an archaeologist on a site with this guardian."""
    return stand(site(s, HERE, "l1_jewel", guardian), HERE)


def home_from(s: State) -> State:
    """All pass, and the round goes to its end."""
    while int(at.round(s)) == 1:
        next_turn(s)
        if "done" in legal(s):
            chance(play(s, "done"))
    return s


def fears(s: State, seat: int = 0) -> int:
    """Fear cards of a seat, wherever they are."""
    own = (at.HAND + seat, at.DECK + seat, at.DECK_TOP + seat, at.PLAY + seat)
    return sum(cards(s, zone).count("fear") for zone in own)


# ---------------------------------------------------------------- the main action
@clause("R-9.1")
@case("B-014")
def test_an_own_archaeologist_must_be_with_the_guardian_and_its_cost_payable() -> None:
    s = facing(turn(coin=4), "guardian_08")
    assert options(s, "overcome") == [HERE]
    assert [why(s, "overcome:l1_low_2"), why(facing(turn(coin=3), "guardian_08"), f"overcome:{HERE}")] == ["R-9.1", "R-9.1"]
    stand(s)
    assert why(s, f"overcome:{HERE}") == "R-9.1"
    stand(s, HERE, seat=1)
    assert why(s, f"overcome:{HERE}") == "R-9.1"


@pytest.mark.parametrize(
    ("guardian", "cost", "put", "spent"),
    [
        ("guardian_01", {"coin": 1, "compass": 1, "arrowhead": 1}, 0, ""),
        ("guardian_02", {"coin": 1, "arrowhead": 1}, 1, ""),
        ("guardian_03", {"coin": 1, "arrowhead": 1}, 0, "fear"),
        ("guardian_04", {"coin": 2, "arrowhead": 1}, 0, ""),
        ("guardian_05", {"tablet": 1, "arrowhead": 1}, 0, "fear"),
        ("guardian_06", {"arrowhead": 1}, 0, "hot_air_balloon"),
        ("guardian_07", {"compass": 1, "arrowhead": 1}, 1, ""),
        ("guardian_08", {"coin": 4}, 0, ""),
        ("guardian_09", {"arrowhead": 1}, 0, "funding_ship"),
        ("guardian_10", {"arrowhead": 1}, 0, "funding_car"),
        ("guardian_11", {"compass": 1}, 0, "fear fear"),
        ("guardian_12", {"jewel": 1}, 0, "fear"),
        ("guardian_13", {"tablet": 3}, 0, ""),
        ("guardian_14", {"arrowhead": 1}, 0, "hot_air_balloon"),
        ("guardian_15", {"compass": 2, "arrowhead": 1}, 0, ""),
    ],
)
@clause("R-9.2", "R-9.7", "R-4.5")
def test_what_each_guardian_costs(guardian: str, cost: dict[str, int], put: int, spent: str) -> None:
    """Exactly its cost is enough, anything less is not; the guardian is worth 5 points."""
    hand = spent if spent else "fear" * put
    for name in cost:
        assert f"overcome:{HERE}" not in legal(facing(own(turn(hand), **{**cost, name: cost[name] - 1}), guardian))
    if hand:
        assert f"overcome:{HERE}" not in legal(facing(own(turn(), **cost), guardian))
    s = facing(own(turn(hand), **cost), guardian)
    before = points(s)
    play(s, f"overcome:{HERE}", *["put:fear"] * put, *[f"spend:{name}" for name in spent.split()])
    assert (resources(s), cards(s, at.HAND), cards(s, at.BOON), points(s) - before) == ({}, [], [guardian], 5)
    assert (int(at.figures(s, 0)), cards(s, at.GUARDIAN_AT + 5), legal(s)[-1]) == (1 << 10, [], "end_turn")


@clause("R-9.3", "R-21.1")
def test_the_boon_of_the_guardian_itself_is_no_help_but_that_of_an_earlier_one_is() -> None:
    """Guardian 3 asks for a boot and brings a car; guardian 4 brings a car, too."""
    s = facing(turn(coin=1, arrowhead=1), "guardian_03")
    assert f"overcome:{HERE}" not in legal(s)
    lay(s, at.BOON, "guardian_04")
    assert legal(play(s, f"overcome:{HERE}")) == ["spend_boon:guardian_04"]


@clause("R-9.3", "R-6.10")
def test_pilots_and_assistants_pay_the_travel_of_a_guardian() -> None:
    s = play(lay(facing(turn(coin=2, arrowhead=1), "guardian_09"), at.SILVER, "assistant_ship"), f"overcome:{HERE}")
    assert legal(s) == ["spend_assistant:assistant_ship", "pilot"]


@clause("R-9.4")
@case("B-014")
def test_a_guardian_stays_over_the_rounds_and_anyone_there_may_overcome_it() -> None:
    s = facing(turn(), "guardian_13")
    home_from(stand(s))
    assert cards(s, at.GUARDIAN_AT + 5) == ["guardian_13"]
    seat = int(s.seat())
    stand(s, HERE, seat=seat)
    at.set_tablet(s, seat, 3)
    assert options(s, "overcome") == [HERE]


# ---------------------------------------------------------------- boons
@pytest.mark.parametrize("guardian", ["guardian_02", "guardian_05", "guardian_06", "guardian_11", "guardian_14"])
@clause("R-9.6")
def test_boons_that_exile_a_card_once(guardian: str) -> None:
    s = play(lay(turn("fear"), at.BOON, guardian), f"boon:{guardian}", "exile_hand:fear")
    assert (cards(s, at.BOON), cards(s, at.BOON_USED), cards(s, at.HAND)) == ([], [guardian], [])
    assert why(s, f"boon:{guardian}") == "R-9.6"


@clause("R-9.6")
def test_the_boon_that_draws_and_the_one_that_upgrades() -> None:
    s = play(lay(turn(deck="fear"), at.BOON, "guardian_07"), "boon:guardian_07", "draw:1")
    assert cards(s, at.HAND) == ["fear"]
    s = play(lay(turn(arrowhead=1), at.BOON, "guardian_08"), "boon:guardian_08", "upgrade:arrowhead")
    assert resources(s) == {"jewel": 1}


@clause("R-9.6", "R-9.7")
def test_a_boon_may_be_used_in_the_turn_in_which_the_guardian_is_taken_and_costs_no_points() -> None:
    s = play(facing(turn(coin=4, tablet=1), "guardian_08"), f"overcome:{HERE}")
    before = points(s)
    play(s, "boon:guardian_08", "upgrade:tablet")
    assert (resources(s), points(s)) == ({"arrowhead": 1}, before)


# ---------------------------------------------------------------- Fear at the end of the round
@clause("R-9.8")
@case("B-014")
def test_each_archaeologist_home_from_a_guarded_site_brings_one_fear() -> None:
    for guarded, gained in ((0, 0), (1, 1), (2, 2)):
        s = turn()
        for where, guardian in [(HERE, "guardian_01"), ("l1_low_2", "guardian_02")][:guarded]:
            site(s, where, "", guardian)
        site(s, HERE, "l1_jewel")
        site(s, "l1_low_2", "l1_coin_arrowhead")
        before = fears(stand(s, HERE, "l1_low_2"))
        assert fears(home_from(s)) - before == gained


@clause("R-24.22", "R-9.8")
def test_the_war_mask_protects_all_own_archaeologists() -> None:
    s = play(site(facing(turn("war_mask", tablet=1), "guardian_01"), "l1_low_2", "l1_coin_arrowhead", "guardian_02"), "play:war_mask")
    stand(s, HERE, "l1_low_2")
    assert (resources(s), int(at.shield(s, 0))) == ({"arrowhead": 1}, 1)
    before = fears(s)
    assert fears(home_from(s)) == before
    assert int(at.shield(s, 0)) == 0


@clause("R-24.22")
def test_with_the_option_the_war_mask_must_still_be_in_the_play_area() -> None:
    for ends, gained in ((False, 0), (True, 1)):
        s = facing(turn("war_mask", tablet=1, effects_end_with_card=ends), "guardian_01")
        lay(play(s, "play:war_mask"), at.ARTIFACT_EXILE, "war_mask")
        before = fears(s)
        assert fears(home_from(s)) - before == gained


# ---------------------------------------------------------------- overcoming without paying
@clause("R-9.5", "R-24.17")
def test_the_revolver_costs_a_compass_and_nothing_of_the_guardian() -> None:
    s = play(facing(turn("revolver", compass=1), "guardian_08"), "play:revolver", "accept")
    assert (legal(s), why(s, "overcome:l1_low_2")) == ([f"overcome:{HERE}", "decline"], "R-9.1")
    play(s, f"overcome:{HERE}")
    assert (resources(s), cards(s, at.BOON)) == ({}, ["guardian_08"])


@clause("R-9.5", "R-21.6")
def test_a_guardian_where_nobody_of_the_own_is_cannot_be_shot() -> None:
    s = site(facing(turn("revolver", compass=1), "guardian_08"), "l1_low_2", "l1_coin_arrowhead", "guardian_01")
    assert why(play(s, "play:revolver", "accept"), "overcome:l1_low_2") == "R-9.5"


@clause("R-24.29", "R-9.5", "R-21.3")
def test_the_war_club_overcomes_for_nothing_and_may_be_declined() -> None:
    s = play(facing(turn("war_club", tablet=1), "guardian_01"), "play:war_club")
    assert cards(play(s.clone(), "decline"), at.BOON) == []
    assert cards(play(s, f"overcome:{HERE}"), at.BOON) == ["guardian_01"]
    assert asked(play(turn("war_club", tablet=1), "play:war_club")) == "turn"


@clause("R-24.18", "R-9.5")
def test_the_bear_trap_reaches_every_guardian_without_another_player() -> None:
    s = turn("bear_trap", seats=3)
    for where, tile, guardian in [(HERE, "l1_jewel", "guardian_01"), ("l1_low_2", "l1_coin_arrowhead", "guardian_02")]:
        site(s, where, tile, guardian)
    site(s, "l2_1", "l2_four_kinds", "guardian_03")
    stand(s, HERE)
    stand(s, "l1_low_2", seat=2)
    play(s, "play:bear_trap")
    assert legal(s) == [f"overcome:{HERE}", "overcome:l2_1", "decline"]
    assert why(s, "overcome:l1_low_2") == "R-24.18"
    assert cards(play(s, "overcome:l2_1"), at.BOON) == ["guardian_03"]


@clause("R-24.46")
def test_the_free_guardian_of_bird_row_seven_is_one_at_an_own_site() -> None:
    s = facing(turn(), "guardian_01")
    assert s.game.constant[at.NOTEBOOK_EFFECT_AT + 7] > 0
    s = site(s, "camp_1", "", "guardian_02")
    s.push(at.EFFECT_OP, 0, 1, at.notebook_effect(s, 7))
    s.advance()
    assert legal(s) == [f"overcome:{HERE}", "decline"]
    s = turn()
    s.push(at.EFFECT_OP, 0, 1, at.notebook_effect(s, 7))
    s.advance()
    assert asked(s) == "turn"


# ---------------------------------------------------------------- Guardian's Crown
@clause("R-24.40")
def test_the_crown_leads_a_guardian_from_an_own_site_to_an_empty_one_and_activates_that() -> None:
    s = facing(turn("guardians_crown", tablet=1, seats=3), "guardian_01")
    site(s, "l1_low_2", "l1_coin_arrowhead", "guardian_02")
    site(s, "l1_low_3", "l1_compass_arrowhead")
    site(s, "l2_1", "l2_four_kinds")
    stand(s, "camp_1.1", seat=2)
    play(s, "play:guardians_crown")
    assert (legal(s), why(s, "lead:l1_low_2")) == ([f"lead:{HERE}", "decline"], "R-24.40")
    play(s, f"lead:{HERE}")
    assert legal(s) == ["lead_to:camp_2", "lead_to:camp_3", "lead_to:camp_4", "lead_to:camp_5", "lead_to:l1_low_3"]
    assert {why(s, f"lead_to:{name}") for name in ("camp_1", "l1_low_2", "l2_1", HERE)} == {"R-24.40"}
    play(s, "lead_to:l1_low_3")
    assert (cards(s, at.GUARDIAN_AT + 7), cards(s, at.GUARDIAN_AT + 5)) == (["guardian_01"], [])
    assert resources(s) == {"compass": 1, "arrowhead": 1}


@clause("R-24.40")
def test_a_guardian_on_the_first_camp_is_led_away_and_the_archaeologist_stays() -> None:
    """Camp 3 gives two tablets; one of the hand was paid to play the Crown."""
    s = stand(site(turn("guardians_crown", tablet=1), "camp_1", "", "guardian_08"), "camp_1.1")
    play(s, "play:guardians_crown", "lead:camp_1", "lead_to:camp_3")
    assert (cards(s, at.GUARDIAN_AT), cards(s, at.GUARDIAN_AT + 2)) == ([], ["guardian_08"])
    assert (int(at.figures(s, 0)), resources(s)) == (bit(space("camp_1.1")), {"tablet": 2})


@clause("R-24.40")
def test_a_guardian_on_a_camp_can_be_overcome_there_and_gives_fear_for_each_figure() -> None:
    s = play(
        facing(turn("guardians_crown", tablet=1, coin=4, seats=4), "guardian_08"), "play:guardians_crown", f"lead:{HERE}", "lead_to:camp_3"
    )
    assert resources(s) == {"coin": 4, "tablet": 2}
    stand(s, "camp_3.1", "camp_3.2")
    before = fears(s)
    at.set_main_used(s, 0)
    assert options(s, "overcome") == ["camp_3"]
    assert fears(home_from(s)) - before == 2


@clause("R-24.40", "R-21.3", "R-21.5")
def test_the_crown_may_be_declined_and_does_nothing_without_a_guardian_at_hand() -> None:
    s = play(facing(turn("guardians_crown", tablet=1), "guardian_01"), "play:guardians_crown", "decline")
    assert cards(s, at.GUARDIAN_AT + 5) == ["guardian_01"]
    assert asked(play(turn("guardians_crown", tablet=1), "play:guardians_crown")) == "turn"


@clause("R-9.1")
def test_overcoming_is_the_main_action() -> None:
    s = play(research(facing(turn(coin=8), "guardian_08")), f"overcome:{HERE}")
    assert why(site(s, HERE, "", "guardian_01"), f"overcome:{HERE}") == "R-4.2"
