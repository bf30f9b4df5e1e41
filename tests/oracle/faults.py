"""Small faults to plant in a copy of the engine: the oracle must find nearly all of them, or it judges too mildly."""

from __future__ import annotations

from dataclasses import dataclass

GAME = "iseki/games/garakutarium"


@dataclass(frozen=True)
class Fault:
    """`old` stands once in `file` (below src) and becomes `new`. breaks: what is then wrong, with its clause."""

    file: str
    old: str
    new: str
    breaks: str


FAULTS = (
    Fault(f"{GAME}/rules.py", "if making >> at.CURSE:", "if making >> 62:", "a run with a curse gets the bonus for one suit (G-10.6)"),
    Fault(
        f"{GAME}/rules.py",
        "return at.same_points(s, size) - penalty(s, making)",
        "return at.same_points(s, size)",
        "the special relic costs nothing in equal numbers (G-8.8)",
    ),
    Fault(
        f"{GAME}/rules.py",
        "return at.special_relic_purifies(s) != 0",
        "return True",
        "the special relic purifies though the option is off (G-9.11)",
    ),
    Fault(f"{GAME}/rules.py", "left if left > 0 else i64(0)", "left", "a score falls below zero (G-11.2)"),
    Fault(f"{GAME}/rules.py", "curses(s, 1) - curses(s, 0)", "curses(s, 0) - curses(s, 1)", "of equal scores more curses win (G-12.3)"),
    Fault(f"{GAME}/rules.py", ">= at.skill_threshold(s)", "> at.skill_threshold(s)", "no skill against fifteen points (G-7.5)"),
    Fault(f"{GAME}/ops/part.py", "at.JUNK, at.JUNK + 1)  # G-9.4", "at.JUNK, at.JUNK)  # G-9.4", "one junk area stays unshuffled (G-9.4)"),
    Fault(
        f"{GAME}/ops/part.py",
        "if at.score(s, seat) < at.curse_penalty(s):",
        "if at.score(s, seat) <= at.curse_penalty(s):",
        "a curse cannot be discarded down to zero (G-9.8)",
    ),
    Fault(f"{GAME}/ops/part.py", "at.set_mad(s, 0)", "at.set_mad(s, at.mad(s))", "curses stay relics after the part (G-10.9)"),
    Fault(
        f"{GAME}/ops/part.py",
        "curses(s, seat) > at.score(s, seat)",
        "curses(s, seat) >= at.score(s, seat)",
        "the last points cannot be paid (G-10.5)",
    ),
    Fault(
        f"{GAME}/ops/effects.py",
        "(junk == 0 or at.deck_out_ends_game(s) != 0)",
        "junk == 0",
        "a Knight hopes for junk that is never shuffled in (G-13.1)",
    ),
    Fault(
        f"{GAME}/ops/skills.py",
        "        return kinds_in(s, at.LOOT + 1 - seat) & ~bit(at.SPECIAL_RELIC)",
        "        return kinds_in(s, at.LOOT + 1 - seat)",
        "the special relic can be stolen (G-10.3)",
    ),
    Fault(
        f"{GAME}/ops/skills.py",
        "if at.re_explore_triggers_via_detective(s) and",
        "if",
        "the Detective's re-explore card works though the option is off (G-9.5)",
    ),
    Fault(
        f"{GAME}/ops/skills.py", "s.seen(card), s.arg(0),", "s.seen(card), 6 - s.arg(0),", "the Detective's order is turned round (G-10.4)"
    ),
    Fault(f"{GAME}/ops/split.py", "open_pile >> COUNT > 1", "open_pile >> COUNT > 0", "a pile may be empty (G-5.5)"),
    Fault(
        f"{GAME}/ops/turn.py",
        "s.push(at.REST_OP, parent)\n        s.push(at.PART_OP, 1 - parent)",
        "s.push(at.PART_OP, 1 - parent)\n        s.push(at.REST_OP, parent)",
        "the rest is taken before the child's part (G-6.3)",
    ),
    Fault(f"{GAME}/ops/turn.py", "s.seen(card) | bit(seat)", "s.game.everyone", "everybody sees what is dug (G-3.1)"),
    Fault(
        f"{GAME}/ops/turn.py",
        "s.count(at.DECK) < at.dig_cards(s)",
        "s.count(at.DECK) == 0",
        "a dig of fewer than five cards (G-13.1)",
    ),
    Fault(
        f"{GAME}/ops/turn.py", "at.score(s, 0) >= at.goal_score(s)", "at.score(s, 0) > at.goal_score(s)", "thirty is not enough (G-12.2)"
    ),
    Fault("iseki/core/deck.py", "s.mix(card, deck, 0, now)", "s.mix(card, deck, s.layer(card), now)", "known cards stay on top (G-9.4)"),
)
