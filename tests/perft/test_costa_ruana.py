"""Perft: how many sequences of actions there are from fixed positions, and in which order they come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from iseki.core.state import State
from tests.games.costa_ruana.positions import Options, asking, lay, settle, stand, table
from tests.perft.sequences import order, sequences


def effects(*laid: tuple[str, str, int], seats: int = 2, **options: object) -> State:
    """Active red and blue; cards as (place, kind, before whom); seat 0 has natives on the islands 0 and 2, island 1 is full."""
    chosen: Options = options  # type: ignore[assignment]
    s = settle(table(seats, tiles="red+blue", **chosen), {0: {0: 2}, 1: {1: 7}, 2: {0: 1, 1: 1}})
    for place, name, before in laid:
        lay(s, place, name, before)
    return s


POSITIONS: dict[str, Callable[[], State]] = {
    "natives on cards": lambda: asking(lay(lay(table(3), "up1", "red-plus1", before=0), "down2", "blue-chest", before=2), "stand"),
    "three to place": lambda: asking(effects(("up0", "red-plus3", 0)), "effects"),
    "two to return": lambda: asking(effects(("up0", "red-minus2", 0), seats=3), "effects"),
    "any to return": lambda: asking(effects(("up0", "red-minus2", 0), seats=3, effects_mandatory=False), "effects"),
    "chest and arrow": lambda: asking(effects(("up0", "red-chest", 0), ("up1", "blue-arrow", 0)), "effects"),
    "a choice of order": lambda: asking(stand(effects(("up0", "red-plus1", 0), ("up1", "blue-plus2", 0), seats=3), 0, "up1"), "effects"),
}


@pytest.mark.parametrize(
    ("position", "depth", "count", "digest"),
    [
        ("natives on cards", 3, 3 * 3 * 3, "6f45487ba659"),  # two cards or none, for each of three
        ("three to place", 1, 3, "1dc7ac07db3f"),  # island 1 is full
        ("three to place", 3, 1 + 2 + 3 + 4, "6e83fd7ee1c0"),  # 3 + 3 - 1 over 3 = 10 multisets of three islands
        ("two to return", 1, 1, "d42817f5ac3b"),  # from island 2 on there is one native: island 0 it must be
        ("two to return", 2, 2, "12b9436ee42b"),  # 0 0 or 0 2
        ("any to return", 2, 2 + 2 + 1, "0a0f96187f4f"),  # 0 then 0, 2 or done; 2, after which nothing is left; done
        ("chest and arrow", 2, 4 * 3, "2811650c045d"),  # from one of four islands to one of three others
        ("chest and arrow", 4, 4 * 3 * (2 + 2), "f69559ef5f2e"),  # from island 0 or 2, to two others with room each
        ("a choice of order", 1, 3, "7260a56d1d3d"),  # two cards and the copy
    ],
)
def test_counts_and_order(position: str, depth: int, count: int, digest: str) -> None:
    names = sequences(POSITIONS[position](), depth)
    assert (len(names), order(names)) == (count, digest)
