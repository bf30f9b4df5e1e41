"""Simulations a second of tree search, by budget and by the turns a leaf is played on."""

from __future__ import annotations

from iseki.ai.bots import EXPLORATION
from iseki.ai.measure import positions, rate
from iseki.ai.search import searches
from iseki.core.registry import load_game
from iseki.core.state import State

POSITIONS = 12


def speed(states: list[State], simulations: int, turns: int) -> float:
    return rate(lambda: int(searches(states, simulations, EXPLORATION, turns)), 3)


def main() -> None:
    states = positions(load_game("garakutarium"), POSITIONS)
    print("simulations  turns  a second")
    for simulations in (100, 1000, 10_000):
        for turns in (0, 1, 2):
            print(f"{simulations:11} {turns:6} {speed(states, simulations, turns):9,.0f}")


if __name__ == "__main__":
    main()
