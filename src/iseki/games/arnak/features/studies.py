"""What research promises: rows, results of a space, the Lost Temple (R-14, R-15). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.standing import book_points, step_points
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.rules.cards import ALL_PIECES, BONUS_TILES
from iseki.games.arnak.rules.costs import IDOL, RESOURCES, part
from iseki.games.arnak.rules.track import GLASS, LOST_TEMPLE, NODES, NOTEBOOK, arrivals, place_of

ASSISTANT_ROWS: Final = 4  # up to here the notebook brings assistants, which serve every round
ONCE: Final = 0.4
EACH_ROUND: Final = 0.3
IDOL_PRICE: Final = 3.0  # points of an idol that is paid


def price(t: Tables, cost: i64) -> float:
    """Coins for the resources of a cost."""
    coins = 0.0
    i: i64 = 0
    while i < RESOURCES:
        coins += t.resource[i] * float(part(cost, i))
        i += 1
    return coins


def research_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    token: i64 = GLASS if action < at.NOTEBOOK_ACTION else NOTEBOOK
    node = action - (at.GLASS_ACTION if token == GLASS else at.NOTEBOOK_ACTION)
    here = place_of(s, seat, token)
    cost = at.bridge(s, here * NODES + node)
    gain = glass_gain(s, t, here, node, coin) if token == GLASS else book_gain(s, t, here, node, coin)
    return gain + coin * (bonus_at(s, t, node) - price(t, cost)) - IDOL_PRICE * float(part(cost, IDOL))


def glass_gain(s: State, t: Tables, here: i64, node: i64, coin: float) -> float:
    left = at.rounds(s) - at.round(s)
    low = at.row_of(s, here)
    high = at.row_of(s, node)
    points = at.arrival_points(s, arrivals(s) + 1) if node == LOST_TEMPLE else at.glass_points(s, high)
    ahead = step_points(high, left) - step_points(low, left)
    return float(points - at.glass_points(s, low)) + ahead + coin * t.sequence[at.glass_effect(s, high)]


def book_gain(s: State, t: Tables, here: i64, node: i64, coin: float) -> float:
    left = at.rounds(s) - at.round(s)
    low = at.row_of(s, here)
    high = at.row_of(s, node)
    points = at.notebook_points(s, high) - at.notebook_points(s, low)
    result = t.sequence[at.notebook_effect(s, high)]
    if high <= ASSISTANT_ROWS:
        result *= ONCE + EACH_ROUND * float(left)
    return float(points) + book_points(high, left) - book_points(low, left) + coin * result


def bonus_at(s: State, t: Tables, node: i64) -> float:
    """Coins of the bonus tile that lies there."""
    tile = s.find_in(at.BONUS_AT + node, BONUS_TILES, ALL_PIECES)
    return t.played[s.game.kind[tile]] if tile >= 0 else 0.0


def tile_urge(s: State, t: Tables, stack: i64, coin: float) -> float:
    return float(at.temple_points(s, stack)) - coin * price(t, at.temple_cost(s, stack))
