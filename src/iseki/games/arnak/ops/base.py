"""What the ops of Arnak have in common: steps of effects, sequences of them, and questions beside which free actions stay open. Compiled.

Every frame that belongs to an effect has a = 1 if it is part of the turn's main action (R-4.6, R-17.3), else 0; b and c are its own.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.arnak.ops.free import offer_free, take_free, why_not_free


@mypyc_attr(allow_interpreted_subclasses=True)
class StepOp(Op):
    """A step of an effect."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        """Can it be carried out, as far as everybody can see? What cannot is skipped (R-21.5) and not offered as an option of a choice."""
        return True


def push_effect(s: State, seat: i64, sequence: i64, main: i64, source: i64) -> None:
    """Resolve a sequence of steps next (R-21.4). source: kind of the piece that has the effect, plus one; 0 for the board."""
    if sequence != 0:
        s.push(at.EFFECT_OP, seat, main, sequence, 0, source)


def sequence_possible(s: State, seat: i64, sequence: i64, main: i64) -> bool:
    """Can a step of it be carried out?"""
    i = at.step_at(s, sequence)
    end = at.step_at(s, sequence + 1)
    while i < end:
        op = s.game.ops[at.step(s, i)]
        assert isinstance(op, StepOp)
        if op.possible(s, seat, main):
            return True
        i += 1
    return False


class EffectOp(Op):
    """Steps in order. a: main, b: sequence, c: index of the next step. The frame goes before its last step, to keep the stack flat."""

    def run(self, s: State, seat: i64) -> bool:
        main = s.arg(0)
        sequence = s.arg(1)
        i = s.arg(2)
        source = s.source()
        first = at.step_at(s, sequence)
        if first + i + 1 >= at.step_at(s, sequence + 1):
            s.pop()
        else:
            s.set_arg(2, i + 1)
        s.push(at.step(s, first + i), seat, main, 0, 0, source)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AskOp(StepOp):
    """A question; free actions may be taken first (R-4.4), and then it is asked again.

    The frame goes when `asks` says that nothing is left to ask; `choose` pops it, or changes it so.
    """

    def asks(self, s: State, seat: i64) -> bool:
        """Is it (still) asked? Only on facts that everybody knows."""
        return self.possible(s, seat, s.arg(0))

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        """What may be answered besides free actions, ascending; never empty."""
        raise NotImplementedError(self.name)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        raise NotImplementedError(self.name)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        """The clause that forbids one of its own actions; '' when nothing better is known than that it is not asked."""
        return ""

    def run(self, s: State, seat: i64) -> bool:
        if self.asks(s, seat):
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        offer_free(s, seat, out)
        self.choices(s, seat, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action < at.DIG_ACTION:
            take_free(s, seat, action)
        else:
            self.choose(s, seat, action)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        return why_not_free(s, seat, action) if action < at.DIG_ACTION else self.why_not(s, seat, action)
