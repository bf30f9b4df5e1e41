"""Effects on the own cards: putting down, drawing, exiling, drawing some and keeping one. Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import put_on_top
from iseki.core.knowledge import conceal
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp, OptionalOp
from iseki.games.arnak.ops.base import AGREED
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.rules.cards import (
    PLAYER_CARDS,
    can_draw,
    deck_count,
    draw_card,
    exile,
    hand_card,
    has_card,
    next_draw,
    put_in_play,
)


@final
class DiscardOp(AskOp):
    """Cards of the hand go to the play area, their effect and travel ignored; not declined (R-21.2). b: how many have gone."""

    def __init__(self, name: str, n: i64) -> None:
        super().__init__(name)
        self.n: i64 = n

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return has_card(s, at.HAND + seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.HAND + seat, at.PUT_ACTION, 0, PLAYER_CARDS, out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        put_in_play(s, seat, action - at.PUT_ACTION)
        s.set_arg(1, s.arg(1) + 1)
        if s.arg(1) == self.n:
            s.pop()

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        return "R-5.2" if at.PUT_ACTION <= action < at.EXILE_HAND_ACTION and hand_card(s, seat, action - at.PUT_ACTION) < 0 else ""


@final
class ExileOp(OptionalOp):
    """Cards of the hand or of the play area, or a fear tile, into exile (R-13). b: how many have gone."""

    def __init__(self, name: str, n: i64) -> None:
        super().__init__(name)
        self.n: i64 = n

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return has_card(s, at.HAND + seat) or has_card(s, at.PLAY + seat) or at.fear_tiles(s, seat) > 0

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.HAND + seat, at.EXILE_HAND_ACTION, 0, PLAYER_CARDS, out)
        s.offer_in(at.PLAY + seat, at.EXILE_PLAY_ACTION, 0, PLAYER_CARDS, out)
        if at.fear_tiles(s, seat) > 0:
            out.add(at.EXILE_TILE_ACTION)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        if action == at.EXILE_TILE_ACTION:
            at.set_fear_tiles(s, seat, at.fear_tiles(s, seat) - 1)
        elif action < at.EXILE_PLAY_ACTION:
            exile(s, hand_card(s, seat, action - at.EXILE_HAND_ACTION))
        else:
            exile(s, s.find(at.PLAY + seat, action - at.EXILE_PLAY_ACTION))
        s.set_arg(1, s.arg(1) + 1)
        if s.arg(1) == self.n:
            s.pop()

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if action == at.EXILE_TILE_ACTION:
            return "" if at.fear_tiles(s, seat) > 0 else "R-13.3"
        if at.EXILE_HAND_ACTION <= action < at.EXILE_PLAY_ACTION:
            return "" if s.find(at.HAND + seat, action - at.EXILE_HAND_ACTION) >= 0 else "R-13.1"
        if at.EXILE_PLAY_ACTION <= action < at.EXILE_TILE_ACTION:
            return "" if s.find(at.PLAY + seat, action - at.EXILE_PLAY_ACTION) >= 0 else "R-13.1"
        return ""


@final
class DrawOp(AskOp):
    """Draw cards one by one; the player may stop after any (R-21.3). b: how many are drawn. bottom: 1 from under the deck."""

    def __init__(self, name: str, n: i64, bottom: i64) -> None:
        super().__init__(name)
        self.n: i64 = n
        self.bottom: i64 = bottom

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return can_draw(s, seat)

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(2) == AGREED and can_draw(s, seat):
            s.set_arg(2, 0)
            self.choose(s, seat, at.DRAW_ACTION)
            return True
        return super().run(s, seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.DRAW_ACTION)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        source = s.source()
        s.set_arg(1, s.arg(1) + 1)
        if action == at.DECLINE_ACTION or s.arg(1) == self.n:
            s.pop()
        if action != at.DECLINE_ACTION:
            s.push(at.DRAWN_OP, seat, 1, self.bottom, at.HAND, source)


@final
class DrawnOp(DealOp):
    """The cards drawn from the own deck. a: how many still, b: 1 from the bottom, c: at.HAND or at.ASIDE."""

    def ready(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0 and can_draw(s, seat):
            return True
        s.pop()
        return False

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        zone = s.arg(2) + seat
        s.set_arg(0, s.arg(0) - 1)
        if s.arg(0) == 0:
            s.pop()
        draw_card(s, seat, card, zone)

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)

    def pile(self, s: State, seat: i64) -> i64:
        return next_draw(s, seat, s.arg(1))

    def deck(self, s: State, seat: i64) -> i64:
        return self.place(s, seat) & 255

    def layer(self, s: State, seat: i64) -> i64:
        return self.place(s, seat) >> 8


@final
class DrawSelectOp(AskOp):
    """Draw some cards, keep one (R-24.24, R-24.25). The number is decided first."""

    def __init__(self, name: str, most: i64, back_on_top: i64, bottom: i64) -> None:
        super().__init__(name)
        self.most: i64 = most
        self.back_on_top: i64 = back_on_top
        self.bottom: i64 = bottom

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return can_draw(s, seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        n = deck_count(s, seat)
        i: i64 = 0
        while i < self.most and i < n:
            out.add(at.DRAW_ACTION + i)
            i += 1
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        source = s.source()
        s.pop()
        if action != at.DECLINE_ACTION:
            s.push(at.HOLD_OP, seat, self.back_on_top, 0, 0, source)
            s.push(at.DRAWN_OP, seat, 1 + action - at.DRAW_ACTION, self.bottom, at.ASIDE, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        n = 1 + action - at.DRAW_ACTION
        if not 1 <= n <= 3:
            return ""
        return "R-24.24" if n > self.most else "R-5.4" if n > deck_count(s, seat) else ""


def aside_count(s: State, seat: i64) -> i64:
    return s.count_in(at.ASIDE + seat, 0, PLAYER_CARDS)


def only_owner_knows(s: State, seat: i64) -> None:
    """From now on nobody else can tell the cards set aside from each other."""
    card: i64 = 0
    while card < PLAYER_CARDS:
        if s.zone(card) == at.ASIDE + seat:
            conceal(s, card, at.ASIDE + seat, 0, bit(seat))
        card += 1


def put_rest_in_play(s: State, seat: i64) -> None:
    card: i64 = 0
    while card < PLAYER_CARDS:
        if s.zone(card) == at.ASIDE + seat:
            s.lay(card, at.PLAY + seat)
        card += 1


@final
class HoldOp(Op):
    """Which of the cards set aside stays in hand (R-24.24); no free action until that is finished (R-5.1). a: 1 if one may go back."""

    def run(self, s: State, seat: i64) -> bool:
        n = aside_count(s, seat)
        if n > 1:
            return False
        s.pop()
        if n == 1:
            s.shift(s.find_in(at.ASIDE + seat, 0, PLAYER_CARDS), at.HAND + seat)
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.ASIDE + seat, at.HOLD_ACTION, 0, PLAYER_CARDS, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        back_on_top = s.arg(0)
        source = s.source()
        s.pop()
        only_owner_knows(s, seat)
        s.shift(s.find(at.ASIDE + seat, action - at.HOLD_ACTION), at.HAND + seat)
        if back_on_top:
            s.push(at.RETURN_CARD_OP, seat, 0, 0, 0, source)
        else:
            put_rest_in_play(s, seat)

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        return why_not_aside(s, seat, action, at.HOLD_ACTION)


@final
class ReturnCardOp(Op):
    """Which of the others goes on top of the deck, if any (R-24.24); what is left is put down unused."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.ASIDE + seat, at.RETURN_ACTION, 0, PLAYER_CARDS, out)
        out.add(at.DECLINE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action != at.DECLINE_ACTION:
            put_on_top(s, s.find(at.ASIDE + seat, action - at.RETURN_ACTION), at.DECK_TOP + seat, bit(seat))
        put_rest_in_play(s, seat)

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return s.game.everyone if action == at.DECLINE_ACTION else bit(seat)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        return why_not_aside(s, seat, action, at.RETURN_ACTION)


def why_not_aside(s: State, seat: i64, action: i64, base: i64) -> str:
    """Free actions wait until it is finished (R-5.1); otherwise one of the cards set aside is named."""
    if action < at.DIG_ACTION:
        return "R-5.1"
    mine = base <= action < base + at.CAMP
    return "R-24.24" if mine and s.find(at.ASIDE + seat, action - base) < 0 else ""
