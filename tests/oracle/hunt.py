"""usage: python -m tests.oracle.hunt FOLDER GAMES MODULE: play the engine in FOLDER against an oracle; exit code 3 if they differ.

MODULE: of this folder, with a function `play_one` that plays the game of a number in both.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import iseki.core
from tests.oracle.sides import DifferenceError

DIFFER = 3


def main(folder: str, games: str, module: str) -> int:
    assert Path(*iseki.core.__path__).is_relative_to(folder), "another engine is played than the one asked for"
    play_one = import_module(f"tests.oracle.{module}").play_one
    try:
        for seed in range(int(games)):
            play_one(seed)
    except DifferenceError as difference:
        print(difference)
        return DIFFER
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
