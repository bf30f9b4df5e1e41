"""The engine against the oracle: the same questions, the same table, the same result, game after game."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.oracle.garakutarium import Question, Result, Start, game
from tests.oracle.side_by_side import Both, play_one

VERBS = {"hide", "join", "take", "same", "run", "use", "purify", "discard", "skill", "search", "steal", "pick", "drop", "top", "end_part"}
CHARACTERS = {"knight", "princess", "phantom-thief", "detective", "mad-scientist"}


def play_many(first: int, games: int) -> list[Both]:
    return [play_one(seed) for seed in range(first, first + games)]


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 200, 50))
def test_engine_and_oracle_agree_at_every_question(first: int) -> None:
    """Fifty games over all options. In them every kind of action and every skill occurs, so none is compared in vain."""
    played = Counter(name for both in play_many(first, 50) for name in both.played)

    assert {name.partition(":")[0] for name in played} >= VERBS
    assert {f"skill:{character}" for character in CHARACTERS} <= set(played)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(200, 10_200, 500))
def test_engine_and_oracle_agree_for_ten_thousand_games(first: int) -> None:
    play_many(first, 500)


DEALT = ["deal:knight", "deal:princess", "deal:detective", "deal:mad-scientist"]


def ask_oracle(start: Start, dig: str, answers: str) -> Question | Result:
    """The oracle's question after this dig and these answers of parent 0 and child 1, or its result. No engine has a hand in it."""
    asked = game({"first_parent": 0}, start)
    names = [*DEALT, *(f"draw:{card}" for card in dig.split()), *answers.split()]
    try:
        question = next(asked)
        for name in names:
            assert name in question.legal
            question = asked.send(name)
    except StopIteration as end:
        return cast(Result, end.value)
    return question


def test_the_oracle_purifies_as_the_worked_example_says() -> None:
    """G-15.5: with no points and K3 K5 K7, the run 3-4-5 scores 4 and allows K3 and K5 to go; K7 stays."""
    start = Start(scores=(0, 0), lying={"loot1": ["K3", "K5", "K7"]})

    question = ask_oracle(start, "A3 B4 C5 D1 D2", "hide:A3 join:B4 join:C5 done take:closed run:3-5")

    assert not isinstance(question, Result)
    assert question.table.scores[1] == 0 + 4
    assert set(question.legal) == {"purify:K3", "purify:K5", "done"}


def test_the_oracle_ends_the_game_as_the_worked_example_says() -> None:
    """G-15.10: 33 to 33, one curse in the parent's loot area, none in the child's: the child wins."""
    start = Start(scores=(33, 33), lying={"loot0": ["K1"]})

    result = ask_oracle(start, "A1 B2 C3 D4 A5", "hide:A1 done take:closed end_part end_part")

    assert isinstance(result, Result)
    assert result.returns == (-1, 1)
