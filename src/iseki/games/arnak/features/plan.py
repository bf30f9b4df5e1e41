"""The plan for research: how far what a seat has and will have carries its magnifying glass, and what that is worth (R-14, R-15). Compiled.

The magnifying glass goes first, since the notebook may not pass it and early rows cost most for what they bring: the dear rows are above.
The next space is chosen by what the seat has, those beyond by what they cost; coins left over in the Lost Temple buy temple tiles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.rules.cards import ALL_PIECES, BONUS_TILES
from iseki.games.arnak.rules.costs import IDOL, RESOURCES, part, resource
from iseki.games.arnak.rules.track import LOST_TEMPLE, NODES, arrivals

IDOL_PRICE: Final = 4.0  # coins of an idol that is paid
TEMPLE_BONUS: Final = 1.5  # coins of the tile chosen on arrival
LEAST: Final = 0.5  # no step is free
HALFWAY: Final = 0.9  # of the points of a space that can be paid in part
TOO_LATE: Final = 0.6  # the same in the last round


def price(t: Tables, cost: i64) -> float:
    """Coins for the resources and idols of a cost."""
    coins = IDOL_PRICE * float(part(cost, IDOL))
    i: i64 = 0
    while i < RESOURCES:
        coins += t.resource[i] * float(part(cost, i))
        i += 1
    return coins


def lacking(s: State, t: Tables, seat: i64, cost: i64) -> float:
    """Coins for the resources of a cost that the seat has not."""
    coins = 0.0
    i: i64 = 0
    while i < RESOURCES:
        missing = part(cost, i) - resource(s, seat, i)
        if missing > 0:
            coins += t.resource[i] * float(missing)
        i += 1
    return coins


def bonus_at(s: State, t: Tables, node: i64) -> float:
    """Coins of the bonus tile that lies there."""
    tile = s.find_in(at.BONUS_AT + node, BONUS_TILES, ALL_PIECES)
    return t.played[s.game.kind[tile]] if tile >= 0 else 0.0


def found_at(s: State, t: Tables, node: i64) -> float:
    """Coins that the magnifying glass gets on arrival."""
    return TEMPLE_BONUS if node == LOST_TEMPLE else t.sequence[at.glass_effect(s, at.row_of(s, node))] + bonus_at(s, t, node)


def height(s: State, node: i64) -> float:
    """Points of the magnifying glass on a node; in the Lost Temple those of the next to arrive."""
    return float(at.arrival_points(s, arrivals(s) + 1) if node == LOST_TEMPLE else at.glass_points(s, at.row_of(s, node)))


def outlook(s: State, t: Tables, seat: i64, coins: float) -> float:
    """Points that so many coins may bring by research, beside those of the space where the magnifying glass is."""
    here = at.glass(s, seat)
    if here == LOST_TEMPLE:
        return t.weights.tile * coins
    best = 1000.0
    onward: i64 = LOST_TEMPLE
    node = here + 1
    while node < NODES:
        cost = at.bridge(s, here * NODES + node)
        if cost:
            net = price(t, cost) - found_at(s, t, node) + t.weights.lack * lacking(s, t, seat, cost)
            if net < best:
                best = net
                onward = node
        node += 1
    return climb(s, t, here, onward, best if best > LEAST else LEAST, coins)


def ascent(s: State, t: Tables, node: i64, coins: float) -> float:
    """The same from any node, whatever the seat has."""
    return t.weights.tile * coins if node == LOST_TEMPLE else climb(s, t, node, t.onward[node], t.step[node], coins)


def climb(s: State, t: Tables, node: i64, onward: i64, net: float, coins: float) -> float:
    """Space after space while the coins last; then part of the next one, or temple tiles."""
    start = height(s, node)
    low = start
    while coins >= net:
        coins -= net
        node = onward
        low = height(s, node)
        if node == LOST_TEMPLE:
            return low - start + t.weights.tile * coins
        onward = t.onward[node]
        net = t.step[node]
    share = coins / net * (TOO_LATE if at.rounds(s) == at.round(s) else HALFWAY)
    return low - start + (height(s, onward) - low) * share
