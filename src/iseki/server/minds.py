"""Where bots think: worker processes, so that the event loop never waits. A worker gets a position its seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol

from iseki.ai.worker import Task, decide, warm_up
from iseki.core.actions import Actions
from iseki.core.errors import IsekiError
from iseki.core.rng import Rng
from iseki.core.state import State

GRACE_SECONDS = 10.0  # for a worker process to start, beyond what the bot itself may take

logger = logging.getLogger("iseki.bots")


class Minds(Protocol):
    """Something that decides for bots. Raises BotFailed, TimeoutError, ... ; the table then falls back."""

    def prepare(self, game: str) -> None:
        """A bot of this game will be asked soon."""

    async def decide(self, task: Task) -> str: ...

    def close(self) -> None: ...


class Workers:
    """Minds in processes of their own, started when the first bot sits down."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def prepare(self, game: str) -> None:
        pool = self.started()
        with interrupts_held():
            pool.submit(warm_up, game)

    async def decide(self, task: Task) -> str:
        pool = self.started()
        with interrupts_held():
            answer = pool.submit(decide, task)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(answer), task.seconds + GRACE_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            self.give_up(pool)
            raise

    def started(self) -> ProcessPoolExecutor:
        """The pool, not yet with processes. Making it starts Python's resource tracker, which would undo `interrupts_held`."""
        if self.pool is None:
            count = max(1, (os.cpu_count() or 2) - 1)
            self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin_worker)
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


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process started here inherits that Ctrl-C is held back, until it can ignore it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker() -> None:
    """Ctrl-C is the server's affair; and a worker must not outlive a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


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
