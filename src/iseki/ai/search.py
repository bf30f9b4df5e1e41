"""Single-observer information-set Monte-Carlo tree search. Compiled; imports no clock, bots.py searches in slices.

One tree for one seat (Cowling, Powley, Whitehouse 2012, "Information Set Monte Carlo Tree Search"): every simulation
draws a world that the seat must think possible and walks the same tree with the actions legal in that world.
Open loop: chance is sampled and not stored.
"""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from iseki.core.actions import Actions
from iseki.core.knowledge import resample
from iseki.core.rng import Rng
from iseki.core.state import State


@final
@mypyc_attr(acyclic=True)
class Node:
    """An action after those on the way here, over all worlds in which it was legal. Children: ascending, `child`, then `later` on."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat  # who acted
        self.visits: i64 = 0
        self.offered: i64 = 1  # simulations in which it could have been chosen
        self.total: float = 0.0  # of the values for `seat`
        self.child: Node | None = None
        self.later: Node | None = None


@final
class Search:
    """A search from what `seat` knows of `state`; the state itself is never played.

    exploration: weight of the bound for actions tried seldom. turns: the evaluator's quick play before a leaf is valued.
    """

    def __init__(self, state: State, seat: i64, rng: Rng, exploration: float, turns: i64) -> None:
        self.state = state.clone()
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.turns = turns
        self.root = Node(-1, seat)
        self.buf = Actions(state.game.actions)
        self.values: vec[float] = vec[float]([0.0] * int(state.game.seats))

    def run(self, simulations: i64) -> None:
        """Search on; may be called again."""
        while simulations > 0:
            s = self.state.clone()
            resample(s, self.seat, self.rng)
            self.simulate(s)
            simulations -= 1

    def simulate(self, s: State) -> None:
        path = self.descend(s)
        self.play_out(s)
        seat: i64 = 0
        while seat < s.game.seats:
            self.values[seat] = s.game.evaluator.value(s, seat)
            seat += 1
        for node in path:
            node.visits += 1
            node.total += self.values[node.seat]

    def descend(self, s: State) -> list[Node]:
        """Walk down to the first action never tried, which is played too. Returns the nodes on the way."""
        node = self.root
        path: list[Node] = [node]
        buf = self.buf
        while s.v[0] != 0:
            s.legal_into(buf)
            fresh = offer(node, buf)
            tried = fresh == 0
            node = select(node, buf, self.exploration) if tried else grow(node, buf, s.seat(), self.rng.below(fresh))
            path.append(node)
            s.play(node.action)
            s.play_chance(self.rng)
            if not tried:
                break
        return path

    def play_out(self, s: State) -> None:
        """Quick play of all seats for some turns, or to the end."""
        end = s.turns + self.turns
        evaluator = s.game.evaluator
        while s.v[0] != 0 and s.turns < end:
            s.play(evaluator.rollout(s, self.rng, self.buf))
            s.play_chance(self.rng)

    def best(self) -> int:
        """The action tried most; -1 before the first simulation."""
        best: i64 = -1
        visits: i64 = 0
        node = self.root.child
        while node is not None:
            if node.visits > visits:
                visits = node.visits
                best = node.action
            node = node.later
        return int(best)

    def table(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean value for the seat) of every action tried at the root, ascending."""
        out: list[tuple[int, int, float]] = []
        node = self.root.child
        while node is not None:
            if node.visits > 0:
                out.append((int(node.action), int(node.visits), node.total / float(node.visits)))
            node = node.later
        return out


def offer(node: Node, buf: Actions) -> i64:
    """Count the legal actions without a child; the children of the others were offered once more."""
    fresh: i64 = 0
    child = node.child
    i: i64 = 0
    while i < buf.n:
        action = buf.get(i)
        while child is not None and child.action < action:
            child = child.later
        if child is not None and child.action == action:
            child.offered += 1
        else:
            fresh += 1
        i += 1
    return fresh


def grow(node: Node, buf: Actions, seat: i64, nth: i64) -> Node:
    """A new child for the nth legal action without one, in its place among the others."""
    before: Node | None = None
    child = node.child
    i: i64 = 0
    while True:
        action = buf.get(i)
        while child is not None and child.action < action:
            before = child
            child = child.later
        if child is None or child.action != action:
            if nth == 0:
                return insert(node, before, child, Node(action, seat))
            nth -= 1
        i += 1


def insert(node: Node, before: Node | None, after: Node | None, new: Node) -> Node:
    new.later = after
    if before is None:
        node.child = new
    else:
        before.later = new
    return new


def select(node: Node, buf: Actions, exploration: float) -> Node:
    """The legal child with the highest upper bound; all legal actions have one."""
    best = node
    highest = -1.0
    child = node.child
    i: i64 = 0
    while i < buf.n:
        action = buf.get(i)
        while child is not None and child.action < action:
            child = child.later
        if child is not None:
            bound = upper_bound(child, exploration)
            if bound > highest:
                highest = bound
                best = child
        i += 1
    return best


def upper_bound(child: Node, exploration: float) -> float:
    """UCB1 with the number of times the child was offered instead of its parent's visits."""
    visits = float(child.visits)
    return child.total / visits + exploration * math.sqrt(math.log(float(child.offered)) / visits)


def run_many(states: list[State], simulations: i64, exploration: float, turns: i64) -> i64:
    """One search from each position, for the benchmark. Returns the simulations made."""
    total: i64 = 0
    for s in states:
        search = Search(s, s.seat(), Rng(5), exploration, turns)
        search.run(simulations)
        total += simulations
    return total
