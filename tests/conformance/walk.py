"""Random games for the conformance tests, one position at a time."""

from __future__ import annotations

from collections.abc import Iterator

from iseki.core.game import Game
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State

Variant = tuple[str, dict[str, object]]


def load(variant: Variant) -> Game:
    name, options = variant
    return game_type(name).load(options=options)


def next_action(s: State, rng: Rng) -> int:
    """Chance by weight; else half of the time the evaluator's quick move, so that games get somewhere."""
    if s.is_chance_node():
        return int(s.sample_chance(rng))
    if rng.below(2):
        return int(s.game.evaluator.rollout(s, rng, s.game.buffer))
    actions = s.legal_actions()
    return actions[int(rng.below(len(actions)))]


def walk(game: Game, seed: int, most: int = 400) -> Iterator[tuple[State, int, Rng]]:
    """(state, action about to be played, rng), at most `most`; the state goes on in place."""
    s = game.new_initial_state()
    rng = Rng(seed)
    for _ in range(most):
        if s.is_terminal():
            return
        action = next_action(s, rng)
        yield s, action, rng
        s.play(action)


def every(n: int, positions: Iterator[tuple[State, int, Rng]]) -> Iterator[tuple[State, int, Rng]]:
    return (position for i, position in enumerate(positions) if i % n == 0)
