"""The effects of cards and tiles as values: what `effect = [...]` in components.toml can say. No behaviour.

The head of components.toml explains each; `program.py` turns them into ops, `text/` into sentences and icon rows.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Resource = Literal["coin", "compass", "tablet", "arrowhead", "jewel"]
Icon = Literal["boot", "car", "ship", "plane"]
Level = Literal["camp", "level1", "level2"]
CardType = Literal["item", "artifact", "any"]
LEVELS: tuple[Level, ...] = ("camp", "level1", "level2")


class Amount(Struct, frozen=True, omit_defaults=True):
    """Resources, gained or paid."""

    coin: int = 0
    compass: int = 0
    tablet: int = 0
    arrowhead: int = 0
    jewel: int = 0


class Cost(Amount, frozen=True, forbid_unknown_fields=True):
    """What is paid. card: cards from the hand into the play area; idol: unslotted idols, removed from the game."""

    card: int = 0
    idol: int = 0
    travel: tuple[Icon, ...] = ()


class Step(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One step of an effect."""


class Gain(Step, frozen=True, tag="gain"):
    coin: int = 0
    compass: int = 0
    tablet: int = 0
    arrowhead: int = 0
    jewel: int = 0


class Fear(Step, frozen=True, tag="fear"):
    n: int


class Discard(Step, frozen=True, tag="discard"):
    n: int


class Draw(Step, frozen=True, tag="draw"):
    n: int
    source: Literal["top", "bottom"] = field(default="top", name="from")


class Exile(Step, frozen=True, tag="exile"):
    n: int


class Upgrade(Step, frozen=True, tag="upgrade"):
    n: int


class Refresh(Step, frozen=True, tag="refresh"):
    n: int


class Pay(Step, frozen=True, tag="pay"):
    cost: Cost
    then: tuple[AnyStep, ...]


class Choose(Step, frozen=True, tag="choose"):
    n: int
    options: tuple[tuple[AnyStep, ...], ...]


class PassFor(Step, frozen=True, tag="pass_for"):
    then: tuple[AnyStep, ...]


class Travel(Step, frozen=True, tag="travel"):
    icons: tuple[Icon, ...]


class Send(Step, frozen=True, tag="send"):
    levels: tuple[Level, ...] = LEVELS
    discount_travel: tuple[Icon, ...] = ()
    discount_discover: int = 0
    free_travel: bool = False
    activations: int = 1


class Relocate(Step, frozen=True, tag="relocate"):
    levels: tuple[Level, ...]


class Recall(Step, frozen=True, tag="recall"):
    n: int


class Activate(Step, frozen=True, tag="activate"):
    levels: tuple[Level, ...]
    unoccupied: bool = False
    mine: bool = False
    n: int = 1
    extra_cost: dict[Level, Cost] = {}


class ActivateTile(Step, frozen=True, tag="activate_tile"):
    level: Literal["level1", "level2"]


class Overcome(Step, frozen=True, tag="overcome"):
    where: Literal["mine", "no_other_player"]


class MoveGuardian(Step, frozen=True, tag="move_guardian"):
    levels: tuple[Level, ...]


class Buy(Step, frozen=True, tag="buy"):
    type: CardType
    discount: int = 0
    include_deck_top: bool = False


class Take(Step, frozen=True, tag="take"):
    type: Literal["item", "artifact"]
    to: Literal["deck_bottom", "deck_top", "hand", "play"]


class TakeExiled(Step, frozen=True, tag="take_exiled"):
    type: Literal["item"]
    to: Literal["deck_bottom"]


class ExileRow(Step, frozen=True, tag="exile_row"):
    which: Literal["rightmost_item"]


class Research(Step, frozen=True, tag="research"):
    token: Literal["any", "notebook"]
    free: bool = False
    discount: Cost = Cost()
    discount_one_of: tuple[Cost, ...] = ()
    temple_tile: bool = False


class Recruit(Step, frozen=True, tag="recruit"):
    pass


class Rescue(Step, frozen=True, tag="rescue"):
    pass


class Gild(Step, frozen=True, tag="gild"):
    pass


class SupplyAssistant(Step, frozen=True, tag="supply_assistant"):
    side: Literal["silver", "gold"]


class SwapAssistant(Step, frozen=True, tag="swap_assistant"):
    pass


class UnslotIdol(Step, frozen=True, tag="unslot_idol"):
    pass


class GainPer(Step, frozen=True, tag="gain_per"):
    res: Resource
    per: Literal["guardians_overcome_plus_at_own_sites", "idols_owned", "own_archaeologists_on_sites"]
    max: int


class DrawSelect(Step, frozen=True, tag="draw_select"):
    max: int
    keep: int
    return_top: int
    source: Literal["top", "bottom"] = field(default="top", name="from")


class AllPlanes(Step, frozen=True, tag="all_planes"):
    until: Literal["round_end"]


class FearShield(Step, frozen=True, tag="fear_shield"):
    until: Literal["round_end"]


AnyStep = (
    Gain
    | Fear
    | Discard
    | Draw
    | Exile
    | Upgrade
    | Refresh
    | Pay
    | Choose
    | PassFor
    | Travel
    | Send
    | Relocate
    | Recall
    | Activate
    | ActivateTile
    | Overcome
    | MoveGuardian
    | Buy
    | Take
    | TakeExiled
    | ExileRow
    | Research
    | Recruit
    | Rescue
    | Gild
    | SupplyAssistant
    | SwapAssistant
    | UnslotIdol
    | GainPer
    | DrawSelect
    | AllPlanes
    | FearShield
)
Effect = tuple[AnyStep, ...]
