"""The frame of a round: hands at its start, what happens at its end (R-3, R-18, R-19.1). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import shuffle_under
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.ops.row import exile_beside_staff
from iseki.games.arnak.rules.board import position_of
from iseki.games.arnak.rules.cards import (
    ASSISTANT_TILES,
    BONUS_TILES,
    GUARDIAN_TILES,
    IDOL_TILES,
    PLAYER_CARDS,
    can_draw,
    card_of,
    draw_card,
    gain_fear,
    hand_count,
    next_draw,
    put_in_play,
)

SPACES: Final = 22


@final
class RoundOp(Op):
    """Hands are drawn, then turns go clockwise from the starting player (R-3.2, R-3.3)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        first = at.starter(s)
        s.push(at.TURN_OP, first)
        turn = s.game.seats - 1
        while turn >= 0:
            player = (first + turn) % s.game.seats
            s.push(at.HAND_OP, player, at.hand_size(s) - hand_count(s, player))
            turn -= 1
        return True


@final
class HandOp(DealOp):
    """Draw cards for the hand until it holds five or the deck is empty (R-3.2). a: how many still."""

    def ready(self, s: State, seat: i64) -> bool:
        if s.arg(0) > 0 and can_draw(s, seat):
            return True
        s.pop()
        return False

    def pile(self, s: State, seat: i64) -> i64:
        return next_draw(s, seat, 0)

    def deck(self, s: State, seat: i64) -> i64:
        return self.place(s, seat) & 255

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        s.set_arg(0, s.arg(0) - 1)
        draw_card(s, seat, card, at.HAND + seat)

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)


@final
class RoundEndOp(Op):
    """Each player in turn order, then what concerns all; after the last round only the way home (R-18.1, R-19.1)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        last = at.round(s) == at.rounds(s)
        s.push(at.SCORING_OP if last else at.TIDY_OP, 0)
        turn = s.game.seats - 1
        while turn >= 0:
            player = (at.starter(s) + turn) % s.game.seats
            if not last:
                s.push(at.KEEP_HAND_OP, player)
            s.push(at.HOME_OP, player)
            turn -= 1
        return True


@final
class HomeOp(Op):
    """Take back both archaeologists; a Fear card for each from a site with a guardian (R-18.2, R-9.8)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        if not protected(s, seat):
            gain_fear(s, seat, threatened(s, seat))
        at.set_figures(s, seat, 0)
        return True


def protected(s: State, seat: i64) -> bool:
    """War Mask (R-24.22); with the option only while it lies in the play area."""
    if at.shield(s, seat) == 0:
        return False
    return at.effects_end_with_card(s) == 0 or s.zone(card_of(s, at.WAR_MASK)) == at.PLAY + seat


def threatened(s: State, seat: i64) -> i64:
    """How many own archaeologists stand on a site with a guardian."""
    n: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if at.figures(s, seat) & bit(space) and s.find_in(at.GUARDIAN_AT + position_of(space), GUARDIAN_TILES, IDOL_TILES) >= 0:
            n += 1
        space += 1
    return n


@final
class KeepHandOp(Op):
    """Cards still in hand go one by one into the play area, or stay for the next round (R-18.3). c: least kind still offered.

    Ascending, so that every choice is reached once.
    """

    def run(self, s: State, seat: i64) -> bool:
        if hand_count(s, seat) > 0:
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(at.HAND + seat, at.PUT_ACTION, s.game.first[s.arg(2)], PLAYER_CARDS, out)
        out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DONE_ACTION:
            s.pop()
            return
        s.set_arg(2, action - at.PUT_ACTION)
        put_in_play(s, seat, action - at.PUT_ACTION)

    def reject(self, s: State, seat: i64, action: i64) -> str:
        puts = at.PUT_ACTION <= action < at.PUT_ACTION + at.CAMP
        return "R-18.3" if puts and not self.allows(s, seat, action) else ""


@final
class TidyOp(Op):
    """Shuffle, refresh, card row, marker, and on to the next round (R-18.4 to R-18.9)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        player: i64 = 0
        while player < s.game.seats:
            tidy(s, player)
            player += 1
        exile_beside_staff(s)
        at.set_round(s, at.round(s) + 1)
        at.set_starter(s, (at.starter(s) + 1) % s.game.seats)
        s.push(at.ROUND_OP, 0)
        s.push(at.REFILL_OP, 0)
        return True


def tidy(s: State, seat: i64) -> None:
    """The play area is shuffled and goes under the deck, assistants become ready, effects of the round end."""
    deck = at.DECK + seat
    shuffle_under(s, s.game.family[deck], deck, at.PLAY + seat)
    turn_over(s, at.SILVER_USED + seat, at.SILVER + seat)
    turn_over(s, at.GOLD_USED + seat, at.GOLD + seat)
    at.set_passed(s, seat, 0)
    at.set_shield(s, seat, 0)
    at.set_planes(s, seat, 0)


def turn_over(s: State, used: i64, ready: i64) -> None:
    """Assistants lie upright again (R-16.6)."""
    card: i64 = ASSISTANT_TILES
    while card < BONUS_TILES:
        if s.zone(card) == used:
            s.lay(card, ready)
        card += 1


@final
class ScoringOp(Op):
    """The end of the game: points are what lies there (R-19, rules/scoring.py)."""

    def run(self, s: State, seat: i64) -> bool:
        s.pop()
        return True
