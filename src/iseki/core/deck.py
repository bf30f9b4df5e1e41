"""Drawing from a deck of layers, shuffling into it, putting cards on it and under it. Compiled.

The highest layer is drawn first; the cards of one layer have no order, because nobody knows it. A known card lies in a
layer of its own. Layers are compact from 0 up, so that equal knowledge has equal words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from iseki.core.knowledge import begin_batch, begin_shuffle, conceal
from iseki.core.rng import Rng
from iseki.core.word import CARDS, LAYER

if TYPE_CHECKING:
    from iseki.core.state import State

ONE_LAYER = 1 << 8  # added to a word


def top_layer(s: State, deck: i64) -> i64:
    """The layer drawn next, and how many cards lie in it: layer * 256 + cards. 0 for an empty deck."""
    v = s.v
    highest = deck  # zone and layer
    n: i64 = 0
    family = s.game.family[deck]
    at = CARDS + s.game.family_first[family]
    end = CARDS + s.game.family_end[family]
    while at < end:
        place = v[at] & 0xFFFF
        if place == highest:
            n += 1
        elif place & 255 == deck and place > highest:
            highest = place
            n = 1
        at += 1
    return highest - deck + n


def bottom_layer(s: State, deck: i64) -> i64:
    """The lowest layer, and how many cards lie in it: layer * 256 + cards. 0 for an empty deck."""
    v = s.v
    lowest: i64 = 0xFFFF
    n: i64 = 0
    family = s.game.family[deck]
    at = CARDS + s.game.family_first[family]
    end = CARDS + s.game.family_end[family]
    while at < end:
        place = v[at] & 0xFFFF
        if place == lowest:
            n += 1
        elif place & 255 == deck and place < lowest:
            lowest = place
            n = 1
        at += 1
    return lowest - deck + n if n else i64(0)


def lies_in(s: State, place: i64) -> bool:
    """Is there a card in a layer? place: zone | layer << LAYER."""
    v = s.v
    family = s.game.family[place & 255]
    at = CARDS + s.game.family_first[family]
    end = CARDS + s.game.family_end[family]
    while at < end:
        if v[at] & 0xFFFF == place:
            return True
        at += 1
    return False


def only_card(s: State, deck: i64, layer: i64) -> i64:
    """The card of a layer in which one lies."""
    v = s.v
    place = deck | layer << LAYER
    card = s.game.family_first[s.game.family[deck]]
    while v[CARDS + card] & 0xFFFF != place:
        card += 1
    return card


def random_card(s: State, deck: i64, layer: i64, rng: Rng) -> i64:
    """A uniformly random card of a layer, which must not be empty. Guessing until one lies there is quicker than counting."""
    v = s.v
    g = s.game
    place = deck | layer << LAYER
    family = g.family[deck]
    first = g.family_first[family]
    many = g.family_end[family] - first
    while True:
        card = first + rng.below(many)
        if v[CARDS + card] & 0xFFFF == place:
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


def shuffle_under(s: State, family: i64, deck: i64, zone: i64) -> None:
    """All cards of the public `zone` become one shuffled batch below the deck. One card alone stays known to all."""
    first = s.game.family_first[family]
    end = s.game.family_end[family]
    n = s.count_in(zone, first, end)
    if n == 0:
        return
    if n == 1:
        put_under(s, only_card(s, zone, 0), deck, s.game.everyone)
        return
    raise_layers(s, deck)
    batch = begin_batch(s, family)
    card = s.next_in(zone, first, end)
    while card < end:
        s.mix(card, deck, 0, batch)
        card = s.next_in(zone, card + 1, end)


def put_under(s: State, card: i64, deck: i64, seen: i64) -> None:
    """A card becomes the lowest one, in a layer of its own. seen: mask of the viewers that know which card it is."""
    raise_layers(s, deck)
    conceal(s, card, deck, 0, seen)


def put_on_top(s: State, card: i64, deck: i64, seen: i64) -> None:
    """A card becomes the next one drawn, in a layer of its own. seen: mask of the viewers that know which card it is."""
    top = top_layer(s, deck)
    conceal(s, card, deck, i64(0) if top == 0 else (top >> 8) + 1, seen)


def raise_layers(s: State, deck: i64) -> None:
    """Make room below the deck."""
    shift_layers(s, deck, ONE_LAYER)


def close_gap(s: State, deck: i64) -> None:
    """After the lowest layer has been emptied the next one is layer 0: equal knowledge, equal words."""
    if lies_in(s, deck):
        return
    lowest = bottom_layer(s, deck) >> 8
    if lowest > 0:
        shift_layers(s, deck, -lowest * ONE_LAYER)


def shift_layers(s: State, deck: i64, by: i64) -> None:
    v = s.v
    family = s.game.family[deck]
    at = CARDS + s.game.family_first[family]
    end = CARDS + s.game.family_end[family]
    while at < end:
        if v[at] & 255 == deck:
            s.write(at - CARDS, v[at] + by)
        at += 1
