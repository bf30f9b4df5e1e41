"""What an action costs now, where the effect that asks lowers its printed price (R-6.9, R-11.6, R-14.8, R-22.5). Interpreted.

The effect, the map, the card row and the research track lie open (R-23.2), so every viewer is told the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.buying import BuyOp
from iseki.games.arnak.ops.figures import FIRST_TO_DISCOVER, SendOp, dig_cost, discovery_cost
from iseki.games.arnak.ops.guardians import OvercomeOp, guardian_cost
from iseki.games.arnak.ops.research import ResearchOp
from iseki.games.arnak.rules.board import POSITIONS, SPACES, discovered, position_of
from iseki.games.arnak.rules.costs import ICONS, TRAVEL, part, reduced, travel_of
from iseki.games.arnak.rules.market import end_card, first_card, price
from iseki.games.arnak.rules.track import GLASS, NODES, NOTEBOOK, TEMPLE_STACKS, bridge, in_temple, next_step, place_of
from iseki.games.arnak.rules.travel import ICON_KINDS, covers, discount_icons, wide
from iseki.games.arnak.sight import unpacked
from iseki.games.arnak.view import Cost

Priced = Iterator[tuple[int, int, int]]  # action, printed cost, cost now; costs packed


def prices(state: State) -> dict[str, Cost]:
    """The price now by action, without those that cost what is printed."""
    if state.is_terminal() or state.is_chance_node():
        return {}
    op, seat = state.top(), int(state.seat())
    lowered = next((of for kind, of in LOWERED.items() if isinstance(op, kind)), nothing)
    return {state.action_to_string(action): unpacked(now) for action, printed, now in lowered(state, seat, op) if now != printed}


def nothing(state: State, seat: int, op: object) -> Priced:
    return iter(())


def buying(state: State, seat: int, op: BuyOp) -> Priced:
    for card in range(int(first_card(op.types)), int(end_card(op.types))):
        if state.zone(card) in (at.ROW, at.REVEALED):
            kind = int(state.game.kind[card])
            yield at.BUY_ACTION + kind - at.ITEM, int(at.cost_of(state, kind)), int(price(state, card, op.discount))


def overcoming(state: State, seat: int, op: OvercomeOp) -> Priced:
    """Nothing is paid (R-9.5)."""
    targets = int(op.targets(state, seat))
    for position in range(int(POSITIONS)):
        if targets >> position & 1:
            yield at.OVERCOME_ACTION + position, int(guardian_cost(state, position)), 0


# ---------------------------------------------------------------- research
def researching(state: State, seat: int, op: ResearchOp) -> Priced:
    """Nothing while one of several discounts has to be chosen (R-24.27)."""
    discount = int(op.chosen(state))
    if discount < 0:
        return
    for token, verb in ((GLASS, at.GLASS_ACTION), (NOTEBOOK, at.NOTEBOOK_ACTION)):
        if op.tokens >> token & 1:
            yield from stepping(state, seat, int(token), verb, discount)
    if op.tiles and in_temple(state, seat):
        for stack in range(int(TEMPLE_STACKS)):
            cost = int(at.temple_cost(state, stack))
            yield at.TEMPLE_ACTION + stack, cost, int(reduced(cost, discount))


def stepping(state: State, seat: int, token: int, verb: int, discount: int) -> Priced:
    node = int(next_step(state, seat, token, place_of(state, seat, token) + 1))
    while node < NODES:
        cost = int(bridge(state, seat, token, node))
        yield verb + node, cost, int(reduced(cost, discount))
        node = int(next_step(state, seat, token, node + 1))


# ---------------------------------------------------------------- the island
def sending(state: State, seat: int, op: SendOp) -> Priced:
    known, icons = int(discovered(state)), int(discount_icons(state, seat, op.discount))
    for space in range(int(SPACES)):
        if (op.positions & known) >> position_of(space) & 1:
            yield at.DIG_ACTION + space, int(dig_cost(state, space, False)), left(int(dig_cost(state, space, op.free_travel)), icons)
    for position in range(int(FIRST_TO_DISCOVER), int(POSITIONS)):
        if (op.positions & ~known) >> position & 1:
            now = int(discovery_cost(state, position, op.compasses_off, op.free_travel))
            yield at.DISCOVER_ACTION + position - FIRST_TO_DISCOVER, int(discovery_cost(state, position, 0, False)), left(now, icons)


def left(cost: int, icons: int) -> int:
    """A cost without the travel icons that those of a discount cover (R-6.2), the finest first."""
    covered = 0
    for i in reversed(range(int(ICON_KINDS))):
        for _ in range(int(part(travel_of(cost), i))):
            more = covered + int(bit(4 * i))
            covered = more if covers(wide(icons), more) else covered
    return cost & ~(int(ICONS) << int(TRAVEL)) | (int(travel_of(cost)) - covered) << int(TRAVEL)


LOWERED: dict[type, Callable[[State, int, Any], Priced]] = {
    BuyOp: buying,
    OvercomeOp: overcoming,
    ResearchOp: researching,
    SendOp: sending,
}
