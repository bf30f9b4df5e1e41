"""Which games are played: seats, options, richer starts, and players with likings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from iseki.core.registry import game_type
from iseki.core.state import State
from tests.oracle.arnak import Asked, Option, Result, Start, game
from tests.oracle.arnak.box import ARTIFACTS, CARDS, GUARDIANS, ITEMS, RESOURCES
from tests.oracle.sides import Choose

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
TOKENS = {"bird": [(0, 0), (4, 2), (9, 5), (12, 6), (13, 11)], "snake": [(0, 0), (4, 2), (7, 6), (10, 8), (13, 11)]}  # spaces of the track
LIKINGS = ["play", "slot", "boon", "assist", "dig", "discover", "overcome", "buy", "glass", "notebook", "temple", "end_turn", "go_on"]
TRAVELLERS = [card for card in ITEMS if len(CARDS[card]["travel"]) > 1 or any(step["op"] == "send" for step in CARDS[card]["effect"])]
MIXED = [card for card in ITEMS if len(set(CARDS[card]["travel"])) > 1]  # where what is kept may differ
SPARE = 3  # guardians that no position needs


@dataclass(frozen=True)
class Setup:
    """The game to play. seed: of the engine's chance."""

    seats: int
    options: dict[str, Option]
    start: Start
    seed: int

    def oracle(self) -> Asked[Result]:
        return game(self.seats, self.options, self.start)

    def engine(self) -> State:
        """The engine's first position, with the start written into its saved form."""
        engine = game_type("arnak").load(self.seats, self.options)
        saved = json.loads(engine.new_initial_state().serialize())
        for seat, have in enumerate(self.start.have):
            for name, many in have.items():
                saved["fields"][f"{name}{seat}"] += many
        for seat, (glass, notebook) in enumerate(self.start.tokens):
            saved["fields"] |= {f"glass{seat}": glass, f"notebook{seat}": notebook}
        rows = {row[0]: row for row in saved["cards"] if row[0] in CARDS or row[0] in GUARDIANS}
        for seat, cards in enumerate(self.start.cards):
            for card in cards:
                rows[card][1] = f"deck{seat}"
        for seat, boons in enumerate(self.start.boons):
            for boon in boons:
                rows[boon][1], rows[boon][3] = f"boon{seat}", (1 << (self.seats + 1)) - 1
        return engine.deserialize_state(json.dumps(saved).encode())


def lover(random: Random) -> Choose:
    """Answers at random, with likings that change from game to game: in some games there is much research, in others much travel."""
    fondness = {verb: random.choice([0.3, 1.0, 5.0, 30.0]) for verb in LIKINGS}
    fondness |= {"pass": random.choice([0.01, 0.1, 0.5]), "decline": random.choice([0.1, 1.0]), "done": 0.3}
    fondness |= {f"spend:{card}": 30.0 for card in MIXED}

    def choose(names: Sequence[str]) -> str:
        weights = [fondness.get(name, fondness.get(name.partition(":")[0], 1)) for name in names]
        return random.choices(names, weights)[0]

    return choose


def random_setup(random: Random) -> Setup:
    """2 to 4 seats, either side; a preset or any options; from a start by the rules or from a richer one."""
    single = {name: random.choice(values) for name, values in VALUES.items()}
    options = random.choice([{}, BGA, single]) | {"board": random.choice(["bird", "snake"])}
    seats = random.randint(2, 4)
    return Setup(seats, options, random.choice([Start(), rich(random, seats, str(options["board"]))]), random.randint(0, 2**30))


def rich(random: Random, seats: int, side: str) -> Start:
    """Goods, cards, research and guardians at once: effects meet that hardly meet in a game from the beginning."""
    kinds = random.choice([TRAVELLERS, [*ITEMS, *ARTIFACTS]])
    cards = random.sample(kinds, len(kinds))
    boons = random.sample(list(GUARDIANS), SPARE)
    each = random.randint(0, min(9, len(cards) // seats))
    return Start(
        have=[{name: random.choice([0, 1, 3, 8]) for name in RESOURCES} for _ in range(seats)],
        cards=[cards[seat * each : (seat + 1) * each] for seat in range(seats)],
        tokens=[random.choice(TOKENS[side]) for _ in range(seats)],
        boons=[[boons[seat]] if seat < SPARE else [] for seat in range(seats)],
    )
