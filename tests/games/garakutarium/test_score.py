"""Score (G-11)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.garakutarium.positions import part, play, random_game, score


@clause("G-11.1")
def test_scores_change_at_once() -> None:
    s = part("A3 A4 A5 B7 J K1", score=2)
    seen = []
    for name in ("discard:K1", "run:3-5", "use:A3", "use:A4", "use:A5", "same:7x2"):
        play(s, name)
        seen.append(score(s))
    assert seen == [2 - 2, 0, 0, 0, 0 + 6, 6 + 2 - 1]


@clause("G-11.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_score_is_never_below_zero(seed: int) -> None:
    for s, _, _ in random_game(seed, 20, lively=False, curse_numbers=(2, 3, 3, 3, 6)):
        assert score(s, 0) >= 0
        assert score(s, 1) >= 0


@clause("G-11.3")
def test_points_above_thirty_count() -> None:
    s = play(part("D1 D2 D3 D4 D5 A7 B7 C7 D7", score=29), "run:1-5", "same:7x4")
    assert score(s) == 29 + 15 + 10


@clause("G-11.3", "G-12.2")
def test_points_above_thirty_decide() -> None:
    assert play(part("A1 B1", score=40, opponent=41), "same:1x2", "end_part").returns() == [1.0, -1.0]
