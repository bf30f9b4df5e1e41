"""Gaining a card of the row, bought or not, and what an artifact does then (R-11.2, R-11.3, R-11.5). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import put_on_top, put_under
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp, OptionalOp
from iseki.games.arnak.ops.base import StepOp, push_effect, sequence_possible
from iseki.games.arnak.rules.cards import ARTIFACT_CARDS, card_of, exile
from iseki.games.arnak.rules.market import ITEMS, end_card, first_card, rightmost_item, some_in

DECK_BOTTOM: Final = 0  # where a card gained goes
DECK_TOP: Final = 1
HAND: Final = 2
PLAY: Final = 3


def usual_place(card: i64) -> i64:
    """An item under the deck, an artifact into the play area."""
    return PLAY if card >= ARTIFACT_CARDS else DECK_BOTTOM


def gain_card(s: State, seat: i64, card: i64, where: i64, main: i64, bought: i64) -> None:
    """Everybody sees which card it is, so everybody knows it in the deck and in the hand, too."""
    if where == PLAY:
        s.lay(card, at.PLAY + seat)
        s.push(at.ARTIFACT_OP, seat, main, bought, 0, s.game.kind[card] + 1)
    elif where == HAND:
        s.lay(card, at.HAND + seat)
    elif where == DECK_TOP:
        put_on_top(s, card, at.DECK_TOP + seat, s.game.everyone)
    else:
        put_under(s, card, at.DECK + seat, s.game.everyone)


def asks_nothing(s: State, sequence: i64) -> bool:
    """Does an effect leave nothing to choose but whether to draw (R-25.7)?"""
    i = at.step_at(s, sequence)
    while i < at.step_at(s, sequence + 1):
        op = s.game.ops[at.step(s, i)]
        if isinstance(op, AskOp) and op.name != "draw":
            return False
        i += 1
    return True


@final
class ArtifactOp(OptionalOp):
    """The effect of an artifact just gained may be resolved, without the tablet (R-11.3). b: 1 if bought; source: the artifact."""

    def effect(self, s: State) -> i64:
        return at.effect_of(s, s.source() - 1)

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return sequence_possible(s, seat, self.effect(s), main)

    def run(self, s: State, seat: i64) -> bool:
        if self.forced(s):
            self.resolve(s, seat)
            return True
        return super().run(s, seat)

    def forced(self, s: State) -> bool:
        return at.artifact_declinable(s) == 0 and s.arg(1) == 1 and asks_nothing(s, self.effect(s))

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        if self.possible(s, seat, s.arg(0)):
            out.add(at.ACCEPT_ACTION)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        self.resolve(s, seat)

    def resolve(self, s: State, seat: i64) -> None:
        main = s.arg(0)
        sequence = self.effect(s)
        source = s.source()
        s.pop()
        push_effect(s, seat, sequence, main, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        return "R-21.5" if action == at.ACCEPT_ACTION and not self.possible(s, seat, s.arg(0)) else ""


@final
class TakeOp(OptionalOp):
    """Gain a card of the row without paying (R-11.5)."""

    def __init__(self, name: str, types: i64, where: i64) -> None:
        super().__init__(name)
        self.types: i64 = types
        self.where: i64 = where

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return some_in(s, at.ROW, self.types)

    def asks(self, s: State, seat: i64) -> bool:
        """No free action puts a card into the row."""
        return self.possible(s, seat, s.arg(0))

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.ROW, at.TAKE_ACTION - at.ITEM, first_card(self.types), end_card(self.types), out)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        s.pop()
        gain_card(s, seat, card_of(s, action - at.TAKE_ACTION + at.ITEM), self.where, main, 0)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.TAKE_ACTION <= action < at.TAKE_EXILED_ACTION:
            return ""
        card = card_of(s, action - at.TAKE_ACTION + at.ITEM)
        legal = first_card(self.types) <= card < end_card(self.types) and s.zone(card) == at.ROW
        return "" if legal else "R-11.5"


@final
class TakeExiledOp(OptionalOp):
    """Gain an item of the exile pile, under the own deck (R-24.34)."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return some_in(s, at.ITEM_EXILE, ITEMS)

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.ITEM_EXILE, at.TAKE_EXILED_ACTION - at.ITEM, first_card(ITEMS), end_card(ITEMS), out)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        gain_card(s, seat, card_of(s, action - at.TAKE_EXILED_ACTION + at.ITEM), DECK_BOTTOM, 0, 0)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if not at.TAKE_EXILED_ACTION <= action < at.RECRUIT_ACTION:
            return ""
        return "" if s.zone(card_of(s, action - at.TAKE_EXILED_ACTION + at.ITEM)) == at.ITEM_EXILE else "R-24.34"


@final
class ExileRowOp(StepOp):
    """The rightmost item of the row goes to exile (R-24.34)."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return some_in(s, at.ROW, ITEMS)

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        card = rightmost_item(s)
        if card >= 0:
            exile(s, card)
        return True
