"""A game in one piece: its record as text, how it ended, who played. Built from what the database holds, without a table in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from iseki.core import errors as core
from iseki.core.options import resolve
from iseki.core.record import Record
from iseki.server.accounts import GameRecord, SeatRecord
from iseki.server.errors import UnknownRules
from iseki.server.history import History
from iseki.server.loaded import known_rules, loaded
from iseki.server.outcome import Outcome, Standing, kinds, outcome_of
from iseki.server.store.files import Filed
from iseki.server.store.rows import SeatRow

BREATH = 20  # lines that are played again before others get their turn

Holder = tuple[int, ...]


# ---------------------------------------------------------------- how it ended
def replayed(filed: Filed) -> Iterator[History]:
    """Its record is played again, a few lines at a time. Raises UnknownRules."""
    kind = known_rules(filed.data)
    try:
        history = History(loaded(kind, len(filed.places), resolve(kind.options, filed.data.options)), filed.data.secret)
        yield history
        for start in range(0, len(filed.lines), BREATH):
            history.extend(filed.lines[start : start + BREATH])
            yield history
    except (core.IllegalAction, core.BadOption) as error:
        raise UnknownRules(game=filed.data.game, rules=filed.data.rules) from error


async def outcome_gently(filed: Filed) -> Outcome | None:
    """As it was kept, else as the record tells; other people get their turn meanwhile. Raises UnknownRules."""
    if filed.outcome is not None:
        return filed.outcome
    last = None
    for history in replayed(filed):
        last = history
        await asyncio.sleep(0)
    assert last is not None  # the beginning comes first
    return told(filed, last)


def outcome_now(filed: Filed) -> Outcome | None:
    """The same in one go."""
    return filed.outcome or told(filed, list(replayed(filed))[-1])


def told(filed: Filed, history: History) -> Outcome | None:
    return outcome_of(known_rules(filed.data), filed.data.options, filed.places, history)


# ---------------------------------------------------------------- the whole game
def game_record(filed: Filed, outcome: Outcome | None, holder: Holder | None) -> GameRecord:
    """A game that is over, with every card open. holder: who takes it along; without one nobody is named. Raises UnknownRules."""
    data, kind = filed.data, known_rules(filed.data)
    options = resolve(kind.options, data.options)
    names = {} if holder is None else {seat: place.name for seat, place in enumerate(filed.places) if place.name}
    scores = " ".join(str(one.score) for one in outcome.seats if one.score is not None) if outcome else ""
    lines = [line.action for line in filed.lines]
    record = Record(kind.name, len(filed.places), options, data.rules, kind.components_hash, lines, names, scores)
    return filed_away(filed, outcome, holder, record)


def filed_away(filed: Filed, outcome: Outcome | None, holder: Holder | None, record: Record) -> GameRecord:
    """outcome: None of a game that runs."""
    ended = (filed.ended, outcome.ending, outcome.turns, outcome.decisions, outcome.counted) if outcome else ()
    seats = zip(filed.places, outcome.seats if outcome else running(filed), strict=True)
    return GameRecord(
        filed.data.code,
        record.game,
        record.rules,
        record.options,
        filed.started,
        tuple(seat_record(place, one, holder) for place, one in seats),
        record.text(),
        *ended,
    )


def running(filed: Filed) -> list[Standing]:
    return [Standing(kind, None, None) for kind in kinds(filed.places, filed.lines)]


def seat_record(place: SeatRow, one: Standing, holder: Holder | None) -> SeatRecord:
    if holder is None:
        return SeatRecord(one.kind, score=one.score, share=one.share, parts=one.parts)
    return SeatRecord(one.kind, place.owner in holder, place.name, one.score, one.share, one.parts)
