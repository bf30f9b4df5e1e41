"""What a viewer sees of a game of Arnak: the JSON that goes to pages, bots and researchers.

Pieces are kinds of components.toml, None where the viewer may not know one. Costs are numbers by resource, card, idol or travel icon.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Cost = dict[str, int]
Cards = tuple[str, ...]
Hidden = tuple[str | None, ...]
TieBreak = Literal["", "arrival", "research", "shared"]


class Space(Struct, frozen=True, omit_defaults=True):
    """A place for one archaeologist. id: as in `dig:camp_1.2`. cost: travel. seat: who stands there."""

    id: str
    cost: Cost
    seat: int | None = None
    blocked: bool = False


class Place(Struct, frozen=True, omit_defaults=True):
    """A position of the map. tier 0 camps, 3 level II; columns from 1. discover: price besides travel. site: None while undiscovered."""

    id: str
    level: Literal["camp", "level1", "level2"]
    tier: int
    column: int
    spaces: tuple[Space, ...]
    discover: Cost
    site: str | None = None
    guardian: str | None = None
    idols: Hidden = ()


class Bridge(Struct, frozen=True, rename={"source": "from", "target": "to"}):
    source: int
    target: int
    cost: Cost


class Node(Struct, frozen=True, omit_defaults=True):
    """A research space; its number is that of `glass:<number>`. row 0 start, 8 Lost Temple. tiles: bonus tiles left."""

    row: int
    column: int
    tiles: Cards = ()
    pick_one: bool = False
    rescue: bool = False


class TrackRow(Struct, frozen=True):
    """Points of a row by token; its effects are the pieces `row.<side>.<row>.<glass|notebook>`."""

    row: int
    glass: int
    notebook: int


class TempleStack(Struct, frozen=True):
    """id: as in `temple:gold`."""

    id: str
    points: int
    left: int
    cost: Cost


class Track(Struct, frozen=True):
    """places_left: points of the Lost Temple not taken yet, best first. bonus: its tiles, those the viewer has looked at by name."""

    nodes: tuple[Node, ...]
    bridges: tuple[Bridge, ...]
    rows: tuple[TrackRow, ...]
    temple: tuple[TempleStack, ...]
    places_left: tuple[int, ...]
    bonus: Hidden


class Stack(Struct, frozen=True):
    """A stack of assistants. top: None when it is empty. below: those under the top, the next one first."""

    top: str | None
    below: Hidden


class Supply(Struct, frozen=True, omit_defaults=True):
    """The supply board. row: six places, `gap` where no card lies; the first `staff` are left of the moon staff.

    revealed: shown for a purchase. Decks and stacks are counted; `*_deck_top` is their top card where the viewer knows it.
    """

    row: Cards
    staff: int
    item_deck: int
    artifact_deck: int
    fear_deck: int
    level1_stack: int
    level2_stack: int
    guardian_stack: int
    assistants: tuple[Stack, ...]
    item_deck_top: str | None = None
    artifact_deck_top: str | None = None
    revealed: Cards = ()
    item_exile: Cards = ()
    artifact_exile: Cards = ()
    out: Cards = ()
    rescue: Stack | None = None


class Points(Struct, frozen=True):
    """Points as R-19 would count them now. Which cards a seat owns is known to all (R-23.2)."""

    research: int
    temple: int
    idols: int
    guardians: int
    cards: int
    fear: int
    total: int


class Assistant(Struct, frozen=True):
    kind: str
    gold: bool
    ready: bool


class Guardian(Struct, frozen=True):
    kind: str
    used: bool


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One player. deck: cards in it; deck_known: from the top, () when the viewer knows none. aside: set aside for a moment (R-24.24).

    home: archaeologists on the player board. crates, slots: own idols. temple: tiles by stack. arrival: 1 to 4, 0 not there.
    """

    coin: int
    compass: int
    tablet: int
    arrowhead: int
    jewel: int
    hand: Hidden
    deck: int
    play: Cards
    home: int
    glass: int
    notebook: int
    points: Points
    temple: tuple[int, ...]
    deck_known: Hidden = ()
    aside: Hidden = ()
    crates: Hidden = ()
    slots: Hidden = ()
    assistants: tuple[Assistant, ...] = ()
    guardians: tuple[Guardian, ...] = ()
    arrival: int = 0
    fear_tiles: int = 0
    passed: bool = False
    shield: bool = False
    planes: bool = False


class Payment(Struct, frozen=True):
    """A travel cost that is being paid: the icons it asks for, those provided by a discount and spent so far."""

    cost: Cost
    discount: Cost
    spent: Cost


class Pending(Struct, frozen=True, omit_defaults=True):
    """Something begun and not finished, the topmost first. kind: the op, as in `decision.<kind>`. source: the piece that asks, or ""."""

    kind: str
    seat: int
    source: str = ""


class View(Struct, frozen=True, omit_defaults=True):
    """The table from one side. kept: travel icons left over in this turn. main_used: the turn's main action is taken.

    slot_points: of an empty slot, from the left. prices: what an action (`buy:rope`) costs now, where the effect that asks lowers it.
    ranks: at the end the place of each seat, equal for those who share one. tie_break: what decided between equal points (R-19.9).
    """

    viewer: int
    side: Literal["bird", "snake"]
    turn: int
    round: int
    rounds: int
    starter: int
    active: int
    main_used: bool
    seats: tuple[SeatView, ...]
    supply: Supply
    places: tuple[Place, ...]
    track: Track
    slot_points: tuple[int, ...]
    pilot: int
    kept: Cost
    payment: Payment | None = None
    pending: tuple[Pending, ...] = ()
    prices: dict[str, Cost] = field(default_factory=dict)
    over: bool = False
    ranks: tuple[int, ...] = ()
    tie_break: TieBreak = ""
