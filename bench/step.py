"""One decision of random play from Python, in nanoseconds."""

from __future__ import annotations

from iseki.ai.measure import rate
from iseki.core.registry import load_game
from iseki.core.rng import Rng
from iseki.core.state import State

GAMES = 10


def played(start: State, checked: bool) -> int:
    """Random games with `apply_action` (checked) or `play`. Returns the decisions."""
    rng = Rng(7)
    decisions = 0
    for _ in range(GAMES):
        state = start.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            action = int(state.sample_chance(rng)) if state.is_chance_node() else legal[rng.below(len(legal))]
            if checked:
                state.apply_action(action)
            else:
                state.play(action)
            decisions += 1
    return decisions


def main() -> None:
    start = load_game("garakutarium").new_initial_state()
    print(f"legal_actions and apply_action    {1e9 / rate(lambda: played(start, True), 5):6.0f} ns")
    print(f"legal_actions and play            {1e9 / rate(lambda: played(start, False), 5):6.0f} ns")


if __name__ == "__main__":
    main()
