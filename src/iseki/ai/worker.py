"""A bot's decision in another process. What crosses the border is already what the seat may know; the truth never does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from iseki.ai.bots import FOREVER, make_bot
from iseki.core.errors import BotFailed, IsekiError
from iseki.core.game import Game
from iseki.core.options import Value
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.saved import deserialize, serialize
from iseki.core.state import State


class Task(Struct, frozen=True):
    """One decision to make. state: bytes of a position resampled for `seat`. seconds: the most it may take."""

    game: str
    options: tuple[tuple[str, Value], ...]
    seats: int
    state: bytes
    seat: int
    bot: str
    seed: int
    seconds: float = FOREVER


def task(game: str, options: Mapping[str, Value], state: State, seat: int, bot: str, seed: int, seconds: float = FOREVER) -> Task:
    """A task for the seat that is asked in `state`, with everything it may not know drawn anew."""
    world = state.resample_from_infostate(seat, Rng(seed))
    return Task(game, tuple(options.items()), state.game.num_players(), serialize(world), seat, bot, seed, seconds)


def decide(work: Task) -> str:
    """Name of the action the bot chooses. Raises BotFailed when it raises or answers what is not legal."""
    state = deserialize(work.state, loaded(work.game, work.seats, work.options))
    try:
        action = make_bot(work.bot, work.seconds).choose(state.clone(), work.seat, Rng(work.seed))
    except IsekiError:
        raise
    except Exception as error:
        raise BotFailed(f"{work.bot} failed on seat {work.seat}: {error!r}") from error
    if action not in state.legal_actions():
        raise BotFailed(f"{work.bot} on seat {work.seat} answered {state.describe(action)}, which is not legal")
    return state.action_to_string(action)


@lru_cache(maxsize=8)
def loaded(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Game:
    """Games of this process, loaded once for each set of options."""
    return game_type(game).load(seats, dict(options))


def warm_up(game: str) -> None:
    """For an executor's initializer: have the modules and the game ready before the first decision."""
    loaded(game, game_type(game).seats[0], ())
