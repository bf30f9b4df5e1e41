"""Set-up: tiles, the first Shaman, natives on islands (C-2). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.costa_ruana.rules import add_native, room


@final
class TilesOp(Op):
    """Which sides of the two tiles lie up (C-2.5)?"""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        side: i64 = 0
        while side < 4:
            out.add(at.TILES_ACTION + side)
            side += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        sides = action - at.TILES_ACTION
        s.pop()
        at.set_tile1(s, sides % 2)
        at.set_tile2(s, sides // 2)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return at.TILES_ACTION + rng.below(4)


@final
class FirstShamanOp(Op):
    """Who is the first Shaman (C-2.7)? Then everybody puts natives on islands, and the rounds begin."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        who: i64 = 0
        while who < s.game.seats:
            out.add(at.SHAMAN_ACTION + who)
            who += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        at.set_shaman(s, action - at.SHAMAN_ACTION)
        s.push(at.ROUND_OP, 0)
        times = at.initial_natives(s)
        while times > 0:
            s.push(at.EACH_OP, 0, 0, at.SETTLE_OP)
            times -= 1
        if at.shaman_decline_round_1(s):
            s.push(at.ACCEPT_OP, action - at.SHAMAN_ACTION)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return at.SHAMAN_ACTION + rng.below(s.game.seats)


@final
class SettleOp(Op):
    """One native from the supply on any island with room (C-2.8, C-2.9)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island: i64 = 0
        while island < at.islands(s):
            if room(s, island) > 0:
                out.add(at.PLACE_ACTION + island)
            island += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        at.set_supply(s, seat, at.supply(s, seat) - 1)
        add_native(s, seat, action - at.PLACE_ACTION, 1)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if not at.PLACE_ACTION <= action < at.PLACE_ACTION + at.islands(s):
            return "C-2.8"
        return "" if room(s, action - at.PLACE_ACTION) > 0 else "C-2.9"
