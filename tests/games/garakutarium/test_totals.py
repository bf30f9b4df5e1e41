"""Scores are kept as they change; here they are counted again from what was told, by the table of G-8.9."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.present import LogLine
from iseki.core.registry import game_type
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import random_game

SAME = {2: 2, 3: 5, 4: 10}
RUN = {3: 4, 4: 6, 5: 10}


def worth(key: str, cards: tuple[str, ...]) -> int:
    """Net points of a set: a run of one suit counts half as much again, the special relic costs one."""
    others = [card for card in cards if card != "J"]
    one_suit = len({card[0] for card in others}) == 1 and others[0][0] != "K"
    plain = SAME[len(cards)] if key == "same" else RUN[len(cards)]
    bonus = plain // 2 if key != "same" and one_suit else 0
    return plain + bonus - (len(others) < len(cards))


def change(line: LogLine, score: int) -> int:
    """By what one line of the log changes a score, without reading its points."""
    cards = line.data.get("cards", ())
    if line.key in ("same", "run", "run_suited"):
        assert isinstance(cards, tuple)
        return worth(line.key, cards)
    if line.key == "discards_curse":
        return -2
    return -min(score, number(line, "n")) if line.key == "pays" else 0


def number(line: LogLine, name: str) -> int:
    value = line.data.get(name, 0)
    assert isinstance(value, int)
    return value


def told(before: State, action: int) -> tuple[LogLine, ...]:
    after = before.clone()
    after.play(action)
    return game_type("garakutarium").present.log(before, action, after, 2)


@case("B-097")
@clause("G-8.9", "G-9.7", "G-11.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_scores_are_those_counted_again_from_the_log(seed: int) -> None:
    scores = [15, 15]
    for state, action, _ in random_game(seed, turns=12):
        assert [int(at.score(state, seat)) for seat in (0, 1)] == scores
        for line in told(state, action):
            scores[number(line, "seat")] += change(line, scores[number(line, "seat")])
    assert scores != [15, 15]
