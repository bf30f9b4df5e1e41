"""iseki: exact rules engines for board games of ruins and relics, bots, a table in the browser, an interface for research."""

from __future__ import annotations

from iseki.core.errors import IsekiError
from iseki.core.game import Game
from iseki.core.play import results
from iseki.core.registry import games, load_game
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL

__all__ = ["CHANCE", "TERMINAL", "IsekiError", "Rng", "games", "load_game", "playouts"]


def playouts(game: Game, n: int, seed: int = 0) -> list[list[float]]:
    """Returns by seat of n random games, played in one compiled loop. The same seed gives the same games."""
    return results(game.new_initial_state(), n, seed)
