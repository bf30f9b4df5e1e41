"""What compiled loops want to know of a position: the result, a value, a quick sensible move. Compiled.

Everything is reckoned in treasures: those in the hut, those that the islands will bring as they lie, what cards on the table
may do. Each seat's share is its part of the sum of exponentials, so that a seat maximises its own result among any number.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Evaluator
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.costa_ruana.conservation import fault
from iseki.games.costa_ruana.rules import (
    EFFECTS,
    MOVE_NATIVE,
    MOVE_TREASURE,
    PLACE_NATIVES,
    RETURN_NATIVES,
    SEATS,
    SLOTS,
    amount,
    away_from,
    best_standing,
    is_active,
    is_used,
    kind_in,
    letter,
    lies_before,
    played_by,
    points,
    standing,
    stands_on,
    taker,
    winners,
)

LEAD: Final = 0.75  # an island that a seat would take now, for the next collection
LASTING: Final = 0.3  # and for each later one that its margin lasts
PRESENCE: Final = 0.06  # a native on an island with treasures
AT_HOME: Final = 0.04
PLACED: Final = 0.25  # worth of a card before oneself, for each native
RETURNED: Final = -0.2
MOVED_NATIVE: Final = 0.15
MOVED_TREASURE: Final = 0.3
SHAMAN: Final = 0.2
NATIVE_POINTS: Final = 0.5  # of a treasure, where natives at home count (C-11.3)


@final
class CostaRuanaEvaluator(Evaluator):
    """Hand-made; the fewer collections are left, the more a lead decides."""

    def returns(self, s: State) -> list[float]:
        seats = float(s.game.seats)
        if s.v[0] != 0:
            return [0.0 for _ in range(int(s.game.seats))]
        return [(won(s, seat) * seats - 1.0) / (seats - 1.0) for seat in range(int(s.game.seats))]

    def expected(self, s: State, seat: i64) -> float:
        return share(s, seat, False)

    def points(self, s: State, seat: i64) -> float:
        return float(points(s, seat))

    def prospect(self, s: State, seat: i64) -> float:
        """The cards on the table and the Shaman's choice count too. Frozen: `greedy@1` reads it."""
        return won(s, seat) if s.v[0] == 0 else share(s, seat, True)

    def fault(self, s: State) -> str:
        return fault(s)

    def rollout(self, s: State, rng: Rng, buf: Actions) -> i64:
        """What helps at once, the best of a few at random where there are many ways."""
        s.legal_into(buf)
        op = s.v[s.v[0]]
        if (op >= at.CHEST_OP and op <= at.GO_OP) or op == at.SETTLE_OP:
            return best_of_some(s, rng, buf)
        if op == at.BEFORE_OP:
            return sensible_seat(s, rng, buf)
        if op == at.FLIP_OP:
            return better_flip(s)
        if op == at.ACCEPT_OP or op == at.ORDER_OP:
            return buf.get(0)
        if op == at.STAND_OP and not worth_copying(s, buf.get(rng.below(buf.n))):
            return at.PASS_ACTION
        return buf.get(rng.below(buf.n))


def won(s: State, seat: i64) -> float:
    """The seat's share of the victory (C-11.5)."""
    return 1.0 / float(winners(s)) if standing(s, seat) == best_standing(s) else 0.0


def collections_left(s: State) -> i64:
    """How often treasures will still be collected, the present round's included while they have not been."""
    left = at.rounds(s) - at.rounds_begun(s)
    op = s.v[s.v[0]]
    return left if op == at.DRAW_OP or op == at.ACCEPT_OP else left + 1


def share(s: State, seat: i64, closer: bool) -> float:
    """The seat's part of the victory to be expected."""
    left = collections_left(s)
    sharpness = 1.0 / (0.7 + 0.35 * float(left))
    mine = reckoned(s, seat, left, closer)
    total = 1.0
    other: i64 = 0
    while other < s.game.seats:
        if other != seat:
            total += math.exp((reckoned(s, other, left, closer) - mine) * sharpness)
        other += 1
    return 1.0 / total


def reckoned(s: State, seat: i64, left: i64, closer: bool) -> float:
    """Treasures that a seat has and may expect."""
    sum_ = float(at.hut(s, seat)) + AT_HOME * float(at.supply(s, seat)) + from_islands(s, seat, left)
    if at.respect_points(s):
        sum_ += NATIVE_POINTS * float(at.supply(s, seat)) * (1.0 if left <= 1 else 0.4)
    if closer:
        sum_ += from_cards(s, seat)
        if at.shaman(s) == seat:
            sum_ += SHAMAN
    return sum_


def from_islands(s: State, seat: i64, left: i64) -> float:
    total = 0.0
    island: i64 = 0
    while island < at.islands(s):
        mine = at.natives(s, island, seat)
        if mine > 0 and at.treasures(s, island) > 0 and left > 0:
            total += PRESENCE * float(mine)
            if taker(s, island) == seat:
                lasts = mine - rival(s, seat, island) - 1
                lasts = min(lasts, left - 1, at.treasures(s, island) - 1)
                total += LEAD + (LASTING * float(lasts) if lasts > 0 else 0.0)
        island += 1
    return total


def rival(s: State, seat: i64, island: i64) -> i64:
    """The largest number of natives that another tribe has there."""
    most: i64 = 0
    other: i64 = 0
    while other < s.game.seats:
        if other != seat and at.natives(s, island, other) > most:
            most = at.natives(s, island, other)
        other += 1
    return most


def from_cards(s: State, seat: i64) -> float:
    """What the cards before a seat and its copy may bring: half of it until the flip."""
    total = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        if lies_before(s, slot) == seat and not is_used(s, slot):
            total += worth(s, seat, slot)
        slot += 1
    copied = stands_on(s, seat)
    if copied >= 0 and at.copied(s, seat) == 0:
        total += worth(s, seat, copied)
    return total


def worth(s: State, seat: i64, slot: i64) -> float:
    """The worth of a card's effect to a seat, by the chance that it will be active."""
    kind = kind_in(s, slot)
    chance = 0.5 if before_the_flip(s) else 1.0 if is_active(s, kind) else 0.0
    does = letter(kind)
    if does == MOVE_TREASURE:
        return chance * MOVED_TREASURE
    if does == MOVE_NATIVE:
        return chance * MOVED_NATIVE
    if does == PLACE_NATIVES:
        return chance * PLACED * float(min(amount(kind), at.supply(s, seat)))
    return chance * RETURNED * float(min(amount(kind), away_from(s, seat, 0)))


def before_the_flip(s: State) -> bool:
    op = s.v[s.v[0]]
    return op == at.SHOW_OP or op == at.HIDE_OP or op == at.BEFORE_OP or op == at.STAND_OP or op == at.FLIP_OP


# ---------------------------------------------------------------- quick moves
def best_of_some(s: State, rng: Rng, buf: Actions) -> i64:
    """The best of four random islands for what is asked."""
    best = buf.get(rng.below(buf.n))
    most = gain(s, best)
    tries: i64 = 3
    while tries > 0:
        other = buf.get(rng.below(buf.n))
        score = gain(s, other)
        if score > most:
            best = other
            most = score
        tries -= 1
    return best


def gain(s: State, action: i64) -> i64:
    """What an answer about an island does to who will take its treasure."""
    if action >= at.DONE_ACTION or action < at.TAKE_ACTION:
        return -1
    island = (action - at.TAKE_ACTION) % 10
    seat = s.seat()
    leads: i64 = 1 if taker(s, island) == seat else 0
    if action < at.PUT_ACTION:
        return 1 - leads
    if action < at.PLACE_ACTION:
        return 4 * leads if at.treasures(s, island) == 0 else leads
    if at.treasures(s, island) == 0:
        return 2 if at.RECALL_ACTION <= action < at.GO_ACTION else -1
    mine = at.natives(s, island, seat)
    most = rival(s, seat, island)
    if at.RECALL_ACTION <= action < at.GO_ACTION:
        return 1 - leads if mine - 1 <= most else 1
    return 3 if mine <= most < mine + 1 else 0 if mine > most else 1 if mine + 1 == most else -1


def better_flip(s: State) -> i64:
    """The tile whose colours help the Shaman more, others' cards counting against it."""
    seat = s.seat()
    score = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        before = lies_before(s, slot)
        if before >= 0:
            worth_it = printed_worth(kind_in(s, slot))
            mine = worth_it if before == seat else 0.0 - worth_it / float(s.game.seats - 1)
            if stands_on(s, seat) == slot:
                mine += worth_it
            score += mine if active_after_first(s, kind_in(s, slot)) else 0.0 - mine
        slot += 1
    return at.FLIP_ACTION if score > 0.0 else at.FLIP_ACTION + 1


def active_after_first(s: State, kind: i64) -> bool:
    """Would the card be active if the first tile were flipped? Else it is if the second is (C-7.3)."""
    colour = kind // EFFECTS
    return colour == 1 - at.tile1(s) or colour == 2 + at.tile2(s)


def printed_worth(kind: i64) -> float:
    does = letter(kind)
    if does == MOVE_TREASURE:
        return MOVED_TREASURE
    if does == MOVE_NATIVE:
        return MOVED_NATIVE
    return float(amount(kind)) * (PLACED if does == PLACE_NATIVES else RETURNED)


def sensible_seat(s: State, rng: Rng, buf: Actions) -> i64:
    """What helps goes before oneself, what hurts before somebody else; now and then the other way round."""
    seat = s.seat()
    helps = letter(kind_in(s, s.arg(0))) != RETURN_NATIVES
    if rng.below(8) == 0:
        return buf.get(rng.below(buf.n))
    if helps:
        return at.BEFORE_ACTION + seat
    return at.BEFORE_ACTION + (seat + 1 + rng.below(s.game.seats - 1)) % s.game.seats


def worth_copying(s: State, action: i64) -> bool:
    """A card that the seat itself may know: face up or its own, and no return of natives."""
    if action == at.PASS_ACTION:
        return False
    slot = action - at.STAND_ACTION
    known = slot < SEATS or played_by(slot) == s.seat()
    return letter(kind_in(s, slot)) != RETURN_NATIVES if known else lies_before(s, slot) != s.seat()
