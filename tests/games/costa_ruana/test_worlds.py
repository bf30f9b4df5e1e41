"""Resampling against the oracle of knowledge: no world is missing, and none is too many but for a reshuffle."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.costa_ruana.worlds import compare

GAMES = 4


@pytest.mark.long
def test_the_worlds_drawn_are_those_the_seat_must_think_possible() -> None:
    """A missing world is a leak. Too many are met after the reshuffle of the discards alone (C-10.5).

    A hand of older and newer cards has one age once it is played from: which of them was played is nobody's business.
    """
    total: Counter[str] = sum((compare(seed) for seed in range(GAMES)), Counter())
    print(dict(total))
    assert total["views"] > 60
    assert total["too few"] == 0
    assert total["too many in round 4"] == 0
