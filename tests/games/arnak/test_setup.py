"""Set-up (R-2)."""

from __future__ import annotations

from collections import Counter

import pytest

import iseki.games.arnak.layout as at
from iseki.core.errors import BadOption
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, legal, load, play, resources, row_names

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def set_up(seats: int, seed: int = 1, **options: object) -> State:
    """A set-up by chance, up to the first hands."""
    s = load(seats, **options).new_initial_state()
    rng = Rng(seed)
    while asked(s) != "hand":
        s.play(s.sample_chance(rng))
    return s


def at_positions(s: State, zone: int) -> list[int]:
    """How many pieces lie at each position."""
    return [s.count(zone + p) for p in range(17)]


@clause("R-2.1")
def test_the_bird_temple_is_the_usual_side_and_the_snake_temple_an_option() -> None:
    assert not at.snake(load().new_initial_state())
    assert at.snake(load(board="snake").new_initial_state())


@clause("R-2.2")
def test_items_and_artifacts_are_two_face_down_decks() -> None:
    s = set_up(2)
    assert s.count(at.ITEM_DECK) == 40 - 5 and s.count(at.ARTIFACT_DECK) == 35 - 1
    assert s.count(at.ITEM_EXILE) == s.count(at.ARTIFACT_EXILE) == 0
    assert not any(s.visible(card, 2) for card in range(s.game.cards) if s.zone(card) in (at.ITEM_DECK, at.ARTIFACT_DECK))


@clause("R-2.3")
@SEATS
def test_two_fear_cards_for_each_player_leave_the_fear_deck(seats: int) -> None:
    s = set_up(seats)
    assert s.count(at.FEAR_DECK) == 19 - 2 * seats
    assert all(s.visible(card, seats) for card in range(s.game.cards) if s.zone(card) == at.FEAR_DECK)


@clause("R-2.4")
def test_the_row_starts_with_one_artifact_and_five_items() -> None:
    s = set_up(3)
    items = row_names(s)[1:]
    assert s.game.kind_names.index(row_names(s)[0]) >= at.ARTIFACT
    assert all(at.ITEM <= s.game.kind_names.index(name) < at.ARTIFACT for name in items) and len(set(items)) == 5


@clause("R-2.5")
def test_all_sixteen_idols_lie_at_the_twelve_positions_four_of_them_face_down() -> None:
    s = set_up(2)
    assert at_positions(s, at.IDOL_AT) == [0] * 5 + [1] * 8 + [2] * 4 and s.count(at.IDOL_BAG) == 0
    known = [s.visible(card, 2) for card in range(s.game.cards) if at.IDOL_AT <= s.zone(card) < at.IDOL_AT + 17]
    assert sum(known) == 12 and len(known) == 8 + 2 * 4


@clause("R-2.6")
def test_two_players_play_without_the_second_spaces_four_with_all() -> None:
    assert bin(at.blocked(set_up(2))) == bin(0b1010101010)
    assert at.blocked(set_up(4)) == 0


@clause("R-2.6")
def test_with_three_players_three_of_the_five_second_spaces_are_covered_by_lot() -> None:
    s = load(3, first_player=0).new_initial_state()
    assert legal(s) == [f"block:camp_{i}" for i in (1, 2, 3, 4, 5)]
    play(s, "block:camp_2", "block:camp_5", "block:camp_1")
    assert asked(s) != "block" and at.blocked(s) == 0b1000001010


@clause("R-2.7")
def test_tiles_and_guardians_are_three_face_down_stacks() -> None:
    s = set_up(2)
    assert [s.count(zone) for zone in (at.LEVEL1_STACK, at.LEVEL2_STACK, at.GUARDIAN_STACK)] == [10, 6, 15]
    assert at_positions(s, at.SITE_AT) == [0] * 17 == at_positions(s, at.GUARDIAN_AT)


@clause("R-2.8")
@SEATS
def test_each_temple_stack_has_a_tile_for_each_player(seats: int) -> None:
    assert at.temple_stack(set_up(seats)) == seats


@clause("R-2.9")
@pytest.mark.parametrize(
    ("board", "seats", "dealt"), [("bird", 2, 7), ("bird", 3, 9), ("bird", 4, 11), ("snake", 2, 8), ("snake", 3, 10), ("snake", 4, 12)]
)
def test_bonus_tiles_lie_on_the_track_and_one_for_each_player_in_the_lost_temple(board: str, seats: int, dealt: int) -> None:
    s = set_up(seats, board=board)
    assert sum(s.count(at.BONUS_AT + node) for node in range(15)) == dealt
    assert all(s.count(at.BONUS_AT + node) == at.tiles_at(s, node) for node in range(15))
    assert at.temple_left(s) == seats and s.count(at.BONUS_POOL) == 18 - dealt


@clause("R-2.10")
@pytest.mark.parametrize(
    ("board", "seats", "stacks"), [("bird", 2, [4, 4, 4]), ("snake", 2, [3, 3, 4]), ("snake", 3, [3, 3, 3]), ("snake", 4, [3, 3, 2])]
)
def test_assistants_lie_in_three_stacks_and_on_the_snake_side_one_for_each_player_can_be_rescued(
    board: str, seats: int, stacks: list[int]
) -> None:
    s = set_up(seats, board=board)
    assert [s.count(at.ASSISTANT_TOP + i) + at.stack_left(s, i) for i in range(3)] == stacks
    assert s.count(at.RESCUE_TOP) + at.rescue_left(s) == 12 - sum(stacks) == (seats if board == "snake" else 0)


@clause("R-2.10")
def test_only_the_tops_of_the_assistant_stacks_are_seen() -> None:
    s = set_up(2, board="snake")
    assert s.count(at.ASSISTANT_POOL) == 12 - 4
    assert not any(s.visible(card, viewer) for card in range(s.game.cards) if s.zone(card) == at.ASSISTANT_POOL for viewer in range(3))


@clause("R-2.11")
def test_a_player_starts_with_six_shuffled_cards_and_both_tokens_at_the_start_of_the_track() -> None:
    s = set_up(2)
    assert Counter(cards(s, at.DECK + 1)) == {"funding_car": 1, "funding_ship": 1, "exploration_car": 1, "exploration_ship": 1, "fear": 2}
    assert at.glass(s, 1) == at.notebook(s, 1) == 0 and at.figures(s, 1) == 0
    assert not any(s.visible(card, viewer) for card in range(s.game.cards) if s.zone(card) == at.DECK + 1 for viewer in range(3))


@clause("R-2.12")
def test_the_starting_player_is_drawn_by_lot_or_given() -> None:
    s = load(4).new_initial_state()
    assert legal(s) == ["starter:0", "starter:1", "starter:2", "starter:3"]
    assert at.starter(play(s, "starter:2")) == 2
    assert at.starter(load(4, first_player=3).new_initial_state()) == 3


@clause("R-2.12")
def test_a_seat_that_nobody_has_cannot_start() -> None:
    with pytest.raises(BadOption, match="option first_player cannot be 2 with 2 seats; it can be random, 0, 1"):
        load(2, first_player=2)


@clause("R-2.13")
def test_starting_resources_follow_the_order_of_the_first_round() -> None:
    s = load(4, first_player=2).new_initial_state()
    assert [resources(s, seat) for seat in (2, 3, 0, 1)] == [
        {"coin": 2},
        {"coin": 1, "compass": 1},
        {"coin": 2, "compass": 1},
        {"coin": 1, "compass": 2},
    ]
