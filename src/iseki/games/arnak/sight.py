"""What a viewer sees of a position: every answer passes the one gate, `State.visible`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import iseki.games.arnak.layout as at
from iseki.core.game import Game
from iseki.core.state import State
from iseki.core.word import CARDS, FRAME
from iseki.games.arnak.rules.costs import TRAVEL
from iseki.games.arnak.view import Cards, Cost, Hidden

OWN = {"coin": at.coin, "compass": at.compass, "tablet": at.tablet, "arrowhead": at.arrowhead, "jewel": at.jewel}
COSTS = (*OWN, "card", "idol", "boot", "car", "ship", "plane")  # the nibbles of a packed cost (rules/costs.py)
ICONS = COSTS[7:]


@lru_cache(maxsize=4096)
def unpacked(cost: int) -> Cost:
    """A packed cost by name, without what is not in it. It is shared: for reading alone."""
    numbers = {name: cost >> 4 * i & 15 for i, name in enumerate(COSTS)}
    return {name: n for name, n in numbers.items() if n}


def unpacked_icons(icons: int) -> Cost:
    """Packed icons that stand alone."""
    return unpacked(icons << TRAVEL)


def resources(state: State, seat: int) -> Cost:
    """What a seat owns of each resource, also of those it has none of."""
    return {name: int(own(state, seat)) for name, own in OWN.items()}


@dataclass(frozen=True)
class Sight:
    """Every card and tile by zone, for one viewer: from the top layer down, those it does not know last in their layer, as None."""

    state: State
    viewer: int
    zones: dict[int, Hidden]

    def all(self, zone: int) -> Hidden:
        return self.zones.get(zone, ())

    def known(self, zone: int) -> Cards:
        return tuple(kind for kind in self.all(zone) if kind is not None)

    def count(self, zone: int) -> int:
        return len(self.all(zone))

    def one(self, zone: int) -> str | None:
        """The first, where at most one lies or only the top counts."""
        return next(iter(self.all(zone)), None)

    def known_order(self, *zones: int) -> Hidden:
        """Zones one above the other, from the top; nothing when the viewer knows none of the cards."""
        order = tuple(kind for zone in zones for kind in self.all(zone))
        return order if any(order) else ()


def sight(state: State, viewer: int) -> Sight:
    words = state.words()[CARDS : CARDS + int(state.game.cards)]
    return Sight(state, viewer, zones(Look(viewer, words, state.game, state)))


@dataclass(frozen=True)
class Look:
    """Cards as they lie, by their words, for one viewer. The view and two logs ask for the same, and most actions move no card."""

    viewer: int
    words: tuple[int, ...]
    game: Game
    state: State = field(compare=False)


@lru_cache(maxsize=256)
def zones(look: Look) -> dict[int, Hidden]:
    state, viewer = look.state, look.viewer
    names, kinds = state.game.kind_names, state.game.kind
    found: dict[int, list[tuple[int, bool, int, str | None]]] = {}
    for card in range(state.game.cards):
        known = state.visible(card, viewer)
        entry = (-state.layer(card), not known, card if known else 0, names[kinds[card]] if known else None)
        found.setdefault(state.zone(card), []).append(entry)
    return {zone: tuple(kind for *_, kind in sorted(cards)) for zone, cards in found.items()}


def frames(state: State) -> Iterator[tuple[str, int, int]]:
    """What is pending: op, seat and source of each frame, the topmost first."""
    for position in range(int(state.v[0]), int(state.game.stack) - 1, -FRAME):
        op = state.game.ops[int(state.v[position])]
        yield op.name, int(state.v[position + 1]), int(state.v[position + 5])
