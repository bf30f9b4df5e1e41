"""Perft: how many sequences of actions there are from fixed positions, and in which order they come."""

from __future__ import annotations

import pytest

from tests.games.garakutarium.positions import dug, part
from tests.perft.sequences import order, sequences

POSITIONS = {
    "five dug": lambda: dug("A1 B2 C3 D4 A5"),
    "two equal dug": lambda: dug("RX B2 RX D4 K5"),
    "full loot": lambda: part("A3 B3 C3 J A4 A5 K3", score=10),
    "skills open": lambda: part("A1 J", "K5 B2", opponent=15, skills="phantom-thief detective mad-scientist"),
}


@pytest.mark.parametrize(
    ("position", "depth", "count", "digest"),
    [
        ("five dug", 1, 5, "af2a11eddedf"),  # five cards may lie face down
        ("five dug", 2, 5 * (4 + 1), "baf949958430"),  # one of four joins it, or done
        ("five dug", 3, 5 * (4 + 3 + 2 + 2 + 2), "90b6ca09897d"),  # later cards or done; after D4 or done the child has two piles
        ("five dug", 4, 174, "94b199f2b9ff"),
        ("two equal dug", 1, 4, "83e9afbebf9f"),  # B2 D4 RX K5
        ("two equal dug", 3, 42, "ea9962f6385a"),
        ("full loot", 1, 3 + 1 + 1 + 3 + 2 + 7, "971701517ce2"),  # 3s, 4s, 5s, runs of 3 and of 4, discards; 7 cards may not stay
        ("full loot", 2, 136, "8632f4c0418e"),
        ("full loot", 3, 781, "2ca8991a1bf8"),
        ("skills open", 1, 1 + 2 + 3 + 1, "6372bfb96cbc"),  # pair with J, discards, skills, end
        ("skills open", 4, 76, "3fb0d204f63b"),
    ],
)
def test_counts_and_order(position: str, depth: int, count: int, digest: str) -> None:
    names = sequences(POSITIONS[position](), depth)
    assert (len(names), order(names)) == (count, digest)
