"""A turn: one main action, free actions around it, and its end (R-4, R-17). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.arnak.ops.buying import buy, offer_buys, why_not_buy
from iseki.games.arnak.ops.figures import do_dig, do_discover, offer_journeys, why_not_dig, why_not_discover
from iseki.games.arnak.ops.free import needs_main, offer_free, take_free, why_not_free
from iseki.games.arnak.ops.guardians import do_overcome, offer_overcomes, why_not_overcome
from iseki.games.arnak.ops.research import offer_research, research, why_not_research

ICON_TYPES: Final = 4


@final
class TurnOp(Op):
    """The frame stays below all that happens in the turn. a: 1 once the turn has begun."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) == 0:
            s.set_arg(0, 1)
            s.turns += 1
            at.set_active(s, seat)
        if at.passed(s, seat) and at.pass_ends_turn(s):
            end_turn(s, seat)
            return True
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        main = at.main_used(s) == 0
        offer_free(s, seat, out, main)
        if not main:
            out.add(at.END_TURN_ACTION)
            return
        offer_journeys(s, seat, out)
        offer_overcomes(s, seat, out)
        offer_buys(s, seat, out)
        offer_research(s, seat, out)
        out.add(at.PASS_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.END_TURN_ACTION:
            end_turn(s, seat)
        elif action < at.DIG_ACTION and not needs_main(s, seat, action):
            take_free(s, seat, action)
        else:
            at.set_main_used(s, 1)
            main_action(s, seat, action)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action < at.DIG_ACTION:
            return why_not_free(s, seat, action, at.main_used(s) == 0)
        if action == at.END_TURN_ACTION:
            return "R-4.1" if at.main_used(s) == 0 else ""
        if action > at.END_TURN_ACTION:
            return ""
        return "R-4.2" if at.main_used(s) else why_not_main(s, seat, action)


def main_action(s: State, seat: i64, action: i64) -> None:
    """Begin the one main action of the turn (R-4.2)."""
    if action < at.DIG_ACTION:
        take_free(s, seat, action, 1)
    elif action < at.DISCOVER_ACTION:
        do_dig(s, seat, action, 1)
    elif action < at.OVERCOME_ACTION:
        do_discover(s, seat, action, 1)
    elif action < at.BUY_ACTION:
        do_overcome(s, seat, action, 1)
    elif action < at.GLASS_ACTION:
        buy(s, seat, action)
    elif action < at.PASS_ACTION:
        research(s, seat, action)
    else:
        at.set_passed(s, seat, 1)


def why_not_main(s: State, seat: i64, action: i64) -> str:
    if action < at.DISCOVER_ACTION:
        return why_not_dig(s, seat, action)
    if action < at.OVERCOME_ACTION:
        return why_not_discover(s, seat, action)
    if action < at.BUY_ACTION:
        return why_not_overcome(s, seat, action)
    if action < at.GLASS_ACTION:
        return why_not_buy(s, seat, action)
    return why_not_research(s, seat, action) if action < at.PASS_ACTION else ""


def end_turn(s: State, seat: i64) -> None:
    s.pop()
    s.push(at.END_TURN_OP, seat)


@final
class EndTurnOp(Op):
    """Icons not used are lost, the row is refilled, the next player who has not passed takes a turn (R-4.7, R-3.3)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        at.set_main_used(s, 0)
        icon: i64 = 0
        while icon < ICON_TYPES:
            at.set_kept(s, icon, 0)
            icon += 1
        following = next_seat(s, seat)
        if following >= 0:
            s.push(at.TURN_OP, following)
        else:
            s.push(at.ROUND_END_OP, 0)
        s.push(at.REFILL_OP, seat)
        return True


def next_seat(s: State, seat: i64) -> i64:
    """The next player clockwise who has not passed, perhaps the same one; -1 when all have (R-3.4)."""
    turn: i64 = 1
    while turn <= s.game.seats:
        player = (seat + turn) % s.game.seats
        if at.passed(s, player) == 0:
            return player
        turn += 1
    return -1
