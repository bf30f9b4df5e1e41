"""Turns the effects of components.toml into ops and sequences of ops: what the constants `step` and `step_at` hold.

Equal steps share one op. The first ops are those of layout.toml's rules; steps come after them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast, get_args

from msgspec.json import encode

from iseki.core.errors import BadLayout
from iseki.core.op import Op
from iseki.games.arnak import effects
from iseki.games.arnak.effects import LEVELS, AnyStep, CardType, Cost, Effect, Icon, Level, Resource, Step
from iseki.games.arnak.ops.choices import ChooseOp, PassForOp, PayOp, UnslotIdolOp
from iseki.games.arnak.ops.gains import ARCHAEOLOGISTS, GUARDIANS, IDOLS, FearOp, GainOp, GainPerOp, UpgradeOp
from iseki.games.arnak.ops.hand import DiscardOp, DrawOp, DrawSelectOp, ExileOp

ICONS: tuple[Icon, ...] = get_args(Icon)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
COUNTED = {"guardians_overcome_plus_at_own_sites": GUARDIANS, "idols_owned": IDOLS, "own_archaeologists_on_sites": ARCHAEOLOGISTS}
MOST = 15  # what four bits hold
MOST_ICONS = 2  # of a cost: payments look at pairs of sources (rules/travel.py)
MOST_OPTIONS = 4  # action `option`
MOST_DRAWN = 3  # action `draw`


# ---------------------------------------------------------------- numbers
def packed_icons(icons: tuple[Icon, ...]) -> int:
    """Four bits for each travel icon: boot, car, ship, plane."""
    return sum(1 << 4 * ICONS.index(icon) for icon in icons)


def packed(cost: Cost) -> int:
    """A cost as rules/costs.py reads it. Raises BadLayout for one that the payments cannot handle."""
    numbers = (cost.coin, cost.compass, cost.tablet, cost.arrowhead, cost.jewel, cost.card, cost.idol)
    demand(all(0 <= n <= MOST for n in numbers), f"a number of {cost} is not 0 to {MOST}")
    demand(len(cost.travel) <= MOST_ICONS, f"{cost} has more than {MOST_ICONS} travel icons")
    demand(not (cost.card and cost.travel), f"{cost} asks for cards and travel at once")
    return sum(n << 4 * i for i, n in enumerate(numbers)) | packed_icons(cost.travel) << 28


def packed_levels(levels: tuple[Level, ...]) -> int:
    """A bit for each: 1 camp, 2 level I, 4 level II."""
    return sum(1 << LEVELS.index(level) for level in levels)


def packed_type(kind: CardType) -> int:
    """A bit for each: 1 item, 2 artifact."""
    return {"item": 1, "artifact": 2, "any": 3}[kind]


def demand(fits: bool, what: str) -> None:
    if not fits:
        raise BadLayout(what)


# ---------------------------------------------------------------- the program
class Program:
    """Grows while effects are compiled; ops and steps are read by game.py at the end. Sequence 0 is empty."""

    def __init__(self, rule_ops: list[Op]) -> None:
        self.ops = list(rule_ops)
        self.sequences: dict[bytes, int] = {encode(()): 0}
        self.steps: list[list[int]] = [[]]
        self.known: dict[bytes, int] = {}

    def effect(self, entry: str, effect: Effect) -> int:
        """Number of the sequence of an entry of components.toml. Raises BadLayout with the entry's name."""
        try:
            return self.sequence(effect)
        except BadLayout as wrong:
            raise BadLayout(f"components.toml, effect of {entry}: {wrong}") from None

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


# ---------------------------------------------------------------- a builder for each kind of step
S = TypeVar("S", bound=Step)
Builder = Callable[[Program, AnyStep], Op]
BUILDERS: dict[type, Builder] = {}


def builds(kind: type[S]) -> Callable[[Callable[[Program, S], Op]], Callable[[Program, S], Op]]:
    """The function makes the ops of this kind of step."""

    def note(builder: Callable[[Program, S], Op]) -> Callable[[Program, S], Op]:
        BUILDERS[kind] = cast(Builder, builder)
        return builder

    return note


@builds(effects.Gain)
def gain(program: Program, step: effects.Gain) -> Op:
    return GainOp("gain", packed(Cost(step.coin, step.compass, step.tablet, step.arrowhead, step.jewel)))


@builds(effects.GainPer)
def gain_per(program: Program, step: effects.GainPer) -> Op:
    return GainPerOp("gain_per", RESOURCES.index(step.res), COUNTED[step.per], step.max)


@builds(effects.Fear)
def fear(program: Program, step: effects.Fear) -> Op:
    return FearOp("fear", step.n)


@builds(effects.Discard)
def discard(program: Program, step: effects.Discard) -> Op:
    return DiscardOp("discard", step.n)


@builds(effects.Draw)
def draw(program: Program, step: effects.Draw) -> Op:
    return DrawOp("draw", step.n, int(step.source == "bottom"))


@builds(effects.Exile)
def exile(program: Program, step: effects.Exile) -> Op:
    return ExileOp("exile", step.n)


@builds(effects.Upgrade)
def upgrade(program: Program, step: effects.Upgrade) -> Op:
    return UpgradeOp("upgrade", step.n)


@builds(effects.Pay)
def pay(program: Program, step: effects.Pay) -> Op:
    """Whether it can be paid must be public, or the question itself would tell what lies in the hand."""
    demand(set(step.cost.travel) <= {"boot"}, f"only boots can be the travel of a cost inside an effect, not {step.cost.travel}")
    return PayOp("pay", packed(step.cost), program.sequence(step.then))


@builds(effects.Choose)
def choose(program: Program, step: effects.Choose) -> Op:
    demand(step.n <= len(step.options) <= MOST_OPTIONS, f"{step.n} of {len(step.options)} options; {MOST_OPTIONS} at most")
    return ChooseOp("choose", step.n, [program.sequence(option) for option in step.options])


@builds(effects.PassFor)
def pass_for(program: Program, step: effects.PassFor) -> Op:
    return PassForOp("pass_for", program.sequence(step.then))


@builds(effects.DrawSelect)
def draw_select(program: Program, step: effects.DrawSelect) -> Op:
    demand(step.keep == 1 and step.return_top <= 1 and step.max <= MOST_DRAWN, f"of {MOST_DRAWN} cards at most one is kept, one put back")
    return DrawSelectOp("draw_select", step.max, step.return_top, int(step.source == "bottom"))


@builds(effects.UnslotIdol)
def unslot_idol(program: Program, step: effects.UnslotIdol) -> Op:
    return UnslotIdolOp("unslot_idol")
