"""Decks of layers: what lies where after cards were put on them, under them, shuffled under them and drawn from either end."""

from __future__ import annotations

from collections import Counter

import pytest

from iseki.core.deck import bottom_layer, only_card, put_on_top, put_under, random_card, shuffle_under, top_layer
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from tests.core.toy import DECK, HAND, PLAY, PUBLIC, ROW, card, draw, draw_named, named, play, toy_start


def start() -> State:
    return toy_start()


def layers(s: State, deck: int = DECK) -> list[int]:
    """Cards in each layer, from the top."""
    here = Counter(int(s.layer(c)) for c in range(s.game.cards) if s.zone(c) == deck)
    return [here[layer] for layer in range(max(here, default=-1), -1, -1)]


def test_a_fresh_deck_is_one_layer_from_both_ends() -> None:
    s = start()
    assert (top_layer(s, DECK), bottom_layer(s, DECK)) == (6, 6)


def test_an_empty_deck_has_no_layer() -> None:
    s = start()
    draw_named(s, 0, "a1 a2 a3 a4 a5 a6")
    assert (top_layer(s, DECK), bottom_layer(s, DECK)) == (0, 0)


def test_a_bought_card_lies_known_below_the_others() -> None:
    s = start()
    put_under(s, card(s, "x"), DECK, s.game.everyone)
    assert layers(s) == [6, 1]
    assert only_card(s, DECK, 0) == card(s, "x") and s.visible(card(s, "x"), PUBLIC)
    assert (top_layer(s, DECK), bottom_layer(s, DECK)) == (256 + 6, 1)


def test_a_card_put_under_an_empty_deck_is_its_top_and_bottom() -> None:
    s = start()
    draw_named(s, 0, "a1 a2 a3 a4 a5 a6")
    put_under(s, card(s, "x"), DECK, s.game.everyone)
    assert top_layer(s, DECK) == bottom_layer(s, DECK) == 1


@pytest.mark.parametrize("before", ["", "a1 a2 a3 a4 a5 a6"])
def test_a_card_put_on_top_is_drawn_next_and_known_to_its_owner_only(before: str) -> None:
    s = start()
    draw_named(s, 0, before)
    draw(s, 0, a := card(s, "a1"))
    put_on_top(s, a, DECK, bit(0))
    assert layers(s)[0] == 1 and only_card(s, DECK, top_layer(s, DECK) >> 8) == a
    assert [s.visible(a, viewer) for viewer in (0, 1, PUBLIC)] == [True, False, False]


def test_the_play_area_is_shuffled_under_bought_cards() -> None:
    """Six cards: three drawn and played, x bought. From the top: 3 unknown, x, the batch of 3."""
    s = start()
    draw_named(s, 0, "a1 a2 a3")
    play(s, 0, "a1 a2 a3")
    put_under(s, card(s, "x"), DECK, s.game.everyone)
    shuffle_under(s, 1, DECK, PLAY)
    assert layers(s) == [3, 1, 3] and s.shuffles == 1
    assert not any(s.visible(card(s, name), viewer) for name in ("a1", "a2", "a3") for viewer in (0, 1, PUBLIC))


def test_a_batch_of_one_card_stays_known_to_all() -> None:
    s = start()
    draw_named(s, 0, "a1")
    play(s, 0, "a1")
    shuffle_under(s, 1, DECK, PLAY)
    assert layers(s) == [5, 1] and s.visible(card(s, "a1"), PUBLIC)


def test_an_empty_play_area_changes_nothing() -> None:
    s = start()
    before = s.words()
    shuffle_under(s, 1, DECK, PLAY)
    assert s.words() == before and s.shuffles == 0


def test_a_draw_from_the_bottom_leaves_no_gap() -> None:
    """x and y bought, both drawn from the bottom: the deck is as before."""
    s = start()
    before = s.words()
    for name in ("x", "y"):
        put_under(s, card(s, name), DECK, s.game.everyone)
    assert named(s, DECK) == "a1 a2 a3 a4 a5 a6 x y"
    for name in ("y", "x"):
        assert only_card(s, DECK, bottom_layer(s, DECK) >> 8) == card(s, name)
        draw(s, 0, card(s, name))
        s.lay(card(s, name), ROW)
    assert s.words() == before


def test_a_random_card_of_a_layer_is_each_of_its_cards_equally_often() -> None:
    """600 guesses of 3 cards: 200 each, give or take 60 (five standard deviations of 11.5)."""
    s = start()
    draw_named(s, 0, "a1 a2 a3")
    play(s, 0, "a1 a2 a3")
    shuffle_under(s, 1, DECK, PLAY)
    rng = Rng(5)
    drawn = Counter(int(random_card(s, DECK, 0, rng)) for _ in range(600))
    assert sorted(drawn) == [card(s, name) for name in ("a1", "a2", "a3")]
    assert all(abs(n - 200) < 60 for n in drawn.values())


def test_what_lies_in_a_range_of_cards_is_counted_found_and_offered() -> None:
    s = start()
    draw_named(s, 0, "a2 a4")
    first, end = card(s, "a1"), card(s, "b1")
    assert s.count_in(HAND, first, end) == 2 and s.count_in(HAND, card(s, "a3"), end) == 1
    assert s.find_in(HAND, first, end) == card(s, "a2") and s.find_in(HAND, card(s, "a5"), end) == -1
    out = s.game.buffer
    out.n = 0
    s.offer_in(HAND, 100, first, end, out)
    assert out.list() == [101, 103]


def test_twins_are_offered_once() -> None:
    s = start()
    out = s.game.buffer
    out.n = 0
    s.offer_in(0, 0, card(s, "t1"), int(s.game.cards), out)
    assert [s.game.kind_names[k] for k in out.list()] == ["t1", "t2", "t3", "t4"]


def test_a_card_can_be_laid_into_a_place_of_a_row() -> None:
    s = start()
    s.lay(card(s, "x"), ROW, 3)
    assert s.layer(card(s, "x")) == 3 and s.visible(card(s, "x"), PUBLIC)
