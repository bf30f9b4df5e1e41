"""Prints one hash over random games of every registered game: actions, all states, some resampled ones.

`python -m tests.traces.digest 20`
"""

from __future__ import annotations

import sys
from hashlib import sha256

from iseki.core.play import trace
from iseki.core.registry import GameType, game_type, games
from iseki.core.rng import Rng

WHOLE = 800  # actions, enough for nearly every game


def tables(kind: GameType) -> list[tuple[int, dict[str, object]]]:
    """Every number of seats with the default options; for the most seats each other value of each option."""
    few, many = kind.seats
    usual: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in range(few, many + 1)]
    return usual + [(many, {spec.name: value}) for spec in kind.options for value in (spec.values[1:] or spec.presets[1:])]


def digest(seeds: int) -> str:
    """The same number of games at each table of each game."""
    h = sha256()
    for kind in map(game_type, games()):
        for seats, options in tables(kind):
            start = kind.load(seats, options).new_initial_state()
            for seed in range(seeds):
                h.update(repr(trace(start.clone(), Rng(seed), WHOLE)).encode())
    return h.hexdigest()


if __name__ == "__main__":
    import iseki.core

    print("compiled" if iseki.core.compiled() else "interpreted", digest(int(sys.argv[1])))
