"""Games of bots against each other: seats change on the same shuffles, and every game is the same however many processes play."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from iseki.ai.bots import make_bot
from iseki.ai.worker import loaded
from iseki.core.dealer import Dealer
from iseki.core.errors import BadOption
from iseki.core.options import Value
from iseki.core.registry import game_type
from iseki.core.rng import Rng


class Match(Struct, frozen=True):
    """What is to be played. bots: a spec for each seat of the first game; game after game everybody moves on by one seat."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    def check(self) -> None:
        """Raises UnknownGame, BadOption, UnknownBot or NotCompiled before anything is played."""
        few, many = game_type(self.game).seats
        if not few <= len(self.bots) <= many:
            raise BadOption(f"{self.game} is played by {few} to {many}, not by {len(self.bots)} bots: name one for each seat")
        loaded(self.game, len(self.bots), self.options)
        for spec in self.bots:
            make_bot(spec)


class Effort(Struct, frozen=True):
    """What a seat did in a game. turns: times it was asked after somebody else, or in a new turn. seconds: thought, in all."""

    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0  # seconds of the longest turn


class Played(Struct, frozen=True):
    """One game. bots: index into the match's bots for each seat. scores: empty when the game has none. efforts: by seat."""

    bots: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    efforts: tuple[Effort, ...] = ()


def play(match: Match, jobs: int = 1) -> Iterator[Played]:
    """All games in order, one by one as they are finished; the result does not depend on `jobs`."""
    match.check()
    one = partial(play_game, match)
    if jobs == 1:
        yield from map(one, range(match.games))
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(one, range(match.games), chunksize=max(1, min(16, match.games // (jobs * 8))))


def play_game(match: Match, number: int) -> Played:
    """Game `number`: with two seats, 2n and 2n + 1 have the same shuffles and the seats the other way round."""
    seats = len(match.bots)
    shuffle, turned = divmod(number, seats)
    order = tuple((seat + turned) % seats for seat in range(seats))
    bots = [make_bot(match.bots[i]) for i in order]
    numbers = [Rng(seed(match.seed, number, seat)) for seat in range(seats)]
    dealer = Dealer(f"sim {match.seed} {shuffle}".encode())
    state = loaded(match.game, seats, match.options).new_initial_state()
    watch = Stopwatch(seats)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dealer.answer(state))
        else:
            seat = int(state.current_player())
            watch.start(seat, int(state.turns))
            world = state.resample_from_infostate(seat, numbers[seat])
            state.apply_action(bots[seat].choose(world, seat, numbers[seat]))
            watch.stop(seat)
    scores = game_type(match.game).present.summary(state).get("score", ())
    return Played(order, tuple(state.returns()), scores, tuple(watch.efforts))


class Stopwatch:
    """Counts the decisions and turns of each seat, and how long they take."""

    def __init__(self, seats: int) -> None:
        self.efforts = [Effort()] * seats
        self.turn = (-1, -1)  # seat, number of the turn
        self.began = self.spent = 0.0  # this decision, this turn

    def start(self, seat: int, turn: int) -> None:
        if (seat, turn) != self.turn:
            self.turn, self.spent = (seat, turn), 0.0
            self.efforts[seat] = replace(self.efforts[seat], turns=self.efforts[seat].turns + 1)
        self.began = perf_counter()

    def stop(self, seat: int) -> None:
        seconds, so_far = perf_counter() - self.began, self.efforts[seat]
        self.spent += seconds
        longest = max(so_far.longest, self.spent)
        self.efforts[seat] = Effort(so_far.decisions + 1, so_far.turns, so_far.seconds + seconds, longest)


def seed(*key: int) -> int:
    """A number of 31 bits for a generator, different for each key."""
    return int.from_bytes(sha256(repr(key).encode()).digest()[:4], "big") >> 1
