"""What actions promise before they are played, and the quick play that follows them."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.game import GAME
from tests.games.arnak.positions import asked, idols, lay, legal, load, play, points, research, site, stand, turn


def urge(s: State, name: str) -> float:
    assert name in legal(s)
    return float(s.game.evaluator.urge(s, s.string_to_action(name)))


def quick(s: State, seed: int = 1) -> str:
    return s.action_to_string(int(s.game.evaluator.rollout(s, Rng(seed), s.game.buffer)))


def test_five_points_for_three_coins_worth_promise_much() -> None:
    """Guardian 4 costs 2 coins and an arrowhead (2.2): it gives 5 points and spares Fear."""
    s = stand(site(turn(coin=2, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_04"), "l1_low_1")
    assert urge(s, "overcome:l1_low_1") == max(urge(s, name) for name in legal(s))


def test_discovering_promises_more_than_a_camp() -> None:
    s = turn("funding_car fear", compass=3)
    assert urge(s, "discover:l1_low_1") > urge(s, "dig:camp_1.1")


def test_fear_is_spent_before_a_card_that_gives_something() -> None:
    s = play(turn("funding_car fear"), "dig:camp_1.1")
    assert urge(s, "spend:fear") > urge(s, "spend:funding_car")
    assert quick(s) == "spend:fear"


def test_fear_is_exiled_and_a_good_card_never() -> None:
    s = play(lay(turn("gold_pan", play="fear"), at.SILVER, "assistant_exile"), "assist:assistant_exile")
    assert urge(s, "exile_play:fear") > 0 > urge(s, "exile_hand:gold_pan")


def test_the_last_slots_cost_more_than_they_give() -> None:
    """The first slot costs 1 point for an arrowhead, the fourth 4."""
    assert urge(idols(turn(), crates=1), "slot:arrowhead") > 0 > urge(idols(turn(), crates=1, slots=3), "slot:arrowhead")


def test_the_lost_temple_promises_most() -> None:
    """From row 7 (16 points) to the first place in the temple (23) for 5.1 coins."""
    s = research(turn(coin=1, compass=1, jewel=1, round_number=5), glass=12)
    assert urge(s, "glass:14") == max(urge(s, name) for name in legal(s)) > 0


def test_nothing_to_gain_means_passing() -> None:
    s = turn(round_number=5)
    assert urge(s, "pass") == 0
    assert quick(s) == "pass"


def test_a_free_action_waits_until_what_was_begun_is_done() -> None:
    s = play(lay(turn("funding_car gold_pan", play="fear"), at.SILVER, "assistant_exile"), "assist:assistant_exile")
    assert urge(s, "play:gold_pan") < 0


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_every_question_of_a_game_has_a_quick_answer(board: str) -> None:
    """Quick play by four reaches the end of the game with more points than the 9 or so that lie there at the start."""
    s, rng = load(4, board=board).new_initial_state(), Rng(2)
    while not s.is_terminal():
        s.play_chance(rng)
        if not s.is_terminal():
            action = int(s.game.evaluator.rollout(s, rng, s.game.buffer))
            assert action in s.legal_actions()
            s.play(action)
    assert sum(points(s, seat) for seat in range(4)) > 80


def test_the_position_rests_between_two_actions_only() -> None:
    s = turn("funding_car fear")
    assert s.game.evaluator.resting(s)
    play(s, "dig:camp_1.1")
    assert asked(s) == "spend"
    assert not s.game.evaluator.resting(s)


def test_quick_play_stops_with_the_round() -> None:
    root, later = turn(), turn(round_number=2)
    assert not root.game.evaluator.settled(root, root, 0)
    assert root.game.evaluator.settled(later, root, 5)
    assert GAME.name == "arnak"
