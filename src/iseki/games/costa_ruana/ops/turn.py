"""The frame of a round: its steps, seats in turn, drawing, collecting, the end (C-4, C-9, C-10, C-11). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import only_card, random_card, shuffle_into, top_layer
from iseki.core.knowledge import conceal
from iseki.core.op import Op
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.costa_ruana.rules import (
    MAIN_CARDS,
    SLOTS,
    add_native,
    add_treasures,
    clockwise,
    discard,
    go_home,
    lies_before,
    next_shaman,
    taker,
)


@final
class RoundOp(Op):
    """One round, written as the frames it needs, last first (C-4.2)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        s.turns += 1
        at.set_rounds_begun(s, at.rounds_begun(s) + 1)
        who = at.shaman(s)
        s.push(at.END_OP, who)
        s.push(at.COLLECT_OP, who)
        s.push(at.CLEAR_OP, who)
        s.push(at.EACH_OP, who, 0, at.ORDER_OP)
        s.push(at.REVEAL_OP, who)
        s.push(at.FLIP_OP, who)
        s.push(at.EACH_OP, who, 0, at.STAND_OP)
        s.push(at.EACH_OP, who, 0, at.HIDE_OP)
        s.push(at.EACH_OP, who, 0, at.SHOW_OP)
        return True


@final
class EachOp(Op):
    """Every seat in turn, clockwise from the Shaman. a: seats done. b: the op. c: what it is given as its first number."""

    def run(self, s: State, seat: i64) -> bool:
        done = s.arg(0)
        op = s.arg(1)
        given = s.arg(2)
        if done == s.game.seats:
            s.pop()
        else:
            s.set_arg(0, done + 1)
            s.push(op, clockwise(s, at.shaman(s), done), given)
        return True


@final
class DrawOp(Op):
    """Cards from the draw pile into a hand, one by one (C-2.3, C-10.4). a: how many still."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) == 0:
            s.pop()
            return True
        top = top_layer(s, at.PILE)
        if top == 0:
            self.pile_out(s)
            return True
        if top & 255 > 1:
            return False
        self.take(s, seat, only_card(s, at.PILE, 0))
        return True

    def pile_out(self, s: State) -> None:
        """Those who have not drawn go without, or the discards become the pile (C-10.5)."""
        if at.reshuffle_discards(s) and s.count(at.DISCARD) > 0:
            shuffle_into(s, MAIN_CARDS, at.PILE, at.DISCARD, at.DISCARD)
        else:
            s.pop()

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.PILE, at.DRAW_ACTION, 0, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        self.take(s, seat, s.find(at.PILE, action - at.DRAW_ACTION))

    def take(self, s: State, seat: i64, card: i64) -> None:
        s.set_arg(0, s.arg(0) - 1)
        conceal(s, card, at.HAND + seat, 0, bit(seat))

    def weight(self, s: State, seat: i64, action: i64) -> i64:
        return s.copies(at.PILE, action - at.DRAW_ACTION)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return at.DRAW_ACTION + s.game.kind[random_card(s, at.PILE, 0, rng)]

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)

    def deck(self, s: State, seat: i64) -> i64:
        return at.PILE


@final
class ClearOp(Op):
    """After the effects natives on cards go home and the cards are discarded (C-8.8, C-8.11)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        who: i64 = 0
        while who < s.game.seats:
            go_home(s, who)
            at.set_copied(s, who, 0)
            who += 1
        slot: i64 = 0
        while slot < SLOTS:
            if lies_before(s, slot) >= 0:
                discard(s, slot)
            slot += 1
        return True


@final
class CollectOp(Op):
    """On each island by itself one tribe takes a treasure, and one of its natives goes home (C-9)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        who: i64 = 0
        while who < s.game.seats:
            at.set_gained(s, who, 0)
            who += 1
        island: i64 = 0
        while island < at.islands(s):
            who = taker(s, island)
            if who >= 0 and at.treasures(s, island) > 0:  # C-9.7
                self.collect(s, who, island)
            island += 1
        return True

    def collect(self, s: State, who: i64, island: i64) -> None:
        add_treasures(s, island, -1)
        add_native(s, who, island, -1)
        at.set_hut(s, who, at.hut(s, who) + 1)
        at.set_gained(s, who, at.gained(s, who) + 1)
        at.set_supply(s, who, at.supply(s, who) + 1)


@final
class EndOp(Op):
    """After the last round the game is over (C-11.1); else the next Shaman, new cards, and the next round (C-10)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        if at.rounds_begun(s) == at.rounds(s):
            return True
        at.set_shaman(s, next_shaman(s))
        s.push(at.ROUND_OP, 0)
        s.push(at.ACCEPT_OP, at.shaman(s))
        times = at.draw_after_round(s)
        while times > 0:
            s.push(at.EACH_OP, 0, 0, at.DRAW_OP, 1)
            times -= 1
        return True
