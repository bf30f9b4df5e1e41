"""The frame of a turn: its phases, drawing, the rest for the parent, the end (G-4, G-12, G-13). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import only_card, random_card, shuffle_into, top_layer
from iseki.core.knowledge import era, settle
from iseki.core.op import Op
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.garakutarium.rules import DECK_CARDS, DECK_FAMILY, reveal_characters


@final
class TurnOp(Op):
    """One turn, written as the frames it needs, last first (G-4.4)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        if self.over(s):
            reveal_characters(s)
            return True
        s.turns += 1
        parent = at.parent(s)
        s.push(at.END_OP, parent)
        s.push(at.PART_OP, parent)
        s.push(at.REST_OP, parent)
        s.push(at.PART_OP, 1 - parent)
        s.push(at.CHOOSE_OP, 1 - parent)
        s.push(at.HIDE_OP, parent)
        s.push(at.DIG_OP, parent, at.dig_cards(s))
        return True

    def over(self, s: State) -> bool:
        """No dig is possible (G-13.1), or endless play is stopped (G-12.5)."""
        if at.deck_out_ends_game(s) and s.count(at.DECK) < at.dig_cards(s):
            return True
        return s.turns >= s.game.turn_limit


@final
class DrawOp(Op):
    """Draw cards from the deck one by one (G-5.1, G-10.1, G-10.4). a: how many still."""

    def __init__(self, name: str, zone: i64, public: bool) -> None:
        super().__init__(name, True)
        self.zone: i64 = zone
        self.public: Final[bool] = public

    def run(self, s: State, seat: i64) -> bool:
        if s.arg(0) == 0:
            s.pop()
            return True
        top = top_layer(s, at.DECK)
        if top == 0:
            self.deck_out(s)
            return True
        if top & 255 > 1:
            return False
        self.take(s, seat, only_card(s, at.DECK, top >> 8))  # a known place: nothing is left to chance
        return True

    def deck_out(self, s: State) -> None:
        """The junk areas become the deck (G-13.1), or what there is must do (G-13.3)."""
        if at.deck_out_ends_game(s) or s.count(at.JUNK) + s.count(at.JUNK + 1) == 0:
            s.pop()
        else:
            shuffle_into(s, DECK_FAMILY, at.DECK, at.JUNK, at.JUNK + 1)

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.DECK, at.DRAW_ACTION, 0, out)  # CHANCE is asked only when all cards lie in one layer

    def allows(self, s: State, seat: i64, action: i64) -> bool:
        return at.DRAW_ACTION <= action < at.HIDE_ACTION and s.find(at.DECK, action - at.DRAW_ACTION) >= 0

    def weight(self, s: State, seat: i64, action: i64) -> i64:
        return s.copies(at.DECK, action - at.DRAW_ACTION)

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return at.DRAW_ACTION + s.game.kind[random_card(s, at.DECK, 0, rng)]

    def answer(self, s: State, seat: i64, action: i64) -> None:
        self.take(s, seat, s.find(at.DECK, action - at.DRAW_ACTION))

    def take(self, s: State, seat: i64, card: i64) -> None:
        s.set_arg(0, s.arg(0) - 1)
        if self.public:
            s.lay(card, self.zone + seat)
        else:
            s.keep(card, self.zone, s.seen(card) | bit(seat), 0, era(s, DECK_FAMILY))

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return s.game.everyone if self.public else bit(seat)

    def deck(self, s: State, seat: i64) -> i64:
        return at.DECK


def take_piles(s: State, seat: i64, low: i64, high: i64) -> None:
    """All cards of the zones low..high into the loot, face up (G-3.3)."""
    card: i64 = 0
    while card < DECK_CARDS:
        if low <= s.zone(card) <= high:
            s.lay(card, at.LOOT + seat)
        card += 1
    settle(s, DECK_FAMILY, at.DECK)


@final
class ChooseOp(Op):
    """The child takes one pile (G-6.1)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.TAKE_ACTION)
        out.add(at.TAKE_ACTION + 1)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        if action == at.TAKE_ACTION:
            take_piles(s, seat, at.CLOSED, at.BESIDE)
        else:
            take_piles(s, seat, at.OPEN, at.OPEN)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        return "" if at.TAKE_ACTION <= action <= at.TAKE_ACTION + 1 else "G-6.1"


@final
class RestOp(Op):
    """The parent takes the rest (G-6.2)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        take_piles(s, seat, at.CLOSED, at.OPEN)
        return True


@final
class EndOp(Op):
    """The end of the turn, and perhaps of the game (G-12)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        if at.score(s, 0) >= at.goal_score(s) or at.score(s, 1) >= at.goal_score(s):
            reveal_characters(s)
        else:
            at.set_parent(s, 1 - seat)
            s.push(at.TURN_OP, 0)
        return True
