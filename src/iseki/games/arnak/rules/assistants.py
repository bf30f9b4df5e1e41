"""Where the twelve assistants are: own ones by side and state, tops of the supply, the rescue stack (R-16, R-20). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.state import State
from iseki.core.word import CARDS
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, BONUS_TILES

SQUARES: Final = 2  # of a player board
SILVER_READY: Final = 1  # places, as a mask
SILVER_USED: Final = 2
GOLD_READY: Final = 4
GOLD_USED: Final = 8
SUPPLY: Final = 16  # available: on top of a supply stack
RESCUE: Final = 32  # in the rescue stack
SILVERS: Final = 3
GOLDS: Final = 12
READY: Final = 5
USED: Final = 10
OWN: Final = 15


def place_of(s: State, card: i64, seat: i64) -> i64:
    """Where an assistant is for a seat; 0: elsewhere."""
    zone = s.zone(card)
    if zone == at.SILVER + seat:
        return SILVER_READY
    if zone == at.SILVER_USED + seat:
        return SILVER_USED
    if zone == at.GOLD + seat:
        return GOLD_READY
    if zone == at.GOLD_USED + seat:
        return GOLD_USED
    if at.ASSISTANT_TOP <= zone < at.RESCUE_TOP:
        return SUPPLY
    return RESCUE if at.RESCUE_TOP <= zone <= at.RESCUE else 0


def next_ready(s: State, seat: i64, card: i64) -> i64:
    """The first own ready assistant from `card` on; one past the last assistant if there is none."""
    v = s.v
    while card < BONUS_TILES:
        zone = (v[CARDS + card] & 255) - seat
        if zone == at.SILVER or zone == at.GOLD:
            return card
        card += 1
    return card


def count_assistants(s: State, seat: i64, places: i64) -> i64:
    n: i64 = 0
    card: i64 = ASSISTANT_TILES
    while card < BONUS_TILES:
        if place_of(s, card, seat) & places:
            n += 1
        card += 1
    return n


def find_assistant(s: State, seat: i64, places: i64) -> i64:
    """The first assistant in one of the places, or -1."""
    card: i64 = ASSISTANT_TILES
    while card < BONUS_TILES:
        if place_of(s, card, seat) & places:
            return card
        card += 1
    return -1


def offer_assistants(s: State, seat: i64, places: i64, verb: i64, out: Actions) -> None:
    """Add the action `verb` of each assistant in one of the places."""
    card: i64 = ASSISTANT_TILES
    while card < BONUS_TILES:
        if place_of(s, card, seat) & places:
            out.add(verb + s.game.kind[card] - at.ASSISTANT)
        card += 1


def chosen(s: State, action: i64, verb: i64) -> i64:
    """The assistant that an action names."""
    return s.game.first[action - verb + at.ASSISTANT]


def usable_now(s: State, seat: i64, card: i64) -> bool:
    """Is it an own ready one whose use is a free action (R-16.5)?"""
    return place_of(s, card, seat) & READY != 0 and at.free_of(s, s.game.kind[card]) == 1
