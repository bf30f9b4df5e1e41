"""State -> what people see: view, question, log, reasons. Interpreted; for one viewer at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

import iseki.games.garakutarium.layout as at
from iseki.core.asking import asked, known_or_not, question, why_not
from iseki.core.game import Game
from iseki.core.present import Decision, LogLine, Reason
from iseki.core.state import State
from iseki.games.garakutarium.logs import told
from iseki.games.garakutarium.questions import answers
from iseki.games.garakutarium.reasons import of_action, of_piece
from iseki.games.garakutarium.rules import curses, skill_open
from iseki.games.garakutarium.sight import Lying, deck_top, phase, seen
from iseki.games.garakutarium.view import Piles, SeatView, SetValues, View


class GarakutariumPresent:
    """The seam between the engine and people (core/present.py); it keeps nothing."""

    def view(self, state: State, viewer: int) -> View:
        lies = seen(state, viewer)
        return View(
            viewer=viewer,
            turn=int(state.turns),
            parent=int(at.parent(state)),
            phase=phase(state),
            deck=int(state.count(at.DECK)),
            seats=(seat_view(state, lies, 0, viewer), seat_view(state, lies, 1, viewer)),
            deck_top=deck_top(state, viewer),
            dug=lies.get(at.DUG, ()),
            dug_count=int(state.count(at.DUG)),
            piles=piles(state, lies),
            making=lies.get(at.MAKING, ()),
            looked=lies.get(at.LOOKED, ()),
            looked_count=int(state.count(at.LOOKED)),
            mad=bool(at.mad(state)),
            skill_threshold=int(at.skill_threshold(state)),
            goal=int(at.goal_score(state)),
            limit=int(at.loot_limit(state)),
            values=set_values(state.game),
        )

    def decision(self, state: State, viewer: int) -> Decision | None:
        return question(state, viewer, answers)

    def log(self, before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
        return told(before, action, after, viewer)

    def reasons(self, state: State, viewer: int, about: str) -> tuple[Reason, ...]:
        return why_not(state, viewer, about, of_action, of_piece)

    def summary(self, state: State) -> dict[str, tuple[int, ...]]:
        return {"score": (int(at.score(state, 0)), int(at.score(state, 1)))}

    def account(self, state: State) -> dict[str, tuple[int, ...]]:
        """Points are scored on the way; at the end the curses break a tie (G-12.3)."""
        return {"curses": (int(curses(state, 0)), int(curses(state, 1)))}


def seat_view(state: State, lies: Lying, seat: int, viewer: int) -> SeatView:
    return SeatView(
        score=int(at.score(state, seat)),
        loot=lies.get(at.LOOT + seat, ()),
        junk=lies.get(at.JUNK + seat, ()),
        curses=int(curses(state, seat)),
        characters=known_or_not(state, at.SECRET + seat, viewer),
        revealed=lies.get(at.REVEALED + seat, ()),
        skill=skill(state, seat),
    )


def skill(state: State, seat: int) -> Literal["closed", "open", "used"]:
    if at.skill_used(state, seat):
        return "used"
    return "open" if skill_open(state, seat) else "closed"


def piles(state: State, lies: Lying) -> Piles | None:
    """None before the split and once the parent has taken the rest."""
    there = state.count(at.CLOSED) + state.count(at.BESIDE) + state.count(at.OPEN) > 0
    if not there:
        return None
    closed_taken = state.count(at.CLOSED) == 0
    return Piles(
        hidden=next(iter(lies.get(at.CLOSED, ())), None),
        beside=lies.get(at.BESIDE, ()),
        open=lies.get(at.OPEN, ()),
        closed_taken=closed_taken,
        open_taken=not closed_taken and phase(state) == "child" and asked(state) != "choose",
    )


@lru_cache(16)
def set_values(game: Game) -> SetValues:
    """They are printed, and follow from the options alone."""
    state = game.new_initial_state()
    return SetValues(
        same=by_size(state, at.same_points),
        run=by_size(state, at.run_points),
        suited_run=by_size(state, at.suited_run_points),
        special_relic=int(at.special_relic_penalty(state)),
    )


def by_size(state: State, points: Callable[[State, int], int]) -> tuple[int, ...]:
    return tuple(int(points(state, size)) for size in range(6))


PRESENT = GarakutariumPresent()
