"""Points at the end of the game, and who has won (R-19). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, FEAR_CARDS, GUARDIAN_TILES, IDOL_TILES, ITEM_CARDS, PLAYER_CARDS

TEMPLE_STACKS: Final = 6
NEVER: Final = 5  # later than the fourth arrival


def research_points(s: State, seat: i64) -> i64:
    """Both tokens (R-19.2); in the Lost Temple the magnifying glass scores its place of arrival (R-15.1)."""
    glass = at.glass_points(s, at.row_of(s, at.glass(s, seat)))
    return glass + at.arrival_points(s, at.arrival(s, seat)) + at.notebook_points(s, at.row_of(s, at.notebook(s, seat)))


def temple_tile_points(s: State, seat: i64) -> i64:
    """R-19.3."""
    points: i64 = 0
    stack: i64 = 0
    while stack < TEMPLE_STACKS:
        points += at.temple_tiles(s, stack, seat) * at.temple_points(s, stack)
        stack += 1
    return points


def idols_owned(s: State, seat: i64) -> i64:
    return s.count_in(at.CRATE + seat, IDOL_TILES, ASSISTANT_TILES) + s.count_in(at.SLOT + seat, IDOL_TILES, ASSISTANT_TILES)


def idol_points(s: State, seat: i64) -> i64:
    """Idols in crates and slots, and the values of the empty slots (R-19.4, R-10.4)."""
    points = idols_owned(s, seat) * at.idol_points(s)
    slot = s.count_in(at.SLOT + seat, IDOL_TILES, ASSISTANT_TILES)
    while slot < at.idol_slots(s):
        points += at.slot_points(s, slot)
        slot += 1
    return points


def guardian_points(s: State, seat: i64) -> i64:
    """R-19.5."""
    boons = s.count_in(at.BOON + seat, GUARDIAN_TILES, IDOL_TILES) + s.count_in(at.BOON_USED + seat, GUARDIAN_TILES, IDOL_TILES)
    return boons * at.guardian_points(s)


def is_own(s: State, seat: i64, card: i64) -> bool:
    """Does a player card lie in the deck, the hand or the play area of a seat?"""
    zone = s.zone(card)
    return zone == at.DECK + seat or zone == at.DECK_TOP + seat or zone == at.HAND + seat or zone == at.PLAY + seat


def card_points(s: State, seat: i64) -> i64:
    """Items and artifacts (R-19.6)."""
    points: i64 = 0
    card: i64 = ITEM_CARDS
    while card < PLAYER_CARDS:
        if is_own(s, seat, card):
            points += at.points_of(s, s.game.kind[card])
        card += 1
    return points


def fear_points(s: State, seat: i64) -> i64:
    """Fear cards and fear tiles, not above zero (R-19.7)."""
    points = at.fear_tiles(s, seat) * at.fear_tile_points(s)
    card: i64 = FEAR_CARDS
    while card < ITEM_CARDS:
        if is_own(s, seat, card):
            points += at.fear_points(s)
        card += 1
    return points


def total(s: State, seat: i64) -> i64:
    """All points of a seat as things lie (R-19.2 to R-19.8)."""
    score = research_points(s, seat) + temple_tile_points(s, seat) + idol_points(s, seat)
    return score + guardian_points(s, seat) + card_points(s, seat) + fear_points(s, seat)


def ahead(s: State, a: i64, b: i64) -> i64:
    """Above 0 if seat a ranks before seat b, 0 if they share a place (R-19.9, R-19.10)."""
    difference = total(s, a) - total(s, b)
    if difference != 0:
        return difference
    arrived = at.arrival(s, a)
    other = at.arrival(s, b)
    if arrived != other:
        return (other if other else NEVER) - (arrived if arrived else NEVER)
    return research_points(s, a) - research_points(s, b)


def is_winner(s: State, seat: i64) -> bool:
    """Does nobody rank before the seat?"""
    other: i64 = 0
    while other < s.game.seats:
        if ahead(s, other, seat) > 0:
            return False
        other += 1
    return True


def winners(s: State) -> i64:
    """How many share the victory."""
    n: i64 = 0
    seat: i64 = 0
    while seat < s.game.seats:
        n += 1 if is_winner(s, seat) else 0
        seat += 1
    return n
