"""What a viewer sees of a game of Costa Ruana: the JSON that goes to pages, bots and researchers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["setup", "face_up", "face_down", "native", "flip", "effects", "shaman", "over"]
Colour = Literal["yellow", "red", "blue", "pink"]
Judged = Literal["top", "below_tie", "tied", "empty", "no_treasure"]


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One player. hand: None for a card that the viewer may not know. supply: natives at home.

    hut: treasures, None where the viewer may not see them (C-3.2). gained: treasures in the latest collection.
    points: what is compared at the end, None before it.
    """

    hand: tuple[str | None, ...]
    supply: int
    gained: int
    hut: int | None = None
    points: int | None = None


class TableCard(Struct, frozen=True):
    """A card on the table. place: its zone, `up2` or `down2` for a card that seat 2 has played face up or face down.

    before: the seat that it affects, None while that is being chosen. copiers: seats whose natives stand on it.
    used: its effect has been carried out in this round.
    """

    place: str
    kind: str | None
    by: int
    before: int | None
    copiers: tuple[int, ...]
    used: bool


class IslandView(Struct, frozen=True):
    """An island. natives: by seat. taker: who would take a treasure now, and why or why nobody would (C-9.2, C-9.3, C-9.7)."""

    treasures: int
    natives: tuple[int, ...]
    taker: int | None
    judged: Judged


class View(Struct, frozen=True):
    """The table from one side. Cards are kinds: `red-plus3`, `blue-minus1`, `pink-arrow`, `yellow-chest`.

    turn: the round, 0 before the first. step: of the seven steps of a round (C-4.2), 0 where none is under way.
    tiles: the colours of the two visible sides. islands are called 1, 2, ... in sentences, and 0, 1, ... in actions.
    limit: natives on an island at most. respect: natives at home count too (C-11.3).
    """

    viewer: int
    turn: int
    rounds: int
    phase: Phase
    step: int
    shaman: int | None
    tiles: tuple[Colour, Colour] | None
    pile: int
    seats: tuple[SeatView, ...]
    islands: tuple[IslandView, ...]
    table: tuple[TableCard, ...]
    discard: tuple[str, ...]
    limit: int
    respect: bool
