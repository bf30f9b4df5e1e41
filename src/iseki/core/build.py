"""Puts a Game together from its layout, ops, evaluator and numbers. Used by every game's `game.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from iseki.core.errors import BadLayout
from iseki.core.game import Game
from iseki.core.layout import Constant, Layout
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
    """cards: kind of each card, equal ones side by side. begin: sets the first position up, from an empty one, and pushes frames.

    ops: those of the layout in its order, then any number of each that it calls many. Raises BadLayout when data and layout disagree.
    """
    check_ops(layout, ops)
    game = Game(
        name,
        seats,
        ops,
        layout.op_names,
        evaluator,
        card_kinds(layout, cards),
        layout.zones,
        constant_words(layout, constants),
        layout.position("era"),
        layout.stack_position,
        layout.size,
        layout.action_names,
        layout.kind_names,
        layout.field_names,
        observation_of(layout, seats),
    )
    start = game.new_initial_state()
    begin(start)
    start.advance()
    game.initial = start.v
    return game


def check_ops(layout: Layout, ops: list[Op]) -> None:
    first, many = layout.op_names[: layout.single_ops], layout.op_names[layout.single_ops :]
    for i, name in enumerate(first):
        given = ops[i].name if i < len(ops) else "nothing"
        if given != name:
            raise BadLayout(f"op {i} of the layout is {name}, but {given} was given there")
    for op in ops[len(first) :]:
        if op.name not in many:
            raise BadLayout(f"an op is named {op.name}, but the layout calls only these many: {', '.join(many) or 'none'}")


def card_kinds(layout: Layout, cards: Sequence[str]) -> list[int]:
    unknown = [card for card in cards if card not in layout.kind_names]
    if unknown:
        raise BadLayout(f"{unknown[0]!r} is no kind of card of the layout")
    kinds = [layout.kind_names.index(card) for card in cards]
    if kinds != sorted(kinds):
        raise BadLayout("the cards do not stand in the order of the layout's kinds")
    if len(kinds) > layout.cards:
        raise BadLayout(f"{len(kinds)} cards are more than cards = {layout.cards} of the layout")
    return kinds


def constant_words(layout: Layout, constants: Mapping[str, int | Sequence[int]]) -> list[int]:
    """The constants in the order of the layout, padded with zeros."""
    return [word for constant in layout.constant for word in padded(constant, constants)]


def padded(constant: Constant, constants: Mapping[str, int | Sequence[int]]) -> list[int]:
    if constant.name not in constants:
        raise BadLayout(f"constant {constant.name} of the layout has no value")
    value = constants[constant.name]
    values = [value] if isinstance(value, int) else [*map(int, value)]
    if len(values) > constant.length:
        raise BadLayout(f"constant {constant.name} has {len(values)} numbers, its length in the layout is {constant.length}")
    return values + [0] * (constant.length - len(values))
