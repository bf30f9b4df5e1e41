"""Resampling against the oracle of knowledge: no world is missing, and none is too many, also after a reshuffle."""

from __future__ import annotations

from collections import Counter

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.knowledge import resample
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.games.costa_ruana.worlds import compare, small_game

GAMES = 4
DRAWS = 1000


@pytest.mark.long
def test_the_worlds_drawn_are_those_the_seat_must_think_possible() -> None:
    """A missing world is a leak. After the reshuffle of the discards (C-10.5) hands hold older and newer cards; any may go unseen."""
    total: Counter[str] = sum((compare(seed) for seed in range(GAMES)), Counter())
    print(dict(total))
    assert total["views"] > 60
    assert total["too few"] == 0
    assert total["too many in round 4"] == total["too many in round 5"] == 0


def test_any_card_of_an_older_and_newer_hand_may_be_the_one_played_face_down() -> None:
    """Of two cards one is newer, so half of the worlds have it face down: 500 of 1000, give or take four times 16."""
    s = played_face_down(seed=1)
    own = [*cards_in(s, at.HAND), *cards_in(s, at.DOWN)]
    assert (len(own), sum(s.age(card) > 0 for card in own)) == (2, 1)

    world, rng, times = s.clone(), Rng(2), 0
    for _ in range(DRAWS):
        resample(world, 1, rng)
        times += world.age(cards_in(world, at.DOWN)[0]) > 0

    assert abs(times - 500) < 4 * 16


def cards_in(s: State, zone: int) -> list[int]:
    return [card for card in range(s.game.cards) if s.zone(card) == zone]


def played_face_down(seed: int) -> State:
    """After the reshuffle seat 0 has played a card face down."""
    s, rng = small_game(), Rng(seed)
    while at.rounds_begun(s) < 5 or s.count(at.DOWN) == 0:
        actions = s.legal_actions()
        s.play(int(s.sample_chance(rng)) if s.is_chance_node() else actions[int(rng.below(len(actions)))])
    return s
