"""Which of the conditions of a clause fails, and by how much: what `why.<clause>.<cause>` tells. Public facts and the own hand only."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import iseki.games.arnak.layout as at
from iseki.core.present import Datum
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.buying import BuyOp
from iseki.games.arnak.ops.figures import FIRST_TO_DISCOVER, SendOp, discovery_cost
from iseki.games.arnak.ops.guardians import guardian_cost
from iseki.games.arnak.ops.research import ResearchOp
from iseki.games.arnak.rules.board import discovered, figures_home, guardian_of, own_sites, position_of
from iseki.games.arnak.rules.cards import hand_count, idols_in
from iseki.games.arnak.rules.costs import reduced
from iseki.games.arnak.rules.market import price
from iseki.games.arnak.rules.track import GLASS, LOST_TEMPLE, NOTEBOOK, bridge, in_temple
from iseki.games.arnak.sight import ICONS, resources, unpacked
from iseki.games.arnak.view import Cost

Data = dict[str, Datum]


class Found(NamedTuple):
    clause: str
    data: Data


Finder = Callable[[State, int, str, str, str], Found]


def about_card(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    """The clause says it all; the card or icon that the action names is told too."""
    return Found(clause, {"card": value} if value in (*state.game.kind_names, *ICONS) else {})


def amounts(numbers: Cost) -> tuple[str, ...]:
    return tuple(f"{name}:{n}" for name, n in numbers.items())


def missing(state: State, seat: int, cost: int) -> Cost:
    """What a seat lacks of a packed cost, travel apart."""
    own = {**resources(state, seat), "card": int(hand_count(state, seat)), "idol": int(idols_in(state, at.CRATE + seat))}
    lacks = {name: n - own[name] for name, n in unpacked(cost).items() if name in own}
    return {name: n for name, n in lacks.items() if n > 0}


def travel(cost: int) -> tuple[str, ...]:
    return amounts({name: n for name, n in unpacked(cost).items() if name in ICONS})


def short(state: State, seat: int, clause: str, cost: int) -> Found:
    """Goods are missing, or else travel."""
    lacks = missing(state, seat, cost)
    if lacks:
        return Found(f"{clause}.missing", {"amounts": amounts(lacks)})
    return Found(f"{clause}.travel", {"amounts": travel(cost)})


# ---------------------------------------------------------------- the island
def digging(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    space = number_of(state, verb, value)
    if not discovered(state) >> position_of(space) & 1:
        return Found(f"{clause}.undiscovered", {})
    if figures_home(state, seat) == 0:
        return Found(f"{clause}.figure", {})
    there = [other for other in range(int(state.game.seats)) if at.figures(state, other) & bit(space)]
    if there:
        return Found(f"{clause}.occupied", {"seat": there[0]})
    return Found(f"{clause}.travel", {"amounts": travel(int(at.space_cost(state, space)))})


def discovering(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    position = number_of(state, verb, value) + FIRST_TO_DISCOVER
    if discovered(state) >> position & 1:
        return Found(f"{clause}.discovered", {})
    if figures_home(state, seat) == 0:
        return Found(f"{clause}.figure", {})
    op = state.top()
    off, free = (int(op.compasses_off), op.free_travel) if isinstance(op, SendOp) else (0, False)
    return short(state, seat, clause, int(discovery_cost(state, position, off, free)))


def overcoming(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    position = number_of(state, verb, value)
    if guardian_of(state, position) < 0:
        return Found(f"{clause}.none", {})
    if not own_sites(state, seat) >> position & 1:
        return Found(f"{clause}.absent", {})
    return short(state, seat, clause, int(guardian_cost(state, position)))


def number_of(state: State, verb: str, value: str) -> int:
    """The number of an action among those of its verb."""
    return int(state.string_to_action(f"{verb}:{value}")) - FIRST_OF[verb]


FIRST_OF = {"dig": at.DIG_ACTION, "discover": at.DISCOVER_ACTION, "overcome": at.OVERCOME_ACTION, "temple": at.TEMPLE_ACTION}


# ---------------------------------------------------------------- cards
def buying(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    card = int(state.game.first[state.game.kind_names.index(value)])
    if state.zone(card) not in (at.ROW, at.REVEALED):
        return Found(f"{clause}.row", {"card": value})
    op = state.top()
    lacks = missing(state, seat, int(price(state, card, op.discount if isinstance(op, BuyOp) else 0)))
    return Found(f"{clause}.missing", {"card": value, "amounts": amounts(lacks)}) if lacks else Found(f"{clause}.type", {})


def travelling(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    if verb != "pilot":
        return Found(clause, {})
    return Found(f"{clause}.pilot", {"n": int(at.pilot_coins(state)), "own": int(at.coin(state, seat))})


def too_many(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    return Found(f"{clause}.many", {}) if verb == "draw" else about_card(state, seat, clause, verb, value)


# ---------------------------------------------------------------- research
def stepping(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    token = GLASS if verb == "glass" else NOTEBOOK
    lacks = missing(state, seat, reduced_by_effect(state, int(bridge(state, seat, token, int(value)))))
    return Found(clause, {"amounts": amounts(lacks)})


def above_glass(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    return Found(f"{clause}.temple" if int(value) == LOST_TEMPLE else clause, {})


def temple_tile(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    if clause == "R-15.3":
        return Found(f"{clause}.empty" if in_temple(state, seat) else clause, {})
    cost = int(at.temple_cost(state, number_of(state, verb, value)))
    return Found(clause, {"amounts": amounts(missing(state, seat, reduced_by_effect(state, cost)))})


def reduced_by_effect(state: State, cost: int) -> int:
    """Less the discount of the effect that asks (R-14.8)."""
    op = state.top()
    discount = int(op.chosen(state)) if isinstance(op, ResearchOp) else 0
    return int(reduced(cost, max(discount, 0)))


# ---------------------------------------------------------------- boons and assistants
def boons(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    tile = int(state.game.first[state.game.kind_names.index(value)])
    if state.zone(tile) == at.BOON_USED + seat:
        return Found(f"{clause}.used", {})
    return Found(f"{clause}.travel" if state.zone(tile) == at.BOON + seat else clause, {})


def assistants(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    zone = int(state.zone(int(state.game.first[state.game.kind_names.index(value)])))
    used = zone in (at.SILVER_USED + seat, at.GOLD_USED + seat)
    return Found(f"{clause}.used" if used else clause, {"card": value})


CAUSES: dict[str, Finder] = {
    "R-6.4": travelling,
    "R-7.1": digging,
    "R-8.1": discovering,
    "R-9.1": overcoming,
    "R-9.6": boons,
    "R-11.1": buying,
    "R-14.3": above_glass,
    "R-14.4": stepping,
    "R-15.3": temple_tile,
    "R-15.4": temple_tile,
    "R-16.4": assistants,
    "R-24.24": too_many,
}
