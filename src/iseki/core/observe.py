"""The observation tensor: what a seat knows as numbers, its own zones first. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.word import CARDS, LAYER, SEEN

if TYPE_CHECKING:
    from iseki.core.state import State

CAP: Final = 0  # how a number is told: divided by arg; anything above is 1
BITS: Final = 1  # 0 or 1 for each of arg bits
ONE_HOT: Final = 2  # 1 in the place of its value, of arg places
RELATIVE: Final = 3  # 1 in the place of the seat it names, arg = the viewer
ENTRY: Final = 4  # numbers for each: position in the state, offset in the tensor, how, arg
LAYERS: Final = 256


@final
class Observation:
    """Where each part of the tensor lies. Built by core/observation.py from layout.toml; one shape for all seats and options.

    parts: (name, offset, size). zone: for each viewer and zone, the offset of its counts. ordered: for each viewer and zone, the
    offsets of its layers from the top and from the bottom, and their numbers. accepts: for each zone, where its columns
    begin in `columns`, and their number; a kind's column is found there. numbers: for each viewer, ENTRY for each public number.
    buffer: all zero between two observations; few numbers are not, so those are listed in `touched` while one is written.
    """

    def __init__(
        self,
        parts: list[tuple[str, int, int]],
        copies: int,
        zone: list[int],
        ordered: list[list[int]],
        accepts: list[tuple[int, int]],
        columns: list[int],
        numbers: list[list[int]],
    ) -> None:
        self.parts: Final = parts
        self.offset: Final = {name: start for name, start, _ in parts}
        self.size: i64 = parts[-1][1] + parts[-1][2]
        self.copies: float = 1.0 / float(copies)
        self.zone: vec[i64] = packed(zone)
        self.ordered: Final = [packed(rows) for rows in ordered]
        self.columns_at: vec[i64] = packed([at for at, _ in accepts])
        self.unknown: vec[i64] = packed([many for _, many in accepts])
        self.columns: vec[i64] = packed(columns)
        self.numbers: Final = [packed(entries) for entries in numbers]
        self.asked: i64 = self.offset["asked"]
        self.source: i64 = self.offset["source"]
        self.buffer: vec[float] = vec[float]([0.0] * int(self.size))
        self.touched: vec[i64] = packed([0] * int(self.size))
        self.written: i64 = 0
        self.layers: vec[i64] = packed([0] * LAYERS)


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(x) for x in numbers])


def observe(s: State, viewer: i64) -> list[float]:
    """A new list of `observation.size` numbers in [0, 1]."""
    o = s.game.observation
    write(s, viewer)
    out = [0.0] * int(o.size)
    i: i64 = 0
    while i < o.written:
        at = o.touched[i]
        out[at] = o.buffer[at]
        o.buffer[at] = 0.0
        i += 1
    o.written = 0
    return out


def write(s: State, viewer: i64) -> None:
    """Fill the buffer. A card whose face is hidden from `viewer` counts as unknown, never as its kind."""
    o = s.game.observation
    write_cards(s, viewer)
    write_layers(s, viewer)
    write_numbers(s, viewer)
    if s.v[0] != 0:
        add(o, o.asked + s.game.asked[s.v[s.v[0]]], 1.0)
        if s.source() > 0:
            add(o, o.source + s.source() - 1, 1.0)


def add(o: Observation, at: i64, share: float) -> None:
    """Shares may sum up to a hair more than 1."""
    x = o.buffer[at]
    if x == 0.0:
        o.touched[o.written] = at
        o.written += 1
    x += share
    o.buffer[at] = 1.0 if x > 1.0 else x


def column(s: State, viewer: i64, card: i64, zone: i64) -> i64:
    """Where a card is counted within its zone's part: by kind, or last if unknown."""
    g = s.game
    o = g.observation
    if s.v[CARDS + card] >> (SEEN + viewer) & 1 != 0:
        return o.columns[o.columns_at[zone] + g.kind[card]]
    return o.unknown[zone]


def write_cards(s: State, viewer: i64) -> None:
    """For each zone the cards of each kind and the unknown ones."""
    g = s.game
    o = g.observation
    v = s.v
    base = viewer * g.zones
    unknown = 1.0 / float(g.cards)
    card: i64 = 0
    while card < g.cards:
        w = v[CARDS + card]
        zone = w & 255
        if w >> (SEEN + viewer) & 1 != 0:
            add(o, o.zone[base + zone] + o.columns[o.columns_at[zone] + g.kind[card]], o.copies)
        else:
            add(o, o.zone[base + zone] + o.unknown[zone], unknown)
        card += 1


def write_layers(s: State, viewer: i64) -> None:
    """For each deck its first and last layers one by one: the card, or the shares of kinds in it."""
    rows = s.game.observation.ordered[viewer]
    i: i64 = 0
    while i < i64(len(rows)):
        write_deck(s, viewer, rows[i], rows[i + 1], rows[i + 2], rows[i + 3], rows[i + 4])
        i += 5


def write_deck(s: State, viewer: i64, deck: i64, top: i64, tops: i64, bottom: i64, bottoms: i64) -> None:
    g = s.game
    o = g.observation
    v = s.v
    layers = o.layers
    width = g.observation.unknown[deck] + 1
    family = g.family[deck]
    end = g.family_end[family]
    highest = count_layers(s, deck)
    card = g.family_first[family]
    while card < end and highest >= 0:
        w = v[CARDS + card]
        if w & 255 == deck:
            layer = w >> LAYER & 255
            share = 1.0 / float(layers[layer])
            if highest - layer < tops:
                add(o, top + (highest - layer) * width + column(s, viewer, card, deck), share)
            if layer < bottoms:
                add(o, bottom + layer * width + column(s, viewer, card, deck), share)
        card += 1
    while highest >= 0:  # zeros again for the next deck
        layers[highest] = 0
        highest -= 1


def count_layers(s: State, deck: i64) -> i64:
    """Write how many cards lie in each layer of a deck, above zeros. Returns the highest layer, -1 for an empty deck."""
    g = s.game
    v = s.v
    layers = g.observation.layers
    highest: i64 = -1
    family = g.family[deck]
    card = g.family_first[family]
    end = g.family_end[family]
    while card < end:
        w = v[CARDS + card]
        if w & 255 == deck:
            layer = w >> LAYER & 255
            layers[layer] += 1
            if layer > highest:
                highest = layer
        card += 1
    return highest


def write_numbers(s: State, viewer: i64) -> None:
    """The fields that the viewer may see; those of a seat from the viewer's on, clockwise, absent seats zero."""
    numbers = s.game.observation.numbers[viewer]
    i: i64 = 0
    while i < i64(len(numbers)):
        x = s.v[numbers[i]]
        if x != 0 or numbers[i + 2] >= ONE_HOT:
            write_number(s, x, numbers[i + 1], numbers[i + 2], numbers[i + 3])
        i += ENTRY


def write_number(s: State, x: i64, at: i64, how: i64, arg: i64) -> None:
    o = s.game.observation
    if how == CAP:
        add(o, at, float(x) / float(arg))
    elif how == BITS:
        i: i64 = 0
        while i < arg:
            if x >> i & 1:
                add(o, at + i, 1.0)
            i += 1
    elif how == ONE_HOT:
        if 0 <= x < arg:
            add(o, at + x, 1.0)
    elif 0 <= x < s.game.seats:
        seats = s.game.seats
        add(o, at + (x + seats - arg) % seats, 1.0)
