"""The Dealer: uniform, repeatable, the same card after an undo, and checkable when the secret is published."""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256
from math import sqrt

import pytest

import iseki.games.garakutarium.layout as at
import tests.core.toy as toys
from iseki.core.dealer import Dealer, kinds, secret_hash, shuffle_of
from iseki.core.deck import put_under, shuffle_under
from iseki.core.registry import load_game
from iseki.core.state import State
from tests.clauses import case
from tests.games.garakutarium.positions import part, play


def chi_square(counts: Counter[tuple[int, ...]], classes: int) -> float:
    """Against the uniform distribution over `classes`."""
    expected = counts.total() / classes
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (classes - len(counts)) * expected


def bound(classes: int, tests: int = 1) -> float:
    """Chi-square that is exceeded once in 1,000 times `tests` (Bonferroni), by Wilson and Hilferty."""
    z = {1: 3.09, 2: 3.29, 3: 3.40}[tests]
    k = classes - 1
    return k * (1 - 2 / (9 * k) + z * sqrt(2 / (9 * k))) ** 3


def orders(shuffles: int, cards: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    dealer = Dealer(b"fixed secret of this test")
    return Counter(dealer.order((0, 0, n), cards) for n in range(shuffles))


def test_every_order_of_four_cards_is_equally_likely() -> None:
    assert chi_square(orders(24 * 500, (1, 2, 3, 4)), 24) < bound(24)


def test_every_order_of_cards_with_twins_is_equally_likely() -> None:
    """1, 1, 2, 3: 4! / 2! = 12 orders."""
    counts = orders(12 * 800, (1, 1, 2, 3))
    assert len(counts) == 12 and chi_square(counts, 12) < bound(12)


def test_an_order_that_never_changes_fails_the_same_test() -> None:
    assert chi_square(Counter({(1, 2, 3, 4): 24 * 500}), 24) > bound(24)


@case("B-093")
@pytest.mark.soak
def test_a_million_shuffles_of_six_cards_are_uniform() -> None:
    """720 orders; and where each card comes to lie, also when only the first two are drawn."""
    counts = orders(1_000_000, (1, 2, 3, 4, 5, 6))
    assert chi_square(counts, 720) < bound(720, 3)
    first_two: Counter[tuple[int, ...]] = Counter()
    for order, n in counts.items():
        first_two[order[:2]] += n
    assert chi_square(first_two, 30) < bound(30, 3)


def draw(s: State, dealer: Dealer, n: int) -> list[str]:
    """Let CHANCE answer n times."""
    names = []
    for _ in range(n):
        assert s.is_chance_node()
        action = dealer.answer(s)
        names.append(s.action_to_string(action))
        s.apply_action(action)
    return names


def test_draws_go_through_the_order_from_its_first_card() -> None:
    s = part()
    play(s, "end_part")
    dealer = Dealer(b"secret")
    order = [s.game.kind_names[kind] for kind in dealer.order(shuffle_of(s, at.DECK, 0), kinds(s, at.DECK, 0))]
    assert len(order) == 35
    assert draw(s, dealer, 5) == [f"draw:{name}" for name in order[:5]]


@case("B-044")
def test_undo_and_another_way_draw_the_same_card() -> None:
    """The Knight's cards do not change when the player first tries something else."""
    start = part("A1 A2", opponent=15, skills="knight")
    direct = draw(play(start.clone(), "skill:knight"), Dealer(b"secret"), 3)
    other = draw(play(start.clone(), "discard:A1", "skill:knight"), Dealer(b"secret"), 3)
    assert direct == other


def test_both_games_of_a_pair_get_the_same_shuffles() -> None:
    def first_dig(secret: bytes) -> list[str]:
        return draw(load_game("garakutarium", first_parent=1).new_initial_state(), Dealer(secret), 9)

    assert first_dig(b"pair 1") == first_dig(b"pair 1") != first_dig(b"pair 2")


def test_a_new_shuffle_gives_a_new_order() -> None:
    s = part("RX", score=10)
    dealer = Dealer(b"secret")
    before = draw(play(s.clone(), "end_part"), dealer, 5)
    after = draw(play(s.clone(), "discard:RX", "end_part"), dealer, 5)
    assert before != after


def test_a_new_dealer_goes_on_as_the_first_one_in_the_middle_of_an_order() -> None:
    """After a restart of the table nothing is known but the secret and the position."""
    first = Dealer(b"secret")
    s = play(part(), "end_part")
    draw(s, first, 2)
    assert draw(s.clone(), first, 3) == draw(s.clone(), Dealer(b"secret"), 3)


def test_the_published_hash_proves_the_secret() -> None:
    secret = os.urandom(32)
    assert secret_hash(secret) == sha256(secret).hexdigest()
    assert secret_hash(secret) != secret_hash(os.urandom(32))


# ---------------------------------------------------------------- decks of batches, several in one game
def draw_cards(s: State, dealer: Dealer, n: int, seat: int = 0, bottom: int = 0) -> list[str]:
    s.pop()
    s.push(0, seat, bottom)
    return [name.removeprefix("draw:") for name in draw(s, dealer, n)]


def end_round(s: State, seat: int = 0) -> None:
    toys.play(s, seat, toys.named(s, toys.HAND + seat))
    shuffle_under(s, seat + 1, toys.DECK + seat, toys.PLAY + seat)


def test_a_card_put_under_the_deck_does_not_change_what_is_drawn() -> None:
    """Buying raises every layer by one; the order of the others stays."""
    s = toys.toy_start()
    direct = draw_cards(s.clone(), Dealer(b"secret"), 6)
    put_under(s, toys.card(s, "x"), toys.DECK, s.game.everyone)
    assert draw_cards(s, Dealer(b"secret"), 7) == [*direct, "x"]


def test_a_batch_comes_after_everything_that_lay_there_and_in_an_order_of_its_own() -> None:
    s = toys.toy_start()
    dealer = Dealer(b"secret")
    first = draw_cards(s, dealer, 4)
    end_round(s)
    rest, batch = draw_cards(s, dealer, 2), draw_cards(s, dealer, 4)
    assert sorted(first + rest) == ["a1", "a2", "a3", "a4", "a5", "a6"]
    assert sorted(batch) == sorted(first)


def test_a_shuffle_of_one_deck_leaves_the_order_of_the_others() -> None:
    """Seat 1 draws the same cards whether or not seat 0 shuffled meanwhile."""
    s = toys.toy_start()
    dealer = Dealer(b"secret")
    draw_cards(s, dealer, 3)
    undisturbed = draw_cards(s.clone(), dealer, 6, seat=1)
    end_round(s)
    assert draw_cards(s, dealer, 6, seat=1) == undisturbed


def test_a_draw_from_the_bottom_takes_from_the_lowest_layer() -> None:
    s = toys.toy_start()
    dealer = Dealer(b"secret")
    played = draw_cards(s, dealer, 4)
    end_round(s)
    assert draw_cards(s.clone(), dealer, 1, bottom=1)[0] in played
    assert draw_cards(s.clone(), dealer, 1)[0] not in played


@pytest.mark.soak
def test_draws_from_both_ends_around_a_bought_card_are_uniform() -> None:
    """One from the top, x bought, x drawn from the bottom, then one from the bottom: 6 * 5 = 30 pairs. And the batch of both: 2 orders."""
    pairs: Counter[tuple[int, ...]] = Counter()
    batches: Counter[tuple[int, ...]] = Counter()
    kinds_of = toys.one_toy().action_ids
    for n in range(30 * 300):
        s, dealer = toys.toy_start(), Dealer(b"soak %d" % n)
        (top,) = draw_cards(s, dealer, 1)
        put_under(s, toys.card(s, "x"), toys.DECK, s.game.everyone)
        _, low = draw_cards(s, dealer, 2, bottom=1)
        pairs[kinds_of[f"draw:{top}"], kinds_of[f"draw:{low}"]] += 1
        s.lay(toys.card(s, "x"), toys.ROW)
        end_round(s)
        again = draw_cards(s, dealer, 1, bottom=1)[0]
        batches[int(again == top),] += 1
    assert chi_square(pairs, 30) < bound(30, 2)
    assert abs(batches[0,] - batches[1,]) < 3.5 * sqrt(9000)  # standard deviation of the difference: sqrt(9000)
