"""Passing (R-17)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from tests.clauses import clause
from tests.games.arnak.positions import asked, chance, legal, play, resources, row, turn


@clause("R-17.1")
def test_passing_is_always_legal_while_the_main_action_is_unused() -> None:
    assert "pass" in legal(turn())
    assert "pass" not in legal(turn(main_used=1))


@clause("R-17.2")
def test_who_has_passed_takes_no_more_turns_in_the_round() -> None:
    s = chance(play(turn(), "pass", "end_turn"))
    assert s.current_player() == 1
    chance(play(s, "pass", "end_turn"))
    assert asked(s) == "keep_hand"


@clause("R-17.2")
def test_free_actions_may_follow_the_pass_in_the_same_turn() -> None:
    s = play(turn("funding_car"), "pass", "play:funding_car")
    assert resources(s) == {"coin": 1} and s.current_player() == 0


@clause("R-17.2", "R-25.11")
def test_with_the_option_the_pass_ends_the_turn_at_once() -> None:
    s = play(turn("funding_car", pass_ends_turn=True), "pass")
    assert chance(s).current_player() == 1


@clause("R-17.3")
def test_pass_to_gain_marks_the_player_as_passed_and_gives_the_benefit() -> None:
    s = play(turn("sundial", tablet=1), "play:sundial")
    before = resources(s)
    play(s, *[name for name in ("option:1", "accept") if name in legal(s)][:1])
    play(s, *["accept"] * ("accept" in legal(s)))
    assert before == {} and resources(s) == {"jewel": 1} and at.passed(s, 0) == 1


@clause("R-17.3")
def test_pass_to_gain_is_not_open_after_another_main_action() -> None:
    used = play(turn("watch", main_used=1), "play:watch")
    assert not at.passed(used, 0) and asked(used) == "turn"


@clause("R-17.4")
def test_a_bought_sundial_may_be_resolved_with_its_pass() -> None:
    s = row(turn(compass=9), "sundial")
    play(s, "buy:sundial")
    while at.passed(s, 0) == 0:
        play(s, "option:1" if "option:1" in legal(s) else "accept")
    assert resources(s)["jewel"] == 1
