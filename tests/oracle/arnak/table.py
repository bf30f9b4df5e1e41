"""What lies on the table, and the questions that are asked about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from tests.oracle import questions
from tests.oracle.arnak.box import BONUS, IDOLS, RESOURCES, copies, position_of

Option: TypeAlias = bool | int | str
T = TypeVar("T")

DEFAULTS: dict[str, Option] = {
    "board": "bird",
    "fear_supply": "limited",
    "pass_ends_turn": False,
    "surplus_icons": "kept",
    "star_charts": "up_to_two",
    "effects_end_with_card": False,
    "ocarina_discounts": True,
    "staff_exile": "beside",
    "artifact_declinable": True,
    "first_player": "random",
}


TakeFree: TypeAlias = "Callable[[Table, str], Asked[None]]"


@dataclass
class Assistant:
    name: str
    gold: bool = False
    used: bool = False


@dataclass
class Player:
    """One player's things. deck: layers from the top; inside a layer nobody knows the order."""

    seat: int
    have: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    hand: list[str] = field(default_factory=list)
    deck: list[list[str]] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    fear_tiles: int = 0
    figures: set[str] = field(default_factory=set)
    glass: int = 0
    notebook: int = 0
    arrival: int = 0
    temple: Counter[str] = field(default_factory=Counter)
    crates: int = 0
    slots: int = 0
    boons: list[str] = field(default_factory=list)
    boons_used: list[str] = field(default_factory=list)
    assistants: list[Assistant] = field(default_factory=list)
    passed: bool = False
    shield: bool = False
    planes: bool = False

    def sites(self) -> set[str]:
        """Positions with an own archaeologist (R-22.3)."""
        return {position_of(space) for space in self.figures}

    def gain(self, resources: Mapping[str, int]) -> None:
        for name in RESOURCES:
            self.have[name] += resources.get(name, 0)

    def assistant(self, name: str) -> Assistant:
        return next(one for one in self.assistants if one.name == name)


@dataclass
class Table:
    options: Mapping[str, Option]
    players: list[Player]
    take_free: TakeFree  # how a free action is resolved: turn.py
    turns: int = 0
    round: int = 0
    starter: int = 0
    active: int = 0
    main_used: bool = False
    kept: Counter[str] = field(default_factory=Counter)
    blocked: set[str] = field(default_factory=set)
    row: list[str | None] = field(default_factory=lambda: [None] * 6)
    decks: dict[str, list[list[str]]] = field(default_factory=dict)  # item, artifact, level1, level2: layers from the top
    exiled: dict[str, list[str]] = field(default_factory=lambda: {"item": [], "artifact": []})
    out: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    fear_deck: int = 0
    guardians: list[str] = field(default_factory=list)
    site_at: dict[str, str] = field(default_factory=dict)
    guardian_at: dict[str, str] = field(default_factory=dict)
    idols_left: list[str] = field(default_factory=lambda: copies(IDOLS))
    idol_at: dict[str, str] = field(default_factory=dict)
    idols_gone: int = 0
    assistants_left: list[str] = field(default_factory=list)
    tops: list[str | None] = field(default_factory=lambda: [None] * 3)
    below: list[int] = field(default_factory=lambda: [0] * 3)
    rescue_top: str | None = None
    rescue_below: int = 0
    rescue_seen: list[str] = field(default_factory=list)
    bonus_left: list[str] = field(default_factory=lambda: copies(BONUS))
    bonus_at: dict[int, list[str]] = field(default_factory=dict)
    bonus_gone: list[str] = field(default_factory=list)
    temple_below: int = 0
    temple_seen: list[str] = field(default_factory=list)

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def side(self) -> str:
        return str(self.options["board"])

    def figures(self) -> set[str]:
        return {space for player in self.players for space in player.figures}

    def occupied(self) -> set[str]:
        """Positions with anybody's archaeologist (R-22.2)."""
        return {position_of(space) for space in self.figures()}


@dataclass(frozen=True)
class Start:
    """How a game begins: by the rules, or, for tests, richer. One entry for each seat, nothing where there is none.

    have: resources. cards: in the first deck. tokens: research spaces of magnifying glass and notebook. boons: guardians overcome.
    """

    have: Sequence[Mapping[str, int]] = ()
    cards: Sequence[Sequence[str]] = ()
    tokens: Sequence[tuple[int, int]] = ()
    boons: Sequence[Sequence[str]] = ()


Question: TypeAlias = questions.Question[Table]
Asked: TypeAlias = Generator[Question, str, T]
Names: TypeAlias = Callable[[], Sequence[str]]


def ask_chance(table: Table, pieces: Sequence[str], verb: str = "deal") -> Asked[str]:
    """One of the pieces at random. Nothing is asked where only one lies."""
    return pieces[0] if len(pieces) == 1 else (yield from questions.ask_chance(table, verb, pieces))


def deal(table: Table, pieces: list[str]) -> Asked[str]:
    """One of the pieces at random, which then lies there no more."""
    piece = yield from ask_chance(table, pieces)
    pieces.remove(piece)
    return piece


def deal_layer(table: Table, layers: list[list[str]], bottom: bool = False) -> Asked[str]:
    """The top (bottom) piece of a pile."""
    at = -1 if bottom else 0
    piece = yield from deal(table, layers[at])
    if not layers[at]:
        del layers[at]
    return piece
