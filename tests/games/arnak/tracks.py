"""The printed bridges, and positions on the research track."""

from __future__ import annotations

from typing import Any

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.games.arnak.positions import RESOURCES, idols, own, research, turn

PLENTY: dict[str, Any] = dict.fromkeys(RESOURCES, 9)

# the printed bridges, from -> to: coin, compass, tablet, arrowhead, jewel
BIRD = """
0-1: 0 1 0 1 0    0-2: 0 0 0 0 1    1-3: 0 0 0 0 1    1-4: 0 0 1 1 0    2-4: 0 0 1 1 0
3-5: 0 0 2 1 0    4-5: 0 0 2 1 0    5-6: 1 0 1 1 0    5-7: 0 0 1 0 1    5-8: 0 0 0 2 0
6-9: 1 0 0 0 1    7-9: 1 0 0 0 1    8-9: 1 0 0 0 1    9-10: 0 1 0 0 1   9-11: 0 0 2 1 0
10-12: 1 0 1 1 0  11-12: 1 0 1 1 0  11-13: 0 0 1 0 1  12-14: 1 1 0 0 1  13-14: 1 1 0 0 1
"""
SNAKE = """
0-1: 0 1 2 0 0    0-2: 0 0 0 0 1    1-3: 1 1 0 1 0    1-4: 0 0 1 0 1    2-4: 0 0 1 0 1
2-5: 0 0 0 2 0    3-6: 0 0 2 1 0    4-6: 0 0 2 1 0    4-7: 1 0 0 0 1    5-7: 1 0 0 0 1
6-8: idol         7-8: idol         8-9: 0 0 0 2 0    8-10: 0 0 1 0 1   9-11: 0 0 1 0 1
9-12: 0 1 3 0 0   10-12: 0 1 3 0 0  11-13: 1 0 1 1 0  12-13: 1 0 1 1 0  13-14: 0 1 0 1 1
"""
Bridge = tuple[str, int, int, dict[str, Any]]


def bridges(side: str, table: str) -> list[Bridge]:
    out: list[Bridge] = []
    for entry in table.replace("\n", "    ").split("  "):
        if ":" in entry:
            ends, _, cost = entry.partition(":")
            start, end = map(int, ends.split("-"))
            out.append((side, start, end, costs(cost)))
    return out


def costs(text: str) -> dict[str, Any]:
    if text.strip() == "idol":
        return {"idol": 1}
    return {name: int(n) for name, n in zip(RESOURCES, text.split(), strict=True) if n != "0"}


BRIDGES = bridges("bird", BIRD) + bridges("snake", SNAKE)


def at_node(side: str, glass: int, notebook: int = 0, crates: int = 0, hand: str = "", **amounts: int) -> State:
    """Seat 0's turn, tokens as given, the track without bonus tiles."""
    s = idols(research(own(turn(hand, board=side), **amounts), glass, notebook), crates)
    for card in range(s.game.cards):
        if at.BONUS_AT <= s.zone(card) < at.BONUS_AT + 15:
            s.lay(card, at.BONUS_GONE)
    return s


def without(cost: dict[str, Any], name: str) -> dict[str, Any]:
    return {**cost, name: cost[name] - 1}
