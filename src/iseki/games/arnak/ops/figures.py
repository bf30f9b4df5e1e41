"""Archaeologists sent out: digging and discovering, as main actions and in effects (R-7, R-8, R-22.5). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp
from iseki.games.arnak.ops.base import sequence_possible
from iseki.games.arnak.ops.free import free_open
from iseki.games.arnak.ops.paying import charge
from iseki.games.arnak.ops.sites import activate_site
from iseki.games.arnak.rules.board import (
    ALL_POSITIONS,
    CAMPS,
    POSITIONS,
    SPACES,
    all_figures,
    discovered,
    figures_home,
    free_spaces,
    position_of,
    site_kind,
    spaces_at,
)
from iseki.games.arnak.rules.costs import COMPASS, reduced
from iseki.games.arnak.rules.travel import affordable, pays, reach

FIRST_TO_DISCOVER: Final = CAMPS  # position of the first discover: action


# ---------------------------------------------------------------- costs
def dig_cost(s: State, space: i64, free_travel: bool) -> i64:
    return i64(0) if free_travel else at.space_cost(s, space)


def discovery_cost(s: State, position: i64, compasses_off: i64, free_travel: bool) -> i64:
    """Compasses less the discount, and the travel cost of the position (R-8.1, R-22.6)."""
    compasses = reduced(at.discover_cost(s, position), compasses_off << 4 * COMPASS)
    return compasses | dig_cost(s, position + CAMPS, free_travel)


# ---------------------------------------------------------------- main actions
def offer_journeys(s: State, seat: i64, out: Actions) -> None:
    """Add the digs and discoveries that the seat can pay, ascending (R-7.1, R-8.1)."""
    offer_sends(s, seat, ALL_POSITIONS, 0, 0, False, out)


def offer_sends(s: State, seat: i64, positions: i64, discount: i64, compasses_off: i64, free_travel: bool, out: Actions) -> None:
    """The same for positions of a mask, with a discount in travel icons and in compasses for a discovery (R-22.5)."""
    if figures_home(s, seat) == 0:
        return
    pool = reach(s, seat, discount)
    known = discovered(s)
    free = free_spaces(s) & spaces_at(positions & known)
    space: i64 = 0
    while space < SPACES:
        if free >> space & 1 and pays(s, seat, dig_cost(s, space, free_travel), pool):
            out.add(at.DIG_ACTION + space)
        space += 1
    unknown = positions & ~known
    position: i64 = FIRST_TO_DISCOVER
    while position < POSITIONS:
        if unknown >> position & 1 and pays(s, seat, discovery_cost(s, position, compasses_off, free_travel), pool):
            out.add(at.DISCOVER_ACTION + position - FIRST_TO_DISCOVER)
        position += 1


def do_dig(s: State, seat: i64, action: i64, main: i64) -> None:
    """Pay, move the archaeologist, resolve the site (R-7.2)."""
    space = action - at.DIG_ACTION
    s.push(at.PLACE_OP, seat, main, space, 1)
    charge(s, seat, dig_cost(s, space, False), 0, 0)


def do_discover(s: State, seat: i64, action: i64, main: i64) -> None:
    """Pay compasses and travel, then idol, site and guardian (R-8.2 to R-8.5)."""
    position = action - at.DISCOVER_ACTION + FIRST_TO_DISCOVER
    s.push(at.DISCOVER_OP, seat, main, position)
    charge(s, seat, discovery_cost(s, position, 0, False), 0, 0)


def why_not_dig(s: State, seat: i64, action: i64) -> str:
    """The clause that forbids a dig, or ''."""
    space = action - at.DIG_ACTION
    obstacle = why_no_place(s, seat, space)
    if obstacle:
        return obstacle
    return "" if affordable(s, seat, dig_cost(s, space, False)) else "R-7.1"


def why_no_place(s: State, seat: i64, space: i64) -> str:
    """Why the seat cannot send an archaeologist to a space, whatever it costs."""
    if at.blocked(s) >> space & 1:
        return "R-2.6"
    known = discovered(s) >> position_of(space) & 1 != 0
    return "" if known and figures_home(s, seat) > 0 and not all_figures(s) >> space & 1 else "R-7.1"


def why_not_discover(s: State, seat: i64, action: i64) -> str:
    """The clause that forbids a discovery, or ''."""
    position = action - at.DISCOVER_ACTION + FIRST_TO_DISCOVER
    fits = can_discover(s, seat, position) and affordable(s, seat, discovery_cost(s, position, 0, False))
    return "" if fits else "R-8.1"


def can_discover(s: State, seat: i64, position: i64) -> bool:
    """Could the seat discover a site at a position, whatever it costs?"""
    return figures_home(s, seat) > 0 and not discovered(s) >> position & 1


@final
class PlaceOp(AskOp):
    """The archaeologist is moved and the site resolved (R-7.2), with Passage Shell a second time if the player wants (R-24.36).

    a: main, b: space, c: how often the site may still be used; the own figure there tells that it has been used once.
    """

    def run(self, s: State, seat: i64) -> bool:
        if self.arrived(s, seat):
            return super().run(s, seat)
        main, space, uses = s.arg(0), s.arg(1), s.arg(2)
        at.set_figures(s, seat, at.figures(s, seat) | bit(space))
        if uses == 1:
            s.pop()
        else:
            s.set_arg(2, uses - 1)
        activate_site(s, seat, position_of(space), main)
        return True

    def arrived(self, s: State, seat: i64) -> bool:
        return at.figures(s, seat) >> s.arg(1) & 1 != 0

    def asks(self, s: State, seat: i64) -> bool:
        effect = at.effect_of(s, site_kind(s, position_of(s.arg(1))))
        return sequence_possible(s, seat, effect, s.arg(0)) or free_open(s, seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.ACTIVATE_ACTION + position_of(s.arg(1)))
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        s.pop()
        if action != at.DECLINE_ACTION:
            activate_site(s, seat, action - at.ACTIVATE_ACTION, main)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        other = at.ACTIVATE_ACTION <= action < at.LEAD_ACTION and action - at.ACTIVATE_ACTION != position_of(s.arg(1))
        return "R-24.36" if other else ""


# ---------------------------------------------------------------- effects
@final
class SendOp(AskOp):
    """A dig or a discovery as part of an effect, at a discount (R-22.5).

    positions: mask of the destinations; discount: travel icons, packed; uses: how often a site dug at may be used (R-24.36).
    """

    def __init__(self, name: str, positions: i64, discount: i64, compasses_off: i64, free_travel: bool, uses: i64) -> None:
        super().__init__(name)
        self.positions: i64 = positions
        self.discount: i64 = discount
        self.compasses_off: i64 = compasses_off
        self.free_travel: Final[bool] = free_travel
        self.uses: i64 = uses

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        """Is there somebody to send and somewhere to go? Whether it can be paid is the player's secret."""
        known = discovered(s)
        somewhere = self.positions & ~known or free_spaces(s) & spaces_at(self.positions & known)
        return figures_home(s, seat) > 0 and somewhere != 0

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_sends(s, seat, self.positions, self.discount, self.compasses_off, self.free_travel, out)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main, source = s.arg(0), s.source()
        s.pop()
        if action == at.DECLINE_ACTION:
            return
        if action < at.DISCOVER_ACTION:
            space = action - at.DIG_ACTION
            s.push(at.PLACE_OP, seat, main, space, self.uses, source)
            charge(s, seat, dig_cost(s, space, self.free_travel), self.discount, source)
        else:
            position = action - at.DISCOVER_ACTION + FIRST_TO_DISCOVER
            s.push(at.DISCOVER_OP, seat, main, position, 0, source)
            charge(s, seat, discovery_cost(s, position, self.compasses_off, self.free_travel), self.discount, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if action < at.DISCOVER_ACTION:
            return self.why_no_dig(s, seat, action - at.DIG_ACTION)
        return self.why_no_discovery(s, seat, action - at.DISCOVER_ACTION + FIRST_TO_DISCOVER) if action < at.OVERCOME_ACTION else ""

    def why_no_dig(self, s: State, seat: i64, space: i64) -> str:
        obstacle = why_no_place(s, seat, space)
        if obstacle or not self.positions >> position_of(space) & 1:
            return obstacle if obstacle else "R-21.6"
        return "" if affordable(s, seat, dig_cost(s, space, self.free_travel), self.discount) else "R-7.1"

    def why_no_discovery(self, s: State, seat: i64, position: i64) -> str:
        if not self.positions >> position & 1:
            return "R-21.6"
        cost = discovery_cost(s, position, self.compasses_off, self.free_travel)
        return "" if can_discover(s, seat, position) and affordable(s, seat, cost, self.discount) else "R-8.1"
