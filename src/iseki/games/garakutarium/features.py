"""What compiled loops want to know of a position: the result, a value, a quick sensible move. Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Evaluator
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.garakutarium.rules import lead, run_size, same_size, winner


@final
class GarakutariumEvaluator(Evaluator):
    """Hand-made: a lead of eight points is half way to a win."""

    def returns(self, s: State) -> list[float]:
        won = float(winner(s)) if s.is_terminal() else 0.0
        return [won, -won]

    def value(self, s: State, seat: i64) -> float:
        if s.v[0] == 0:
            won = float(winner(s)) * 0.5
            return 0.5 + (won if seat == 0 else -won)
        ahead = float(lead(s, seat))
        return 0.5 + 0.5 * ahead / (8.0 + abs(ahead))

    def rollout(self, s: State, rng: Rng, buf: Actions) -> i64:
        """The largest set at once, then the end of the part; else random. Discards only to meet the limit."""
        s.legal_into(buf)
        first = buf.get(0)
        if s.v[s.v[0]] == at.PART_OP:
            return part_move(buf, rng)
        if at.PURIFY_ACTION <= first < at.SEARCH_ACTION:
            return first
        return buf.get(rng.below(buf.n))


def part_move(buf: Actions, rng: Rng) -> i64:
    best = best_set(buf)
    if best >= 0:
        return best
    last = buf.get(buf.n - 1)
    ends = last == at.END_PART_ACTION
    skill = buf.get(buf.n - 2) if ends and buf.n > 1 else last
    if at.SKILL_ACTION <= skill < at.USE_ACTION and rng.below(2) == 0:
        return skill
    return last if ends else buf.get(rng.below(buf.n))


def best_set(buf: Actions) -> i64:
    """The set action with most points by its size, or -1. Sets come first in the action space."""
    best: i64 = -1
    most: i64 = 0
    i: i64 = 0
    while i < buf.n and buf.get(i) < at.DISCARD_ACTION:
        points = rough_points(buf.get(i))
        if points > most:
            most = points
            best = buf.get(i)
        i += 1
    return best


def rough_points(action: i64) -> i64:
    """Points of a set without the bonus for one suit: a guess from the size alone."""
    if action < at.RUN_ACTION:
        size = same_size(action - at.SAME_ACTION)
        return 2 if size == 2 else 5 if size == 3 else 10
    size = run_size(action - at.RUN_ACTION)
    return 4 if size == 3 else 6 if size == 4 else 10
