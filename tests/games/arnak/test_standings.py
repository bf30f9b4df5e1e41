"""Places at the end, and what the view says decided between equal points (R-19.9, R-19.10)."""

from __future__ import annotations

from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from iseki.games.arnak.view import TieBreak
from tests.clauses import clause
from tests.games.arnak.positions import hold, over, points, research, tied_in_the_lost_temple, turn


def standing(s: State) -> tuple[tuple[int, ...], TieBreak]:
    view = PRESENT.view(s, 0)
    return view.ranks, view.tie_break


def test_nobody_has_a_place_while_the_game_goes_on() -> None:
    assert standing(turn()) == ((), "")


@clause("R-19.9")
def test_where_one_has_most_points_nothing_has_to_decide_and_the_others_share_a_place() -> None:
    """An item of 1 point: 9 against 8 and 8."""
    assert standing(hold(over(3), "sea_turtle", seat=1)) == ((2, 1, 2), "")


@clause("R-19.9")
def test_equal_points_are_decided_by_the_lost_temple_where_one_of_them_is_there() -> None:
    assert standing(tied_in_the_lost_temple()) == ((2, 1), "arrival")


@clause("R-19.9")
def test_else_by_research_and_what_is_equal_in_that_too_is_shared() -> None:
    """Seat 1 has a point of row 1 and seat 0 the point of an item."""
    s = research(hold(over(3), "sea_turtle"), glass=1, seat=1)
    assert points(s, 0) == points(s, 1) == 8 + 1
    assert standing(s) == ((2, 1, 3), "research")

    assert standing(over(3)) == ((1, 1, 1), "shared")
