"""Play one game of Costa Ruana in engine and oracle at once, and say where they first differ."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL
from tests.oracle.costa_ruana import Asked, Question, Result, Table, game
from tests.oracle.costa_ruana.table import Option
from tests.oracle.sides import Sides, likely

VALUES: dict[str, list[Option]] = {  # C-14
    "scoring": ["treasures_only", "respect_points"],
    "last_refill": ["deal_what_is_left", "reshuffle_discards"],
    "copy_timing": ["owner_turn", "with_card"],
    "copy_native_return": ["end_of_effects", "immediately"],
    "effects_mandatory": [True, False],
    "shaman_tie": ["current_shaman_last", "current_shaman_first"],
    "shaman_decline_round_1": [False, True],
}


@dataclass
class Both(Sides[Question, Result]):
    """The two games, and the answers given so far."""

    seats: int
    options: dict[str, Option]

    def told(self) -> str:
        return f"{self.seats} seats, {self.options}"

    def check_question(self, question: Question) -> None:
        self.check("seat", self.state.current_player(), question.seat)
        self.check("legal", sorted(self.legal()), sorted(question.legal))
        if question.seat == CHANCE:
            self.check("chances", self.chances(), likely(question.legal))
        self.check_table(question.table)

    def check_result(self, result: Result) -> None:
        self.check("end", self.state.current_player(), TERMINAL)
        self.check_table(result.table)
        self.check("returns", [round(x, 9) for x in self.state.returns()], [round(float(x), 9) for x in result.returns])

    def check_table(self, table: Table) -> None:
        saved = json.loads(self.state.serialize())
        self.check_numbers(saved["fields"], table)
        engine, oracle = Counter((zone, kind) for kind, zone, *_ in saved["cards"]), Counter(table.lying())
        self.check("zones", engine - oracle, oracle - engine)
        for kind, zone, _, seen, *_ in saved["cards"]:
            knowing = {viewer for viewer in range(self.seats + 1) if seen >> viewer & 1}
            self.check(f"who knows {kind} in {zone}", knowing, self.may_know(zone, table))

    def check_numbers(self, fields: dict[str, Any], table: Table) -> None:
        seats = range(self.seats)
        self.check("treasures", [fields[f"treasures{i}"] for i in range(len(table.islands))], [n for n, _ in table.islands])
        natives = [[fields[f"natives{i}_{seat}"] for seat in seats] for i in range(len(table.islands))]
        self.check("natives", natives, [tribes for _, tribes in table.islands])
        for name, numbers in (("supply", table.supply), ("hut", table.hut), ("gained", table.gained)):
            self.check(name, [fields[f"{name}{seat}"] for seat in seats], numbers)
        self.check("tiles", [("yellow", "red")[fields["tile1"]], ("blue", "pink")[fields["tile2"]]], table.tiles)
        self.check("shaman", fields["shaman"], table.shaman)
        self.check("round", fields["rounds_begun"], table.round)
        self.check("natives on cards", [fields[f"stands_on{seat}"] > 0 for seat in seats], [seat in table.standing for seat in seats])

    def may_know(self, zone: str, table: Table) -> set[int]:
        """C-3.1: hands by their owners, face-down cards by who played them until the flip; all else by all or nobody."""
        everybody = set(range(self.seats + 1))
        if zone == "pile":
            return set()
        if zone.startswith("hand"):
            return {int(zone[-1])}
        hidden = zone.startswith("down") and self.state.top().name in ("hide", "before", "stand", "flip")
        return {int(zone[-1])} if hidden else everybody


def begin(seats: int, options: dict[str, Option]) -> tuple[Both, Asked[Result]]:
    state = game_type("costa_ruana").load(seats, options).new_initial_state()
    return Both(state, [], seats, options), game(seats, options)


def play_one(seed: int) -> Both:
    """The game of this number: seats, options and all answers follow from it; cards are loved that lie before few natives at home."""
    random = Random(seed)
    both, oracle = begin(random.randint(2, 6), {name: random.choice(values) for name, values in VALUES.items()})
    both.play(oracle, Rng(seed), lambda names: choose(random, names))
    return both


def choose(random: Random, names: Sequence[str]) -> str:
    """At random; natives like company, so that islands fill up and ties occur, and cards are copied more often than not."""
    fond = [3.0 if name in ("place:0", "place:1", "go:0", "before:0") else 0.3 if name in ("pass", "done") else 1.0 for name in names]
    return random.choices(names, fond)[0]
