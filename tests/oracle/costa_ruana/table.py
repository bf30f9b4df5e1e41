"""What lies on the table, and the questions that are asked about it."""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypeVar

from tests.oracle import questions
from tests.oracle.questions import put_question, value

LIMIT = 7  # C-2.9
ISLANDS = {2: 4, 3: 6, 4: 7, 5: 9, 6: 10}  # C-2.2
SIGN = {"place_natives": "plus", "return_natives": "minus", "move_native": "arrow", "move_treasure": "chest"}
DATA = Path(__file__).parents[3] / "src/iseki/games/costa_ruana/components.toml"

Option: TypeAlias = bool | str
T = TypeVar("T")

DEFAULTS: dict[str, Option] = {  # C-14
    "scoring": "treasures_only",
    "last_refill": "deal_what_is_left",
    "copy_timing": "owner_turn",
    "copy_native_return": "end_of_effects",
    "effects_mandatory": True,
    "shaman_tie": "current_shaman_last",
    "shaman_decline_round_1": False,
    "reveal_hut_totals": False,
}


@dataclass
class Played:
    """A card on the table. place: `up1`, `down0`. before: whom it affects."""

    place: str
    card: str
    before: int
    used: bool = False


@dataclass
class Table:
    """All zones of C-3.1. islands: treasures, and natives by seat. standing: on which card the native of a seat stands."""

    options: Mapping[str, Option]
    seats: int
    pile: list[str]
    islands: list[tuple[int, list[int]]]
    hands: list[list[str]] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    half_played: tuple[str, str] | None = None
    discard: list[str] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    hut: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    standing: dict[int, Played] = field(default_factory=dict)
    tiles: list[str] = field(default_factory=lambda: ["yellow", "blue"])
    shaman: int = 0
    round: int = 0

    def order(self) -> list[int]:
        """Clockwise from the Shaman."""
        return [(self.shaman + i) % self.seats for i in range(self.seats)]

    def room(self, island: int) -> int:
        return LIMIT - sum(self.islands[island][1])

    def natives(self, seat: int) -> list[int]:
        """Natives of a seat on each island."""
        return [tribes[seat] for _, tribes in self.islands]

    def move_treasures(self, island: int, n: int) -> None:
        treasures, tribes = self.islands[island]
        self.islands[island] = (treasures + n, tribes)

    def active(self, card: str) -> bool:
        return card.partition("-")[0] in self.tiles

    def lying(self) -> Iterator[tuple[str, str]]:
        """Every card with its zone, under the names that saved positions use."""
        yield from (("pile", card) for card in self.pile)
        yield from (("discard", card) for card in self.discard)
        yield from ((f"hand{seat}", card) for seat, hand in enumerate(self.hands) for card in hand)
        yield from ((played.place, played.card) for played in self.played)
        if self.half_played:
            yield self.half_played


@cache
def printed() -> tuple[tuple[str, int], ...]:
    """Kind and notches of the 72 cards."""
    cards = tomllib.loads(DATA.read_text(encoding="utf-8"))["card"]
    return tuple((f"{card['colour']}-{SIGN[card['effect']]}{number(card)}", card["notches"]) for card in cards)


def number(card: Mapping[str, object]) -> str:
    return str(card["value"]) if card["effect"] in ("place_natives", "return_natives") else ""


def new_table(seats: int, options: Mapping[str, Option]) -> Table:
    islands = [(4 if i < 2 else 5, [0] * seats) for i in range(ISLANDS[seats])]  # C-2.6
    table = Table(DEFAULTS | dict(options), seats, [kind for kind, notches in printed() if notches <= seats], islands)  # C-1.4
    table.hands = [[] for _ in range(seats)]
    table.supply, table.hut, table.gained = [10] * seats, [0] * seats, [0] * seats
    return table


# ---------------------------------------------------------------- questions
Question: TypeAlias = questions.Question[Table]
Asked: TypeAlias = Generator[Question, str, T]


def ask_number(table: Table, seat: int, verb: str, numbers: Iterable[int], *others: str) -> Asked[int | None]:
    """Ask for a seat or an island; None for any other answer."""
    answer = yield from put_question(table, seat, [*(f"{verb}:{n}" for n in numbers), *others])
    return None if answer in others else int(value(answer))
