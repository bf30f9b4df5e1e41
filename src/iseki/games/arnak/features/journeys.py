"""What going somewhere promises: sites, discoveries, guardians (R-7 to R-9). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.rules.board import guardian_of, position_of, shielded, site_kind
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, IDOL_TILES
from iseki.games.arnak.rules.costs import COMPASS, part, travel_of
from iseki.games.arnak.rules.travel import number_of

FEAR: Final = -1.5  # points of a Fear card that is going to come
WAY: Final = 0.45  # coins for each icon of the way
SURPRISE_1: Final = 3.4  # coins of a site tile not seen yet
SURPRISE_2: Final = 5.6
GUARDIAN: Final = 1.8  # points: it can be overcome later


def site_urge(s: State, t: Tables, place: i64, coin: float) -> float:
    """Points of the effect of a site."""
    return coin * t.played[site_kind(s, place)]


def threat(s: State, seat: i64, place: i64) -> float:
    """Points of the guardian of a site for an archaeologist there: Fear, or five points if it is overcome (R-9.7, R-9.8)."""
    if guardian_of(s, place) < 0:
        return 0.0
    return 0.8 if shielded(s, seat) else FEAR + 1.5


def dig_urge(s: State, t: Tables, seat: i64, space: i64, coin: float) -> float:
    place = position_of(space)
    way = WAY * float(number_of(travel_of(at.space_cost(s, space))))
    return site_urge(s, t, place, coin) - coin * way + threat(s, seat, place)


def discover_urge(s: State, t: Tables, seat: i64, place: i64, coin: float) -> float:
    """Idols, the effect of the open one, a site and a guardian nobody knows yet; less compasses and the way (R-8)."""
    compasses = t.resource[COMPASS] * float(part(at.discover_cost(s, place), COMPASS))
    way = WAY * float(number_of(travel_of(at.space_cost(s, place + 5)))) * 2.0
    site = SURPRISE_1 if at.level_of(s, place) == 1 else SURPRISE_2
    points = 0.0
    tile: i64 = IDOL_TILES
    while tile < ASSISTANT_TILES:
        if s.zone(tile) == at.IDOL_AT + place:
            points += float(at.idol_points(s)) + (coin * t.played[s.game.kind[tile]] if s.visible(tile, s.game.seats) else 0.0)
        tile += 1
    return points + coin * (site - compasses - way) + FEAR + GUARDIAN


def overcome_urge(s: State, t: Tables, place: i64, coin: float) -> float:
    """Points, the boon, and no Fear; less its cost."""
    kind = s.game.kind[guardian_of(s, place)]
    return float(at.guardian_points(s)) - FEAR + coin * (0.7 * t.played[kind] - t.guarded[kind])
