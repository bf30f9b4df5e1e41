"""Activating, relocating, tiles turned up: what the terms of R-22 mean, and the cards that use them (R-24.8 to R-24.10, R-24.21, ...)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, legal, options, play, resources, site, space, stand, turn, why

CAMPS = ["camp_1", "camp_2", "camp_3", "camp_4", "camp_5"]


def found(s: State) -> State:
    """Two sites of level I and one of level II are discovered."""
    site(s, "l1_low_1", "l1_jewel")
    site(s, "l1_low_2", "l1_coin_arrowhead")
    return site(s, "l2_1", "l2_four_kinds")


# ---------------------------------------------------------------- activate
@clause("R-22.1", "R-24.8")
def test_binoculars_activate_a_discovered_level_one_site_whoever_is_there() -> None:
    s = site(stand(found(turn("binoculars", tablet=1, seats=3)), "l1_low_2", seat=2), "l1_low_1", "", "guardian_01")
    play(s, "play:binoculars")
    assert options(s, "activate") == ["l1_low_1", "l1_low_2"]
    assert [why(s, f"activate:{name}") for name in ("l1_low_3", "camp_1", "l2_1")] == ["R-22.1", "R-21.6", "R-21.6"]
    play(s, "activate:l1_low_1")
    assert (resources(s), int(at.figures(s, 0)), asked(s)) == ({"tablet": 1, "jewel": 1}, 0, "turn")


@clause("R-24.8", "R-21.3", "R-21.5")
def test_activating_may_be_declined_and_is_skipped_without_a_site() -> None:
    assert resources(play(found(turn("binoculars", tablet=1)), "play:binoculars", "decline")) == {"tablet": 1}
    s = play(turn("binoculars"), "play:binoculars")
    assert asked(s) == "turn"


@clause("R-22.3", "R-24.9")
def test_the_tent_needs_an_own_archaeologist_and_two_compasses_on_level_two() -> None:
    s = stand(stand(found(turn("tent", tablet=1, compass=2, seats=3)), "camp_3.1", "l2_1"), "l1_low_1", seat=1)
    play(s, "play:tent")
    assert options(s, "activate") == ["camp_3", "l2_1"]
    assert why(s, "activate:l1_low_1") == "R-22.3"
    assert resources(play(s.clone(), "activate:camp_3")) == {"compass": 2, "tablet": 1 + 2}
    assert resources(play(s, "activate:l2_1")) == {"coin": 1, "compass": 1, "tablet": 1 + 1, "arrowhead": 1}


@clause("R-24.9", "R-21.1", "R-4.4")
def test_the_compasses_of_the_tent_are_paid_before_the_site_and_a_free_action_may_fetch_them() -> None:
    s = stand(found(turn("tent exploration_car", tablet=1, compass=1)), "l2_1")
    play(s, "play:tent")
    assert (options(s, "activate"), why(s, "activate:l2_1")) == ([], "R-21.1")
    play(s, "play:exploration_car", "activate:l2_1")
    assert resources(s)["compass"] == 1 + 1 - 2 + 1
    s = play(stand(found(turn("tent", tablet=1, compass=1)), "l2_1"), "play:tent")
    assert asked(s) == "turn"  # two compasses are nowhere to be had


@clause("R-24.10")
def test_the_lantern_activates_any_camp() -> None:
    s = play(stand(found(turn("lantern", tablet=1)), "camp_2.1"), "play:lantern")
    assert options(s, "activate") == CAMPS
    assert resources(play(s, "activate:camp_2")) == {"compass": 2, "tablet": 1}


@clause("R-22.2", "R-24.10")
def test_the_dog_needs_a_camp_without_any_archaeologist_and_gives_its_compass_anyway() -> None:
    """One figure on a camp of two spaces occupies it, whoever it belongs to; a guardian does not."""
    s = stand(stand(found(turn("dog", tablet=1, seats=4)), "camp_1.1"), "camp_2.2", seat=3)
    site(s, "camp_3", "", "guardian_01")
    play(s, "play:dog")
    assert (resources(s), options(s, "activate")) == ({"compass": 1, "tablet": 1}, ["camp_3", "camp_4", "camp_5"])
    assert why(s, "activate:camp_1") == "R-22.2"
    s = found(turn("dog", tablet=1, seats=4))
    stand(stand(stand(s, "camp_1.1", "camp_2.1"), "camp_3.1", "camp_4.1", seat=1), "camp_5.1", seat=2)
    assert (resources(play(s, "play:dog")), asked(s)) == ({"compass": 1, "tablet": 1}, "turn")


@clause("R-22.2", "R-2.6")
def test_a_blocking_tile_does_not_occupy_a_camp() -> None:
    assert options(play(found(turn("dog", tablet=1, seats=2)), "play:dog"), "activate") == CAMPS


@clause("R-22.2", "R-24.23")
def test_the_tigerclaw_hairpin_exiles_and_activates_an_unoccupied_camp_each_on_its_own() -> None:
    s = play(stand(found(turn("tigerclaw_hairpin fear", tablet=1)), "camp_1.1"), "play:tigerclaw_hairpin")
    assert resources(play(s.clone(), "decline", "activate:camp_4")) == {"arrowhead": 1}
    play(s, "exile_hand:fear")
    assert options(s, "activate") == CAMPS[1:]
    assert resources(play(s, "decline")) == {}


@clause("R-24.42", "R-22.1")
def test_an_activated_jewel_camp_asks_for_its_card() -> None:
    s = play(found(turn("lantern fear", tablet=1)), "play:lantern", "activate:camp_5", "accept", "put:fear")
    assert resources(s) == {"tablet": 1, "jewel": 1}


# ---------------------------------------------------------------- Star Charts
@clause("R-24.35", "R-21.7")
def test_star_charts_activate_up_to_two_different_camps_for_one_coin() -> None:
    s = play(found(turn("star_charts", tablet=1, coin=1)), "play:star_charts", "accept", "activate:camp_2")
    assert (options(s, "activate"), resources(s)) == (["camp_1", "camp_3", "camp_4", "camp_5"], {"compass": 2})
    assert why(s, "activate:camp_2") == "R-21.6"
    assert resources(play(s.clone(), "decline")) == {"compass": 2}
    play(s, "activate:camp_4")
    assert (resources(s), asked(s)) == ({"compass": 2, "arrowhead": 1}, "turn")


@clause("R-24.35")
def test_each_activation_of_star_charts_may_be_declined_unless_the_option_demands_two() -> None:
    s = play(found(turn("star_charts", tablet=1, coin=1, star_charts="two_or_none")), "play:star_charts", "accept")
    assert legal(s)[-1] == "decline"
    play(s, "activate:camp_2")
    assert "decline" not in legal(s)
    assert why(s, "decline") == "R-24.35"
    play(s, "activate:camp_3")
    assert resources(s) == {"compass": 2, "tablet": 2}


@clause("R-24.35", "R-21.1")
def test_without_the_coin_star_charts_do_nothing() -> None:
    s = play(found(turn("star_charts", tablet=1)), "play:star_charts")
    assert (asked(s), resources(s)) == ("turn", {})


# ---------------------------------------------------------------- relocate
@clause("R-22.4", "R-24.21")
def test_pathfinders_sandals_move_an_own_archaeologist_from_any_site_to_a_camp_and_activate_it() -> None:
    s = stand(stand(found(turn("pathfinders_sandals", tablet=1, seats=4)), "l2_1", "camp_1.1"), "camp_2.1", seat=1)
    play(s, "play:pathfinders_sandals")
    assert (legal(s), why(s, "relocate:camp_2.1")) == (["relocate:camp_1.1", "relocate:l2_1", "decline"], "R-22.4")
    play(s, "relocate:l2_1")
    assert options(s, "relocate_to") == ["camp_1.2", "camp_2.2", "camp_3.1", "camp_3.2", "camp_4.1", "camp_4.2", "camp_5.1", "camp_5.2"]
    assert [why(s, f"relocate_to:{name}") for name in ("camp_1.1", "camp_2.1", "l1_low_1", "l1_low_3")] == ["R-22.4"] * 4
    play(s, "relocate_to:camp_1.2")
    assert (int(at.figures(s, 0)), resources(s)) == (0b11, {"coin": 2})


@clause("R-22.4")
def test_a_relocation_ends_at_a_different_site_on_an_uncovered_space() -> None:
    s = play(stand(found(turn("pathfinders_sandals", tablet=1, seats=2)), "camp_1.1"), "play:pathfinders_sandals", "relocate:camp_1.1")
    assert options(s, "relocate_to") == ["camp_2.1", "camp_3.1", "camp_4.1", "camp_5.1"]


@clause("R-22.4", "R-24.21")
def test_pathfinders_staff_also_reaches_level_one() -> None:
    s = play(stand(found(turn("pathfinders_staff", tablet=1)), "camp_1.1"), "play:pathfinders_staff", "relocate:camp_1.1")
    assert options(s, "relocate_to") == ["camp_2.1", "camp_3.1", "camp_4.1", "camp_5.1", "l1_low_1", "l1_low_2"]
    play(s, "relocate_to:l1_low_2")
    assert (int(at.figures(s, 0)), resources(s)) == (bit(space("l1_low_2")), {"coin": 1, "arrowhead": 1})


@clause("R-24.21", "R-9.8")
def test_leaving_a_guardian_avoids_its_fear_and_arriving_at_one_brings_it() -> None:
    s = stand(site(found(turn("pathfinders_staff", tablet=1)), "l1_low_1", "", "guardian_01"), "l1_low_1")
    play(s, "play:pathfinders_staff", "relocate:l1_low_1", "relocate_to:l1_low_2")
    assert (cards(s, at.GUARDIAN_AT + 5), int(at.figures(s, 0))) == (["guardian_01"], bit(space("l1_low_2")))
    s = stand(site(found(turn("pathfinders_staff", tablet=1)), "l1_low_1", "", "guardian_01"), "l1_low_2")
    play(s, "play:pathfinders_staff", "relocate:l1_low_2", "relocate_to:l1_low_1")
    play(s, "end_turn")
    assert int(at.figures(s, 0)) == bit(space("l1_low_1"))


@clause("R-22.4", "R-21.3", "R-21.5")
def test_a_relocation_may_be_declined_and_cannot_start_from_the_board() -> None:
    s = play(stand(found(turn("pathfinders_sandals", tablet=1)), "camp_1.1"), "play:pathfinders_sandals", "decline")
    assert (int(at.figures(s, 0)), resources(s)) == (1, {})
    assert asked(play(found(turn("pathfinders_sandals", tablet=1)), "play:pathfinders_sandals")) == "turn"


# ---------------------------------------------------------------- tiles turned up
@clause("R-24.39", "R-21.3")
def test_the_guiding_stone_resolves_the_top_tile_and_puts_it_under_its_stack() -> None:
    s = play(found(turn("guiding_stone", tablet=1)), "play:guiding_stone")
    assert legal(s) == ["accept", "decline"]
    play(s, "accept")
    assert (asked(s), s.is_chance_node(), len(legal(s))) == ("activated", True, 10 - 2)
    play(s, "deal:l1_compass_arrowhead")
    tile = s.game.first[s.game.kind_names.index("l1_compass_arrowhead")]
    assert (resources(s), s.zone(tile), s.layer(tile), s.visible(tile, 1)) == ({"compass": 1, "arrowhead": 1}, at.LEVEL1_STACK, 0, True)
    assert (cards(s, at.CRATE), s.count(at.GUARDIAN_STACK), s.count(at.LEVEL1_STACK)) == ([], 15, 10 - 2)


@clause("R-24.39", "R-21.3")
def test_declined_before_it_is_seen_no_tile_moves() -> None:
    s = play(found(turn("guiding_stone", tablet=1)), "play:guiding_stone", "decline")
    assert (asked(s), resources(s), s.count(at.LEVEL1_STACK)) == ("turn", {}, 10 - 2)


@clause("R-24.39")
def test_a_tile_put_under_its_stack_is_not_turned_up_before_the_others() -> None:
    s = play(found(turn("guiding_stone", tablet=1)), "play:guiding_stone", "accept", "deal:l1_compass_arrowhead")
    s.push(at.ACTIVATED_OP, 0, 1, 1)
    assert (len(legal(s)), "deal:l1_compass_arrowhead" in legal(s)) == (10 - 2 - 1, False)


@clause("R-24.39", "R-21.1")
def test_the_guiding_skull_costs_a_compass_and_turns_up_level_two() -> None:
    s = play(found(turn("guiding_skull", tablet=1, compass=1)), "play:guiding_skull", "accept", "accept")
    assert (resources(s), [name[:8] for name in legal(s)]) == ({}, ["deal:l2_"] * (6 - 1))
    play(s, "deal:l2_arrowhead_jewel")
    assert resources(s) == {"arrowhead": 1, "jewel": 1}
    s = play(found(turn("guiding_skull", tablet=1)), "play:guiding_skull")
    assert asked(s) == "turn"
