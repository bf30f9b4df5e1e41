"""The observation tensor: what a seat knows as numbers, its own zones first. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.word import CARDS, LAYER, SEEN

if TYPE_CHECKING:
    from iseki.core.state import State


@final
class Observation:
    """Where each part of the tensor lies. Built by core/layout.py from layout.toml; one shape for all seats and options.

    parts: (name, offset, size). zone: for each viewer and zone, the offset of its counts.
    field: for each public field its position, its number of seats (1 for none) and its cap.
    """

    def __init__(self, parts: list[tuple[str, int, int]], copies: int, zone: list[int], layers: int, field: list[int]) -> None:
        self.parts: Final = parts
        self.offset: Final = {name: start for name, start, _ in parts}
        self.size: i64 = parts[-1][1] + parts[-1][2]
        self.copies: float = 1.0 / float(copies)
        self.zone: vec[i64] = vec[i64]([i64(x) for x in zone])
        self.layers: i64 = layers
        self.layer: i64 = self.offset["known_layers"]
        self.fields: i64 = self.offset["fields"]
        self.field: vec[i64] = vec[i64]([i64(x) for x in field])
        self.asked: i64 = self.offset["asked"]
        self.source: i64 = self.offset["source"]
        self.buffer: vec[float] = vec[float]([0.0] * int(self.size))


def observe(s: State, viewer: i64) -> list[float]:
    """A new list of `observation.size` numbers in [0, 1]."""
    out = s.game.observation.buffer
    write(s, viewer, out)
    return [x for x in out]  # noqa: C416 compiled to a plain loop


def write(s: State, viewer: i64, out: vec[float]) -> None:
    """Overwrite `out`. A card whose face is hidden from `viewer` counts as unknown, never as its kind."""
    o = s.game.observation
    i: i64 = 0
    while i < o.size:
        out[i] = 0.0
        i += 1
    write_cards(s, viewer, out)
    write_fields(s, viewer, out)
    if s.v[0] != 0:
        out[o.asked + s.v[s.v[0]]] = 1.0
        if s.source() > 0:
            out[o.source + s.source() - 1] = 1.0


def write_cards(s: State, viewer: i64, out: vec[float]) -> None:
    """For each zone the cards of each kind and the unknown ones; for known layers of a deck, top-most last, the card."""
    g = s.game
    o = g.observation
    width = g.kinds + 1
    base = viewer * g.zones
    unknown = 1.0 / float(g.cards)
    card: i64 = 0
    while card < g.cards:
        w = s.v[CARDS + card]
        layer = w >> LAYER & 255
        known = w >> (SEEN + viewer) & 1 != 0
        column = g.kind[card] if known else width - 1
        out[o.zone[base + (w & 255)] + column] += o.copies if known else unknown
        if 0 < layer <= o.layers:
            out[o.layer + (layer - 1) * width + column] = 1.0
        card += 1


def write_fields(s: State, viewer: i64, out: vec[float]) -> None:
    """Public fields divided by their cap; those of a seat from the viewer's on, clockwise, absent seats zero."""
    o = s.game.observation
    first = viewer if viewer < s.game.seats else 0
    at = o.fields
    i: i64 = 0
    while i < i64(len(o.field)):
        per = o.field[i + 1]
        k: i64 = 0
        while k < per and k < s.game.seats:
            turned = (first + k) % s.game.seats if per > 1 else 0
            x = float(s.v[o.field[i] + turned]) / float(o.field[i + 2])
            out[at + k] = 1.0 if x > 1.0 else x
            k += 1
        at += per
        i += 3
