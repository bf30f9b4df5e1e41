"""The rescue stack of the Snake side: looking through it in secret and taking one assistant (R-20.2, R-20.4). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.knowledge import conceal, show_zone
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.word import LAYER
from iseki.games.arnak.ops.asking import AskOp
from iseki.games.arnak.ops.assistants import square_free
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.ops.setup import RESCUE_STACK
from iseki.games.arnak.rules.assistants import RESCUE, chosen, count_assistants, find_assistant, offer_assistants, place_of
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, BONUS_TILES


@final
class RescueOp(AskOp):
    """Take an assistant of the rescue stack, silver side up, exhausted (R-20.4). b: 1 once the stack has been looked through."""

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return square_free(s, seat) and count_assistants(s, seat, RESCUE) > 0

    def asks(self, s: State, seat: i64) -> bool:
        return count_assistants(s, seat, RESCUE) > 1

    def run(self, s: State, seat: i64) -> bool:
        if not self.possible(s, seat, s.arg(0)):
            s.pop()
            return True
        if s.arg(1) == 0:
            self.look(s, seat)
            return True
        if self.asks(s, seat):
            return False
        s.pop()
        rescue(s, seat, find_assistant(s, seat, RESCUE))
        return True

    def look(self, s: State, seat: i64) -> None:
        """Free actions come before what is seen (R-4.4)."""
        s.set_arg(1, 1)
        if at.rescue_left(s) > 0 or s.find_in(at.RESCUE, ASSISTANT_TILES, BONUS_TILES) >= 0:
            main = s.arg(0)
            s.push(at.RESCUE_LOOK_OP, seat)
            s.push(at.WINDOW_OP, seat, main)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_assistants(s, seat, RESCUE, at.RESCUE_ACTION, out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        rescue(s, seat, chosen(s, action, at.RESCUE_ACTION))

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        """Only what the seat has seen decides."""
        if not at.RESCUE_ACTION <= action < at.GILD_ACTION:
            return ""
        return "" if place_of(s, chosen(s, action, at.RESCUE_ACTION), seat) == RESCUE else "R-20.4"


def rescue(s: State, seat: i64, card: i64) -> None:
    """The others keep their order; a new top is turned up when the top was taken (R-20.2)."""
    top = s.zone(card) == at.RESCUE_TOP
    layer = s.layer(card)
    s.lay(card, at.SILVER_USED + seat)
    if top:
        s.push(at.TOP_OP, seat, RESCUE_STACK)
    else:
        close_layer(s, layer)


def close_layer(s: State, layer: i64) -> None:
    """Layers of the rescue stack are compact from 0 up: equal knowledge, equal words."""
    card: i64 = ASSISTANT_TILES
    while card < BONUS_TILES:
        if s.zone(card) == at.RESCUE and s.layer(card) > layer:
            s.write(card, s.word(card) - (1 << LAYER))
        card += 1


@final
class RescueLookOp(DealOp):
    """The seat looks through the rescue stack, from the top (R-20.4); chance says what lies there when nobody has looked before."""

    def ready(self, s: State, seat: i64) -> bool:
        if at.rescue_left(s) > 0:
            return True
        s.pop()
        show_zone(s, at.RESCUE, bit(seat))
        return False

    def deck(self, s: State, seat: i64) -> i64:
        return at.ASSISTANT_POOL

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        """The first one lies highest."""
        left = at.rescue_left(s) - 1
        at.set_rescue_left(s, left)
        conceal(s, card, at.RESCUE, left, bit(seat))

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)
