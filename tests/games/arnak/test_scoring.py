"""The end of the game and scoring (R-19)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.games.arnak.rules.scoring import ahead, card_points, fear_points, idol_points, research_points, temple_tile_points
from iseki.games.arnak.rules.track import LOST_TEMPLE
from tests.clauses import clause
from tests.games.arnak.positions import (
    cards,
    chance,
    hold,
    idols,
    lay,
    over,
    own,
    play,
    points,
    research,
    site,
    stand,
    tied_in_the_lost_temple,
    turn,
)


@clause("R-19.1")
def test_after_round_five_archaeologists_come_home_with_fear_and_all_else_is_skipped() -> None:
    s = stand(site(turn("horse", deck="rope", round_number=5), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    at.set_passed(s, 1, 1)
    chance(play(s, "pass", "end_turn"))
    assert s.is_terminal() and at.round(s) == 5
    assert cards(s, at.PLAY) == ["fear"] and cards(s, at.HAND) == ["horse"] and at.figures(s, 0) == 0


@clause("R-19.2")
def test_both_tokens_score_the_value_of_their_row() -> None:
    s = turn()
    glass = next(node for node in range(15) if at.row_of(s, node) == 5)
    notebook = next(node for node in range(15) if at.row_of(s, node) == 3)
    assert research_points(s, 0) == 0
    assert research_points(research(s, glass, notebook), 0) == 9 + 2


@clause("R-19.2", "R-15.1")
@pytest.mark.parametrize(("arrival", "worth"), [(1, 23), (2, 21), (3, 20), (4, 19)])
def test_in_the_lost_temple_the_place_of_arrival_scores(arrival: int, worth: int) -> None:
    s = research(turn(), LOST_TEMPLE, 0)
    at.set_arrival(s, 0, arrival)
    assert at.row_of(s, LOST_TEMPLE) == 8 and research_points(s, 0) == worth


@clause("R-19.3")
def test_temple_tiles_score_two_six_or_eleven() -> None:
    s = turn()
    for stack, many in ((0, 2), (3, 1), (5, 1)):
        at.set_temple_tiles(s, stack, 0, many)
    assert temple_tile_points(s, 0) == 2 * 2 + 6 + 11


@clause("R-19.4", "R-10.2", "R-10.4")
@pytest.mark.parametrize(
    ("crates", "slots", "worth"), [(0, 0, 1 + 2 + 3 + 4), (2, 0, 2 * 3 + 10), (1, 2, 3 * 3 + 3 + 4), (0, 4, 4 * 3 + 0)]
)
def test_idols_score_three_and_empty_slots_their_value(crates: int, slots: int, worth: int) -> None:
    assert idol_points(idols(turn(), crates, slots), 0) == worth


@clause("R-19.5", "R-9.7")
def test_guardians_score_five_boon_used_or_not() -> None:
    s = turn()
    before = points(s)
    assert points(lay(lay(s, at.BOON, "guardian_01"), at.BOON_USED, "guardian_02")) == before + 5 + 5


@clause("R-19.6")
def test_items_and_artifacts_score_in_deck_hand_and_play_area_and_not_in_exile() -> None:
    """Sea Turtle 1, Ostrich 1 and Pack Donkey 1 count; Horse in exile does not."""
    s = lay(turn("sea_turtle", deck="ostrich", play="pack_donkey"), at.ITEM_EXILE, "horse")
    assert card_points(s, 0) == 1 + 1 + 1


@clause("R-19.7")
def test_fear_scores_minus_one_wherever_it_lies_and_a_fear_tile_minus_two() -> None:
    s = turn("fear", deck="fear", play="fear")
    at.set_fear_tiles(s, 0, 2)
    assert fear_points(s, 0) == 3 * -1 + 2 * -2


@clause("R-19.8")
def test_resources_and_assistants_score_nothing_and_a_total_may_be_negative() -> None:
    s = turn("", deck="", play="fear " * 9)
    before = points(s)
    own(lay(s, at.SILVER, "assistant_coins"), coin=9, jewel=9)
    assert points(s) == before == 10 - 9
    at.set_fear_tiles(s, 0, 1)
    assert points(s) == 1 - 2


@clause("R-19.9")
def test_most_points_win() -> None:
    s = over(3)
    hold(s, "sea_turtle", seat=1)
    assert [points(s, seat) for seat in range(3)] == [8, 9, 8]
    assert s.returns() == [-0.5, 1.0, -0.5]


@clause("R-19.9")
def test_of_tied_players_the_one_who_reached_the_lost_temple_first_wins() -> None:
    assert tied_in_the_lost_temple().returns() == [-1.0, 1.0]


@clause("R-19.9")
def test_if_no_tied_player_arrived_more_research_wins_and_else_they_share() -> None:
    """Seat 1 has a point of row 1 and seat 0 the point of an item."""
    s = over(3)
    assert s.returns() == [0.0, 0.0, 0.0]
    research(hold(s, "sea_turtle"), glass=1, seat=1)
    assert points(s, 0) == points(s, 1) == 8 + 1
    assert s.returns() == [-0.5, 1.0, -0.5]
    research(hold(s, "ostrich", seat=2), seat=1)
    assert points(s, 0) == points(s, 2) == 8 + 1 and s.returns() == [0.25, -0.5, 0.25]


@clause("R-19.10")
def test_the_ranking_goes_by_total_then_arrival_then_research() -> None:
    s = over(4)
    hold(s, "sea_turtle")
    research(s, glass=1, seat=1)
    assert ahead(s, 0, 2) > 0 and ahead(s, 1, 0) > 0 and ahead(s, 2, 3) == 0
    at.set_arrival(s, 3, 4)
    at.set_fear_tiles(s, 3, 9)
    assert ahead(s, 3, 2) == 19 - 2 * 9 > 0
