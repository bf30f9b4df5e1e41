"""The parent lays out and splits the five dug cards (G-5). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.garakutarium.rules import COUNT, DECK_CARDS, KINDS_MASK, cards_in


@final
class HideOp(Op):
    """Which of the five lies face down (G-5.3)? The other four lie face up at once (G-5.2)."""

    def run(self, s: State, seat: i64) -> bool:
        return False

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.DUG, at.HIDE_ACTION, 0, out)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.pop()
        s.shift(s.find_newest(at.DUG, action - at.HIDE_ACTION), at.CLOSED)  # of twins, nobody can tell which one stays hidden
        card: i64 = 0
        while card < DECK_CARDS:
            if s.zone(card) == at.DUG:
                s.lay(card, at.OPEN)
            card += 1
        s.push(at.JOIN_OP, seat)

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return s.seen(s.find(at.DUG, action - at.HIDE_ACTION))


@final
class JoinOp(Op):
    """Which face-up cards lie with the face-down one (G-5.4)? Ascending: every split is reached once. c: least kind still offered."""

    def run(self, s: State, seat: i64) -> bool:
        open_pile = cards_in(s, at.OPEN)
        if (open_pile & KINDS_MASK) >> s.arg(2) != 0 and (at.empty_pile_allowed(s) or open_pile >> COUNT > 1):
            return False
        s.pop()
        return True

    def options(self, s: State, seat: i64, out: Actions) -> None:
        s.offer(at.OPEN, at.JOIN_ACTION, s.arg(2), out)
        out.add(at.DONE_ACTION)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DONE_ACTION:
            s.pop()
        else:
            s.lay(s.find(at.OPEN, action - at.JOIN_ACTION), at.BESIDE)
            s.set_arg(2, action - at.JOIN_ACTION)
