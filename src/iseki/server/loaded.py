"""One Game for all tables that are played alike. A Game belongs to one thread (core/game.py): each event loop has its own ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from threading import get_ident

from iseki.core.game import Game
from iseki.core.options import Value
from iseki.core.registry import GameType, game_type, games
from iseki.server.errors import UnknownRules
from iseki.server.store.rows import TableData

MOST_KEPT = 64


def loaded(kind: GameType, seats: int, options: Mapping[str, Value]) -> Game:
    """options: checked ones. A Game of Arnak has 280 KiB and takes 10 ms to build."""
    return game_of(kind.name, seats, tuple(sorted(options.items())), get_ident())


@lru_cache(MOST_KEPT)
def game_of(name: str, seats: int, options: tuple[tuple[str, Value], ...], thread: int) -> Game:
    return game_type(name).load(seats, dict(options))


def known_rules(data: TableData) -> GameType:
    """Raises UnknownRules for a table of a game, or of rules, that this iseki cannot play."""
    if data.game not in games() or data.rules > game_type(data.game).rules_version:
        raise UnknownRules(game=data.game, rules=data.rules)
    return game_type(data.game)
