"""A whole game, from the set-up to the last point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.oracle.arnak.rounds import rounds
from tests.oracle.arnak.scoring import score, winners
from tests.oracle.arnak.setup import set_up
from tests.oracle.arnak.table import DEFAULTS, Asked, Option, Player, Start, Table
from tests.oracle.arnak.turn import take_free


@dataclass(frozen=True)
class Result:
    table: Table
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def game(seats: int, options: Mapping[str, Option], start: Start | None = None) -> Asked[Result]:
    """Options left out have their defaults (R-27)."""
    table = Table(DEFAULTS | dict(options), [Player(seat) for seat in range(seats)], take_free)
    yield from set_up(table, start or Start())
    yield from rounds(table)
    return Result(table, tuple(score(table, player) for player in table.players), tuple(winners(table)))
