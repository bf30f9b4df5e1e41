"""Step 7: who takes a treasure (C-9), with the complete table of C-13.4."""

from __future__ import annotations

from itertools import permutations

import pytest

from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from iseki.games.costa_ruana.rules import taker
from tests.clauses import case, clause
from tests.games.costa_ruana.positions import asking, huts, log, on, play, set_treasures, settle, supplies, table, treasures

TOP = (  # C-13.4: the tribe alone at the top
    "1 | 2 | 3 | 2,1 | 4 | 3,1 | 2,1,1 | 5 | 4,1 | 3,2 | 3,1,1 | 2,1,1,1 | 6 | 5,1 | 4,2 | 4,1,1 | 3,2,1 | 3,1,1,1 | 2,1,1,1,1 | 7 | 6,1 | "
    "5,2 | 5,1,1 | 4,3 | 4,2,1 | 4,1,1,1 | 3,2,2 | 3,2,1,1 | 3,1,1,1,1 | 2,1,1,1,1,1"
)
BELOW = "2,2,1 | 3,3,1 | 2,2,2,1"  # the single native below a tied top
NOBODY = "1,1 | 1,1,1 | 2,2 | 1,1,1,1 | 1,1,1,1,1 | 3,3 | 2,2,2 | 2,2,1,1 | 1,1,1,1,1,1 | 2,2,1,1,1"


def positions(text: str) -> list[tuple[int, ...]]:
    return [tuple(map(int, entry.split(","))) for entry in text.split(" | ")]


def partitions(total: int, most: int) -> list[tuple[int, ...]]:
    """All ways to write `total` as a sum, largest number first."""
    return [(first, *rest) for first in range(min(total, most), 0, -1) for rest in partitions(total - first, first)] if total else [()]


def expected(counts: tuple[int, ...]) -> int:
    """How many natives the tribe has that takes the treasure, 0 for nobody: by the table, not by the rule."""
    return counts[0] if counts in positions(TOP) else 1 if counts in positions(BELOW) else 0


@clause("C-13.4")
def test_the_table_is_complete() -> None:
    """Every island with 1 to 7 natives of at most 6 tribes stands in it once: 30 + 3 + 10 = 43."""
    listed = positions(TOP) + positions(BELOW) + positions(NOBODY)
    every = [counts for total in range(1, 8) for counts in partitions(total, 7) if len(counts) <= 6]

    assert sorted(listed) == sorted(every)
    assert (len(positions(TOP)), len(positions(BELOW)), len(positions(NOBODY))) == (30, 3, 10)


@clause("C-13.4", "C-9.3")
@pytest.mark.parametrize("counts", positions(TOP) + positions(BELOW) + positions(NOBODY), ids=str)
def test_who_takes_the_treasure(counts: tuple[int, ...]) -> None:
    """Whatever the tribes' seats: all distinct orders of the numbers."""
    bare = table(6)
    for order in set(permutations((*counts, *[0] * (6 - len(counts))))):
        s = settle(bare.clone(), {0: dict(enumerate(order))})
        who = int(taker(s, 0))
        assert (order[who] if who >= 0 else 0) == expected(counts)


@clause("C-13.4")
def test_nobody_takes_anything_of_an_island_without_natives() -> None:
    assert taker(table(6), 0) == -1


def collected(s: State) -> State:
    return asking(s, "collect")


@clause("C-9.1", "C-9.8")
def test_each_island_is_judged_by_itself() -> None:
    s = collected(settle(table(), {0: {0: 2, 1: 1}, 1: {0: 1, 1: 3}, 4: {2: 1}}))

    assert huts(s) == [1, 1, 1]
    assert treasures(s) == [3, 3, 5, 5, 4, 5]


@clause("C-9.2")
def test_the_most_natives_take_one_treasure() -> None:
    s = collected(settle(table(), {2: {0: 3, 1: 2, 2: 1}}))

    assert (huts(s), treasures(s)[2]) == ([1, 0, 0], 5 - 1)


@clause("C-9.3")
@case("B-031")
@pytest.mark.parametrize(
    ("counts", "takes"),
    [((3, 3, 1), 2), ((3, 3, 2, 1), 2), ((2, 2), None), ((4, 1), 0), ((0, 0), None)],
    ids=["3-3-1", "3-3-2-1", "2-2", "4-1", "0-0"],
)
def test_tied_tribes_cancel_out(counts: tuple[int, ...], takes: int | None) -> None:
    """3-3-2-1 has nine natives and cannot occur with a limit of seven; the rule gives it to the 2 all the same."""
    s = settle(table(4), {0: dict(enumerate(counts))})

    assert int(taker(s, 0)) == (-1 if takes is None else takes)


@clause("C-9.4")
def test_two_tied_tribes_get_nothing() -> None:
    s = collected(settle(table(2), {0: {0: 3, 1: 3}, 1: {0: 1, 1: 1}}))

    assert (huts(s), treasures(s)) == ([0, 0], [4, 4, 5, 5])


@clause("C-9.5")
def test_one_native_goes_home_with_the_treasure_the_others_stay() -> None:
    s = collected(settle(table(), {2: {0: 3, 1: 2}}))

    assert on(s, 2) == [3 - 1, 2, 0]
    assert supplies(s) == [7 + 1, 8, 10]


@clause("C-9.6")
def test_the_treasure_goes_into_the_hut() -> None:
    s = settle(table(turn=5), {2: {1: 1}})

    assert huts(s) == [0, 0, 0]
    assert huts(collected(s)) == [0, 1, 0]


@clause("C-9.7")
def test_an_island_without_treasures_gives_nothing_and_keeps_its_natives() -> None:
    s = collected(set_treasures(settle(table(), {2: {0: 3}}), i2=0))

    assert (huts(s), on(s, 2), supplies(s)[0]) == ([0, 0, 0], [3, 0, 0], 7)


def test_the_log_explains_each_island_that_has_natives() -> None:
    s = settle(table(4), {0: {0: 2, 1: 1}, 1: {0: 2, 1: 2, 3: 1}, 2: {2: 1, 3: 1}, 3: {2: 1}})
    set_treasures(s, i3=0)
    asking(s, "flip")
    lines = [line for line in log(s, "flip:1") if "island" in line.data]

    assert [(line.key, line.data["island"]) for line in lines] == [
        ("collects", "1"),
        ("collects_below", "2"),
        ("tied", "3"),
        ("no_treasure", "4"),
    ]
    assert lines[1].data == {"seat": 3, "island": "2", "most": 2, "left": 4 - 1}


def test_the_view_tells_who_would_take_a_treasure_now() -> None:
    s = asking(set_treasures(settle(table(4), {0: {0: 2}, 1: {0: 2, 1: 2, 3: 1}, 2: {2: 1, 3: 1}, 3: {2: 1}}), i3=0), "flip")
    told = [(island.taker, island.judged) for island in GAME.present.view(s, 0).islands]  # type: ignore[attr-defined]

    assert told == [(0, "top"), (3, "below_tie"), (None, "tied"), (None, "no_treasure"), *[(None, "empty")] * 3]
    assert play(s, "flip:1").is_chance_node()
