"""Write what the engine says of islands before treasures are collected: Costa Ruana's page must foresee the same. `make generate`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.costa_ruana.present import PRESENT
from iseki.games.costa_ruana.scene import scenes
from iseki.games.costa_ruana.view import IslandView
from tools.generated import ROOT, run

FIXTURE = ROOT / "web/src/games/costa_ruana/islands/foreseen.json"
KINDS = ("chest", "place", "recall", "leave")
SEATS = range(2, 7)
GAMES = 2  # of each number of seats
ALIKE = 4  # cases of one question with the same verdicts

Case = dict[str, Any]


def positions(seats: int, seed: int) -> Iterator[State]:
    """The questions of the sixth step of one random game."""
    state, rng = game_type("costa_ruana").load(seats, {}).new_initial_state(), Rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.play(int(state.sample_chance(rng)))
            continue
        if state.top().name in KINDS:
            yield state
        actions = state.legal_actions()
        state.play(actions[int(rng.below(len(actions)))])


def islands(state: State) -> tuple[IslandView, ...]:
    return PRESENT.view(state, 0).islands


def before_collecting(state: State, actions: tuple[str, ...]) -> State | None:
    """The position after the actions in which treasures are about to be collected; None where they are not."""
    now = state.clone()
    for name in actions[:-1]:
        now.apply_action(now.string_to_action(name))
    steps = scenes(now, now.string_to_action(actions[-1]), 0)
    return next((scene.before for scene in steps if scene.op == "collect"), None)


def cases_of(state: State) -> Iterator[Case]:
    """Every way to answer after which treasures are collected, with the islands it touches."""
    decision = PRESENT.decision(state, int(state.current_player()))
    assert decision is not None
    ways = [(plan.actions, plan.pieces) for plan in decision.plans] or [((option.action,), option.pieces) for option in decision.options]
    for actions, pieces in ways:
        then = before_collecting(state, actions) if pieces else None
        if then is not None:
            yield case(state, decision.kind, decision.seat, pieces, then)


def case(state: State, kind: str, seat: int, pieces: tuple[str, ...], then: State) -> Case:
    pairs = list(zip(islands(state), islands(then), strict=True))
    touched = [n for n in range(len(pairs)) if f"island:{n}" in pieces]
    changed = [{"n": n, "now": told(pairs[n][0]), "then": told(pairs[n][1])} for n in touched]
    return {"kind": kind, "seat": seat, "picked": list(pieces), "islands": changed}


def told(island: IslandView) -> Case:
    return {"treasures": island.treasures, "natives": list(island.natives), "taker": island.taker, "judged": island.judged}


def chosen() -> Iterator[Case]:
    """Few of each sort: the same question with the same verdicts."""
    seen: Counter[tuple[str, ...]] = Counter()
    for seats in SEATS:
        for seed in range(GAMES):
            for found in (each for state in positions(seats, seed) for each in cases_of(state)):
                sort = (found["kind"], *sorted({island["then"]["judged"] for island in found["islands"]}))
                seen[sort] += 1
                if seen[sort] <= ALIKE:
                    yield found


def outputs() -> dict[Path, str]:
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in chosen())
    return {FIXTURE: f"[\n{lines}\n]\n"}


if __name__ == "__main__":
    raise SystemExit(run(outputs))
