"""Free actions, open beside every question of the own turn (R-4.3, R-4.4), and their like that take the main action. Compiled.

Playing a card, using an idol, a boon or an assistant: their ids come first in the action space, so they are listed first everywhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.state import State
from iseki.games.arnak.ops.base import push_chosen, push_effect, sequence_possible
from iseki.games.arnak.rules.assistants import next_ready
from iseki.games.arnak.rules.cards import (
    ARTIFACT_CARDS,
    ASSISTANT_TILES,
    BASIC_CARDS,
    BONUS_TILES,
    FEAR_CARDS,
    GUARDIAN_TILES,
    IDOL_TILES,
    ITEM_CARDS,
    PLAYER_CARDS,
    exile,
    has_card,
    idols_in,
    next_idol,
    put_in_play,
)
from iseki.games.arnak.rules.costs import has_resources, pay_resources

SLOT_OPTIONS: Final = at.BOON_ACTION - at.SLOT_ACTION


def offer_free(s: State, seat: i64, out: Actions, main: bool = False) -> None:
    """The free actions legal now, ascending; with `main` also plays and assistants that are the turn's main action (R-12.3, R-16.5)."""
    offer_plays(s, seat, BASIC_CARDS, FEAR_CARDS, main, out)
    offer_plays(s, seat, ITEM_CARDS, ARTIFACT_CARDS, main, out)
    if main:
        offer_plays(s, seat, ARTIFACT_CARDS, PLAYER_CARDS, main, out)
    offer_slots(s, seat, out)
    offer_boons(s, seat, out)
    offer_assistants(s, seat, main, out)


def offer_plays(s: State, seat: i64, first: i64, end: i64, main: bool, out: Actions) -> None:
    """One seat has no twins among these cards (R-1.1)."""
    hand = at.HAND + seat
    card = s.next_in(hand, first, end)
    while card < end:
        kind = s.game.kind[card]
        if (main or at.free_of(s, kind)) and has_resources(s, seat, at.play_cost_of(s, kind)):
            out.add(play_action(kind))
        card = s.next_in(hand, card + 1, end)


def offer_slots(s: State, seat: i64, out: Actions) -> None:
    """Ways to use an idol that can be paid and carried out (R-10.3)."""
    if not slot_open(s, seat):
        return
    i: i64 = 0
    while i < SLOT_OPTIONS:
        if sequence_possible(s, seat, at.slot_effect(s, i), 0):
            out.add(at.SLOT_ACTION + i)
        i += 1


def slot_open(s: State, seat: i64) -> bool:
    """Is there an idol in the crates and an empty slot?"""
    return idols_in(s, at.CRATE + seat) > 0 and idols_in(s, at.SLOT + seat) < at.idol_slots(s)


def offer_boons(s: State, seat: i64, out: Actions) -> None:
    tile = s.next_in(at.BOON + seat, GUARDIAN_TILES, IDOL_TILES)
    while tile < IDOL_TILES:
        if boon_usable(s, seat, tile):
            out.add(at.BOON_ACTION + tile - GUARDIAN_TILES)
        tile = s.next_in(at.BOON + seat, tile + 1, IDOL_TILES)


def boon_usable(s: State, seat: i64, tile: i64) -> bool:
    """Unused, and an effect that can do something now (R-9.6)."""
    return s.zone(tile) == at.BOON + seat and sequence_possible(s, seat, at.effect_of(s, s.game.kind[tile]), 0)


def offer_assistants(s: State, seat: i64, main: bool, out: Actions) -> None:
    tile = next_ready(s, seat, ASSISTANT_TILES)
    while tile < BONUS_TILES:
        if assistant_usable(s, seat, tile, main):
            out.add(at.ASSIST_ACTION + tile - ASSISTANT_TILES)
        tile = next_ready(s, seat, tile + 1)


def assistant_usable(s: State, seat: i64, tile: i64, main: bool) -> bool:
    """Ready, and the side shown can do something now (R-16.4); travel it gives within a payment only (R-6.4 c)."""
    effect = side_shown(s, seat, tile)
    if effect == 0:
        return False
    free = at.free_of(s, s.game.kind[tile]) == 1
    return (main or free) and sequence_possible(s, seat, effect, 0 if free else 1)


def side_shown(s: State, seat: i64, tile: i64) -> i64:
    """Sequence of an own ready assistant, 0 for any other."""
    zone = s.zone(tile)
    if zone == at.SILVER + seat:
        return at.effect_of(s, s.game.kind[tile])
    return at.gold_effect_of(s, s.game.kind[tile]) if zone == at.GOLD + seat else i64(0)


def free_open(s: State, seat: i64) -> bool:
    """Might a free action be open, as far as everybody can see?"""
    if has_card(s, at.HAND + seat):
        return True
    return slot_open(s, seat) or boon_useful(s, seat) or assistant_useful(s, seat)  # a slot gives an arrowhead at least


def boon_useful(s: State, seat: i64) -> bool:
    tile = s.next_in(at.BOON + seat, GUARDIAN_TILES, IDOL_TILES)
    while tile < IDOL_TILES:
        if boon_usable(s, seat, tile):
            return True
        tile = s.next_in(at.BOON + seat, tile + 1, IDOL_TILES)
    return False


def assistant_useful(s: State, seat: i64) -> bool:
    tile = next_ready(s, seat, ASSISTANT_TILES)
    while tile < BONUS_TILES:
        if assistant_usable(s, seat, tile, False):
            return True
        tile = next_ready(s, seat, tile + 1)
    return False


# ---------------------------------------------------------------- doing them
def needs_main(s: State, seat: i64, action: i64) -> bool:
    """Is this play or this assistant the turn's main action (R-12.3, R-16.5)?"""
    if action < at.SLOT_ACTION:
        return at.free_of(s, played_kind(action)) == 0
    return action >= at.ASSIST_ACTION and at.free_of(s, at.ASSISTANT + action - at.ASSIST_ACTION) == 0


def take_free(s: State, seat: i64, action: i64, main: i64 = 0) -> None:
    """Do it. main: 1 if it is the turn's main action."""
    if action < at.SLOT_ACTION:
        play_card(s, seat, played_kind(action), main)
    elif action < at.BOON_ACTION:
        fill_slot(s, seat, action - at.SLOT_ACTION)
    elif action < at.ASSIST_ACTION:
        use_boon(s, seat, at.GUARDIAN + action - at.BOON_ACTION)
    else:
        use_assistant(s, seat, at.ASSISTANT + action - at.ASSIST_ACTION, main)


def play_card(s: State, seat: i64, kind: i64, main: i64) -> None:
    """The card goes to the play area, or to exile (R-12.4); its cost is paid before its effect (R-12.1, R-12.2)."""
    if at.exile_self_of(s, kind):
        exile(s, s.game.first[kind])
    else:
        put_in_play(s, seat, kind)
    pay_resources(s, seat, at.play_cost_of(s, kind))
    push_effect(s, seat, at.effect_of(s, kind), main, kind + 1)


def fill_slot(s: State, seat: i64, option: i64) -> None:
    """Which idol it is changes nothing (R-10.5)."""
    s.shift(next_idol(s, at.CRATE + seat), at.SLOT + seat)
    push_chosen(s, seat, at.slot_effect(s, option), 0, 0)


def use_boon(s: State, seat: i64, kind: i64) -> None:
    """Once in the game (R-9.6)."""
    s.lay(s.game.first[kind], at.BOON_USED + seat)
    push_effect(s, seat, at.effect_of(s, kind), 0, kind + 1)


def use_assistant(s: State, seat: i64, kind: i64, main: i64) -> None:
    """Exhaust it and resolve the side shown (R-16.4)."""
    tile = s.game.first[kind]
    effect = side_shown(s, seat, tile)
    s.lay(tile, (at.SILVER_USED if s.zone(tile) == at.SILVER + seat else at.GOLD_USED) + seat)
    push_effect(s, seat, effect, main, kind + 1)


# ---------------------------------------------------------------- why not
def why_not_free(s: State, seat: i64, action: i64, main: bool = False) -> str:
    """The clause that forbids it now; '' when it is legal. main: the seat's main action is open (R-4.1)."""
    if action < at.SLOT_ACTION:
        return why_not_play(s, seat, played_kind(action), main)
    if action < at.BOON_ACTION:
        return why_not_slot(s, seat, action - at.SLOT_ACTION)
    if action < at.ASSIST_ACTION:
        return why_not_boon(s, seat, at.GUARDIAN + action - at.BOON_ACTION)
    return why_not_assistant(s, seat, at.ASSISTANT + action - at.ASSIST_ACTION, main)


def why_not_play(s: State, seat: i64, kind: i64, main: bool) -> str:
    if s.find(at.HAND + seat, kind) < 0:
        return "R-12.1"
    if not main and not at.free_of(s, kind):
        return "R-12.3"
    return "" if has_resources(s, seat, at.play_cost_of(s, kind)) else "R-12.2"


def why_not_slot(s: State, seat: i64, option: i64) -> str:
    if idols_in(s, at.CRATE + seat) == 0:
        return "R-10.3"
    if idols_in(s, at.SLOT + seat) >= at.idol_slots(s):
        return "R-10.4"
    return "" if sequence_possible(s, seat, at.slot_effect(s, option), 0) else "R-21.1"


def why_not_boon(s: State, seat: i64, kind: i64) -> str:
    """Not taken, used, or a travel boon, which belongs into a payment (R-9.6); or nothing to use it on."""
    tile = s.game.first[kind]
    if s.zone(tile) != at.BOON + seat or at.effect_of(s, kind) == 0:
        return "R-9.6"
    return "" if boon_usable(s, seat, tile) else "R-21.5"


def why_not_assistant(s: State, seat: i64, kind: i64, main: bool) -> str:
    tile = s.game.first[kind]
    if side_shown(s, seat, tile) == 0:
        return "R-16.4"
    if not main and not at.free_of(s, kind):
        return "R-16.5"
    return "" if assistant_usable(s, seat, tile, main) else "R-16.7"


# ---------------------------------------------------------------- ids of plays
def play_action(kind: i64) -> i64:
    """`play:` skips the Fear card, which cannot be played (R-5.6)."""
    return at.PLAY_ACTION + kind if kind < at.FEAR else at.PLAY_ACTION + kind - 1


def played_kind(action: i64) -> i64:
    kind = action - at.PLAY_ACTION
    return kind if kind < at.FEAR else kind + 1
