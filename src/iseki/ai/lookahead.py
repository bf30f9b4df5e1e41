"""What `greedy` sees: the evaluator's prospect of the position after each complete plan of its own. Compiled.

A plan goes on while the same seat is asked something new, or the next of k ascending choices; it ends where another
seat is asked, another component asks, or the same question begins anew.

Where a turn is a long chain of small questions (`chains`) no plans are made: quick answers carry out what the action began,
and the prospect is read where the position is at rest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.rng import Rng
from iseki.core.state import State

LONGEST_PLAN: Final = 8  # own answers looked at one after the other


def prospects(s: State, seat: i64, worlds: i64, rng: Rng) -> list[tuple[int, float]]:
    """(action, mean prospect for `seat` over some worlds it must think possible) for each legal action, ascending."""
    actions = s.legal_actions()
    totals = [0.0 for _ in actions]
    for _ in range(int(worlds)):
        world = s.resample_from_infostate(int(seat), rng)
        for i in range(len(actions)):
            totals[i] += after(world, seat, actions[i], LONGEST_PLAN, rng)
    return [(actions[i], totals[i] / float(worlds)) for i in range(len(actions))]


def after(s: State, seat: i64, action: i64, left: i64, rng: Rng) -> float:
    """The prospect when `action` is played and the plan goes on as well as it can."""
    asked = s.v[s.v[0]]
    source = s.source()
    after_it = s.clone()
    after_it.play(action)
    after_it.play_chance(rng)
    if after_it.game.evaluator.chains():
        finish(after_it, seat, rng)
    elif after_it.v[0] != 0 and after_it.seat() == seat and left > 0:
        return going_on(after_it, seat, action, asked, source, left, rng)
    return after_it.game.evaluator.prospect(after_it, seat)


def finish(s: State, seat: i64, rng: Rng) -> None:
    """Carry out what was begun, with quick answers, until the position is at rest or somebody else is asked."""
    evaluator = s.game.evaluator
    while s.v[0] != 0 and s.seat() == seat and not evaluator.resting(s):
        s.play(evaluator.rollout(s, rng, s.game.buffer))
        s.play_chance(rng)


def going_on(s: State, seat: i64, last: i64, asked: i64, source: i64, left: i64, rng: Rng) -> float:
    out = legal(s)
    if source > 0 and s.source() > 0 and s.source() != source:
        return s.game.evaluator.prospect(s, seat)
    if s.v[s.v[0]] == asked and out[0] <= last:
        return s.game.evaluator.prospect(s, seat)
    best = 0.0
    for action in out:
        best = max(best, after(s, seat, action, left - 1, rng))
    return best


def legal(s: State) -> vec[i64]:
    buf = s.game.buffer
    s.legal_into(buf)
    return vec[i64]([buf.get(i) for i in range(buf.n)])
