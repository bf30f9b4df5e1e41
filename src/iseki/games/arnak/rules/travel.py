"""Travel icons: what covers what, who can provide what, and whether a cost can be paid (R-6). Compiled.

Icons are counted in packed numbers: four bits each in a cost or a source (boot, car, ship, plane from the lowest), eight bits
each in a pool, where a whole hand of boots must fit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.rules.assistants import next_ready
from iseki.games.arnak.rules.board import still_in_force
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, BONUS_TILES, GUARDIAN_TILES, IDOL_TILES, PLAYER_CARDS, hand_count, idols_in
from iseki.games.arnak.rules.costs import CARD, COIN, GOODS_IN_PIECES, IDOL, has_resources, part, resource, travel_of

BOOT: Final = 0
CAR: Final = 1
SHIP: Final = 2
PLANE: Final = 3
ICON_KINDS: Final = 4
ONE_PLANE: Final = 0x1000
PLANE_IN_POOL: Final = 24  # bit at which a pool counts planes


# ---------------------------------------------------------------- covering
def wide(icons: i64) -> i64:
    """Packed icons as a pool."""
    return icons & 15 | (icons & 0xF0) << 4 | (icons & 0xF00) << 8 | (icons & 0xF000) << 12


def number_of(icons: i64) -> i64:
    """How many icons are packed."""
    return (icons & 15) + (icons >> 4 & 15) + (icons >> 8 & 15) + (icons >> 12 & 15)


def covers(pool: i64, cost: i64) -> bool:
    """Can the icons of a pool cover those of a cost (R-6.2, R-6.3)?

    Hall's condition, short because what covers what is nested: planes first where only they help, then anything for a boot.
    """
    cars = (pool >> 8 & 255) - (cost >> 4 & 15)
    ships = (pool >> 16 & 255) - (cost >> 8 & 15)
    planes = (pool >> PLANE_IN_POOL & 255) - (cost >> 12 & 15)
    if cars < 0:
        planes += cars
        cars = 0
    if ships < 0:
        planes += ships
        ships = 0
    return planes >= 0 and (pool & 255) + cars + ships + planes >= cost & 15


def help_with(icons: i64, cost: i64) -> bool:
    """Does one of the icons cover one of the cost?"""
    i: i64 = 0
    while i < ICON_KINDS:
        if part(cost, i) and covers(wide(icons), bit(4 * i)):
            return True
        i += 1
    return False


# ---------------------------------------------------------------- what a seat can provide
def all_planes(s: State, seat: i64) -> bool:
    """Is every icon of the seat a plane (R-6.11)?"""
    return at.planes(s, seat) != 0 and still_in_force(s, seat, at.GUARDIANS_OCARINA)


def provided(s: State, seat: i64, icons: i64) -> i64:
    """The icons that a source gives now."""
    return number_of(icons) * ONE_PLANE if all_planes(s, seat) else icons


def discount_icons(s: State, seat: i64, discount: i64) -> i64:
    """The icons of a discount: planes too under Guardian's Ocarina, unless the option says otherwise (R-24.28)."""
    return provided(s, seat, discount) if at.ocarina_discounts(s) else discount


def assistant_icons(s: State, seat: i64, tile: i64) -> i64:
    """Icons of a ready own assistant (R-6.4 c); 0 of any other."""
    zone = s.zone(tile)
    if zone == at.SILVER + seat:
        return at.icons_of(s, s.game.kind[tile])
    return at.gold_icons_of(s, s.game.kind[tile]) if zone == at.GOLD + seat else i64(0)


def pilots(s: State, seat: i64, coins: i64) -> i64:
    """Pilots that the seat can hire once `coins` of its coins are spent (R-6.4 d)."""
    return (resource(s, seat, COIN) - coins) // at.pilot_coins(s)


def reach(s: State, seat: i64, discount: i64) -> i64:
    """Pool of all icons that the seat can provide now, with those of a discount (R-6.4)."""
    pool = in_hand(s, seat) + on_tiles(s, seat)
    if all_planes(s, seat):
        pool = ((pool & 255) + (pool >> 8 & 255) + (pool >> 16 & 255) + (pool >> PLANE_IN_POOL & 255)) << PLANE_IN_POOL
    return pool + wide(discount_icons(s, seat, discount)) + (pilots(s, seat, 0) << PLANE_IN_POOL)


def in_hand(s: State, seat: i64) -> i64:
    hand = at.HAND + seat
    pool: i64 = 0
    card = s.next_in(hand, 0, PLAYER_CARDS)
    while card < PLAYER_CARDS:
        pool += wide(at.icons_of(s, s.game.kind[card]))
        card = s.next_in(hand, card + 1, PLAYER_CARDS)
    return pool


def on_tiles(s: State, seat: i64) -> i64:
    """Icons of boons, assistants and those kept."""
    pool: i64 = 0
    tile = s.next_in(at.BOON + seat, GUARDIAN_TILES, IDOL_TILES)
    while tile < IDOL_TILES:
        pool += wide(at.icons_of(s, s.game.kind[tile]))
        tile = s.next_in(at.BOON + seat, tile + 1, IDOL_TILES)
    tile = next_ready(s, seat, ASSISTANT_TILES)
    while tile < BONUS_TILES:
        pool += wide(assistant_icons(s, seat, tile))
        tile = next_ready(s, seat, tile + 1)
    i: i64 = 0
    while i < ICON_KINDS:
        pool += at.kept(s, i) << 8 * i
        i += 1
    return pool


# ---------------------------------------------------------------- can a cost be paid?
def affordable(s: State, seat: i64, cost: i64, travel_discount: i64 = 0) -> bool:
    """Can the whole cost be paid now (R-4.5)? travel_discount: packed icons that count as provided (R-6.9)."""
    if travel_of(cost) == 0:
        return has_goods(s, seat, cost)
    return pays(s, seat, cost, reach(s, seat, travel_discount))


def pays(s: State, seat: i64, cost: i64, pool: i64) -> bool:
    """The same, with the seat's reach known. The coins of the cost hire no pilots."""
    if part(cost, COIN):
        pool -= (pilots(s, seat, 0) - pilots(s, seat, part(cost, COIN))) << PLANE_IN_POOL
    return covers(pool, travel_of(cost)) and has_goods(s, seat, cost)


def has_goods(s: State, seat: i64, cost: i64) -> bool:
    """Everything but the travel icons: resources, hand cards, idols in crates."""
    if not has_resources(s, seat, cost):
        return False
    if cost & GOODS_IN_PIECES == 0:
        return True
    if part(cost, CARD) > 0 and hand_count(s, seat) < part(cost, CARD):
        return False
    return part(cost, IDOL) == 0 or idols_in(s, at.CRATE + seat) >= part(cost, IDOL)
