"""Answers CHANCE at a table. It stands outside the state, so a record needs no seed and a page never sees one.

Cards that were shuffled together are drawn in one uniform order, fixed by (secret, deck, shuffle): the draw at which n of
them are left takes one of the n by a number from (secret, deck, shuffle, n). So undo and re-draw give the same card, two
games with the same secret get the same shuffles, nothing has to be remembered over a restart, and a table can publish the
secret's hash at the start and the secret at the end.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from iseki.core.sight import cards_at
from iseki.core.state import State
from iseki.core.word import FRAME

Cards = tuple[int, ...]  # kinds
Shuffle = tuple[int, int, int]  # zone of the deck, era, shuffles of the game so far; what tells one shuffle from all others


def secret_hash(secret: bytes) -> str:
    """What a table publishes at its start: SHA-256 of the secret, hexadecimal."""
    return sha256(secret).hexdigest()


class Dealer:
    """Deterministic in its secret and the state."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def answer(self, state: State) -> int:
        """The outcome of the pending chance, as an action; not applied."""
        deck = int(state.top().deck(state, state.seat()))
        return self.weighted(state) if deck < 0 else self.drawn(state, deck)

    def drawn(self, state: State, deck: int) -> int:
        layer = int(state.top().layer(state, state.seat()))
        cards = kinds(state, deck, layer)
        return action_of(state, cards[self.first(shuffle_of(state, deck, layer), len(cards))])

    def order(self, shuffle: Shuffle, cards: Cards) -> Cards:
        """The order in which these cards will be drawn, all of them left from one shuffle."""
        left, drawn = list(cards), []
        while left:
            drawn.append(left.pop(self.first(shuffle, len(left))))
        return tuple(drawn)

    def first(self, shuffle: Shuffle, left: int) -> int:
        """Which of so many cards left is the first to be drawn."""
        return self.number("card", *shuffle, left) % left

    def weighted(self, state: State) -> int:
        """Any other chance: one outcome by its weight."""
        op, seat = state.top(), state.seat()
        actions = state.legal_actions()
        weights = [int(op.weight(state, seat, action)) for action in actions]
        question = [int(state.v[state.v[0] + i]) for i in range(FRAME)]
        at = self.number("chance", op.name, int(state.turns), int(state.shuffles), *question[1:]) % sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            at -= weight
            if at < 0:
                return action
        raise AssertionError("weights do not add up")

    def number(self, *key: int | str) -> int:
        digest = hmac.digest(self.secret, "/".join(map(str, key)).encode(), "sha256")
        return int.from_bytes(digest[:16], "big")


def shuffle_of(state: State, deck: int, layer: int) -> Shuffle:
    """Batches of one deck differ in their era, however many shuffles of other decks there were meanwhile."""
    era = int(state.age(in_layer(state, deck, layer)[0]))
    return deck, era, 0 if state.game.exact[deck] else int(state.shuffles)


def kinds(state: State, deck: int, layer: int) -> Cards:
    """Kinds of the cards in a layer of a deck, ascending."""
    return tuple([int(state.game.kind[card]) for card in in_layer(state, deck, layer)])


def in_layer(state: State, deck: int, layer: int) -> list[int]:
    return [card for card in cards_at(state, deck) if state.layer(card) == layer]


def action_of(state: State, kind: int) -> int:
    """The legal outcome that draws this kind: outcomes are named `verb:kind`."""
    name = state.game.kind_names[kind]
    return next(a for a in state.legal_actions() if state.game.action_names[a].partition(":")[2] == name)
