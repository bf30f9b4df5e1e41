"""Loads the data of Garakutarium, builds its ops, sets up: the seam between data and engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

import iseki.games.garakutarium.layout as at
from iseki.core.build import make_game
from iseki.core.game import Game
from iseki.core.layout import Layout, read_layout
from iseki.core.options import OptionSpec, Value
from iseki.core.registry import GameType
from iseki.core.state import State
from iseki.games.garakutarium.features import GarakutariumEvaluator
from iseki.games.garakutarium.ops import all_ops
from iseki.games.garakutarium.rules import CHARACTERS, character_card

FOLDER = Path(__file__).parent
SPECIALS = 6  # re-explore and curse cards together (G-1.4)


class Card(Struct, frozen=True):
    kind: str
    suit: str = ""
    number: int = 0


class SetScore(Struct, frozen=True):
    family: str
    size: int
    suited: bool
    points: int


class Composition(Struct, frozen=True):
    default: bool
    curse_numbers: tuple[int, ...]


class RuleOption(Struct, frozen=True):
    values: tuple[bool | str, ...]
    rule: str


class Character(Struct, frozen=True):
    id: str


class Components(Struct, frozen=True):
    """What the engine reads of components.toml."""

    parameters: dict[str, int]
    card: tuple[Card, ...]
    character: tuple[Character, ...]
    set_score: tuple[SetScore, ...]
    special_composition: tuple[Composition, ...]
    options: dict[str, RuleOption]


@cache
def components() -> Components:
    return msgspec.toml.decode((FOLDER / "components.toml").read_bytes(), type=Components)


@cache
def layout() -> Layout:
    return read_layout(FOLDER)


def option_specs() -> tuple[OptionSpec, ...]:
    """The options of G-14, the split of the special cards (G-1.5), the first parent (G-2.5) and the technical end (G-12.5)."""
    rules = [OptionSpec(name, o.rule, "choice", o.values[0], o.values) for name, o in components().options.items()]
    compositions = sorted(components().special_composition, key=lambda composition: not composition.default)
    presets = tuple(composition.curse_numbers for composition in compositions)
    return (
        *rules,
        OptionSpec("curse_numbers", "G-1.5", "numbers", presets[0], bounds=(1, 7), length=(1, 5), presets=presets),
        OptionSpec("first_parent", "G-2.5", "choice", "random", ("random", 0, 1)),
        OptionSpec("turn_limit", "G-12.5", "choice", 200, (200, 50, 100, 400)),
    )


def build(seats: int, options: Mapping[str, Value]) -> Game:
    """options: all of them, checked (core/options.py)."""
    curses = options["curse_numbers"]
    assert isinstance(curses, tuple)
    game = make_game(
        "garakutarium", layout(), seats, all_ops(), GarakutariumEvaluator(), deck(curses), constants(options), starting(options)
    )
    game.turn_limit = int(str(options["turn_limit"]))
    return game


def deck(curse_numbers: tuple[int, ...]) -> list[str]:
    """The kinds of the 40 cards: relics and the special relic as printed, the split as given, the characters."""
    printed = [f"{card.suit}{card.number}" for card in components().card if card.kind == "relic"]
    curses = [f"K{number}" for number in sorted(curse_numbers)]
    characters = [character.id for character in components().character]
    return [*printed, "J", *["RX"] * (SPECIALS - len(curses)), *curses, *characters]


def constants(options: Mapping[str, Value]) -> dict[str, int | list[int]]:
    """Options and printed numbers under the names of layout.toml."""
    numbers = components().parameters
    flags = {name: int(value) for name, value in options.items() if isinstance(value, bool)}
    return {
        **flags,
        "deck_out_ends_game": int(options["deck_out"] == "end_game"),
        "must_afford": int(options["mad_scientist_payment"] == "must_afford"),
        "goal_score": numbers["goal_score"],
        "dig_cards": numbers["dig_cards"],
        "loot_limit": numbers["loot_limit_at_end_of_own_actions"],
        "skill_threshold": numbers["skill_threshold_opponent_score"],
        "curse_penalty": numbers["curse_discard_penalty"],
        "special_relic_penalty": numbers["special_relic_set_penalty"],
        "knight_draw": numbers["knight_draw"],
        "detective_look": numbers["detective_look"],
        "same_points": points("same_number", False),
        "run_points": points("run", False),
        "suited_run_points": points("run", True),
    }


def points(family: str, suited: bool) -> list[int]:
    """Points by size, 0 to 5."""
    worth = {score.size: score.points for score in components().set_score if (score.family, score.suited) == (family, suited)}
    return [worth.get(size, 0) for size in range(6)]


def starting(options: Mapping[str, Value]) -> Callable[[State], None]:
    """Set-up (G-2): the deck lies shuffled, CHANCE deals the characters and, unless given, names the first parent."""
    first = options["first_parent"]

    def begin(s: State) -> None:
        numbers = components().parameters
        for who in range(CHARACTERS):
            s.write(character_card(who), at.REMOVED)
        for seat in (0, 1):
            at.set_score(s, seat, numbers["start_score"])
        s.push(at.TURN_OP, 0)
        s.push(at.DEAL_OP, 1, numbers["characters_dealt_per_player"])
        s.push(at.DEAL_OP, 0, numbers["characters_dealt_per_player"])
        if isinstance(first, int):
            at.set_parent(s, first)
        else:
            s.push(at.FIRST_OP, 0)

    return begin


GAME = GameType(
    name="garakutarium",
    seats=(2, 2),
    minutes=(15, 30),
    rules_version=1,
    options=option_specs(),
    folder=FOLDER,
    package=__package__,
    build=build,
)
