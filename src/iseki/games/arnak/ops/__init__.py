"""One op class for each rule of Arnak that asks or stands in the turn, by subject. The ops of effects: program.py."""

from __future__ import annotations

from iseki.core.op import Op
from iseki.games.arnak.ops.base import EffectOp
from iseki.games.arnak.ops.buying import PutBackOp, RevealOp
from iseki.games.arnak.ops.figures import PlaceOp
from iseki.games.arnak.ops.guardians import DefeatOp
from iseki.games.arnak.ops.hand import DrawnOp, HoldOp, ReturnCardOp
from iseki.games.arnak.ops.moving import MoveToOp
from iseki.games.arnak.ops.paying import KeepIconOp, PutOp, SpendOp
from iseki.games.arnak.ops.rescue import RescueLookOp
from iseki.games.arnak.ops.research import BonusOp, ResultsOp, StepUpOp
from iseki.games.arnak.ops.rounds import HandOp, HomeOp, KeepHandOp, RoundEndOp, RoundOp, ScoringOp, TidyOp
from iseki.games.arnak.ops.row import RefillOp
from iseki.games.arnak.ops.setup import BlockOp, FirstOp, LayBonusOp, LayIdolOp, TopOp
from iseki.games.arnak.ops.sites import ActivatedOp, DiscoverOp, GuardOp, SiteOp, WindowOp
from iseki.games.arnak.ops.taking import ArtifactOp
from iseki.games.arnak.ops.temple import TempleBonusOp, TempleLookOp
from iseki.games.arnak.ops.turn import EndTurnOp, TurnOp


def all_ops() -> list[Op]:
    """In the order of the ops in layout.toml that stand for one object each."""
    return [
        FirstOp("first", True),
        BlockOp("block", True),
        LayIdolOp("lay_idol"),
        LayBonusOp("lay_bonus"),
        TopOp("top"),
        RefillOp("refill"),
        RoundOp("round"),
        HandOp("hand"),
        TurnOp("turn"),
        EndTurnOp("end_turn"),
        RoundEndOp("round_end"),
        HomeOp("home"),
        KeepHandOp("keep_hand"),
        TidyOp("tidy"),
        EffectOp("effect"),
        WindowOp("window"),
        SpendOp("spend"),
        KeepIconOp("keep_icon"),
        PutOp("put"),
        PlaceOp("place"),
        DiscoverOp("discover"),
        SiteOp("site"),
        GuardOp("guard"),
        DefeatOp("defeat"),
        DrawnOp("drawn"),
        ArtifactOp("artifact"),
        StepUpOp("step_up"),
        ResultsOp("results"),
        BonusOp("bonus"),
        TempleLookOp("temple_look"),
        TempleBonusOp("temple_bonus"),
        RescueLookOp("rescue_look"),
        RevealOp("reveal"),
        PutBackOp("put_back"),
        HoldOp("hold"),
        ReturnCardOp("return_card"),
        MoveToOp("move_to"),
        ActivatedOp("activated"),
        ScoringOp("scoring"),
    ]
