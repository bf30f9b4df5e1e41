"""The items whose effects give, draw, exile, pay and choose, one by one (R-24.5 to R-24.7, R-24.14 to R-24.20)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.deck import put_under
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, idols, lay, legal, options, piece, play, resources, site, stand, turn

FREE_GAINS = {
    "funding_car": {"coin": 1},
    "funding_ship": {"coin": 1},
    "exploration_car": {"compass": 1},
    "exploration_ship": {"compass": 1},
    "steam_boat": {"compass": 2},
    "automobile": {"compass": 2},
    "gold_pan": {"coin": 2},
    "carrier_pigeon": {"tablet": 2},
    "hat": {"coin": 1, "compass": 1},
}


@clause("R-12.3")
@pytest.mark.parametrize("name", FREE_GAINS)
def test_a_free_card_gives_its_resources_and_leaves_the_main_action(name: str) -> None:
    s = play(turn(name), f"play:{name}")
    assert resources(s) == FREE_GAINS[name]
    assert cards(s, at.PLAY) == [name] and cards(s, at.HAND) == []
    assert asked(s) == "turn" and "pass" in legal(s)


def test_pack_donkey_draws_two_cards() -> None:
    s = play(turn("pack_donkey", deck="fear funding_car"), "play:pack_donkey", "draw:1", "deal:fear", "draw:1")
    assert cards(s, at.HAND) == ["funding_car", "fear"] and asked(s) == "turn"


def test_horse_draws_a_card_and_gives_a_coin_and_a_compass() -> None:
    s = play(turn("horse", deck="fear"), "play:horse", "draw:1")
    assert cards(s, at.HAND) == ["fear"] and resources(s) == {"coin": 1, "compass": 1}


def test_horse_gives_its_resources_without_the_card() -> None:
    s = play(turn("horse", deck="fear"), "play:horse", "decline")
    assert cards(s, at.HAND) == [] and resources(s) == {"coin": 1, "compass": 1}


def test_trowel_trades_a_compass_for_a_jewel() -> None:
    s = play(turn("trowel", compass=1), "play:trowel", "accept")
    assert resources(s) == {"jewel": 1}


def test_pickaxe_trades_a_compass_for_a_tablet_and_an_arrowhead() -> None:
    s = play(turn("pickaxe", compass=3), "play:pickaxe", "accept")
    assert resources(s) == {"compass": 2, "tablet": 1, "arrowhead": 1}


@clause("R-24.5")
def test_parrot_needs_another_card_of_the_hand() -> None:
    s = play(turn("parrot fear funding_car"), "play:parrot", "accept")
    assert options(s, "put") == ["funding_car", "fear"]
    play(s, "put:fear")
    assert resources(s) == {"jewel": 1} and cards(s, at.PLAY) == ["fear", "parrot"]


@clause("R-24.5")
def test_parrot_alone_in_the_hand_has_no_effect() -> None:
    s = play(turn("parrot"), "play:parrot")
    assert resources(s) == {} and asked(s) == "turn"


@clause("R-24.5")
def test_rope_puts_a_card_down_and_draws_two() -> None:
    s = play(turn("rope fear", deck="hat horse"), "play:rope", "accept", "put:fear", "draw:1", "deal:hat", "draw:1")
    assert cards(s, at.HAND) == ["horse", "hat"] and cards(s, at.PLAY) == ["fear", "rope"]


@clause("R-24.5")
def test_rope_alone_in_the_hand_draws_nothing() -> None:
    s = play(turn("rope", deck="hat"), "play:rope")
    assert cards(s, at.HAND) == [] and asked(s) == "turn"


@clause("R-24.5", "R-13.2")
def test_grappling_hook_may_exile_the_card_put_down() -> None:
    s = play(turn("grappling_hook fear", deck="hat"), "play:grappling_hook", "accept", "put:fear", "draw:1")
    assert options(s, "exile_play") == ["fear", "grappling_hook"] and options(s, "exile_hand") == ["hat"]
    play(s, "exile_play:fear")
    assert cards(s, at.PLAY) == ["grappling_hook"] and cards(s, at.HAND) == ["hat"]


@clause("R-24.6")
@pytest.mark.parametrize(("name", "gain"), [("watch", {"coin": 2}), ("chronometer", {"coin": 1, "compass": 1})])
def test_the_first_option_of_watch_and_chronometer_is_free(name: str, gain: dict[str, int]) -> None:
    s = play(turn(name), f"play:{name}", "option:0")
    assert resources(s) == gain and "pass" in legal(s)


@clause("R-24.6", "R-17.3")
@pytest.mark.parametrize(("name", "gain"), [("watch", {"coin": 3}), ("chronometer", {"compass": 3})])
def test_the_second_option_of_watch_and_chronometer_is_a_pass(name: str, gain: dict[str, int]) -> None:
    s = play(turn(name), f"play:{name}", "option:1")
    assert resources(s) == gain and at.passed(s, 0) == 1
    assert legal(s) == ["end_turn"]


@clause("R-24.7")
def test_army_knife_gives_two_different_things_of_four() -> None:
    s = play(turn("army_knife fear"), "play:army_knife")
    assert options(s, "option") == ["0", "1", "2", "3"]
    play(s, "option:3")
    assert options(s, "option") == ["0", "1", "2"]
    play(s, "option:1")
    assert resources(s) == {"coin": 1, "tablet": 1} and asked(s) == "turn"


@clause("R-24.7")
def test_army_knife_may_choose_the_exile_and_not_exile() -> None:
    s = play(turn("army_knife"), "play:army_knife", "option:0", "decline", "option:2")
    assert resources(s) == {"compass": 1} and cards(s, at.PLAY) == ["army_knife"]


@clause("R-24.14")
def test_bow_and_arrows_counts_guardians_overcome_and_at_own_sites() -> None:
    s = lay(turn("bow_and_arrows"), at.BOON_USED, "guardian_01")
    stand(site(s, "l1_low_1", "l1_jewel", "guardian_02"), "l1_low_1")
    site(s, "l1_low_2", "l1_coin_arrowhead", "guardian_03")
    assert resources(play(s, "play:bow_and_arrows")) == {"compass": 2}


@clause("R-24.14")
def test_bow_and_arrows_counts_a_guardian_between_two_own_figures_once() -> None:
    s = lay(turn("bow_and_arrows", seats=4), at.GUARDIAN_AT, "guardian_02")
    assert resources(play(stand(s, "camp_1.1", "camp_1.2"), "play:bow_and_arrows")) == {"compass": 1}


@clause("R-24.14")
def test_bow_and_arrows_gives_three_compasses_at_most() -> None:
    s = lay(turn("bow_and_arrows"), at.BOON, "guardian_01 guardian_02 guardian_03 guardian_04")
    assert resources(play(s, "play:bow_and_arrows")) == {"compass": 3}


@clause("R-12.4")
def test_rough_map_is_exiled_for_three_compasses() -> None:
    s = play(turn("rough_map"), "play:rough_map")
    assert resources(s) == {"compass": 3}
    assert "rough_map" in cards(s, at.ITEM_EXILE) and cards(s, at.PLAY) == []


@clause("R-12.4")
def test_flask_is_exiled_and_draws_three_cards() -> None:
    s = play(turn("flask", deck="hat horse fear"), "play:flask", "draw:1", "deal:hat", "draw:1", "deal:horse", "draw:1")
    assert cards(s, at.HAND) == ["fear", "horse", "hat"] and "flask" in cards(s, at.ITEM_EXILE)


EXILERS = {
    "machete": {"compass": 2},
    "torch": {"tablet": 1},
    "axe": {"compass": 1},
}


@clause("R-24.20", "R-13.1")
@pytest.mark.parametrize("name", EXILERS)
def test_machete_torch_and_axe_exile_a_card_and_give(name: str) -> None:
    s = play(turn(f"{name} fear"), f"play:{name}", "exile_hand:fear")
    assert cards(s, at.HAND) == [] and resources(s) == EXILERS[name]


@clause("R-24.20", "R-21.7")
@pytest.mark.parametrize("name", EXILERS)
def test_machete_torch_and_axe_give_without_the_exile(name: str) -> None:
    s = play(turn(f"{name} fear"), f"play:{name}", "decline")
    assert cards(s, at.HAND) == ["fear"] and resources(s) == EXILERS[name]


@clause("R-24.19", "R-5.4", "R-5.5")
def test_large_backpack_draws_the_card_bought_this_round() -> None:
    s = turn("large_backpack", deck="fear funding_car")
    put_under(s, piece(s, "hat"), at.DECK, s.game.everyone)
    play(s, "play:large_backpack", "draw:1")
    assert cards(s, at.HAND) == ["hat"] and resources(s) == {"coin": 1}


@clause("R-24.15")
def test_brush_counts_idols_in_crates_and_slots() -> None:
    assert resources(play(idols(turn("brush"), crates=1, slots=1), "play:brush")) == {"compass": 2}


@clause("R-24.15")
def test_brush_gives_three_compasses_at_most() -> None:
    assert resources(play(idols(turn("brush"), crates=3, slots=1), "play:brush")) == {"compass": 3}


@clause("R-24.16")
@pytest.mark.parametrize(("spaces", "compasses"), [((), 0), (("camp_1.1",), 1), (("camp_1.1", "camp_3.1"), 2)])
def test_theodolite_counts_own_archaeologists_on_sites(spaces: tuple[str, ...], compasses: int) -> None:
    s = play(stand(turn("theodolite"), *spaces), "play:theodolite")
    assert resources(s) == {"coin": 1} | ({"compass": compasses} if compasses else {})


@clause("R-24.6", "R-17.3")
@pytest.mark.parametrize(("name", "gain"), [("watch", {"coin": 2}), ("chronometer", {"coin": 1, "compass": 1})])
def test_after_the_main_action_only_the_first_option_is_left(name: str, gain: dict[str, int]) -> None:
    s = play(turn(name, main_used=1), f"play:{name}")
    assert resources(s) == gain and at.passed(s, 0) == 0


@clause("R-24.6", "R-17.3", "R-4.4")
def test_a_watch_played_within_the_main_action_cannot_pass() -> None:
    s = play(turn("machete watch"), "play:machete", "play:watch")
    assert resources(s) == {"coin": 2} and asked(s) == "exile"
