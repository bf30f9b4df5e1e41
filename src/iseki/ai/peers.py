"""Other engines from Python, measured in turns with ours: what a researcher would use instead."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from statistics import median
from typing import Final, Protocol, cast

from msgspec import Struct

from iseki.ai.measure import played_from_python, rate
from iseki.core.errors import BadUsage
from iseki.core.registry import game_type
from iseki.core.rng import Rng

PEER: Final = "crazy_eights"
GAMES: Final = 5
PEER_GAMES: Final = 50  # shorter ones
COPIES: Final = 2000


class Peer(Protocol):
    """What OpenSpiel's states and ours have in common, method by method."""

    def clone(self) -> Peer: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...


class Pace(Struct, frozen=True):
    """One engine from Python: random play with legal_actions and apply_action, and copies of a position in the middle of a game."""

    api_decisions_per_s: int
    clone_ns: int


class Comparison(Struct, frozen=True):
    """The ratios, ours over the peer's, are medians over rounds in which both took turns."""

    peer: str
    ours: Pace
    theirs: Pace
    decisions_ratio: float
    clone_ratio: float


def compare(name: str, options: Mapping[str, object], runs: int) -> Comparison:
    """Against OpenSpiel's crazy_eights, a card game of like size. Raises BadUsage when OpenSpiel is not installed."""
    start = game_type(name).load(options=options).new_initial_state()
    peer = peer_start()
    rounds = [
        (pace(rate(lambda: played_from_python(start, GAMES), 1), start), pace(rate(lambda: played_by_peer(peer, PEER_GAMES), 1), peer))
        for _ in range(runs)
    ]
    ours, theirs = ([pair[side] for pair in rounds] for side in (0, 1))
    return Comparison(
        f"open_spiel {PEER}",
        middle(ours),
        middle(theirs),
        round(median(a.api_decisions_per_s / b.api_decisions_per_s for a, b in rounds), 2),
        round(median(a.clone_ns / b.clone_ns for a, b in rounds), 3),
    )


def peer_start() -> Peer:
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        raise BadUsage("--peers needs OpenSpiel: pip install 'iseki[bench]'") from None
    return cast(Peer, spiel.load_game(PEER).new_initial_state())


def pace(decisions: float, start: Peer) -> Pace:
    copies = rate(lambda: copied(half_way(start)), 1)
    return Pace(round(decisions), round(1e9 / copies))


def middle(paces: list[Pace]) -> Pace:
    return Pace(round(median(p.api_decisions_per_s for p in paces)), round(median(p.clone_ns for p in paces)))


def played_by_peer(start: Peer, games: int) -> int:
    """The same loop; outcomes of chance are drawn by weight with the standard library.

    OpenSpiel's own examples use numpy.random.choice there, which is about twenty times slower; adding up the
    probabilities by hand is about 1.5 times quicker.
    """
    rng, dice = Rng(7), Random(7)
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = dice.choices(outcomes, weights)[0]
            else:
                actions = state.legal_actions()
                action = actions[rng.below(len(actions))]
            state.apply_action(action)
            decisions += 1
    return decisions


def half_way(start: Peer) -> Peer:
    """A position after a hundred random decisions."""
    state, rng = start.clone(), Rng(5)
    for _ in range(100):
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
    return state


def copied(state: Peer) -> int:
    for _ in range(COPIES):
        state.clone()
    return COPIES
