"""The playthroughs of Costa Ruana, scored by hand and judged by the oracle."""

from __future__ import annotations

import pytest

from iseki.core.registry import game_type
from iseki.core.state import State
from tests.oracle.costa_ruana_side_by_side import begin
from tests.playthroughs.golden import FOLDER, read

BY_HAND = {  # treasures of each round; for respect, twice as much and the natives at home
    "two": (3 + 3 + 3 + 2 + 1, 2),
    "three-respect": (2 * (2 + 0 + 1 + 1 + 1) + 10, 2 * (1 + 2 + 3 + 1) + 10, 2 * (3 + 3 + 1 + 1) + 10),
    "four-with-card": (2 + 3 + 1 + 1, 2 + 1 + 1 + 0 + 1, 2 + 1 + 0 + 1 + 3, 1 + 0 + 1 + 3),
    "five-reshuffle": (3 + 1 + 1 + 1, 0, 1 + 0 + 0 + 1 + 2, 0 + 3 + 1, 3 + 3 + 1 + 3),
    "six": (2 + 0 + 0 + 1 + 1, 1, 2 + 4 + 3 + 3, 0 + 2 + 1 + 0 + 2, 2 + 0 + 2, 1 + 0 + 0 + 1),
}
WINNER = {"two": 0, "three-respect": 2, "four-with-card": 0, "five-reshuffle": 4, "six": 2}  # of four, by natives at home: 10 to 4


def end_of(name: str) -> State:
    return read(FOLDER / f"costa_ruana/{name}.record").replay()


@pytest.mark.parametrize("name", BY_HAND)
def test_the_scores_are_those_reckoned_by_hand(name: str) -> None:
    assert game_type("costa_ruana").present.summary(end_of(name))["score"] == BY_HAND[name]


@pytest.mark.parametrize("name", WINNER)
def test_the_winner_is_the_one_of_the_rules(name: str) -> None:
    returns = end_of(name).returns()

    assert [seat for seat, won in enumerate(returns) if won == 1.0] == [WINNER[name]]


@pytest.mark.parametrize("name", ["two", "three-respect", *(pytest.param(name, marks=pytest.mark.long) for name in [*BY_HAND][2:])])
def test_the_oracle_plays_them_alike(name: str) -> None:
    record = read(FOLDER / f"costa_ruana/{name}.record")
    options = {key: value for key, value in record.options.items() if isinstance(value, bool | str)}

    both, oracle = begin(record.seats, options)

    both.follow(oracle, record.lines)
    assert both.state.is_terminal()
