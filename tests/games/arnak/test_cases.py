"""Cases of docs/reference/cases.md that no test of a clause shows for Arnak already."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.errors import IllegalAction
from iseki.core.registry import game_type
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    hold,
    idols,
    lay,
    legal,
    load,
    next_turn,
    options,
    play,
    points,
    resources,
    row,
    site,
    stand,
    turn,
    why,
)

RESOURCES_BY_TURN = ({"coin": 2}, {"coin": 1, "compass": 1}, {"coin": 2, "compass": 1}, {"coin": 1, "compass": 2})


def all_pass(s: State) -> State:
    """To the first question of the end of the round, or the end of the game."""
    while asked(s) in ("turn", "refill"):
        next_turn(s)
    return s


def keep_all(s: State) -> State:
    while asked(s) == "keep_hand":
        play(s, "done")
    return chance(s)


# ---------------------------------------------------------------- turns and rounds
@case("B-003")
def test_free_actions_alone_end_no_turn() -> None:
    s = lay(idols(turn("funding_car"), crates=1), at.SILVER, "assistant_tablet")
    play(s, "play:funding_car", "slot:arrowhead", "assist:assistant_tablet")
    assert "end_turn" not in legal(s) and "pass" in legal(s) and why(s, "end_turn") == "R-4.1"


@case("B-004")
def test_the_last_of_four_takes_five_turns_and_the_passed_are_never_asked_again() -> None:
    s = row(turn(seats=4, coin=20), "sundial", "horse rope dog axe flask")
    for seat in (1, 2, 3):
        at.set_passed(s, seat, 1)
    for item in ("horse", "rope", "dog", "axe", "flask"):
        assert s.current_player() == 0 and asked(s) == "turn"
        chance(play(s, f"buy:{item}", "end_turn"))
    assert at.round(s) == 1
    next_turn(s)
    assert asked(s) == "keep_hand" and s.count(at.DECK) >= 5


@case("B-010")
def test_two_cards_kept_are_filled_up_to_five() -> None:
    s = turn("horse rope", deck="dog axe flask torch")
    keep_all(all_pass(s))
    assert s.count(at.HAND) == 5 and {"horse", "rope"} <= set(cards(s, at.HAND)) and s.count(at.DECK) == 2 + 4 - 5


@case("B-010")
def test_a_draw_from_an_empty_deck_does_nothing_within_the_round() -> None:
    s = play(turn("pack_donkey", deck="", play="fear"), "play:pack_donkey")
    assert cards(s, at.HAND) == [] and sorted(cards(s, at.PLAY)) == ["fear", "pack_donkey"]
    assert legal(s) == ["end_turn"]


@case("B-013")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_at_each_round_end_but_the_last_the_cards_beside_the_staff_leave(number: int) -> None:
    artifacts = ["sundial", "war_club", "stone_jar", "stone_key"][:number]
    items = ["horse", "rope", "dog", "axe", "flask"][: 6 - number]
    s = row(turn("funding_car", round_number=number), " ".join(artifacts), " ".join(items))
    keep_all(all_pass(s))
    assert (cards(s, at.ARTIFACT_EXILE), cards(s, at.ITEM_EXILE)) == (["sundial"], ["horse"])
    assert at.round(s) == number + 1 and s.count(at.ROW) == 6


@case("B-013")
def test_round_five_takes_figures_home_with_fear_and_the_row_and_the_play_area_stay() -> None:
    s = stand(site(turn("horse", play="rope", round_number=5), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    before = cards(s, at.ROW)
    all_pass(s)
    assert s.is_terminal() and cards(s, at.ROW) == before and sorted(cards(s, at.PLAY)) == ["fear", "rope"]


@case("B-028")
def test_free_actions_are_open_before_the_pass_and_refused_when_others_play() -> None:
    s = play(idols(turn("funding_car"), crates=2), "slot:tablets", "pass", "play:funding_car")
    chance(play(s, "end_turn"))
    assert s.current_player() == 1 and options(s, "slot") == []
    with pytest.raises(IllegalAction):
        s.apply_action(s.string_to_action("slot:tablets"))


# ---------------------------------------------------------------- idols and set-up
@case("B-018")
def test_three_idols_in_one_turn_and_never_a_fifth() -> None:
    """Bare of idols a seat has 1 + 2 + 3 + 4 points of empty slots; after four idols there are 4 * 3 and no empty slot."""
    s = idols(turn("fear"), crates=5)
    bare = points(s) - 5 * 3 - 10
    play(s, "slot:arrowhead", "slot:tablets", "slot:arrowhead")
    assert points(s) == bare + 5 * 3 + 4
    play(s, "slot:arrowhead")
    assert options(s, "slot") == [] and why(s, "slot:arrowhead") == "R-10.4"
    assert points(s) == bare + 5 * 3


@case("B-024")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_starting_resources_go_by_turn_order_whoever_begins(first: int) -> None:
    s = chance(load(3, first_player="random").new_initial_state(), f"starter:{first}")
    assert s.current_player() == first
    assert [resources(s, (first + turn) % 3) for turn in range(3)] == list(RESOURCES_BY_TURN[:3])


# ---------------------------------------------------------------- no dead ends
@case("B-074")
def test_with_nothing_left_to_take_passing_is_still_possible() -> None:
    s = stand(turn(), "camp_1.1", "camp_2.1")
    for card in range(s.game.cards):
        if s.zone(card) in (at.ROW, at.ITEM_DECK, at.ARTIFACT_DECK):
            s.lay(card, at.ITEM_EXILE if s.game.kind[card] < at.ARTIFACT else at.ARTIFACT_EXILE)
        elif at.ASSISTANT_TOP <= s.zone(card) < at.ASSISTANT_TOP + 3:
            s.lay(card, at.SILVER + 1)
    assert legal(s) == ["pass"]
    assert legal(play(s, "pass")) == ["end_turn"] and chance(play(s, "end_turn")).current_player() == 1


@case("B-075")
@clause("R-21.5")
def test_an_effect_whose_only_target_is_too_dear_is_skipped() -> None:
    """Revolver gives a compass for a guardian overcome; without its compass there is nothing to answer."""
    s = stand(site(turn("revolver"), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1")
    play(s, "play:revolver")
    assert legal(s) == ["end_turn"] and cards(s, at.BOON) == []


@case("B-077")
def test_an_optional_exile_of_the_only_card_may_be_declined() -> None:
    s = play(turn("machete", deck=""), "play:machete")
    assert legal(s) == ["exile_play:machete", "decline"]
    assert cards(play(s, "decline"), at.PLAY) == ["machete"]


@case("B-079")
def test_two_fear_cards_pay_two_boots_one_after_the_other() -> None:
    s = play(turn("fear fear", seats=4), "dig:camp_1.2", "spend:fear")
    assert legal(s) == ["spend:fear"] and cards(s, at.HAND) == ["fear"]
    assert cards(play(s, "spend:fear"), at.PLAY) == ["fear", "fear"]


# ---------------------------------------------------------------- the end
@case("B-083")
def test_at_the_end_each_player_is_asked_once_for_each_round() -> None:
    s = turn("horse")
    hold(s, "rope", seat=1)
    for _ in range(4):
        all_pass(s)
        seats = []
        while asked(s) == "keep_hand":
            seats.append(int(s.current_player()))
            play(s, "done")
        assert sorted(seats) == [0, 1]
        chance(s)
    assert all_pass(s).is_terminal()


@case("B-085")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tie_of_all_is_nobodys_win(seats: int) -> None:
    s = turn(seats=seats, round_number=5)
    assert all_pass(s).returns() == [0.0] * seats
    assert len(set(game_type("arnak").present.summary(s)["score"])) == 1


@case("B-094")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_deck_runs_out_in_the_middle_of_a_round_and_gives_what_it_has(left: int) -> None:
    """Pack Donkey draws up to two cards."""
    s = play(turn("pack_donkey", deck=" ".join(["dog", "axe"][:left]), play="fear"), "play:pack_donkey")
    while "draw:1" in legal(s):
        chance(play(s, "draw:1"))
    assert s.count(at.HAND) == left and s.count(at.DECK) == 0 and "fear" in cards(s, at.PLAY)
