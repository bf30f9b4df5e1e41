"""Loads the data of Costa Ruana, builds its ops, sets up: the seam between data and engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

import iseki.games.costa_ruana.layout as at
from iseki.core.build import make_game
from iseki.core.game import Game
from iseki.core.layout import Layout, read_layout
from iseki.core.options import OptionSpec, Value
from iseki.core.registry import GameType
from iseki.core.state import State
from iseki.games.costa_ruana.features import CostaRuanaEvaluator
from iseki.games.costa_ruana.ops import all_ops
from iseki.games.costa_ruana.rules import add_treasures

FOLDER = Path(__file__).parent
SIGNS = {"move_treasure": "chest", "place_natives": "plus", "return_natives": "minus", "move_native": "arrow"}
USUAL = "treasures"  # the preset that the product offers first (C-14)


class Card(Struct, frozen=True):
    colour: str
    effect: str
    value: int
    notches: int

    @property
    def kind(self) -> str:
        """Colour and effect; the notches play no part once a game is set up (C-1.4)."""
        printed = str(self.value) if self.effect in ("place_natives", "return_natives") else ""
        return f"{self.colour}-{SIGNS[self.effect]}{printed}"


class PlayerCount(Struct, frozen=True):
    players: int
    islands: int
    treasures: int


class RuleOption(Struct, frozen=True):
    values: tuple[bool | str, ...]
    rule: str


class Components(Struct, frozen=True):
    """What the engine reads of components.toml."""

    parameters: dict[str, int]
    totals: dict[str, int]
    player_count: tuple[PlayerCount, ...]
    card: tuple[Card, ...]
    options: dict[str, RuleOption]
    presets: dict[str, dict[str, bool | str]]


@cache
def components() -> Components:
    return msgspec.toml.decode((FOLDER / "components.toml").read_bytes(), type=Components)


@cache
def layout() -> Layout:
    return read_layout(FOLDER)


def option_specs() -> tuple[OptionSpec, ...]:
    """The options of C-14; the value of the usual preset comes first."""
    usual = components().presets[USUAL]
    return tuple(option_spec(name, entry, usual[name]) for name, entry in components().options.items())


def option_spec(name: str, entry: RuleOption, usual: bool | str) -> OptionSpec:
    others = tuple(value for value in entry.values if value != usual)
    return OptionSpec(name, entry.rule, "choice", usual, (usual, *others))


def presets() -> dict[str, dict[str, Value]]:
    """Those of the data, the usual one first; what differs from it (C-14)."""
    printed = components().presets
    usual = printed[USUAL]
    names = sorted(printed, key=lambda name: name != USUAL)
    return {name: {option: x for option, x in printed[name].items() if x != usual[option]} for name in names}


def build(seats: int, options: Mapping[str, Value]) -> Game:
    """options: all of them, checked (core/options.py)."""
    return make_game(
        "costa_ruana", layout(), seats, all_ops(), CostaRuanaEvaluator(), deck(seats), constants(seats, options), starting(seats)
    )


def deck(seats: int) -> list[str]:
    """The kinds of the cards used by so many players (C-1.4), equal ones side by side."""
    used = [card.kind for card in components().card if card.notches <= seats]
    return sorted(used, key=layout().kind_names.index)


def counts(seats: int) -> PlayerCount:
    return next(row for row in components().player_count if row.players == seats)


def constants(seats: int, options: Mapping[str, Value]) -> dict[str, int]:
    """Options and printed numbers under the names of layout.toml."""
    numbers = components().parameters
    flags = {name: int(value) for name, value in options.items() if isinstance(value, bool)}
    return {
        **flags,
        "respect_points": int(options["scoring"] == "respect_points"),
        "reshuffle_discards": int(options["last_refill"] == "reshuffle_discards"),
        "with_card": int(options["copy_timing"] == "with_card"),
        "immediately": int(options["copy_native_return"] == "immediately"),
        "current_shaman_first": int(options["shaman_tie"] == "current_shaman_first"),
        "rounds": numbers["rounds"],
        "islands": counts(seats).islands,
        "island_limit": numbers["island_native_limit"],
        "hand_start": numbers["hand_start"],
        "draw_after_round": numbers["draw_after_round"],
        "initial_natives": numbers["initial_natives_per_player"],
        "natives_each": components().totals["natives_per_player"],
        "points_per_treasure": numbers["points_per_treasure"],
        "points_per_native": numbers["points_per_native_in_supply"],
    }


def starting(seats: int) -> Callable[[State], None]:
    """Set-up (C-2): treasures on islands, natives at home; CHANCE deals, lays the tiles and names the first Shaman."""

    def begin(s: State) -> None:
        numbers = components().parameters
        for island in range(counts(seats).islands):
            few = island < numbers["islands_with_four_treasures"]
            add_treasures(s, island, numbers["treasures_small" if few else "treasures_normal"])
        for seat in range(seats):
            at.set_supply(s, seat, at.natives_each(s))
        s.push(at.SHAMAN_OP, 0)
        s.push(at.TILES_OP, 0)
        for seat in reversed(range(seats)):
            s.push(at.DRAW_OP, seat, at.hand_start(s))

    return begin


GAME = GameType(
    name="costa_ruana",
    seats=(2, 6),
    minutes=(20, 60),
    rules_version=1,
    options=option_specs(),
    folder=FOLDER,
    package=__package__,
    build=build,
    presets=presets(),
)
