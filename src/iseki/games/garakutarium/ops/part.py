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
    COUNT,
    DECK_FAMILY,
    KINDS_MASK,
    NUMBERS,
    RUNS,
    cards_in,
    character_card,
    count_of,
    counted,
    curses,
    has,
    kinds_in,
    lose,
    run_first,
    run_fits,
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
        cards = cards_in(s, at.LOOT + seat)
        loot = cards & KINDS_MASK
        counts = counted(s, seat, loot)
        offer_same(counts, has(loot, at.SPECIAL_RELIC), out)
        offer_runs(counts, has(loot, at.SPECIAL_RELIC), out)
        offer_discards(s, seat, loot, out)
        if skill_open(s, seat):
            offer_skills(s, seat, out)
        if cards >> COUNT <= at.loot_limit(s):
            out.add(at.END_PART_ACTION)

    def allows(self, s: State, seat: i64, action: i64) -> bool:
        return self.reject(s, seat, action) == ""

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
        if action == at.END_PART_ACTION:
            return "G-7.7" if s.count(at.LOOT + seat) > at.loot_limit(s) else ""
        loot = kinds_in(s, at.LOOT + seat)
        if at.SAME_ACTION <= action < at.RUN_ACTION:
            return reject_same(counted(s, seat, loot), has(loot, at.SPECIAL_RELIC), action - at.SAME_ACTION)
        if at.RUN_ACTION <= action < at.DISCARD_ACTION:
            return reject_run(counted(s, seat, loot), has(loot, at.SPECIAL_RELIC), action - at.RUN_ACTION)
        if at.DISCARD_ACTION <= action < at.SKILL_ACTION:
            return reject_discard(s, seat, loot, action - at.DISCARD_ACTION)
        if at.SKILL_ACTION <= action < at.USE_ACTION:
            return reject_skill(s, seat, action - at.SKILL_ACTION)
        return "G-7.1"


def offer_same(counts: i64, joker: bool, out: Actions) -> None:
    number: i64 = 1
    while number <= NUMBERS:
        have = count_of(counts, number)
        if have > 0:
            most = have + (1 if joker else 0)
            size: i64 = 2
            while size <= 4 and size <= most:
                out.add(at.SAME_ACTION + (number - 1) * 3 + size - 2)
                size += 1
        number += 1


def reject_same(counts: i64, joker: bool, index: i64) -> str:
    have = count_of(counts, same_number(index))
    enough = have > 0 and have + (1 if joker else 0) >= same_size(index)
    return "" if enough else "G-8.2"


def offer_runs(counts: i64, joker: bool, out: Actions) -> None:
    index: i64 = 0
    while index < RUNS:
        if run_fits(counts, joker, run_first(index), run_size(index)):
            out.add(at.RUN_ACTION + index)
        index += 1


def reject_run(counts: i64, joker: bool, index: i64) -> str:
    return "" if run_fits(counts, joker, run_first(index), run_size(index)) else "G-8.3"


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
