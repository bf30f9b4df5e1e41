"""Oracles of knowledge list every world that agrees with the record as one seat may read it: what they have in common."""

from __future__ import annotations

from collections.abc import Callable

from iseki.core.knowledge import resample
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.core.word import LOW_BITS

Facts = tuple[int, ...]
Worlds = dict[Facts, State]


def facts(s: State) -> Facts:
    """The words without the bookkeeping of eras: which card lies where, known to whom; then the numbers."""
    return (*(int(s.word(card)) & LOW_BITS for card in range(s.game.cards)), *numbers(s))


def numbers(s: State) -> Facts:
    """The fields and the stack, without the bookkeeping of eras."""
    eras = range(int(s.game.era), int(s.game.era + s.game.families))
    return tuple(int(x) for i, x in enumerate(s.v) if i not in eras and not 1 <= i <= s.game.cards)


def step(worlds: Worlds, name: str, seat: int, truth: State, sight: Callable[[State, int], object]) -> Worlds:
    """The worlds after an action that the seat reads as `name`, as far as they look like the truth to it."""
    out: Worlds = {}
    seen = sight(truth, seat)
    for world in worlds.values():
        for action in [a for a in world.legal_actions() if readable(world, a, seat) == name]:
            after = world.clone()
            after.play(action)
            if facts(after) not in out and sight(after, seat) == seen:
                out[facts(after)] = after
    return out


def drawn(s: State, seat: int, rng: Rng, draws: int) -> set[Facts]:
    """The worlds that resampling gives in so many draws."""
    copy = s.clone()
    found: set[Facts] = set()
    for _ in range(draws):
        resample(copy, seat, rng)
        found.add(facts(copy))
    return found
