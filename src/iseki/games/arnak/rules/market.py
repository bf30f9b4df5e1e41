"""What of the card row can be bought or taken, and at which price (R-11). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.core.word import CARDS, LAYER
from iseki.games.arnak.rules.cards import ARTIFACT_CARDS, ITEM_CARDS, PLAYER_CARDS
from iseki.games.arnak.rules.costs import COIN, COMPASS, part, reduced, resource

ITEMS: Final = 1  # types of cards, as a mask
ARTIFACTS: Final = 2
ANY: Final = 3


def first_card(types: i64) -> i64:
    return ITEM_CARDS if types & ITEMS else ARTIFACT_CARDS


def end_card(types: i64) -> i64:
    """One past the last card of these types."""
    return PLAYER_CARDS if types & ARTIFACTS else ARTIFACT_CARDS


def off(n: i64) -> i64:
    """A discount of n coins on items and n compasses on artifacts, packed (R-11.6)."""
    return n << 4 * COIN | n << 4 * COMPASS


def price(s: State, card: i64, discount: i64) -> i64:
    """What buying the card costs, packed."""
    return reduced(at.cost_of(s, s.game.kind[card]), discount)


def next_for_sale(s: State, card: i64, end: i64) -> i64:
    """The first card from `card` on that lies in the row, or was revealed for this purchase (R-24.11); `end` if there is none."""
    v = s.v
    while card < end:
        zone = v[CARDS + card] & 255
        if zone == at.ROW or zone == at.REVEALED:
            return card
        card += 1
    return end


def next_buyable(s: State, seat: i64, card: i64, end: i64, discount: i64) -> i64:
    """The same of the cards that the seat can pay now."""
    card = next_for_sale(s, card, end)
    while card < end and not affords(s, seat, card, discount):
        card = next_for_sale(s, card + 1, end)
    return card


def affords(s: State, seat: i64, card: i64, discount: i64) -> bool:
    """Cards cost coins or compasses only (R-11.1)."""
    cost = at.cost_of(s, s.game.kind[card])
    coins = part(cost, COIN) - part(discount, COIN)
    return resource(s, seat, COIN) >= coins and resource(s, seat, COMPASS) >= part(cost, COMPASS) - part(discount, COMPASS)


def some_buyable(s: State, seat: i64, types: i64, discount: i64) -> bool:
    return next_buyable(s, seat, first_card(types), end_card(types), discount) < end_card(types)


def some_in(s: State, zone: i64, types: i64) -> bool:
    """Does a card of these types lie in the zone?"""
    return s.find_in(zone, first_card(types), end_card(types)) >= 0


def rightmost_item(s: State) -> i64:
    """The item farthest from the moon staff, or -1."""
    best: i64 = -1
    card: i64 = ITEM_CARDS
    while card < ARTIFACT_CARDS:
        if s.zone(card) == at.ROW and (best < 0 or s.word(card) >> LAYER & 255 > s.word(best) >> LAYER & 255):
            best = card
        card += 1
    return best
