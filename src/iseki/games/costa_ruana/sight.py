"""What a viewer sees of a position: every card passes the one gate, `State.visible`; huts pass `hut_of`."""

from __future__ import annotations

from typing import Final

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from iseki.core.word import FRAME
from iseki.games.costa_ruana.rules import SLOTS, card_in, lies_before, stands_on, taker
from iseki.games.costa_ruana.view import Colour, Judged, Phase

Names = tuple[str, ...]

COLOURS: Final[tuple[Colour, ...]] = ("yellow", "red", "blue", "pink")
PHASES: Final[dict[str, tuple[Phase, int]]] = {  # and the step of C-4.2
    "show": ("face_up", 1),
    "hide": ("face_down", 2),
    "stand": ("native", 3),
    "flip": ("flip", 4),
    "order": ("effects", 6),
    "draw": ("shaman", 0),
    "accept": ("shaman", 0),
}


def kind_of(state: State, slot: int, viewer: int) -> str | None:
    """The card on the table in a slot, None where the viewer may not know it."""
    card = int(card_in(state, slot))
    return state.game.kind_names[state.game.kind[card]] if card >= 0 and state.visible(card, viewer) else None


def slots(state: State) -> list[int]:
    """Slots in which cards lie, also one whose player is still choosing before whom."""
    return [slot for slot in range(SLOTS) if card_in(state, slot) >= 0]


def place(state: State, slot: int) -> str:
    """Name of the zone: `up2`."""
    return state.game.zone_names[at.UP + slot]


def before_whom(state: State, slot: int) -> int | None:
    seat = int(lies_before(state, slot))
    return seat if seat >= 0 else None


def natives_on(state: State, slot: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(state.game.seats)) if stands_on(state, seat) == slot)


def tiles(state: State) -> tuple[Colour, Colour]:
    """The visible sides."""
    return COLOURS[int(at.tile1(state))], COLOURS[2 + int(at.tile2(state))]


def flipped(state: State, tile: int) -> tuple[Colour, Colour]:
    """The sides that would be visible after the flip of tile 1 or 2 (C-7.3)."""
    first, second = int(at.tile1(state)), int(at.tile2(state))
    return COLOURS[1 - first if tile == 1 else first], COLOURS[2 + (1 - second if tile == 2 else second)]


def colour_of(kind: str) -> str:
    return kind.partition("-")[0]


def hut_of(state: State, seat: int, viewer: int) -> int | None:
    """The gate of C-3.2: treasures in a hut, None where they are not shown."""
    shown = viewer == seat or state.is_terminal() or at.reveal_hut_totals(state) != 0
    return int(at.hut(state, seat)) if shown else None


def on_island(state: State, island: int) -> tuple[int, ...]:
    return tuple(int(at.natives(state, island, seat)) for seat in range(int(state.game.seats)))


def judged(state: State, island: int) -> Judged:
    """How C-9 judges an island as it lies."""
    counts, who = on_island(state, island), int(taker(state, island))
    if max(counts) == 0:
        return "empty"
    if at.treasures(state, island) == 0:
        return "no_treasure"
    if who < 0:
        return "tied"
    return "top" if counts[who] == max(counts) else "below_tie"


def the_shaman(state: State) -> int | None:
    """None before the first is chosen, which CHANCE does last."""
    return None if at.rounds_begun(state) == 0 and state.is_chance_node() else int(at.shaman(state))


def phase(state: State) -> tuple[Phase, int]:
    """Read from the frames, the topmost that tells: what is asked for an effect belongs to the step."""
    if state.is_terminal():
        return "over", 0
    if at.rounds_begun(state) == 0:
        return "setup", 0
    for position in range(int(state.v[0]), int(state.game.stack) - 1, -FRAME):
        name = state.game.ops[int(state.v[position])].name
        if name == "before":
            return PHASES["show" if int(state.v[position + 2]) < at.DOWN - at.UP else "hide"]
        if name in PHASES:
            return PHASES[name]
    return "setup", 0
