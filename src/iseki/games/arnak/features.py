"""What compiled loops want to know of a position: the result, a value, a quick sensible move. Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Evaluator
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.conservation import fault
from iseki.games.arnak.rules.costs import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET, resource
from iseki.games.arnak.rules.scoring import is_winner, total, winners


@final
class ArnakEvaluator(Evaluator):
    """Hand-made: points as they lie and what resources may bring yet, against the best other seat."""

    def returns(self, s: State) -> list[float]:
        """The winners share what the others lose, one each; a victory of all is worth nothing (R-19.9)."""
        seats = int(s.game.seats)
        if not s.is_terminal():
            return [0.0] * seats
        won = [is_winner(s, seat) for seat in range(seats)]
        losers = seats - sum(won)
        gain = float(losers) / float(sum(won)) / float(seats - 1)
        return [gain if winner else -1.0 / float(seats - 1) for winner in won] if losers else [0.0] * seats

    def value(self, s: State, seat: i64) -> float:
        if s.v[0] == 0:
            return 1.0 / float(winners(s)) if is_winner(s, seat) else 0.0
        return share(worth(s, seat) - best_other(s, seat))

    def fault(self, s: State) -> str:
        return fault(s)

    def rollout(self, s: State, rng: Rng, buf: Actions) -> i64:
        """Random, but passing and ending the turn only when drawn twice: games would be empty otherwise."""
        s.legal_into(buf)
        action = buf.get(rng.below(buf.n))
        return buf.get(rng.below(buf.n)) if action == at.PASS_ACTION else action


def share(ahead: float) -> float:
    """A lead in points as a number from 0 to 1."""
    return 0.5 + 0.5 * ahead / (20.0 + (ahead if ahead > 0.0 else -ahead))


def worth(s: State, seat: i64) -> float:
    """Points as they lie, and what resources are worth on the research track: a compass about half a point, a jewel two."""
    cheap = resource(s, seat, COIN) + resource(s, seat, COMPASS)
    dear = resource(s, seat, TABLET) + 2 * resource(s, seat, ARROWHEAD) + 3 * resource(s, seat, JEWEL)
    return float(total(s, seat)) + (0.5 * float(cheap) + 0.7 * float(dear)) * float(at.rounds(s) - at.round(s) + 1) / float(at.rounds(s))


def best_other(s: State, seat: i64) -> float:
    best = -1000.0
    other: i64 = 0
    while other < s.game.seats:
        if other != seat:
            theirs = worth(s, other)
            best = theirs if theirs > best else best
        other += 1
    return best
