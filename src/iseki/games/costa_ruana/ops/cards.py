"""Steps 1 to 3: a face-up card, a face-down card, a native on a card (C-5, C-6). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.costa_ruana.rules import SEATS, SLOTS, lay_before, level_for_copies, lies_before, stand_on


@final
class PlayOp(Op):
    """A card of the hand, face up for all or face down for all but its owner (C-5.1, C-5.2); before whom it lies is asked next.

    Nobody sees from which place of the hand it comes; where copies leave that open, the places are made alike (core/knowledge.py).
    """

    def __init__(self, name: str, first: i64, zone: i64, slot: i64, clause: str) -> None:
        super().__init__(name)
        self.first: i64 = first
        self.at_zone: i64 = zone
        self.slot: i64 = slot
        self.clause: Final = clause

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.HAND + seat, self.first, 0, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        card = s.find(at.HAND + seat, action - self.first)
        if self.slot == 0:
            level_for_copies(s, card, seat)
            s.lay(card, self.at_zone + seat)
        else:
            s.shift(card, self.at_zone + seat)
        s.push(at.BEFORE_OP, seat, self.slot + seat, source=action - self.first + 1 if self.slot == 0 else i64(0))

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return s.game.everyone if self.slot == 0 else bit(seat)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        held = self.first <= action < self.first + at.KINDS and s.find(at.HAND + seat, action - self.first) >= 0
        return "" if held else self.clause


@final
class BeforeOp(Op):
    """Before whom does the card lie (C-5.1, C-5.2)? Oneself included. a: its slot."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        who: i64 = 0
        while who < s.game.seats:
            out.add(at.BEFORE_ACTION + who)
            who += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        lay_before(s, s.arg(0), action - at.BEFORE_ACTION)
        s.pop()

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if at.BEFORE_ACTION <= action < at.BEFORE_ACTION + s.game.seats:
            return ""
        return "C-5.1" if s.arg(0) < SEATS else "C-5.2"


@final
class StandOp(Op):
    """A native on any card on the table, or none (C-6.1); not asked with an empty supply, which all can see (C-6.2)."""

    def run(self, s: State, seat: i64) -> bool:
        if at.supply(s, seat) > 0:
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if lies_before(s, slot) >= 0:
                out.add(at.STAND_ACTION + slot)
            slot += 1
        out.add(at.PASS_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action != at.PASS_ACTION:
            stand_on(s, seat, action - at.STAND_ACTION)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action == at.PASS_ACTION:
            return ""
        on_card = at.STAND_ACTION <= action < at.PASS_ACTION and lies_before(s, action - at.STAND_ACTION) >= 0
        return "" if on_card else "C-6.1"
