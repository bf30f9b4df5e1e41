"""Resampling against the oracle of knowledge, and the chances of what lies in a deck of two batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.deck import shuffle_under
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.data import layout
from iseki.games.arnak.rules.cards import PLAYER_CARDS, draw_card
from tests.clauses import case, clause
from tests.core.test_dealer import bound, chi_square
from tests.games.arnak.positions import cards, piece, turn
from tests.games.arnak.worlds import compare

GAMES = 10


@pytest.mark.long
@case("B-059")
def test_the_worlds_drawn_are_those_the_seat_must_think_possible() -> None:
    """A missing world is a leak; too many are only less than the seat could know."""
    total: Counter[str] = sum((compare(seed) for seed in range(GAMES)), Counter())
    excess = total["too many"] / total["views"]
    print(
        f"{total['views']} views of {total['worlds'] / total['views']:.1f} worlds; too few in {total['too few']}, too many in {excess:.1%}"
    )
    assert total["views"] > 300
    assert total["too few"] == 0
    assert excess <= 0.05


FIRST, SECOND = ("funding_car", "funding_ship", "exploration_car", "horse", "rope"), ("dog", "axe", "flask", "torch")
DRAWS = 40 * 150


def two_batches() -> State:
    """Seat 1 has five cards shuffled and under them four; it has drawn three from the top and one from the bottom."""
    s = turn("fear", deck="")
    deck = at.DECK + 1
    for card in [card for card in range(PLAYER_CARDS) if s.zone(card) in (deck, at.HAND + 1)]:
        s.lay(card, at.OUT if s.game.kind[card] < at.FEAR else at.FEAR_DECK)
    for batch in (FIRST, SECOND):
        for name in batch:
            s.lay(piece(s, name), at.PLAY + 1)
        shuffle_under(s, s.game.family[deck], deck, at.PLAY + 1)
    for kind in kinds((*FIRST[:3], SECOND[0])):
        draw_card(s, 1, s.find(deck, kind), at.HAND + 1)
    return s


def hands(s: State, resample: Callable[[State, Rng], State]) -> Counter[tuple[int, ...]]:
    """How often seat 0 thinks which hand of seat 1 possible."""
    rng = Rng(2019)
    return Counter(tuple(sorted(kinds(tuple(cards(resample(s, rng), at.HAND + 1))))) for _ in range(DRAWS))


def drawn_anew(s: State, rng: Rng) -> State:
    return s.resample_from_infostate(0, rng)


@clause("R-18.4", "R-23.1")
def test_a_hand_drawn_from_two_batches_is_any_of_forty_alike() -> None:
    """Three of five, and one of four: 10 * 4 hands, and which two of the first batch are left: 10. Two tests share the error."""
    found = hands(two_batches(), drawn_anew)
    assert set(found) == possible()
    assert chi_square(found, 10 * 4) < bound(10 * 4, 2)
    first: Counter[tuple[int, ...]] = Counter()
    for hand, n in found.items():
        first[tuple(sorted(set(hand) - set(kinds(SECOND))))] += n
    assert chi_square(first, 10) < bound(10, 2)


def possible() -> set[tuple[int, ...]]:
    return {tuple(sorted(kinds((*three, one)))) for three in combinations(FIRST, 3) for one in SECOND}


def kinds(names: tuple[str, ...]) -> list[int]:
    return [layout().kind_names.index(name) for name in names]


def test_a_resample_that_changes_nothing_fails_the_same_test() -> None:
    found = hands(two_batches(), lambda s, rng: s)
    assert chi_square(found, 10 * 4) > bound(10 * 4, 2)
