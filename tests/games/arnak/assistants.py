"""Positions with assistants, for the tests about them."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.games.arnak.positions import cards, own, piece, play, turn

EVERYBODY = (0, 1, 2)


def team(s: State, silver: str = "", gold: str = "", silver_used: str = "", gold_used: str = "") -> State:
    """Seat 0's assistants, from wherever they lie."""
    for zone, names in ((at.SILVER, silver), (at.GOLD, gold), (at.SILVER_USED, silver_used), (at.GOLD_USED, gold_used)):
        for name in names.split():
            s.lay(piece(s, f"assistant_{name}", zone), zone)
    return s


def tops(s: State, names: str) -> State:
    """The tops of the three supply stacks; all other assistants lie under them."""
    for card in range(s.game.cards):
        if at.ASSISTANT_TOP <= s.zone(card) < at.ASSISTANT_TOP + 3:
            s.write(card, at.ASSISTANT_POOL)
    for stack, name in enumerate(names.split()):
        s.lay(piece(s, f"assistant_{name}"), at.ASSISTANT_TOP + stack)
    return s


def using(name: str, side: str, hand: str = "", deck: str | None = None, **amounts: int) -> State:
    """Seat 0 has just used its only assistant."""
    s = own(turn(hand, deck=deck), **amounts)
    team(s, **{side: name})
    play(s, f"assist:assistant_{name}")
    assert cards(s, (at.SILVER_USED if side == "silver" else at.GOLD_USED)) == [f"assistant_{name}"]
    return s
