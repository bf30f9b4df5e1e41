"""Why not? The first condition that fails, as clause and data, told only from what the asker may know.

Where a clause has several causes, the cause is named behind it: `R-8.1.missing`. The text is `why.<clause>` all the same.
"""

from __future__ import annotations

from iseki.core.asking import asked
from iseki.core.present import Reason
from iseki.core.state import State
from iseki.games.arnak.causes import CAUSES, Found, about_card
from iseki.games.arnak.pieces_at import actions_with

OPEN_QUESTIONS = ("turn", "window")  # nothing is being resolved: what is not offered waits for an effect or a payment
UNTELLING = ("asked", "later")
PLAIN = ("R-7.1.undiscovered", "R-8.1.discovered", "R-9.1.none")  # told by the look of a place: worth a word only where nothing else is


def of_action(state: State, seat: int, name: str) -> Reason:
    action = state.string_to_action(name)
    if action in state.legal_actions():
        return Reason(name, "")
    clause = state.top().reject(state, seat, action)
    if not clause:
        return Reason(name, "later" if asked(state) in OPEN_QUESTIONS else "asked")
    verb, _, value = name.partition(":")
    found = cause(state, seat, clause, verb, value)
    return Reason(name, found.clause, found.data)


def cause(state: State, seat: int, clause: str, verb: str, value: str) -> Found:
    finder = CAUSES.get(clause, about_card)
    return finder(state, seat, clause, verb, value)


def of_piece(state: State, seat: int, piece: str) -> tuple[Reason, ...]:
    """The actions with a piece that the asker sees: first those that the question asks for."""
    names = actions_with(state, seat, piece)
    if names is None:
        return (Reason(piece, "unknown"),)
    if piece == f"hand{seat}:fear" and asked(state) in OPEN_QUESTIONS:
        return (Reason("spend:fear", "R-5.6"),)
    reasons = [of_action(state, seat, name) for name in names]
    told = without(UNTELLING, reasons) or reasons[:1]
    return tuple(without(PLAIN, told) or told) or (Reason(piece, "unusable"),)


def without(clauses: tuple[str, ...], reasons: list[Reason]) -> list[Reason]:
    return [reason for reason in reasons if reason.clause not in clauses]
