"""Sources of travel icons, kept icons, discounts, the Ocarina; cards put down; nothing free inside a payment (R-6.4 to R-6.11, R-4.5)."""

from __future__ import annotations

from itertools import combinations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.errors import IllegalAction
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.positions import asked, cards, chance, lay, legal, options, play, resources, site, stand, turn, why


def kept(s: State) -> list[int]:
    """Boots, cars, ships, planes."""
    return [int(at.kept(s, i)) for i in range(4)]


# ---------------------------------------------------------------- sources
@clause("R-6.4", "R-6.5", "R-5.2")
def test_a_card_spent_goes_to_the_play_area_and_its_effect_is_ignored() -> None:
    s = play(turn("exploration_car"), "dig:camp_1.1", "spend:exploration_car")
    assert (cards(s, at.HAND), cards(s, at.PLAY)) == ([], ["exploration_car"])
    assert resources(s) == {"coin": 2}  # the camp's, and no compass


@clause("R-6.5")
def test_cards_in_the_play_area_give_no_travel() -> None:
    s = turn(play="funding_car pathfinders_sandals")
    assert options(s, "dig") == []
    assert why(s, "dig:camp_1.1") == "R-7.1"


@clause("R-6.5")
@case("B-005")
def test_a_card_gives_its_icons_or_its_effect() -> None:
    s = turn("funding_car", compass=3)
    assert "l1_low_1" in options(s, "discover")
    assert options(play(s, "play:funding_car"), "discover") == []


@clause("R-6.4", "R-9.6")
def test_a_boon_with_an_icon_is_turned_face_down_for_it() -> None:
    s = lay(turn(compass=3), at.BOON, "guardian_03")
    play(s, "discover:l1_low_1")
    assert legal(s) == ["spend_boon:guardian_03"]
    chance(play(s, "spend_boon:guardian_03"))
    assert (cards(s, at.BOON), cards(s, at.BOON_USED)) == ([], ["guardian_03"])
    assert why(turn(), "boon:guardian_03") == "R-9.6"


@pytest.mark.parametrize(
    ("guardian", "position"),
    [
        ("guardian_01", "l1_low_3"),
        ("guardian_03", "l1_low_1"),
        ("guardian_04", "l1_low_1"),
        ("guardian_09", "l1_low_1"),
        ("guardian_10", "l1_low_3"),
        ("guardian_12", "l1_up_3"),
        ("guardian_13", "l1_up_3"),
        ("guardian_15", "l1_low_3"),
    ],
)
@clause("R-9.6")
def test_each_travel_boon_pays_its_icon(guardian: str, position: str) -> None:
    """Ships for l1_low_3, cars for l1_low_1, on the Snake side a plane for l1_up_3."""
    s = lay(turn(compass=3, board="snake"), at.BOON, guardian)
    play(s, f"discover:{position}")
    assert legal(s) == [f"spend_boon:{guardian}"]


@pytest.mark.parametrize(
    ("name", "silver", "gold"),
    [
        ("assistant_car", [0, 0, 0, 0], [0, 1, 0, 0]),
        ("assistant_ship", [0, 0, 0, 0], [0, 0, 1, 0]),
        ("assistant_plane", [0, 0, 0, 0], [0, 0, 0, 1]),
    ],
)
@clause("R-6.4", "R-24.50")
def test_a_ready_assistant_is_exhausted_for_the_icons_of_its_side(name: str, silver: list[int], gold: list[int]) -> None:
    """One icon on the silver side, two on the gold side: of those one is kept."""
    for ready, used, left in ((at.SILVER, at.SILVER_USED, silver), (at.GOLD, at.GOLD_USED, gold)):
        s = play(lay(turn(), ready, name), "dig:camp_1.1")
        assert legal(s) == [f"spend_assistant:{name}"]
        play(s, f"spend_assistant:{name}")
        assert (cards(s, ready), cards(s, used), kept(s)) == ([], [name], left)
        assert resources(s) == {"coin": 2}  # the camp's: travel instead of the assistant's resources


@clause("R-6.4")
def test_an_exhausted_assistant_gives_nothing() -> None:
    assert options(lay(turn(), at.SILVER_USED, "assistant_car"), "dig") == []


@clause("R-6.4", "R-24.50")
def test_travel_of_an_own_assistant_is_had_inside_a_payment_only() -> None:
    s = play(lay(turn(), at.SILVER, "assistant_plane"), "assist:assistant_plane")
    assert (resources(s), kept(s)) == ({"coin": 1}, [0, 0, 0, 0])


@clause("R-6.4")
def test_pilots_are_hired_as_often_as_there_are_two_coins() -> None:
    s = play(turn(coin=5, compass=6), "discover:l2_1")
    assert legal(s) == ["pilot"]
    play(s, "pilot")
    assert (legal(s), resources(s)) == (["pilot"], {"coin": 3})
    assert (asked(play(s, "pilot")), resources(s)["coin"]) == ("window", 1)
    assert not any(name.startswith("l2") for name in options(turn(coin=3, compass=6), "discover"))  # one pilot, and two cars or ships


@clause("R-6.4", "R-6.8")
def test_two_pilots_pay_two_cars_and_one_pilot_is_not_offered_for_them() -> None:
    """Pack Donkey's two cars pay alone. Three coins hire one pilot, who would leave a car to pay; four coins hire two."""
    assert legal(play(turn("pack_donkey", coin=3, compass=6), "discover:l2_1")) == ["spend:pack_donkey"]
    assert legal(play(turn("pack_donkey", coin=4, compass=6), "discover:l2_1")) == ["spend:pack_donkey", "pilot"]


@clause("R-6.4", "R-4.5")
def test_pilots_are_paid_from_the_coins_that_the_cost_leaves() -> None:
    """Guardian 3 asks for a boot, a coin and an arrowhead: with two coins no pilot is left, with three there is one."""
    for coins, possible in ((2, False), (3, True)):
        s = stand(site(turn(coin=coins, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_03"), "l1_low_1")
        assert ("overcome:l1_low_1" in legal(s)) is possible


@clause("R-6.3")
def test_icons_of_several_sources_are_combined() -> None:
    s = play(lay(turn("funding_car", coin=2, compass=6), at.BOON, "guardian_03"), "discover:l2_1")
    assert legal(s) == ["spend:funding_car", "spend_boon:guardian_03", "pilot"]
    assert legal(play(s, "spend:funding_car")) == ["spend_boon:guardian_03", "pilot"]


@clause("R-6.4", "R-6.7")
def test_a_kept_icon_pays_a_later_cost_of_the_same_turn() -> None:
    """Two planes of the Aeroplane: one for the camp, one for the boot of the silver arrowhead assistant (R-6.10)."""
    s = lay(turn("aeroplane"), at.SILVER, "assistant_arrowhead")
    play(s, "dig:camp_1.1", "spend:aeroplane")
    assert kept(s) == [0, 0, 0, 1]
    play(s, "assist:assistant_arrowhead", "accept", "spend_kept:plane")
    assert (kept(s), resources(s)) == ([0, 0, 0, 0], {"coin": 2, "arrowhead": 1})


@pytest.mark.parametrize("icon", ["fear", "funding_car", "funding_ship", "hot_air_balloon"])
@clause("R-24.48", "R-6.10")
def test_any_icon_pays_the_boot_of_the_silver_arrowhead_assistant(icon: str) -> None:
    s = play(lay(turn(icon), at.SILVER, "assistant_arrowhead"), "assist:assistant_arrowhead", "accept", f"spend:{icon}")
    assert resources(s) == {"arrowhead": 1}


@clause("R-6.10")
def test_no_bridge_of_either_track_costs_travel() -> None:
    for board in ("bird", "snake"):
        s = turn(board=board)
        assert all(at.bridge(s, i) >> 28 == 0 for i in range(225))


# ---------------------------------------------------------------- inside a payment
@clause("R-4.5")
def test_no_free_action_is_open_inside_a_payment() -> None:
    s = play(turn("funding_car fear"), "dig:camp_1.1")
    assert legal(s) == ["spend:funding_car", "spend:fear"]
    assert why(s, "play:funding_car") == "R-4.5"
    s = play(turn("journal funding_car"), "dig:camp_1.1", "spend:journal")
    assert (asked(s), why(s, "play:funding_car")) == ("keep_icon", "R-4.5")


@clause("R-4.5")
def test_an_action_is_legal_only_if_its_whole_cost_can_be_paid_now() -> None:
    """The coin of Funding could hire a pilot, but it has to be fetched first."""
    s = turn("funding_ship", coin=1, compass=3)
    assert options(s, "discover") == ["l1_low_3", "l1_low_4", "l1_up_3", "l1_up_4"]
    assert "l1_low_1" in options(play(s, "play:funding_ship"), "discover")


@clause("R-9.2", "R-5.2")
def test_a_card_put_down_as_a_cost_gives_neither_travel_nor_effect() -> None:
    s = stand(site(turn("funding_car fear", coin=1, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_02"), "l1_low_1")
    play(s, "overcome:l1_low_1")
    assert (legal(s), why(s, "play:funding_car"), why(s, "put:exploration_car")) == (["put:funding_car", "put:fear"], "R-4.5", "R-5.2")
    play(s, "put:funding_car")
    assert (cards(s, at.PLAY), resources(s), kept(s), cards(s, at.BOON)) == (["funding_car"], {}, [0, 0, 0, 0], ["guardian_02"])


@clause("R-5.2")
@case("B-005")
def test_one_fear_card_cannot_pay_twice_but_two_can() -> None:
    s = play(turn("fear", compass=3, board="snake"), "dig:camp_1.1", "spend:fear")
    with pytest.raises(IllegalAction):
        s.apply_action(s.string_to_action("spend:fear"))
    assert "l1_up_2" not in options(turn("fear", compass=3, board="snake"), "discover")  # two boots
    s = play(turn("fear fear", compass=3, board="snake"), "discover:l1_up_2", "spend:fear", "spend:fear")
    assert cards(s, at.PLAY) == ["fear", "fear"]


@clause("R-6.8")
def test_an_illegal_source_changes_nothing() -> None:
    s = play(turn("funding_car funding_ship", compass=3), "discover:l1_low_1")
    before = s.words()
    with pytest.raises(IllegalAction):
        s.apply_action(s.string_to_action("spend:funding_ship"))
    assert s.words() == before


# ---------------------------------------------------------------- discounts
@clause("R-6.9", "R-22.6")
def test_icons_of_a_discount_that_are_not_needed_are_lost() -> None:
    s = play(turn("sturdy_boots", deck=""), "play:sturdy_boots", "dig:camp_1.1")
    assert (kept(s), resources(s)) == ([0, 0, 0, 0], {"coin": 2, "compass": 1})


@clause("R-6.9", "R-24.2")
def test_two_boots_off_do_nothing_for_a_car() -> None:
    s = play(turn("sturdy_boots funding_car", deck="", compass=2), "play:sturdy_boots")
    assert options(s, "discover") == ["l1_low_1", "l1_low_2", "l1_up_1", "l1_up_2"]
    assert legal(play(s, "discover:l1_low_1")) == ["spend:funding_car"]


# ---------------------------------------------------------------- Guardian's Ocarina
def with_ocarina(hand: str) -> State:
    """Seat 0 has just resolved the Ocarina as its main action, with an archaeologist on camp 1 taken back."""
    s = stand(turn(f"guardians_ocarina {hand}", tablet=1), "camp_1.1")
    return play(s, "play:guardians_ocarina", "recall:camp_1.1")


@clause("R-6.11", "R-24.28")
def test_under_the_ocarina_every_icon_is_a_plane() -> None:
    s = lay(with_ocarina("journal"), at.SILVER, "assistant_arrowhead")
    assert (int(at.planes(s, 0)), int(at.figures(s, 0))) == (1, 0)
    play(s, "assist:assistant_arrowhead", "accept", "spend:journal")
    assert kept(s) == [0, 0, 0, 1]  # car and ship are two planes, one is left


@pytest.mark.parametrize("hand", [*combinations(["fear", "funding_car", "funding_ship", "hot_air_balloon"], 2)])
@clause("R-6.11", "R-6.3")
def test_under_the_ocarina_any_two_icons_are_two_planes(hand: tuple[str, str]) -> None:
    """Each of the four costs of level II on the Bird side is two icons: two cars or two ships."""
    s = turn(" ".join(hand), compass=6)
    at.set_planes(s, 0, 1)
    assert options(s, "discover")[-4:] == ["l2_1", "l2_2", "l2_3", "l2_4"]


@clause("R-6.11", "R-24.28")
def test_the_ocarina_lasts_to_the_end_of_the_round_and_turns_icons_kept_into_planes() -> None:
    s = turn("fear guardians_ocarina", compass=3, tablet=1, board="snake")
    at.set_kept(s, 0, 2)
    play(s, "play:guardians_ocarina")
    assert kept(s) == [0, 0, 0, 2]
    play(s, "end_turn")
    play(s, "pass", "end_turn")
    assert "l1_up_3" in options(s, "discover")  # a plane, paid with the boot of Fear


@clause("R-24.28")
def test_recalling_an_archaeologist_is_optional_and_without_one_out_the_rest_still_works() -> None:
    s = stand(turn("guardians_ocarina", tablet=1), "camp_1.1", "camp_2.1")
    play(s, "play:guardians_ocarina")
    assert (legal(s), why(s, "recall:camp_3.1")) == (["recall:camp_1.1", "recall:camp_2.1", "decline"], "R-24.28")
    assert int(at.planes(play(s, "decline"), 0)) == 1
    s = play(turn("guardians_ocarina", tablet=1), "play:guardians_ocarina")
    assert (asked(s), int(at.planes(s, 0))) == ("turn", 1)


@clause("R-24.28")
def test_a_recalled_archaeologist_brings_no_fear_and_may_be_sent_out_again() -> None:
    s = site(turn("guardians_ocarina fear", tablet=1), "l1_low_1", "l1_jewel", "guardian_01")
    stand(s, "l1_low_1", "camp_1.1")
    play(s, "play:guardians_ocarina", "recall:l1_low_1", "end_turn")
    assert cards(s, at.PLAY) == ["guardians_ocarina"]
    play(s, "pass", "end_turn")
    assert "l1_low_1" in options(s, "dig")  # a car, paid with Fear's plane


@clause("R-24.28", "R-6.9")
def test_discounts_are_planes_too_unless_the_option_says_otherwise() -> None:
    """Sturdy Boots: two boots off are two planes off, so level II (two cars) costs nothing to reach."""
    for counted, expected in ((True, ["l2_1", "l2_2", "l2_3", "l2_4"]), (False, [])):
        s = turn("sturdy_boots", deck="", compass=5, ocarina_discounts=counted)
        at.set_planes(s, 0, 1)
        play(s, "play:sturdy_boots")
        assert [name for name in options(s, "discover") if name.startswith("l2")] == expected


@clause("R-24.28")
def test_with_the_option_the_ocarina_ends_when_the_card_leaves_the_play_area() -> None:
    for ends, expected in ((False, True), (True, False)):
        s = turn("fear", compass=3, board="snake", effects_end_with_card=ends)
        at.set_planes(s, 0, 1)
        lay(s, at.ARTIFACT_EXILE, "guardians_ocarina")
        assert ("l1_up_3" in options(s, "discover")) is expected
        lay(s, at.PLAY, "guardians_ocarina")
        assert "l1_up_3" in options(s, "discover")


@clause("R-24.32", "R-6.7")
def test_icons_of_an_assistant_used_in_the_supply_are_kept_for_the_turn() -> None:
    s = lay(turn("coconut_flask", tablet=1), at.ASSISTANT_TOP, "assistant_car")
    lay(s, at.SILVER, "assistant_arrowhead")
    play(s, "play:coconut_flask", "hire:assistant_car", "option:1")
    assert kept(s) == [0, 1, 0, 0]
    play(s, "assist:assistant_arrowhead", "accept", "spend_kept:car")
    assert resources(s) == {"coin": 2, "arrowhead": 1}
