"""How games ended: kept when they end, counted for statistics. Every function runs inside one transaction of the Database."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, case, func, insert, select
from sqlalchemy.exc import IntegrityError

from iseki.core.options import Value
from iseki.server.outcome import Outcome, Standing
from iseki.server.store.schema import results, seats, standings, tables


def keep_result(connection: Connection, table: int, outcome: Outcome) -> None:
    """Once: another server may have kept it already, and it would be the same."""
    options = json.dumps(outcome.options, sort_keys=True)
    row = {"ending": outcome.ending, "turns": outcome.turns, "decisions": outcome.decisions, "counted": outcome.counted}
    places = [
        {"table": table, "seat": seat, "kind": one.kind, "score": one.score, "share": one.share, "parts": one.parts}
        for seat, one in enumerate(outcome.seats)
    ]
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(results).values(table=table, options=options, seats=len(places), **row))
        connection.execute(insert(standings), places)


def result_at(connection: Connection, table: int) -> Outcome | None:
    """What was kept of a table."""
    row = connection.execute(select(results).where(results.c.table == table)).first()
    if row is None:
        return None
    columns = standings.c.kind, standings.c.score, standings.c.share, standings.c.parts
    found = connection.execute(select(*columns).where(standings.c.table == table).order_by(standings.c.seat))
    return Outcome(row.ending, read(row.options), row.turns, row.decisions, row.counted, tuple(Standing(*one) for one in found))


@lru_cache(maxsize=1000)
def read(options: str) -> dict[str, Value]:
    """Lists of numbers are tuples, as everywhere else."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in json.loads(options).items()}


def without_result(connection: Connection, after: int, limit: int) -> list[tuple[int, str]]:
    """Number and code of tables that were over before results were kept."""
    missing = select(tables.c.id, tables.c.code).outerjoin(results, results.c.table == tables.c.id)
    late = missing.where(tables.c.ended.is_not(None), results.c.table.is_(None), tables.c.id > after)
    return [(number, code) for number, code in connection.execute(late.order_by(tables.c.id).limit(limit))]


# ---------------------------------------------------------------- counting
class Games(NamedTuple):
    """Games that are alike. turns, decisions: their sum, the least and the most."""

    game: str
    seats: int
    options: str
    whole: bool
    games: int
    turns: int
    least_turns: int
    most_turns: int
    decisions: int
    least_decisions: int
    most_decisions: int


class Places(NamedTuple):
    """Seats that are alike, in games that are alike. scores: how many have one; then their sum, the least and the most."""

    game: str
    seats: int
    options: str
    kind: str
    games: int
    shares: float
    scores: int
    total: int | None
    least: int | None
    most: int | None


def last_table(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(results.c.table), 0))).scalar_one())


def games_played(connection: Connection, which: ColumnElement[bool]) -> list[Games]:
    whole = case((results.c.ending == "rules", 1), else_=0).label("whole")
    query = select(tables.c.game, results.c.seats, results.c.options, whole, results.c.turns, results.c.decisions)
    one = query.join(results, results.c.table == tables.c.id).where(results.c.counted, which).subquery()
    alike = one.c.game, one.c.seats, one.c.options, one.c.whole
    lengths = [of(column) for column in (one.c.turns, one.c.decisions) for of in (func.sum, func.min, func.max)]
    return [Games(*row) for row in connection.execute(select(*alike, func.count(), *lengths).group_by(*alike))]


def places_played(connection: Connection, which: ColumnElement[bool], holder: tuple[int, ...] = ()) -> list[Places]:
    """The seats of the holder are of the kind `you`."""
    own = and_(seats.c.owner.in_(holder), seats.c.called.is_(None), standings.c.kind == "person")
    kind = case((own, "you"), else_=standings.c.kind).label("kind")
    query = select(tables.c.game, results.c.seats, results.c.options, kind, standings.c.share, standings.c.score)
    query = query.join(results, results.c.table == tables.c.id).join(standings, standings.c.table == tables.c.id)
    query = query.join(seats, and_(seats.c.table == standings.c.table, seats.c.seat == standings.c.seat))
    one = query.where(results.c.counted, which).subquery()
    alike, score = (one.c.game, one.c.seats, one.c.options, one.c.kind), one.c.score
    numbers = func.count(), func.sum(one.c.share), func.count(score), func.sum(score), func.min(score), func.max(score)
    return [Places(*row) for row in connection.execute(select(*alike, *numbers).group_by(*alike))]


def for_all(after: int, until: int) -> ColumnElement[bool]:
    """Games that everybody may know of: that anybody was allowed to watch; of the tables with these numbers."""
    return and_(tables.c.watch, tables.c.id > after, tables.c.id <= until)


def of_guests(holder: tuple[int, ...]) -> ColumnElement[bool]:
    return tables.c.id.in_(select(seats.c.table).where(seats.c.owner.in_(holder)))
