"""Other engines from Python, measured in turns with ours: what a researcher would use instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from statistics import median
from types import ModuleType
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
CATAN_GAMES: Final = 1  # of four random players
CATAN_COPIES: Final = 200


class Peer(Protocol):
    """What OpenSpiel's states and ours have in common, method by method."""

    def clone(self) -> Peer: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...


class Turns(Protocol):
    num_turns: int


class CatanGame(Protocol):
    """What is used of a game of Catanatron."""

    @property
    def state(self) -> Turns: ...
    def winning_color(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> object: ...


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


class Engine(Struct, frozen=True):
    """Something to measure. play: random games, returns the decisions; copy: returns how many copies it made."""

    name: str
    play: Callable[[], int]
    copy: Callable[[], int]


def compare(name: str, options: Mapping[str, object], runs: int) -> tuple[Comparison, ...]:
    """Against OpenSpiel's crazy_eights, a card game of like size, and Catanatron, a board game of like length, in Python.

    Raises BadUsage when one is not installed.
    """
    start = game_type(name).load(options=options).new_initial_state()
    own = Engine(name, lambda: played_from_python(start, GAMES), lambda: copied(half_way(start)))
    return tuple(compared(own, peer, runs) for peer in (open_spiel(), catanatron()))


def compared(own: Engine, peer: Engine, runs: int) -> Comparison:
    rounds = [(pace(own), pace(peer)) for _ in range(runs)]
    ours, theirs = ([pair[side] for pair in rounds] for side in (0, 1))
    return Comparison(
        peer.name,
        middle(ours),
        middle(theirs),
        round(median(a.api_decisions_per_s / b.api_decisions_per_s for a, b in rounds), 2),
        round(median(a.clone_ns / b.clone_ns for a, b in rounds), 3),
    )


def installed(module: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError:
        raise BadUsage(f"--peers needs {module}: pip install 'iseki[bench]'") from None


def open_spiel() -> Engine:
    start = cast(Peer, installed("pyspiel").load_game(PEER).new_initial_state())
    return Engine(f"open_spiel {PEER}", lambda: played_by_peer(start, PEER_GAMES), lambda: copied(half_way(start)))


def catanatron() -> Engine:
    catan = installed("catanatron")

    def new_game(seed: int) -> CatanGame:
        colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
        return cast(CatanGame, catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed))

    return Engine("catanatron", lambda: played_by_catanatron(new_game), lambda: copied_by_catanatron(new_game(5)))


def pace(engine: Engine) -> Pace:
    return Pace(round(rate(engine.play, 1)), round(1e9 / rate(engine.copy, 1)))


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


def played_by_catanatron(new_game: Callable[[int], CatanGame]) -> int:
    decisions = 0
    for seed in range(CATAN_GAMES):
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions


def copied_by_catanatron(game: CatanGame) -> int:
    """Copies after a hundred random decisions."""
    for _ in range(100):
        game.play_tick()
    for _ in range(CATAN_COPIES):
        game.copy()
    return CATAN_COPIES


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
