"""Play one game of Arnak in engine and oracle at once, and say where they first differ."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL, State
from tests.oracle.arnak import Asked, Option, Question, Result, Table, game
from tests.oracle.arnak.facts import BACK, Places, numbers, places
from tests.oracle.side_by_side import DifferenceError, likely

VALUES: dict[str, list[Option]] = {
    "fear_supply": ["limited", "unlimited"],
    "pass_ends_turn": [False, True],
    "surplus_icons": ["kept", "lost"],
    "star_charts": ["up_to_two", "two_or_none"],
    "effects_end_with_card": [False, True],
    "ocarina_discounts": [True, False],
    "staff_exile": ["beside", "nearest"],
    "artifact_declinable": [True, False],
    "first_player": ["random", 0, 1],
}
BGA: dict[str, Option] = {name: VALUES[name][1] for name in VALUES if name not in ("first_player", "ocarina_discounts")}
UNSEEN = ("idol_bag", "idol_at", "out")  # what lies there has no meaning, or is compared by chance alone
BACKS = ("crate", "slot", "idol_gone")
AGED = "era"

Choose = Callable[[Sequence[str]], str]


@dataclass(frozen=True)
class Setup:
    """The game to play. seed: of the engine's chance."""

    seats: int
    options: dict[str, Option]
    seed: int

    def oracle(self) -> Asked[Result]:
        return game(self.seats, self.options)

    def engine(self) -> State:
        return game_type("arnak").load(self.seats, self.options).new_initial_state()


@dataclass
class Both:
    """The two games, and the answers given so far."""

    setup: Setup
    state: State
    played: list[str]

    def check(self, what: str, engine: object, oracle: object) -> None:
        if engine != oracle:
            raise DifferenceError(f"{what}: engine {engine}, oracle {oracle}\n{self.setup}\n{' '.join(self.played)}")

    def check_question(self, question: Question) -> None:
        self.check("seat", self.state.current_player(), question.seat)
        self.check_legal(set(self.legal()), set(question.legal))
        if question.seat == CHANCE:
            self.check("chances", self.chances(), likely(question))
        else:
            self.check_position(question.table)

    def check_legal(self, engine: set[str], oracle: set[str]) -> None:
        """The message names only what one of them lacks."""
        if engine != oracle:
            self.check("legal", sorted(engine - oracle), sorted(oracle - engine))

    def check_position(self, table: Table) -> None:
        saved = json.loads(self.state.serialize())
        self.check_numbers({name: many for name, many in saved["fields"].items() if not name.startswith(AGED)}, numbers(table))
        self.check_places(lying(saved["cards"]), places(table))
        self.check("turns", saved["turns"], table.turns)

    def check_numbers(self, engine: dict[str, int], oracle: dict[str, int]) -> None:
        names = [name for name in engine.keys() | oracle.keys() if engine.get(name) != oracle.get(name)]
        self.check("numbers", {name: engine.get(name) for name in names}, {name: oracle.get(name) for name in names})

    def check_places(self, engine: Places, oracle: Places) -> None:
        if engine != oracle:
            self.check("places", dict(engine - oracle), dict(oracle - engine))

    def check_result(self, result: Result) -> None:
        self.check("end", self.state.current_player(), TERMINAL)
        self.check_position(result.table)
        self.check("returns", list(self.state.returns()), returns(result))

    def legal(self) -> list[str]:
        return [self.state.action_to_string(action) for action in self.state.legal_actions()]

    def chances(self) -> dict[str, float]:
        return {self.state.action_to_string(action): round(chance, 9) for action, chance in self.state.chance_outcomes()}

    def answer(self, name: str) -> None:
        self.played.append(name)
        self.state.apply_action(self.state.string_to_action(name))


def lying(rows: list[list[Any]]) -> Places:
    """Zone and piece of every row of a saved position."""
    found = Counter(place_of(*row[:3]) for row in rows)
    return Counter({place: many for place, many in found.items() if not place[0].startswith(UNSEEN)})


def place_of(piece: str, zone: str, layer: int) -> tuple[str, str]:
    if zone == "row":
        return f"row@{layer}", piece
    zone = zone.replace("deck_top", "deck")
    return zone, BACK if zone.rstrip("0123456789") in BACKS else piece


def returns(result: Result) -> list[float]:
    """The winners share what the others lose."""
    seats, won = len(result.scores), len(result.winners)
    return [(seats - won) / won / (seats - 1) if seat in result.winners else -1 / (seats - 1) for seat in range(seats)]


def play(setup: Setup, choose: Choose) -> Both:
    """One game to its end; chance is the engine's. Raises DifferenceError."""
    both = Both(setup, setup.engine(), [])
    oracle, chance = setup.oracle(), Rng(setup.seed)
    try:
        question = next(oracle)
        while True:
            both.check_question(question)
            name = both.state.action_to_string(both.state.sample_chance(chance)) if question.seat == CHANCE else choose(both.legal())
            both.answer(name)
            question = oracle.send(name)
    except StopIteration as end:
        both.check_result(end.value)
    return both


def lover(random: Random) -> Choose:
    """Answers at random, with likings that change from game to game: some games research much, some travel, some buy."""
    verbs = [
        "play",
        "slot",
        "boon",
        "assist",
        "dig",
        "discover",
        "overcome",
        "buy",
        "glass",
        "notebook",
        "temple",
        "pass",
        "end_turn",
        "decline",
        "go_on",
    ]
    fondness = {verb: random.choice([0.3, 1.0, 5.0, 30.0]) for verb in verbs}
    fondness |= {"pass": random.choice([0.01, 0.1, 0.5]), "decline": random.choice([0.1, 1.0]), "done": 0.3}

    def choose(names: Sequence[str]) -> str:
        weights = [fondness.get(name.partition(":")[0], 1) for name in names]
        return random.choices(names, weights)[0]

    return choose


def random_setup(random: Random) -> Setup:
    """2 to 4 seats, either side; a preset or any options."""
    single = {name: random.choice(values) for name, values in VALUES.items()}
    options = random.choice([{}, BGA, single])
    return Setup(random.randint(2, 4), options | {"board": random.choice(["bird", "snake"])}, random.randint(0, 2**30))


def play_one(seed: int) -> Both:
    """The game of this number: its options and all answers follow from it."""
    random = Random(seed)
    return play(random_setup(random), lover(random))
