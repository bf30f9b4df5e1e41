"""Resampling over a thousand positions of each game; `test_knowledge.py` asks the same of a few under every option."""

from __future__ import annotations

from itertools import count, islice

import pytest

from iseki.core.registry import game_type, games
from tests.clauses import case
from tests.conformance.test_knowledge import own_side
from tests.conformance.walk import every, new_walk

POSITIONS = 1000


@case("B-059")
@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_resampling_keeps_what_every_seat_sees_in_a_thousand_positions(name: str) -> None:
    """Of as many games as it takes: view, decision, observation and legal actions are the same to the byte."""
    game = game_type(name).load()
    positions = (position for seed in count(100) for position in every(7, new_walk(game, seed)))
    for s, _, rng in islice(positions, POSITIONS):
        for seat in range(s.game.num_players()):
            assert own_side(s.resample_from_infostate(seat, rng), seat) == own_side(s, seat)
