"""Bots for tests: they decide at once, or fail in a chosen way."""

from __future__ import annotations

import asyncio
import threading

from iseki.ai.worker import Task, loaded
from iseki.core.errors import BotFailed
from iseki.core.saved import deserialize


class Prompt:
    """Answers the first legal action, and remembers what it was asked."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    def prepare(self, game: str) -> None:
        """They are ready."""

    async def decide(self, task: Task) -> str:
        self.tasks.append(task)
        state = deserialize(task.state, loaded(task.game, task.seats, task.options))
        return state.action_to_string(state.legal_actions()[0])

    def close(self) -> None:
        """Nothing to end."""


class Raising(Prompt):
    async def decide(self, task: Task) -> str:
        raise BotFailed("it fell over")


class Illegal(Prompt):
    async def decide(self, task: Task) -> str:
        return "no:such:action"


class Sleeping(Prompt):
    async def decide(self, task: Task) -> str:
        await asyncio.sleep(0.01)
        raise TimeoutError


class Waiting(Prompt):
    """Answers when the test says `go`."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()

    async def decide(self, task: Task) -> str:
        while not self.go.is_set():
            await asyncio.sleep(0.01)
        return await super().decide(task)
