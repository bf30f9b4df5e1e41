"""Decisions in another process: errors are named, the answer is legal."""

from __future__ import annotations

import pickle

import pytest

from iseki.ai.worker import Task, decide, task
from iseki.core.errors import BadState, BotFailed, UnknownBot
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case
from tests.games.garakutarium.positions import dug, legal

OPTIONS = {"first_parent": 0}


class Raising:
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        raise ZeroDivisionError("no idea")


class Cheating:
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.string_to_action("end_part")


def work(bot: str = "greedy") -> Task:
    return task("garakutarium", OPTIONS, dug("A1 B2 C3 D4 A5"), 0, bot, seed=3)


def test_the_answer_is_a_legal_action_by_name() -> None:
    assert decide(work()) in legal(dug("A1 B2 C3 D4 A5"))


def test_the_same_task_gives_the_same_answer_in_every_process() -> None:
    assert decide(pickle.loads(pickle.dumps(work()))) == decide(work())


@case("B-110")
def test_a_bot_that_raises_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.ai.worker.make_bot", lambda spec, seconds: Raising())
    with pytest.raises(BotFailed, match=r"greedy failed on seat 0: ZeroDivisionError\('no idea'\)"):
        decide(work())


@case("B-110")
def test_a_bot_that_answers_what_is_not_legal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.ai.worker.make_bot", lambda spec, seconds: Cheating())
    with pytest.raises(BotFailed, match="greedy on seat 0 answered end_part, which is not legal"):
        decide(work())


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(UnknownBot):
        decide(work("oracle"))


def test_bytes_that_are_no_state_are_told() -> None:
    with pytest.raises(BadState):
        decide(Task("garakutarium", tuple(OPTIONS.items()), 2, b"{}", 0, "greedy", 1))


def test_errors_come_back_from_a_process_as_they_were() -> None:
    error = BotFailed("greedy failed on seat 0")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
