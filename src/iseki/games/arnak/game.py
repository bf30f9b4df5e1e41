"""Loads the data of Arnak, builds its ops, sets up: the seam between data and engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import iseki.games.arnak.layout as at
from iseki.core.build import make_game
from iseki.core.errors import BadOption
from iseki.core.game import Game
from iseki.core.options import OptionSpec, Value
from iseki.core.registry import GameType
from iseki.core.state import State
from iseki.games.arnak.appraisal import tables
from iseki.games.arnak.data import PlayersStart, components, layout
from iseki.games.arnak.features.evaluator import ArnakEvaluator
from iseki.games.arnak.numbers import constants
from iseki.games.arnak.ops import all_ops
from iseki.games.arnak.ops.setup import CAMPS, RESCUE_STACK, begin_with, second_space
from iseki.games.arnak.program import Program
from iseki.games.arnak.rules.cards import (
    ALL_PIECES,
    ARTIFACT_CARDS,
    ASSISTANT_TILES,
    BONUS_TILES,
    FEAR_CARDS,
    GUARDIAN_TILES,
    IDOL_TILES,
    ITEM_CARDS,
    LEVEL1_TILES,
    LEVEL2_TILES,
    PLAYER_CARDS,
)

FOLDER = Path(__file__).parent
SEATS = (2, 4)
OPTIONS = (
    OptionSpec("board", "R-2.1", "choice", "bird", ("bird", "snake")),
    OptionSpec("first_player", "R-2.12", "choice", "random", ("random", 0, 1, 2, 3)),
    OptionSpec("fear_supply", "R-1.5", "choice", "limited", ("limited", "unlimited")),
    OptionSpec("pass_ends_turn", "R-17.2", "choice", False, (False, True)),
    OptionSpec("surplus_icons", "R-6.7", "choice", "kept", ("kept", "lost")),
    OptionSpec("star_charts", "R-24.35", "choice", "up_to_two", ("up_to_two", "two_or_none")),
    OptionSpec("effects_end_with_card", "R-24.22", "choice", False, (False, True)),
    OptionSpec("ocarina_discounts", "R-24.28", "choice", True, (True, False)),
    OptionSpec("staff_exile", "R-18.6", "choice", "beside", ("beside", "nearest")),
    OptionSpec("artifact_declinable", "R-11.3", "choice", True, (True, False)),
)
PRESETS: dict[str, dict[str, Value]] = {
    "rulebook": {},
    "bga": {
        "fear_supply": "unlimited",
        "pass_ends_turn": True,
        "surplus_icons": "lost",
        "star_charts": "two_or_none",
        "effects_end_with_card": True,
        "staff_exile": "nearest",
        "artifact_declinable": False,
    },
}


def build(seats: int, options: Mapping[str, Value]) -> Game:
    """options: all of them, checked (core/options.py). Raises BadOption for a starting seat that nobody sits on."""
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(f"option first_player cannot be {first} with {seats} seats; it can be random, {', '.join(map(str, range(seats)))}")
    program = Program(all_ops())
    numbers = constants(seats, options, program)
    evaluator = ArnakEvaluator(tables(program, components().research[str(options["board"])]))
    return make_game("arnak", layout(), seats, program.ops, evaluator, printed_pieces(), numbers, starting(seats, options))


def printed_pieces() -> list[str]:
    """The kinds of all 187 cards and tiles, as many as the box holds (R-1.1), in the order of the kinds."""
    data = components()
    count = {card.id: card.count for card in data.card} | {tile.id: tile.count for tile in data.site if tile.kind != "camp"}
    count |= {tile.id: 1 for tile in data.guardian} | {tile.id: tile.count for tile in data.idol}
    count |= {tile.id: tile.count for tile in data.assistant} | {tile.id: tile.count for tile in data.bonus_tile}
    return [name for name in layout().kind_names for _ in range(count.get(name, 0))]


def starting(seats: int, options: Mapping[str, Value]) -> Callable[[State], None]:
    """Set-up (R-2): stacks lie shuffled, then CHANCE lays out what is open."""
    snake = options["board"] == "snake"
    first = options["first_player"]
    tables = components().setup.players[seats - 2]

    def begin(s: State) -> None:
        at.set_round(s, 1)
        lay_stacks(s)
        deal_decks(s, seats)
        at.set_temple_left(s, tables.lost_temple_bonus_tiles)
        s.push(at.ROUND_OP, 0)
        s.push(at.REFILL_OP, 0)
        push_assistants(s, tables, snake)
        s.push(at.LAY_BONUS_OP, 0)
        s.push(at.LAY_IDOL_OP, 0, CAMPS)
        block_camps(s, tables.blocked_camp_second_spaces)
        if isinstance(first, int):
            begin_with(s, first)
        else:
            s.push(at.FIRST_OP, 0)

    return begin


def lay_stacks(s: State) -> None:
    """Everything that is shuffled, face down (R-2.2, R-2.5, R-2.7, R-2.9, R-2.10)."""
    stacks = [
        (at.ITEM_DECK, ITEM_CARDS, ARTIFACT_CARDS),
        (at.ARTIFACT_DECK, ARTIFACT_CARDS, PLAYER_CARDS),
        (at.LEVEL1_STACK, LEVEL1_TILES, LEVEL2_TILES),
        (at.LEVEL2_STACK, LEVEL2_TILES, GUARDIAN_TILES),
        (at.GUARDIAN_STACK, GUARDIAN_TILES, IDOL_TILES),
        (at.IDOL_BAG, IDOL_TILES, ASSISTANT_TILES),
        (at.ASSISTANT_POOL, ASSISTANT_TILES, BONUS_TILES),
        (at.BONUS_POOL, BONUS_TILES, ALL_PIECES),
    ]
    for zone, low, end in stacks:
        for card in range(low, end):
            s.write(card, zone)


def deal_decks(s: State, seats: int) -> None:
    """Each seat's six cards (R-2.11); what absent seats would have is out of play; the other Fear cards lie face up (R-2.3)."""
    for card in range(FEAR_CARDS):
        owner = card - s.game.first[s.game.kind[card]]
        if owner < seats:
            s.write(card, at.DECK + owner)
        else:
            s.lay(card, at.OUT)
    each = components().setup.start_deck.cards.count("fear")
    for card in range(FEAR_CARDS, ITEM_CARDS):
        owner = (card - FEAR_CARDS) // each
        if owner < seats:
            s.write(card, at.DECK + owner)
        else:
            s.lay(card, at.FEAR_DECK)


def push_assistants(s: State, tables: PlayersStart, snake: bool) -> None:
    """The tops of the stacks; on the Snake side the rescue stack first (R-2.10)."""
    stacks = tables.snake_assistant_stacks if snake else tables.bird_assistant_stacks
    for stack in reversed(range(len(stacks))):
        at.set_stack_left(s, stack, stacks[stack])
        s.push(at.TOP_OP, 0, stack)
    if snake:
        at.set_rescue_left(s, tables.snake_rescue_stack)
        s.push(at.TOP_OP, 0, RESCUE_STACK)


def block_camps(s: State, many: int) -> None:
    """Blocking tiles (R-2.6): all camps without asking, or some by lot."""
    if many == CAMPS:
        at.set_blocked(s, sum(second_space(camp) for camp in range(CAMPS)))
    elif many:
        s.push(at.BLOCK_OP, 0, many)


GAME = GameType(
    name="arnak",
    seats=SEATS,
    minutes=(60, 120),
    rules_version=1,
    options=OPTIONS,
    folder=FOLDER,
    package=__package__,
    build=build,
    presets=PRESETS,
)
