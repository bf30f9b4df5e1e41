"""Single-observer information-set Monte-Carlo tree search. Compiled; imports no clock, bots.py searches in slices.

One tree for one seat (Cowling, Powley, Whitehouse 2012, "Information Set Monte Carlo Tree Search"): every simulation
draws a world that the seat must think possible and walks the same tree with the actions legal in that world.
Open loop: chance is sampled and not stored.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from iseki.ai.tree import ROOT, Tree
from iseki.core.actions import Actions
from iseki.core.knowledge import resample
from iseki.core.rng import Rng
from iseki.core.state import State

TIMES_APART: Final = 2.0  # exploration at most so many times as wide as the values met lie apart
WIDTH: Final = 2  # looked at so many times, as many actions are tried as the square root of WIDTH times that


@final
class Search:
    """A search from what `seat` knows of `state`; the state itself is never played.

    exploration: most weight of the bound for actions tried seldom. turns: the evaluator's quick play before a leaf is valued.
    """

    def __init__(self, state: State, seat: i64, rng: Rng, exploration: float, turns: i64) -> None:
        self.state = state.clone()
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.turns = turns
        self.guided: bool = state.game.evaluator.chains()
        self.tree = Tree()
        self.buf = Actions(state.game.actions)
        self.values: vec[float] = vec[float]([0.0] * int(state.game.seats))
        self.lowest = 1.0
        self.highest = 0.0

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
        self.lowest = min(self.lowest, self.values[self.seat])
        self.highest = max(self.highest, self.values[self.seat])
        for node in path:
            self.tree.record(node, self.values[self.tree.seat[node]])

    def descend(self, s: State) -> vec[i64]:
        """Walk down to the first action never tried, which is played too. Returns the nodes on the way, the root first."""
        tree = self.tree
        buf = self.buf
        node: i64 = ROOT
        path = append(vec[i64](), node)
        fresh: i64 = 0
        exploration = self.at_stake()
        while s.v[0] != 0 and fresh == 0:
            s.legal_into(buf)
            fresh = tree.offer(node, buf)
            if fresh and self.guided:
                fresh = self.worth_trying(node, fresh)
            node = self.grow(s, node, fresh) if fresh else tree.select(node, buf, exploration)
            path = append(path, node)
            s.play(tree.action[node])
            s.play_chance(self.rng)
        return path

    def at_stake(self) -> float:
        """Exploration less wide where values lie close together: where the game is decided, a point more is all there is to find."""
        wide = TIMES_APART * (self.highest - self.lowest)
        return wide if 0.0 < wide < self.exploration else self.exploration

    def worth_trying(self, node: i64, fresh: i64) -> i64:
        """Progressive widening: only some of the actions not tried yet, while those tried have had few visits."""
        tried = self.buf.n - fresh
        return fresh if tried * tried < WIDTH * (self.tree.visits[node] + 1) else 0

    def grow(self, s: State, node: i64, fresh: i64) -> i64:
        """A child for an action never tried: any, or the one that promises most."""
        if not self.guided:
            return self.tree.grow(node, self.buf, s.seat(), self.rng.below(fresh), 0.0)
        evaluator = s.game.evaluator
        best: i64 = 0
        most = -1000.0
        nth: i64 = 0
        child = self.tree.child[node]
        i: i64 = 0
        while i < self.buf.n:
            action = self.buf.get(i)
            child = self.tree.from_action(child, action)
            if not self.tree.is_for(child, action):
                promise = evaluator.urge(s, action)
                if promise > most:
                    best = nth
                    most = promise
                nth += 1
            i += 1
        return self.tree.grow(node, self.buf, s.seat(), best, most)

    def play_out(self, s: State) -> None:
        """Quick play of all seats until the evaluator can tell, or to the end."""
        end = s.turns + self.turns
        evaluator = s.game.evaluator
        while s.v[0] != 0 and not evaluator.settled(s, self.state, end - s.turns):
            s.play(evaluator.rollout(s, self.rng, self.buf))
            s.play_chance(self.rng)

    def table(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean value for the seat) of every action tried, ascending."""
        tree = self.tree
        return [(int(tree.action[c]), int(tree.visits[c]), tree.total[c] / float(tree.visits[c])) for c in tree.children(ROOT)]

    def best(self) -> int:
        """The action tried most; -1 before the first simulation."""
        best = -1
        most = 0
        for action, visits, _ in self.table():
            if visits > most:
                most = visits
                best = action
        return best


def searches(states: list[State], simulations: i64, exploration: float, turns: i64) -> i64:
    """One search from each position, for the benchmark. Returns the simulations made."""
    for s in states:
        Search(s, s.seat(), Rng(5), exploration, turns).run(simulations)
    return i64(len(states)) * simulations
