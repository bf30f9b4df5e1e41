"""Step 6: placing, returning and moving natives (C-8.4 B, C, D). Compiled. k of n natives are k ascending choices of islands."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.costa_ruana.rules import add_native, away_from, room, room_from


def end_of(s: State, action: i64) -> str:
    """The clause that forbids to stop an effect early."""
    return "C-8.9" if action == at.DONE_ACTION and at.effects_mandatory(s) else ""


@final
class PlaceOp(Op):
    """Natives from the supply to islands, as many as there are (C-8.4 B, C-8.9). a: how many still. b: first island still offered."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0 and at.supply(s, seat) > 0:
            return False
        s.pop()
        return True

    def left(self, s: State, seat: i64) -> i64:
        """Natives that must still find room; where stopping is allowed, the one."""
        if not at.effects_mandatory(s):
            return 1
        return s.arg(0) if s.arg(0) < at.supply(s, seat) else at.supply(s, seat)

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island = s.arg(1)
        left = self.left(s, seat)
        while island < at.islands(s):
            if room(s, island) > 0 and room_from(s, island) >= left:
                out.add(at.PLACE_ACTION + island)
            island += 1
        if not at.effects_mandatory(s):
            out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DONE_ACTION:
            s.pop()
            return
        island = action - at.PLACE_ACTION
        at.set_supply(s, seat, at.supply(s, seat) - 1)
        add_native(s, seat, island, 1)
        s.set_arg(0, s.arg(0) - 1)
        s.set_arg(1, island)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action == at.DONE_ACTION:
            return end_of(s, action)
        island = action - at.PLACE_ACTION
        if not 0 <= island < at.islands(s):
            return "C-8.4"
        if room(s, island) == 0:
            return "C-2.9"
        if island < s.arg(1):
            return "C-8.4.order"
        return "" if room_from(s, island) >= self.left(s, seat) else "C-2.9.rest"


@final
class RecallOp(Op):
    """Own natives from islands to the supply, as many as there are (C-8.4 C, C-8.9). a: how many still. b: first island still offered."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0 and away_from(s, seat, s.arg(1)) > 0:
            return False
        s.pop()
        return True

    def left(self, s: State, seat: i64) -> i64:
        away = away_from(s, seat, 0)
        if not at.effects_mandatory(s):
            return 1
        return s.arg(0) if s.arg(0) < away else away

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island = s.arg(1)
        left = self.left(s, seat)
        while island < at.islands(s):
            if at.natives(s, island, seat) > 0 and away_from(s, seat, island) >= left:
                out.add(at.RECALL_ACTION + island)
            island += 1
        if not at.effects_mandatory(s):
            out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DONE_ACTION:
            s.pop()
            return
        island = action - at.RECALL_ACTION
        at.set_supply(s, seat, at.supply(s, seat) + 1)
        add_native(s, seat, island, -1)
        s.set_arg(0, s.arg(0) - 1)
        s.set_arg(1, island)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action == at.DONE_ACTION:
            return end_of(s, action)
        island = action - at.RECALL_ACTION
        if not 0 <= island < at.islands(s):
            return "C-8.4"
        if at.natives(s, island, seat) == 0:
            return "C-8.4.none"
        if island < s.arg(1):
            return "C-8.4.order"
        return "" if away_from(s, seat, island) >= self.left(s, seat) else "C-8.9.rest"


@final
class LeaveOp(Op):
    """From which island an own native is moved (C-8.4 D); void without one (C-8.10)."""

    def run(self, s: State, seat: i64) -> bool:
        if away_from(s, seat, 0) > 0:
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island: i64 = 0
        while island < at.islands(s):
            if at.natives(s, island, seat) > 0:
                out.add(at.LEAVE_ACTION + island)
            island += 1
        if not at.effects_mandatory(s):
            out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        source = s.source()
        s.pop()
        if action != at.DONE_ACTION:
            s.push(at.GO_OP, seat, action - at.LEAVE_ACTION, source=source)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action == at.DONE_ACTION:
            return end_of(s, action)
        island = action - at.LEAVE_ACTION
        return "" if 0 <= island < at.islands(s) and at.natives(s, island, seat) > 0 else "C-8.4.none"


@final
class GoOp(Op):
    """To which other island with room it goes (C-8.4 D). a: where it stands."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island: i64 = 0
        while island < at.islands(s):
            if island != s.arg(0) and room(s, island) > 0:
                out.add(at.GO_ACTION + island)
            island += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        add_native(s, seat, s.arg(0), -1)
        add_native(s, seat, action - at.GO_ACTION, 1)
        s.pop()

    def reject(self, s: State, seat: i64, action: i64) -> str:
        island = action - at.GO_ACTION
        if not 0 <= island < at.islands(s):
            return "C-8.4"
        if island == s.arg(0):
            return "C-8.4.same"
        return "" if room(s, island) > 0 else "C-2.9"
