"""Games of bots against each other: seats change on the same shuffles, and every game is the same however many processes play."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256

from msgspec import Struct

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


class Played(Struct, frozen=True):
    """One game. bots: index into the match's bots for each seat. scores: empty when the game has none."""

    bots: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]


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
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dealer.answer(state))
        else:
            seat = int(state.current_player())
            world = state.resample_from_infostate(seat, numbers[seat])
            state.apply_action(bots[seat].choose(world, seat, numbers[seat]))
    return Played(order, tuple(state.returns()), game_type(match.game).present.summary(state).get("score", ()))


def seed(*key: int) -> int:
    """A number of 31 bits for a generator, different for each key."""
    return int.from_bytes(sha256(repr(key).encode()).digest()[:4], "big") >> 1
