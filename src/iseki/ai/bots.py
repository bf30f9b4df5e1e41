"""Bots behind one interface. A bot is handed a position in which everything its seat may not know was drawn anew.

random              any legal action
greedy, greedy@1    the plan with the best prospect after the worst answer; frozen, so that later bots are measured against the same one
search:1000         information-set tree search with so many simulations a decision
search:1s           the same for so many seconds a decision
"""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final, Protocol, final

from iseki.ai.lookahead import prospects
from iseki.ai.search import Search
from iseki.core import compiled
from iseki.core.errors import NotCompiled, UnknownBot
from iseki.core.rng import Rng
from iseki.core.state import State

KNOWN: Final = "random, greedy, search:1000 (simulations a decision) or search:1s (seconds a decision)"
SLICE: Final = 200  # simulations between two looks at the clock
EXPLORATION: Final = 0.5  # between two; of the victory of several each may expect less
LEAF_TURNS: Final = 1
GREEDY_WORLDS: Final = 4
NEAR: Final = 0.01  # a difference in value that is nobody's business, where the game is open
FOREVER: Final = float("inf")


class Bot(Protocol):
    """Chooses for one seat. `state`: a copy already resampled for that seat, in which it is asked; the bot may play on in it."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A legal action. The same position and the same rng give the same answer, unless the bot thinks by the clock."""


@final
class RandomBot:
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]


@final
class GreedyBot:
    """Looks no further than its own plan and the next answer (lookahead.py). Version 1: change nothing, add `greedy@2`."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        table = prospects(state, seat, GREEDY_WORLDS, rng)
        most = max(value for _, value in table)
        best = [action for action, value in table if value > most - 1e-9]
        return best[rng.below(len(best))]


@final
class SearchBot:
    """Information-set tree search until `simulations` are made or `seconds` have passed, whichever comes first."""

    def __init__(self, simulations: float, seconds: float) -> None:
        if not compiled():
            raise NotCompiled(
                "the bot search is off: the engine runs interpreted; install a C compiler and run `make setup`, or take greedy"
            )
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.legal_actions()
        return actions[0] if len(actions) == 1 else unreadable(self.search(state, seat, rng).table(), rng)

    def search(self, state: State, seat: int, rng: Rng) -> Search:
        """The finished search; at least one slice."""
        end = perf_counter() + self.seconds
        search = Search(state, seat, rng, EXPLORATION * 2.0 / state.game.num_players(), LEAF_TURNS)
        left = self.simulations
        while left > 0:
            search.run(int(min(left, SLICE)))
            left -= SLICE
            if perf_counter() >= end:
                break
        return search


def unreadable(table: list[tuple[int, int, float]], rng: Rng) -> int:
    """The best action of those tried at least half as often as any, or by chance one hardly worse: what is hidden cannot be read from it.

    Where a game is nearly won or lost all values lie close together, and much less is hardly worse: a point given away is not.
    """
    most = max(visits for _, visits, _ in table)
    tried = [(action, value) for action, visits, value in table if 2 * visits >= most]
    best = max(value for _, value in tried)
    hardly = NEAR * (4 * best * (1 - best)) ** 2
    near = [action for action, value in tried if value >= best - hardly]
    return near[rng.below(len(near))]


def make_bot(spec: str, most_seconds: float = FOREVER) -> Bot:
    """The bot that `spec` names; it thinks `most_seconds` a decision at most. Raises UnknownBot or NotCompiled."""
    if spec == "random":
        return RandomBot()
    if spec in ("greedy", "greedy@1"):
        return GreedyBot()
    budget = re.fullmatch(r"search:(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s)", spec)
    if budget is None or not float(budget[1] or budget[2]):
        raise UnknownBot(f"there is no bot {spec[:80]!r}; there are {KNOWN}")
    if budget[1]:
        return SearchBot(int(budget[1]), most_seconds)
    return SearchBot(FOREVER, min(float(budget[2]), most_seconds))
