"""Puts a Game together from its layout, ops, evaluator and numbers. Used by every game's `game.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from iseki.core.game import Game
from iseki.core.layout import Layout
from iseki.core.observation import observation_of
from iseki.core.op import Evaluator, Op
from iseki.core.state import State


def make_game(
    name: str,
    layout: Layout,
    seats: int,
    ops: list[Op],
    evaluator: Evaluator,
    cards: Sequence[str],
    constants: Mapping[str, int | Sequence[int]],
    begin: Callable[[State], None],
) -> Game:
    """cards: kind of each card, equal ones side by side. begin: sets the first position up, from an empty one, and pushes frames."""
    game = Game(
        name,
        seats,
        ops,
        evaluator,
        [layout.kind_names.index(card) for card in cards],
        layout.zone_families,
        constant_words(layout, constants),
        layout.position("era"),
        layout.stack_position,
        layout.size,
        layout.action_names,
        layout.kind_names,
        layout.zone_names,
        layout.field_names,
        observation_of(layout, seats),
    )
    start = game.new_initial_state()
    begin(start)
    start.advance()
    game.initial = start.v
    return game


def constant_words(layout: Layout, constants: Mapping[str, int | Sequence[int]]) -> list[int]:
    """The constants in the order of the layout. A missing one is a KeyError: data and layout disagree."""
    words: list[int] = []
    for constant in layout.constant:
        value = constants[constant.name]
        values = [value] if isinstance(value, int) else list(value)
        words += [*map(int, values), *[0] * (constant.length - len(values))]
    return words
