"""The Dealer: uniform, repeatable, the same card after an undo, and checkable when the secret is published."""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256
from math import sqrt

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.dealer import Dealer, kinds, secret_hash, shuffle_of
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
