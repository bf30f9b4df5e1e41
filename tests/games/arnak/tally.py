"""Points counted again from components.toml, piece by piece: what rules/scoring.py must agree with."""

from __future__ import annotations

from typing import NamedTuple

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.data import components
from tests.games.arnak.positions import cards

OWN = (at.DECK, at.DECK_TOP, at.HAND, at.ASIDE, at.PLAY)


class Tally(NamedTuple):
    """The categories of R-19.2 to R-19.7."""

    research: int
    temple: int
    idols: int
    guardians: int
    cards: int
    fear: int


def tally(s: State, seat: int) -> Tally:
    return Tally(research(s, seat), temple(s, seat), idols(s, seat), guardians(s, seat), printed(s, seat), fear(s, seat))


def research(s: State, seat: int) -> int:
    track = components().research["snake" if at.snake(s) else "bird"]
    glass, notebook = track.node[at.glass(s, seat)], track.node[at.notebook(s, seat)]
    rows = {row.row: row for row in track.row}
    arrival = int(at.arrival(s, seat))
    first = track.lost_temple.arrival_vp[arrival - 1] if arrival else rows[glass.row].magnifying_glass_vp if glass.row else 0
    return first + (rows[notebook.row].notebook_vp if notebook.row else 0)


def temple(s: State, seat: int) -> int:
    return sum(tile.vp * int(at.temple_tiles(s, stack, seat)) for stack, tile in enumerate(components().temple_tile))


def idols(s: State, seat: int) -> int:
    slots = s.count(at.SLOT + seat)
    empty = components().idol_slots.empty_vp_left_to_right[slots:]
    return components().scoring.idol * (s.count(at.CRATE + seat) + slots) + sum(empty)


def guardians(s: State, seat: int) -> int:
    printed = {tile.id: tile.vp for tile in components().guardian}
    return sum(printed[name] for zone in (at.BOON, at.BOON_USED) for name in cards(s, zone + seat))


def own_cards(s: State, seat: int) -> list[str]:
    return [name for zone in OWN for name in cards(s, zone + seat)]


def printed(s: State, seat: int) -> int:
    """Items and artifacts."""
    points = {card.id: card.vp for card in components().card}
    return sum(points[name] for name in own_cards(s, seat) if name != "fear")


def fear(s: State, seat: int) -> int:
    """A tile stands for a card where Fear is unlimited (R-25.13)."""
    scoring = components().scoring
    each = scoring.fear_card if at.fear_unlimited(s) else scoring.fear_tile
    return scoring.fear_card * own_cards(s, seat).count("fear") + each * int(at.fear_tiles(s, seat))
