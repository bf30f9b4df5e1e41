"""Answers CHANCE at a table. It stands outside the state, so a record needs no seed and a page never sees one.

For each deck and each shuffle of it there is one uniform order, drawn from (secret, deck, number of the shuffle); a draw
takes the first card of that order that still lies in the asked layer. So undo and re-draw give the same card, two games
with the same secret get the same shuffles, and a table can publish the secret's hash at the start and the secret at the end.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from iseki.core.deck import top_layer
from iseki.core.state import State
from iseki.core.word import CARDS

Cards = tuple[int, ...]


def secret_hash(secret: bytes) -> str:
    """What a table publishes at its start: SHA-256 of the secret, hexadecimal."""
    return sha256(secret).hexdigest()


class Dealer:
    """Deterministic in its secret and the states it has watched. Show it every chance node, replayed ones too."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.orders: dict[tuple[int, int, int], Cards] = {}

    def watch(self, state: State) -> None:
        """Remember what lies in the deck when a shuffle is first drawn from. `answer` does it by itself."""
        deck = int(state.top().deck(state, state.seat()))
        if deck >= 0:
            self.order(state, deck)

    def answer(self, state: State) -> int:
        """The outcome of the pending chance, as an action; not applied."""
        deck = int(state.top().deck(state, state.seat()))
        return self.weighted(state) if deck < 0 else self.drawn(state, deck)

    def order(self, state: State, deck: int) -> Cards:
        """Kinds of the deck's top layer as it was first seen since the last shuffle, in the order in which they will be drawn."""
        layer = int(top_layer(state, deck)) >> 8
        key = (deck, layer, int(state.shuffles))
        if key not in self.orders:
            self.orders[key] = self.shuffled(key, kinds(state, deck, layer))
        return self.orders[key]

    def shuffled(self, key: tuple[int, int, int], cards: Cards) -> Cards:
        """Each copy of each kind gets a number of 128 bits; ascending numbers are the order."""
        copies = [(kind, cards[:i].count(kind)) for i, kind in enumerate(cards)]
        numbered = sorted((self.number("card", *key, kind, copy), kind) for kind, copy in copies)
        return tuple(kind for _, kind in numbered)

    def drawn(self, state: State, deck: int) -> int:
        order = self.order(state, deck)
        present = list(kinds(state, deck, int(top_layer(state, deck)) >> 8))
        gone = [order.count(kind) - present.count(kind) for kind in range(len(state.game.kind_names))]
        for kind in order:
            gone[kind] -= 1
            if gone[kind] < 0:
                return action_of(state, kind)
        raise AssertionError("a draw from a layer with nothing of its order left")

    def weighted(self, state: State) -> int:
        """Any other chance: one outcome by its weight."""
        op, seat = state.top(), state.seat()
        actions = state.legal_actions()
        weights = [int(op.weight(state, seat, action)) for action in actions]
        at = self.number("chance", op.name, int(state.turns), int(state.shuffles), int(seat)) % sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            at -= weight
            if at < 0:
                return action
        raise AssertionError("weights do not add up")

    def number(self, *key: int | str) -> int:
        digest = hmac.digest(self.secret, "/".join(map(str, key)).encode(), "sha256")
        return int.from_bytes(digest[:16], "big")


def kinds(state: State, deck: int, layer: int) -> Cards:
    """Kinds of the cards in a layer of a deck, ascending."""
    place = deck | layer << 8
    return tuple(int(state.game.kind[c]) for c in range(state.game.cards) if state.v[CARDS + c] & 0xFFFF == place)


def action_of(state: State, kind: int) -> int:
    """The legal outcome that draws this kind: outcomes are named `verb:kind`."""
    name = state.game.kind_names[kind]
    return next(a for a in state.legal_actions() if state.game.action_names[a].partition(":")[2] == name)
