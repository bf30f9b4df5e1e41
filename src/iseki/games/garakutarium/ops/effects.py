"""What a character's skill does: the frames it needs (G-10). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.garakutarium.rules import character_card, curses, kinds_in, lose


def use_skill(s: State, seat: i64, who: i64) -> None:
    """Turn the character face up and carry out its effect; it is spent all the same if it does nothing (G-7.5)."""
    at.set_skill_used(s, seat, 1)
    s.lay(character_card(who), at.REVEALED + seat)
    kind = at.CHARACTER + who
    if kind == at.KNIGHT:
        s.push(at.KNIGHT_OP, seat, at.knight_draw(s), source=kind + 1)
    elif kind == at.PRINCESS:
        s.push(at.PRINCESS_OP, seat, source=kind + 1)
    elif kind == at.PHANTOM_THIEF:
        s.push(at.THIEF_OP, seat, source=kind + 1)
    elif kind == at.DETECTIVE:
        detect(s, seat, kind + 1)
    else:
        lose(s, seat, curses(s, seat))  # G-10.5
        at.set_mad(s, 1)


def detect(s: State, seat: i64, source: i64) -> None:
    """Look, take, put away, put back (G-10.4); then a re-explore card put away takes effect (G-9.5)."""
    s.push(at.LOOKED_OP, seat, source=source)
    s.push(at.TOP_OP, seat, source=source)
    s.push(at.DROP_OP, seat, source=source)
    s.push(at.PICK_OP, seat, source=source)
    s.push(at.LOOK_OP, seat, at.detective_look(s), source=source)


def idle(s: State, seat: i64, who: i64) -> bool:
    """The seat knows that the skill can do nothing."""
    kind = at.CHARACTER + who
    if kind == at.PRINCESS:
        return out_of_reach(s, seat)
    if kind == at.PHANTOM_THIEF:
        return kinds_in(s, at.LOOT + 1 - seat) & ~bit(at.SPECIAL_RELIC) == 0
    if kind == at.MAD_SCIENTIST:
        return curses(s, seat) == 0
    return nothing_to_draw(s)


def nothing_to_draw(s: State) -> bool:
    """The deck is empty, and no junk becomes a new one (G-13.1, G-13.3)."""
    junk = s.count(at.JUNK) + s.count(at.JUNK + 1)
    return s.count(at.DECK) == 0 and (junk == 0 or at.deck_out_ends_game(s) != 0)


def out_of_reach(s: State, seat: i64) -> bool:
    """The special relic lies, for the seat to see, neither in the deck nor in a junk area (G-10.2)."""
    zone = s.zone(at.SPECIAL_RELIC)
    if zone == at.DECK or at.JUNK <= zone <= at.JUNK + 1:
        return False
    return s.visible(at.SPECIAL_RELIC, seat)
