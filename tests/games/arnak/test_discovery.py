"""The main action Discover: payment, idols, site tile, guardian, and what each site gives (R-8, R-24.43, R-24.44)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, GUARDIAN_TILES, IDOL_TILES
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    idols,
    lay,
    legal,
    options,
    play,
    position,
    resources,
    row,
    site,
    stand,
    turn,
    why,
)

PUBLIC = 2  # as a viewer in games of two


def with_idol(s: State, where: str, name: str) -> State:
    """The face-up idol of a position is of this kind; it changes places with one from elsewhere."""
    idols = range(IDOL_TILES, ASSISTANT_TILES)
    old = next(card for card in idols if s.zone(card) == at.IDOL_AT + position(where) and s.visible(card, PUBLIC))
    new = next(card for card in idols if s.game.kind_names[s.game.kind[card]] == name)
    word = s.word(old)
    s.write(old, s.word(new))
    s.write(new, word)
    return s


# ---------------------------------------------------------------- conditions
@clause("R-8.1")
def test_a_discovery_costs_three_compasses_on_level_one_and_six_on_level_two_besides_travel() -> None:
    level1 = ["l1_low_1", "l1_low_2", "l1_up_1", "l1_up_2"]  # a car each
    assert options(turn("funding_car automobile", compass=2), "discover") == []
    assert options(turn("funding_car automobile", compass=5), "discover") == level1
    assert options(turn("funding_car automobile", compass=6), "discover") == [*level1, "l2_1", "l2_2"]
    assert why(turn("funding_car", compass=2), "discover:l1_low_1") == "R-8.1"
    assert why(turn("funding_car", compass=3), "discover:l1_low_3") == "R-8.1"


@clause("R-8.1")
def test_an_archaeologist_must_be_on_the_board_and_the_position_without_a_tile() -> None:
    s = turn("funding_car", compass=3)
    assert why(stand(s.clone(), "camp_1.1", "camp_2.1"), "discover:l1_low_1") == "R-8.1"
    assert why(site(s, "l1_low_1", "l1_jewel"), "discover:l1_low_1") == "R-8.1"


# ---------------------------------------------------------------- the steps
@clause("R-8.2", "R-8.5", "R-8.6")
@case("B-016")
def test_payment_then_idol_then_site_then_guardian() -> None:
    s = with_idol(turn("funding_car fear", compass=3), "l1_low_1", "idol_exile")
    play(s, "discover:l1_low_1")
    assert (asked(s), resources(s), int(at.figures(s, 0))) == ("spend", {}, 0)
    play(s, "spend:funding_car")
    assert (asked(s), int(at.figures(s, 0))) == ("exile", bit(10))  # the archaeologist is there, the idol's effect is asked
    assert cards(s, at.SITE_AT + 5) == []
    play(s, "exile_hand:fear")
    assert (asked(s), legal(s)) == ("window", [*(f"slot:{name}" for name in options(s, "slot")), "go_on"])
    play(s, "go_on")
    assert (asked(s), s.is_chance_node()) == ("site", True)
    play(s, "deal:l1_coin_arrowhead")
    assert (asked(s), resources(s), cards(s, at.GUARDIAN_AT + 5)) == ("window", {"coin": 1, "arrowhead": 1}, [])
    play(s, "go_on")
    assert (asked(s), s.is_chance_node()) == ("guard", True)
    play(s, "deal:guardian_07")
    assert (cards(s, at.SITE_AT + 5), cards(s, at.GUARDIAN_AT + 5), legal(s)[-1]) == (["l1_coin_arrowhead"], ["guardian_07"], "end_turn")


@case("B-016")
def test_steps_still_to_come_survive_saving_and_nobody_knows_the_guardian_meanwhile() -> None:
    s = play(turn("funding_car exploration_ship", compass=3), "discover:l1_low_1", "spend:funding_car", "go_on", "deal:l1_draw_arrowhead")
    again = s.game.deserialize_state(s.serialize())
    assert (asked(again), again.words()) == ("draw", s.words())
    assert not any(s.visible(tile, viewer) for tile in range(GUARDIAN_TILES, IDOL_TILES) for viewer in (0, 1, PUBLIC))


@clause("R-8.6", "R-4.4")
def test_free_actions_are_open_before_the_site_and_before_the_guardian_and_without_any_nothing_is_asked() -> None:
    """An idol in the crates is a free action at once: put one in all four slots, and with an empty hand there is none."""
    s = play(turn("funding_car exploration_ship", compass=3), "discover:l1_low_1", "spend:funding_car")
    assert {"play:exploration_ship", "go_on"} <= set(legal(s))
    play(s, "play:exploration_ship", "go_on", "deal:l1_jewel")
    assert (asked(s), "slot:arrowhead" in legal(s)) == ("window", True)
    s = turn("funding_car", compass=3)
    for card in [card for card in range(IDOL_TILES, ASSISTANT_TILES) if s.zone(card) >= at.IDOL_AT + 9][:4]:
        s.lay(card, at.SLOT)
    assert asked(play(s, "discover:l1_low_1", "spend:funding_car")) == "site"


@pytest.mark.parametrize(
    ("zone", "tile", "tablets", "then"),
    [
        (at.BOON, "guardian_08", 1, "window"),  # an upgrade of the tablet
        (at.BOON, "guardian_08", 0, "site"),  # of nothing
        (at.BOON, "guardian_01", 1, "site"),  # an icon, for a payment only
        (at.BOON + 1, "guardian_08", 1, "site"),  # another's
        (at.SILVER, "assistant_coins", 0, "window"),
        (at.SILVER_USED, "assistant_coins", 0, "site"),
        (at.GOLD, "assistant_coins", 0, "window"),
        (at.GOLD_USED, "assistant_coins", 0, "site"),
        (at.SILVER + 1, "assistant_coins", 0, "site"),
    ],
)
@clause("R-4.4", "R-9.6", "R-16.4")
def test_a_boon_or_assistant_that_can_do_something_is_a_free_action_before_the_site(zone: int, tile: str, tablets: int, then: str) -> None:
    """The hand is empty and the slots are full, so there is no other."""
    s = idols(turn("funding_car", compass=3, tablet=tablets), slots=4)
    lay(s, zone, tile)
    assert asked(play(s, "discover:l1_low_1", "spend:funding_car")) == then


@clause("R-8.3", "R-10.5")
@case("B-017")
def test_both_idols_of_a_level_two_position_go_to_the_crates_and_only_the_open_one_acts() -> None:
    s = with_idol(turn("automobile", compass=6), "l2_1", "idol_coin")
    play(s, "discover:l2_1", "spend:automobile")
    assert (len(cards(s, at.CRATE)), resources(s)) == (2, {"coin": 1})
    found = [card for card in range(IDOL_TILES, ASSISTANT_TILES) if s.zone(card) == at.CRATE]
    assert [s.visible(card, viewer) for card in found for viewer in (0, 1, PUBLIC)].count(False) == 3


@pytest.mark.parametrize(("idol", "gained"), [("idol_coin", {"coin": 1}), ("idol_compass", {"compass": 1}), ("idol_tablet", {"tablet": 1})])
@clause("R-8.3")
def test_each_idol_of_a_resource_gives_it_at_once(idol: str, gained: dict[str, int]) -> None:
    s = with_idol(turn("funding_car", compass=3), "l1_low_1", idol)
    assert resources(play(s, "discover:l1_low_1", "spend:funding_car")) == gained


@clause("R-8.3")
def test_the_upgrade_idol_asks_for_the_trade() -> None:
    s = with_idol(turn("funding_car", compass=3, tablet=1), "l1_low_1", "idol_upgrade")
    play(s, "discover:l1_low_1", "spend:funding_car", "upgrade:tablet")
    assert resources(s) == {"arrowhead": 1}


@clause("R-8.3", "R-24.45")
def test_the_refresh_idol_readies_an_assistant() -> None:
    s = lay(with_idol(turn("funding_car", compass=3), "l1_low_1", "idol_refresh"), at.SILVER_USED, "assistant_coins")
    play(s, "discover:l1_low_1", "spend:funding_car", "refresh:assistant_coins")
    assert cards(s, at.SILVER) == ["assistant_coins"]


# ---------------------------------------------------------------- site tiles
@pytest.mark.parametrize(
    ("tile", "gained", "fear"),
    [
        ("l1_coin_arrowhead", {"coin": 1, "arrowhead": 1}, 0),
        ("l1_draw_coin_tablet", {"coin": 1, "tablet": 1}, 0),
        ("l1_compass_arrowhead", {"compass": 1, "arrowhead": 1}, 0),
        ("l1_coin_2tablets", {"coin": 1, "tablet": 2}, 0),
        ("l1_tablet_arrowhead", {"tablet": 1, "arrowhead": 1}, 0),
        ("l1_draw_arrowhead", {"arrowhead": 1}, 0),
        ("l1_fear_tablet_jewel", {"tablet": 1, "jewel": 1}, 1),
        ("l1_fear_compass_jewel", {"compass": 1, "jewel": 1}, 1),
        ("l1_jewel", {"jewel": 1}, 0),
        ("l2_2compasses_jewel", {"compass": 2, "jewel": 1}, 0),
        ("l2_four_kinds", {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1}, 0),
        ("l2_arrowhead_jewel", {"arrowhead": 1, "jewel": 1}, 0),
        ("l2_draw_tablet_jewel", {"tablet": 1, "jewel": 1}, 0),
        ("l2_2tablets_jewel", {"tablet": 2, "jewel": 1}, 0),
        ("l2_fear_2tablets_2arrowheads", {"tablet": 2, "arrowhead": 2}, 1),
    ],
)
@clause("R-8.4", "R-24.44", "R-5.7")
def test_what_each_site_gives(tile: str, gained: dict[str, int], fear: int) -> None:
    """A dig at the site as it was discovered before; draws are declined here."""
    where = "l1_low_1" if tile.startswith("l1") else "l2_1"
    s = play(site(turn("automobile", deck="fear"), where, tile), f"dig:{where}", "spend:automobile")
    if where == "l1_low_1":
        assert [int(at.kept(s, i)) for i in range(4)] == [0, 1, 0, 0]
    if "draw" in tile:
        assert options(s, "draw") == ["1"]
        play(s, "decline")
    assert (resources(s), cards(s, at.PLAY).count("fear"), legal(s)) == (gained, fear, ["end_turn"])


@pytest.mark.parametrize("tile", ["l1_draw_coin_tablet", "l1_draw_arrowhead", "l2_draw_tablet_jewel"])
@clause("R-8.4")
def test_sites_that_draw_take_the_top_card_of_the_own_deck(tile: str) -> None:
    where = "l1_low_1" if tile.startswith("l1") else "l2_1"
    s = play(site(turn("automobile", deck="exploration_car"), where, tile), f"dig:{where}", "spend:automobile", "draw:1")
    assert cards(s, at.HAND) == ["exploration_car"]


@clause("R-24.43")
def test_the_plane_wreck_gives_two_compasses_or_an_item_under_the_deck() -> None:
    s = row(site(turn("funding_car", deck="fear"), "l1_low_1", "l1_plane_wreck"), "mortar", "rope tent hat flask whip")
    play(s, "dig:l1_low_1", "spend:funding_car")
    assert resources(play(s.clone(), "option:0")) == {"compass": 2}
    play(s, "option:1", "take:tent")
    assert sorted(cards(s, at.DECK)) == ["fear", "tent"]
    assert s.layer(s.game.first[s.game.kind_names.index("tent")]) == 0


# ---------------------------------------------------------------- stacks
@clause("R-8.4")
def test_the_tile_comes_from_the_stack_of_the_level() -> None:
    for hand, where, group, many in (("funding_car", "l1_low_1", "l1_", 10), ("automobile", "l2_1", "l2_", 6)):
        s = turn(hand, compass=6)
        play(s, f"discover:{where}", f"spend:{hand}")
        if asked(s) == "window":
            play(s, "go_on")
        assert [name.startswith(f"deal:{group}") for name in legal(s)] == [True] * many


@clause("R-8.5", "R-23.1")
def test_every_guardian_not_yet_out_may_come() -> None:
    s = site(turn("funding_car", compass=3), "l1_low_2", "l1_jewel", "guardian_04")
    chance(play(s, "discover:l1_low_1", "spend:funding_car", "go_on"), "deal:l1_coin_arrowhead")
    play(s, "go_on")
    assert legal(s) == [f"deal:guardian_{i:02}" for i in range(1, 16) if i != 4]


@clause("R-8.7")
def test_no_stack_runs_out() -> None:
    """10 tiles for 8 positions, 6 for 4, and 15 guardians for 12."""
    s = turn()
    levels = [int(at.level_of(s, i)) for i in range(17)]
    assert (levels.count(0), levels.count(1), levels.count(2)) == (5, 8, 4)
    assert (s.count(at.LEVEL1_STACK), s.count(at.LEVEL2_STACK), s.count(at.GUARDIAN_STACK)) == (10, 6, 15)


@clause("R-8.4")
def test_the_last_tile_of_a_stack_is_certain_and_not_asked_of_chance() -> None:
    s = turn("funding_car", compass=3)
    others = [card for card in range(110, 120) if s.game.kind_names[s.game.kind[card]] != "l1_jewel"]
    for card in others:
        s.lay(card, at.SITE_AT + 12)
    play(s, "discover:l1_low_1", "spend:funding_car", "go_on")
    assert (cards(s, at.SITE_AT + 5), asked(s)) == (["l1_jewel"], "window")
    assert s.count_in(at.GUARDIAN_STACK, GUARDIAN_TILES, IDOL_TILES) == 15
