"""Step 6: which effect comes next, and moving treasures (C-8.1 to C-8.4 A, C-8.6). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.costa_ruana.rules import (
    MOVE_TREASURE,
    PLACE_NATIVES,
    RETURN_NATIVES,
    SLOTS,
    add_treasures,
    amount,
    clockwise,
    go_home,
    is_used,
    kind_in,
    letter,
    lies_before,
    stands_on,
)

NO_LETTER: Final = 4


@final
class OrderOp(Op):
    """The seat's effects, letter by letter; of different effects of one letter the seat chooses (C-8.3).

    Its own copy is among them if copies are used in their owner's turn (C-8.6). All cards lie open now.
    """

    def run(self, s: State, seat: i64) -> bool:
        now = next_letter(s, seat)
        if now == NO_LETTER:
            s.pop()
            return True
        if differ(s, seat, now):
            return False
        self.carry_out(s, seat, first_use(s, seat, now))
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        now = next_letter(s, seat)
        slot: i64 = 0
        while slot < SLOTS:
            if has_card(s, seat, slot) and letter(kind_in(s, slot)) == now:
                out.add(at.USE_ACTION + slot)
            slot += 1
        if has_copy(s, seat) and letter(kind_in(s, stands_on(s, seat))) == now:
            out.add(at.COPY_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        self.carry_out(s, seat, action)

    def carry_out(self, s: State, seat: i64, action: i64) -> None:
        if action == at.COPY_ACTION:
            at.set_copied(s, seat, 1)
            copy(s, seat)
            return
        slot = action - at.USE_ACTION
        s.v[at.UP_USED_FIELD + slot] = 1
        if at.with_card(s):
            push_copies(s, slot)
        push_effect(s, seat, kind_in(s, slot))

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action == at.COPY_ACTION:
            kind = kind_in(s, stands_on(s, seat)) if has_copy(s, seat) else -1
            missing = "C-6.5"
        else:
            slot = action - at.USE_ACTION
            kind = kind_in(s, slot) if 0 <= slot < SLOTS and has_card(s, seat, slot) else -1
            missing = "C-8.1"
        if kind < 0:
            return missing
        return "" if letter(kind) == next_letter(s, seat) else "C-8.3"


def has_card(s: State, seat: i64, slot: i64) -> bool:
    """Does a card lie there before the seat whose effect is still to come?"""
    return lies_before(s, slot) == seat and not is_used(s, slot)


def has_copy(s: State, seat: i64) -> bool:
    """Is the seat's native still to copy its card in the seat's own turn?"""
    return not at.with_card(s) and at.stands_on(s, seat) > 0 and at.copied(s, seat) == 0


def next_letter(s: State, seat: i64) -> i64:
    """The first letter of the effects still to come (C-8.3)."""
    first: i64 = NO_LETTER
    slot: i64 = 0
    while slot < SLOTS:
        if has_card(s, seat, slot) and letter(kind_in(s, slot)) < first:
            first = letter(kind_in(s, slot))
        slot += 1
    if has_copy(s, seat) and letter(kind_in(s, stands_on(s, seat))) < first:
        first = letter(kind_in(s, stands_on(s, seat)))
    return first


def first_use(s: State, seat: i64, now: i64) -> i64:
    """The first action that carries out an effect of this letter."""
    slot: i64 = 0
    while slot < SLOTS:
        if has_card(s, seat, slot) and letter(kind_in(s, slot)) == now:
            return at.USE_ACTION + slot
        slot += 1
    return at.COPY_ACTION


def differ(s: State, seat: i64, now: i64) -> bool:
    """Does it matter which effect of this letter comes first? Equal numbers whose copies wait for nobody are alike."""
    seen: i64 = -1
    slot: i64 = 0
    while slot < SLOTS:
        if has_card(s, seat, slot) and letter(kind_in(s, slot)) == now:
            mark = amount(kind_in(s, slot)) + (8 * (slot + 1) if at.with_card(s) and is_copied(s, slot) else 0)
            if seen >= 0 and mark != seen:
                return True
            seen = mark
        slot += 1
    if has_copy(s, seat) and letter(kind_in(s, stands_on(s, seat))) == now:
        mark = amount(kind_in(s, stands_on(s, seat))) + (8 if at.immediately(s) else 0)
        return seen >= 0 and mark != seen
    return False


def is_copied(s: State, slot: i64) -> bool:
    seat: i64 = 0
    while seat < s.game.seats:
        if stands_on(s, seat) == slot:
            return True
        seat += 1
    return False


def push_copies(s: State, slot: i64) -> None:
    """Copies directly after the card, in player order (C-8.6, `with_card`): the last is pushed first."""
    steps = s.game.seats - 1
    while steps >= 0:
        seat = clockwise(s, at.shaman(s), steps)
        if stands_on(s, seat) == slot:
            copy(s, seat)
        steps -= 1


def copy(s: State, seat: i64) -> None:
    """The copied effect for the native's owner (C-6.5); its native may be home at once (C-8.8)."""
    if at.immediately(s):
        s.push(at.HOME_OP, seat)
    push_effect(s, seat, kind_in(s, stands_on(s, seat)))


def push_effect(s: State, seat: i64, kind: i64) -> None:
    """The frame that carries out a card's effect for a seat (C-8.4)."""
    does = letter(kind)
    if does == MOVE_TREASURE:
        s.push(at.CHEST_OP, seat, source=kind + 1)
    elif does == PLACE_NATIVES:
        s.push(at.PLACE_OP, seat, amount(kind), source=kind + 1)
    elif does == RETURN_NATIVES:
        s.push(at.RECALL_OP, seat, amount(kind), source=kind + 1)
    else:
        s.push(at.LEAVE_OP, seat, source=kind + 1)


@final
class HomeOp(Op):
    """A native that has copied its card is home at once (C-8.8, `immediately`)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        go_home(s, seat)
        return True


# ---------------------------------------------------------------- A: move a treasure
@final
class ChestOp(Op):
    """From which island (C-8.4 A)? Void without treasures on islands (C-8.10)."""

    def run(self, s: State, seat: i64) -> bool:
        island: i64 = 0
        while island < at.islands(s):
            if at.treasures(s, island) > 0:
                return False
            island += 1
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island: i64 = 0
        while island < at.islands(s):
            if at.treasures(s, island) > 0:
                out.add(at.TAKE_ACTION + island)
            island += 1
        if not at.effects_mandatory(s):
            out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        source = s.source()
        s.pop()
        if action != at.DONE_ACTION:
            s.push(at.CARRY_OP, seat, action - at.TAKE_ACTION, source=source)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action == at.DONE_ACTION:
            return "C-8.9" if at.effects_mandatory(s) else ""
        there = at.TAKE_ACTION <= action < at.TAKE_ACTION + at.islands(s) and at.treasures(s, action - at.TAKE_ACTION) > 0
        return "" if there else "C-8.4.empty"


@final
class CarryOp(Op):
    """To which other island (C-8.4 A)? a: where the treasure comes from."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        island: i64 = 0
        while island < at.islands(s):
            if island != s.arg(0):
                out.add(at.PUT_ACTION + island)
            island += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        add_treasures(s, s.arg(0), -1)
        add_treasures(s, action - at.PUT_ACTION, 1)
        s.pop()

    def reject(self, s: State, seat: i64, action: i64) -> str:
        there = at.PUT_ACTION <= action < at.PUT_ACTION + at.islands(s)
        return "" if there and action != at.PUT_ACTION + s.arg(0) else "C-8.4.same"
