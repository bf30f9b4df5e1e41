"""Random games for the conformance tests, one position at a time.

Games of a variant are played once and shared by the tests: the engine is slow without compiled modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

from iseki.core.game import Game
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State

GAMES = 3  # different random games of a variant
SMALL = 400  # actions of a game whose every position is cheap to look at from all sides

Position = tuple[State, int, Rng]


class Variant(NamedTuple):
    """options: those that are not the default."""

    name: str
    options: dict[str, object]
    seats: int

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options), self.seats))


@cache
def load(variant: Variant) -> Game:
    return game_type(variant.name).load(variant.seats, variant.options)


def next_action(s: State, rng: Rng) -> int:
    """Chance by weight; else half of the time the evaluator's quick move, so that games get somewhere."""
    if s.is_chance_node():
        return int(s.sample_chance(rng))
    if rng.below(2):
        return int(s.game.evaluator.rollout(s, rng, s.game.buffer))
    actions = s.legal_actions()
    return actions[int(rng.below(len(actions)))]


def new_walk(game: Game, seed: int, most: int = 800) -> Iterator[Position]:
    """(state, action about to be played, rng) of a random game, at most `most`; each state is the caller's own."""
    s, rng = game.new_initial_state(), Rng(seed)
    for _ in range(most):
        if s.is_terminal():
            return
        action = next_action(s, rng)
        yield s.clone(), action, rng
        s.play(action)


@cache
def recorded(game: Game, seed: int) -> list[tuple[State, int]]:
    return [(s, action) for s, action, _ in new_walk(game, seed)]


def walk(game: Game, seed: int, most: int = 400) -> Iterator[Position]:
    """The same, of one of a few games that all tests share."""
    rng = Rng(seed)
    for s, action in islice(recorded(game, seed % GAMES), most):
        yield s.clone(), action, rng


def every(n: int, positions: Iterator[Position]) -> Iterator[Position]:
    """Every n-th position; fewer of a game with very many actions, because each takes longer."""
    for i, position in enumerate(positions):
        if i % (n * thinning(position[0].game)) == 0:
            yield position


def thinning(game: Game) -> int:
    return 1 + int(game.actions) // SMALL


def some_actions(game: Game, legal: list[int], rng: Rng) -> list[int]:
    """All actions of a small game; of a big one the legal ones and as many others as a small game has."""
    if thinning(game) == 1:
        return list(range(int(game.actions)))
    return sorted({*legal, *(int(rng.below(game.actions)) for _ in range(SMALL // 2))})
