"""What no sequence of actions may bring about: for random games under watch (core/check.py). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.check import negative
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.rules.board import ARCHAEOLOGISTS, POSITIONS, all_figures, bits, discovered, positions_of
from iseki.games.arnak.rules.cards import (
    ARTIFACT_CARDS,
    ASSISTANT_TILES,
    BONUS_TILES,
    FEAR_CARDS,
    IDOL_TILES,
    ITEM_CARDS,
    LEVEL1_TILES,
    PLAYER_CARDS,
)
from iseki.games.arnak.rules.track import LOST_TEMPLE, TEMPLE_STACKS, in_temple

PLACES: Final = 6
SQUARES: Final = 2  # for assistants


def fault(s: State) -> str:
    """What cannot be, in words; '' if all is well."""
    if negative(s):
        return "a number is negative"
    seat: i64 = 0
    while seat < s.game.seats:
        found = seat_fault(s, seat)
        if found != "":
            return f"seat {seat} {found}"
        seat += 1
    found = island_fault(s)
    if found == "":
        found = row_fault(s)
    return found if found != "" else stack_fault(s)


# ---------------------------------------------------------------- a seat
def seat_fault(s: State, seat: i64) -> str:
    if bits(at.figures(s, seat)) > ARCHAEOLOGISTS:
        return "has a third archaeologist (R-2.11)"
    if assistants(s, seat) > SQUARES:
        return "has a third assistant (R-16.2)"
    if s.count_in(at.SLOT + seat, IDOL_TILES, ASSISTANT_TILES) > at.idol_slots(s):
        return "has too many idols in slots (R-10.4)"
    if twin_cards(s, seat):
        return "has a basic card of another colour (R-2.11)"
    return token_fault(s, seat)


def assistants(s: State, seat: i64) -> i64:
    ready = s.count_in(at.SILVER + seat, ASSISTANT_TILES, BONUS_TILES) + s.count_in(at.GOLD + seat, ASSISTANT_TILES, BONUS_TILES)
    used = s.count_in(at.SILVER_USED + seat, ASSISTANT_TILES, BONUS_TILES) + s.count_in(at.GOLD_USED + seat, ASSISTANT_TILES, BONUS_TILES)
    return ready + used


def twin_cards(s: State, seat: i64) -> bool:
    """Does a seat own two of the same basic card? Each colour has one, and no effect gives a card to another seat (R-21.8)."""
    seen: i64 = 0
    card: i64 = 0
    while card < FEAR_CARDS:
        if owns(s, seat, card):
            kind = bit(s.game.kind[card])
            if seen & kind:
                return True
            seen |= kind
        card += 1
    return False


def owns(s: State, seat: i64, card: i64) -> bool:
    """In the deck, on top of it, in the hand, set aside or in the play area."""
    zone = s.zone(card) - seat
    return zone == at.DECK or zone == at.DECK_TOP or zone == at.HAND or zone == at.ASIDE or zone == at.PLAY


def token_fault(s: State, seat: i64) -> str:
    glass = at.row_of(s, at.glass(s, seat))
    notebook = at.row_of(s, at.notebook(s, seat))
    if notebook > glass or at.notebook(s, seat) == LOST_TEMPLE:
        return "has a notebook too far up (R-14.3)"
    if in_temple(s, seat) != (at.arrival(s, seat) > 0):
        return "has no place in the Lost Temple, or one too early (R-15.1)"
    other: i64 = 0
    while other < seat:
        if at.arrival(s, seat) != 0 and at.arrival(s, other) == at.arrival(s, seat):
            return "shares a place in the Lost Temple (R-15.1)"
        other += 1
    return ""


# ---------------------------------------------------------------- the table
def island_fault(s: State) -> str:
    """Figures, idols, tiles and guardians of the positions."""
    figures: i64 = 0
    seat: i64 = 0
    while seat < s.game.seats:
        if figures & at.figures(s, seat):
            return "two archaeologists share a space (R-7.1)"
        figures |= at.figures(s, seat)
        seat += 1
    if figures & at.blocked(s):
        return "an archaeologist stands on a covered space (R-2.6)"
    if bits(positions_of(all_figures(s)) & ~discovered(s)) > 1:  # one may wait for its tile
        return "archaeologists stand where nothing is discovered (R-7.1)"
    return "a position has two tiles or two guardians (R-8.1, R-24.40)" if crowded(s) else ""


def crowded(s: State) -> bool:
    """Do two site tiles, or two guardians, lie at one position?"""
    taken: i64 = 0
    piece: i64 = LEVEL1_TILES
    while piece < IDOL_TILES:
        zone = s.zone(piece)
        if at.SITE_AT <= zone < at.GUARDIAN_AT + POSITIONS:
            if taken >> (zone - at.SITE_AT) & 1:
                return True
            taken |= bit(zone - at.SITE_AT)
        piece += 1
    return False


def row_fault(s: State) -> str:
    """No place of the card row holds two cards; artifacts lie left of the staff, items right of it (R-11.7)."""
    taken: i64 = 0
    card: i64 = ITEM_CARDS
    while card < PLAYER_CARDS:
        if s.zone(card) == at.ROW:
            place = s.layer(card)
            if taken & bit(place) or place >= PLACES or (place < at.round(s)) != (card >= ARTIFACT_CARDS):
                return f"place {place} of the card row is wrong (R-11.7)"
            taken |= bit(place)
        card += 1
    return ""


def stack_fault(s: State) -> str:
    """The stacks hold as many tiles as they should (R-2.8 to R-2.10)."""
    under = at.rescue_left(s)
    i: i64 = 0
    while i < 3:
        under += at.stack_left(s, i)
        i += 1
    if under != s.count_in(at.ASSISTANT_POOL, ASSISTANT_TILES, BONUS_TILES):
        return "the assistant stacks are not as high as counted (R-2.10)"
    i = 0
    while i < TEMPLE_STACKS:
        sold: i64 = 0
        seat: i64 = 0
        while seat < s.game.seats:
            sold += at.temple_tiles(s, i, seat)
            seat += 1
        if sold > at.temple_stack(s):
            return f"temple stack {i} has given too many tiles (R-2.8)"
        i += 1
    return ""
