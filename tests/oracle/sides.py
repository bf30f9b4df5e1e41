"""Engine and oracle play one game at once: what every game's comparison has in common."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from iseki.core.rng import Rng
from iseki.core.state import CHANCE, State

Choose = Callable[[Sequence[str]], str]


class Asks(Protocol):
    """A question of an oracle."""

    @property
    def seat(self) -> int: ...


Question = TypeVar("Question", bound=Asks)
Result = TypeVar("Result")


class DifferenceError(AssertionError):
    """Engine and oracle disagree: what, with the game that led there."""


@dataclass
class Sides(Generic[Question, Result]):
    """The engine's position, and the answers given so far. A game says what is compared, and what to tell of its set-up."""

    state: State
    played: list[str]

    def told(self) -> str:
        raise AssertionError("a game tells its set-up")

    def check_question(self, question: Question) -> None:
        raise AssertionError("a game compares its questions")

    def check_result(self, result: Result) -> None:
        raise AssertionError("a game compares its end")

    def check(self, what: str, engine: object, oracle: object) -> None:
        if engine != oracle:
            raise DifferenceError(f"{what}: engine {engine}, oracle {oracle}\n{self.told()}\n{' '.join(self.played)}")

    def legal(self) -> list[str]:
        return [self.state.action_to_string(action) for action in self.state.legal_actions()]

    def chances(self) -> dict[str, float]:
        return {self.state.action_to_string(action): round(chance, 9) for action, chance in self.state.chance_outcomes()}

    def answer(self, name: str) -> None:
        self.played.append(name)
        self.state.apply_action(self.state.string_to_action(name))

    def play(self, oracle: Generator[Question, str, Result], chance: Rng, choose: Choose) -> None:
        """To the end; chance is the engine's. Raises DifferenceError."""
        try:
            question = next(oracle)
            while True:
                self.check_question(question)
                by_chance = question.seat == CHANCE
                name = self.state.action_to_string(self.state.sample_chance(chance)) if by_chance else choose(self.legal())
                self.answer(name)
                question = oracle.send(name)
        except StopIteration as end:
            self.check_result(end.value)

    def follow(self, oracle: Generator[Question, str, Result], lines: Sequence[str]) -> None:
        """A record in both, to its end. Raises DifferenceError."""
        try:
            question = next(oracle)
            for line in lines:
                self.check_question(question)
                self.answer(line)
                question = oracle.send(line)
        except StopIteration as end:
            self.check("lines of the game", len(lines), len(self.played))
            self.check_result(end.value)
        else:
            self.check("end", "a record that ends", "a game that goes on")


def likely(weights: Mapping[str, int]) -> dict[str, float]:
    total = sum(weights.values())
    return {name: round(weight / total, 9) for name, weight in weights.items()}
