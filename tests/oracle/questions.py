"""How an oracle asks, whatever its game: it yields a question, and is sent the name of an answer. Nothing here knows an engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

CHANCE = -1

Table = TypeVar("Table")


@dataclass(frozen=True)
class Question(Generic[Table]):
    """Seat (or CHANCE), every legal answer with its weight, and the table as it lies while the question is open."""

    seat: int
    legal: Mapping[str, int]
    table: Table


def put_question(table: Table, seat: int, names: Iterable[str]) -> Generator[Question[Table], str, str]:
    """The whole answer: `hide:A3`."""
    return (yield Question(seat, dict.fromkeys(names, 1), table))


def ask_chance(table: Table, verb: str, pieces: Iterable[str]) -> Generator[Question[Table], str, str]:
    """One of the pieces at random: twins make their kind likelier."""
    weights = {f"{verb}:{piece}": copies for piece, copies in Counter(pieces).items()}
    return value((yield Question(CHANCE, weights, table)))


def value(answer: str) -> str:
    """`A3` of `hide:A3`; nothing of `done`."""
    return answer.partition(":")[2]
