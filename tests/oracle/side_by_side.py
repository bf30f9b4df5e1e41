"""Play one game in engine and oracle at once, and say where they first differ."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL, State
from tests.oracle.garakutarium import Asked, Question, Result, Start, Table, game
from tests.oracle.garakutarium.cards import RX, deck_of
from tests.oracle.garakutarium.sight import EVERYBODY, may_know, must_know
from tests.oracle.garakutarium.table import Option
from tests.oracle.sides import Choose, Sides, likely

VALUES: dict[str, list[Option]] = {  # G-14
    "deck_out": ["reshuffle_junk", "end_game"],
    "empty_pile_allowed": [False, True],
    "special_relic_purifies": [True, False],
    "curse_as_relic_purifies": [True, False],
    "re_explore_triggers_via_detective": [True, False],
    "detective_must_take": [True, False],
    "mad_scientist_payment": ["clamp_at_zero", "must_afford"],
    "skill_without_effect_allowed": [True, False],
    "first_parent": ["random", 0, 1],
    "turn_limit": [50, 200],
}


@dataclass(frozen=True)
class Setup:
    """The game to play. seed: of the engine's chance."""

    options: dict[str, Option]
    start: Start
    seed: int

    def oracle(self) -> Asked[Result]:
        return game(self.options, self.start)

    def engine(self) -> State:
        """The engine's first position, with the start written into its saved form."""
        engine = game_type("garakutarium").load(2, self.options)
        saved = json.loads(engine.new_initial_state().serialize())
        saved["turns"] = self.start.turns
        saved["fields"] |= {"score0": self.start.scores[0], "score1": self.start.scores[1]}
        for zone, cards in self.start.lying.items():
            for card in cards:
                row = next(row for row in saved["cards"] if row[:2] == [card, "deck"])
                row[1], row[3] = zone, sum(1 << viewer for viewer in EVERYBODY)
        return engine.deserialize_state(json.dumps(saved).encode())


@dataclass
class Both(Sides[Question, Result]):
    """The two games, and the answers given so far."""

    setup: Setup

    def told(self) -> str:
        return str(self.setup)

    def check_question(self, question: Question) -> None:
        self.check("seat", self.state.current_player(), question.seat)
        self.check("legal", sorted(self.legal()), sorted(question.legal))
        if question.seat == CHANCE:
            self.check("chances", self.chances(), likely(question.legal))
        else:
            self.check_position(question.table, question.seat, over=False)

    def check_result(self, result: Result) -> None:
        self.check("end", self.state.current_player(), TERMINAL)
        self.check_position(result.table, CHANCE, over=True)
        self.check("returns", tuple(self.state.returns()), result.returns)

    def check_position(self, table: Table, asked: int, *, over: bool) -> None:
        saved = json.loads(self.state.serialize())
        fields, rows = saved["fields"], saved["cards"]
        self.check("scores", [fields["score0"], fields["score1"]], table.scores)
        self.check("parent", fields["parent"], table.parent)
        self.check("turns", saved["turns"], table.turns)
        self.check_cards(sorted((zone, kind) for kind, zone, *_ in rows), sorted(table.lying()))
        self.check("known on top of the deck", known_on_top(rows), table.top)
        for kind, zone, layer, seen, *_ in rows:
            place = "top" if zone == "deck" and layer > 0 else zone
            self.check_sight(kind, seen, (place, table.parent, asked, over))

    def check_cards(self, engine: list[tuple[str, str]], oracle: list[tuple[str, str]]) -> None:
        """Every card lies in the same zone; the message names only those that do not."""
        if engine != oracle:
            self.check("zones", Counter(engine) - Counter(oracle), Counter(oracle) - Counter(engine))

    def check_sight(self, kind: str, seen: int, where: tuple[str, int, int, bool]) -> None:
        """Nobody knows a card who may not, and everybody who can see it does."""
        knowing = {viewer for viewer in EVERYBODY if seen >> viewer & 1}
        self.check(f"who knows {kind} in {where[0]}", knowing, (knowing | must_know(*where)) & may_know(*where))


def known_on_top(rows: list[list[Any]]) -> list[str]:
    """Cards that lie in an order on the deck, the next one last."""
    return [kind for _, kind in sorted((layer, kind) for kind, zone, layer, *_ in rows if zone == "deck" and layer > 0)]


def play(setup: Setup, choose: Choose) -> Both:
    """One game to its end; chance is the engine's. Raises DifferenceError."""
    both = Both(setup.engine(), [], setup)
    both.play(setup.oracle(), Rng(setup.seed), choose)
    return both


def lover(random: Random) -> Choose:
    """Answers at random, with a liking for sets and skills, more or less of it from game to game."""
    liking = random.choice([1.0, 5.0, 30.0])
    fondness = {"same": liking, "run": liking, "skill": random.choice([1.0, 30.0]), "purify": 3.0, "discard": random.choice([0.1, 1.0])}

    def choose(names: Sequence[str]) -> str:
        weights = [fondness.get(name.partition(":")[0], 1) for name in names]
        return random.choices(names, weights)[0]

    return choose


def random_setup(random: Random) -> Setup:
    """Any options and any composition of the special cards (G-1.5), from the beginning or from late in a game."""
    options = {name: random.choice(values) for name, values in VALUES.items()}
    options["curse_numbers"] = curses = tuple(sorted(random.choices(range(1, 8), k=random.randint(1, 5))))
    late = late_start(random, deck_of(curses), bool(options["re_explore_triggers_via_detective"]))
    return Setup(options, random.choice([Start(), late, late, late]), random.randint(0, 2**30))


def late_start(random: Random, cards: list[str], re_explore_leaves_junk: bool) -> Start:
    """As if turns had been played: scores near the skills (G-7.5) or the end, loot, a deck that runs out at once or soon."""
    random.shuffle(cards)
    lying = {zone: [cards.pop() for _ in range(random.randint(0, 5))] for zone in ("loot0", "loot1")}
    left = random.choice([5, 5, random.randint(5, 25)])
    used = [card for card in cards[left:] if not (card == RX and re_explore_leaves_junk)]
    half = random.randint(0, len(used))
    lying |= {"junk0": used[:half], "junk1": used[half:]}
    scores = random.choice([(15, 15), (0, 15), (1, 1), (30, 30), (random.randint(0, 28), random.randint(0, 28))])
    return Start(scores, random.choice([0, 0, 45]), lying)


def play_one(seed: int) -> Both:
    """The game of this number: its options, its start and all answers follow from it."""
    random = Random(seed)
    return play(random_setup(random), lover(random))
