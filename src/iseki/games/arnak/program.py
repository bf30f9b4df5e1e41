"""Turns the effects of components.toml into ops and sequences of ops: what the constants `step` and `step_at` hold.

Equal steps share one op. The first ops are those of layout.toml's rules; steps come after them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.json import encode

from iseki.core.op import Op
from iseki.games.arnak.effects import AnyStep, Cost, Effect, Icon

ICONS: tuple[Icon, ...] = ("boot", "car", "ship", "plane")


def packed_icons(icons: tuple[Icon, ...]) -> int:
    """Four bits for each travel icon: boot, car, ship, plane."""
    return sum(1 << 4 * ICONS.index(icon) for icon in icons)


def packed(cost: Cost) -> int:
    """A cost as rules/costs.py reads it."""
    numbers = (cost.coin, cost.compass, cost.tablet, cost.arrowhead, cost.jewel, cost.card, cost.idol)
    return sum(n << 4 * i for i, n in enumerate(numbers)) | packed_icons(cost.travel) << 28


class Program:
    """Grows while effects are compiled; ops and steps are read by game.py at the end. Sequence 0 is empty."""

    def __init__(self, rule_ops: list[Op]) -> None:
        self.ops = list(rule_ops)
        self.sequences: dict[bytes, int] = {encode(()): 0}
        self.steps: list[list[int]] = [[]]
        self.known: dict[bytes, int] = {}

    def sequence(self, effect: Effect) -> int:
        """Number of a sequence of steps; the same for equal effects."""
        key = encode(effect)
        if key not in self.sequences:
            steps = [self.op(step) for step in effect]
            self.sequences[key] = len(self.steps)
            self.steps.append(steps)
        return self.sequences[key]

    def op(self, step: AnyStep) -> int:
        """Index of the op that carries out a step."""
        key = encode(step)
        if key not in self.known:
            op = BUILDERS[type(step)](self, step)
            self.known[key] = len(self.ops)
            self.ops.append(op)
        return self.known[key]

    def constants(self) -> dict[str, list[int]]:
        """`step`: all sequences one after the other; `step_at`: where each begins, and the end."""
        starts, steps = [0], []
        for sequence in self.steps:
            steps += sequence
            starts.append(len(steps))
        return {"step": steps, "step_at": starts}


Builder = Callable[[Program, AnyStep], Op]
BUILDERS: dict[type, Builder] = {}
