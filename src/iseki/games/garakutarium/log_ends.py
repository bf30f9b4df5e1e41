"""The last lines of a game's log: why it ended, who had which character, who has won (G-12)."""

from __future__ import annotations

import iseki.games.garakutarium.layout as at
from iseki.core.present import LogLine
from iseki.games.garakutarium.rules import winner
from iseki.games.garakutarium.scene import Lines, Scene, line


def ending(scene: Scene) -> Lines:
    return [*cause(scene), *characters(scene), result(scene)]


def cause(scene: Scene) -> Lines:
    """Nothing to say when somebody has the points: the result tells."""
    state = scene.after
    if max(at.score(state, 0), at.score(state, 1)) >= at.goal_score(state):
        return []
    return [line("turn_limit" if state.turns >= state.game.turn_limit else "deck_is_out")]


def characters(scene: Scene) -> Lines:
    """They lie open now (G-3.1)."""
    shown = [line("shows", seat=seat, cards=scene.now(at.SECRET + seat), n=len(scene.now(at.SECRET + seat))) for seat in (0, 1)]
    return [*shown, *[line("removed", character=kind) for kind in scene.now(at.REMOVED)]]


def result(scene: Scene) -> LogLine:
    state, first = scene.after, int(winner(scene.after))
    seat = 0 if first > 0 else 1
    best, other = int(at.score(state, seat)), int(at.score(state, 1 - seat))
    if first == 0:
        return line("draw", score=best)
    if best == other:
        return line("wins_by_curses", seat=seat, score=best)
    return line("wins", seat=seat, score=best, points=other)
