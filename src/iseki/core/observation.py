"""Describes the observation tensor of a game from its layout: names, offsets and sizes of the parts."""

from __future__ import annotations

from iseki.core.layout import Layout
from iseki.core.observe import Observation

Part = tuple[str, int, int]


def observation_of(layout: Layout, seats: int) -> Observation:
    """The same shape for every number of seats: own zones first, then clockwise; absent seats stay zero."""
    width = len(layout.kind_names) + 1
    parts: list[Part] = []
    for name in relative_zones(layout):
        add(parts, name, width)
    add(parts, "known_layers", layout.known_layers * width)
    public = [(field, at) for field, at in layout.field_positions if field.cap]
    add(parts, "fields", sum(layout.count(field.per_seat) for field, _ in public))
    add(parts, "asked", len(layout.op))
    add(parts, "source", len(layout.kind_names))
    fields = [x for field, at in public for x in (at, layout.count(field.per_seat), field.cap)]
    return Observation(parts, layout.copies, zone_offsets(layout, seats, width), layout.known_layers, fields)


def add(parts: list[Part], name: str, size: int) -> None:
    parts.append((name, parts[-1][1] + parts[-1][2] if parts else 0, size))


def relative_zones(layout: Layout) -> list[str]:
    """Zone names seen from a seat: `loot+0` is one's own, `loot+1` the next seat's."""
    return [f"{zone.name}+{i}" if zone.per_seat else zone.name for zone in layout.zone for i in range(layout.count(zone.per_seat))]


def zone_offsets(layout: Layout, seats: int, width: int) -> list[int]:
    """For each viewer (the public last, seen from seat 0) and each zone: where its counts begin."""
    out: list[int] = []
    for viewer in [*range(seats), 0]:
        first = 0
        for zone in layout.zone:
            many = layout.count(zone.per_seat)
            turned = [(i - viewer) % seats if zone.per_seat and i < seats else i for i in range(many)]
            out += [(first + i) * width for i in turned]
            first += many
    return out
