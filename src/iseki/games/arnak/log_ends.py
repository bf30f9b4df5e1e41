"""The last lines of a game's log: the points of everybody by category, and who has won (R-19)."""

from __future__ import annotations

from iseki.core.present import LogLine
from iseki.games.arnak.rules.scoring import is_winner, winners
from iseki.games.arnak.scene import Lines, Scene, line
from iseki.games.arnak.seat_view import points


def ending(scene: Scene) -> Lines:
    key = "wins" if winners(scene.after) == 1 else "shares"
    won = [line(key, seat=seat) for seat in scene.seats if is_winner(scene.after, seat)]
    return [*(score(scene, seat) for seat in scene.seats), *won]


def score(scene: Scene, seat: int) -> LogLine:
    own = points(scene.after, seat)
    return line(
        "score",
        seat=seat,
        points=own.total,
        research=own.research,
        temple=own.temple,
        idols=own.idols,
        guardians=own.guardians,
        card_points=own.cards,
        fear=own.fear,
    )
