"""Copies of a position and worlds drawn from what a seat knows, in nanoseconds."""

from __future__ import annotations

from iseki.ai.measure import counted, positions, rate
from iseki.core.play import clones, resamples
from iseki.core.registry import load_game
from iseki.core.rng import Rng
from iseki.core.state import State

MANY = 20_000


def resampled(states: list[State], other: bool) -> int:
    """Worlds for the seat that is asked, or for the other one."""
    rng = Rng(3)
    for state in states:
        seat = int(state.current_player())
        resamples(state.clone(), 1 - seat if other else seat, rng, MANY)
    return MANY * len(states)


def main() -> None:
    states = positions(load_game("garakutarium"), 12)
    print(f"copy                        {1e9 / rate(lambda: counted(MANY, clones(states[0], MANY)), 7):6.0f} ns")
    print(f"world for the one asked     {1e9 / rate(lambda: resampled(states, False), 3):6.0f} ns")
    print(f"world for the other seat    {1e9 / rate(lambda: resampled(states, True), 3):6.0f} ns")


if __name__ == "__main__":
    main()
