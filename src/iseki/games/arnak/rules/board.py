"""The island: spaces, sites, who stands where, guardians (R-7.3, R-22). Compiled.

Spaces and positions are sets as masks: 22 spaces, 17 positions. Camp p has spaces 2p and 2p + 1, position p > 4 has space p + 5.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.word import CARDS
from iseki.games.arnak.rules.cards import GUARDIAN_TILES, IDOL_TILES, LEVEL1_TILES

CAMPS: Final = 5
POSITIONS: Final = 17
SPACES: Final = 22
ALL_CAMPS: Final = 0x1F
ALL_POSITIONS: Final = 0x1FFFF
ALL_SPACES: Final = 0x3FFFFF
CAMP_SPACES: Final = 10
ARCHAEOLOGISTS: Final = 2  # of each player


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def position_of(space: i64) -> i64:
    return space // 2 if space < CAMP_SPACES else space - CAMPS


def spaces_of(position: i64) -> i64:
    """Mask of the spaces of a position."""
    return bit(2 * position) | bit(2 * position + 1) if position < CAMPS else bit(position + CAMPS)


def positions_of(spaces: i64) -> i64:
    """Mask of the positions to which spaces of a mask belong."""
    camps: i64 = 0
    position: i64 = 0
    while position < CAMPS:
        if spaces >> 2 * position & 3:
            camps |= bit(position)
        position += 1
    return camps | spaces >> CAMP_SPACES << CAMPS


def spaces_at(positions: i64) -> i64:
    """Mask of the spaces of all positions of a mask."""
    spaces = positions >> CAMPS << CAMP_SPACES
    position: i64 = 0
    while position < CAMPS:
        if positions >> position & 1:
            spaces |= spaces_of(position)
        position += 1
    return spaces


def all_figures(s: State) -> i64:
    """Mask of the spaces with an archaeologist of anyone."""
    spaces: i64 = 0
    seat: i64 = 0
    while seat < s.game.seats:
        spaces |= at.figures(s, seat)
        seat += 1
    return spaces


def figures_home(s: State, seat: i64) -> i64:
    """Own archaeologists on the player board."""
    return ARCHAEOLOGISTS - bits(at.figures(s, seat))


def free_spaces(s: State) -> i64:
    """Mask of the spaces without archaeologist and blocking tile, discovered or not."""
    return ALL_SPACES & ~(all_figures(s) | at.blocked(s))


def discovered(s: State) -> i64:
    """Mask of the positions with a site: the camps and those with a tile (R-22.1)."""
    return ALL_CAMPS | positions_with(s, at.SITE_AT, LEVEL1_TILES, GUARDIAN_TILES)


def guarded(s: State) -> i64:
    """Mask of the positions with a guardian."""
    return positions_with(s, at.GUARDIAN_AT, GUARDIAN_TILES, IDOL_TILES)


def positions_with(s: State, zone: i64, first: i64, end: i64) -> i64:
    """Mask of the positions where one of the pieces first..end-1 lies; `zone` is that of position 0."""
    v = s.v
    positions: i64 = 0
    piece = first
    while piece < end:
        place = (v[CARDS + piece] & 255) - zone
        if 0 <= place < POSITIONS:
            positions |= bit(place)
        piece += 1
    return positions


def occupied(s: State) -> i64:
    """Mask of the sites with an archaeologist of anyone on any space (R-22.2)."""
    return positions_of(all_figures(s))


def own_sites(s: State, seat: i64) -> i64:
    """Mask of the sites with an own archaeologist (R-22.3)."""
    return positions_of(at.figures(s, seat))


def others_sites(s: State, seat: i64) -> i64:
    """Mask of the sites with an archaeologist of another player."""
    return positions_of(all_figures(s) & ~at.figures(s, seat))


def guardian_of(s: State, position: i64) -> i64:
    """The guardian tile at a position, or -1."""
    return s.find_in(at.GUARDIAN_AT + position, GUARDIAN_TILES, IDOL_TILES)


def site_kind(s: State, position: i64) -> i64:
    """The kind of the camp or of the discovered tile at a position."""
    if position < CAMPS:
        return at.camp_kind(s, position)
    return s.game.kind[s.find_in(at.SITE_AT + position, LEVEL1_TILES, GUARDIAN_TILES)]


def places_to_go(s: State, space: i64, positions: i64) -> i64:
    """Mask of the free spaces of different discovered sites to which the archaeologist of a space may move (R-22.4)."""
    return free_spaces(s) & spaces_at(discovered(s) & positions) & ~spaces_of(position_of(space))


def retreats(s: State, positions: i64) -> i64:
    """Mask of the sites to which a guardian may be led: discovered, no archaeologist, no guardian (R-24.40)."""
    return discovered(s) & positions & ~occupied(s) & ~guarded(s)


def shielded(s: State, seat: i64) -> bool:
    """Do guardians give no Fear at the end of this round (R-24.22)?"""
    return at.shield(s, seat) != 0 and still_in_force(s, seat, at.WAR_MASK)


def still_in_force(s: State, seat: i64, kind: i64) -> bool:
    """With the option an effect "this round" ends when its card leaves the play area (R-24.22, R-24.28)."""
    return at.effects_end_with_card(s) == 0 or s.zone(s.game.first[kind]) == at.PLAY + seat
