"""Travel icons: what covers what, who can provide what, which sources a payment may still use (R-6). Compiled.

Icons are counted in packed numbers: four bits each in a cost or a source (boot, car, ship, plane from the lowest), eight bits
each in a pool, where a whole hand of boots must fit.

A source is known by its content, the icons that it gives: one or two. Content c = 5 * a + b gives icon a, and icon b - 1
unless b is 0. So the sources of a seat are one number, two bits for each of 20 contents: none, one, or several of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.word import CARDS
from iseki.games.arnak.rules.board import still_in_force
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, BONUS_TILES, GUARDIAN_TILES, IDOL_TILES, PLAYER_CARDS, hand_count, idols_in
from iseki.games.arnak.rules.costs import CARD, COIN, IDOL, has_resources, part, resource, travel_of

BOOT: Final = 0
CAR: Final = 1
SHIP: Final = 2
PLANE: Final = 3
ICON_KINDS: Final = 4
ONE_PLANE: Final = 0x1000
PLANE_IN_POOL: Final = 24  # bit at which a pool counts planes
CONTENTS: Final = 20
ONE_PLANE_CONTENT: Final = 15


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
    return at.gold_icons_of(s, s.game.kind[tile]) if zone == at.GOLD + seat else 0


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
    v = s.v
    kinds = s.game.kind
    hand = at.HAND + seat
    pool: i64 = 0
    card: i64 = 0
    while card < PLAYER_CARDS:
        if v[CARDS + card] & 255 == hand:
            pool += wide(at.icons_of(s, kinds[card]))
        card += 1
    return pool


def on_tiles(s: State, seat: i64) -> i64:
    """Icons of boons, assistants and those kept."""
    pool: i64 = 0
    tile: i64 = GUARDIAN_TILES
    while tile < IDOL_TILES:
        if s.zone(tile) == at.BOON + seat:
            pool += wide(at.icons_of(s, s.game.kind[tile]))
        tile += 1
    tile = ASSISTANT_TILES
    while tile < BONUS_TILES:
        pool += wide(assistant_icons(s, seat, tile))
        tile += 1
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
    if part(cost, CARD) > 0 and hand_count(s, seat) < part(cost, CARD):
        return False
    return part(cost, IDOL) == 0 or idols_in(s, at.CRATE + seat) >= part(cost, IDOL)


# ---------------------------------------------------------------- which sources a payment may use
def content(icons: i64) -> i64:
    """The content of a source that gives these icons, at least one."""
    low: i64 = 0
    while part(icons, low) == 0:
        low += 1
    rest = icons - bit(4 * low)
    if rest == 0:
        return 5 * low
    high: i64 = 0
    while part(rest, high) == 0:
        high += 1
    return 5 * low + high + 1


def icons_in(content: i64) -> i64:
    """The icons of a content."""
    one = bit(4 * (content // 5))
    return one + bit(4 * (content % 5 - 1)) if content % 5 else one


def and_one(sources: i64, icons: i64) -> i64:
    """Sources, and one more that gives `icons`."""
    place = 2 * content(icons)
    if sources >> place & 3 < 2:
        sources += bit(place)
    return sources


def sources_of(s: State, seat: i64) -> i64:
    """The sources that the seat has, by content."""
    sources = and_pieces(s, seat, 0, at.HAND + seat, 0, PLAYER_CARDS)
    sources = and_pieces(s, seat, sources, at.BOON + seat, GUARDIAN_TILES, IDOL_TILES)
    tile: i64 = ASSISTANT_TILES
    while tile < BONUS_TILES:
        icons = provided(s, seat, assistant_icons(s, seat, tile))
        if icons:
            sources = and_one(sources, icons)
        tile += 1
    return and_singles(s, seat, sources)


def and_pieces(s: State, seat: i64, sources: i64, zone: i64, first: i64, end: i64) -> i64:
    """Sources, and the cards or boons first..end-1 that lie in a zone of the seat."""
    v = s.v
    kinds = s.game.kind
    piece = first
    while piece < end:
        if v[CARDS + piece] & 255 == zone:
            icons = provided(s, seat, at.icons_of(s, kinds[piece]))
            if icons:
                sources = and_one(sources, icons)
        piece += 1
    return sources


def source_icons(s: State, seat: i64, piece: i64) -> i64:
    """The icons that a card of the hand or an unused boon gives; 0 for any other piece."""
    zone = s.zone(piece)
    if zone == at.HAND + seat or zone == at.BOON + seat:
        return provided(s, seat, at.icons_of(s, s.game.kind[piece]))
    return 0


def and_singles(s: State, seat: i64, sources: i64) -> i64:
    """Sources, and the pilots and kept icons besides."""
    hired = pilots(s, seat, 0)
    if hired > 0:
        sources = and_one(sources, ONE_PLANE)
    if hired > 1:
        sources = and_one(sources, ONE_PLANE)
    i: i64 = 0
    while i < ICON_KINDS:
        n = at.kept(s, i)
        while n > 0:
            sources = and_one(sources, provided(s, seat, bit(4 * i)))
            n -= 1
        i += 1
    return sources


def usable(sources: i64, cost: i64, spent: i64, discount: i64) -> i64:
    """Mask of the contents that may be spent next: some minimal payment holds such a source together with those spent (R-6.8).

    A minimal payment has no more sources than the cost has icons, and no cost has more than two; so `spent` holds one source or none.
    """
    given = wide(discount)
    mask: i64 = 0
    c: i64 = 0
    while c < CONTENTS:
        if sources >> 2 * c & 3 and useful(sources, cost, c, spent, given):
            mask |= bit(c)
        c += 1
    return mask


def useful(sources: i64, cost: i64, c: i64, spent: i64, given: i64) -> bool:
    """May a source of content c be spent next? given: the pool of the discount."""
    icons = given + wide(icons_in(c))
    alone = covers(icons, cost)
    if spent:
        return not alone and covers(icons + wide(spent), cost)
    return alone or has_partner(sources, cost, c, given)


def has_partner(sources: i64, cost: i64, c: i64, given: i64) -> bool:
    """Is there a second source that covers the cost together with one of content c, and not alone?"""
    both = given + wide(icons_in(c))
    other: i64 = 0
    while other < CONTENTS:
        icons = wide(icons_in(other))
        more = sources >> 2 * other & 3 > (1 if other == c else 0)
        if more and covers(both + icons, cost) and not covers(given + icons, cost):
            return True
        other += 1
    return False


# ---------------------------------------------------------------- what is kept
def keepable(cost: i64, spent: i64, discount: i64, kept: i64) -> i64:
    """Mask of the icons that may be kept next, besides those already `kept`; 0 when no more can be (R-6.7, R-6.8).

    Icons are kept in ascending order, and as many as possible: those of the discount count first (R-6.8).
    """
    total = most_kept(cost, spent, discount)
    left = total - number_of(kept)
    mask: i64 = 0
    i: i64 = 0
    while i < ICON_KINDS and left > 0:
        if kept >> 4 * (i + 1) == 0 and can_keep(cost, spent, discount, kept + bit(4 * i), i, left - 1):
            mask |= bit(i)
        i += 1
    return mask


def most_kept(cost: i64, spent: i64, discount: i64) -> i64:
    """How many of the icons spent are not needed."""
    n = number_of(spent)
    while n > 0 and not can_keep(cost, spent, discount, 0, 0, n):
        n -= 1
    return n


def can_keep(cost: i64, spent: i64, discount: i64, kept: i64, least: i64, more: i64) -> bool:
    """Are the icons `kept`, and `more` besides from `least` on, not needed?"""
    i: i64 = 0
    while i < ICON_KINDS:
        if part(kept, i) > part(spent, i):
            return False
        i += 1
    if more == 0:
        return covers(wide(spent - kept) + wide(discount), cost)
    i = least
    while i < ICON_KINDS:
        if can_keep(cost, spent, discount, kept + bit(4 * i), i, more - 1):
            return True
        i += 1
    return False
