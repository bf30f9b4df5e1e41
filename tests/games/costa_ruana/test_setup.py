"""Set-up (C-2)."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.dealer import Dealer
from tests.clauses import case, clause
from tests.games.costa_ruana.positions import asked, begun, hands, huts, legal, load, on, opened, play, random_game, supplies, treasures


@clause("C-2.1")
def test_cards_are_shuffled() -> None:
    """Two secrets deal two different hands from the same cards."""

    def first_hand(secret: bytes) -> list[int]:
        s, dealer = load(2).new_initial_state(), Dealer(secret)
        while s.top().name == "draw":
            s.apply_action(dealer.answer(s))
        return [c for c in range(s.game.cards) if s.zone(c) == at.HAND]

    assert first_hand(b"one") != first_hand(b"two")
    assert first_hand(b"one") == first_hand(b"one")


@clause("C-2.3", "C-2.4")
@case("B-036")
@pytest.mark.parametrize(("players", "left"), [(2, 14), (3, 21), (4, 28), (5, 35), (6, 42)])
def test_five_cards_each_the_rest_is_the_draw_pile(players: int, left: int) -> None:
    s = opened(players)

    assert hands(s) == [5] * players
    assert s.count(at.PILE) == 12 * players - 5 * players == left


@clause("C-2.5")
def test_the_sides_of_the_tiles_are_left_to_chance() -> None:
    s = load(2).new_initial_state()
    while s.top().name == "draw":
        s.play(s.legal_actions()[0])

    assert [(s.action_to_string(a), p) for a, p in s.chance_outcomes()] == [
        ("tiles:yellow+blue", 1 / 4),
        ("tiles:red+blue", 1 / 4),
        ("tiles:yellow+pink", 1 / 4),
        ("tiles:red+pink", 1 / 4),
    ]
    play(s, "tiles:red+blue")
    assert (at.tile1(s), at.tile2(s)) == (1, 0)


@clause("C-2.6")
def test_two_islands_have_four_treasures_the_others_five() -> None:
    assert treasures(opened(3)) == [4, 4, 5, 5, 5, 5]


@clause("C-2.7")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_shaman_is_anybody_and_natives_are_at_home(players: int) -> None:
    s = load(players).new_initial_state()
    while not legal(s)[0].startswith("shaman"):
        s.play(s.legal_actions()[0])

    assert legal(s) == [f"shaman:{seat}" for seat in range(players)]
    play(s, f"shaman:{players - 1}")
    assert at.shaman(s) == players - 1
    assert supplies(s) == [10] * players
    assert huts(s) == [0] * players


@clause("C-2.8")
def test_three_times_round_from_the_shaman_on_everybody_puts_a_native() -> None:
    s = opened(3, shaman=1)
    order = []
    while s.top().name == "settle":
        order.append(int(s.current_player()))
        play(s, f"place:{s.current_player()}")

    assert order == [1, 2, 0] * 3
    assert supplies(s) == [7, 7, 7]
    assert on(s, 2) == [0, 0, 3]


@clause("C-2.9")
def test_at_set_up_nobody_joins_seven_natives() -> None:
    """Four players could put twelve natives on one island; after seven it is closed."""
    s = opened(4)
    for _ in range(7):
        play(s, "place:0")

    assert on(s, 0) == [2, 2, 2, 1]
    assert "place:0" not in legal(s) and len(legal(s)) == 7 - 1


@clause("C-2.9")
@pytest.mark.parametrize("players", [2, 6])
def test_no_island_ever_holds_more_than_seven(players: int) -> None:
    for seed in range(5):
        for s, _, _ in random_game(players, seed):
            assert max(sum(on(s, island)) for island in range(at.islands(s))) <= 7


def test_a_round_begins_when_all_natives_are_out() -> None:
    assert asked(begun(2, shaman=1)) == "1 show"
    assert at.rounds_begun(begun(2)) == 1
