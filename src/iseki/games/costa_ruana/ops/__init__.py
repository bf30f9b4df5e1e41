"""One op class for each rule of Costa Ruana that asks or stands in the round, by subject."""

from __future__ import annotations

import iseki.games.costa_ruana.layout as at
from iseki.core.op import Op
from iseki.games.costa_ruana.ops.cards import BeforeOp, PlayOp, StandOp
from iseki.games.costa_ruana.ops.effects import CarryOp, ChestOp, HomeOp, OrderOp
from iseki.games.costa_ruana.ops.natives import GoOp, LeaveOp, PlaceOp, RecallOp
from iseki.games.costa_ruana.ops.setup import FirstShamanOp, SettleOp, TilesOp
from iseki.games.costa_ruana.ops.shaman import AcceptOp, FlipOp, RevealOp
from iseki.games.costa_ruana.ops.turn import ClearOp, CollectOp, DrawOp, EachOp, EndOp, RoundOp
from iseki.games.costa_ruana.rules import SEATS


def all_ops() -> list[Op]:
    """In the order of the ops in layout.toml."""
    return [
        DrawOp("draw", True),
        TilesOp("tiles", True),
        FirstShamanOp("shaman", True),
        EachOp("each"),
        SettleOp("settle"),
        RoundOp("round"),
        PlayOp("show", at.SHOW_ACTION, at.UP, 0, "C-5.1"),
        PlayOp("hide", at.HIDE_ACTION, at.DOWN, SEATS, "C-5.2"),
        BeforeOp("before"),
        StandOp("stand"),
        FlipOp("flip"),
        RevealOp("reveal"),
        OrderOp("order"),
        ChestOp("chest"),
        CarryOp("carry"),
        PlaceOp("place"),
        RecallOp("recall"),
        LeaveOp("leave"),
        GoOp("go"),
        HomeOp("home"),
        ClearOp("clear"),
        CollectOp("collect"),
        EndOp("end"),
        AcceptOp("accept"),
    ]
