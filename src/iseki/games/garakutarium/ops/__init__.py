"""One op class for each rule of Garakutarium that asks or stands in the turn, by subject."""

from __future__ import annotations

import iseki.games.garakutarium.layout as at
from iseki.core.op import Op
from iseki.games.garakutarium.ops.part import PartOp
from iseki.games.garakutarium.ops.sets import PurifyOp, RunOp, SameOp
from iseki.games.garakutarium.ops.setup import DealOp, FirstOp
from iseki.games.garakutarium.ops.skills import DropOp, LookedOp, PickOp, PrincessOp, ThiefOp, TopOp
from iseki.games.garakutarium.ops.split import HideOp, JoinOp
from iseki.games.garakutarium.ops.turn import ChooseOp, DrawOp, EndOp, RestOp, TurnOp


def all_ops() -> list[Op]:
    """In the order of the ops in layout.toml."""
    return [
        FirstOp("first", True),
        DealOp("deal", True),
        TurnOp("turn"),
        DrawOp("dig", at.DUG, False),
        HideOp("hide"),
        JoinOp("join"),
        ChooseOp("choose"),
        PartOp("part"),
        RestOp("rest"),
        EndOp("end"),
        SameOp("same"),
        RunOp("run"),
        PurifyOp("purify"),
        DrawOp("knight", at.LOOT, True),
        PrincessOp("princess"),
        ThiefOp("thief"),
        DrawOp("look", at.LOOKED, False),
        PickOp("pick"),
        DropOp("drop"),
        TopOp("top"),
        LookedOp("looked"),
    ]
