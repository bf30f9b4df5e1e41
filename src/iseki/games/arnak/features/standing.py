"""How many points a seat may expect to have at the end: those that lie there, and what the rest may bring yet (R-19). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.core.word import CARDS
from iseki.games.arnak.features.plan import outlook
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.rules.board import bits, figures_home, guarded, own_sites, shielded
from iseki.games.arnak.rules.cards import (
    ASSISTANT_TILES,
    BONUS_TILES,
    FEAR_CARDS,
    GUARDIAN_TILES,
    IDOL_TILES,
    ITEM_CARDS,
    PLAYER_CARDS,
    idols_in,
)
from iseki.games.arnak.rules.costs import RESOURCES, resource
from iseki.games.arnak.rules.scoring import total

PLENTY: Final = 3  # more of one resource is worth less
SURPLUS: Final = 0.6
IDLE: Final = 0.25  # of an archaeologist's worth without a card for the way
ARCHAEOLOGISTS: Final = 0.8  # who bring something in a later round, of two: a round far away is not sure
THREAT: Final = -1.4  # points of a Fear card that a guardian will give
BOON: Final = 0.7  # coins of a boon not used yet
SLOT: Final = 2.0  # coins that an idol brings in a slot
NEAR: Final = 0.6  # of what an idol in a crate may bring yet


def coin_points(s: State, t: Tables, r: i64) -> float:
    """Points that a coin is worth while actions are left in round r; nothing after the last."""
    left = at.rounds(s) - r
    if left < 0:
        return 0.0
    return t.weights.coin[left if left < 2 else i64(2)]


def book_points(t: Tables, row: i64, left: i64) -> float:
    """What the way still to go makes of a row of the notebook, beside its points."""
    return t.weights.notebook * float(row if row < 5 else i64(5)) * float(left) / 4.0


def standing(s: State, t: Tables, seat: i64) -> float:
    """Points as they lie and those that may come: what the seat has and will have is worth what the plan for research makes of it."""
    left = at.rounds(s) - at.round(s)
    points = float(total(s, seat))
    open_turns = at.passed(s, seat) == 0
    if s.v[0] == 0 or (left == 0 and not open_turns):
        return points
    points += outlook(s, t, seat, wealth(s, t, seat, left)) + threats(s, seat)
    return points + book_points(t, at.row_of(s, at.notebook(s, seat)), left)


def wealth(s: State, t: Tables, seat: i64, left: i64) -> float:
    """Coins for what lies there, what this round brings yet and what later ones bring."""
    open_turns = at.passed(s, seat) == 0
    coin = coin_points(s, t, at.round(s) if open_turns else at.round(s) + 1)
    coins = t.weights.stock * (goods(s, t, seat) + in_crates(s, seat, coin) + boons(s, seat)) + float(left) * later(s, t, seat)
    return coins + this_round(s, t, seat) if open_turns else coins


def goods(s: State, t: Tables, seat: i64) -> float:
    """Coins that the resources are worth."""
    worth = 0.0
    i: i64 = 0
    while i < RESOURCES:
        n = resource(s, seat, i)
        few = n if n < PLENTY else i64(PLENTY)
        worth += t.resource[i] * (float(few) + SURPLUS * float(n - few))
        i += 1
    return worth


def in_crates(s: State, seat: i64, coin: float) -> float:
    """Coins that idols may still bring in empty slots, less the points of these (R-10.3, R-10.4)."""
    idols = idols_in(s, at.CRATE + seat)
    slot = idols_in(s, at.SLOT + seat)
    worth = 0.0
    while idols > 0 and slot < at.idol_slots(s):
        gain = SLOT - float(at.slot_points(s, slot)) / coin if coin > 0.0 else 0.0
        worth += NEAR * gain if gain > 0.0 else 0.0
        idols -= 1
        slot += 1
    return worth


def this_round(s: State, t: Tables, seat: i64) -> float:
    """Coins: the hand, archaeologists at home, ready assistants: they bring something until the seat passes."""
    v = s.v
    kinds = s.game.kind
    hand = at.HAND + seat
    coins = 0.0
    ways: i64 = 0
    card: i64 = 0
    while card < PLAYER_CARDS:
        if v[CARDS + card] & 255 == hand:
            kind = kinds[card]
            ways += 1
            worth = t.played[kind]
            coins += worth if worth > 0.2 else 0.2
        card += 1
    home = figures_home(s, seat)
    walking = home if home < ways else ways
    return t.weights.hand * (coins + ready(s, t, seat)) + t.weights.figure * (float(walking) + IDLE * float(home - walking))


def ready(s: State, t: Tables, seat: i64) -> float:
    """Coins that ready assistants bring."""
    v = s.v
    coins = 0.0
    tile: i64 = ASSISTANT_TILES
    while tile < BONUS_TILES:
        zone = v[CARDS + tile] & 255
        if zone == at.SILVER + seat:
            coins += t.played[s.game.kind[tile]]
        elif zone == at.GOLD + seat:
            coins += t.gold[s.game.kind[tile]]
        tile += 1
    return coins


def threats(s: State, seat: i64) -> float:
    """Fear that comes at the end of the round (R-9.8)."""
    if at.figures(s, seat) == 0 or shielded(s, seat):
        return 0.0
    return THREAT * float(bits(guarded(s) & own_sites(s, seat)))


def boons(s: State, seat: i64) -> float:
    return BOON * float(s.count_in(at.BOON + seat, GUARDIAN_TILES, IDOL_TILES))


def later(s: State, t: Tables, seat: i64) -> float:
    """Coins that a later round brings: five cards of the own ones, two archaeologists, the assistants."""
    v = s.v
    coins = 0.0
    cards: i64 = 0
    card: i64 = 0
    while card < PLAYER_CARDS:
        zone = v[CARDS + card] & 255
        if zone == at.DECK + seat or zone == at.HAND + seat or zone == at.PLAY + seat or zone == at.DECK_TOP + seat:
            cards += 1
            coins += 0.25 if FEAR_CARDS <= card < ITEM_CARDS else t.useful[s.game.kind[card]]
        card += 1
    hand = at.hand_size(s)
    if cards > hand:
        coins = coins * float(hand) / float(cards)
    return t.weights.cards * coins + t.weights.helpers * owned(s, t, seat) + ARCHAEOLOGISTS * t.weights.figure


def owned(s: State, t: Tables, seat: i64) -> float:
    """Coins that the own assistants bring in a round."""
    v = s.v
    coins = 0.0
    tile: i64 = ASSISTANT_TILES
    while tile < BONUS_TILES:
        zone = v[CARDS + tile] & 255
        kind = s.game.kind[tile]
        if zone == at.SILVER + seat or zone == at.SILVER_USED + seat:
            coins += t.played[kind]
        elif zone == at.GOLD + seat or zone == at.GOLD_USED + seat:
            coins += t.gold[kind]
        tile += 1
    return coins
