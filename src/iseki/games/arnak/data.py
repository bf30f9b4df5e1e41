"""What the engine and the texts read of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from iseki.core.layout import Layout, read_layout
from iseki.games.arnak.effects import Cost, Effect, Icon, Level

FOLDER = Path(__file__).parent


class Named(Struct, frozen=True):
    """Fields common to all entries."""

    id: str
    kind: str
    name_en: str
    name_ja: str


class Card(Named, frozen=True):
    cost: Cost
    vp: int
    travel: tuple[Icon, ...]
    free: bool
    exile_self: bool
    effect: Effect
    count: int
    play_cost: Cost = Cost()
    playable: bool = True
    count_per_player: int = 0


class Site(Named, frozen=True):
    effect: Effect
    count: int


class Position(Struct, frozen=True):
    """A place on the map. site: the camp printed there."""

    id: str
    level: Level
    row: int
    col: int
    spaces_bird: tuple[tuple[Icon, ...], ...]
    spaces_snake: tuple[tuple[Icon, ...], ...]
    discover_cost: Cost
    site: str = ""
    idols_face_up: int = 0
    idols_face_down: int = 0
    blockable_space: int = 0


class Guardian(Named, frozen=True):
    cost: Cost
    boon_travel: tuple[Icon, ...]
    boon_effect: Effect
    boon_free: bool
    vp: int


class Idol(Named, frozen=True):
    effect: Effect
    vp: int
    count: int


class IdolSlots(Struct, frozen=True):
    slots: int
    empty_vp_left_to_right: tuple[int, ...]
    options: tuple[Effect, ...]


class Assistant(Named, frozen=True):
    free: bool
    main: bool
    silver: Effect
    gold: Effect
    count: int


class BonusTile(Named, frozen=True):
    effect: Effect
    count: int


class Node(Struct, frozen=True):
    """A research space. tiles: bonus tiles at the start with 2, 3, 4 players."""

    id: str
    row: int
    col: int
    start: bool
    lost_temple: bool
    tiles: tuple[int, int, int]
    pick_one: bool
    rescue: bool


class Edge(Struct, frozen=True, rename={"source": "from", "target": "to"}):
    source: str
    target: str
    cost: Cost


class Row(Struct, frozen=True):
    row: int
    magnifying_glass_effect: Effect
    magnifying_glass_vp: int
    notebook_effect: Effect
    notebook_vp: int


class LostTemple(Struct, frozen=True):
    node: str
    arrival_vp: tuple[int, ...]


class Track(Struct, frozen=True):
    """The research track of a side of the board."""

    node: tuple[Node, ...]
    edge: tuple[Edge, ...]
    row: tuple[Row, ...]
    lost_temple: LostTemple


class TempleTile(Struct, frozen=True):
    id: str
    vp: int
    cost_bird: Cost
    cost_snake: Cost


class Meta(Struct, frozen=True):
    rounds: int
    hand_size_at_round_start: int


class SeatStart(Cost, frozen=True):
    turn_order: int = 0


class PlayersStart(Struct, frozen=True):
    players: int
    blocked_camp_second_spaces: int
    temple_tiles_per_stack: int
    lost_temple_bonus_tiles: int
    fear_supply: int
    bird_assistant_stacks: tuple[int, int, int]
    snake_rescue_stack: int
    snake_assistant_stacks: tuple[int, int, int]


class StartDeck(Struct, frozen=True):
    cards: tuple[str, ...]


class Pilot(Struct, frozen=True):
    cost: Cost


class Setup(Struct, frozen=True):
    seat: tuple[SeatStart, ...]
    start_deck: StartDeck
    players: tuple[PlayersStart, ...]
    pilot: Pilot


class Scoring(Struct, frozen=True):
    idol: int
    empty_idol_slot: tuple[int, ...]
    guardian: int
    fear_card: int
    fear_tile: int
    lost_temple_arrival: tuple[int, ...]


class Components(Struct, frozen=True):
    """components.toml as the printed pieces."""

    meta: Meta
    setup: Setup
    scoring: Scoring
    card: tuple[Card, ...]
    site: tuple[Site, ...]
    position: tuple[Position, ...]
    guardian: tuple[Guardian, ...]
    idol: tuple[Idol, ...]
    idol_slots: IdolSlots
    assistant: tuple[Assistant, ...]
    bonus_tile: tuple[BonusTile, ...]
    research: dict[str, Track]
    temple_tile: tuple[TempleTile, ...]


@cache
def components() -> Components:
    return msgspec.toml.decode((FOLDER / "components.toml").read_bytes(), type=Components)


@cache
def layout() -> Layout:
    return read_layout(FOLDER)
