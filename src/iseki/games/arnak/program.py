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
from iseki.games.arnak.effects import LEVELS, AnyStep, Cost, Effect, Resource, Step
from iseki.games.arnak.ops.assistants import GildOp, RecruitOp, RefreshOp, SupplyAssistantOp, SwapAssistantOp
from iseki.games.arnak.ops.buying import BuyOp
from iseki.games.arnak.ops.choices import ChooseOp, PassForOp, PayOp, UnslotIdolOp
from iseki.games.arnak.ops.figures import SendOp
from iseki.games.arnak.ops.gains import ARCHAEOLOGISTS, GUARDIANS, IDOLS, FearOp, GainOp, GainPerOp, UpgradeOp
from iseki.games.arnak.ops.guardians import FearShieldOp, OvercomeOp
from iseki.games.arnak.ops.hand import DiscardOp, DrawOp, DrawSelectOp, ExileOp
from iseki.games.arnak.ops.moving import MoveGuardianOp, RecallOp, RelocateOp
from iseki.games.arnak.ops.paying import AllPlanesOp, TravelOp
from iseki.games.arnak.ops.rescue import RescueOp
from iseki.games.arnak.ops.research import ResearchOp
from iseki.games.arnak.ops.sites import ActivateOp, ActivateTileOp
from iseki.games.arnak.ops.taking import DECK_BOTTOM, DECK_TOP, HAND, PLAY, ExileRowOp, TakeExiledOp, TakeOp
from iseki.games.arnak.packing import demand, packed, packed_icons, packed_type, positions_of
from iseki.games.arnak.rules.track import FREE

RESOURCES: tuple[Resource, ...] = get_args(Resource)
COUNTED = {"guardians_overcome_plus_at_own_sites": GUARDIANS, "idols_owned": IDOLS, "own_archaeologists_on_sites": ARCHAEOLOGISTS}
DESTINATIONS = {"deck_bottom": DECK_BOTTOM, "deck_top": DECK_TOP, "hand": HAND, "play": PLAY}
TOKENS = {"any": 3, "notebook": 2}  # a bit for each: 1 magnifying glass, 2 notebook
MOST_OPTIONS = 4  # action `option`
MOST_DRAWN = 3  # action `draw`


class Program:
    """Grows while effects are compiled; ops and steps are read by game.py at the end. Sequence 0 is empty."""

    def __init__(self, rule_ops: list[Op]) -> None:
        self.ops = list(rule_ops)
        self.sequences: dict[bytes, int] = {encode(()): 0}
        self.steps: list[list[int]] = [[]]
        self.effects: list[Effect] = [()]
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
            self.effects.append(effect)
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


@builds(effects.Buy)
def buy(program: Program, step: effects.Buy) -> Op:
    demand(not (step.include_deck_top and step.type == "any"), "only one deck can show its top card")
    return BuyOp("buy", packed_type(step.type), step.discount, step.include_deck_top)


@builds(effects.Take)
def take(program: Program, step: effects.Take) -> Op:
    demand((step.type == "artifact") == (step.to == "play"), "artifacts, and only they, are taken into the play area")
    return TakeOp("take", packed_type(step.type), DESTINATIONS[step.to])


@builds(effects.TakeExiled)
def take_exiled(program: Program, step: effects.TakeExiled) -> Op:
    return TakeExiledOp("take_exiled")


@builds(effects.ExileRow)
def exile_row(program: Program, step: effects.ExileRow) -> Op:
    return ExileRowOp("exile_row")


@builds(effects.Research)
def research(program: Program, step: effects.Research) -> Op:
    discounts = [packed(cost) for cost in step.discount_one_of or (step.discount,)]
    demand(len(discounts) <= MOST_OPTIONS, f"{len(discounts)} discounts; {MOST_OPTIONS} at most")
    return ResearchOp("research", TOKENS[step.token], [FREE] if step.free else discounts, step.temple_tile)


@builds(effects.Recruit)
def recruit(program: Program, step: effects.Recruit) -> Op:
    return RecruitOp("recruit")


@builds(effects.Rescue)
def rescue(program: Program, step: effects.Rescue) -> Op:
    return RescueOp("rescue")


@builds(effects.Gild)
def gild(program: Program, step: effects.Gild) -> Op:
    return GildOp("gild")


@builds(effects.Refresh)
def refresh(program: Program, step: effects.Refresh) -> Op:
    return RefreshOp("refresh", step.n)


@builds(effects.SupplyAssistant)
def supply_assistant(program: Program, step: effects.SupplyAssistant) -> Op:
    return SupplyAssistantOp("supply_assistant", step.side == "gold")


@builds(effects.SwapAssistant)
def swap_assistant(program: Program, step: effects.SwapAssistant) -> Op:
    return SwapAssistantOp("swap_assistant")


@builds(effects.Travel)
def travel(program: Program, step: effects.Travel) -> Op:
    return TravelOp("travel", packed_icons(step.icons))


@builds(effects.AllPlanes)
def all_planes(program: Program, step: effects.AllPlanes) -> Op:
    return AllPlanesOp("all_planes")


@builds(effects.FearShield)
def fear_shield(program: Program, step: effects.FearShield) -> Op:
    return FearShieldOp("fear_shield")


@builds(effects.Send)
def send(program: Program, step: effects.Send) -> Op:
    positions = positions_of(step.levels)
    discount = packed_icons(step.discount_travel)
    return SendOp("send", positions, discount, step.discount_discover, step.free_travel, step.activations)


@builds(effects.Relocate)
def relocate(program: Program, step: effects.Relocate) -> Op:
    return RelocateOp("relocate", positions_of(step.levels))


@builds(effects.Recall)
def recall(program: Program, step: effects.Recall) -> Op:
    return RecallOp("recall", step.n)


@builds(effects.Activate)
def activate(program: Program, step: effects.Activate) -> Op:
    extra = [packed(step.extra_cost.get(level, Cost())) for level in LEVELS]
    demand(not any(cost.card or cost.idol or cost.travel for cost in step.extra_cost.values()), "a site costs resources only")
    return ActivateOp("activate", positions_of(step.levels), step.unoccupied, step.mine, step.n, extra)


@builds(effects.ActivateTile)
def activate_tile(program: Program, step: effects.ActivateTile) -> Op:
    return ActivateTileOp("activate_tile", LEVELS.index(step.level))


@builds(effects.Overcome)
def overcome(program: Program, step: effects.Overcome) -> Op:
    return OvercomeOp("overcome", step.where == "no_other_player")


@builds(effects.MoveGuardian)
def move_guardian(program: Program, step: effects.MoveGuardian) -> Op:
    return MoveGuardianOp("move_guardian", positions_of(step.levels))
