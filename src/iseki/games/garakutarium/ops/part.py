"""A player's part: sets, discards, a skill, the end (G-7). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import shuffle_into
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.garakutarium.ops.effects import idle, use_skill
from iseki.games.garakutarium.rules import (
    CHARACTERS,
    DECK_FAMILY,
    RUNS,
    character_card,
    curses,
    has,
    kinds_in,
    lose,
    numbered,
    run_first,
    run_possible,
    run_size,
    same_number,
    same_size,
    skill_open,
)


@final
class PartOp(Op):
    """Any number of actions, then the end of the part (G-7.1)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        loot = kinds_in(s, at.LOOT + seat)
        offer_same(s, seat, loot, out)
        offer_runs(s, seat, loot, out)
        offer_discards(s, seat, loot, out)
        if skill_open(s, seat):
            offer_skills(s, seat, out)
        if s.count(at.LOOT + seat) <= at.loot_limit(s):
            out.add(at.END_PART_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.END_PART_ACTION:
            s.pop()
            at.set_mad(s, 0)
        elif action < at.RUN_ACTION:
            index = action - at.SAME_ACTION
            s.push(at.SAME_OP, seat, same_number(index), same_size(index))
        elif action < at.DISCARD_ACTION:
            index = action - at.RUN_ACTION
            s.push(at.RUN_OP, seat, run_first(index), run_size(index))
        elif action < at.SKILL_ACTION:
            discard(s, seat, action - at.DISCARD_ACTION)
        else:
            use_skill(s, seat, action - at.SKILL_ACTION)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        loot = kinds_in(s, at.LOOT + seat)
        if action == at.END_PART_ACTION:
            return "G-7.7" if s.count(at.LOOT + seat) > at.loot_limit(s) else ""
        if at.SAME_ACTION <= action < at.RUN_ACTION:
            return reject_same(s, seat, loot, action - at.SAME_ACTION)
        if at.RUN_ACTION <= action < at.DISCARD_ACTION:
            index = action - at.RUN_ACTION
            return "" if run_possible(s, seat, loot, run_first(index), run_size(index)) else "G-8.3"
        if at.DISCARD_ACTION <= action < at.SKILL_ACTION:
            return reject_discard(s, seat, loot, action - at.DISCARD_ACTION)
        if at.SKILL_ACTION <= action < at.USE_ACTION:
            return reject_skill(s, seat, action - at.SKILL_ACTION)
        return "G-7.1"


def offer_same(s: State, seat: i64, loot: i64, out: Actions) -> None:
    joker = loot >> at.SPECIAL_RELIC & 1
    number: i64 = 1
    while number <= 7:
        have = numbered(s, seat, loot, number)
        size: i64 = 2
        while size <= 4 and have > 0 and size <= have + joker:
            out.add(at.SAME_ACTION + (number - 1) * 3 + size - 2)
            size += 1
        number += 1


def reject_same(s: State, seat: i64, loot: i64, index: i64) -> str:
    have = numbered(s, seat, loot, same_number(index))
    enough = have > 0 and have + (loot >> at.SPECIAL_RELIC & 1) >= same_size(index)
    return "" if enough else "G-8.2"


def offer_runs(s: State, seat: i64, loot: i64, out: Actions) -> None:
    numbers: i64 = 0
    number: i64 = 1
    while number <= 7:
        if numbered(s, seat, loot, number):
            numbers |= bit(number)
        number += 1
    joker = has(loot, at.SPECIAL_RELIC)
    index: i64 = 0
    while index < RUNS:
        missing = ~numbers & (bit(run_size(index)) - 1) << run_first(index)
        if missing == 0 or (joker and missing & (missing - 1) == 0):
            out.add(at.RUN_ACTION + index)
        index += 1


def offer_discards(s: State, seat: i64, loot: i64, out: Actions) -> None:
    if at.score(s, seat) < at.curse_penalty(s):
        loot &= bit(at.CURSE) - 1  # G-9.8
    kind: i64 = 0
    while loot:
        if loot & 1:
            out.add(at.DISCARD_ACTION + kind)
        loot >>= 1
        kind += 1


def reject_discard(s: State, seat: i64, loot: i64, kind: i64) -> str:
    if not has(loot, kind):
        return "G-7.3"
    return "G-9.8" if kind >= at.CURSE and at.score(s, seat) < at.curse_penalty(s) else ""


def discard(s: State, seat: i64, kind: i64) -> None:
    s.lay(s.find(at.LOOT + seat, kind), at.JUNK + seat)
    if kind == at.RE_EXPLORE:
        shuffle_into(s, DECK_FAMILY, at.DECK, at.JUNK, at.JUNK + 1)  # G-9.4
    elif kind >= at.CURSE:
        lose(s, seat, at.curse_penalty(s))  # G-9.7


def offer_skills(s: State, seat: i64, out: Actions) -> None:
    who: i64 = 0
    while who < CHARACTERS:
        if s.zone(character_card(who)) == at.SECRET + seat and not too_dear(s, seat, who) and not barred(s, seat, who):
            out.add(at.SKILL_ACTION + who)
        who += 1


def too_dear(s: State, seat: i64, who: i64) -> bool:
    """The Mad Scientist's payment exceeds the score, and may not (option of G-10.5)."""
    return who == at.MAD_SCIENTIST - at.CHARACTER and at.must_afford(s) != 0 and curses(s, seat) > at.score(s, seat)


def barred(s: State, seat: i64, who: i64) -> bool:
    """The skill can do nothing, and may then not be used (option of G-7.5)."""
    return at.skill_without_effect_allowed(s) == 0 and idle(s, seat, who)


def reject_skill(s: State, seat: i64, who: i64) -> str:
    if s.zone(character_card(who)) != at.SECRET + seat or not skill_open(s, seat) or barred(s, seat, who):
        return "G-7.5"
    return "G-10.5" if too_dear(s, seat, who) else ""
