"""The engine against the oracle: the same questions, the same table, the same result, game after game."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.oracle.costa_ruana import Question, Result, game
from tests.oracle.costa_ruana_side_by_side import Both, play_one

VERBS = {
    "show",
    "hide",
    "before",
    "stand",
    "pass",
    "flip",
    "use",
    "copy",
    "take",
    "put",
    "place",
    "recall",
    "leave",
    "go",
    "done",
    "accept",
    "name",
}


def play_many(first: int, games: int) -> list[Both]:
    return [play_one(seed) for seed in range(first, first + games)]


def test_engine_and_oracle_agree_in_a_game() -> None:
    assert play_one(1000).state.is_terminal()


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 200, 50))
def test_engine_and_oracle_agree_at_every_question(first: int) -> None:
    """Fifty games over all numbers of seats and options. In them every kind of action occurs, so none is compared in vain."""
    many = play_many(first, 50)
    played = Counter(name.partition(":")[0] for both in many for name in both.played)

    assert set(played) >= VERBS
    assert {both.seats for both in many} == {2, 3, 4, 5, 6}


@pytest.mark.soak
@pytest.mark.parametrize("first", range(200, 5_200, 500))
def test_engine_and_oracle_agree_for_five_thousand_games(first: int) -> None:
    play_many(first, 500)


def test_the_oracle_sets_up_as_the_worked_example_says() -> None:
    """C-13.1: five players, 60 cards, nine islands, 43 treasures."""
    question = next(game(5))

    assert len(question.table.pile) == 60
    assert [treasures for treasures, _ in question.table.islands] == [4, 4, 5, 5, 5, 5, 5, 5, 5]


def test_the_oracle_scores_as_the_worked_example_says() -> None:
    """C-13.12: nine treasures and three natives at home are 21 points, eight and six are 22."""
    by_points, by_treasures = (ending(scoring) for scoring in ("respect_points", "treasures_only"))

    assert by_points == (-1, 1)
    assert by_treasures == (1, -1)


def ending(scoring: str) -> tuple[int, int]:
    """The result when the last round begins with these huts and nobody collects anything any more."""
    asked = game(2, {"scoring": scoring})
    question: Question = next(asked)
    try:
        while True:
            if question.table.round == 5 and next(iter(question.legal)).startswith("flip"):
                settle(question)
            question = asked.send([*question.legal][-1])
    except StopIteration as end:
        result = cast(Result, end.value)
        return cast(tuple[int, int], tuple(int(x) for x in result.returns))


def settle(question: Question) -> None:
    """No cards, no treasures on islands; huts and supplies of the example."""
    table = question.table
    table.played.clear()
    table.standing.clear()
    table.islands[:] = [(0, tribes) for _, tribes in table.islands]
    table.hut[:], table.supply[:] = [9, 8], [3, 6]
