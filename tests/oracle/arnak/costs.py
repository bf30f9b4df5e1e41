"""Paying a whole cost (R-21.1): resources, travel icons, cards of the hand, idols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.oracle.arnak.box import RESOURCES, Cost, kinds
from tests.oracle.arnak.table import Asked, Table
from tests.oracle.arnak.travel import can_travel, travel, travel_icons
from tests.oracle.questions import put_question, value


def less(cost: Cost, discount: Mapping[str, int]) -> Cost:
    """Not below zero (R-22.6)."""
    return {name: max(0, many - discount.get(name, 0)) if name in RESOURCES else many for name, many in cost.items()}


def can_pay(table: Table, cost: Cost, discount: Sequence[str] = ()) -> bool:
    """discount: travel icons that count as provided (R-6.9)."""
    me = table.me
    return (
        all(me.have[name] >= cost.get(name, 0) for name in RESOURCES)
        and len(me.hand) >= cost.get("card", 0)
        and me.crates >= cost.get("idol", 0)
        and can_travel(table, travel_icons(cost), discount, cost.get("coin", 0))
    )


def pay(table: Table, cost: Cost, discount: Sequence[str] = ()) -> Asked[None]:
    me = table.me
    for name in RESOURCES:
        me.have[name] -= cost.get(name, 0)
    me.crates -= cost.get("idol", 0)  # never from a slot
    table.idols_gone += cost.get("idol", 0)
    yield from travel(table, travel_icons(cost), discount)
    for _ in range(cost.get("card", 0)):
        yield from put_down(table)


def put_down(table: Table) -> Asked[None]:
    """A card of the hand goes unused to the play area (R-5.2); no free action in between (R-4.5)."""
    me = table.me
    card = value((yield from put_question(table, me.seat, [f"put:{card}" for card in kinds(me.hand)])))
    me.hand.remove(card)
    me.play.append(card)
