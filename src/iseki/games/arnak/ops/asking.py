"""Questions of a turn: free actions stay open beside each (R-4.4). Compiled."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.arnak.ops.base import StepOp
from iseki.games.arnak.ops.free import free_open, offer_free, take_free, why_not_free


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
        Op.options(self, s, seat, out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        """Do it, as `answer` of core/op.py."""
        Op.answer(self, s, seat, action)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionalOp(AskOp):
    """A step that may be declined (R-21.3).

    It is also asked when it is not possible yet but a free action might make it so: an idol's tablets can be upgraded (R-4.4).
    """

    def asks(self, s: State, seat: i64) -> bool:
        return self.possible(s, seat, s.arg(0)) or free_open(s, seat)

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        """What may be answered besides declining, ascending; nothing when it is not possible."""
        Op.options(self, s, seat, out)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        """Do what was not declined."""
        Op.answer(self, s, seat, action)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        self.offers(s, seat, out)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DECLINE_ACTION:
            s.pop()
        else:
            self.accept(s, seat, action)
