"""layout.toml, the schema of a game's packed state: positions, names and visibility of everything in it.

Read by each game's `game.py` and by tools/layout.py, which writes the game's compiled `layout.py` from it.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from iseki.core.word import CARDS, FRAME

Viewers = Literal["all", "owner", "nobody"]


class KindGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Kinds of cards whose ids lie side by side, first to last. constants: each kind gets a name of its own in layout.py."""

    group: str
    names: tuple[str, ...]
    constants: bool = False


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of cards. family: index of the cards that may be confused there, 0 where all lie face up."""

    name: str
    meaning: str
    seen_by: Viewers
    per_seat: bool = False
    family: int = 0


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the state. cap: what an observation divides it by; 0 leaves it out (bookkeeping)."""

    name: str
    meaning: str
    per_seat: bool = False
    length: int = 1
    cap: int = 0


class OpEntry(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    meaning: str


class Verb(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions `verb:value`. Values are listed, or are the kinds of the groups in `of`; none means the bare verb."""

    verb: str
    meaning: str
    values: tuple[str, ...] = ()
    of: tuple[str, ...] = ()


class Constant(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed number or an option's value, fixed for the whole game."""

    name: str
    meaning: str
    length: int = 1


class Layout(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The whole schema. Positions follow from the order of the entries: append, never insert."""

    seats: int
    cards: int
    copies: int
    known_layers: int
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
    def zone_names(self) -> list[str]:
        return [f"{zone.name}{seat}" if zone.per_seat else zone.name for zone in self.zone for seat in range(self.count(zone.per_seat))]

    @cached_property
    def zone_families(self) -> list[int]:
        return [zone.family for zone in self.zone for _ in range(self.count(zone.per_seat))]

    @cached_property
    def action_names(self) -> list[str]:
        return [name for verb in self.action for name in self.names_of(verb)]

    @cached_property
    def field_names(self) -> dict[str, int]:
        """Name in JSON -> position in the state: `score0`, `parent`."""
        names: dict[str, int] = {}
        for field, at in self.field_positions:
            several = self.count(field.per_seat) * field.length
            names |= {f"{field.name}{i}" if several > 1 else field.name: at + i for i in range(several)}
        return names

    @cached_property
    def field_positions(self) -> list[tuple[Field, int]]:
        out, at = [], CARDS + self.cards
        for field in self.field:
            out.append((field, at))
            at += self.count(field.per_seat) * field.length
        return out

    @cached_property
    def stack_position(self) -> int:
        return CARDS + self.cards + sum(self.count(field.per_seat) * field.length for field in self.field)

    @cached_property
    def size(self) -> int:
        """Words of a state."""
        return self.stack_position + self.stack * FRAME

    def count(self, per_seat: bool) -> int:
        return self.seats if per_seat else 1

    def first_kind(self, group: str) -> int:
        names = [entry.group for entry in self.kind]
        return sum(len(entry.names) for entry in self.kind[: names.index(group)])

    def names_of(self, verb: Verb) -> list[str]:
        kinds = [name for group in self.kind if group.group in verb.of for name in group.names]
        values = [*verb.values, *kinds]
        return [f"{verb.verb}:{value}" for value in values] or [verb.verb]

    def position(self, field: str) -> int:
        return next(at for entry, at in self.field_positions if entry.name == field)


def read_layout(folder: Path) -> Layout:
    """The schema in `folder/layout.toml`. Raises msgspec.ValidationError naming the entry at fault."""
    return msgspec.toml.decode((folder / "layout.toml").read_bytes(), type=Layout)
