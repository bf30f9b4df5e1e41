"""The bots under the names people meet. The table in docs/reference/levels.md is written from this one."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from msgspec import Struct

from iseki.core import compiled
from iseki.core.errors import UnknownBot


class Level(Struct, frozen=True):
    """bot: the spec for bots.py. turn_seconds: how long the bot may think in one whole turn.

    A decision may take a part of what is left of them (server/bots.py); when all are gone, a quick sensible action is played.
    """

    name: str
    bot: str
    turn_seconds: float


LEVELS: Final = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("easy", "greedy", 2.0),
            Level("medium", "search:200", 4.0),
            Level("strong", "search:1s", 6.0),
        )
    }
)


def level(name: str) -> Level:
    """Raises UnknownBot."""
    if name not in LEVELS:
        raise UnknownBot(f"there is no level {name[:80]!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]


def available() -> tuple[str, ...]:
    """The levels that this installation can play: without compiled modules those that do not search."""
    return tuple(name for name, entry in LEVELS.items() if compiled() or not entry.bot.startswith("search"))
