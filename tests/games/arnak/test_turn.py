"""The turn (R-4)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from tests.clauses import clause
from tests.games.arnak.positions import asked, chance, hold, idols, lay, legal, play, resources, site, stand, turn, verbs, why


@clause("R-4.1")
def test_a_turn_cannot_end_before_its_main_action() -> None:
    s = play(turn("funding_car"), "play:funding_car")
    assert "end_turn" not in legal(s) and why(s, "end_turn") == "R-4.1"
    play(s, "pass")
    assert "end_turn" in legal(s)


@clause("R-4.1")
def test_a_second_main_action_is_not_possible() -> None:
    s = play(turn(coin=9), "buy:horse")
    assert legal(s) == ["end_turn"]
    assert why(s, "buy:pack_donkey") == why(s, "pass") == why(s, "dig:camp_1.1") == "R-4.2"


@clause("R-4.2")
def test_every_kind_of_main_action_is_open_at_the_start_of_a_turn() -> None:
    s = turn("fear steam_boat machete", coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)
    lay(stand(site(s, "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1"), at.SILVER, "assistant_buyer")
    assert verbs(s) >= {"play", "dig", "discover", "buy", "glass", "assist", "pass"}
    assert "play:machete" in legal(s) and "assist:assistant_buyer" in legal(s)


@clause("R-4.2", "R-4.3")
@pytest.mark.parametrize("action", ["play:machete", "play:sundial", "assist:assistant_buyer", "pass", "buy:horse", "dig:camp_1.1"])
def test_main_actions_use_the_main_action_up(action: str) -> None:
    s = lay(turn("fear machete sundial", coin=9, tablet=3), at.SILVER, "assistant_buyer")
    assert at.main_used(play(s, action)) == 1


@clause("R-4.3")
@pytest.mark.parametrize("action", ["play:funding_car", "slot:arrowhead", "boon:guardian_08", "assist:assistant_coins"])
def test_free_actions_leave_the_main_action(action: str) -> None:
    s = lay(idols(turn("funding_car", tablet=1), crates=1), at.SILVER, "assistant_coins")
    play(lay(s, at.BOON, "guardian_08"), action)
    assert at.main_used(s) == 0


@clause("R-4.4")
def test_free_actions_are_open_before_the_main_action_after_it_and_at_each_question_within() -> None:
    s = turn("funding_car horse", deck="fear")
    assert "play:funding_car" in legal(s)
    assert "play:funding_car" in legal(play(s, "play:horse"))
    assert "play:funding_car" in legal(play(s, "decline")) and "end_turn" in legal(s)


@clause("R-4.4")
def test_free_actions_are_open_to_the_seat_whose_turn_it_is_alone() -> None:
    s = hold(turn("funding_car"), "funding_ship", seat=1)
    assert s.current_player() == 0 and "play:funding_ship" not in legal(s)
    assert "play:funding_ship" in legal(chance(play(s, "pass", "end_turn")))


@clause("R-4.5")
def test_a_coin_for_a_purchase_is_fetched_before_it_is_chosen() -> None:
    s = turn("funding_car", coin=3)
    assert "buy:horse" not in legal(s)
    assert "buy:horse" in legal(play(s, "play:funding_car"))


@clause("R-4.5")
def test_inside_a_payment_no_free_action_is_taken() -> None:
    s = play(turn("funding_car funding_ship fear"), "dig:camp_1.1")
    assert asked(s) == "spend" and verbs(s) == {"spend"}


@clause("R-4.6")
def test_a_trip_inside_a_main_action_is_part_of_it() -> None:
    s = play(turn("sturdy_boots", seats=4), "play:sturdy_boots", "dig:camp_1.1")
    assert resources(s) == {"compass": 1, "coin": 2}
    assert legal(s) == ["end_turn"]


@clause("R-4.7")
def test_the_turn_ends_explicitly_also_when_nothing_else_is_left() -> None:
    s = play(turn(), "pass")
    assert legal(s) == ["end_turn"] and s.current_player() == 0
    assert chance(play(s, "end_turn")).current_player() == 1


@clause("R-4.7", "R-6.7")
def test_travel_icons_not_used_are_lost_at_the_end_of_the_turn() -> None:
    s = turn()
    at.set_kept(s, 3, 2)
    play(s, "pass", "end_turn")
    assert [int(at.kept(s, i)) for i in range(4)] == [0, 0, 0, 0]
