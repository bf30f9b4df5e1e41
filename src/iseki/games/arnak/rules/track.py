"""The research track and the Lost Temple: which steps lead where and what they cost (R-14, R-15, R-20.3). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.costs import reduced
from iseki.games.arnak.rules.travel import affordable

NODES: Final = 15
LOST_TEMPLE: Final = 14  # the node of row 8
TEMPLE_STACKS: Final = 6
GLASS: Final = 0  # numbers of the two tokens
NOTEBOOK: Final = 1
FREE: Final = 0xFFFFFFF  # a discount that leaves nothing of any bridge, idols included


def place_of(s: State, seat: i64, token: i64) -> i64:
    """The node a token is on."""
    return at.glass(s, seat) if token == GLASS else at.notebook(s, seat)


def put_token(s: State, seat: i64, token: i64, node: i64) -> None:
    if token == GLASS:
        at.set_glass(s, seat, node)
    else:
        at.set_notebook(s, seat, node)


def bridge(s: State, seat: i64, token: i64, node: i64) -> i64:
    """The printed cost of the bridge from where the token is, packed; 0: no bridge leads there."""
    return at.bridge(s, place_of(s, seat, token) * NODES + node)


def barred(s: State, seat: i64, token: i64, node: i64) -> bool:
    """The notebook goes neither above the magnifying glass nor into the Lost Temple (R-14.3)."""
    return token == NOTEBOOK and (node == LOST_TEMPLE or at.row_of(s, node) > at.row_of(s, at.glass(s, seat)))


def next_step(s: State, seat: i64, token: i64, node: i64) -> i64:
    """The first space from `node` on to which the token may go, costs aside; NODES if there is none."""
    bridges = place_of(s, seat, token) * NODES
    while node < NODES and (at.bridge(s, bridges + node) == 0 or barred(s, seat, token, node)):
        node += 1
    return node


def step_payable(s: State, seat: i64, token: i64, node: i64, discount: i64) -> bool:
    return affordable(s, seat, reduced(bridge(s, seat, token, node), discount))


def in_temple(s: State, seat: i64) -> bool:
    return at.glass(s, seat) == LOST_TEMPLE


def arrivals(s: State) -> i64:
    """How many magnifying glasses have reached the Lost Temple (R-15.1)."""
    n: i64 = 0
    seat: i64 = 0
    while seat < s.game.seats:
        if at.arrival(s, seat) > 0:
            n += 1
        seat += 1
    return n


def tiles_left(s: State, stack: i64) -> i64:
    """Temple tiles left in a stack (R-2.8)."""
    n = at.temple_stack(s)
    seat: i64 = 0
    while seat < s.game.seats:
        n -= at.temple_tiles(s, stack, seat)
        seat += 1
    return n


def tile_payable(s: State, seat: i64, stack: i64, discount: i64) -> bool:
    return affordable(s, seat, reduced(at.temple_cost(s, stack), discount))
