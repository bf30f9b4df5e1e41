"""What no sequence of actions may bring about: for random games under watch (core/check.py). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.check import negative
from iseki.core.state import State
from iseki.games.costa_ruana.rules import crowd


def fault(s: State) -> str:
    """What cannot be, in words; '' if all is well."""
    if negative(s):
        return "a number is negative"
    seat: i64 = 0
    while seat < s.game.seats:
        if natives(s, seat) != at.natives_each(s):
            return f"seat {seat} has lost natives, or found some (C-2.7)"
        seat += 1
    island: i64 = 0
    while island < at.islands(s):
        if crowd(s, island) > at.island_limit(s):
            return f"island {island} is too crowded (C-2.9)"
        island += 1
    return ""


def natives(s: State, seat: i64) -> i64:
    """Of a seat: at home, on a card, on all islands."""
    n = at.supply(s, seat) + (1 if at.stands_on(s, seat) else 0)
    island: i64 = 0
    while island < at.islands(s):
        n += at.natives(s, island, seat)
        island += 1
    return n
