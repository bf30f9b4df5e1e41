"""Effects with a condition: what stands behind a cost, one of several, passing for something, an idol back from its slot. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp, OptionalOp
from iseki.games.arnak.ops.base import AGREED, push_chosen, push_effect, sequence_possible
from iseki.games.arnak.ops.paying import charge
from iseki.games.arnak.rules.cards import idols_in, next_idol
from iseki.games.arnak.rules.travel import affordable


@final
class PayOp(OptionalOp):
    """Pay a cost, all of it, and then resolve a sequence (R-21.1, R-21.3). Travel in it is boots: everybody sees whether it can be paid."""

    def __init__(self, name: str, cost: i64, then: i64) -> None:
        super().__init__(name)
        self.cost: i64 = cost
        self.then: i64 = then

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return affordable(s, seat, self.cost)

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(2) == AGREED and affordable(s, seat, self.cost):
            self.accept(s, seat, at.ACCEPT_ACTION)
            return True
        return super().run(s, seat)

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        if affordable(s, seat, self.cost):
            out.add(at.ACCEPT_ACTION)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        source = s.source()
        s.pop()
        push_effect(s, seat, self.then, main, source)
        charge(s, seat, self.cost, 0, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        return "R-21.1" if action == at.ACCEPT_ACTION and not affordable(s, seat, self.cost) else ""


@final
class ChooseOp(AskOp):
    """Resolve n different sequences of a list; those that can do nothing are not offered (R-21.5). b: mask of those taken."""

    def __init__(self, name: str, n: i64, options: list[int]) -> None:
        super().__init__(name)
        self.n: i64 = n
        self.many: i64 = len(options)
        self.options_of: vec[i64] = vec[i64]([i64(option) for option in options])

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return self.open(s, seat, main, 0) != 0

    def open(self, s: State, seat: i64, main: i64, taken: i64) -> i64:
        """Mask of the options that can still be taken."""
        mask: i64 = 0
        i: i64 = 0
        while i < self.many:
            if not taken >> i & 1 and sequence_possible(s, seat, self.options_of[i], main):
                mask |= bit(i)
            i += 1
        return mask

    def run(self, s: State, seat: i64) -> bool:
        mask = self.open(s, seat, s.arg(0), s.arg(1))
        if mask == 0:
            s.pop()
            return True
        if mask & (mask - 1):
            return False
        i: i64 = 0
        while mask >> i != 1:
            i += 1
        self.take(s, seat, i)
        return True

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        mask = self.open(s, seat, s.arg(0), s.arg(1))
        i: i64 = 0
        while mask >> i:
            if mask >> i & 1:
                out.add(at.OPTION_ACTION + i)
            i += 1

    def choose(self, s: State, seat: i64, action: i64) -> None:
        self.take(s, seat, action - at.OPTION_ACTION)

    def take(self, s: State, seat: i64, i: i64) -> None:
        main = s.arg(0)
        source = s.source()
        taken = s.arg(1) | bit(i)
        s.set_arg(1, taken)
        n: i64 = 0
        while taken:
            taken &= taken - 1
            n += 1
        if n == self.n:
            s.pop()
        push_chosen(s, seat, self.options_of[i], main, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        i = action - at.OPTION_ACTION
        if not 0 <= i < self.many or self.open(s, seat, s.arg(0), s.arg(1)) >> i & 1:
            return ""
        return "R-21.7" if s.arg(1) >> i & 1 else "R-21.5"


@final
class PassForOp(AskOp):
    """Pass, and resolve a sequence for it (R-17.3): with the main action still open, or as part of it."""

    def __init__(self, name: str, then: i64) -> None:
        super().__init__(name)
        self.then: i64 = then

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return not at.passed(s, seat) and (main & 1 == 1 or not at.main_used(s))

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(2) == AGREED and self.possible(s, seat, s.arg(0)):
            self.choose(s, seat, at.ACCEPT_ACTION)
            return True
        return super().run(s, seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.ACCEPT_ACTION)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        source = s.source()
        s.pop()
        if action == at.ACCEPT_ACTION:
            at.set_passed(s, seat, 1)
            at.set_main_used(s, 1)
            push_effect(s, seat, self.then, main, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        return ""


@final
class UnslotIdolOp(OptionalOp):
    """An idol goes from its slot back to the crates, the slot scores again (R-24.38)."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return idols_in(s, at.SLOT + seat) > 0

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        if idols_in(s, at.SLOT + seat) > 0:
            out.add(at.ACCEPT_ACTION)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        s.shift(next_idol(s, at.SLOT + seat), at.CRATE + seat)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        return "R-24.38" if action == at.ACCEPT_ACTION and idols_in(s, at.SLOT + seat) == 0 else ""
