"""Search finds what is obvious, counts honestly and leaves the position alone."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.ai.search import Search
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.games.garakutarium.positions import dug, legal, part, play


def searched(state: State, simulations: int, seed: int = 1) -> Search:
    search = Search(state, int(state.current_player()), Rng(seed), 0.7, 1)
    search.run(simulations)
    return search


def best(state: State, simulations: int = 150) -> str:
    return state.action_to_string(searched(state, simulations).best())


def test_the_set_that_wins_the_game_is_made() -> None:
    """25 + 6 for a run of three in one suit reaches 30 in the last part of the turn, and 31 beats 28; a pair's 2 would not.

    Keeping the run for the next turn wins nearly as often, so a few simulations would not tell.
    """
    assert best(part(loot="A3 A4 A5 B3 D7", score=25, opponent=28), 1000) == "run:3-5"


def test_of_two_runs_the_one_that_wins_is_made() -> None:
    """20 + 10 for five in a row wins; 20 + 4 or 20 + 6 for less leaves the turn to the opponent's 29."""
    assert best(part(loot="A1 B2 C3 D4 A5", score=20, opponent=29)) == "run:1-5"


@pytest.mark.parametrize(
    ("offer", "right"),
    [(["hide:A3", "join:A4", "join:A5", "done"], "take:closed"), (["hide:C7", "join:B1"], "take:open")],
)
def test_the_child_takes_the_pile_with_the_winning_set(offer: list[str], right: str) -> None:
    """The child has 24 and wins with A3 A4 A5 (6) in its hands, wherever these lie."""
    state = dug("A3 A4 A5 B1 C7")
    at.set_score(state, 1, 24)

    assert best(play(state, *offer)) == right


def test_visits_add_up_to_the_simulations() -> None:
    state = part(loot="A3 A4 A5 B3 D7")
    table = searched(state, 60).table()

    assert sum(visits for _, visits, _ in table) == 60
    assert [action for action, _, _ in table] == state.legal_actions()
    assert all(0 <= value <= 1 for _, _, value in table)


def test_searching_on_adds_to_what_was_found() -> None:
    state = part(loot="A3 A4 A5 B3 D7")
    search = searched(state, 30)
    search.run(30)

    assert search.table() == searched(state, 60).table()


def test_the_position_is_never_played() -> None:
    state = dug("A1 B2 C3 D4 A5")
    before = state.words()
    searched(state, 40)

    assert state.words() == before


def test_nothing_is_best_before_the_first_simulation() -> None:
    assert searched(dug("A1 B2 C3 D4 A5"), 0).best() == -1


def test_a_forced_move_is_found() -> None:
    state = part(loot="")
    assert legal(state) == ["end_part"]
    assert best(state, 5) == "end_part"
