"""Costs, icons and choices of components.toml as the numbers that compiled rules read; what they cannot hold is refused."""

from __future__ import annotations

from typing import get_args

from iseki.core.errors import BadLayout
from iseki.games.arnak.data import components
from iseki.games.arnak.effects import CardType, Cost, Icon, Level

ICONS: tuple[Icon, ...] = get_args(Icon)
MOST = 15  # what four bits hold
MOST_ICONS = 2  # of a cost or a source: payments look at pairs of sources (rules/travel.py)


def packed_icons(icons: tuple[Icon, ...]) -> int:
    """Four bits for each travel icon: boot, car, ship, plane."""
    demand(len(icons) <= MOST_ICONS, f"{icons} are more than {MOST_ICONS} travel icons")
    return sum(1 << 4 * ICONS.index(icon) for icon in icons)


def packed(cost: Cost) -> int:
    """A cost as rules/costs.py reads it. Raises BadLayout for one that the payments cannot handle."""
    numbers = (cost.coin, cost.compass, cost.tablet, cost.arrowhead, cost.jewel, cost.card, cost.idol)
    demand(all(0 <= n <= MOST for n in numbers), f"a number of {cost} is not 0 to {MOST}")
    demand(not (cost.card and cost.travel), f"{cost} asks for cards and travel at once")
    return sum(n << 4 * i for i, n in enumerate(numbers)) | packed_icons(cost.travel) << 28


def positions_of(levels: tuple[Level, ...]) -> int:
    """A bit for each position of the levels."""
    return sum(1 << i for i, position in enumerate(components().position) if position.level in levels)


def packed_type(kind: CardType) -> int:
    """A bit for each: 1 item, 2 artifact."""
    return {"item": 1, "artifact": 2, "any": 3}[kind]


def demand(fits: bool, what: str) -> None:
    if not fits:
        raise BadLayout(what)
