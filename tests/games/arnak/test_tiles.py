"""Boons, assistants, sites, idols and bonus tiles that give, draw, exile and upgrade (R-8.3, R-9.6, R-14.5, R-16.4)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.cards import FEAR_CARDS, ITEM_CARDS
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, lay, legal, own, play, position, resources, site, stand, turn, why


@clause("R-9.6", "R-4.3")
@pytest.mark.parametrize("name", ["guardian_02", "guardian_05", "guardian_06", "guardian_11", "guardian_14"])
def test_an_exile_boon_is_used_once(name: str) -> None:
    s = lay(turn("fear"), at.BOON, name)
    play(s, f"boon:{name}", "exile_hand:fear")
    assert cards(s, at.BOON_USED) == [name] and cards(s, at.HAND) == []
    assert why(s, f"boon:{name}") == "R-9.6" and "pass" in legal(s)


@clause("R-9.6")
def test_the_draw_boon_draws_a_card() -> None:
    s = play(lay(turn("", deck="hat"), at.BOON, "guardian_07"), "boon:guardian_07", "draw:1")
    assert cards(s, at.HAND) == ["hat"]


@clause("R-9.6")
def test_the_upgrade_boon_upgrades() -> None:
    s = play(lay(turn("", tablet=1), at.BOON, "guardian_08"), "boon:guardian_08", "upgrade:tablet")
    assert resources(s) == {"arrowhead": 1}


@clause("R-9.6")
@pytest.mark.parametrize("name", ["guardian_01", "guardian_03", "guardian_12"])
def test_a_travel_boon_is_no_free_action(name: str) -> None:
    s = lay(turn("fear"), at.BOON, name)
    assert f"boon:{name}" not in legal(s) and why(s, f"boon:{name}") == "R-9.6"


@clause("R-9.6")
def test_the_boon_of_another_player_is_not_available() -> None:
    s = lay(turn("fear"), at.BOON + 1, "guardian_02")
    assert why(s, "boon:guardian_02") == "R-9.6"


@clause("R-16.4")
def test_an_assistant_is_used_once_until_refreshed() -> None:
    s = play(lay(turn("fear"), at.SILVER, "assistant_coins"), "assist:assistant_coins")
    assert resources(s) == {"coin": 2} and cards(s, at.SILVER_USED) == ["assistant_coins"]
    assert why(s, "assist:assistant_coins") == "R-16.4"


@clause("R-16.4")
def test_the_side_shown_is_resolved() -> None:
    s = play(lay(turn("fear"), at.GOLD, "assistant_coins"), "assist:assistant_coins")
    assert resources(s) == {"coin": 3} and cards(s, at.GOLD_USED) == ["assistant_coins"]


@clause("R-16.5")
def test_the_buying_assistant_is_no_free_action() -> None:
    s = lay(turn("fear", coin=9, main_used=1), at.SILVER, "assistant_buyer")
    assert why(s, "assist:assistant_buyer") == "R-16.5"


@clause("R-16.7")
def test_an_assistant_that_cannot_be_paid_is_of_no_use() -> None:
    s = lay(turn("fear"), at.SILVER, "assistant_trade")
    assert "assist:assistant_trade" not in legal(s) and why(s, "assist:assistant_trade") == "R-16.7"


@clause("R-16.7")
def test_an_assistant_that_is_not_paid_gives_nothing() -> None:
    s = lay(turn("fear", coin=1), at.SILVER, "assistant_trade")
    play(s, "assist:assistant_trade", "decline")
    assert resources(s) == {"coin": 1} and cards(s, at.SILVER_USED) == ["assistant_trade"]


@clause("R-24.50", "R-6.4")
@pytest.mark.parametrize(
    ("name", "zone", "gain"),
    [
        ("assistant_plane", at.SILVER, {"coin": 1}),
        ("assistant_plane", at.GOLD, {"coin": 2}),
        ("assistant_car", at.SILVER, {"compass": 1}),
        ("assistant_ship", at.GOLD, {"coin": 1, "compass": 1}),
    ],
)
def test_a_travel_assistant_used_freely_gives_its_resources(name: str, zone: int, gain: dict[str, int]) -> None:
    assert resources(play(lay(turn("fear"), zone, name), f"assist:{name}")) == gain


@clause("R-24.42")
def test_the_jewel_camp_asks_for_a_card_of_the_hand() -> None:
    s = play(turn("fear exploration_car"), "dig:camp_5.1", "spend:exploration_car", "accept", "put:fear")
    assert resources(s) == {"jewel": 1} and cards(s, at.HAND) == []


@clause("R-24.42", "R-7.8")
def test_the_jewel_camp_gives_nothing_to_an_empty_hand() -> None:
    s = play(turn("fear"), "dig:camp_5.1", "spend:fear")
    assert resources(s) == {} and asked(s) == "turn"


FEAR_SITES = {
    "l1_fear_tablet_jewel": {"tablet": 1, "jewel": 1},
    "l1_fear_compass_jewel": {"compass": 1, "jewel": 1},
    "l2_fear_2tablets_2arrowheads": {"tablet": 2, "arrowhead": 2},
}


@clause("R-5.7", "R-21.4")
@pytest.mark.parametrize("tile", FEAR_SITES)
def test_a_site_with_fear_puts_it_face_up_into_the_play_area(tile: str) -> None:
    s = site(turn("exploration_car exploration_ship"), "l1_low_1", tile)
    play(s, "dig:l1_low_1", "spend:exploration_car")
    assert resources(s) == FEAR_SITES[tile] and cards(s, at.PLAY) == ["exploration_car", "fear"]
    assert "spend:fear" not in legal(s), "its boot is not used"


@clause("R-1.5")
def test_without_fear_cards_fear_tiles_are_taken() -> None:
    s = turn("hunting_arrows", tablet=1)
    for card in range(FEAR_CARDS, ITEM_CARDS):
        s.lay(card, at.PLAY + 1)
    play(s, "play:hunting_arrows")
    assert at.fear_tiles(s, 0) == 1 and "fear" not in cards(s, at.PLAY)


@clause("R-22.3", "R-24.14")
def test_a_figure_elsewhere_does_not_count_for_bow_and_arrows() -> None:
    s = stand(site(turn("bow_and_arrows"), "l1_low_1", "l1_jewel", "guardian_02"), "l1_low_2")
    assert resources(play(s, "play:bow_and_arrows")) == {}


IDOLS = {"idol_coin": {"coin": 1}, "idol_compass": {"compass": 1}, "idol_tablet": {"tablet": 1}}


def discovery(idol: str, hand: str, **amounts: int) -> State:
    """Seat 0 has discovered a site where this idol lay face up."""
    s = own(turn(hand), **amounts)
    where = at.IDOL_AT + position("l1_low_1")
    for card in range(s.game.cards):
        if s.zone(card) == where:
            s.lay(card, at.IDOL_GONE)
    lay(s, where, idol)
    return play(s, "discover:l1_low_1", "spend:exploration_car")


@clause("R-8.3")
@pytest.mark.parametrize("name", IDOLS)
def test_the_face_up_idol_of_a_discovery_gives_its_resource(name: str) -> None:
    s = discovery(name, "exploration_car fear", compass=3)
    assert asked(s) == "window" and resources(s) == IDOLS[name]
    assert cards(s, at.CRATE) == [name]


@clause("R-8.3", "R-21.3")
def test_the_exile_idol_of_a_discovery_may_exile_the_card_spent() -> None:
    s = discovery("idol_exile", "exploration_car", compass=3)
    play(s, "exile_play:exploration_car")
    assert cards(s, at.PLAY) == [] and "exploration_car" in cards(s, at.OUT)


@clause("R-8.3", "R-22.8")
def test_the_upgrade_idol_of_a_discovery_upgrades() -> None:
    s = play(discovery("idol_upgrade", "exploration_car", compass=3, tablet=1), "upgrade:tablet")
    assert resources(s) == {"arrowhead": 1}


def researched(tile: str, hand: str = "fear", deck: str = "", **amounts: int) -> State:
    """Seat 0's magnifying glass has just moved to a space of row 2 with this bonus tile and takes the tile first."""
    s = own(turn(hand, deck=deck), **amounts)
    at.set_glass(s, 0, 1)
    for card in range(s.game.cards):
        if s.zone(card) == at.BONUS_AT + 3:
            s.lay(card, at.BONUS_GONE)
    lay(s, at.BONUS_AT + 3, tile)
    own(s, tablet=at.tablet(s, 0) + 9, jewel=9, coin=9, arrowhead=9, compass=9)
    cost = resources(s)
    play(s, "glass:3")
    own(s, **{name: amounts.get(name, 0) for name in cost})
    return play(s, "first:tile")


BONUS = {"bonus_coin": {"coin": 1}, "bonus_compass": {"compass": 1}, "bonus_tablet": {"tablet": 1}}


@clause("R-14.5")
@pytest.mark.parametrize("tile", BONUS)
def test_a_bonus_tile_gives_its_resource_besides_the_compass_of_row_two(tile: str) -> None:
    s = researched(tile)
    assert resources(s) == {"compass": 1} | ({"compass": 2} if tile == "bonus_compass" else BONUS[tile])
    assert tile in cards(s, at.BONUS_GONE)


@clause("R-14.5", "R-21.3")
def test_the_draw_tile_draws_a_card() -> None:
    s = researched("bonus_draw", deck="hat")
    assert cards(play(s, "draw:1"), at.HAND) == ["fear", "hat"]


@clause("R-14.5", "R-21.3")
def test_the_exile_tile_exiles_a_card() -> None:
    s = play(researched("bonus_exile"), "exile_hand:fear")
    assert cards(s, at.HAND) == [] and resources(s) == {"compass": 1}


@clause("R-14.5", "R-22.8")
def test_the_upgrade_tile_upgrades() -> None:
    s = play(researched("bonus_upgrade", tablet=1), "upgrade:tablet")
    assert resources(s) == {"compass": 1, "arrowhead": 1}


@clause("R-14.5", "R-21.3")
def test_a_declined_bonus_tile_is_gone_all_the_same() -> None:
    s = play(researched("bonus_upgrade", tablet=1), "decline")
    assert "bonus_upgrade" in cards(s, at.BONUS_GONE) and resources(s) == {"compass": 1, "tablet": 1}


@clause("R-4.4", "R-21.5")
def test_an_upgrade_is_asked_while_a_card_of_the_hand_might_bring_a_tablet() -> None:
    s = researched("bonus_upgrade", hand="carrier_pigeon")
    assert legal(s) == ["play:carrier_pigeon", "decline"]
    assert resources(play(s, "play:carrier_pigeon", "upgrade:tablet")) == {"compass": 1, "tablet": 1, "arrowhead": 1}
