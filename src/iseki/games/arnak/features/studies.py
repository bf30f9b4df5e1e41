"""What research promises: rows, results of a space, the Lost Temple (R-14, R-15). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.plan import ascent, bonus_at, found_at, height, price
from iseki.games.arnak.features.standing import book_points, goods
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.rules.track import GLASS, NODES, NOTEBOOK, place_of

ASSISTANT_ROWS: Final = 4  # up to here the notebook brings assistants, which serve every round
ONCE: Final = 0.4
EACH_ROUND: Final = 0.3
PENDING: Final = 5.0  # coins that this round brings beside what lies there
A_ROUND: Final = 3.0  # coins for research that a later round brings


def research_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    token: i64 = GLASS if action < at.NOTEBOOK_ACTION else NOTEBOOK
    node = action - (at.GLASS_ACTION if token == GLASS else at.NOTEBOOK_ACTION)
    here = place_of(s, seat, token)
    cost = price(t, at.bridge(s, here * NODES + node))
    return glass_gain(s, t, seat, here, node, cost) if token == GLASS else book_gain(s, t, here, node, coin) - coin * cost


def glass_gain(s: State, t: Tables, seat: i64, here: i64, node: i64, cost: float) -> float:
    """By how much the step advances the plan."""
    coins = goods(s, t, seat) + PENDING + A_ROUND * float(at.rounds(s) - at.round(s))
    after = ascent(s, t, node, coins - cost + found_at(s, t, node))
    return t.weights.step + height(s, node) - height(s, here) + after - ascent(s, t, here, coins)


def book_gain(s: State, t: Tables, here: i64, node: i64, coin: float) -> float:
    left = at.rounds(s) - at.round(s)
    low = at.row_of(s, here)
    high = at.row_of(s, node)
    points = at.notebook_points(s, high) - at.notebook_points(s, low)
    result = t.sequence[at.notebook_effect(s, high)]
    if high <= ASSISTANT_ROWS:
        result *= ONCE + EACH_ROUND * float(left)
    return float(points) + book_points(t, high, left) - book_points(t, low, left) + coin * (result + bonus_at(s, t, node))


def tile_urge(s: State, t: Tables, stack: i64, coin: float) -> float:
    return float(at.temple_points(s, stack)) - coin * price(t, at.temple_cost(s, stack))
