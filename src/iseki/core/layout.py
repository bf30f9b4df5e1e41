"""layout.toml, the schema of a game's packed state: positions, names and visibility of everything in it.

Read by each game's `game.py` and by tools/layout.py, which writes the game's compiled `layout.py` from it.
"""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from iseki.core.errors import BadLayout
from iseki.core.word import CARDS, FRAME
from iseki.core.zones import Zones

Viewers = Literal["all", "owner", "nobody"]
MOST_ZONES = 256  # eight bits of a card's word
MOST_WORDS = 512  # of a state: copies must stay cheap


class KindGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Kinds of cards whose ids lie side by side, first to last; also of things that are no card and only ask (camps on the board).

    constants: each kind gets a name of its own in layout.py.
    """

    group: str
    names: tuple[str, ...]
    constants: bool = False


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of cards, or `length` places, or one for each seat.

    family: index of the cards that may be confused there, 0 where all lie face up; family_per_seat: that of seat i is family + i.
    of: groups of the kinds that can lie there, all if empty. exact: cards come back in shuffled batches only (core/knowledge.py).
    fed_by: the zone of the same seat whose cards come here unseen.
    known_top, known_bottom: how many layers an observation tells one by one, from the top and from the bottom.
    """

    name: str
    meaning: str
    seen_by: Viewers
    per_seat: bool = False
    length: int = 1
    family: int = 0
    family_per_seat: bool = False
    of: tuple[str, ...] = ()
    exact: bool = False
    fed_by: str = ""
    known_top: int = 0
    known_bottom: int = 0


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the state, or `length` of them, each for the table or for each seat; number i of a seat lies at + i * seats + seat.

    What an observation makes of it: cap divides it; bits: one 0 or 1 for each bit of a mask; one_hot: one place for each value
    0..one_hot-1; relative: the value is a seat, one place for each seat from the viewer's on. None of them: bookkeeping, left out.
    seen_by owner: a viewer is shown its own only.
    """

    name: str
    meaning: str
    per_seat: bool = False
    length: int = 1
    cap: int = 0
    bits: int = 0
    one_hot: int = 0
    relative: bool = False
    seen_by: Literal["all", "owner"] = "all"

    @property
    def observed(self) -> bool:
        return bool(self.cap or self.bits or self.one_hot or self.relative)


class OpEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A question or rule. many: several objects carry the name, made from data (effect steps); such entries stand last."""

    name: str
    meaning: str
    many: bool = False


class Verb(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions `verb:value`. Values are listed, or are the kinds of the groups in `of`; none means the bare verb."""

    verb: str
    meaning: str
    values: tuple[str, ...] = ()
    of: tuple[str, ...] = ()


class Constant(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed number or an option's value, fixed for the whole game; `length` of them, padded with zeros."""

    name: str
    meaning: str
    length: int = 1


class Layout(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The whole schema. Positions follow from the order of the entries: append, never insert."""

    seats: int
    cards: int
    copies: int
    stack: int
    families: int
    kind: tuple[KindGroup, ...]
    zone: tuple[Zone, ...]
    field: tuple[Field, ...]
    op: tuple[OpEntry, ...]
    action: tuple[Verb, ...]
    constant: tuple[Constant, ...]

    @cached_property
    def kind_names(self) -> list[str]:
        return [name for group in self.kind for name in group.names]

    @cached_property
    def places(self) -> list[tuple[Zone, int]]:
        """Every zone of the state in order, with its seat or its number within its array."""
        return [(zone, i) for zone in self.zone for i in range(self.many(zone))]

    @cached_property
    def zones(self) -> Zones:
        return Zones(
            [f"{zone.name}{i}" if self.many(zone) > 1 else zone.name for zone, i in self.places],
            [zone.family + i * zone.family_per_seat for zone, i in self.places],
            [zone.exact for zone, _ in self.places],
            [self.number_of(zone.fed_by, i) if zone.fed_by else -1 for zone, i in self.places],
            [i if zone.per_seat else -1 for zone, i in self.places],
            [zone.seen_by == "nobody" for zone, _ in self.places],
            [frozenset(self.kinds_of(zone)) for zone, _ in self.places],
        )

    def number_of(self, name: str, i: int) -> int:
        """The number of a zone, by its name and its seat."""
        return next(number for number, (zone, place) in enumerate(self.places) if zone.name == name and place == i)

    @cached_property
    def op_names(self) -> list[str]:
        return [op.name for op in self.op]

    @cached_property
    def single_ops(self) -> int:
        """How many ops stand for one object each; they come first."""
        return sum(not op.many for op in self.op)

    @cached_property
    def action_names(self) -> list[str]:
        return [name for verb in self.action for name in self.names_of(verb)]

    @cached_property
    def field_names(self) -> dict[str, int]:
        """Name in JSON -> position in the state: `parent`, `score0` (seat or number), `token2_0` (number 2 of seat 0)."""
        return {f"{field.name}{suffix}": at + i for field, at in self.field_positions for i, suffix in enumerate(self.suffixes(field))}

    def suffixes(self, field: Field) -> list[str]:
        if field.per_seat and field.length > 1:
            return [f"{i}_{seat}" for i in range(field.length) for seat in range(self.seats)]
        several = self.words(field)
        return [str(i) for i in range(several)] if several > 1 else [""]

    @cached_property
    def field_positions(self) -> list[tuple[Field, int]]:
        out, at = [], CARDS + self.cards
        for field in self.field:
            out.append((field, at))
            at += self.words(field)
        return out

    @cached_property
    def stack_position(self) -> int:
        return CARDS + self.cards + sum(map(self.words, self.field))

    @cached_property
    def size(self) -> int:
        """Words of a state."""
        return self.stack_position + self.stack * FRAME

    def count(self, per_seat: bool) -> int:
        return self.seats if per_seat else 1

    def many(self, zone: Zone) -> int:
        return self.count(zone.per_seat) * zone.length

    def words(self, field: Field) -> int:
        return self.count(field.per_seat) * field.length

    def first_kind(self, group: str) -> int:
        return self.group_kinds[group].start

    @cached_property
    def group_kinds(self) -> dict[str, range]:
        """Group -> its kinds, ascending."""
        ends = [*accumulate(len(entry.names) for entry in self.kind)]
        return {entry.group: range(end - len(entry.names), end) for entry, end in zip(self.kind, ends, strict=True)}

    def kinds_of(self, zone: Zone) -> list[int]:
        """The kinds that can lie in a zone, ascending."""
        return [kind for group, kinds in self.group_kinds.items() if not zone.of or group in zone.of for kind in kinds]

    def names_of(self, verb: Verb) -> list[str]:
        kinds = [name for group in self.kind if group.group in verb.of for name in group.names]
        values = [*verb.values, *kinds]
        return [f"{verb.verb}:{value}" for value in values] or [verb.verb]

    def position(self, field: str) -> int:
        return next(at for entry, at in self.field_positions if entry.name == field)


def read_layout(folder: Path) -> Layout:
    """The schema in `folder/layout.toml`. Raises msgspec.ValidationError or BadLayout naming the entry at fault."""
    layout = msgspec.toml.decode((folder / "layout.toml").read_bytes(), type=Layout)
    for problem in problems(layout):
        raise BadLayout(f"{folder / 'layout.toml'}: {problem}")
    return layout


def problems(layout: Layout) -> list[str]:
    """What cannot be packed or means nothing."""
    groups = {entry.group for entry in layout.kind}
    zones = [f"zone {zone.name}: {problem}" for zone in layout.zone for problem in zone_problems(zone, layout, groups)]
    verbs = [f"action {verb.verb}: there is no group {name}" for verb in layout.action for name in verb.of if name not in groups]
    twice = [f"{name} stands twice" for names in named_lists(layout) for name in sorted({n for n in names if names.count(n) > 1})]
    room = [f"{len(layout.places)} zones, at most {MOST_ZONES} fit"] if len(layout.places) > MOST_ZONES else []
    words = [f"a state of {layout.size} words, at most {MOST_WORDS} are allowed"] if layout.size > MOST_WORDS else []
    ops = ["ops with many stand before others"] if any(op.many for op in layout.op[: layout.single_ops]) else []
    return [*zones, *verbs, *twice, *room, *words, *ops]


def zone_problems(zone: Zone, layout: Layout, groups: set[str]) -> list[str]:
    last = zone.family + (layout.seats - 1) * zone.family_per_seat
    checks = {
        f"there is no group {', '.join(sorted({*zone.of} - groups))}": not groups.issuperset(zone.of),
        "length and per_seat exclude each other": zone.per_seat and zone.length > 1,
        f"family {last} is more than families = {layout.families}": last > layout.families,
        "family_per_seat needs per_seat and a family": zone.family_per_seat and not (zone.per_seat and zone.family),
        "an exact zone needs a family": zone.exact and not zone.family,
        f"fed_by {zone.fed_by} needs a zone per seat of the same family": zone.fed_by != "" and not fits_feeder(zone, layout),
    }
    return [problem for problem, holds in checks.items() if holds]


def fits_feeder(zone: Zone, layout: Layout) -> bool:
    feeders = [other for other in layout.zone if other.name == zone.fed_by]
    return zone.per_seat and any(other.per_seat and other.family == zone.family > 0 for other in feeders)


def named_lists(layout: Layout) -> tuple[list[str], ...]:
    return layout.kind_names, layout.zones.names, [*layout.field_names], layout.op_names, layout.action_names
