"""Who ended where, and what decided between equal points: for the account of a game that is over (R-19.9, R-19.10). Interpreted."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.scoring import ahead, is_winner, total
from iseki.games.arnak.view import TieBreak


def ranks(state: State) -> tuple[int, ...]:
    """The place of each seat, 1 for the best; who cannot be told apart shares one. () while the game goes on."""
    seats = range(int(state.game.seats))
    return tuple(1 + sum(ahead(state, other, seat) > 0 for other in seats) for seat in seats) if state.is_terminal() else ()


def tie_break(state: State) -> TieBreak:
    """What decided who won among those with most points; "" where only one has them, or the game goes on."""
    if not state.is_terminal():
        return ""
    totals = [int(total(state, seat)) for seat in range(int(state.game.seats))]
    equal = [seat for seat, own in enumerate(totals) if own == max(totals)]
    if len(equal) == 1:
        return ""
    if sum(bool(is_winner(state, seat)) for seat in equal) > 1:
        return "shared"
    return "arrival" if any(at.arrival(state, seat) for seat in equal) else "research"
