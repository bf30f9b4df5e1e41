"""What the Shaman does: the tile, the reveal that follows, serving or naming somebody else (C-7, C-10.7). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.costa_ruana.rules import (
    SEATS,
    SLOTS,
    card_in,
    discard,
    go_home,
    is_active,
    kind_in,
    level_for_copies,
    lies_before,
    stands_on,
)


@final
class FlipOp(Op):
    """Exactly one of the two tiles (C-7.1)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.FLIP_ACTION)
        out.add(at.FLIP_ACTION + 1)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action == at.FLIP_ACTION:
            at.set_tile1(s, 1 - at.tile1(s))
        else:
            at.set_tile2(s, 1 - at.tile2(s))

    def reject(self, s: State, seat: i64, action: i64) -> str:
        return "" if at.FLIP_ACTION <= action < at.USE_ACTION else "C-7.1"


@final
class RevealOp(Op):
    """Face-down cards are turned up; cards of an inactive colour go, and natives on them go home (C-7.5)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        slot: i64 = 0
        while slot < SLOTS:
            if lies_before(s, slot) >= 0:
                if slot >= SEATS:
                    level_for_copies(s, card_in(s, slot), slot - SEATS)
                    s.lay(card_in(s, slot), at.UP + slot)
                if not is_active(s, kind_in(s, slot)):
                    put_away(s, slot)
            slot += 1
        return True


def put_away(s: State, slot: i64) -> None:
    seat: i64 = 0
    while seat < s.game.seats:
        if stands_on(s, seat) == slot:
            go_home(s, seat)
        seat += 1
    discard(s, slot)


@final
class AcceptOp(Op):
    """The new Shaman serves, or names another player, who cannot decline (C-10.7)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.ACCEPT_ACTION)
        who: i64 = 0
        while who < s.game.seats:
            if who != seat:
                out.add(at.NAME_ACTION + who)
            who += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action != at.ACCEPT_ACTION:
            at.set_shaman(s, action - at.NAME_ACTION)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        named = at.NAME_ACTION <= action < at.NAME_ACTION + s.game.seats and action != at.NAME_ACTION + seat
        return "" if action == at.ACCEPT_ACTION or named else "C-10.7"
