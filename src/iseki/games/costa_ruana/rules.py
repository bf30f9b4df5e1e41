"""Rules of Costa Ruana that do not ask: seats in order, colours, cards on the table, islands, the result. Compiled.

A slot is a card on the table: 0..5 played face up by that seat, 6..11 face down by seat slot - 6; its zone is UP + slot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.costa_ruana.layout as at
from iseki.core.knowledge import level
from iseki.core.state import State
from iseki.core.word import CARDS

SEATS: Final = 6
SLOTS: Final = 12
MAIN_CARDS: Final = 1  # the family of draw pile, hands and face-down cards
EFFECTS: Final = 8  # kinds of a colour: chest, +1 +2 +3, -1 -2 -3, arrow
MOVE_TREASURE: Final = 0  # letters A to D, in the order of C-8.3
PLACE_NATIVES: Final = 1
RETURN_NATIVES: Final = 2
MOVE_NATIVE: Final = 3
NOBODY: Final = -1


# ---------------------------------------------------------------- seats
def clockwise(s: State, seat: i64, steps: i64) -> i64:
    """The seat so many places to the left."""
    return (seat + steps) % s.game.seats


def steps_to(s: State, seat: i64, other: i64) -> i64:
    """Places clockwise from a seat to another one."""
    return (other - seat) % s.game.seats


# ---------------------------------------------------------------- cards
def letter(kind: i64) -> i64:
    """What a card does (C-8.3)."""
    effect = kind % EFFECTS
    return (effect + 2) // 3


def amount(kind: i64) -> i64:
    """How many natives are placed or returned; 1 for the other effects (C-1.3)."""
    effect = kind % EFFECTS
    return 1 if effect == 0 or effect == EFFECTS - 1 else (effect - 1) % 3 + 1


def is_active(s: State, kind: i64) -> bool:
    """Does a tile show the card's colour (C-7.2)?"""
    colour = kind // EFFECTS
    return colour == at.tile1(s) or colour == 2 + at.tile2(s)


def level_for_copies(s: State, card: i64, seat: i64) -> None:
    """Before a card of the hand is seen: a card with copies may come from older or from newer places, and which is nobody's business."""
    if s.game.run[card] != 0:
        level(s, at.HAND + seat)


def card_in(s: State, slot: i64) -> i64:
    """The card on the table in this slot, or -1."""
    card: i64 = 0
    while card < s.game.cards:
        if s.v[CARDS + card] & 255 == at.UP + slot:
            return card
        card += 1
    return -1


def kind_in(s: State, slot: i64) -> i64:
    return s.game.kind[card_in(s, slot)]


def played_by(slot: i64) -> i64:
    return slot % SEATS


def lies_before(s: State, slot: i64) -> i64:
    """The player whom the card in a slot affects (C-5.3), or NOBODY if no card lies there. `up_to` and `down_to` lie side by side."""
    steps = s.v[at.UP_TO_FIELD + slot] - 1
    return i64(NOBODY) if steps < 0 else clockwise(s, played_by(slot), steps)


def lay_before(s: State, slot: i64, seat: i64) -> None:
    s.v[at.UP_TO_FIELD + slot] = steps_to(s, played_by(slot), seat) + 1


def is_used(s: State, slot: i64) -> bool:
    return s.v[at.UP_USED_FIELD + slot] != 0


def discard(s: State, slot: i64) -> None:
    """Off the table, seen by all (C-3.1)."""
    s.lay(card_in(s, slot), at.DISCARD)
    s.v[at.UP_TO_FIELD + slot] = 0
    s.v[at.UP_USED_FIELD + slot] = 0


# ---------------------------------------------------------------- natives on cards
def stands_on(s: State, seat: i64) -> i64:
    """The slot with a native of the seat, or -1."""
    place = at.stands_on(s, seat) - 1
    if place < 0:
        return -1
    row = place // SEATS * SEATS
    return row + clockwise(s, seat, place - row)


def stand_on(s: State, seat: i64, slot: i64) -> None:
    at.set_supply(s, seat, at.supply(s, seat) - 1)
    at.set_stands_on(s, seat, 1 + slot // SEATS * SEATS + steps_to(s, seat, played_by(slot)))


def go_home(s: State, seat: i64) -> None:
    """The seat's native, if one stands on a card, is back in the supply."""
    if at.stands_on(s, seat):
        at.set_supply(s, seat, at.supply(s, seat) + 1)
        at.set_stands_on(s, seat, 0)


# ---------------------------------------------------------------- islands
def add_treasures(s: State, island: i64, n: i64) -> None:
    at.set_treasures(s, island, at.treasures(s, island) + n)


def add_native(s: State, seat: i64, island: i64, n: i64) -> None:
    at.set_natives(s, island, seat, at.natives(s, island, seat) + n)


def crowd(s: State, island: i64) -> i64:
    """Natives of all colours on an island (C-2.9)."""
    n: i64 = 0
    seat: i64 = 0
    while seat < s.game.seats:
        n += at.natives(s, island, seat)
        seat += 1
    return n


def room(s: State, island: i64) -> i64:
    return at.island_limit(s) - crowd(s, island)


def room_from(s: State, island: i64) -> i64:
    """Free places on this island and all later ones."""
    n: i64 = 0
    while island < at.islands(s):
        n += room(s, island)
        island += 1
    return n


def away_from(s: State, seat: i64, island: i64) -> i64:
    """Natives of a seat on this island and all later ones."""
    n: i64 = 0
    while island < at.islands(s):
        n += at.natives(s, island, seat)
        island += 1
    return n


def taker(s: State, island: i64) -> i64:
    """Who takes a treasure of this island, or NOBODY (C-9.2, C-9.3): the largest number of natives that one tribe alone has."""
    best: i64 = 0
    who: i64 = NOBODY
    seat: i64 = 0
    while seat < s.game.seats:
        n = at.natives(s, island, seat)
        if n > best and not shared(s, seat, island):
            best = n
            who = seat
        seat += 1
    return who


def shared(s: State, seat: i64, island: i64) -> bool:
    """Has another tribe as many natives there?"""
    other: i64 = 0
    while other < s.game.seats:
        if other != seat and at.natives(s, island, other) == at.natives(s, island, seat):
            return True
        other += 1
    return False


# ---------------------------------------------------------------- Shaman and result
def next_shaman(s: State) -> i64:
    """Fewest treasures in this round (C-10.1); of several the first clockwise, the present Shaman last or first (C-10.2)."""
    now = at.shaman(s)
    steps: i64 = 0 if at.current_shaman_first(s) else 1
    best = clockwise(s, now, steps)
    left = s.game.seats - 1
    while left > 0:
        steps += 1
        seat = clockwise(s, now, steps)
        if at.gained(s, seat) < at.gained(s, best):
            best = seat
        left -= 1
    return best


def points(s: State, seat: i64) -> i64:
    """What is compared at the end (C-11.3, C-11.4)."""
    if at.respect_points(s):
        return at.hut(s, seat) * at.points_per_treasure(s) + at.supply(s, seat) * at.points_per_native(s)
    return at.hut(s, seat)


def standing(s: State, seat: i64) -> i64:
    """Points, and below them what breaks ties: treasures or natives at home (C-11.5)."""
    tie_break = at.hut(s, seat) if at.respect_points(s) else at.supply(s, seat)
    return points(s, seat) * 64 + tie_break


def best_standing(s: State) -> i64:
    best = standing(s, 0)
    seat: i64 = 1
    while seat < s.game.seats:
        if standing(s, seat) > best:
            best = standing(s, seat)
        seat += 1
    return best


def winners(s: State) -> i64:
    """How many share the victory (C-11.5)."""
    best = best_standing(s)
    n: i64 = 0
    seat: i64 = 0
    while seat < s.game.seats:
        if standing(s, seat) == best:
            n += 1
        seat += 1
    return n
