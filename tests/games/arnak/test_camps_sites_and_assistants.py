"""What each camp, each site tile and each assistant gives, one by one."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, lay, play, resources, site, turn

CAMPS = {
    "camp_1.1": {"coin": 2},
    "camp_2.1": {"compass": 2},
    "camp_3.1": {"tablet": 2},
    "camp_4.1": {"arrowhead": 1},
}


@clause("R-7.2")
@pytest.mark.parametrize("space", CAMPS)
def test_a_camp_gives_its_resources(space: str) -> None:
    assert resources(play(turn("fear"), f"dig:{space}", "spend:fear")) == CAMPS[space]


SITES = {
    "l1_coin_arrowhead": {"coin": 1, "arrowhead": 1},
    "l1_compass_arrowhead": {"compass": 1, "arrowhead": 1},
    "l1_coin_2tablets": {"coin": 1, "tablet": 2},
    "l1_tablet_arrowhead": {"tablet": 1, "arrowhead": 1},
    "l1_jewel": {"jewel": 1},
    "l2_2compasses_jewel": {"compass": 2, "jewel": 1},
    "l2_four_kinds": {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1},
    "l2_arrowhead_jewel": {"arrowhead": 1, "jewel": 1},
    "l2_2tablets_jewel": {"tablet": 2, "jewel": 1},
}


@clause("R-7.2", "R-24.44")
@pytest.mark.parametrize("tile", SITES)
def test_a_site_gives_its_resources(tile: str) -> None:
    s = site(turn("exploration_car"), "l1_low_1", tile)
    assert resources(play(s, "dig:l1_low_1", "spend:exploration_car")) == SITES[tile]


DRAWING_SITES = {
    "l1_draw_coin_tablet": {"coin": 1, "tablet": 1},
    "l1_draw_arrowhead": {"arrowhead": 1},
    "l2_draw_tablet_jewel": {"tablet": 1, "jewel": 1},
}


@clause("R-7.2", "R-21.3")
@pytest.mark.parametrize("tile", DRAWING_SITES)
@pytest.mark.parametrize(("answer", "hand"), [("draw:1", ["hat"]), ("decline", [])])
def test_a_site_with_a_draw_gives_the_rest_with_or_without_it(tile: str, answer: str, hand: list[str]) -> None:
    s = site(turn("exploration_car", deck="hat"), "l1_low_1", tile)
    play(s, "dig:l1_low_1", "spend:exploration_car", answer)
    assert cards(s, at.HAND) == hand and resources(s) == DRAWING_SITES[tile]


ASSISTANTS = {
    ("assistant_coins", at.SILVER): {"coin": 2},
    ("assistant_coins", at.GOLD): {"coin": 3},
    ("assistant_tablet", at.SILVER): {"tablet": 1},
    ("assistant_tablet", at.GOLD): {"coin": 1, "tablet": 1},
    ("assistant_arrowhead", at.GOLD): {"arrowhead": 1},
    ("assistant_compass", at.SILVER): {"compass": 1},
    ("assistant_compass", at.GOLD): {"compass": 2},
    ("assistant_car", at.GOLD): {"coin": 1, "compass": 1},
    ("assistant_ship", at.SILVER): {"compass": 1},
}


@clause("R-16.4")
@pytest.mark.parametrize(("name", "side"), ASSISTANTS)
def test_an_assistant_gives_the_resources_of_the_side_shown(name: str, side: int) -> None:
    s = play(lay(turn("fear"), side, name), f"assist:{name}")
    assert resources(s) == ASSISTANTS[name, side] and asked(s) == "turn"


@clause("R-24.48", "R-6.10")
def test_the_silver_arrowhead_assistant_asks_for_a_boot() -> None:
    s = lay(turn("fear"), at.SILVER, "assistant_arrowhead")
    play(s, "assist:assistant_arrowhead", "accept", "spend:fear")
    assert resources(s) == {"arrowhead": 1} and cards(s, at.PLAY) == ["fear"]


@clause("R-16.7")
def test_the_silver_trade_assistant_trades_a_coin_for_an_arrowhead() -> None:
    s = play(lay(turn("fear", coin=2), at.SILVER, "assistant_trade"), "assist:assistant_trade", "accept")
    assert resources(s) == {"coin": 1, "arrowhead": 1}


@pytest.mark.parametrize(("option", "gain"), [("option:0", "arrowhead"), ("option:1", "jewel")])
def test_the_gold_trade_assistant_trades_a_coin_for_an_arrowhead_or_a_jewel(option: str, gain: str) -> None:
    s = play(lay(turn("fear", coin=1), at.GOLD, "assistant_trade"), "assist:assistant_trade", "accept", option)
    assert resources(s) == {gain: 1}


@pytest.mark.parametrize(("side", "gain"), [(at.SILVER, {}), (at.GOLD, {"compass": 1})])
def test_the_exile_assistant_exiles_a_card(side: int, gain: dict[str, int]) -> None:
    s = play(lay(turn("fear"), side, "assistant_exile"), "assist:assistant_exile", "exile_hand:fear")
    assert cards(s, at.HAND) == [] and resources(s) == gain


@pytest.mark.parametrize(("side", "gain"), [(at.SILVER, {}), (at.GOLD, {"compass": 1})])
def test_the_upgrade_assistant_upgrades_a_resource(side: int, gain: dict[str, int]) -> None:
    s = play(lay(turn("fear", arrowhead=1), side, "assistant_upgrade"), "assist:assistant_upgrade", "upgrade:arrowhead")
    assert resources(s) == {"jewel": 1} | gain
