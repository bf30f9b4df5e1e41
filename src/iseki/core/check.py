"""Random games under watch: what must hold in every position of every game. Compiled, so that 100,000 games take minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.actions import Actions
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.core.word import CARDS, FRAME

if TYPE_CHECKING:
    from iseki.core.game import Game

MOST: Final = 20_000  # actions after which a game counts as endless


@final
class Watch:
    """What random games of one Game have shown so far.

    games, decisions (of seats, CHANCE left out), longest: decisions of the longest game; deepest: frames on the stack.
    fault: what cannot be, with the game in which it was; '' as long as all is well.
    """

    def __init__(self, game: Game) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.longest: i64 = 0
        self.deepest: i64 = 0
        self.fault: str = ""
        self.buffer: Actions = Actions(game.actions)
        fits: list[bool] = []
        for seat, accepts in zip(game.places_of.seat, game.places_of.accepts, strict=True):
            fits += [seat < game.seats and kind in accepts for kind in range(int(game.kinds))]
        self.fits: vec[bool] = vec[bool](fits)  # zone * kinds + kind: may such a card lie there? Nothing lies before an absent seat


def watch(start: State, games: i64, seed: i64, seen: Watch) -> None:
    """Random games from copies of one position, the n-th with Rng(seed + n); adds to `seen` and stops at a fault."""
    n: i64 = 0
    while n < games and seen.fault == "":
        s = start.clone()
        fault = watched(s, Rng(seed + n), seen)
        if fault != "":
            seen.fault = f"{s.game.name}, seed {seed + n}, {s.turns} turns: {fault}"
        n += 1


def watched(s: State, rng: Rng, seen: Watch) -> str:
    """One game to its end, in place. Half of the actions are the evaluator's quick ones, so that games get somewhere."""
    actions: i64 = 0
    decisions: i64 = 0
    while s.v[0] != 0:
        fault = position_fault(s, seen)
        if fault != "":
            return fault
        if actions == MOST:
            return f"not over after {MOST} actions"
        actions += 1
        if s.top().chance:
            action = s.sample_chance(rng)
            if not seen.buffer.has(action):
                return f"chance gave {s.describe(int(action))}, which is not legal"
        else:
            decisions += 1
            action = s.game.evaluator.rollout(s, rng, seen.buffer) if rng.below(2) else seen.buffer.get(rng.below(seen.buffer.n))
        s.play(action)
    seen.games += 1
    seen.decisions += decisions
    if decisions > seen.longest:
        seen.longest = decisions
    return end_fault(s, seen)


def position_fault(s: State, seen: Watch) -> str:
    """What is wrong before somebody answers; leaves the legal actions in the buffer."""
    depth = (s.v[0] - s.game.stack) // FRAME + 1
    if depth > seen.deepest:
        seen.deepest = depth
    s.legal_into(seen.buffer)
    fault = legal_fault(s, seen.buffer)
    if fault == "":
        fault = place_fault(s, seen)
    return fault if fault != "" else s.game.evaluator.fault(s)


def legal_fault(s: State, legal: Actions) -> str:
    """At least one action, each once, ascending, of the action space."""
    if legal.n == 0:
        return f"{s.top().name} asks, and nothing is legal"
    v = legal.v
    last: i64 = -1
    i: i64 = 0
    while i < legal.n:
        action = i64(v[i])
        if action <= last or action >= s.game.actions:
            return f"{s.top().name} offers {action} after {last}"
        last = action
        i += 1
    return ""


def place_fault(s: State, seen: Watch) -> str:
    """Every card lies where its kind may lie; of equal cards the words ascend."""
    g = s.game
    v = s.v
    kinds = g.kind
    fits = seen.fits
    card: i64 = 0
    last: i64 = 0
    while card < g.cards:
        kind = kinds[card]
        w = v[CARDS + card]
        if not fits[(w & 255) * g.kinds + kind]:
            return f"{g.kind_names[kind]} lies in {g.zone_names[w & 255]}"
        if w < last and kinds[card - 1] == kind:
            return f"of two equal {g.kind_names[kind]} the words do not ascend"
        last = w
        card += 1
    return ""


def negative(s: State) -> bool:
    """Is a field below zero? For the evaluator of a game whose resources, tokens and bookkeeping never are."""
    v = s.v
    place = CARDS + s.game.cards
    while place < s.game.stack:
        if v[place] < 0:
            return True
        place += 1
    return False


def end_fault(s: State, seen: Watch) -> str:
    """The result sums to zero and nobody's is beyond a win."""
    returns = s.returns()
    total = sum(returns)
    if total > 1e-9 or total < -1e-9 or max(returns) > 1.0 or min(returns) < -1.0:
        return f"the result is {returns}"
    fault = place_fault(s, seen)
    return fault if fault != "" else s.game.evaluator.fault(s)
