"""Where bots think: worker processes, so that the event loop never waits. A worker gets a position its seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from iseki.ai.worker import Task, decide
from iseki.core.actions import Actions
from iseki.core.errors import IsekiError
from iseki.core.rng import Rng
from iseki.core.state import State

GRACE_SECONDS = 10.0  # for a worker process to start, beyond what the bot itself may take

logger = logging.getLogger("iseki.bots")


class Minds(Protocol):
    """Something that decides for bots. Raises BotFailed, TimeoutError, ... ; the table then falls back."""

    async def decide(self, task: Task) -> str: ...

    def close(self) -> None: ...


class Workers:
    """Minds in processes of their own, started with the first decision."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def decide(self, task: Task) -> str:
        pool = self.started()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(decide, task)), task.seconds + GRACE_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            self.give_up(pool)
            raise

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            count = max(1, (os.cpu_count() or 2) - 1)
            self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
        return self.pool

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """End processes that hang or died; the next decision starts new ones."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.give_up(self.pool)


async def decided(minds: Minds, task: Task, state: State) -> int:
    """The bot's legal action, or the fall-back's, whatever the bot does (B-110)."""
    try:
        return checked(state, await minds.decide(task))
    except (IsekiError, TimeoutError, BrokenProcessPool, OSError) as error:
        logger.warning("bot %s on seat %d of %s: %r; a quick sensible action is played instead", task.bot, task.seat, task.game, error)
        return quick(state, task.seat)


def checked(state: State, name: str) -> int:
    action = state.string_to_action(name)
    state.clone().apply_action(action)
    return action


def quick(state: State, seat: int) -> int:
    """A quick sensible action by the game's own evaluation, from what the seat knows."""
    rng = Rng(secrets.randbits(31))
    world = state.resample_from_infostate(seat, rng)
    action = int(world.game.evaluator.rollout(world, rng, Actions(world.game.actions)))
    legal = state.legal_actions()
    return action if action in legal else legal[0]
