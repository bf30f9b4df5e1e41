"""Prints one hash over random games of every registered game: actions, all states, some resampled ones.

`python -m tests.traces.digest 20`
"""

from __future__ import annotations

import sys
from hashlib import sha256

from iseki.core.play import trace
from iseki.core.registry import game_type, games
from iseki.core.rng import Rng


def digest(seeds: int) -> str:
    """The same number of games for each game's default options and for each value of each option."""
    h = sha256()
    for name in games():
        kind = game_type(name)
        others: list[dict[str, object]] = [{o.name: value} for o in kind.options for value in (o.values[1:] or o.presets[1:])]
        for options in [{}, *others]:
            for seed in range(seeds):
                h.update(repr(trace(kind.load(None, options).new_initial_state(), Rng(seed), 300)).encode())
    return h.hexdigest()


if __name__ == "__main__":
    import iseki.core

    print("compiled" if iseki.core.compiled() else "interpreted", digest(int(sys.argv[1])))
