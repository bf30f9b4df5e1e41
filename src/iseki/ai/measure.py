"""The figures of `iseki bench`, as CPU time of one process: medians of several runs, so that a busy machine disturbs little."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

from iseki.ai.bots import EXPLORATION, LEAF_TURNS
from iseki.ai.search import searches
from iseki.core import compiled
from iseki.core.actions import Actions
from iseki.core.game import Game
from iseki.core.play import clones, playouts, random_action
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State

RUNS: Final = 7
MEASUREMENTS: Final = 6  # that take time
SIMULATIONS: Final = 1000
POSITIONS: Final = 12
WORD_BYTES: Final = 8
APART: Final = 17  # decisions between two positions
INTERPRETED_SHARE: Final = 50  # interpreted the engine does so many times less, to take about as long


class Figures(Struct, frozen=True):
    """decisions: of random play, chance included. api: the same from Python with legal_actions and apply_action.

    search: simulations a second of the bot `search:1000`; None while search is off. observation: numbers of a seat's observation tensor,
    and how long one takes from Python.
    """

    game: str
    compiled: bool
    decisions_per_s: int
    api_decisions_per_s: int
    clone_ns: int
    state_bytes: int
    search_sims_per_s: int | None
    games_per_s: int
    observation_size: int
    observation_ns: int


def measure(name: str, options: Mapping[str, object], runs: int = RUNS, tick: Callable[[], object] = lambda: None) -> Figures:
    """tick: called after each of the six measurements."""
    game = game_type(name).load(options=options)
    start = game.new_initial_state()
    less = 1 if compiled() else INTERPRETED_SHARE

    def figure(work: Callable[[], int]) -> float:
        result = rate(work, runs)
        tick()
        return result

    games = 100 // less
    many = 200_000 // less
    seen = positions(game, POSITIONS)
    return Figures(
        game=name,
        compiled=compiled(),
        decisions_per_s=round(figure(lambda: int(playouts(start, games, 1)))),
        api_decisions_per_s=round(figure(lambda: played_from_python(start, max(1, games // 10)))),
        clone_ns=round(1e9 / figure(lambda: counted(many, clones(start, many)))),
        state_bytes=int(game.size) * WORD_BYTES,
        search_sims_per_s=round(figure(lambda: searched(game))) if compiled() else None,
        games_per_s=round(figure(lambda: counted(games, playouts(start, games, 1)))),
        observation_size=int(game.observation.size),
        observation_ns=round(1e9 / figure(lambda: observed(seen, many // 40))),
    )


def rate(work: Callable[[], int], runs: int) -> float:
    """Median of what `work` counts, by CPU second."""
    rates: list[float] = []
    for _ in range(runs):
        began = process_time()
        count = work()
        rates.append(count / (process_time() - began))
    return median(rates)


def counted(count: int, _: object) -> int:
    return count


def played_from_python(start: State, games: int) -> int:
    """Random games the way a Python program plays them. Returns the decisions."""
    rng = Rng(7)
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                action = int(state.sample_chance(rng))
            else:
                actions = state.legal_actions()
                action = actions[rng.below(len(actions))]
            state.apply_action(action)
            decisions += 1
    return decisions


def observed(seen: list[State], many: int) -> int:
    """Observation tensors of who is asked, over all positions in turns. Returns how many."""
    for n in range(many):
        state = seen[n % len(seen)]
        state.observation_tensor(state.current_player())
    return many


def searched(game: Game) -> int:
    return int(searches(positions(game, POSITIONS), SIMULATIONS, EXPLORATION, LEAF_TURNS))


def positions(game: Game, many: int) -> list[State]:
    """Positions in which a seat is asked, from the second halves of games in which every other move is a sensible one."""
    out: list[State] = []
    seed = 0
    while len(out) < many:
        asked = questions(game.new_initial_state(), Rng(seed))
        out += asked[len(asked) // 2 :]
        seed += 1
    return out[:many]


def questions(state: State, rng: Rng) -> list[State]:
    """Some positions of one game, in order; it is played in place."""
    buf = Actions(state.game.actions)
    out: list[State] = []
    decisions = 0
    while not state.is_terminal():
        if decisions % APART == 3 and not state.is_chance_node():
            out.append(state.clone())
        sensible = not state.is_chance_node() and rng.below(2) == 1
        state.play(state.game.evaluator.rollout(state, rng, buf) if sensible else random_action(state, rng, buf))
        decisions += 1
    return out
