"""What lies on the table, and the questions that are asked about it."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from tests.oracle import questions
from tests.oracle.garakutarium.cards import CHARACTERS, J, deck_of
from tests.oracle.questions import put_question, value

Option: TypeAlias = bool | int | str | tuple[int, ...]
T = TypeVar("T")

DEFAULTS: dict[str, Option] = {
    "deck_out": "reshuffle_junk",
    "empty_pile_allowed": False,
    "special_relic_purifies": True,
    "curse_as_relic_purifies": True,
    "re_explore_triggers_via_detective": True,
    "detective_must_take": True,
    "mad_scientist_payment": "clamp_at_zero",
    "skill_without_effect_allowed": True,
    "curse_numbers": (1, 3, 5, 7),
    "first_parent": "random",
    "turn_limit": 200,
}


@dataclass(frozen=True)
class Start:
    """How a game begins: by the rules, or, for tests, as if it had gone on for a while. lying: cards by zone, `loot0` to `junk1`."""

    scores: tuple[int, int] = (2, 2)  # G-2.4
    turns: int = 0
    lying: Mapping[str, Sequence[str]] = field(default_factory=dict)  # G-2.6


def two_areas() -> tuple[list[str], list[str]]:
    return [], []


@dataclass
class Table:
    """All zones of G-3.1. The deck is `deck`, whose order nobody knows, under `top`, whose last card is drawn first (G-3.6)."""

    options: Mapping[str, Option]
    scores: list[int]
    parent: int = 0
    turns: int = 0
    mad: bool = False
    deck: list[str] = field(default_factory=list)
    top: list[str] = field(default_factory=list)
    dug: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    making: list[str] = field(default_factory=list)
    looked: list[str] = field(default_factory=list)
    loot: tuple[list[str], list[str]] = field(default_factory=two_areas)
    junk: tuple[list[str], list[str]] = field(default_factory=two_areas)
    secret: tuple[list[str], list[str]] = field(default_factory=two_areas)
    revealed: tuple[list[str], list[str]] = field(default_factory=two_areas)
    removed: list[str] = field(default_factory=lambda: list(CHARACTERS))

    def lying(self) -> Iterator[tuple[str, str]]:
        """Every card with its zone, under the names that saved positions use."""
        for zone in ("dug", "closed", "beside", "open", "making", "looked", "removed"):
            yield from ((zone, card) for card in getattr(self, zone))
        for zone in ("loot", "junk", "secret", "revealed"):
            yield from ((f"{zone}{seat}", card) for seat in (0, 1) for card in getattr(self, zone)[seat])
        yield from (("deck", card) for card in self.deck + self.top)

    def gain(self, seat: int, points: int) -> None:
        """Add points, or take them away, never below zero (G-11)."""
        self.scores[seat] = max(0, self.scores[seat] + points)

    def shuffle_all(self) -> None:
        """Deck and both junk areas become the new deck (G-9.4)."""
        self.deck += self.top
        self.top.clear()
        self.shuffle_junk()

    def shuffle_junk(self) -> None:
        for area in self.junk:
            self.deck += area
            area.clear()

    def junk_with_j(self) -> list[str] | None:
        return next((area for area in self.junk if J in area), None)


Question: TypeAlias = questions.Question[Table]
Asked: TypeAlias = Generator[Question, str, T]


def ask(table: Table, seat: int, names: Iterable[str]) -> Asked[str]:
    """Ask, and give the answer's value: `A3` of `hide:A3`, `done` of `done`."""
    answer = yield from put_question(table, seat, names)
    return value(answer) or answer


def new_table(options: Mapping[str, Option], start: Start) -> Table:
    chosen = DEFAULTS | dict(options)
    numbers = chosen["curse_numbers"]
    assert isinstance(numbers, tuple)
    table = Table(chosen, list(start.scores), turns=start.turns, deck=deck_of(numbers))
    for zone, cards in start.lying.items():
        for card in cards:
            table.deck.remove(card)
            getattr(table, zone[:-1])[int(zone[-1])].append(card)
    return table
