"""Tables for random games under watch: each number of seats with the usual options, with each other value of one, and with mixtures."""

from __future__ import annotations

from collections.abc import Iterator

from iseki.core.check import Watch, watch
from iseki.core.errors import BadOption
from iseki.core.game import Game
from iseki.core.options import OptionSpec, Value
from iseki.core.registry import GameType, game_type
from iseki.core.rng import Rng

MIXTURES = 8  # tables whose options are all drawn by lot, for each number of seats


def tables(kind: GameType) -> Iterator[Game]:
    """Games to be watched, always the same ones in the same order."""
    for seats in range(kind.seats[0], kind.seats[1] + 1):
        yield kind.load(seats)
        choices: dict[str, list[Value]] = {}
        for spec in kind.options:
            others = {value: game for value in values(spec) if value != spec.default and (game := loaded(kind, seats, spec.name, value))}
            choices[spec.name] = [spec.default, *others]
            yield from others.values()
        rng = Rng(seats)
        for _ in range(MIXTURES):
            yield kind.load(seats, {name: chosen[int(rng.below(len(chosen)))] for name, chosen in choices.items()})


def values(spec: OptionSpec) -> tuple[Value, ...]:
    return spec.values if spec.kind == "choice" else spec.presets


def loaded(kind: GameType, seats: int, name: str, value: Value) -> Game | None:
    """None where the value needs more seats: nobody begins who does not sit there."""
    try:
        return kind.load(seats, {name: value})
    except BadOption:
        return None


def watched(name: str, games: int) -> list[Watch]:
    """So many random games or a few more, spread over all tables; one Watch for each."""
    every = list(tables(game_type(name)))
    each = -(-games // len(every))
    seen = [Watch(game) for game in every]
    for game, one in zip(every, seen, strict=True):
        watch(game.new_initial_state(), each, 1, one)
    return seen


def told(name: str, seen: list[Watch]) -> str:
    """The figures in one line."""
    games, decisions = int(sum(one.games for one in seen)), int(sum(one.decisions for one in seen))
    longest, deepest = max(one.longest for one in seen), max(one.deepest for one in seen)
    decided = f"{decisions / games:.1f} decisions a game, {longest} at most"
    return f"{name}: {games} games at {len(seen)} tables, {decided}; at most {deepest} frames on the stack"
