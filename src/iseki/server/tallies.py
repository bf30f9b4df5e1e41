"""How the games went: by game, then by number of seats and by option, in each by who played. Games that are over, and no names.

Everybody may know of games that anybody was allowed to watch; the others count for those alone who had a seat.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple, TypeVar, cast

from sqlalchemy import ColumnElement, Connection

from iseki.core.options import OptionSpec, Value
from iseki.core.registry import game_type, games
from iseki.server.accounts import GameTally, GroupTally, Played, SeatTally, Span
from iseki.server.narrowing import ALL, Only
from iseki.server.store.database import Database
from iseki.server.store.results import Games, Places, for_all, games_played, last_table, of_guests, places_played, read

KINDS: tuple[Played, ...] = ("you", "person", "easy", "medium", "strong", "mixed")
KEPT_SECONDS = 60.0  # that the server's numbers are kept: who asks again and again sees no single game come in, and costs nothing

TOGETHER = 500  # tables that are counted at once

Counted = tuple[list[Games], list[Places]]
Key = tuple[str, Value | None]  # of a group: by, value
R = TypeVar("R", Games, Places)


class Board:
    """The server's own statistics, counted again when they are a minute old. now: seconds that never go back."""

    def __init__(self, database: Database, now: Callable[[], float] = time.monotonic) -> None:
        self.database = database
        self.now = now
        self.counted: Counted = [], []
        self.told: tuple[GameTally, ...] = ()  # of all that is counted
        self.until = float("-inf")
        self.counting = asyncio.Lock()

    async def server(self, only: Only = ALL) -> tuple[GameTally, ...]:
        async with self.counting:
            if self.now() >= self.until:
                self.counted = await self.all()
                self.told = tallies(self.counted)
                self.until = self.now() + KEPT_SECONDS
            return self.told if only == ALL else tallies(self.counted, only)

    async def all(self) -> Counted:
        """A few tables at a time, so that moves get their turn in the database meanwhile."""
        found: Counted = [], []
        for after in range(0, await self.database.run(last_table), TOGETHER):
            games, places = await self.database.run(partial(count, which=for_all(after, after + TOGETHER)))
            found[0].extend(games)
            found[1].extend(places)
        return found

    async def mine(self, holder: tuple[int, ...], only: Only = ALL) -> tuple[GameTally, ...]:
        return tallies(await self.database.run(lambda rows: count(rows, of_guests(holder), holder)), only) if holder else ()


def count(connection: Connection, which: ColumnElement[bool], holder: tuple[int, ...] = ()) -> Counted:
    return games_played(connection, which), places_played(connection, which, holder)


def tallies(counted: Counted, only: Only = ALL) -> tuple[GameTally, ...]:
    """Of the games that this iseki knows."""
    wanted = only.of(counted[0]), only.of(counted[1])
    return tuple(GameTally(name, groups_of(name, wanted)) for name in games() if any(one.game == name for one in wanted[0]))


def groups_of(name: str, counted: Counted) -> tuple[GroupTally, ...]:
    specs = game_type(name).options
    played, places = grouped(specs, of_game(name, counted[0])), grouped(specs, of_game(name, counted[1]))
    keys = sorted(worth_telling(specs, played), key=lambda key: order(specs, key))
    return tuple(group(key, played[key], places.get(key, [])) for key in keys)


def of_game(name: str, rows: list[R]) -> list[R]:
    return [row for row in rows if row.game == name]


def grouped(specs: tuple[OptionSpec, ...], rows: Iterable[R]) -> dict[Key, list[R]]:
    """The rows of each group; a row belongs to several."""
    found: dict[Key, list[R]] = {}
    for row in rows:
        for key in keys_of(specs, row):
            found.setdefault(key, []).append(row)
    return found


def keys_of(specs: tuple[OptionSpec, ...], row: Games | Places) -> list[Key]:
    chosen = read(row.options)
    return [("", None), ("seats", row.seats), *((spec.name, chosen[spec.name]) for spec in specs if spec.name in chosen)]


def worth_telling(specs: tuple[OptionSpec, ...], found: Iterable[Key]) -> list[Key]:
    """What tells games apart: an option of which several values were played, of those that the page offers."""
    keys = [key for key in found if key[0] in ("", "seats") or key[1] in offered(specs, key[0])]
    return [key for key in keys if key[0] in ("", "seats") or sum(other[0] == key[0] for other in keys) > 1]


def offered(specs: tuple[OptionSpec, ...], name: str) -> list[Value]:
    return next([*spec.values, *spec.presets] for spec in specs if spec.name == name)


def order(specs: tuple[OptionSpec, ...], key: Key) -> tuple[int, int]:
    """As options and their values are listed elsewhere, the usual one first."""
    by, value = key
    if by in ("", "seats"):
        return (0, 0) if by == "" else (1, cast(int, value))
    return 2 + [spec.name for spec in specs].index(by), offered(specs, by).index(cast(Value, value))


# ---------------------------------------------------------------- one group
def group(key: Key, played: list[Games], places: list[Places]) -> GroupTally:
    whole = [one for one in played if one.whole]
    games, ended = sum(one.games for one in played), sum(one.games for one in whole)
    return GroupTally(
        games,
        ended,
        tuple(tally(kind, those) for kind in KINDS if (those := [place for place in places if place.kind == kind])),
        *key,
        span(ended, [Numbers(one.turns, one.least_turns, one.most_turns) for one in whole]),
        span(ended, [Numbers(one.decisions, one.least_decisions, one.most_decisions) for one in whole]),
    )


def tally(kind: Played, places: list[Places]) -> SeatTally:
    scored = [Numbers(one.total, one.least, one.most) for one in places if one.scores]
    wins = sum(one.shares for one in places)
    return SeatTally(kind, sum(one.games for one in places), round(wins, 4), span(sum(one.scores for one in places), scored))


class Numbers(NamedTuple):
    total: int | None
    least: int | None
    most: int | None


def span(count: int, parts: list[Numbers]) -> Span | None:
    """None when there is no number at all."""
    if not count:
        return None
    total, least, most = sum(one.total or 0 for one in parts), min(one.least or 0 for one in parts), max(one.most or 0 for one in parts)
    return Span(round(total / count, 2), least, most)
