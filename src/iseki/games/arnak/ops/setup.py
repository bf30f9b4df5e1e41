"""Set-up: what chance decides before the first round (R-2). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.rules.cards import ALL_PIECES, ASSISTANT_TILES, BONUS_TILES, IDOL_TILES
from iseki.games.arnak.rules.costs import RESOURCES, gain
from iseki.games.arnak.rules.track import NODES

CAMPS: Final = 5  # positions 0 to 4
POSITIONS: Final = 17
LEVEL2: Final = 2

RESCUE_STACK: Final = 3  # number of the stack of the Snake side beside the supply stacks 0 to 2


def begin_with(s: State, seat: i64) -> None:
    """The marker, and resources by position in the first round (R-2.12, R-2.13)."""
    at.set_starter(s, seat)
    at.set_active(s, seat)
    turn: i64 = 0
    while turn < s.game.seats:
        i: i64 = 0
        while i < RESOURCES:
            gain(s, (seat + turn) % s.game.seats, i, at.start_resources(s, turn * RESOURCES + i))
            i += 1
        turn += 1


@final
class FirstOp(Op):
    """Who has the starting player marker (R-2.12)?"""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        first: i64 = 0
        while first < s.game.seats:
            out.add(at.STARTER_ACTION + first)
            first += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        begin_with(s, action - at.STARTER_ACTION)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return at.STARTER_ACTION + rng.below(s.game.seats)


@final
class BlockOp(Op):
    """Which camp's second space is covered (R-2.6)? a: how many still."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0:
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        camp: i64 = 0
        while camp < CAMPS:
            if at.blocked(s) & second_space(camp) == 0:
                out.add(at.BLOCK_ACTION + camp)
            camp += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.set_arg(0, s.arg(0) - 1)
        at.set_blocked(s, at.blocked(s) | second_space(action - at.BLOCK_ACTION))

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        while True:
            camp = rng.below(CAMPS)
            if at.blocked(s) & second_space(camp) == 0:
                return at.BLOCK_ACTION + camp


def second_space(camp: i64) -> i64:
    """The two-boot space of a camp, as a mask."""
    return bit(2 * camp + 1)


@final
class LayIdolOp(DealOp):
    """The idols of the positions, one after the other (R-2.5). a: position.

    The face-down ones come last: which is which nobody ever learns (R-10.5), so whatever is left in the bag will do.
    """

    def ready(self, s: State, seat: i64) -> bool:
        if s.arg(0) < POSITIONS:
            return True
        s.pop()
        position: i64 = CAMPS
        while position < POSITIONS:
            if at.level_of(s, position) == LEVEL2:
                s.shift(s.find_in(at.IDOL_BAG, IDOL_TILES, ASSISTANT_TILES), at.IDOL_AT + position)
            position += 1
        return False

    def deck(self, s: State, seat: i64) -> i64:
        return at.IDOL_BAG

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        s.lay(card, at.IDOL_AT + s.arg(0))
        s.set_arg(0, s.arg(0) + 1)


@final
class LayBonusOp(DealOp):
    """Face-up bonus tiles of the research spaces, one after the other (R-2.9). a: node."""

    def ready(self, s: State, seat: i64) -> bool:
        while s.arg(0) < NODES:
            if s.count_in(at.BONUS_AT + s.arg(0), BONUS_TILES, ALL_PIECES) < at.tiles_at(s, s.arg(0)):
                return True
            s.set_arg(0, s.arg(0) + 1)
        s.pop()
        return False

    def deck(self, s: State, seat: i64) -> i64:
        return at.BONUS_POOL

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        s.lay(card, at.BONUS_AT + s.arg(0))


@final
class TopOp(DealOp):
    """The new top of an assistant stack, if one is left under it (R-2.10, R-16.1, R-20.2). a: supply stack 0 to 2, 3 the rescue stack."""

    def ready(self, s: State, seat: i64) -> bool:
        if self.left(s) > 0:
            return True
        s.pop()
        return False

    def left(self, s: State) -> i64:
        stack = s.arg(0)
        if stack < RESCUE_STACK:
            return at.stack_left(s, stack)
        return at.rescue_left(s) + s.count_in(at.RESCUE, ASSISTANT_TILES, BONUS_TILES)

    def deck(self, s: State, seat: i64) -> i64:
        """A rescue stack that somebody has looked through has an order of its own."""
        return at.RESCUE if s.arg(0) == RESCUE_STACK and at.rescue_left(s) == 0 else at.ASSISTANT_POOL

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        stack = s.arg(0)
        s.pop()
        if stack < RESCUE_STACK:
            at.set_stack_left(s, stack, at.stack_left(s, stack) - 1)
            s.lay(card, at.ASSISTANT_TOP + stack)
        else:
            at.set_rescue_left(s, at.rescue_left(s) - (1 if s.zone(card) == at.ASSISTANT_POOL else 0))
            s.lay(card, at.RESCUE_TOP)
