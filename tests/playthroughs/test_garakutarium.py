"""The playthroughs of Garakutarium, scored by hand and judged by the oracle."""

from __future__ import annotations

import pytest

from iseki.core.registry import game_type
from tests.oracle.garakutarium import Start
from tests.oracle.side_by_side import Both, Setup
from tests.playthroughs.golden import FOLDER, read

BY_HAND = {
    "default": (
        2 + 10 + 2 + 2 + 2 + 4 + 2 + 2 + 2 + 2,  # 3-4-5-6-7, pairs of 5, 1 and 4, 5-6-7, pairs of 2, 4, 1 and 6
        2 + 2 + 2 + (6 - 1) + 2 + (5 - 1) + 2,  # pairs of 1 and 2, A3 J A5, pair of 6, 3 3 J, pair of 7
    ),
    "one-re-explore": (
        2 - 2 + (2 - 1) + 2 + 2 + 4 + 2 + 4 + 2,  # a curse discarded, 6 J, pairs of 3 and 2, 4-5-6, pair of 2, 1-2-3, pair of 7
        2 + 2 + 4 + (10 - 1) + 6 + (6 - 1) + 4,  # pair of 7, 5-6-7, 1-J-3-4-5, 2-3-4-5, A1 J A3, 4-5-6
    ),
    "strict": (
        2 + 2 + 4 + 4 + 4 + 4 + 2 - 2 + 2,  # pair of 7, 1-2-3, 5-6-7, 4-5-6, 2-3-4, pair of 7, a curse discarded, pair of 6
        2 - 2 + (4 - 1) + 4 + (4 - 1) + 6 + 2,  # a curse discarded, 1-2-J, 4-5-6, 1-2-J, 1-2-3-4, pair of 7
    ),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_the_scores_are_those_reckoned_by_hand(name: str) -> None:
    end = read(FOLDER / f"garakutarium/{name}.record").replay()

    assert game_type("garakutarium").present.summary(end)["score"] == BY_HAND[name]


@pytest.mark.parametrize("name", BY_HAND)
def test_the_oracle_plays_them_alike(name: str) -> None:
    record = read(FOLDER / f"garakutarium/{name}.record")
    setup = Setup(dict(record.options), Start(), 0)
    both = Both(setup.engine(), [], setup)

    both.follow(setup.oracle(), record.lines)
    assert both.state.is_terminal()
