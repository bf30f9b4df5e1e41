"""Paying a cost: travel icons source by source, cards from the hand; and the effects that give travel icons (R-4.5, R-5.2, R-6). Compiled.

Inside a payment no free action is taken (R-4.5), so these are plain ops.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.word import CARDS
from iseki.games.arnak.ops.base import StepOp
from iseki.games.arnak.rules.assistants import next_ready
from iseki.games.arnak.rules.cards import (
    ASSISTANT_TILES,
    BONUS_TILES,
    GUARDIAN_TILES,
    IDOL_TILES,
    PLAYER_CARDS,
    hand_card,
    hand_count,
    next_idol,
    put_in_play,
)
from iseki.games.arnak.rules.costs import CARD, COIN, ICONS, IDOL, gain, part, pay_resources, travel_of
from iseki.games.arnak.rules.payments import ONE_PLANE_CONTENT, content, keepable, source_icons, sources_of, usable
from iseki.games.arnak.rules.travel import (
    ICON_KINDS,
    ONE_PLANE,
    PLANE,
    assistant_icons,
    covers,
    discount_icons,
    help_with,
    pilots,
    provided,
    wide,
)

DISCOUNT: Final = 16  # bit of the first number of a KEEP_ICON frame at which the icons of the discount begin


def charge(s: State, seat: i64, cost: i64, travel_discount: i64, source: i64) -> None:
    """Take resources and idols, ask for cards and travel. Push what the cost buys before; the cost must be affordable (R-4.5)."""
    pay_resources(s, seat, cost)
    pay_idols(s, seat, part(cost, IDOL))
    if part(cost, CARD) > 0:
        s.push(at.PUT_OP, seat, part(cost, CARD), source=source)
    if travel_of(cost):
        s.push(at.SPEND_OP, seat, travel_of(cost), 0, discount_icons(s, seat, travel_discount), source)


def pay_idols(s: State, seat: i64, n: i64) -> None:
    """Idols of the crates leave the game (R-20.3). What they show is of no use any more (R-10.5), so nobody is asked which."""
    while n > 0:
        s.shift(next_idol(s, at.CRATE + seat), at.IDOL_GONE)
        n -= 1


@final
class SpendOp(Op):
    """Which source next (R-6.4)? Until the cost is covered; only sources of a minimal payment (R-6.8).

    a: icons of the cost, b: icons spent, c: icons of a discount.
    """

    def run(self, s: State, seat: i64) -> bool:
        cost, spent, discount, source = s.arg(0), s.arg(1), s.arg(2), s.source()
        if not covers(wide(spent) + wide(discount), cost):
            return False
        s.pop()
        if spent and not at.surplus_lost(s):
            s.push(at.KEEP_ICON_OP, seat, cost | discount << DISCOUNT, spent, 0, source)
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        mask = usable(sources_of(s, seat), s.arg(0), s.arg(1), s.arg(2))
        offer_pieces(s, seat, mask, at.HAND + seat, 0, PLAYER_CARDS, at.SPEND_ACTION, out)
        offer_pieces(s, seat, mask, at.BOON + seat, GUARDIAN_TILES, IDOL_TILES, at.SPEND_BOON_ACTION - at.GUARDIAN, out)
        offer_assistants(s, seat, mask, out)
        if mask >> ONE_PLANE_CONTENT & 1 and pilots(s, seat, 0) > 0:
            out.add(at.PILOT_ACTION)
        i: i64 = 0
        while i < ICON_KINDS:
            if at.kept(s, i) and mask >> content(provided(s, seat, bit(4 * i))) & 1:
                out.add(at.SPEND_KEPT_ACTION + i)
            i += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        icons = icons_from(s, seat, action)
        use_source(s, seat, action)
        s.set_arg(1, s.arg(1) + icons)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action < at.DIG_ACTION:
            return "R-4.5"
        if not at.SPEND_ACTION <= action < at.KEEP_ACTION:
            return ""
        icons = icons_from(s, seat, action)
        if icons == 0:
            return "R-6.4"
        if not help_with(icons, s.arg(0)):
            return "R-6.2"
        mask = usable(sources_of(s, seat), s.arg(0), s.arg(1), s.arg(2))
        return "" if mask >> content(icons) & 1 else "R-6.8"


def offer_pieces(s: State, seat: i64, mask: i64, zone: i64, first: i64, end: i64, base: i64, out: Actions) -> None:
    """Add base + kind for the cards or boons first..end-1 in a zone with a content of the mask, each kind once."""
    v = s.v
    kinds = s.game.kind
    last: i64 = -1
    piece = first
    while piece < end:
        if v[CARDS + piece] & 255 == zone and kinds[piece] != last:
            last = kinds[piece]
            icons = provided(s, seat, at.icons_of(s, last))
            if icons and mask >> content(icons) & 1:
                out.add(base + last)
        piece += 1


def offer_assistants(s: State, seat: i64, mask: i64, out: Actions) -> None:
    tile = next_ready(s, seat, ASSISTANT_TILES)
    while tile < BONUS_TILES:
        icons = provided(s, seat, assistant_icons(s, seat, tile))
        if icons and mask >> content(icons) & 1:
            out.add(at.SPEND_ASSISTANT_ACTION + tile - ASSISTANT_TILES)
        tile = next_ready(s, seat, tile + 1)


def icons_from(s: State, seat: i64, action: i64) -> i64:
    """The icons of the source that an action spends; 0 if the seat does not have it."""
    if action < at.SPEND_BOON_ACTION:
        card = hand_card(s, seat, action - at.SPEND_ACTION)
        return source_icons(s, seat, card) if card >= 0 else i64(0)
    if action < at.SPEND_ASSISTANT_ACTION:
        return source_icons(s, seat, boon_tile(action))
    if action < at.PILOT_ACTION:
        return provided(s, seat, assistant_icons(s, seat, assistant_tile(action)))
    if action == at.PILOT_ACTION:
        return ONE_PLANE if pilots(s, seat, 0) > 0 else 0
    icon = action - at.SPEND_KEPT_ACTION
    return provided(s, seat, bit(4 * icon)) if at.kept(s, icon) else i64(0)


def use_source(s: State, seat: i64, action: i64) -> None:
    """Use up the source (R-6.4)."""
    if action < at.SPEND_BOON_ACTION:
        put_in_play(s, seat, action - at.SPEND_ACTION)
    elif action < at.SPEND_ASSISTANT_ACTION:
        s.lay(boon_tile(action), at.BOON_USED + seat)
    elif action < at.PILOT_ACTION:
        tile = assistant_tile(action)
        s.lay(tile, at.SILVER_USED + seat if s.zone(tile) == at.SILVER + seat else at.GOLD_USED + seat)
    elif action == at.PILOT_ACTION:
        gain(s, seat, COIN, -at.pilot_coins(s))
    else:
        icon = action - at.SPEND_KEPT_ACTION
        at.set_kept(s, icon, at.kept(s, icon) - 1)


def boon_tile(action: i64) -> i64:
    return GUARDIAN_TILES + action - at.SPEND_BOON_ACTION


def assistant_tile(action: i64) -> i64:
    return ASSISTANT_TILES + action - at.SPEND_ASSISTANT_ACTION


@final
class KeepIconOp(Op):
    """Which of the icons spent are not used and kept (R-6.7, R-6.8)? Ascending; asked where they differ, for all sources lie open.

    a: icons of the cost, and of the discount from bit 16 on; b: icons spent; c: icons kept so far.
    """

    def run(self, s: State, seat: i64) -> bool:
        mask = self.mask(s)
        if mask & (mask - 1):
            return False
        if mask:
            self.keep(s, lowest(mask))
        else:
            keep_icons(s, s.arg(2))
            s.pop()
        return True

    def mask(self, s: State) -> i64:
        return keepable(s.arg(0) & ICONS, s.arg(1), s.arg(0) >> DISCOUNT, s.arg(2))

    def keep(self, s: State, icon: i64) -> None:
        s.set_arg(2, s.arg(2) + bit(4 * icon))

    def options(self, s: State, seat: i64, out: Actions) -> None:
        mask = self.mask(s)
        i: i64 = 0
        while i < ICON_KINDS:
            if mask >> i & 1:
                out.add(at.KEEP_ACTION + i)
            i += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        self.keep(s, action - at.KEEP_ACTION)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action < at.DIG_ACTION:
            return "R-4.5"
        if not at.KEEP_ACTION <= action < at.PUT_ACTION:
            return ""
        return "" if self.mask(s) >> (action - at.KEEP_ACTION) & 1 else "R-6.8"


def lowest(mask: i64) -> i64:
    """The lowest bit of a mask."""
    i: i64 = 0
    while not mask >> i & 1:
        i += 1
    return i


def keep_icons(s: State, icons: i64) -> None:
    """They stay to the end of the turn (R-6.7)."""
    i: i64 = 0
    while i < ICON_KINDS:
        at.set_kept(s, i, at.kept(s, i) + part(icons, i))
        i += 1


@final
class PutOp(Op):
    """Which card of the hand is put into the play area as a cost, its effect and travel ignored (R-5.2)? a: how many still."""

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0 and hand_count(s, seat) > 0:
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.HAND + seat, at.PUT_ACTION, 0, PLAYER_CARDS, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        put_in_play(s, seat, action - at.PUT_ACTION)
        s.set_arg(0, s.arg(0) - 1)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        if action < at.DIG_ACTION:
            return "R-4.5"
        if not at.PUT_ACTION <= action < at.EXILE_HAND_ACTION:
            return ""
        return "" if hand_card(s, seat, action - at.PUT_ACTION) >= 0 else "R-5.2"


# ---------------------------------------------------------------- effects
@final
class TravelOp(StepOp):
    """Icons for the rest of the turn: of an assistant used in the supply (R-24.32). Own ones give theirs in a payment only (R-6.4 c)."""

    def __init__(self, name: str, icons: i64) -> None:
        super().__init__(name)
        self.icons: i64 = icons

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        kind = s.source() - 1
        if not at.ASSISTANT <= kind < at.BONUS_TILE:
            return False
        return at.ASSISTANT_TOP <= s.zone(s.game.first[kind]) < at.RESCUE_TOP

    def run(self, s: State, seat: i64) -> bool:
        if self.possible(s, seat, s.arg(0)):
            keep_icons(s, provided(s, seat, self.icons))
        s.pop()
        return True


@final
class AllPlanesOp(StepOp):
    """Until the end of the round every travel icon of the seat is a plane (R-6.11), those kept this turn too."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        at.set_planes(s, seat, 1)
        icon: i64 = 0
        while icon < PLANE:
            at.set_kept(s, PLANE, at.kept(s, PLANE) + at.kept(s, icon))
            at.set_kept(s, icon, 0)
            icon += 1
        return True
