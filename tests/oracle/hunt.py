"""usage: python -m tests.oracle.hunt FOLDER GAMES: play the engine in FOLDER against the oracle; exit code 3 if they differ."""

from __future__ import annotations

import sys
from pathlib import Path

import iseki.core
from tests.oracle.side_by_side import DifferenceError, play_one

DIFFER = 3


def main(folder: str, games: str) -> int:
    assert Path(*iseki.core.__path__).is_relative_to(folder), "another engine is played than the one asked for"
    try:
        for seed in range(int(games)):
            play_one(seed)
    except DifferenceError as difference:
        print(difference)
        return DIFFER
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
