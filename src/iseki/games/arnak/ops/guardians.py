"""Guardians: overcoming them as a main action and in effects, the War Mask (R-9, R-24.22). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp
from iseki.games.arnak.ops.base import StepOp
from iseki.games.arnak.ops.paying import charge
from iseki.games.arnak.ops.sites import offer_mask
from iseki.games.arnak.rules.board import POSITIONS, guarded, guardian_of, others_sites, own_sites
from iseki.games.arnak.rules.travel import affordable


# ---------------------------------------------------------------- main action
def offer_overcomes(s: State, seat: i64, out: Actions) -> None:
    """Add the guardians at own sites that the seat can pay for, ascending (R-9.1)."""
    here = guarded(s) & own_sites(s, seat) if at.figures(s, seat) else i64(0)
    position: i64 = 0
    while here >> position:
        if here >> position & 1 and affordable(s, seat, guardian_cost(s, position)):
            out.add(at.OVERCOME_ACTION + position)
        position += 1


def guardian_cost(s: State, position: i64) -> i64:
    """What the guardian at a position costs, packed."""
    return at.cost_of(s, s.game.kind[guardian_of(s, position)])


def do_overcome(s: State, seat: i64, action: i64, main: i64) -> None:
    """Pay the whole cost, then take the guardian (R-9.2). Its boon cannot help to pay (R-9.3)."""
    position = action - at.OVERCOME_ACTION
    source = s.game.kind[guardian_of(s, position)] + 1
    s.push(at.DEFEAT_OP, seat, position, source=source)
    charge(s, seat, guardian_cost(s, position), 0, source)


def why_not_overcome(s: State, seat: i64, action: i64) -> str:
    """The clause that forbids it, or ''."""
    position = action - at.OVERCOME_ACTION
    here = guarded(s) & own_sites(s, seat) & bit(position) != 0
    return "" if here and affordable(s, seat, guardian_cost(s, position)) else "R-9.1"


@final
class DefeatOp(Op):
    """The guardian comes face up beside the own board (R-9.2). a: position."""

    def run(self, s: State, seat: i64) -> bool:
        position = s.arg(0)
        s.pop()
        defeat(s, seat, position)
        return True


def defeat(s: State, seat: i64, position: i64) -> None:
    s.lay(guardian_of(s, position), at.BOON + seat)


# ---------------------------------------------------------------- effects
@final
class OvercomeOp(AskOp):
    """Overcome a guardian without paying its cost (R-9.5). anywhere: where no other player is, the own presence is not needed (R-24.18)."""

    def __init__(self, name: str, anywhere: bool) -> None:
        super().__init__(name)
        self.anywhere: Final[bool] = anywhere

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return self.targets(s, seat) != 0

    def targets(self, s: State, seat: i64) -> i64:
        """Mask of the positions."""
        return guarded(s) & (~others_sites(s, seat) if self.anywhere else own_sites(s, seat))

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.targets(s, seat), at.OVERCOME_ACTION, out)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action != at.DECLINE_ACTION:
            defeat(s, seat, action - at.OVERCOME_ACTION)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        position = action - at.OVERCOME_ACTION
        if not 0 <= position < POSITIONS or self.targets(s, seat) >> position & 1:
            return ""
        if guardian_of(s, position) < 0:
            return "R-9.1"
        return "R-24.18" if self.anywhere else "R-9.5"


@final
class FearShieldOp(StepOp):
    """Until the end of the round guardians give this player no Fear (R-24.22)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        at.set_shield(s, seat, 1)
        return True
