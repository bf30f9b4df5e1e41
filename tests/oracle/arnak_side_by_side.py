"""Play one game of Arnak in engine and oracle at once, and say where they first differ."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL
from tests.oracle import arnak_engine as engine
from tests.oracle.arnak import Question, Result, Table, facts
from tests.oracle.arnak.facts import Places
from tests.oracle.arnak.scoring import score
from tests.oracle.arnak_starts import Setup, lover, random_setup
from tests.oracle.sides import Choose, Sides, likely


@dataclass
class Both(Sides[Question, Result]):
    """The two games, and the answers given so far."""

    setup: Setup

    def told(self) -> str:
        return str(self.setup)

    def check_question(self, question: Question) -> None:
        self.check("seat", self.state.current_player(), question.seat)
        self.check_legal(set(self.legal()), set(question.legal))
        if question.seat == CHANCE:
            self.check("chances", self.chances(), likely(question.legal))
        else:
            self.check_position(question.table)
        if "end_turn" in question.legal:
            self.check("points", engine.scores(self.state), points(question.table))

    def check_legal(self, real: set[str], oracle: set[str]) -> None:
        """The message names only what one of them lacks."""
        if real != oracle:
            self.check("legal", sorted(real - oracle), sorted(oracle - real))

    def check_position(self, table: Table) -> None:
        lying = engine.pieces(self.state)
        self.check_numbers(engine.numbers(self.state), facts.numbers(table))
        self.check_places(engine.places(lying), facts.places(table))
        self.check("turns", self.state.turns, table.turns)
        self.check("who knows what", engine.wrong_sights(lying, self.setup.seats), [])

    def check_numbers(self, real: dict[str, int], oracle: dict[str, int]) -> None:
        names = [name for name in real.keys() | oracle.keys() if real.get(name) != oracle.get(name)]
        self.check("numbers", {name: real.get(name) for name in names}, {name: oracle.get(name) for name in names})

    def check_places(self, real: Places, oracle: Places) -> None:
        if real != oracle:
            self.check("places", dict(real - oracle), dict(oracle - real))

    def check_result(self, result: Result) -> None:
        self.check("end", self.state.current_player(), TERMINAL)
        self.check_position(result.table)
        self.check("points", engine.scores(self.state), points(result.table))
        self.check("returns", engine.returns(self.state), returns(result))


def points(table: Table) -> list[int]:
    return [score(table, player) for player in table.players]


def returns(result: Result) -> list[float]:
    """The winners share what the others lose."""
    seats, won = len(result.scores), len(result.winners)
    return [(seats - won) / won / (seats - 1) if seat in result.winners else -1 / (seats - 1) for seat in range(seats)]


def play(setup: Setup, choose: Choose) -> Both:
    """One game to its end; chance is the engine's. Raises DifferenceError."""
    both = Both(setup.engine(), [], setup)
    both.play(setup.oracle(), Rng(setup.seed), choose)
    return both


def play_one(seed: int) -> Both:
    """The game of this number: its options, its start and all answers follow from it."""
    random = Random(seed)
    return play(random_setup(random), lover(random))
