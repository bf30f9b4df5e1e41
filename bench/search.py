"""Simulations a second of tree search, by budget and by the turns a leaf is played on."""

from __future__ import annotations

from iseki.ai.bots import EXPLORATION
from iseki.ai.measure import positions, rate
from iseki.ai.search import searches
from iseki.core.registry import load_game

POSITIONS = 12


def main() -> None:
    states = positions(load_game("garakutarium"), POSITIONS)
    print("simulations  turns  a second")
    for simulations in (100, 1000, 10_000):
        for turns in (0, 1, 2):
            speed = rate(lambda: int(searches(states, simulations, EXPLORATION, turns)), 3)  # noqa: B023 called at once
            print(f"{simulations:11} {turns:6} {speed:9,.0f}")


if __name__ == "__main__":
    main()
