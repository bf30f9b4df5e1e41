"""Components and limits (R-1)."""

from __future__ import annotations

from collections import Counter

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import RESOURCES, cards, chance, kind, load, own, play, points, resources, site, stand, turn

GROUPS = {"basic": 16, "fear": 19, "item": 40, "artifact": 35, "level1": 10, "level2": 6, "guardian": 15, "idol": 16, "assistant": 12}


def group(s: State, card: int) -> str:
    name = s.game.kind_names[s.game.kind[card]]
    first = {entry: getattr(at, entry.upper()) for entry in [*GROUPS, "camp", "bonus_tile"]}
    return max((entry for entry in first if first[entry] <= kind(s, name)), key=lambda entry: first[entry])


@clause("R-1.1", "R-1.4")
def test_the_box_holds_187_cards_and_tiles() -> None:
    s = load(4).new_initial_state()
    counted = Counter(group(s, card) for card in range(s.game.cards))
    assert counted == {**GROUPS, "bonus_tile": 18}
    assert sum(counted.values()) == 4 * 4 + 19 + 40 + 35 + (10 + 6) + 15 + 16 + 12 + 18 == s.game.cards


@clause("R-1.1")
def test_all_items_and_artifacts_differ_and_a_colour_has_two_funding_and_two_exploration_cards() -> None:
    s = turn()
    names = [s.game.kind_names[s.game.kind[card]] for card in range(s.game.cards) if group(s, card) in ("item", "artifact")]
    assert len(set(names)) == 40 + 35
    assert sorted(set(cards(s, at.DECK)) - {"fear"}) == ["exploration_car", "exploration_ship", "funding_car", "funding_ship"]


@clause("R-1.2")
def test_there_are_five_resources() -> None:
    s = own(turn(), coin=1, compass=2, tablet=3, arrowhead=4, jewel=5)
    assert resources(s) == {"coin": 1, "compass": 2, "tablet": 3, "arrowhead": 4, "jewel": 5} and len(RESOURCES) == 5


@clause("R-1.3")
def test_more_coins_can_be_owned_than_the_box_has_tokens() -> None:
    s = play(turn("funding_car", coin=27), "play:funding_car")
    assert resources(s) == {"coin": 27 + 1}


def haunted(fear_supply: str = "limited") -> State:
    """Round five; both archaeologists of seat 0 stand on sites with guardians, and the Fear deck is empty."""
    s = stand(turn(round_number=5, fear_supply=fear_supply), "l1_low_1", "l1_low_2")
    site(s, "l1_low_1", "l1_jewel", "guardian_01")
    site(s, "l1_low_2", "l1_plane_wreck", "guardian_02")
    for card in range(s.game.cards):
        if s.zone(card) == at.FEAR_DECK:
            s.lay(card, at.OUT)
    at.set_passed(s, 1, 1)
    return s


@clause("R-1.5")
def test_without_fear_cards_a_fear_tile_is_taken_and_scores_minus_two() -> None:
    s = haunted()
    before = points(s)
    chance(play(s, "pass", "end_turn"))
    assert at.fear_tiles(s, 0) == 2 and points(s) == before + 2 * -2


@clause("R-1.5", "R-25.13")
def test_with_unlimited_fear_the_tile_stands_for_a_card_and_scores_minus_one() -> None:
    s = haunted(fear_supply="unlimited")
    before = points(s)
    chance(play(s, "pass", "end_turn"))
    assert points(s) == before + 2 * -1
