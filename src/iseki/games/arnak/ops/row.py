"""The card row: artifacts left of the moon staff, items right of it (R-11.7 to R-11.10, R-18.6). Compiled.

In round r the places 0 to r - 1 are for artifacts, r to 5 for items; the place of a card is its layer in the zone.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.core.word import CARDS, LAYER
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.rules.cards import ARTIFACT_CARDS, ITEM_CARDS, PLAYER_CARDS, exile

PLACES: Final = 6


def row_cards(s: State) -> i64:
    """The cards of the row, eight bits for each place: the card plus one, 0 for a gap."""
    v = s.v
    row: i64 = 0
    card: i64 = ITEM_CARDS
    while card < PLAYER_CARDS:
        if v[CARDS + card] & 255 == at.ROW:
            row |= (card + 1) << 8 * (v[CARDS + card] >> LAYER & 255)
        card += 1
    return row


def in_row(row: i64, place: i64) -> i64:
    """The card at a place of `row_cards`, or -1 for a gap."""
    return (row >> 8 * place & 255) - 1


def card_at(s: State, place: i64) -> i64:
    """The card at a place of the row, or -1 for a gap."""
    return in_row(row_cards(s), place)


def is_artifact(card: i64) -> bool:
    return card >= ARTIFACT_CARDS


def artifact_gap(s: State) -> bool:
    """Is a place for an artifact empty that the deck can fill (R-11.9)?"""
    return s.count_in(at.ROW, ARTIFACT_CARDS, PLAYER_CARDS) < at.round(s) and s.find_in(at.ARTIFACT_DECK, ARTIFACT_CARDS, PLAYER_CARDS) >= 0


def item_gap(s: State) -> bool:
    return (
        s.count_in(at.ROW, ITEM_CARDS, ARTIFACT_CARDS) < PLACES - at.round(s) and s.find_in(at.ITEM_DECK, ITEM_CARDS, ARTIFACT_CARDS) >= 0
    )


def slide(s: State, staff: i64, far: i64) -> None:
    """Move the cards of one type towards the staff. staff: the place beside it, far: the farthest one."""
    step: i64 = 1 if far > staff else -1
    row = row_cards(s)
    free = staff
    place = staff
    while place != far + step:
        card = in_row(row, place)
        if card >= 0:
            if place != free:
                s.lay(card, at.ROW, free)
            free += step
        place += step


@final
class RefillOp(DealOp):
    """Slide, deal at the far end, repeat, while there is a gap and a deck to fill it from (R-11.9)."""

    def ready(self, s: State, seat: i64) -> bool:
        if artifact_gap(s) or item_gap(s):
            return True
        s.pop()
        return False

    def deck(self, s: State, seat: i64) -> i64:
        return at.ARTIFACT_DECK if artifact_gap(s) else at.ITEM_DECK

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        if is_artifact(card):
            slide(s, at.round(s) - 1, 0)
            s.lay(card, at.ROW, 0)
        else:
            slide(s, at.round(s), PLACES - 1)
            s.lay(card, at.ROW, PLACES - 1)


def exile_beside_staff(s: State) -> None:
    """The artifact and the item next to the moon staff go to exile at the end of the round (R-18.6)."""
    staff = at.round(s)
    artifact = nearest(s, staff - 1, -1)
    item = nearest(s, staff, PLACES)
    if artifact >= 0:
        exile(s, artifact)
    if item >= 0:
        exile(s, item)


def nearest(s: State, place: i64, end: i64) -> i64:
    """The card directly beside the staff, or with the option `staff_exile` the nearest one of its type; -1 if there is none."""
    step: i64 = 1 if end > place else -1
    row = row_cards(s)
    card = in_row(row, place)
    while card < 0 and at.nearest_exiled(s) and place + step != end:
        place += step
        card = in_row(row, place)
    return card
