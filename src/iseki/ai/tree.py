"""The tree of a search: statistics in flat vectors, a node is an index. Compiled.

No objects, so nothing for Python's garbage collector to walk: a second of search makes some hundred thousand nodes.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from iseki.core.actions import Actions

ROOT: Final = 0
URGE_VISITS: Final = 6.0  # progressive bias: what an action promises counts as much as so many simulations
NONE: Final = 0  # no node: the root is nobody's child


@final
class Tree:
    """A node is an action after those on the way to it, over all worlds in which it was legal.

    seat: who acted. offered: simulations in which it could have been chosen. total: sum of the values for `seat`.
    child: the child with the lowest action; `later` leads from there to the others, ascending. urge: what the action promised.
    """

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]()
        self.seat: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.later: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.urge: vec[float] = vec[float]()
        self.add(-1, 0, 0.0)

    def add(self, action: i64, seat: i64, urge: float) -> i64:
        self.action = append(self.action, action)
        self.seat = append(self.seat, seat)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.child = append(self.child, NONE)
        self.later = append(self.later, NONE)
        self.total = append(self.total, 0.0)
        self.urge = append(self.urge, urge)
        return len(self.action) - 1

    def offer(self, node: i64, buf: Actions) -> i64:
        """Count the legal actions without a child; the children of the others were offered once more."""
        fresh: i64 = 0
        child = self.child[node]
        i: i64 = 0
        while i < buf.n:
            action = buf.get(i)
            while child != NONE and self.action[child] < action:
                child = self.later[child]
            if child != NONE and self.action[child] == action:
                self.offered[child] += 1
            else:
                fresh += 1
            i += 1
        return fresh

    def grow(self, node: i64, buf: Actions, seat: i64, nth: i64, urge: float) -> i64:
        """A new child for the nth legal action without one, in its place among the others."""
        before: i64 = NONE
        child = self.child[node]
        i: i64 = 0
        while True:
            action = buf.get(i)
            while child != NONE and self.action[child] < action:
                before = child
                child = self.later[child]
            if child == NONE or self.action[child] != action:
                if nth == 0:
                    return self.insert(node, before, child, self.add(action, seat, urge))
                nth -= 1
            i += 1

    def from_action(self, child: i64, action: i64) -> i64:
        """The first child from this one on with that action or a later one; NONE after the last."""
        while child != NONE and self.action[child] < action:
            child = self.later[child]
        return child

    def is_for(self, child: i64, action: i64) -> bool:
        return child != NONE and self.action[child] == action

    def insert(self, node: i64, before: i64, after: i64, new: i64) -> i64:
        self.later[new] = after
        if before == NONE:
            self.child[node] = new
        else:
            self.later[before] = new
        return new

    def select(self, node: i64, buf: Actions, exploration: float) -> i64:
        """The legal child with the highest upper bound; at least one legal action has a child."""
        best = node
        highest = -1000.0
        child = self.child[node]
        i: i64 = 0
        while i < buf.n and child != NONE:
            action = buf.get(i)
            while child != NONE and self.action[child] < action:
                child = self.later[child]
            if child != NONE and self.action[child] == action:
                bound = self.upper_bound(child, exploration)
                if bound > highest:
                    highest = bound
                    best = child
            i += 1
        return best

    def upper_bound(self, node: i64, exploration: float) -> float:
        """UCB1 with the number of times the node was offered instead of its parent's visits; the urge counts like some visits."""
        visits = float(self.visits[node])
        bound = self.total[node] / visits + exploration * math.sqrt(math.log(float(self.offered[node])) / visits)
        return bound + URGE_VISITS * self.urge[node] / (visits + URGE_VISITS)

    def record(self, node: i64, value: float) -> None:
        self.visits[node] += 1
        self.total[node] += value

    def children(self, node: i64) -> list[int]:
        out: list[int] = []
        child = self.child[node]
        while child != NONE:
            out.append(int(child))
            child = self.later[child]
        return out
