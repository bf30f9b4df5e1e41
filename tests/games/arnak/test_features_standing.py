"""What a bot expects a seat to have at the end: points that lie there, and what the rest may bring."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.evaluator import ArnakEvaluator
from iseki.games.arnak.features.standing import THREAT, coin_points, goods, standing, threats, wealth
from tests.games.arnak.positions import cards, idols, lay, own, points, research, site, stand, turn


def evaluator(s: State) -> ArnakEvaluator:
    found = s.game.evaluator
    assert isinstance(found, ArnakEvaluator)
    return found


def expected(s: State, seat: int = 0) -> float:
    return float(standing(s, evaluator(s).tables, seat))


def test_resources_are_worth_coins_and_of_plenty_less() -> None:
    """Two coins and a jewel: 2 + 3; the fourth and fifth coin count 0.6 each: 3 + 2 * 0.6."""
    s = turn(coin=2, jewel=1)
    assert goods(s, evaluator(s).tables, 0) == pytest.approx(5.0)
    own(s, coin=5, jewel=0)
    assert goods(s, evaluator(s).tables, 0) == pytest.approx(4.2)


def test_after_the_last_round_nothing_can_be_bought() -> None:
    s = turn(coin=3, round_number=5)
    assert coin_points(s, evaluator(s).tables, 5) > 0
    assert coin_points(s, evaluator(s).tables, 6) == 0


def test_the_last_pass_leaves_only_points() -> None:
    s = turn("funding_car", coin=4, jewel=2, round_number=5)
    at.set_passed(s, 0, 1)
    assert expected(s) == points(s)


@pytest.mark.parametrize("round_number", [1, 3, 5])
def test_a_better_card_promises_more_than_fear(round_number: int) -> None:
    """Both in the hand: the item has points, is worth something now and in every round to come."""
    assert expected(turn("gold_pan", round_number=round_number)) > expected(turn("fear", round_number=round_number)) + 1


def test_fear_to_come_costs_more_than_its_point() -> None:
    s = stand(site(turn(), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    assert threats(s, 0) == THREAT < -1
    assert threats(s, 1) == 0


def test_a_mask_against_fear_takes_the_threat_away() -> None:
    s = stand(site(turn(play="war_mask"), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    at.set_shield(s, 0, 1)
    assert threats(s, 0) == 0


def test_an_archaeologist_at_home_with_a_card_for_the_way_is_worth_something() -> None:
    """Of two one has gone; a hand of two cards could send both."""
    home, gone = turn("fear fear"), stand(turn("fear fear"), "camp_1.1")
    tables = evaluator(home).tables
    assert wealth(home, tables, 0, 4) - wealth(gone, tables, 0, 4) == pytest.approx(tables.weights.figure)
    assert expected(home) > expected(gone)


def test_early_rows_of_research_promise_more_than_their_points() -> None:
    """Row 2 has 2 points for the magnifying glass; in round 1 it leads to much more, in round 5 to hardly anything."""
    first, last = turn(), turn(round_number=5)
    early, late = (expected(research(s.clone(), glass=3)) - expected(s) for s in (first, last))
    assert early > late + 1
    assert 2 < late < 2.5


def test_an_idol_that_can_still_be_used_is_worth_more_than_its_points() -> None:
    """Three points lie there; the first slot costs 1 and brings about two coins."""
    s = turn()
    assert expected(idols(s.clone(), crates=1)) - expected(s) > 3


def test_assistants_count_for_every_round_left() -> None:
    early, late = turn(), turn(round_number=4)
    gains = [expected(lay(s.clone(), at.SILVER, "assistant_coins")) - expected(s) for s in (early, late)]
    assert gains[0] > gains[1] > 0


def test_values_of_all_seats_add_up_to_one() -> None:
    s = turn("gold_pan", seats=4, coin=5, jewel=4)
    assert sum(evaluator(s).value(s, seat) for seat in range(4)) == pytest.approx(1)
    assert evaluator(s).value(s, 0) == max(evaluator(s).value(s, seat) for seat in range(4))


def test_the_prospect_is_a_share() -> None:
    s = turn("gold_pan", coin=3, jewel=3, round_number=2)
    assert 0 < evaluator(s).prospect(s, 0) < 1
    assert "gold_pan" in cards(s, at.HAND)
