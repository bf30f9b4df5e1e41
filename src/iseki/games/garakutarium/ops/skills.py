"""The skills that ask: Princess, Phantom Thief, Detective (G-10.2 to G-10.4). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import shuffle_into
from iseki.core.knowledge import level, settle, show_zone
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.garakutarium.ops.sets import offer_mask
from iseki.games.garakutarium.rules import DECK_FAMILY, kinds_in


@final
class PrincessOp(Op):
    """Search the deck, or take the special relic from a junk area (G-10.2)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.SEARCH_ACTION)
        if at.JUNK <= s.zone(at.SPECIAL_RELIC) <= at.JUNK + 1:
            out.add(at.SEARCH_ACTION + 1)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action == at.SEARCH_ACTION:
            self.search_deck(s, seat)
        else:
            s.lay(at.SPECIAL_RELIC, at.LOOT + seat)

    def search_deck(self, s: State, seat: i64) -> None:
        """Who has seen the whole deck knows the one face-down card outside it, too (G-3.6)."""
        show_zone(s, at.CLOSED, bit(seat))
        if s.zone(at.SPECIAL_RELIC) == at.DECK:
            s.lay(at.SPECIAL_RELIC, at.LOOT + seat)
        shuffle_into(s, DECK_FAMILY, at.DECK, 1, 0)
        settle(s, DECK_FAMILY, at.DECK)


@final
class ThiefOp(Op):
    """Take any card of the opponent's loot but the special relic (G-10.3)."""

    def run(self, s: State, seat: i64) -> bool:
        if self.mask(s, seat):
            return False
        s.pop()
        return True

    def mask(self, s: State, seat: i64) -> i64:
        return kinds_in(s, at.LOOT + 1 - seat) & ~bit(at.SPECIAL_RELIC)

    def options(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.mask(s, seat), at.STEAL_ACTION, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        s.lay(s.find(at.LOOT + 1 - seat, action - at.STEAL_ACTION), at.LOOT + seat)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        return "" if at.STEAL_ACTION <= action < at.PICK_ACTION and self.mask(s, seat) >> (action - at.STEAL_ACTION) & 1 else "G-10.3"


@final
class PickOp(Op):
    """The Detective takes one (G-10.4)."""

    def run(self, s: State, seat: i64) -> bool:
        if s.count(at.LOOKED):
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.LOOKED, at.PICK_ACTION, 0, out)
        if not at.detective_must_take(s):
            out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action != at.DONE_ACTION:
            s.lay(s.find(at.LOOKED, action - at.PICK_ACTION), at.LOOT + seat)


@final
class DropOp(Op):
    """Any number of the others into the junk area (G-10.4). Ascending. c: least kind still offered.

    Asked also when only `done` is left: not to be asked would tell the others what lies there.
    """

    def run(self, s: State, seat: i64) -> bool:
        if s.count(at.LOOKED):
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.LOOKED, at.DROP_ACTION, s.arg(2), out)
        out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DONE_ACTION:
            s.pop()
        else:
            s.lay(s.find(at.LOOKED, action - at.DROP_ACTION), at.JUNK + seat)
            s.set_arg(2, action - at.DROP_ACTION)


@final
class TopOp(Op):
    """The rest on top of the deck, each on the one before (G-10.4). a: cards put back."""

    def run(self, s: State, seat: i64) -> bool:
        n = s.count(at.LOOKED)
        if n > 1:
            return False
        if n == 1:
            self.put_back(s, self.last_card(s))
        s.pop()
        return True

    def last_card(self, s: State) -> i64:
        card: i64 = 0
        while s.zone(card) != at.LOOKED:
            card += 1
        return card

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.LOOKED, at.TOP_ACTION, 0, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        self.put_back(s, s.find(at.LOOKED, action - at.TOP_ACTION))

    def put_back(self, s: State, card: i64) -> None:
        level(s, at.LOOKED)
        s.set_arg(0, s.arg(0) + 1)
        s.keep(card, at.DECK, s.seen(card), s.arg(0), s.age(card))

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)


@final
class LookedOp(Op):
    """A re-explore card that the Detective has put away takes effect now (G-9.5)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        if at.re_explore_triggers_via_detective(s) and s.find(at.JUNK + seat, at.RE_EXPLORE) >= 0:
            shuffle_into(s, DECK_FAMILY, at.DECK, at.JUNK, at.JUNK + 1)
        settle(s, DECK_FAMILY, at.DECK)
        return True
