"""What compiled loops want to know of a position: the result, a value, a quick sensible move. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Evaluator
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.core.word import CARDS
from iseki.games.garakutarium.rules import RELICS, RUNS, SUIT, curses, kinds_in, lead, relics_of, run_first, run_size, same_size, winner

RELIC_WORTH: Final = 1.3
SKILL_WORTH: Final = 2.0
KEPT: Final = 0.2  # points at the end


@final
class GarakutariumEvaluator(Evaluator):
    """Hand-made: a lead of eight points is half way to a win."""

    def returns(self, s: State) -> list[float]:
        won = float(winner(s)) if s.is_terminal() else 0.0
        return [won, 0.0 - won]

    def expected(self, s: State, seat: i64) -> float:
        return share(float(lead(s, seat)) + kept(s, seat))

    def points(self, s: State, seat: i64) -> float:
        """The score; cards kept weigh so little that none is thrown away without need, and none is kept for the worth of a set."""
        return float(at.score(s, seat)) + KEPT * float(s.count(at.LOOT + seat) - 2 * curses(s, seat))

    def prospect(self, s: State, seat: i64) -> float:
        """The lead in points and what `seat` can score at once. Frozen: `greedy@1` reads it."""
        if s.v[0] == 0:
            return 0.5 + 0.5 * self.returns(s)[int(seat)]
        return share(float(lead(s, seat)) + ready(s, own_cards(s, seat)))

    def settled(self, s: State, root: State, left: i64) -> bool:
        """At the end of the turn, when all are equally far: else who is behind puts it off with discards that bring nothing."""
        return s.turns > root.turns

    def rollout(self, s: State, rng: Rng, buf: Actions) -> i64:
        """The largest set at once, then the end of the part; else random. Discards only to meet the limit."""
        s.legal_into(buf)
        first = buf.get(0)
        if s.v[s.v[0]] == at.PART_OP:
            return part_move(buf, rng)
        if at.PURIFY_ACTION <= first < at.SEARCH_ACTION:
            return first
        return buf.get(rng.below(buf.n))


def share(ahead: float) -> float:
    """A lead in points as a number from 0 to 1."""
    return 0.5 + 0.5 * ahead / (8.0 + (ahead if ahead > 0.0 else -ahead))


def kept(s: State, seat: i64) -> float:
    """Worth in points of the relics and the unused skill that `seat` has more than its opponent: a regression over games of `greedy`."""
    v = s.v
    mine = at.LOOT + seat
    theirs = at.LOOT + 1 - seat
    relics: i64 = 0
    card: i64 = CARDS
    while card <= CARDS + at.SPECIAL_RELIC:  # of these kinds there is one card each, and its index is the kind
        zone = v[card] & 255
        if zone == mine:
            relics += 1
        elif zone == theirs:
            relics -= 1
        card += 1
    return RELIC_WORTH * float(relics) + SKILL_WORTH * float(at.skill_used(s, 1 - seat) - at.skill_used(s, seat))


def own_cards(s: State, seat: i64) -> i64:
    """Kinds in the loot, for a parent with those of the pile that is left over or will be: the child takes what scores more at once."""
    cards = kinds_in(s, at.LOOT + seat)
    if seat != at.parent(s):
        return cards
    closed = kinds_in(s, at.CLOSED) | kinds_in(s, at.BESIDE)
    opened = kinds_in(s, at.OPEN)
    if s.v[s.v[0]] != at.CHOOSE_OP:
        return cards | closed | opened
    other = kinds_in(s, at.LOOT + 1 - seat)
    return cards | (opened if ready(s, other | closed) > ready(s, other | opened) else closed)


def ready(s: State, cards: i64) -> float:
    """Three quarters of the best set's points, so that making it is better still; a little for each card that may serve later."""
    joker = cards >> at.SPECIAL_RELIC & 1
    points = float(best_same(s, cards, joker, best_run(s, cards, joker)))
    return 0.75 * points + 0.1 * float(ones(cards & RELICS) + joker) - 0.1 * float(ones(cards >> at.CURSE))


def ones(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def best_same(s: State, cards: i64, joker: i64, best: i64) -> i64:
    """The larger of `best` and the net points of the best set of equal numbers."""
    number: i64 = 1
    while number <= 7:
        have = relics_of(cards, number)
        size = have + joker if have + joker < 4 else i64(4)
        if have > 0 and size >= 2:
            points = at.same_points(s, size) - (at.special_relic_penalty(s) if size > have else i64(0))
            best = points if points > best else best
        number += 1
    return best


def best_run(s: State, cards: i64, joker: i64) -> i64:
    """Net points of the best run, 0 for none."""
    suit_a = cards & SUIT
    suit_b = cards >> 7 & SUIT
    suit_c = cards >> 14 & SUIT
    suit_d = cards >> 21 & SUIT
    numbers = suit_a | suit_b | suit_c | suit_d
    best: i64 = 0
    index: i64 = 0
    while index < RUNS:
        window = (bit(run_size(index)) - 1) << (run_first(index) - 1)
        missing = ones(window & ~numbers)
        if missing <= joker:
            suited = (
                fits(window, suit_a, joker) or fits(window, suit_b, joker) or fits(window, suit_c, joker) or fits(window, suit_d, joker)
            )
            size = run_size(index)
            points = at.suited_run_points(s, size) if suited else at.run_points(s, size)
            points -= missing * at.special_relic_penalty(s)
            best = points if points > best else best
        index += 1
    return best


def fits(window: i64, suit: i64, joker: i64) -> bool:
    """Do the cards of one suit, with the special relic for a missing one, fill the run?"""
    missing = window & ~suit
    return missing == 0 or (joker != 0 and missing & (missing - 1) == 0)


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
