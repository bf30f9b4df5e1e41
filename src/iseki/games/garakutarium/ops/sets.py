"""Making a set: which cards, then which curses it purifies (G-8, G-9.10). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.garakutarium.rules import NUMBER_ONE, counted, curse, finish_set, kinds_in, purifying, run_fits, run_worth, same_worth


def candidates(s: State, seat: i64, number: i64, joker: bool) -> i64:
    """Mask of the kinds in the loot that may stand for a number (G-8.1, G-8.7, G-10.5)."""
    loot = kinds_in(s, at.LOOT + seat)
    mask = loot & NUMBER_ONE << (number - 1)
    if joker:
        mask |= loot & bit(at.SPECIAL_RELIC)
    if at.mad(s):
        mask |= loot & bit(curse(number))
    return mask


def offer_mask(mask: i64, base: i64, out: Actions) -> None:
    while mask:
        if mask & 1:
            out.add(base)
        mask >>= 1
        base += 1


def lowest(mask: i64) -> i64:
    kind: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        kind += 1
    return kind


def use(s: State, seat: i64, kind: i64) -> None:
    s.lay(s.find(at.LOOT + seat, kind), at.MAKING)


def cards(s: State, seat: i64, mask: i64) -> i64:
    """How many cards of the loot are of the kinds in a mask."""
    total: i64 = 0
    kind: i64 = 0
    while mask:
        if mask & 1:
            total += s.copies(at.LOOT + seat, kind)
        mask >>= 1
        kind += 1
    return total


@final
class SameOp(Op):
    """Which cards of the number (G-8.2)? Ascending. a: number, b: cards still to choose, c: least kind still offered."""

    def run(self, s: State, seat: i64) -> bool:
        number = s.arg(0)
        while s.arg(1) > 0:
            mask = candidates(s, seat, number, True) >> s.arg(2) << s.arg(2)
            if mask & (mask - 1) and cards(s, seat, mask) > s.arg(1):
                return False
            self.answer(s, seat, at.USE_ACTION + lowest(mask))  # the loot lies open: everybody knows that nothing is left to choose
        making = kinds_in(s, at.MAKING)
        finish_set(s, seat, same_worth(s, making, s.count(at.MAKING)), purifying(s, making, number, number))
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        kind = s.arg(2)
        mask = candidates(s, seat, s.arg(0), True) >> kind
        while mask:
            if mask & 1 and cards(s, seat, mask << kind) >= s.arg(1):
                out.add(at.USE_ACTION + kind)
            mask >>= 1
            kind += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        use(s, seat, action - at.USE_ACTION)
        s.set_arg(1, s.arg(1) - 1)
        s.set_arg(2, action - at.USE_ACTION)


@final
class RunOp(Op):
    """Which card for each number (G-8.3)? a: first number, b: size, c: numbers done."""

    def run(self, s: State, seat: i64) -> bool:
        while s.arg(2) < s.arg(1):
            mask = self.mask(s, seat)
            if mask & (mask - 1):
                return False
            self.answer(s, seat, at.USE_ACTION + lowest(mask))
        making = kinds_in(s, at.MAKING)
        finish_set(s, seat, run_worth(s, making, s.arg(1)), purifying(s, making, s.arg(0), s.arg(0) + s.arg(1) - 1))
        return True

    def mask(self, s: State, seat: i64) -> i64:
        """The special relic may stand here if every later number has a card of its own."""
        number = s.arg(0) + s.arg(2)
        later = s.arg(1) - s.arg(2) - 1
        counts = counted(s, seat, kinds_in(s, at.LOOT + seat))
        return candidates(s, seat, number, later == 0 or run_fits(counts, False, number + 1, later))

    def options(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.mask(s, seat), at.USE_ACTION, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        use(s, seat, action - at.USE_ACTION)
        s.set_arg(2, s.arg(2) + 1)


@final
class PurifyOp(Op):
    """Which curses (G-9.10)? Ascending; of equal ones several. a: mask of numbers, c: least number still offered."""

    def run(self, s: State, seat: i64) -> bool:
        if self.mask(s, seat):
            return False
        s.pop()
        return True

    def mask(self, s: State, seat: i64) -> i64:
        """Bit n: a curse with number n may still be purified."""
        return kinds_in(s, at.LOOT + seat) >> (at.CURSE - 1) & s.arg(0) >> s.arg(2) << s.arg(2)

    def options(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.mask(s, seat), at.PURIFY_ACTION - 1, out)
        out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DONE_ACTION:
            s.pop()
        else:
            number = action - at.PURIFY_ACTION + 1
            s.lay(s.find(at.LOOT + seat, curse(number)), at.JUNK + seat)
            s.set_arg(2, number)
