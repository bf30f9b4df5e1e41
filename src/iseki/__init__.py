"""iseki: exact rules engines for board games of ruins and relics, bots, a table in the browser, an interface for research."""

from __future__ import annotations

from iseki.core.errors import IsekiError
from iseki.core.registry import games, load_game
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL

__all__ = ["CHANCE", "TERMINAL", "IsekiError", "Rng", "games", "load_game"]
