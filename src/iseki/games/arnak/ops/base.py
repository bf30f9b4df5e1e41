"""What all ops of effects have in common: steps, and sequences of them. Compiled.

Every frame that belongs to an effect has a = 1 if it is part of the turn's main action (R-4.6, R-17.3), else 0; b and c are its
own. A step begins with b = 0 and c = 0, or c = AGREED.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

import iseki.games.arnak.layout as at
from iseki.core.op import Op
from iseki.core.state import State

AGREED: Final = 1  # the seat has chosen this very step: it is not asked again whether it wants it


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


def push_chosen(s: State, seat: i64, sequence: i64, main: i64, source: i64) -> None:
    """The same for what the seat has picked from a list: a lone step need not be agreed to once more."""
    first = at.step_at(s, sequence)
    if at.step_at(s, sequence + 1) - first == 1:
        s.push(at.step(s, first), seat, main, 0, AGREED, source)
    else:
        push_effect(s, seat, sequence, main, source)


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
