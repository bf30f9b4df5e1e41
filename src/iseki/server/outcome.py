"""How a game ended, in the few facts that are kept of it: by seat who played, points, share of the victory; how long it was. No names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from iseki.core.options import Value, resolve
from iseki.core.registry import GameType
from iseki.core.state import State
from iseki.server.history import TABLE, Draft, History, ended_by, result_of
from iseki.server.messages import Ending, Result
from iseki.server.store.rows import Line, SeatRow

HANDING = ("@seat", "@resign", "@timeout")  # events after which somebody else may act for a seat
PERSON, MIXED, NOBODY = "person", "mixed", "nobody"


class Standing(Struct, frozen=True):
    """kind: `person`, the level of a bot, `mixed` (both played) or `nobody`. score: None unless the game came to its end by the rules.

    share: of the victory, None while it runs. parts: what the score consists of, where the game can tell it from its last position.
    """

    kind: str
    score: int | None
    share: float | None
    parts: dict[str, int] = {}


class Outcome(Struct, frozen=True):
    """decisions: of all seats, without what was taken back. counted: whole games of people and bots; no what-if, no empty seat."""

    ending: Ending
    options: dict[str, Value]
    turns: int
    decisions: int
    counted: bool
    seats: tuple[Standing, ...]


def outcome_of(kind: GameType, options: Mapping[str, object], places: list[SeatRow], history: History) -> Outcome | None:
    """Of a game that is over, as its lines say; None while it runs."""
    return outcome_with(kind, options, places, history, Draft(history.now, history.version))


def outcome_with(kind: GameType, options: Mapping[str, object], places: list[SeatRow], history: History, draft: Draft) -> Outcome | None:
    """The same after the lines of a draft, which are about to be stored."""
    lines, state = [*history.lines, *draft.lines], draft.point.state
    result = result_of(state, ended_by(lines))
    if result is None:
        return None
    who = kinds(places, lines)
    return Outcome(
        result.ending,
        resolve(kind.options, options),
        int(state.turns),
        history.decisions() + sum(line.seat >= 0 for line in draft.lines),
        NOBODY not in who and not any(line.action.startswith("@from") for line in lines),
        standings(kind, who, state, result),
    )


def kinds(places: list[SeatRow], lines: Iterable[Line]) -> list[str]:
    """Who played for each seat from the beginning to the end."""
    shared = {seat for line in lines if line.seat == TABLE for seat in handed_over(line.action)}
    return [MIXED if seat in shared else place.level or (NOBODY if place.owner is None else PERSON) for seat, place in enumerate(places)]


def handed_over(event: str) -> tuple[int, ...]:
    """The seat for which somebody else acts after the event."""
    word, *rest = event.split()
    return (int(rest[0]),) if word in HANDING and rest[1:] and rest[1] != "person" else ()


def standings(kind: GameType, who: list[str], state: State, result: Result) -> tuple[Standing, ...]:
    whole = result.ending == "rules"
    scores = kind.present.summary(state).get("score", ()) if whole else ()
    parts = kind.present.account(state) if whole else {}
    return tuple(
        Standing(
            name,
            scores[seat] if scores else None,
            1 / len(result.winners) if seat in result.winners else 0.0,
            {part: numbers[seat] for part, numbers in parts.items()},
        )
        for seat, name in enumerate(who)
    )
