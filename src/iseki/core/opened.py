"""A position with every card turned up, for those who look back at a game that is over."""

from __future__ import annotations

from iseki.core.state import State

EVERYTHING = -1  # the viewer to whom every card is open


def opened(state: State) -> State:
    """A copy in which everybody knows every card. It is for looking at: what is drawn from it must not be played on."""
    copy = state.clone()
    for card in range(int(copy.game.cards)):
        copy.show(card, copy.game.everyone)
    copy.sort_twins()
    return copy
