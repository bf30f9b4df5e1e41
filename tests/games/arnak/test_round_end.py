"""The end of rounds one to four (R-18)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.cards import PLAYER_CARDS
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, chance, lay, legal, play, row, row_names, site, stand, turn


def ended(s: State, *answers: str) -> State:
    """Both players pass; seat 0 answers for its hand, then everything is kept and dealt; up to the next turn."""
    at.set_passed(s, 1, 1)
    chance(play(s, "pass", "end_turn"))
    play(s, *answers)
    while asked(s) == "keep_hand":
        play(s, "done")
    return chance(s)


@clause("R-18.1", "R-24.51")
def test_fear_of_the_way_home_comes_before_the_shuffle_and_the_row_before_the_next_round() -> None:
    s = stand(site(turn("horse rope dog axe flask", deck=""), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    ended(s)
    assert cards(s, at.PLAY) == [] and cards(s, at.DECK) == ["fear"]
    assert at.round(s) == 2 and asked(s) == "turn"


@clause("R-18.2", "R-9.8")
def test_both_archaeologists_come_home_with_a_fear_card_for_each_from_a_site_with_a_guardian() -> None:
    s = site(turn(), "l1_low_1", "l1_jewel", "guardian_01")
    site(s, "l1_low_2", "l1_plane_wreck")
    stand(s, "l1_low_1", "l1_low_2")
    before = s.count(at.FEAR_DECK)
    ended(s)
    assert at.figures(s, 0) == 0 and s.count(at.FEAR_DECK) == before - 1


@clause("R-18.2", "R-24.22")
@pytest.mark.parametrize(("ends", "where", "fear"), [(False, at.OUT, 0), (True, at.OUT, 1), (True, at.PLAY, 0)])
def test_war_mask_protects_on_the_way_home_with_the_option_only_from_the_play_area(ends: bool, where: int, fear: int) -> None:
    s = stand(site(turn(effects_end_with_card=ends), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    lay(s, where, "war_mask")
    at.set_shield(s, 0, 1)
    before = s.count(at.FEAR_DECK)
    ended(s)
    assert before - s.count(at.FEAR_DECK) == fear


@clause("R-18.2")
def test_the_last_fear_card_goes_to_the_first_player_in_turn_order() -> None:
    s = turn(first_player=0)
    at.set_starter(s, 1)
    for place, seat, name in (("l1_low_1", 0, "guardian_01"), ("l1_low_2", 1, "guardian_02")):
        stand(site(s, place, guardian=name), place, seat=seat)
    for card in [card for card in range(PLAYER_CARDS) if s.zone(card) == at.FEAR_DECK][1:]:
        s.lay(card, at.OUT)
    ended(s)
    assert [int(at.fear_tiles(s, seat)) for seat in (0, 1)] == [1, 0]


@clause("R-18.3")
def test_each_card_of_the_hand_is_put_into_the_play_area_or_kept() -> None:
    s = turn("fear horse rope", deck="dog axe flask torch machete")
    at.set_passed(s, 1, 1)
    play(s, "pass", "end_turn", "put:horse")
    assert legal(s) == ["put:rope", "done"]
    play(s, "done")
    assert cards(s, at.PLAY) == ["horse"] and sorted(cards(s, at.HAND)) == ["fear", "rope"]


@clause("R-18.3")
def test_each_choice_of_cards_to_put_down_is_reached_once() -> None:
    """Two equal Fear cards and a rope: put 0, 1 or 2 Fear and the rope or not: 3 * 2 = 6 ways."""
    s = turn("fear fear rope", deck="dog")
    at.set_passed(s, 1, 1)
    play(s, "pass", "end_turn")

    def ways(s: State) -> list[tuple[str, ...]]:
        if s.seat() != 0 or asked(s) != "keep_hand":
            return [tuple(cards(s, at.PLAY))]
        return [way for name in legal(s) for way in ways(play(s.clone(), name))]

    found = ways(s)
    assert sorted(found) == sorted(set(found)) and len(found) == 3 * 2


@clause("R-18.4")
def test_items_bought_in_the_round_lie_above_the_cards_of_the_play_area() -> None:
    s = chance(play(turn("fear", deck="", play="dog axe", coin=4), "buy:horse", "end_turn"))
    chance(play(s, "pass", "end_turn"))
    ended(s, "put:fear")
    assert set(cards(s, at.HAND)) == {"horse", "dog", "axe", "fear"}


@clause("R-18.5", "R-16.6")
def test_all_assistants_are_ready_again() -> None:
    s = lay(lay(turn(), at.SILVER_USED, "assistant_coins"), at.GOLD_USED, "assistant_tablet")
    ended(s)
    assert cards(s, at.SILVER) == ["assistant_coins"] and cards(s, at.GOLD) == ["assistant_tablet"]


@clause("R-18.6")
def test_the_cards_beside_the_staff_go_to_exile_and_two_artifacts_are_dealt() -> None:
    s = ended(row(turn(), "sundial", "horse rope dog axe flask"))
    assert cards(s, at.ARTIFACT_EXILE) == ["sundial"] and cards(s, at.ITEM_EXILE) == ["horse"]
    assert row_names(s)[2:] == ["rope", "dog", "axe", "flask"]
    assert all(s.game.kind_names.index(name) >= at.ARTIFACT for name in row_names(s)[:2])


@clause("R-18.6")
@pytest.mark.parametrize(("rule", "gone"), [("beside", []), ("nearest", ["rope"])])
def test_with_a_gap_beside_the_staff_nothing_is_exiled_or_the_nearest_by_option(rule: str, gone: list[str]) -> None:
    s = row(turn(coin=4, staff_exile=rule), "sundial", "horse rope dog axe flask")
    for card in range(PLAYER_CARDS):
        if s.zone(card) == at.ITEM_DECK:
            s.lay(card, at.OUT)
    play(s, "buy:horse", "end_turn")
    chance(play(s, "pass", "end_turn"))
    ended(s)
    assert cards(s, at.ITEM_EXILE) == gone


@clause("R-18.7")
def test_the_marker_goes_to_the_next_player_clockwise() -> None:
    s = turn(seats=3)
    at.set_passed(s, 2, 1)
    ended(s)
    assert at.starter(s) == 1 and s.current_player() == 1


@clause("R-18.8")
def test_the_next_round_starts_with_drawing_up_to_five_cards() -> None:
    s = ended(turn("horse", deck="dog axe"))
    assert sorted(cards(s, at.HAND)) == ["axe", "dog", "horse"] and s.count(at.HAND + 1) == 5


@clause("R-18.9")
def test_effects_of_the_round_end_and_what_lies_on_the_island_stays() -> None:
    s = site(turn(tablet=3), "l1_low_1", "l1_jewel", "guardian_01")
    at.set_planes(s, 0, 1)
    at.set_shield(s, 0, 1)
    ended(s)
    assert (at.planes(s, 0), at.shield(s, 0), at.passed(s, 0), at.tablet(s, 0)) == (0, 0, 0, 3)
    assert cards(s, at.SITE_AT + 5) == ["l1_jewel"] and cards(s, at.GUARDIAN_AT + 5) == ["guardian_01"]
