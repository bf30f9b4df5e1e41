"""The round (R-3)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.cards import hand_count
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, chance, hold, legal, load, next_turn, play, turn


def round_over(s: State) -> State:
    """Everybody passes; hands are kept; up to the first turn of the next round."""
    while at.round(s) == 1:
        play(s, "done") if asked(s) == "keep_hand" else next_turn(s)
    return chance(s)


@clause("R-3.1")
def test_the_game_lasts_five_rounds() -> None:
    s = turn()
    rounds = []
    while not s.is_terminal():
        rounds.append(int(at.round(s)))
        play(s, "done") if asked(s) == "keep_hand" else next_turn(s)
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]


@clause("R-3.2")
def test_each_player_draws_until_the_hand_holds_five_cards() -> None:
    s = chance(load(3).new_initial_state())
    assert [int(hand_count(s, seat)) for seat in range(3)] == [5, 5, 5]
    assert [s.count(at.DECK + seat) for seat in range(3)] == [6 - 5] * 3


@clause("R-3.2", "R-3.3")
def test_hands_are_drawn_clockwise_from_the_starting_player() -> None:
    s = load(3, first_player=1).new_initial_state()
    seats = []
    while s.is_chance_node():
        seats += [int(s.seat())] if asked(s) == "hand" else []
        play(s, legal(s)[0])
    assert seats == [1] * 5 + [2] * 5 + [0] * 5


@clause("R-3.2", "R-5.3")
def test_a_hand_of_more_than_five_draws_nothing_and_loses_nothing() -> None:
    s = turn("fear fear horse rope dog axe flask", deck="machete torch")
    assert cards(round_over(s), at.HAND) == cards(turn("fear fear horse rope dog axe flask", deck="machete torch"), at.HAND)
    assert sorted(cards(s, at.DECK)) == ["machete", "torch"]


@clause("R-3.2")
def test_a_deck_too_small_is_drawn_to_its_end() -> None:
    s = round_over(turn("fear", deck="machete torch"))
    assert sorted(cards(s, at.HAND)) == ["fear", "machete", "torch"] and s.count(at.DECK) == 0


@clause("R-3.3")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    s = chance(load(3, first_player=1).new_initial_state())
    seats = []
    for _ in range(3):
        seats.append(int(s.current_player()))
        next_turn(s)
    assert seats == [1, 2, 0]


@clause("R-3.3")
def test_who_has_passed_is_skipped_and_the_last_one_takes_turn_after_turn() -> None:
    s = turn("funding_car", seats=3, coin=10)
    at.set_passed(s, 1, 1)
    play(s, "buy:horse", "end_turn")
    assert chance(s).current_player() == 2
    play(s, "pass", "end_turn")
    assert chance(s).current_player() == 0
    play(s, "buy:pack_donkey", "end_turn")
    assert chance(s).current_player() == 0


@clause("R-3.4")
def test_the_round_ends_when_all_have_passed() -> None:
    s = turn("fear")
    play(s, "pass", "end_turn", "pass")
    assert at.round(s) == 1 and legal(s)[-1] == "end_turn"
    play(s, "end_turn")
    assert asked(s) == "keep_hand"


@clause("R-3.5")
def test_a_hand_may_hold_more_than_five_cards_in_a_turn() -> None:
    s = hold(turn("fear fear horse rope dog"), "pack_donkey")
    play(chance(play(chance(play(s, "play:pack_donkey", "draw:1")), "draw:1")), "end_turn")
    assert hand_count(s, 0) == 5 + 2
