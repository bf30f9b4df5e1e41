"""Random games of every registered game at tables of every kind: what must hold in every position (core/check.py)."""

from __future__ import annotations

import pytest

from iseki.core.check import Watch
from iseki.core.registry import game_type, games
from iseki.core.word import FRAME
from tests.clauses import case
from tests.random_play.tables import MIXTURES, tables, told, values, watched

IN_CI, IN_SOAK = 3_000, 100_000


@pytest.mark.long
@case("B-074", "B-083", "B-096")
@pytest.mark.parametrize("name", games())
def test_thousands_of_random_games_show_no_fault(name: str) -> None:
    """Something is always legal, each card lies where it may, the stack is bounded, the game ends; and what the game itself adds."""
    sound(name, watched(name, IN_CI), IN_CI)


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_a_hundred_thousand_random_games_show_no_fault(name: str) -> None:
    sound(name, watched(name, IN_SOAK), IN_SOAK)


def sound(name: str, seen: list[Watch], games: int) -> None:
    print(told(name, seen))
    assert [one.fault for one in seen if one.fault] == []
    assert sum(one.games for one in seen) >= games
    assert max(one.deepest for one in seen) < frames(name)


def frames(name: str) -> int:
    """How many frames have room on the stack."""
    game = game_type(name).load()
    return int(game.size - game.stack) // FRAME


@pytest.mark.long
@pytest.mark.parametrize("name", games())
def test_the_tables_have_every_number_of_seats_and_every_value_of_every_option(name: str) -> None:
    kind = game_type(name)
    every = list(tables(kind))
    assert {int(game.seats) for game in every} == set(range(kind.seats[0], kind.seats[1] + 1))
    assert len(every) >= 1 + sum(len(values(spec)) - 1 for spec in kind.options if values(spec)) + MIXTURES
