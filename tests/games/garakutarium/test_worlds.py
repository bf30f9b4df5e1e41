"""Resampling against the oracle of knowledge: no world is missing, and hardly any is too many."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.garakutarium.worlds import compare

GAMES = 40


@pytest.mark.long
def test_the_worlds_drawn_are_those_the_seat_must_think_possible() -> None:
    """A missing world is a leak. Too many are met only while or after a Detective looks across the end of the deck."""
    total: Counter[str] = sum((compare(seed) for seed in range(GAMES)), Counter())
    print(f"{total['views']} views, too few worlds in {total['too few']}, too many in {total['too many']}")
    assert total["views"] > 1000
    assert total["too few"] == 0
    assert total["too many"] <= total["views"] // 100
