"""Random games in the compiled loop, in decisions and games a second."""

from __future__ import annotations

from iseki.ai.measure import counted, rate
from iseki.core.play import playouts
from iseki.core.registry import load_game

GAMES = 200


def main() -> None:
    start = load_game("garakutarium").new_initial_state()
    print(f"decisions a second    {rate(lambda: int(playouts(start, GAMES, 1)), 7):12,.0f}")
    print(f"games a second        {rate(lambda: counted(GAMES, playouts(start, GAMES, 1)), 7):12,.0f}")


if __name__ == "__main__":
    main()
