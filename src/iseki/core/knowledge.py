"""Who may think what: eras, and worlds drawn from what a seat knows. Compiled.

An era of a family (cards that can be confused with each other at all: one deck and what came from it) starts when the
deck is shuffled while something hidden lies elsewhere. A place carries the era in which it was filled, a card the era
in which each viewer lost sight of it; so a hidden place may hold exactly the hidden cards that are old enough for it.
A partition into groups cannot say that: it leaks, see docs/architecture.md 3.7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.rng import Rng, bit
from iseki.core.word import AGE, CARDS, LAST_ERA, LOW_BITS, PLACE_BITS, SEEN, TAG

if TYPE_CHECKING:
    from iseki.core.state import State


def era(s: State, family: i64) -> i64:
    return s.get(s.game.era + family - 1)


def set_era(s: State, family: i64, value: i64) -> None:
    s.put(s.game.era + family - 1, value)


def hidden_outside(s: State, family: i64, deck: i64) -> bool:
    """Does a card of the family that somebody does not know lie outside its deck?"""
    card: i64 = 0
    while card < s.game.cards:
        zone = s.zone(card)
        if zone != deck and s.game.family[zone] == family and s.seen(card) != s.game.everyone:
            return True
        card += 1
    return False


def begin_shuffle(s: State, family: i64, deck: i64) -> i64:
    """The era of the cards about to be mixed in: a new one while a hidden card lies elsewhere."""
    s.shuffles += 1
    now = era(s, family)
    if now < LAST_ERA and hidden_outside(s, family, deck):
        now += 1
        set_era(s, family, now)
    return now


def settle(s: State, family: i64, deck: i64) -> None:
    """When nothing hidden lies outside the deck any more, all eras are one again: equal knowledge, equal words."""
    if era(s, family) == 0 or hidden_outside(s, family, deck):
        return
    set_era(s, family, 0)
    card: i64 = 0
    while card < s.game.cards:
        if s.game.family[s.zone(card)] == family:
            s.write(card, s.word(card) & LOW_BITS)
        card += 1


def level(s: State, zone: i64) -> None:
    """Give the hidden cards of an unordered zone one age, the newest, before one leaves it unseen: which place it left is a secret."""
    newest: i64 = 0
    card: i64 = 0
    while card < s.game.cards:
        if s.zone(card) == zone and s.age(card) > newest:
            newest = s.age(card)
        card += 1
    card = 0
    while card < s.game.cards:
        if s.zone(card) == zone and s.seen(card) != s.game.everyone:
            s.write(card, s.word(card) & ~(LAST_ERA << AGE) | newest << AGE)
        card += 1


def resample(s: State, seat: i64, rng: Rng) -> None:
    """Exchange, in place, what `seat` does not know for a uniformly random possibility; its own view stays as it is."""
    family: i64 = 1
    while family <= s.game.families:
        deal_again(s, family, seat, rng)
        family += 1
    s.sort_twins()


def deal_again(s: State, family: i64, seat: i64, rng: Rng) -> None:
    """Fill the hidden places of a family anew, oldest first; the pool (the last and largest class of equal places) takes what is left."""
    v = s.v
    g = s.game
    hidden = g.hidden
    seat_bit = bit(SEEN + seat)
    tag = TAG + 4 * seat
    n: i64 = 0
    newest: i64 = 0
    last: i64 = -1  # key of the place filled last
    card: i64 = 0
    while card < g.cards:
        w = v[CARDS + card]
        if w & seat_bit == 0 and g.family[w & 255] == family:
            hidden[n] = card
            n += 1
            if w >> tag & 15 > newest:
                newest = w >> tag & 15
            if w & PLACE_BITS ^ LOW_BITS > last:
                last = w & PLACE_BITS ^ LOW_BITS
        card += 1
    m = other_places(s, n, last ^ LOW_BITS)
    if m > 0:
        fill(s, n, m, last ^ LOW_BITS, newest, tag, rng)


def other_places(s: State, n: i64, pool: i64) -> i64:
    """Collect the places of the first n hidden cards outside the pool, oldest first. Returns how many.

    Sorted as whole words (the age lies on top), so that equal knowledge and equal numbers give the same world.
    """
    places = s.game.places
    m: i64 = 0
    i: i64 = 0
    while i < n:
        place = s.v[CARDS + s.game.hidden[i]] & PLACE_BITS
        if place != pool:
            j = m
            while j > 0 and places[j - 1] > place:
                places[j] = places[j - 1]
                j -= 1
            places[j] = place
            m += 1
        i += 1
    return m


def fill(s: State, n: i64, m: i64, pool: i64, newest: i64, tag: i64, rng: Rng) -> None:
    """Put random fitting cards of the n hidden ones into the m places, the others into the pool."""
    v = s.v
    hidden = s.game.hidden
    places = s.game.places
    i: i64 = 0
    while i < m:
        place = places[i]
        j = candidate(v, hidden, n, newest, place >> AGE, tag, rng)
        card = hidden[j]
        v[CARDS + card] = place | v[CARDS + card] >> TAG << TAG
        n -= 1
        hidden[j] = hidden[n]
        i += 1
    i = 0
    while i < n:
        card = hidden[i]
        v[CARDS + card] = pool | v[CARDS + card] >> TAG << TAG
        i += 1


def candidate(v: vec[i64], hidden: vec[i64], n: i64, newest: i64, age: i64, tag: i64, rng: Rng) -> i64:
    """Index of a random hidden card that may lie in a place of this age."""
    if newest <= age:
        return rng.below(n)
    fit: i64 = 0
    i: i64 = 0
    while i < n:
        if v[CARDS + hidden[i]] >> tag & 15 <= age:
            fit += 1
        i += 1
    r = rng.below(fit)
    i = 0
    while True:
        if v[CARDS + hidden[i]] >> tag & 15 <= age:
            if r == 0:
                return i
            r -= 1
        i += 1
