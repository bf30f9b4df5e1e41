"""Effects with assistants of the supply and own ones: recruit, gild, refresh, use, exchange (R-16, R-24.32, R-24.33). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp, OptionalOp
from iseki.games.arnak.ops.base import push_effect
from iseki.games.arnak.rules.assistants import (
    GOLDS,
    OWN,
    SILVER_USED,
    SILVERS,
    SQUARES,
    SUPPLY,
    USED,
    chosen,
    count_assistants,
    find_assistant,
    offer_assistants,
    place_of,
    usable_now,
)
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, BONUS_TILES


def square_free(s: State, seat: i64) -> bool:
    return count_assistants(s, seat, OWN) < SQUARES


def take_top(s: State, seat: i64, card: i64, zone: i64) -> None:
    """An assistant leaves its supply stack, and the next one becomes visible (R-16.1)."""
    stack = s.zone(card) - at.ASSISTANT_TOP
    s.lay(card, zone)
    s.push(at.TOP_OP, seat, stack)


@final
class RecruitOp(AskOp):
    """Take the top of a supply stack, silver side up, ready (R-16.1)."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return square_free(s, seat) and count_assistants(s, seat, SUPPLY) > 0

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_assistants(s, seat, SUPPLY, at.RECRUIT_ACTION, out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        take_top(s, seat, chosen(s, action, at.RECRUIT_ACTION), at.SILVER + seat)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.RECRUIT_ACTION <= action < at.RESCUE_ACTION:
            return ""
        return "" if place_of(s, chosen(s, action, at.RECRUIT_ACTION), seat) == SUPPLY else "R-16.1"


def gild(s: State, seat: i64, card: i64) -> None:
    """Gold side up and ready, even if it was exhausted (R-16.3)."""
    s.lay(card, at.GOLD + seat)


@final
class GildOp(AskOp):
    """Turn an own silver assistant to gold. One that is exhausted or no free action, if it is the only one, needs no question."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return count_assistants(s, seat, SILVERS) > 0

    def asks(self, s: State, seat: i64) -> bool:
        """Using a ready one first gets more of it."""
        only = find_assistant(s, seat, SILVERS)
        return count_assistants(s, seat, SILVERS) > 1 or (only >= 0 and usable_now(s, seat, only))

    def run(self, s: State, seat: i64) -> bool:
        if self.asks(s, seat):
            return False
        s.pop()
        only = find_assistant(s, seat, SILVERS)
        if only >= 0:
            gild(s, seat, only)
        return True

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_assistants(s, seat, SILVERS, at.GILD_ACTION, out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        gild(s, seat, chosen(s, action, at.GILD_ACTION))

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.GILD_ACTION <= action < at.HIRE_ACTION:
            return ""
        return "" if place_of(s, chosen(s, action, at.GILD_ACTION), seat) & SILVERS else "R-16.3"


@final
class RefreshOp(OptionalOp):
    """Make up to n own exhausted assistants ready, each once (R-16.6). b: mask of those refreshed."""

    def __init__(self, name: str, n: i64) -> None:
        super().__init__(name)
        self.n: i64 = n

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return count_assistants(s, seat, USED) > 0

    def asks(self, s: State, seat: i64) -> bool:
        """A ready one may be used first, and then refreshed (R-4.4)."""
        if refreshed(s) == self.n:
            return False
        card: i64 = ASSISTANT_TILES
        while card < BONUS_TILES:
            if waits(s, seat, card) or (untouched(s, card) and usable_now(s, seat, card)):
                return True
            card += 1
        return False

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        card: i64 = ASSISTANT_TILES
        while card < BONUS_TILES:
            if waits(s, seat, card):
                out.add(at.REFRESH_ACTION + card - ASSISTANT_TILES)
            card += 1

    def accept(self, s: State, seat: i64, action: i64) -> None:
        card = chosen(s, action, at.REFRESH_ACTION)
        s.set_arg(1, s.arg(1) | bit(card - ASSISTANT_TILES))
        make_ready(s, seat, card)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.REFRESH_ACTION <= action < at.ACCEPT_ACTION:
            return ""
        return "" if waits(s, seat, chosen(s, action, at.REFRESH_ACTION)) else "R-16.6"


def refreshed(s: State) -> i64:
    """How many the refresh on top of the stack has made ready."""
    mask = s.arg(1)
    n: i64 = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def untouched(s: State, card: i64) -> bool:
    """The refresh on top of the stack has not used this assistant yet."""
    return s.arg(1) >> (card - ASSISTANT_TILES) & 1 == 0


def waits(s: State, seat: i64, card: i64) -> bool:
    """Exhausted, and not refreshed by this very effect before: it refreshes both, not one of them twice (R-24.37)."""
    return place_of(s, card, seat) & USED != 0 and untouched(s, card)


def make_ready(s: State, seat: i64, card: i64) -> None:
    s.lay(card, (at.SILVER if place_of(s, card, seat) == SILVER_USED else at.GOLD) + seat)


@final
class SupplyAssistantOp(OptionalOp):
    """Use a side of an available assistant, which stays where it is (R-24.32, R-22.9)."""

    def __init__(self, name: str, gold: bool) -> None:
        super().__init__(name)
        self.gold: Final[bool] = gold

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return count_assistants(s, seat, SUPPLY) > 0

    def asks(self, s: State, seat: i64) -> bool:
        return self.possible(s, seat, s.arg(0))

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        offer_assistants(s, seat, SUPPLY, at.HIRE_ACTION, out)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        s.pop()
        kind = action - at.HIRE_ACTION + at.ASSISTANT
        push_effect(s, seat, at.gold_effect_of(s, kind) if self.gold else at.effect_of(s, kind), main, kind + 1)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.HIRE_ACTION <= action < at.SWAP_ACTION:
            return ""
        return "" if place_of(s, chosen(s, action, at.HIRE_ACTION), seat) == SUPPLY else "R-22.9"


@final
class SwapAssistantOp(OptionalOp):
    """Exchange an own assistant for an available one (R-24.33). b: the kind of the own one plus one, once it is chosen."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return count_assistants(s, seat, OWN) > 0 and count_assistants(s, seat, SUPPLY) > 0

    def asks(self, s: State, seat: i64) -> bool:
        return self.possible(s, seat, s.arg(0))

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        if s.arg(1):
            offer_assistants(s, seat, SUPPLY, at.RECRUIT_ACTION, out)
        else:
            offer_assistants(s, seat, OWN, at.SWAP_ACTION, out)
            out.add(at.DECLINE_ACTION)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        if s.arg(1) == 0:
            s.set_arg(1, action - at.SWAP_ACTION + at.ASSISTANT + 1)
            return
        own = s.game.first[s.arg(1) - 1]
        s.pop()
        exchange(s, seat, own, chosen(s, action, at.RECRUIT_ACTION))

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if at.SWAP_ACTION <= action < at.FIRST_ACTION and s.arg(1) == 0:
            return "" if place_of(s, chosen(s, action, at.SWAP_ACTION), seat) & OWN else "R-24.33"
        if at.RECRUIT_ACTION <= action < at.RESCUE_ACTION and s.arg(1):
            return "" if place_of(s, chosen(s, action, at.RECRUIT_ACTION), seat) == SUPPLY else "R-22.9"
        return ""


def exchange(s: State, seat: i64, own: i64, new: i64) -> None:
    """The new one has the level of the old one and comes ready; the old one lies silver side up on the stack of the new one."""
    level = at.GOLD if place_of(s, own, seat) & GOLDS else at.SILVER
    stack = s.zone(new)
    s.lay(new, level + seat)
    s.lay(own, stack)
