"""What `present.py` of every game asks of a position in the same way: who is asked what, and what a viewer knows of a zone."""

from __future__ import annotations

from collections.abc import Callable

from iseki.core.present import Decision, Option, Plan, Reason
from iseki.core.sight import kinds_seen
from iseki.core.state import State

MOST = 5  # reasons told about a piece

Answers = tuple[tuple[Option, ...], tuple[Plan, ...]]


def asked(state: State) -> str:
    """Name of the op that asks; "" when the game is over."""
    return "" if state.is_terminal() else state.top().name


def source_of(state: State, source: int) -> str:
    """The component that a frame names as its source, or ""."""
    return state.game.kind_names[source - 1] if source else ""


def question(state: State, viewer: int, answers: Callable[[State, int], Answers]) -> Decision | None:
    """None when the game is over or CHANCE acts; without options for every viewer but the seat that is asked.

    answers: state, seat -> options and plans.
    """
    if state.is_terminal() or state.is_chance_node():
        return None
    seat, kind, source = int(state.seat()), asked(state), source_of(state, int(state.source()))
    return Decision(seat, kind, source, *answers(state, seat)) if viewer == seat else Decision(seat, kind, source)


def why_not(
    state: State,
    viewer: int,
    about: str,
    of_action: Callable[[State, int, str], Reason],
    of_piece: Callable[[State, int, str], tuple[Reason, ...]],
) -> tuple[Reason, ...]:
    """The reason for an action, at most MOST for those with a piece; clause "" where it is legal. Nothing is told to who is not asked."""
    if state.is_terminal():
        return (Reason(about, "over"),)
    if state.is_chance_node():
        return (Reason(about, "chance"),)
    if viewer != state.seat():
        return (Reason(about, "not_yours", {"seat": int(state.seat())}),)
    if about in state.game.action_ids:
        return (of_action(state, viewer, about),)
    return of_piece(state, viewer, about)[:MOST]


def names(state: State, zone: int, viewer: int) -> tuple[str, ...]:
    """Kinds of the cards in a zone that the viewer knows, in the order of the layout."""
    named = state.game.kind_names
    return tuple([named[kind] for kind in kinds_seen(state, zone, viewer)])


def known_or_not(state: State, zone: int, viewer: int) -> tuple[str | None, ...]:
    """The same, with None for each card that the viewer does not know."""
    known = names(state, zone, viewer)
    return (*known, *[None] * (int(state.count(zone)) - len(known)))
