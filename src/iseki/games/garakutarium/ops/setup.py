"""Set-up: the first parent and the characters (G-2). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.garakutarium.rules import character_card


@final
class FirstOp(Op):
    """Who is the first parent (G-2.5)?"""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.FIRST_ACTION)
        out.add(at.FIRST_ACTION + 1)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        at.set_parent(s, action - at.FIRST_ACTION)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return at.FIRST_ACTION + rng.below(2)


@final
class DealOp(Op):
    """A character for `seat`, known to its owner only (G-2.2). a: how many still."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0:
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.REMOVED, at.DEAL_ACTION - at.CHARACTER, 0, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.set_arg(0, s.arg(0) - 1)
        s.keep(character_card(action - at.DEAL_ACTION), at.SECRET + seat, bit(seat), 0, 0)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        nth = rng.below(s.count(at.REMOVED))
        who: i64 = 0
        while True:
            if s.zone(character_card(who)) == at.REMOVED:
                if nth == 0:
                    return at.DEAL_ACTION + who
                nth -= 1
            who += 1

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)

    def deck(self, s: State, seat: i64) -> i64:
        return at.REMOVED
