"""Properties over positions that nobody thought of (Hypothesis)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from iseki.games.costa_ruana.rules import taker
from tests.clauses import clause
from tests.games.costa_ruana.positions import asking, lay, play, settle, table
from tests.perft.sequences import sequences

BARE = {seats: table(seats, tiles="red+blue") for seats in (2, 3, 6)}
TRIBES = st.lists(st.integers(0, 4), min_size=6, max_size=6).filter(lambda tribes: sum(tribes) <= 7)
STEADY = settings(
    max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)  # on a busy machine, too
CROWD = st.lists(st.integers(0, 7), min_size=4, max_size=4)


def alone_at_the_top(tribes: list[int]) -> int:
    """The rule in other words: the largest number that occurs once, 0 for none."""
    return max((n for n, times in Counter(tribes).items() if n > 0 and times == 1), default=0)


@clause("C-9.3")
@settings(STEADY, max_examples=100)
@given(TRIBES)
def test_the_taker_is_the_tribe_with_the_largest_number_that_occurs_once(tribes: list[int]) -> None:
    s = settle(BARE[6].clone(), {island: dict(enumerate(tribes)) for island in (0, 1)})
    who = int(taker(s, 0))

    assert (tribes[who] if who >= 0 else 0) == alone_at_the_top(tribes)


def crowded(s: State, numbers: list[int], seat: int) -> State:
    """So many natives of a seat on the islands, as far as its ten go."""
    left = int(at.supply(s, seat))
    for island, n in enumerate(numbers):
        here = min(n, left)
        settle(s, {island: {seat: here}})
        left -= here
    return s


@clause("C-8.4", "C-2.9")
@STEADY
@given(CROWD, st.sampled_from([1, 3]))
def test_every_way_to_place_natives_is_reached_exactly_once(numbers: list[int], k: int) -> None:
    """k ascending choices are the multisets of k islands that the limit of seven allows."""
    s = crowded(BARE[2].clone(), numbers, 1)
    room = [7 - int(at.natives(s, island, 1)) for island in range(4)]
    ways = sequences(asking(lay(s, "up0", f"red-plus{k}", before=0), "effects"), k)
    allowed = [way for way in combinations_with_replacement(range(4), k) if all(n <= room[island] for island, n in Counter(way).items())]

    assert ways == [" ".join(f"place:{island}" for island in way) for way in allowed]


@clause("C-8.4", "C-8.9")
@STEADY
@given(CROWD)
def test_every_way_to_return_natives_is_reached_exactly_once(numbers: list[int]) -> None:
    """All that are away must return if they are three at most (C-8.9)."""
    s = crowded(BARE[2].clone(), numbers, 0)
    away = [int(at.natives(s, island, 0)) for island in range(4)]
    k = min(3, sum(away))
    allowed = [way for way in combinations_with_replacement(range(4), k) if all(n <= away[island] for island, n in Counter(way).items())]
    ways = sequences(asking(lay(s, "up0", "red-minus3", before=0), "effects"), k)

    assert ways == ([" ".join(f"recall:{island}" for island in way) for way in allowed] if k else [""])


def test_a_move_leaves_as_many_natives_as_before() -> None:
    s = asking(lay(settle(BARE[3].clone(), {0: {0: 2}}), "up0", "red-arrow", before=0), "effects")
    play(s, "leave:0")

    assert int(at.natives(s, 0, 0)) == 2  # until the island is chosen nothing has moved
