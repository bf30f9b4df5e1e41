"""How many different card groups make a set (G-8.12), and how many of them can be declared in two ways (G-8.13).

Every leaf of the choice of cards is walked, from a loot area with all 28 relics, without and with the special relic.
"""

from __future__ import annotations

from collections import Counter

import pytest

import iseki.games.garakutarium.layout as at
from tests.clauses import clause
from tests.games.garakutarium.positions import RELICS, leaves, part, play, score

Group = tuple[int, ...]  # the position after the set: which cards have gone
POINTS = {"same:2": 2, "same:3": 5, "same:4": 10, "run:3": 4, "run:4": 6, "run:5": 10}
SUITED = {3: 6, 4: 9, 5: 15}


def ways(*actions: str, joker: bool) -> Counter[tuple[Group, int]]:
    """(position afterwards, points without the special relic's cost) of every way to make the sets; how often each comes about."""
    start = part(" ".join(RELICS) + (" J" if joker else ""))
    found: Counter[tuple[Group, int]] = Counter()
    for action in actions:
        for leaf in leaves(play(start.clone(), action), "use"):
            used_joker = leaf.zone(at.SPECIAL_RELIC) == at.JUNK
            found[leaf.words(), score(leaf) - 2 + used_joker] += 1
    return found


def runs(size: int) -> list[str]:
    return [f"run:{first}-{first + size - 1}" for first in range(1, 9 - size)]


@clause("G-8.12")
@pytest.mark.parametrize(("size", "plain", "with_joker"), [(2, 42, 28), (3, 28, 42), (4, 7, 28)])
def test_number_of_groups_of_equal_numbers(size: int, plain: int, with_joker: int) -> None:
    """7 numbers times the subsets of four: 6, 4, 1; with the special relic one card fewer: 4, 6, 4."""
    actions = [f"same:{number}x{size}" for number in range(1, 8)]
    without, all_groups = ways(*actions, joker=False), ways(*actions, joker=True)

    assert len(without) == without.total() == plain
    assert len(all_groups) == all_groups.total() == plain + with_joker
    assert {points for _, points in all_groups} == {POINTS[f"same:{size}"]}


@clause("G-8.12")
@pytest.mark.parametrize(("size", "groups", "one_suit"), [(3, 320, 20), (4, 1024, 16), (5, 3072, 12)])
def test_number_of_runs_without_the_special_relic(size: int, groups: int, one_suit: int) -> None:
    """(8 - size) places times 4^size pictures; of one suit 4 for each place."""
    found = ways(*runs(size), joker=False)

    assert groups == (8 - size) * 4**size
    assert one_suit == (8 - size) * 4
    assert len(found) == found.total() == groups
    assert [points for _, points in found].count(SUITED[size]) == one_suit
    assert [points for _, points in found].count(POINTS[f"run:{size}"]) == groups - one_suit


@clause("G-8.12", "G-8.13")
@pytest.mark.parametrize(
    ("size", "plain", "plain_one_suit", "joker", "joker_one_suit", "twice", "twice_one_suit"),
    [(3, 320, 20, 176, 44, 64, 16), (4, 1024, 16, 832, 52, 192, 12), (5, 3072, 12, 3328, 52, 512, 8)],
)
def test_number_of_runs_with_the_special_relic_and_of_those_declared_in_two_ways(
    size: int, plain: int, plain_one_suit: int, joker: int, joker_one_suit: int, twice: int, twice_one_suit: int
) -> None:
    """The same group counts once; declared twice, it is reached by two leaves with the same points."""
    found = ways(*runs(size), joker=True)
    suited = {group for group in found if group[1] == SUITED[size]}
    doubled = {group for group, times in found.items() if times == 2}

    assert len(found) == plain + joker
    assert len(suited) == plain_one_suit + joker_one_suit
    assert set(found.values()) == {1, 2}
    assert (len(doubled), len(doubled & suited)) == (twice, twice_one_suit)
    assert found.total() == plain + joker + twice
