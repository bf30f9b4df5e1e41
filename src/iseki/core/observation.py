"""Describes the observation tensor of a game from its layout: names, offsets and sizes of the parts."""

from __future__ import annotations

from iseki.core.layout import Field, Layout, Zone
from iseki.core.observe import BITS, CAP, ONE_HOT, RELATIVE, Observation

Part = tuple[str, int, int]
Offsets = dict[str, int]


def observation_of(layout: Layout, seats: int) -> Observation:
    """The same shape for every number of seats: own zones first, then clockwise; absent seats stay zero."""
    parts = list(parts_of(layout))
    at = {name: offset for name, offset, _ in parts}
    viewers = [*range(seats), seats]
    accepts, columns = columns_of(layout)
    return Observation(
        parts,
        layout.copies,
        [at[name] for viewer in viewers for name in names_seen_by(viewer, layout, seats)],
        [deck_rows(viewer, layout, seats, at) for viewer in viewers],
        accepts,
        columns,
        [entries(viewer, layout, seats, at["fields"]) for viewer in viewers],
    )


# ---------------------------------------------------------------- parts
def parts_of(layout: Layout) -> list[Part]:
    """Zones as seen from a seat (`loot+0` is one's own, `loot+1` the next seat's), layers of decks, fields, the question."""
    sizes = [(relative_name(zone, i), width(zone, layout)) for zone, i in layout.places]
    sizes += [
        (f"{relative_name(zone, i)}.{end}", many * width(zone, layout))
        for zone, i in layout.places
        for end, many in (("top", zone.known_top), ("bottom", zone.known_bottom))
        if many
    ]
    sizes += [("fields", sum(field_size(field, layout) for field in layout.field))]
    sizes += [("asked", len(layout.op)), ("source", len(layout.kind_names))]
    offsets = [sum(size for _, size in sizes[:i]) for i in range(len(sizes))]
    return [(name, offset, size) for (name, size), offset in zip(sizes, offsets, strict=True)]


def relative_name(zone: Zone, i: int) -> str:
    return f"{zone.name}+{i}" if zone.per_seat else f"{zone.name}{i}" if zone.length > 1 else zone.name


def width(zone: Zone, layout: Layout) -> int:
    """One column for each kind that can lie in the zone, one for unknown cards."""
    return len(layout.kinds_of(zone)) + 1


def turned(zone: Zone, i: int, viewer: int, seats: int) -> int:
    """The number of a zone as a viewer counts: seats from its own on, absent seats as they are; the public looks from seat 0."""
    return (i - viewer) % seats if zone.per_seat and i < seats else i


def names_seen_by(viewer: int, layout: Layout, seats: int) -> list[str]:
    return [relative_name(zone, turned(zone, i, viewer, seats)) for zone, i in layout.places]


# ---------------------------------------------------------------- cards
def columns_of(layout: Layout) -> tuple[list[tuple[int, int]], list[int]]:
    """For each zone where its columns begin and how many kinds it has; and the column of every kind, zones with equal kinds sharing.

    A kind that cannot lie in a zone would be counted as unknown.
    """
    begins: dict[tuple[int, ...], int] = {}
    columns: list[int] = []
    for zone in layout.zone:
        kinds = tuple(layout.kinds_of(zone))
        if kinds not in begins:
            begins[kinds] = len(columns)
            columns += [kinds.index(kind) if kind in kinds else len(kinds) for kind in range(len(layout.kind_names))]
    of_zones = [tuple(layout.kinds_of(zone)) for zone, _ in layout.places]
    return [(begins[kinds], len(kinds)) for kinds in of_zones], columns


def deck_rows(viewer: int, layout: Layout, seats: int, at: Offsets) -> list[int]:
    """For each zone whose layers are told: zone, offset from the top, layers from the top, the same two from the bottom."""
    rows: list[int] = []
    for number, (zone, i) in enumerate(layout.places):
        if zone.known_top or zone.known_bottom:
            name = relative_name(zone, turned(zone, i, viewer, seats))
            rows += [number, at.get(f"{name}.top", 0), zone.known_top, at.get(f"{name}.bottom", 0), zone.known_bottom]
    return rows


# ---------------------------------------------------------------- fields
def how(field: Field, viewer: int, seats: int) -> tuple[int, int]:
    """How a number is told, and the argument of that (core/observe.py)."""
    if field.relative:
        return RELATIVE, viewer % seats
    if field.bits:
        return BITS, field.bits
    return (ONE_HOT, field.one_hot) if field.one_hot else (CAP, field.cap)


def places_of(field: Field, layout: Layout) -> int:
    """Numbers in the tensor for one number of the state."""
    return layout.seats if field.relative else field.bits or field.one_hot or 1


def seats_told(field: Field, layout: Layout) -> int:
    return layout.count(field.per_seat and field.seen_by == "all")


def field_size(field: Field, layout: Layout) -> int:
    return seats_told(field, layout) * field.length * places_of(field, layout) if field.observed else 0


def entries(viewer: int, layout: Layout, seats: int, at: int) -> list[int]:
    """position, offset, how, argument for every number that the viewer is told."""
    out: list[int] = []
    for field, position in layout.field_positions:
        if not field.observed:
            continue
        size, told = places_of(field, layout), seats_told(field, layout)
        for i in range(field.length):
            for k in range(told):
                where = place(field, position, i, k, viewer, layout, seats)
                if where >= 0:
                    out += [where, at + (i * told + k) * size, *how(field, viewer, seats)]
        at += field_size(field, layout)
    return out


def place(field: Field, position: int, i: int, k: int, viewer: int, layout: Layout, seats: int) -> int:
    """Position of number i of the k-th seat from the viewer's on; -1 if there is no such seat or the viewer may not see it."""
    if field.seen_by == "owner" and viewer == seats:
        return -1
    if not field.per_seat:
        return position + i
    return position + i * layout.seats + (k + viewer) % seats if k < seats else -1
