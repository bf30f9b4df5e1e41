"""Effects that give: resources, resources by counting, Fear, better resources. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.state import State
from iseki.games.arnak.ops.asking import OptionalOp
from iseki.games.arnak.ops.base import StepOp
from iseki.games.arnak.rules.board import bits, guarded, own_sites
from iseki.games.arnak.rules.cards import GUARDIAN_TILES, IDOL_TILES, gain_fear, idols_in
from iseki.games.arnak.rules.costs import ARROWHEAD, RESOURCES, TABLET, gain, part, resource

GUARDIANS: Final = 0  # what gain_per counts
IDOLS: Final = 1
ARCHAEOLOGISTS: Final = 2


@final
class GainOp(StepOp):
    """Resources from the supply; never declined (R-21.2). amounts: packed like a cost."""

    def __init__(self, name: str, amounts: i64) -> None:
        super().__init__(name)
        self.amounts: i64 = amounts

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        i: i64 = 0
        while i < RESOURCES:
            gain(s, seat, i, part(self.amounts, i))
            i += 1
        return True


@final
class GainPerOp(StepOp):
    """One of a resource for each thing counted, up to a limit (R-24.14 to R-24.16)."""

    def __init__(self, name: str, resource: i64, counted: i64, most: i64) -> None:
        super().__init__(name)
        self.resource: i64 = resource
        self.counted: i64 = counted
        self.most: i64 = most

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        n = count(s, seat, self.counted)
        gain(s, seat, self.resource, n if n < self.most else self.most)
        return True


def count(s: State, seat: i64, counted: i64) -> i64:
    """How many GUARDIANS overcome or at own sites, IDOLS in crates and slots, or ARCHAEOLOGISTS on sites the seat has."""
    if counted == IDOLS:
        return idols_in(s, at.CRATE + seat) + idols_in(s, at.SLOT + seat)
    if counted == ARCHAEOLOGISTS:
        return bits(at.figures(s, seat))
    return guardians_overcome(s, seat) + bits(guarded(s) & own_sites(s, seat))


def guardians_overcome(s: State, seat: i64) -> i64:
    return s.count_in(at.BOON + seat, GUARDIAN_TILES, IDOL_TILES) + s.count_in(at.BOON_USED + seat, GUARDIAN_TILES, IDOL_TILES)


@final
class FearOp(StepOp):
    """Fear cards into the play area; never declined (R-21.2, R-24.41)."""

    def __init__(self, name: str, n: i64) -> None:
        super().__init__(name)
        self.n: i64 = n

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        gain_fear(s, seat, self.n)
        return True


@final
class UpgradeOp(OptionalOp):
    """Trade a tablet for an arrowhead or an arrowhead for a jewel (R-22.8). b: trades made."""

    def __init__(self, name: str, n: i64) -> None:
        super().__init__(name)
        self.n: i64 = n

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return resource(s, seat, TABLET) > 0 or resource(s, seat, ARROWHEAD) > 0

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        if resource(s, seat, TABLET) > 0:
            out.add(at.UPGRADE_ACTION)
        if resource(s, seat, ARROWHEAD) > 0:
            out.add(at.UPGRADE_ACTION + 1)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        given = TABLET + action - at.UPGRADE_ACTION
        gain(s, seat, given, -1)
        gain(s, seat, given + 1, 1)
        s.set_arg(1, s.arg(1) + 1)
        if s.arg(1) == self.n:
            s.pop()

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.UPGRADE_ACTION <= action < at.REFRESH_ACTION:
            return ""
        return "" if resource(s, seat, TABLET + action - at.UPGRADE_ACTION) > 0 else "R-22.8"
