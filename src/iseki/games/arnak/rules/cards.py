"""Which words of the state are which pieces, and counting them. Compiled.

Cards of one family of kinds lie side by side, so a question about a hand looks at 110 words and one about guardians at 15.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.deck import bottom_layer, close_gap, top_layer
from iseki.core.knowledge import conceal
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.word import CARDS, LAYER

BASIC_CARDS: Final = 0
FEAR_CARDS: Final = 16  # after four basic cards for each of four seats
ITEM_CARDS: Final = 35
ARTIFACT_CARDS: Final = 75
PLAYER_CARDS: Final = 110  # one past the last card that can lie in a hand
LEVEL1_TILES: Final = 110
LEVEL2_TILES: Final = 120
GUARDIAN_TILES: Final = 126
IDOL_TILES: Final = 141
ASSISTANT_TILES: Final = 157
BONUS_TILES: Final = 169
ALL_PIECES: Final = 187
PLACE: Final = 0xFFFF  # zone and layer
ABOVE: Final = 0x10000  # makes a place higher than any layer
PIECES: Final = 16  # bit above them where a pile counts its pieces


def hand_count(s: State, seat: i64) -> i64:
    return s.count_in(at.HAND + seat, 0, PLAYER_CARDS)


def deck_count(s: State, seat: i64) -> i64:
    """Cards in the own deck, those put on top of it included."""
    return s.count_in(at.DECK + seat, 0, PLAYER_CARDS) + s.count_in(at.DECK_TOP + seat, 0, PLAYER_CARDS)


def has_card(s: State, zone: i64) -> bool:
    """Does a card of a player lie in the zone?"""
    return s.find_in(zone, 0, PLAYER_CARDS) >= 0


def can_draw(s: State, seat: i64) -> bool:
    return has_card(s, at.DECK + seat) or has_card(s, at.DECK_TOP + seat)


def card_of(s: State, kind: i64) -> i64:
    """The piece of a kind of which there is one: items, artifacts, tiles, guardians, assistants."""
    return s.game.first[kind]


# ---------------------------------------------------------------- hand and play area
def hand_card(s: State, seat: i64, kind: i64) -> i64:
    """A card of this kind in the hand, or -1. Of twins one that everybody knows: nobody can tell that it was not this one that left."""
    zone = at.HAND + seat
    found: i64 = -1
    card = s.game.first[kind]
    while s.game.kind[card] == kind:  # pieces that nobody holds come after these
        if s.zone(card) == zone and (found < 0 or s.seen(card) > s.seen(found)):
            found = card
        card += 1
    return found


def put_in_play(s: State, seat: i64, kind: i64) -> None:
    """A card of the hand, face up into the play area (R-5.2)."""
    s.lay(hand_card(s, seat, kind), at.PLAY + seat)


def exile(s: State, card: i64) -> None:
    """A card of a player or of the row goes where exiled cards go (R-13.3)."""
    if card < FEAR_CARDS:
        s.lay(card, at.OUT)
    elif card < ITEM_CARDS:
        s.lay(card, at.FEAR_DECK)
    else:
        s.lay(card, at.ITEM_EXILE if card < ARTIFACT_CARDS else at.ARTIFACT_EXILE)


def gain_fear(s: State, seat: i64, n: i64) -> None:
    """Fear cards into the play area (R-5.7); a fear tile for each that is missing (R-1.5)."""
    while n > 0:
        card = s.find_in(at.FEAR_DECK, FEAR_CARDS, ITEM_CARDS)
        if card >= 0:
            s.lay(card, at.PLAY + seat)
        else:
            at.set_fear_tiles(s, seat, at.fear_tiles(s, seat) + 1)
        n -= 1


# ---------------------------------------------------------------- drawing
def top_pile(s: State, deck: i64) -> i64:
    """The layer of a stack or deck that is drawn next: zone | layer << LAYER | cards in it << PIECES; 0 when it is empty."""
    return pile_of(deck, top_layer(s, deck))


def pile_of(deck: i64, found: i64) -> i64:
    """found: layer * 256 + cards in it (core/deck.py)."""
    return deck | found >> 8 << LAYER | (found & 255) << PIECES if found else i64(0)


def next_draw(s: State, seat: i64, bottom: i64) -> i64:
    """The pile from which the next card is drawn, as in `top_pile` (R-5.4).

    Cards put on top lie in deck_top, above the deck; they are the last ones from the bottom.
    """
    if bottom:
        zone: i64 = at.DECK + seat if has_card(s, at.DECK + seat) else at.DECK_TOP + seat
        return pile_of(zone, bottom_layer(s, zone))
    v = s.v
    highest: i64 = 0
    n: i64 = 0
    i: i64 = CARDS
    while i < CARDS + PLAYER_CARDS:
        place = v[i] & PLACE
        zone = (place & 255) - seat
        if zone == at.DECK or zone == at.DECK_TOP:
            key = place | ABOVE if zone == at.DECK_TOP else place
            if key > highest:
                highest = key
                n = 0
            if key == highest:
                n += 1
        i += 1
    return highest & PLACE | n << PIECES


def draw_card(s: State, seat: i64, card: i64, zone: i64) -> None:
    """A card of the own deck into the hand or aside: its owner sees it, and who knew it already (R-5.4)."""
    deck = s.zone(card)
    lowest = s.layer(card) == 0
    conceal(s, card, zone, 0, s.seen(card) | bit(seat))
    if lowest:
        close_gap(s, deck)


# ---------------------------------------------------------------- idols
def idols_in(s: State, zone: i64) -> i64:
    return s.count_in(zone, IDOL_TILES, ASSISTANT_TILES)


def next_idol(s: State, zone: i64) -> i64:
    """The idol that is moved: which one changes nothing (R-10.5), so a known one first and no secret is told."""
    found: i64 = -1
    tile: i64 = IDOL_TILES
    while tile < ASSISTANT_TILES:
        if s.zone(tile) == zone and (found < 0 or s.seen(tile) > s.seen(found)):
            found = tile
        tile += 1
    return found
