"""Drawing from a deck of layers and shuffling into it. Compiled.

A deck whose order nobody knows is one layer (0) and has no order; known cards on top lie in layers of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from iseki.core.knowledge import begin_shuffle
from iseki.core.rng import Rng
from iseki.core.word import CARDS

if TYPE_CHECKING:
    from iseki.core.state import State


def top_layer(s: State, deck: i64) -> i64:
    """The layer drawn next, and how many cards lie in it: layer * 256 + cards. 0 for an empty deck."""
    v = s.v
    highest = deck  # zone and layer
    n: i64 = 0
    at: i64 = CARDS
    end = CARDS + s.game.cards
    while at < end:
        place = v[at] & 0xFFFF
        if place == highest:
            n += 1
        elif place & 255 == deck and place > highest:
            highest = place
            n = 1
        at += 1
    return highest - deck + n


def only_card(s: State, deck: i64, layer: i64) -> i64:
    """The card of a layer in which one lies."""
    v = s.v
    place = deck | layer << 8
    card: i64 = 0
    while v[CARDS + card] & 0xFFFF != place:
        card += 1
    return card


def random_card(s: State, deck: i64, rng: Rng) -> i64:
    """A uniformly random card of the lowest layer, which must not be empty. Guessing until one lies there is quicker than counting."""
    v = s.v
    while True:
        card = rng.below(s.game.cards)
        if v[CARDS + card] & 0xFFFF == deck:
            return card


def shuffle_into(s: State, family: i64, deck: i64, low: i64, high: i64) -> None:
    """Shuffle the deck together with all cards of the zones low..high (none if low > high)."""
    now = begin_shuffle(s, family, deck)
    card: i64 = 0
    while card < s.game.cards:
        zone = s.zone(card)
        if zone == deck or low <= zone <= high:
            s.mix(card, deck, 0, now)
        card += 1
