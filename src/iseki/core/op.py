"""What a game writes: ops, which run or ask, and one evaluator. Compiled; games subclass both."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from iseki.core.actions import Actions
from iseki.core.deck import top_layer
from iseki.core.rng import Rng

if TYPE_CHECKING:
    from iseki.core.state import State

SCALE: Final = 8.0  # points of difference that multiply the chances by e
FOR_POINTS: Final = 0.2  # of the value of a game that is over; below 2 / seats any part of a victory is worth more than a defeat


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One rule that runs or asks. It keeps no state of its own: its frame (seat, a, b, c, source) lies in the State.

    The frame stays on the stack until the op pops it.
    """

    def __init__(self, name: str, chance: bool = False) -> None:
        self.name: Final = name
        self.chance: Final[bool] = chance

    def run(self, s: State, seat: i64) -> bool:
        """Go on without an answer; False when the seat (or CHANCE) must answer. Only on facts that every seat knows."""
        raise NotImplementedError(self.name)

    def options(self, s: State, seat: i64, out: Actions) -> None:
        """Add what may be answered, ascending."""
        raise NotImplementedError(self.name)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Do it. Pops or changes the op's own frame."""
        raise NotImplementedError(self.name)

    def allows(self, s: State, seat: i64, action: i64) -> bool:
        """Is `action`, any number, among the options? Written anew where that is quicker than listing them all."""
        out = s.game.buffer
        out.n = 0
        self.options(s, seat, out)
        return out.has(action)

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        """Mask of the viewers that may read this action in the record; the others read `verb:?`."""
        return s.game.everyone

    def reject(self, s: State, seat: i64, action: i64) -> str:
        """The clause that forbids `action`; '' when it is legal, or when nothing better is known than that it is not asked."""
        return ""

    def weight(self, s: State, seat: i64, action: i64) -> i64:
        """Chance ops: relative weight of an outcome."""
        return 1

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        """Chance ops: an outcome drawn with its weight, without listing them."""
        raise NotImplementedError(self.name)

    def deck(self, s: State, seat: i64) -> i64:
        """Chance ops that draw a card: the zone drawn from, for the Dealer; -1 for any other chance."""
        return -1

    def layer(self, s: State, seat: i64) -> i64:
        """Chance ops that draw a card: the layer drawn from; the top one unless said otherwise."""
        return top_layer(s, self.deck(s, seat)) >> 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a compiled loop wants to know about a position without knowing the game."""

    def returns(self, s: State) -> list[float]:
        """Result for each seat, in [-1, 1], zero-sum; all 0 before the end."""
        raise NotImplementedError

    def value(self, s: State, seat: i64) -> float:
        """How well `seat` stands, in [0, 1]. A part of what a result is worth goes by points: a decided game is played for them, too.

        The part is so small that a victory is worth more than a shared one, and that more than a defeat, whatever the points.
        """
        if s.v[0] != 0:
            return self.expected(s, seat)
        others = float(s.game.seats - 1)
        victory = (self.returns(s)[int(seat)] * others + 1.0) / (others + 1.0)
        return (1.0 - FOR_POINTS) * victory + FOR_POINTS * self.share(s, seat)

    def expected(self, s: State, seat: i64) -> float:
        """The value while the game goes on: the part of the victory that `seat` may expect."""
        return self.share(s, seat)

    def points(self, s: State, seat: i64) -> float:
        """What `seat` has at the end, and what it may expect before."""
        raise NotImplementedError

    def share(self, s: State, seat: i64) -> float:
        """Its part of the sum of exponentials of all seats' points, so that a seat maximises its own result among any number."""
        own = self.points(s, seat)
        rivals = 0.0
        other: i64 = 0
        while other < s.game.seats:
            rivals += math.exp((self.points(s, other) - own) / SCALE)
            other += 1
        return 1.0 / rivals

    def prospect(self, s: State, seat: i64) -> float:
        """The same at a closer look: what lies ready to be cashed in counts too. The frozen bot `greedy` reads it."""
        return self.value(s, seat)

    def chains(self) -> bool:
        """Is a turn a chain of many small questions? Then `greedy` judges only what is `resting`, and search follows `urge`."""
        return False

    def resting(self, s: State) -> bool:
        """Can the prospect be read here? Not while an action is being carried out: `rollout` gives the answers that finish it."""
        return True

    def settled(self, s: State, root: State, left: i64) -> bool:
        """Is quick play over, so that `value` is read? root: where the search began; left: turns that would still be played."""
        return left <= 0

    def urge(self, s: State, action: i64) -> float:
        """How much an action of the seat that is asked promises before it is played, in units of `value`; ending it all is 0."""
        return 0.0

    def fault(self, s: State) -> str:
        """What cannot be in this position by the rules of the game; '' if all is well. Random games under watch ask (check.py)."""
        return ""

    def rollout(self, s: State, rng: Rng, buf: Actions) -> i64:
        """A quick sensible action for the seat that is asked."""
        s.legal_into(buf)
        return buf.get(rng.below(buf.n))
