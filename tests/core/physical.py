"""An oracle of knowledge for one deck: every order of real cards that a viewer must think possible, listed one by one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from iseki.core.deck import put_on_top, put_under, shuffle_under
from iseki.core.knowledge import conceal
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from tests.core.toy import DECK, HAND, PLAY, card, cards, draw, kind_of, play, toy_start

World = tuple[tuple[str, ...], frozenset[str]]  # the deck from top to bottom, the hand
Layered = tuple[tuple[frozenset[str], ...], frozenset[str]]  # the same, as far as a state tells it
OWNER, OPPONENT = 0, 1
IN_DECK = ("a1", "a2", "a3", "a4")


class Table:
    """Seat 0 plays with four real cards in a real order; beside it the state, and the worlds that each of two viewers thinks possible."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.state = toy_start()
        for name in ("a5", "a6"):
            self.state.lay(card(self.state, name), PLAY + 1)
        self.truth: World = (self.shuffled(IN_DECK), frozenset())
        self.worlds: list[set[World]] = [{(order, frozenset()) for order in permutations(IN_DECK)} for _ in range(2)]
        self.secrets = False

    def shuffled(self, names: tuple[str, ...]) -> tuple[str, ...]:
        left, out = list(names), []
        while left:
            out.append(left.pop(int(self.rng.below(len(left)))))
        return tuple(out)

    def draw(self, at: int) -> None:
        """at: 0 from the top, -1 from the bottom."""
        name = self.truth[0][at]
        self.truth = drawn(self.truth, at)
        self.worlds[OWNER] = {drawn(world, at) for world in self.worlds[OWNER] if world[0][at] == name}
        self.worlds[OPPONENT] = {drawn(world, at) for world in self.worlds[OPPONENT]}
        draw(self.state, 0, card(self.state, name))

    def play(self, name: str) -> None:
        self.truth = (self.truth[0], self.truth[1] - {name})
        self.worlds = [{(deck, hand - {name}) for deck, hand in worlds if name in hand} for worlds in self.worlds]
        play(self.state, 0, name)

    def buy(self, name: str) -> None:
        self.truth = ((*self.truth[0], name), self.truth[1])
        self.worlds = [{((*deck, name), hand) for deck, hand in worlds} for worlds in self.worlds]
        put_under(self.state, card(self.state, name), DECK, self.state.game.everyone)

    def batch(self) -> None:
        names = tuple(kind_of(self.state, c) for c in cards(self.state, PLAY))
        orders = list(permutations(names))
        self.truth = (self.truth[0] + self.shuffled(names), self.truth[1])
        self.worlds = [{(deck + order, hand) for deck, hand in worlds for order in orders} for worlds in self.worlds]
        shuffle_under(self.state, 1, DECK, PLAY)

    def hide_on_top(self, name: str) -> None:
        """A card of the hand, known to its owner only; of the others each might be any card."""
        deck, hand = self.truth
        self.truth = ((name, *deck), hand - {name})
        self.worlds[OWNER] = {((name, *deck), hand - {name}) for deck, hand in self.worlds[OWNER]}
        self.worlds[OPPONENT] = {((k, *deck), hand - {k}) for deck, hand in self.worlds[OPPONENT] for k in hand}
        for c in cards(self.state, HAND):  # those that everybody knew, too
            conceal(self.state, c, HAND, 0, bit(0))
        put_on_top(self.state, card(self.state, name), DECK, bit(0))
        self.secrets = True

    def layers(self) -> list[int]:
        """Cards in each layer of the state's deck, from the top."""
        here = Counter(int(self.state.layer(c)) for c in cards(self.state, DECK))
        return [here[layer] for layer in sorted(here, reverse=True)]

    def possible(self, viewer: int) -> Counter[Layered]:
        """Each world as the state tells it, and how many orders of real cards stand behind it: they are equally likely."""
        return Counter((cut(deck, self.layers()), hand) for deck, hand in self.worlds[viewer])


def drawn(world: World, at: int) -> World:
    deck, hand = world
    return (deck[1:] if at == 0 else deck[:-1], hand | {deck[at]})


def cut(deck: tuple[str, ...], layers: list[int]) -> tuple[frozenset[str], ...]:
    out, at = [], 0
    for n in layers:
        out.append(frozenset(deck[at : at + n]))
        at += n
    return tuple(out)


def layered(s: State) -> Layered:
    deck = cards(s, DECK)
    layers = sorted({int(s.layer(c)) for c in deck}, reverse=True)
    return (
        tuple(frozenset(kind_of(s, c) for c in deck if s.layer(c) == layer) for layer in layers),
        frozenset(kind_of(s, c) for c in cards(s, HAND)),
    )


def random_event(table: Table, secrets: bool) -> None:
    """Draws and plays mostly; each item once; sometimes the end of a round, sometimes a card hidden on top."""
    rng, (deck, hand) = table.rng, table.truth
    what = int(rng.below(8))
    if what < 3 and deck:
        table.draw(-1 if rng.below(4) == 0 else 0)
    elif what < 6 and hand:
        table.play(sorted(hand)[int(rng.below(len(hand)))])
    elif what == 6 and secrets and hand:
        table.hide_on_top(sorted(hand)[int(rng.below(len(hand)))])
    elif what == 6 and table.state.count(4):
        table.buy(kind_of(table.state, cards(table.state, 4)[0]))
    elif what == 7:
        table.batch()
