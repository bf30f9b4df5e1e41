"""Buying a card of the row: the main action, and effects that buy at a discount (R-11.1 to R-11.6). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import put_on_top
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.arnak.ops.asking import OptionalOp
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.ops.free import free_open
from iseki.games.arnak.ops.taking import gain_card, usual_place
from iseki.games.arnak.rules.cards import ARTIFACT_CARDS, ITEM_CARDS, PLAYER_CARDS, card_of
from iseki.games.arnak.rules.costs import pay_resources
from iseki.games.arnak.rules.market import (
    ANY,
    ARTIFACTS,
    end_card,
    first_card,
    next_buyable,
    off,
    price,
    some_buyable,
    some_in,
)


def offer_buys(s: State, seat: i64, out: Actions, types: i64 = ANY, discount: i64 = 0) -> None:
    """Add `buy:` of every card that the seat can pay now (R-4.5). discount: packed."""
    end = end_card(types)
    card = next_buyable(s, seat, first_card(types), end, discount)
    while card < end:
        out.add(at.BUY_ACTION + s.game.kind[card] - at.ITEM)
        card = next_buyable(s, seat, card + 1, end, discount)


def buy(s: State, seat: i64, action: i64, main: i64 = 1, discount: i64 = 0) -> None:
    card = card_of(s, action - at.BUY_ACTION + at.ITEM)
    pay_resources(s, seat, price(s, card, discount))
    gain_card(s, seat, card, usual_place(card), main, 1)


def why_not_buy(s: State, seat: i64, action: i64, types: i64 = ANY, discount: i64 = 0) -> str:
    """The clause that forbids a `buy:`; '' if it is legal or another action."""
    if not at.BUY_ACTION <= action < at.GLASS_ACTION:
        return ""
    card = card_of(s, action - at.BUY_ACTION + at.ITEM)
    legal = first_card(types) <= card < end_card(types) and next_buyable(s, seat, card, card + 1, discount) == card
    return "" if legal else "R-11.1"


def put_revealed_back(s: State, seat: i64) -> None:
    """What was revealed and not bought leaves before anything else happens."""
    if some_in(s, at.REVEALED, ANY):
        s.push(at.PUT_BACK_OP, seat)


@final
class BuyOp(OptionalOp):
    """Buy a card of some types at a discount, perhaps also the top card of the deck (R-24.11). b: 1 once that is revealed."""

    def __init__(self, name: str, types: i64, discount: i64, deck_top: bool) -> None:
        super().__init__(name)
        self.types: i64 = types
        self.discount: i64 = off(discount)
        self.deck_top: Final[bool] = deck_top

    def shown_deck(self) -> i64:
        return at.ARTIFACT_DECK if self.types == ARTIFACTS else at.ITEM_DECK

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        if self.deck_top and some_in(s, self.shown_deck(), self.types):
            return True
        return some_buyable(s, seat, self.types, self.discount)

    def asks(self, s: State, seat: i64) -> bool:
        """A free action may bring the money (R-4.4)."""
        if some_buyable(s, seat, self.types, self.discount):
            return True
        return free_open(s, seat) and (some_in(s, at.ROW, self.types) or some_in(s, at.REVEALED, self.types))

    def run(self, s: State, seat: i64) -> bool:
        if self.deck_top and s.arg(1) == 0:
            s.set_arg(1, 1)
            s.push(at.REVEAL_OP, seat, self.shown_deck())
            return True
        if self.asks(s, seat):
            return False
        s.pop()
        put_revealed_back(s, seat)
        return True

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        offer_buys(s, seat, out, self.types, self.discount)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        s.pop()
        if action != at.DECLINE_ACTION:
            buy(s, seat, action, main, self.discount)
        put_revealed_back(s, seat)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        return why_not_buy(s, seat, action, self.types, self.discount)


@final
class RevealOp(DealOp):
    """The top card of a deck, face up for a purchase; an empty deck shows nothing (R-24.11). a: the deck."""

    def ready(self, s: State, seat: i64) -> bool:
        if s.find_in(s.arg(0), ITEM_CARDS, PLAYER_CARDS) >= 0:
            return True
        s.pop()
        return False

    def deck(self, s: State, seat: i64) -> i64:
        return s.arg(0)

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        s.pop()
        s.lay(card, at.REVEALED)


@final
class PutBackOp(Op):
    """The revealed card lies on top of its deck again, and everybody knows it there (R-24.11)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        card = s.find_in(at.REVEALED, ITEM_CARDS, PLAYER_CARDS)
        if card >= 0:
            put_on_top(s, card, at.ARTIFACT_DECK if card >= ARTIFACT_CARDS else at.ITEM_DECK, s.game.everyone)
        return True
