"""State -> what people see: view, question, log, reasons. Interpreted; for one viewer at a time."""

from __future__ import annotations

import iseki.games.costa_ruana.layout as at
from iseki.core.asking import known_or_not, names, question, why_not
from iseki.core.present import Decision, LogLine, Reason
from iseki.core.state import State
from iseki.games.costa_ruana.logs import told
from iseki.games.costa_ruana.questions import answers
from iseki.games.costa_ruana.reasons import of_action, of_piece
from iseki.games.costa_ruana.rules import is_used, played_by, points, taker
from iseki.games.costa_ruana.sight import (
    before_whom,
    hut_of,
    judged,
    kind_of,
    natives_on,
    on_island,
    phase,
    place,
    slots,
    the_shaman,
    tiles,
)
from iseki.games.costa_ruana.view import IslandView, SeatView, TableCard, View


class CostaRuanaPresent:
    """The seam between the engine and people (core/present.py); it keeps nothing."""

    def view(self, state: State, viewer: int) -> View:
        now, step = phase(state)
        shaman = the_shaman(state)
        return View(
            viewer=viewer,
            turn=int(at.rounds_begun(state)),
            rounds=int(at.rounds(state)),
            phase=now,
            step=step,
            shaman=shaman,
            tiles=None if shaman is None else tiles(state),
            pile=int(state.count(at.PILE)),
            seats=tuple(seat_view(state, seat, viewer) for seat in range(int(state.game.seats))),
            islands=tuple(island_view(state, island) for island in range(int(at.islands(state)))),
            table=tuple(table_card(state, slot, viewer) for slot in slots(state)),
            discard=names(state, at.DISCARD, viewer),
            limit=int(at.island_limit(state)),
            respect=bool(at.respect_points(state)),
        )

    def decision(self, state: State, viewer: int) -> Decision | None:
        return question(state, viewer, answers)

    def log(self, before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
        return told(before, action, after, viewer)

    def reasons(self, state: State, viewer: int, about: str) -> tuple[Reason, ...]:
        return why_not(state, viewer, about, of_action, of_piece)

    def summary(self, state: State) -> dict[str, tuple[int, ...]]:
        """Points at the end; before it huts are nobody's business (C-3.2), so what lies open: treasures of the latest collection."""
        seats = range(int(state.game.seats))
        if state.is_terminal():
            return {"score": tuple(int(points(state, seat)) for seat in seats)}
        return {"gained": tuple(int(at.gained(state, seat)) for seat in seats)}

    def account(self, state: State) -> dict[str, tuple[int, ...]]:
        """Treasures in the hut and natives at home, which the end compares (C-11.3, C-11.5)."""
        seats = range(int(state.game.seats))
        return {
            "treasures": tuple(int(at.hut(state, seat)) for seat in seats),
            "natives": tuple(int(at.supply(state, seat)) for seat in seats),
        }


def seat_view(state: State, seat: int, viewer: int) -> SeatView:
    return SeatView(
        hand=known_or_not(state, at.HAND + seat, viewer),
        supply=int(at.supply(state, seat)),
        gained=int(at.gained(state, seat)),
        hut=hut_of(state, seat, viewer),
        points=int(points(state, seat)) if state.is_terminal() else None,
    )


def island_view(state: State, island: int) -> IslandView:
    how = judged(state, island)
    return IslandView(
        treasures=int(at.treasures(state, island)),
        natives=on_island(state, island),
        taker=int(taker(state, island)) if how in ("top", "below_tie") else None,
        judged=how,
    )


def table_card(state: State, slot: int, viewer: int) -> TableCard:
    return TableCard(
        place=place(state, slot),
        kind=kind_of(state, slot, viewer),
        by=int(played_by(slot)),
        before=before_whom(state, slot),
        copiers=natives_on(state, slot),
        used=bool(is_used(state, slot)),
    )


PRESENT = CostaRuanaPresent()
