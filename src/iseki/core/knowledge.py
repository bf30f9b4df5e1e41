"""Who may think what: eras, and worlds drawn from what a seat knows. Compiled.

An era of a family (cards that can be confused with each other at all: one deck and what came from it) starts when the
deck is shuffled while something hidden lies elsewhere. A place carries the era in which it was filled, a card the era
in which each viewer lost sight of it; so a hidden place may hold exactly the hidden cards that are old enough for it.
A partition into groups cannot say that: it leaks, see docs/architecture.md 3.7.

In an exact zone a place holds a card of its own era only: a deck under which batches of public cards are shuffled. Every
other place of such a family has the last era as its age and may hold any card that is in no batch for sure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.fed import order_fed, swap_fed
from iseki.core.rng import Rng, bit
from iseki.core.twins import ALL_RUNS
from iseki.core.word import AGE, CARDS, FREE, LAST_ERA, LAYER, LOW_BITS, PLACE_BITS, SEEN, TAG

if TYPE_CHECKING:
    from iseki.core.state import State


def era(s: State, family: i64) -> i64:
    return s.get(s.game.era + family - 1)


def set_era(s: State, family: i64, value: i64) -> None:
    s.put(s.game.era + family - 1, value)


def hidden_outside(s: State, family: i64, deck: i64) -> bool:
    """Does a card of the family that somebody does not know lie outside its deck?"""
    v = s.v
    families = s.game.family
    everyone = s.game.everyone
    at = CARDS + s.game.family_first[family]
    end = CARDS + s.game.family_end[family]
    while at < end:
        zone = v[at] & 255
        if zone != deck and families[zone] == family and v[at] >> SEEN & 255 != everyone:
            return True
        at += 1
    return False


def begin_shuffle(s: State, family: i64, deck: i64) -> i64:
    """The era of the cards about to be mixed in: a new one while a hidden card lies elsewhere."""
    s.shuffles += 1
    now = era(s, family)
    if now < LAST_ERA and hidden_outside(s, family, deck):
        now += 1
        set_era(s, family, now)
    return now


def begin_batch(s: State, family: i64) -> i64:
    """The era of the public cards about to be shuffled under a deck: always a new one. After fourteen batches two may be taken for one."""
    s.shuffles += 1
    now = era(s, family)
    if now < LAST_ERA - 1:
        now += 1
        set_era(s, family, now)
    return now


def conceal(s: State, card: i64, zone: i64, layer: i64, seen: i64) -> None:
    """Put a card where only the mask `seen` of viewers knows it; who knew it until now loses sight of it. For drawn cards, too."""
    g = s.game
    w = s.word(card)
    if seen == g.everyone:
        s.write(card, zone | layer << LAYER | seen << SEEN)
        return
    family = g.family[zone]
    age: i64 = i64(LAST_ERA) if g.batches[family] else era(s, family)
    lost = w >> SEEN & ~seen
    word = zone | layer << LAYER | seen << SEEN | age << AGE
    viewer: i64 = 0
    while viewer <= g.seats:
        tag = TAG + 4 * viewer
        word |= (age if lost >> viewer & 1 else w >> tag & 15) << tag
        viewer += 1
    s.write(card, word)


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


def show_zone(s: State, zone: i64, viewers: i64) -> None:
    """Let a mask of viewers look at every card of a zone; the cards stay where they are."""
    card: i64 = 0
    while card < s.game.cards:
        if s.zone(card) == zone:
            s.show(card, viewers)
        card += 1


def resample(s: State, seat: i64, rng: Rng) -> None:
    """Exchange, in place, what `seat` does not know for a uniformly random possibility; its own view stays as it is."""
    g = s.game
    collect_hidden(s, seat)
    feeds = g.places_of.feeds and eras_begun(s)
    if feeds:
        order_fed(s, seat)
    family: i64 = 1
    while family <= g.families:
        if g.chain[family] >= 0:
            deal_again(s, family, seat, rng)
        family += 1
    if feeds:
        swap_fed(s, seat, rng)
    s.moved = ALL_RUNS
    s.sort_twins()


def collect_hidden(s: State, seat: i64) -> None:
    """Chain the cards of each family whose face `seat` does not know, ascending: in one pass, however many families there are."""
    v = s.v
    g = s.game
    families = g.family
    chain = g.chain
    following = g.following
    family: i64 = 0
    while family <= g.families:
        chain[family] = -1
        family += 1
    seat_bit = bit(SEEN + seat)
    card = g.cards - 1
    while card >= 0:
        w = v[CARDS + card]
        if w & seat_bit == 0:
            family = families[w & 255]
            following[card] = chain[family]
            chain[family] = card
        card -= 1


def eras_begun(s: State) -> bool:
    """Before, all places are of one age."""
    family: i64 = 1
    while family <= s.game.families:
        if era(s, family) > 0:
            return True
        family += 1
    return False


def deal_again(s: State, family: i64, seat: i64, rng: Rng) -> None:
    """Fill the hidden places of a family anew: exact ones, then the oldest; the pool (the last class of equal places) takes the rest."""
    v = s.v
    g = s.game
    hidden = g.hidden
    following = g.following
    exact = g.exact
    tag = TAG + 4 * seat
    n: i64 = 0
    newest: i64 = 0
    last: i64 = -1  # key of the place filled last
    card = g.chain[family]
    while card >= 0:
        w = v[CARDS + card]
        hidden[n] = card
        n += 1
        if w >> tag & 15 > newest:
            newest = w >> tag & 15
        place = rank(exact, w) ^ LOW_BITS
        if place > last:
            last = place
        card = following[card]
    m = other_places(s, n, last ^ LOW_BITS)
    if m > 0:
        fill(s, n, m, last ^ LOW_BITS, newest, tag, rng)


def rank(exact: vec[bool], w: i64) -> i64:
    """The place in a card's word, with the bit FREE above its age if cards of other eras fit, too."""
    place = w & PLACE_BITS
    return place if exact[w & 255] and place >> AGE < LAST_ERA else place | FREE


def other_places(s: State, n: i64, pool: i64) -> i64:
    """Collect the places of the first n hidden cards outside the pool, in the order of filling. Returns how many.

    Sorted as whole words (exactness and age lie on top), so that equal knowledge and equal numbers give the same world.
    """
    v = s.v
    hidden = s.game.hidden
    exact = s.game.exact
    places = s.game.places
    m: i64 = 0
    i: i64 = 0
    while i < n:
        place = rank(exact, v[CARDS + hidden[i]])
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
        j = candidate(v, hidden, n, newest, place, tag, rng)
        card = hidden[j]
        v[CARDS + card] = place & PLACE_BITS | v[CARDS + card] >> TAG << TAG
        n -= 1
        hidden[j] = hidden[n]
        i += 1
    i = 0
    while i < n:
        card = hidden[i]
        v[CARDS + card] = pool & PLACE_BITS | v[CARDS + card] >> TAG << TAG
        i += 1


def candidate(v: vec[i64], hidden: vec[i64], n: i64, newest: i64, place: i64, tag: i64, rng: Rng) -> i64:
    """Index of a random hidden card that may lie in this place."""
    age = place >> AGE & 15
    least: i64 = i64(0) if place & FREE else age
    if newest <= age and least == 0:
        return rng.below(n)
    fit: i64 = 0
    i: i64 = 0
    while i < n:
        if least <= v[CARDS + hidden[i]] >> tag & 15 <= age:
            fit += 1
        i += 1
    if fit == 0:  # in a world drawn for another seat
        return rng.below(n)
    r = rng.below(fit)
    i = 0
    while True:
        if least <= v[CARDS + hidden[i]] >> tag & 15 <= age:
            if r == 0:
                return i
            r -= 1
        i += 1
