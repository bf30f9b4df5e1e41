"""The plan for research: which spaces come next, and what they make of the coins of a seat."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.evaluator import ArnakEvaluator
from iseki.games.arnak.features.plan import LEAST, TEMPLE_BONUS, ascent, height, lacking, outlook, price
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.rules.track import LOST_TEMPLE, NODES
from tests.games.arnak.positions import load, research, turn


def tables(s: State) -> Tables:
    found = s.game.evaluator
    assert isinstance(found, ArnakEvaluator)
    return found.tables


def promised(s: State, coins: float) -> float:
    return float(outlook(s, tables(s), 0, coins))


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_from_every_space_a_bridge_leads_on_to_the_lost_temple(board: str) -> None:
    s = load(2, board=board).new_initial_state()
    onward, step = tables(s).onward, tables(s).step
    for start in range(LOST_TEMPLE):
        node = start
        while node != LOST_TEMPLE:
            assert at.bridge(s, node * NODES + onward[node])
            assert at.row_of(s, onward[node]) == at.row_of(s, node) + 1
            assert step[node] >= LEAST
            node = onward[node]


def test_the_first_in_the_lost_temple_gets_most() -> None:
    s = turn()
    assert height(s, LOST_TEMPLE) == 23
    at.set_arrival(s, 1, 1)
    assert height(s, LOST_TEMPLE) == 21


def test_what_the_next_space_asks_for_is_worth_more_than_other_goods() -> None:
    """The cheapest first step is a jewel; three coins have the same price and pay nothing."""
    jewel, coins = turn(jewel=1), turn(coin=3)
    assert lacking(jewel, tables(jewel), 0, at.bridge(jewel, 2)) == 0
    assert lacking(coins, tables(coins), 0, at.bridge(coins, 2)) == price(tables(coins), at.bridge(coins, 2)) > 0
    assert promised(jewel, 10) > promised(coins, 10)


def test_the_same_coins_bring_more_where_the_next_rows_are_dear() -> None:
    """Row 7 to the Lost Temple are seven points, row 0 to row 1 one."""
    assert promised(research(turn(), glass=12), 4) > promised(turn(), 4) > 0


def test_coins_left_over_in_the_lost_temple_buy_temple_tiles() -> None:
    """From row 7, 16 points: the Lost Temple is 7 more, and of 10 coins those are left that the last bridge does not cost."""
    s = research(turn(coin=1, compass=1, jewel=1), glass=12)
    tile, step = tables(s).weights.tile, price(tables(s), at.bridge(s, 12 * NODES + LOST_TEMPLE)) - TEMPLE_BONUS
    assert promised(s, 10) == pytest.approx(7 + tile * (10 - step))
    assert promised(research(s, glass=LOST_TEMPLE), 10) == pytest.approx(tile * 10)


def test_a_space_that_can_be_paid_in_part_counts_in_part_and_in_the_last_round_less() -> None:
    early, last = research(turn(), glass=12), research(turn(round_number=5), glass=12)
    assert 0 < ascent(last, tables(last), 12, 1.0) < ascent(early, tables(early), 12, 1.0) < 7


def test_more_coins_never_promise_less() -> None:
    s = turn()
    promises = [promised(s, coins / 2) for coins in range(80)]
    assert promises == sorted(promises)
