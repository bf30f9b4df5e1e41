"""Chance: pieces turned up or drawn one at a time from a stack, a bag or a deck. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import only_card, random_card
from iseki.core.op import Op
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.core.word import LAYER
from iseki.games.arnak.rules.cards import PIECES, PLACE, top_pile

PRINTED_CAMPS: Final = 5  # kinds between the artifacts and the tiles: no pieces, so no actions (layout.toml)


def deal_action(kind: i64) -> i64:
    return at.DEAL_ACTION + (kind if kind < at.CAMP else kind - PRINTED_CAMPS)


def dealt_kind(action: i64) -> i64:
    kind = action - at.DEAL_ACTION
    return kind if kind < at.CAMP else kind + PRINTED_CAMPS


@mypyc_attr(allow_interpreted_subclasses=True)
class DealOp(Op):
    """Draws one piece of a layer of `deck`. What lies alone in its layer is certain, so CHANCE is not asked."""

    def __init__(self, name: str) -> None:
        super().__init__(name, True)

    def ready(self, s: State, seat: i64) -> bool:
        """Is there something to deal? Else it pops the frame."""
        return True

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        """What becomes of the piece. Pops or changes the frame."""
        Op.answer(self, s, seat, card)

    def pile(self, s: State, seat: i64) -> i64:
        """Zone and layer dealt from, and how many pieces lie there: deck | layer << LAYER | pieces << PIECES."""
        return top_pile(s, self.deck(s, seat))

    def place(self, s: State, seat: i64) -> i64:
        """Zone and layer dealt from: deck | layer << LAYER."""
        return self.pile(s, seat) & PLACE

    def run(self, s: State, seat: i64) -> bool:
        if not self.ready(s, seat):
            return True
        pile = self.pile(s, seat)
        if pile >> PIECES > 1:
            return False
        self.dealt(s, seat, only_card(s, pile & 255, pile >> LAYER & 255))
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        place = self.place(s, seat)
        family = s.game.family[place & 255]
        last: i64 = -1
        card = s.game.family_first[family]
        while card < s.game.family_end[family]:
            kind = s.game.kind[card]
            if s.word(card) & 0xFFFF == place and kind != last:
                out.add(deal_action(kind))
                last = kind
            card += 1

    def answer(self, s: State, seat: i64, action: i64) -> None:
        self.dealt(s, seat, self.piece(s, seat, dealt_kind(action)))

    def piece(self, s: State, seat: i64, kind: i64) -> i64:
        """A piece of this kind in the layer dealt from."""
        place = self.place(s, seat)
        card = s.game.first[kind]
        while s.word(card) & 0xFFFF != place:
            card += 1
        return card

    def weight(self, s: State, seat: i64, action: i64) -> i64:
        place = self.place(s, seat)
        kind = dealt_kind(action)
        n: i64 = 0
        card = s.game.first[kind]
        while card < s.game.cards and s.game.kind[card] == kind:
            if s.word(card) & 0xFFFF == place:
                n += 1
            card += 1
        return n

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        place = self.place(s, seat)
        return deal_action(s.game.kind[random_card(s, place & 255, place >> LAYER, rng)])
