"""Costs and icons as packed numbers: four bits for each resource, cards, idols, then the four travel icons. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State

RESOURCES: Final = 5  # coin, compass, tablet, arrowhead, jewel
COIN: Final = 0
COMPASS: Final = 1
TABLET: Final = 2
ARROWHEAD: Final = 3
JEWEL: Final = 4
CARD: Final = 5  # number of the nibble that counts cards from the hand
IDOL: Final = 6
ALL_RESOURCES: Final = 0xFFFFF
GOODS_IN_PIECES: Final = 0xFF00000  # cards and idols of a cost
TRAVEL: Final = 28  # bit at which the travel icons begin: boot, car, ship, plane
ICONS: Final = 0xFFFF


def part(cost: i64, i: i64) -> i64:
    """Number `i` of a packed cost (a resource, CARD or IDOL), or icon `i` of packed icons."""
    return cost >> 4 * i & 15


def travel_of(cost: i64) -> i64:
    """The packed travel icons of a cost."""
    return cost >> TRAVEL & ICONS


def resource(s: State, seat: i64, i: i64) -> i64:
    return s.get(at.COIN_FIELD + 4 * i + seat)


def gain(s: State, seat: i64, i: i64, n: i64) -> None:
    s.add(at.COIN_FIELD + 4 * i + seat, n)


def reduced(cost: i64, discount: i64) -> i64:
    """A cost less a discount, no part of it below zero (R-22.6)."""
    if discount == 0:
        return cost
    left: i64 = 0
    i: i64 = 0
    while i <= IDOL:
        n = part(cost, i) - part(discount, i)
        if n > 0:
            left |= n << 4 * i
        i += 1
    return left | cost >> TRAVEL << TRAVEL


def has_resources(s: State, seat: i64, cost: i64) -> bool:
    """Does the seat own the resources of a cost? Says nothing about cards, idols and travel."""
    v = s.v
    left = cost & ALL_RESOURCES
    field = at.COIN_FIELD + seat
    while left:
        if v[field] < left & 15:
            return False
        left >>= 4
        field += 4
    return True


def pay_resources(s: State, seat: i64, cost: i64) -> None:
    """Take the resources of a cost. Says nothing about cards, idols and travel."""
    v = s.v
    left = cost & ALL_RESOURCES
    field = at.COIN_FIELD + seat
    while left:
        v[field] -= left & 15
        left >>= 4
        field += 4
