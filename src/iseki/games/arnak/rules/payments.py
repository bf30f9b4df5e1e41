"""Payments of travel icons: which sources may still be spent, which icons are kept (R-6.7, R-6.8). Compiled.

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
from iseki.games.arnak.rules.assistants import next_ready
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, BONUS_TILES, GUARDIAN_TILES, IDOL_TILES, PLAYER_CARDS
from iseki.games.arnak.rules.costs import part
from iseki.games.arnak.rules.travel import ICON_KINDS, ONE_PLANE, assistant_icons, covers, number_of, pilots, provided, wide

CONTENTS: Final = 20
ONE_PLANE_CONTENT: Final = 15


# ---------------------------------------------------------------- sources
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
    tile = next_ready(s, seat, ASSISTANT_TILES)
    while tile < BONUS_TILES:
        icons = provided(s, seat, assistant_icons(s, seat, tile))
        if icons:
            sources = and_one(sources, icons)
        tile = next_ready(s, seat, tile + 1)
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
        if sources >> 2 * other & 3 > (1 if other == c else 0):
            icons = wide(icons_in(other))
            if covers(both + icons, cost) and not covers(given + icons, cost):
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
