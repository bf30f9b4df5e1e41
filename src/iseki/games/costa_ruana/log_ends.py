"""The last lines of a game's log: what everybody has, who has won (C-11)."""

from __future__ import annotations

import iseki.games.costa_ruana.layout as at
from iseki.core.present import LogLine
from iseki.core.state import State
from iseki.games.costa_ruana.rules import best_standing, points, standing
from iseki.games.costa_ruana.scene import Lines, line


def ending(state: State) -> Lines:
    return [*[account(state, seat) for seat in range(int(state.game.seats))], result(state)]


def account(state: State, seat: int) -> LogLine:
    """Treasures are no secret any more (C-3.2)."""
    data = {"seat": seat, "n": int(at.hut(state, seat)), "natives": int(at.supply(state, seat))}
    return line("account_points", **data, score=int(points(state, seat))) if at.respect_points(state) else line("account", **data)


def result(state: State) -> LogLine:
    """One winner, by points or by what breaks a tie (C-11.5), or several."""
    first = [seat for seat in range(int(state.game.seats)) if standing(state, seat) == best_standing(state)]
    score = int(points(state, first[0]))
    if len(first) > 1:
        return line("shared_victory", seat=tuple(map(str, first)), score=score)
    level = [seat for seat in range(int(state.game.seats)) if points(state, seat) == score]
    return line("wins" if len(level) == 1 else "wins_by_tie_break", seat=first[0], score=score)
