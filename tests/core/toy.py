"""A game without rules for the tests of the core: two seats with a deck of six cards each, a stack of five tiles, a row, a supply."""

from __future__ import annotations

from functools import cache

import msgspec

from iseki.core.actions import Actions
from iseki.core.build import make_game
from iseki.core.deck import close_gap, random_card
from iseki.core.game import Game
from iseki.core.knowledge import conceal
from iseki.core.layout import Layout
from iseki.core.op import Evaluator, Op
from iseki.core.rng import Rng, bit
from iseki.core.state import State

SCHEMA = """
seats = 2
cards = 19
copies = 2
stack = 2
families = 3

kind = [
  {group = "basic", names = ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6"]},
  {group = "item", names = ["x", "y"]},
  {group = "camp", names = ["camp"]},
  {group = "tile", names = ["t1", "t2", "t3", "t4"]},
]
zone = [
  {name = "stack", meaning = "tiles", seen_by = "nobody", family = 3, of = ["tile"], known_top = 1, known_bottom = 1},
  {name = "site_at", meaning = "tiles found", seen_by = "all", length = 3, of = ["tile"]},
  {name = "row", meaning = "items", seen_by = "all", of = ["item"]},
  {name = "deck", meaning = "cards", seen_by = "nobody", per_seat = true, family = 1, family_per_seat = true, exact = true, of = ["basic", "item"], known_top = 2, known_bottom = 2},
  {name = "hand", meaning = "cards", seen_by = "owner", per_seat = true, family = 1, family_per_seat = true, of = ["basic", "item"]},
  {name = "play", meaning = "cards", seen_by = "all", per_seat = true, of = ["basic", "item"]},
]
field = [
  {name = "era", meaning = "bookkeeping", length = 3},
  {name = "first", meaning = "a seat", relative = true},
  {name = "coins", meaning = "coins", per_seat = true, cap = 10},
  {name = "tokens", meaning = "tokens", per_seat = true, length = 3, cap = 4},
  {name = "open", meaning = "a mask", bits = 4},
  {name = "round", meaning = "a number", one_hot = 5},
  {name = "hut", meaning = "a secret", per_seat = true, cap = 8, seen_by = "owner"},
]
op = [
  {name = "draw", meaning = "chance: draw into the hand; a = 1 from the bottom"},
  {name = "gain", meaning = "effect steps", many = true},
]
action = [
  {verb = "draw", meaning = "draw", of = ["basic", "item"]},
]
constant = [
  {name = "sizes", meaning = "sizes", length = 3},
]
"""  # noqa: E501 a table is easiest read in rows

STACK, SITE_AT, ROW, DECK, HAND, PLAY = 0, 1, 4, 5, 7, 9
PUBLIC = 2


def schema() -> Layout:
    return msgspec.toml.decode(SCHEMA, type=Layout)


class DrawOp(Op):
    """Asks CHANCE for a card of the top or bottom layer, also when only one lies there."""

    def run(self, s: State, seat: int) -> bool:
        return False

    def deck(self, s: State, seat: int) -> int:
        return DECK + seat

    def layer(self, s: State, seat: int) -> int:
        return 0 if s.arg(0) else int(super().layer(s, seat))

    def options(self, s: State, seat: int, out: Actions) -> None:
        for kind in sorted({int(s.game.kind[c]) for c in cards(s, DECK + seat) if s.layer(c) == self.layer(s, seat)}):
            out.add(kind)

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        return int(s.game.kind[random_card(s, DECK + seat, self.layer(s, seat), rng)])

    def answer(self, s: State, seat: int, action: int) -> None:
        draw(s, seat, card(s, s.game.kind_names[action]))


def toy(ops: list[Op] | None = None, sizes: tuple[int, ...] = (1, 2)) -> Game:
    game = [DrawOp("draw", True), Op("gain"), Op("gain")] if ops is None else ops
    kinds = [name for name in schema().kind_names if name != "camp"]
    kinds.insert(kinds.index("t1"), "t1")
    return make_game("toy", schema(), 2, game, Evaluator(), kinds, {"sizes": sizes}, begin)


@cache
def one_toy() -> Game:
    return toy()


def toy_start() -> State:
    """A first position; all of them share one game."""
    return one_toy().new_initial_state()


def begin(s: State) -> None:
    for c in range(s.game.cards):
        name = kind_of(s, c)
        if name in "xy":
            s.lay(c, ROW)
        else:
            s.keep(c, STACK if name[0] == "t" else DECK + (name[0] == "b"), 0, 0, 0)
    s.push(0, 0)


def kind_of(s: State, c: int) -> str:
    return s.game.kind_names[s.game.kind[c]]


def card(s: State, name: str) -> int:
    return int(s.game.first[s.game.kind_names.index(name)])


def cards(s: State, zone: int) -> list[int]:
    return [c for c in range(s.game.cards) if s.zone(c) == zone]


def named(s: State, zone: int) -> str:
    """The kinds in a zone, highest layer first."""
    return " ".join(kind_of(s, c) for c in sorted(cards(s, zone), key=lambda c: (-s.layer(c), c)))


def draw(s: State, seat: int, c: int) -> None:
    """A card from a deck into the hand; who knew it still does."""
    conceal(s, c, HAND + seat, 0, s.seen(c) | bit(seat))
    close_gap(s, DECK + seat)


def draw_named(s: State, seat: int, names: str) -> None:
    for name in names.split():
        draw(s, seat, card(s, name))


def play(s: State, seat: int, names: str) -> None:
    for name in names.split():
        s.lay(card(s, name), PLAY + seat)
