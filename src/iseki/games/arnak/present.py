"""State -> what people see: view, question, log, reasons. Interpreted; for one viewer at a time."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.asking import asked, question, source_of, why_not
from iseki.core.present import Decision, LogLine, Reason
from iseki.core.state import State
from iseki.games.arnak.board_view import places, side, supply, track
from iseki.games.arnak.logs import told
from iseki.games.arnak.prices import prices
from iseki.games.arnak.questions import answers
from iseki.games.arnak.reasons import of_action, of_piece
from iseki.games.arnak.seat_view import points, seat_view
from iseki.games.arnak.sight import ICONS, frames, sight, unpacked_icons
from iseki.games.arnak.standings import ranks, tie_break
from iseki.games.arnak.view import Cost, Payment, Pending, Points, View

PARTS = tuple(name for name in Points.__struct_fields__ if name != "total")


class ArnakPresent:
    """The seam between the engine and people (core/present.py); it keeps nothing."""

    def view(self, state: State, viewer: int) -> View:
        see = sight(state, viewer)
        return View(
            viewer=viewer,
            side="snake" if side(state) == "snake" else "bird",
            turn=int(state.turns),
            round=int(at.round(state)),
            rounds=int(at.rounds(state)),
            starter=int(at.starter(state)),
            active=int(at.active(state)),
            main_used=bool(at.main_used(state)),
            seats=tuple(seat_view(see, seat) for seat in range(int(state.game.seats))),
            supply=supply(see),
            places=places(see),
            track=track(see),
            slot_points=tuple(int(at.slot_points(state, slot)) for slot in range(int(at.idol_slots(state)))),
            pilot=int(at.pilot_coins(state)),
            kept=kept(state),
            payment=payment(state),
            pending=tuple(Pending(op, seat, source_of(state, source)) for op, seat, source in frames(state)),
            prices=prices(state),
            over=bool(state.is_terminal()),
            ranks=ranks(state),
            tie_break=tie_break(state),
        )

    def decision(self, state: State, viewer: int) -> Decision | None:
        return question(state, viewer, answers)

    def log(self, before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
        return told(before, action, after, viewer)

    def reasons(self, state: State, viewer: int, about: str) -> tuple[Reason, ...]:
        return why_not(state, viewer, about, of_action, of_piece)

    def summary(self, state: State) -> dict[str, tuple[int, ...]]:
        return {"score": tuple(points(state, seat).total for seat in range(int(state.game.seats)))}

    def account(self, state: State) -> dict[str, tuple[int, ...]]:
        """The categories of R-19."""
        by_seat = [points(state, seat) for seat in range(int(state.game.seats))]
        return {part: tuple(getattr(own, part) for own in by_seat) for part in PARTS}


def kept(state: State) -> Cost:
    numbers = {icon: int(at.kept(state, i)) for i, icon in enumerate(ICONS)}
    return {icon: n for icon, n in numbers.items() if n}


def payment(state: State) -> Payment | None:
    """What SPEND has in its frame (ops/paying.py)."""
    if asked(state) != "spend":
        return None
    cost, spent, discount = (unpacked_icons(int(state.arg(i))) for i in range(3))
    return Payment(cost, discount, spent)


PRESENT = ArnakPresent()
