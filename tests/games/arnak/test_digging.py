"""The main action Dig: conditions, steps, camps, and cards that send somebody (R-7, R-22.5, R-24.1 to R-24.3, R-24.36)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from tests.clauses import case, clause
from tests.games.arnak.positions import asked, cards, idols, legal, options, play, resources, row, site, stand, turn, why

FIRST_SPACES = ["camp_1.1", "camp_2.1", "camp_3.1", "camp_4.1", "camp_5.1"]
SECOND_SPACES = ["camp_1.2", "camp_2.2", "camp_3.2", "camp_4.2", "camp_5.2"]


# ---------------------------------------------------------------- conditions
@clause("R-7.1")
def test_without_an_archaeologist_on_the_board_nobody_digs() -> None:
    s = turn("fear fear", seats=4)
    assert options(stand(s, "camp_1.1"), "dig") != []
    assert options(stand(s, "camp_1.1", "camp_2.1"), "dig") == []
    assert why(s, "dig:camp_3.1") == "R-7.1"


@clause("R-7.1", "R-2.6")
@case("B-023")
def test_a_covered_space_does_not_exist() -> None:
    s = turn("fear fear")
    assert options(s, "dig") == FIRST_SPACES
    assert why(s, "dig:camp_1.2") == "R-2.6"


@clause("R-7.1")
def test_a_space_with_an_archaeologist_of_anyone_is_taken() -> None:
    s = stand(stand(turn("fear fear", seats=4), "camp_1.1"), "camp_2.2", seat=3)
    assert {"camp_1.1", "camp_2.2"} & set(options(s, "dig")) == set()
    assert [why(s, "dig:camp_1.1"), why(s, "dig:camp_2.2")] == ["R-7.1", "R-7.1"]


@clause("R-7.1")
def test_an_undiscovered_position_is_no_place_to_dig() -> None:
    s = turn("funding_car")
    assert why(s, "dig:l1_low_1") == "R-7.1"
    assert "l1_low_1" in options(site(s, "l1_low_1", "l1_jewel"), "dig")


@clause("R-7.1", "R-7.3")
def test_the_travel_cost_of_the_space_must_be_payable() -> None:
    """One boot for the first space of a camp, two for the second."""
    assert options(turn(seats=4), "dig") == []
    assert options(turn("fear", seats=4), "dig") == FIRST_SPACES
    assert options(turn("fear fear", seats=4), "dig") == sorted(FIRST_SPACES + SECOND_SPACES)


@pytest.mark.parametrize(
    ("board", "costs"),
    [
        ("bird", "car car ship ship car car ship ship car-car car-car ship-ship ship-ship"),
        ("snake", "car car ship ship car boot-boot plane ship car-car boot-plane car-ship ship-ship"),
    ],
)
@clause("R-7.3", "R-20.1")
def test_what_the_positions_cost_depends_on_the_side(board: str, costs: str) -> None:
    """Appendix A.1, from left to right, level by level."""
    s = turn(board=board)
    icons = ("boot", "car", "ship", "plane")
    printed = [sum(1 << 28 + 4 * icons.index(icon) for icon in cost.split("-")) for cost in costs.split()]
    assert [int(at.space_cost(s, i)) for i in range(22)] == [1 << 28, 2 << 28] * 5 + printed


# ---------------------------------------------------------------- steps
@pytest.mark.parametrize(
    ("camp", "gained"),
    [("camp_1", {"coin": 2}), ("camp_2", {"compass": 2}), ("camp_3", {"tablet": 2}), ("camp_4", {"arrowhead": 1})],
)
@clause("R-7.2")
def test_pay_move_and_resolve_the_camp(camp: str, gained: dict[str, int]) -> None:
    s = play(turn("fear"), f"dig:{camp}.1")
    assert (asked(s), int(at.figures(s, 0))) == ("spend", 0)
    play(s, "spend:fear")
    assert (resources(s), cards(s, at.PLAY)) == (gained, ["fear"])
    assert int(at.figures(s, 0)) == 1 << 2 * (int(camp[-1]) - 1)
    assert legal(s) == ["end_turn"]


@clause("R-7.4")
def test_either_free_space_of_a_camp_may_be_chosen() -> None:
    s = play(turn("fear fear", seats=4), "dig:camp_1.2", "spend:fear", "spend:fear")
    assert (int(at.figures(s, 0)), resources(s)) == (0b10, {"coin": 2})


@clause("R-7.5")
@case("B-023")
def test_both_own_archaeologists_may_be_on_one_camp_at_their_two_costs() -> None:
    s = stand(turn("fear fear", seats=4), "camp_1.1")
    play(s, "dig:camp_1.2", "spend:fear", "spend:fear")
    assert int(at.figures(s, 0)) == 0b11


@clause("R-7.6")
@case("B-014")
def test_a_guardian_hinders_no_dig_and_does_nothing_at_that_moment() -> None:
    s = site(turn("funding_car"), "l1_low_1", "l1_jewel", "guardian_01")
    play(s, "dig:l1_low_1", "spend:funding_car")
    assert (resources(s), cards(s, at.PLAY), cards(s, at.GUARDIAN_AT + 5)) == ({"jewel": 1}, ["funding_car"], ["guardian_01"])


@clause("R-7.7")
def test_a_discovered_site_costs_no_compasses() -> None:
    s = site(turn("automobile", compass=1), "l2_1", "l2_arrowhead_jewel")
    play(s, "dig:l2_1", "spend:automobile")
    assert resources(s) == {"compass": 1, "arrowhead": 1, "jewel": 1}


@clause("R-7.8", "R-24.42")
def test_the_jewel_camp_may_be_dug_at_with_an_empty_hand() -> None:
    s = play(turn("fear"), "dig:camp_5.1", "spend:fear")
    assert (resources(s), legal(s)) == ({}, ["end_turn"])


@clause("R-24.42")
def test_the_jewel_camp_gives_a_jewel_for_a_card_or_nothing() -> None:
    s = play(turn("fear funding_car"), "dig:camp_5.1", "spend:fear")
    assert {"accept", "decline"} <= set(legal(s))
    assert resources(play(s.clone(), "decline")) == {}
    play(s, "accept", "put:funding_car")
    assert (resources(s), cards(s, at.PLAY)) == ({"jewel": 1}, ["funding_car", "fear"])


# ---------------------------------------------------------------- cards that send
@pytest.mark.parametrize(("item", "position"), [("sea_turtle", "l1_low_3"), ("ostrich", "l1_low_1")])
@clause("R-24.1", "R-22.5", "R-22.6")
def test_sea_turtle_and_ostrich_draw_first_and_take_one_icon_off(item: str, position: str) -> None:
    s = play(turn(item, deck="exploration_car", compass=3), f"play:{item}", "draw:1")
    assert cards(s, at.HAND) == ["exploration_car"]
    assert {f"dig:{name}" for name in FIRST_SPACES} | {f"discover:{position}", "decline"} <= set(legal(s))
    play(s, f"discover:{position}")
    assert (asked(s), resources(s)) == ("window", {"coin": 1})  # nothing is left to pay: three compasses, and the idol gave a coin


@clause("R-24.1")
def test_the_card_drawn_may_pay_for_the_rest_of_the_trip() -> None:
    """Level II needs two ships: one is the discount, one the drawn card."""
    s = play(turn("sea_turtle", deck="funding_ship", compass=6), "play:sea_turtle")
    assert "discover:l2_3" not in legal(play(s.clone(), "decline"))
    play(s, "draw:1", "discover:l2_3", "spend:funding_ship")
    assert cards(s, at.PLAY) == ["funding_ship", "sea_turtle"]


@clause("R-24.1", "R-21.3")
def test_the_trip_may_be_left_out() -> None:
    s = play(turn("ostrich", deck=""), "play:ostrich", "decline")
    assert (asked(s), int(at.figures(s, 0))) == ("turn", 0)


@clause("R-21.5", "R-21.6")
def test_with_nobody_on_the_board_the_trip_is_skipped() -> None:
    s = play(stand(turn("ostrich fear", deck=""), "camp_1.1", "camp_2.1"), "play:ostrich")
    assert asked(s) == "turn"


@clause("R-24.2")
def test_the_compass_of_sturdy_boots_comes_first_and_may_pay_a_discovery() -> None:
    s = play(turn("sturdy_boots", deck="", board="snake", compass=2), "play:sturdy_boots")
    assert resources(s) == {"compass": 3}
    assert options(s, "discover") == ["l1_up_2"]  # two boots
    play(s, "discover:l1_up_2")
    assert (asked(s), resources(s)) == ("window", {"compass": 1})  # 1 + 2 - 3, and the idol gave one


@pytest.mark.parametrize(("item", "level1", "level2"), [("hot_air_balloon", 0, 3), ("aeroplane", 1, 4)])
@clause("R-24.3", "R-22.6")
def test_balloon_and_aeroplane_take_a_plane_and_compasses_off(item: str, level1: int, level2: int) -> None:
    """3 - 3 = 0 and 6 - 3 = 3 compasses with the balloon, 3 - 2 = 1 and 6 - 2 = 4 with the aeroplane; level II needs another car."""
    for compasses, found in ((level1 - 1, False), (level1, True)):
        if compasses >= 0:
            s = play(turn(item, deck="", compass=compasses), f"play:{item}")
            assert ("discover:l1_low_1" in legal(s)) is found
    for compasses, found in ((level2 - 1, False), (level2, True)):
        s = play(turn(f"{item} funding_car", deck="", compass=compasses), f"play:{item}")
        assert options(s, "discover")[-2:] == (["l2_1", "l2_2"] if found else ["l1_up_3", "l1_up_4"])


@clause("R-24.3", "R-22.6")
def test_compasses_off_are_no_help_for_a_dig_and_none_are_given_back() -> None:
    s = play(turn("hot_air_balloon", deck=""), "play:hot_air_balloon", "dig:camp_1.1")
    assert resources(s) == {"coin": 2}


@clause("R-24.3", "R-12.4")
def test_without_a_trip_the_balloon_gives_nothing_and_is_exiled_all_the_same() -> None:
    s = play(turn("hot_air_balloon", deck=""), "play:hot_air_balloon", "decline")
    assert (resources(s), cards(s, at.ITEM_EXILE), asked(s)) == ({}, ["hot_air_balloon"], "turn")


@clause("R-21.6")
def test_a_trip_keeps_the_conditions_of_its_action() -> None:
    s = stand(turn("aeroplane", deck="", compass=0), "camp_1.1", seat=1)
    play(s, "play:aeroplane")
    assert [why(s, f"dig:{name}") for name in ("camp_1.1", "camp_1.2", "l1_low_1")] == ["R-7.1", "R-2.6", "R-7.1"]
    assert why(s, "discover:l1_low_1") == "R-8.1"


@clause("R-4.6", "R-4.4")
def test_a_trip_belongs_to_the_effect_and_free_actions_stay_open_before_it() -> None:
    s = play(turn("ostrich funding_car", deck="", compass=3), "play:ostrich")
    assert "play:funding_car" in legal(s)
    play(s, "play:funding_car", "dig:camp_1.1")
    assert legal(s) == ["end_turn"]


# ---------------------------------------------------------------- Passage Shell
@clause("R-24.36")
def test_passage_shell_travels_for_nothing_to_a_camp_and_may_use_it_twice() -> None:
    s = play(turn("passage_shell", tablet=1), "play:passage_shell")
    assert legal(s) == [*(f"dig:{name}" for name in FIRST_SPACES), "decline"]
    play(s, "dig:camp_2.1")
    assert (resources(s), legal(s)) == ({"compass": 2}, ["activate:camp_2", "decline"])
    assert why(s, "activate:camp_1") == "R-24.36"
    assert resources(play(s.clone(), "decline")) == {"compass": 2}
    play(s, "activate:camp_2")
    assert (resources(s), legal(s), int(at.figures(s, 0))) == ({"compass": 4}, ["end_turn"], 0b100)


@clause("R-24.36")
def test_at_the_jewel_camp_each_use_of_passage_shell_needs_its_own_card() -> None:
    s = play(turn("passage_shell fear exploration_car", tablet=1), "play:passage_shell", "dig:camp_5.1")
    play(s, "accept", "put:fear", "activate:camp_5", "accept", "put:exploration_car")
    assert (resources(s), cards(s, at.HAND)) == ({"jewel": 2}, [])
    s = play(turn("passage_shell fear", tablet=1), "play:passage_shell", "dig:camp_5.1", "accept", "put:fear")
    assert (resources(s), legal(s)) == ({"jewel": 1}, ["end_turn"])


@clause("R-24.36", "R-4.4")
def test_before_the_second_use_a_free_action_may_fetch_the_card_for_it() -> None:
    s = idols(turn("passage_shell fear", deck="funding_car", tablet=1), crates=1)
    play(s, "play:passage_shell", "dig:camp_5.1", "accept", "put:fear")
    play(s, "slot:draw")
    assert cards(s, at.HAND) == ["funding_car"]
    play(s, "activate:camp_5", "accept", "put:funding_car")
    assert resources(s) == {"jewel": 2}


@clause("R-24.36", "R-21.6")
def test_passage_shell_goes_to_camps_only() -> None:
    s = play(site(turn("passage_shell funding_car", tablet=1, compass=6), "l1_low_1", "l1_jewel"), "play:passage_shell")
    assert (why(s, "dig:l1_low_1"), why(s, "discover:l1_low_2")) == ("R-21.6", "R-21.6")


@clause("R-24.36", "R-21.5")
def test_without_an_archaeologist_at_home_passage_shell_does_nothing() -> None:
    s = play(stand(turn("passage_shell", tablet=1), "camp_1.1", "camp_2.1"), "play:passage_shell")
    assert asked(s) == "turn"


@clause("R-24.36")
def test_a_bought_passage_shell_works_the_same() -> None:
    s = row(turn(compass=3), "passage_shell")
    play(s, "buy:passage_shell", "accept", "dig:camp_1.1", "activate:camp_1")
    assert resources(s) == {"coin": 4}
