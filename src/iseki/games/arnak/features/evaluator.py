"""What compiled loops want to know of a position: the result, a value, a quick sensible move. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Evaluator
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.conservation import fault
from iseki.games.arnak.features.standing import standing
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.features.urges import urge
from iseki.games.arnak.rules.scoring import is_winner

VALUE_OF_POINT: Final = 0.02  # near equal chances
WHIM: Final = 0.9  # points by which a quick move may be worse
STEPS: Final = 1024


@final
class ArnakEvaluator(Evaluator):
    """Hand-made: each seat's points at the end as they may be expected; its share is its part of the sum of exponentials."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables

    def returns(self, s: State) -> list[float]:
        """The winners share what the others lose, one each; a victory of all is worth nothing (R-19.9)."""
        seats = int(s.game.seats)
        if not s.is_terminal():
            return [0.0] * seats
        won = [is_winner(s, seat) for seat in range(seats)]
        losers = seats - sum(won)
        gain = float(losers) / float(sum(won)) / float(seats - 1)
        return [gain if winner else -1.0 / float(seats - 1) for winner in won] if losers else [0.0] * seats

    def points(self, s: State, seat: i64) -> float:
        return standing(s, self.tables, seat)

    def prospect(self, s: State, seat: i64) -> float:
        """The own points alone, as a number from 0 to 1. Frozen: `greedy@1` reads it."""
        return standing(s, self.tables, seat) / 200.0 + 0.2

    def fault(self, s: State) -> str:
        return fault(s)

    def chains(self) -> bool:
        return True

    def resting(self, s: State) -> bool:
        """Between two actions of a turn."""
        return s.v[s.v[0]] == at.TURN_OP

    def settled(self, s: State, root: State, left: i64) -> bool:
        """At the end of the round, when all are equally far."""
        return at.round(s) > at.round(root)

    def urge(self, s: State, action: i64) -> float:
        return VALUE_OF_POINT * urge(s, self.tables, s.seat(), action)

    def rollout(self, s: State, rng: Rng, buf: Actions) -> i64:
        """The action that promises most, give or take a whim."""
        s.legal_into(buf)
        if buf.n == 1:
            return buf.get(0)
        seat = s.seat()
        best: i64 = -1
        most = 0.0
        i: i64 = 0
        while i < buf.n:
            action = buf.get(i)
            promise = urge(s, self.tables, seat, action) + WHIM * float(rng.below(STEPS)) / float(STEPS)
            if best < 0 or promise > most:
                best = action
                most = promise
            i += 1
        return best
