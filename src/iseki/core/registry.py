"""Which games there are. A game registers by an entry point of the group `iseki.games` that names its GameType."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from msgspec import Struct

from iseki.core.errors import BadOption, UnknownGame
from iseki.core.game import Game
from iseki.core.options import OptionSpec, Value, resolve
from iseki.core.pieces import Piece
from iseki.core.present import Present

Build = Callable[[int, Mapping[str, Value]], Game]


class GameType(Struct, frozen=True, dict=True):
    """What is known of a game before one is begun.

    seats: fewest and most. rules_version: grows when an option is added; an old record names the version it was played under.
    presets: option values that go together, by name, the usual one first; only what differs from the defaults.
    folder: holds rules.md, components.toml, text/. package: has a module `present` with PRESENT. build: seats, options -> Game.
    """

    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    rules_version: int
    options: tuple[OptionSpec, ...]
    folder: Path
    package: str
    build: Build
    presets: dict[str, dict[str, Value]] = {}

    def chosen(self, options: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value; `preset` stands for those of a preset, single ones beside it count more. Raises BadOption."""
        single = dict(options)
        name = str(single.pop("preset", next(iter(self.presets), "")))
        if name and name not in self.presets:
            raise BadOption(f"there is no preset {name[:80]!r} of {self.name}; there are {', '.join(self.presets) or 'none'}")
        return resolve(self.options, {**self.presets.get(name, {}), **single})

    def load(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> Game:
        """A game of this type; several calls give independent games. Raises BadOption."""
        few, many = self.seats
        number = few if seats is None else seats
        if not few <= number <= many:
            raise BadOption(f"{self.name} cannot be played by {number}; it needs {few} to {many} seats")
        return self.build(number, self.chosen(options or {}))

    @cached_property
    def present(self) -> Present:
        return cast(Present, import_module(f"{self.package}.present").PRESENT)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The components as people read them; none for a game whose few kinds its catalogues describe."""
        module = f"{self.package}.pieces"
        return cast(tuple[Piece, ...], import_module(module).PIECES) if find_spec(module) else ()

    @cached_property
    def components_hash(self) -> str:
        """First 16 hexadecimal digits of the SHA-256 of components.toml."""
        return sha256((self.folder / "components.toml").read_bytes()).hexdigest()[:16]


@cache
def registered() -> dict[str, GameType]:
    return {entry.name: cast(GameType, entry.load()) for entry in entry_points(group="iseki.games")}


def games() -> tuple[str, ...]:
    """Names of all registered games, in alphabetical order."""
    return tuple(sorted(registered()))


def game_type(name: str) -> GameType:
    """Raises UnknownGame."""
    if name not in registered():
        raise UnknownGame(f"there is no game {name[:80]!r}; there are {', '.join(games())}")
    return registered()[name]


def load_game(name: str, seats: int | None = None, **options: object) -> Game:
    """A game by name, with rule options by keyword. Raises UnknownGame or BadOption.

    >>> load_game("garakutarium", empty_pile_allowed=True).num_players()
    2
    """
    return game_type(name).load(seats, options)
