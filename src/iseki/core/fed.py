"""Cards that left an unordered zone unseen, for another zone that is fed by it: a card played face down from a hand. Compiled.

Such a card keeps the age of the place it left, which is a secret as long as its face is. So before a world is drawn it takes
the newest age of both zones, and afterwards the lot decides which card of both zones lies where it lay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from iseki.core.rng import Rng
from iseki.core.word import AGE, LAST_ERA, LOW_BITS

if TYPE_CHECKING:
    from iseki.core.state import State


def order_fed(s: State, seat: i64) -> None:
    """Give cards that left a zone unseen the newest ages of both zones: which places they left tells nothing then."""
    fed_by = s.game.places_of.fed_by
    card: i64 = 0
    while card < s.game.cards:
        zone: i64 = fed_by[s.zone(card)]
        if zone >= 0 and not s.visible(card, seat):
            exchange(s, card, newest_of(s, card, zone, seat), LAST_ERA << AGE)
        card += 1


def newest_of(s: State, first: i64, zone: i64, seat: i64) -> i64:
    """The card of the newest place among `first` and the hidden ones of a zone."""
    best = first
    card: i64 = 0
    while card < s.game.cards:
        if s.zone(card) == zone and not s.visible(card, seat) and s.age(card) > s.age(best):
            best = card
        card += 1
    return best


def swap_fed(s: State, seat: i64, rng: Rng) -> None:
    """Which of the hidden cards of both zones have left is drawn by lot; each stays in a place of its age."""
    fed_by = s.game.places_of.fed_by
    zone: i64 = 0
    while zone < s.game.zones:
        from_zone: i64 = fed_by[zone]
        if from_zone >= 0 and collect(s, zone, zone, seat) > 0:
            shuffle(s, collect(s, zone, from_zone, seat), rng)
        zone += 1


def collect(s: State, zone: i64, other: i64, seat: i64) -> i64:
    """Put the hidden cards of two zones into the game's scratch space, ascending. Returns how many."""
    hidden = s.game.hidden
    n: i64 = 0
    card: i64 = 0
    while card < s.game.cards:
        if (s.zone(card) == zone or s.zone(card) == other) and not s.visible(card, seat):
            hidden[n] = card
            n += 1
        card += 1
    return n


def shuffle(s: State, n: i64, rng: Rng) -> None:
    """Exchange the places of the first n cards in the scratch space, all orders alike likely; ages stay."""
    hidden = s.game.hidden
    i: i64 = 1
    while i < n:
        exchange(s, hidden[i], hidden[rng.below(i + 1)], LOW_BITS)
        i += 1


def exchange(s: State, one: i64, other: i64, bits: i64) -> None:
    """Exchange some bits of two cards' words."""
    differs = (s.word(one) ^ s.word(other)) & bits
    s.write(one, s.word(one) ^ differs)
    s.write(other, s.word(other) ^ differs)
