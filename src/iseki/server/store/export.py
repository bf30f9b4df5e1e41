"""All games of a database that are over, one after the other, while a server may be using it. Nobody is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TextIO, TypeVar

from sqlalchemy import Connection

from iseki.server.accounts import GameRecord
from iseki.server.errors import Refused, UnknownRules
from iseki.server.filing import Filing
from iseki.server.records import game_record, outcome_now
from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.address import address_of, shown
from iseki.server.store.database import Database
from iseki.server.store.files import filed, finished_after

T = TypeVar("T")

TOGETHER = 100  # games that are asked for at once

Left = Callable[[str], None]  # is told the code of a game that is left out


def export(where: Path | str, to: TextIO, filing: Filing, left: Left) -> int:
    """How many were written. Raises StartError."""
    url = address_of(where)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise DatabaseUnusable(shown(url), "there is no such file; name the server's own with --db")
    number = 0
    with closing(Database(where, as_it_is=True)) as database:
        to.write(filing.head)
        for game in finished(database, left):
            to.write(filing.game(number, game))
            number += 1
        to.write(filing.tail)
    return number


def finished(database: Database, left: Left) -> Iterator[GameRecord]:
    """Nobody who plays waits for it: each game is a transaction of its own."""
    last = 0
    while several := asked(database, partial(finished_after, number=last, limit=TOGETHER)):
        for _, code in several:
            game = whole(database, code)
            if game is not None:
                yield game
            else:
                left(code)
        last = several[-1][0]


def whole(database: Database, code: str) -> GameRecord | None:
    """None: this iseki cannot play it."""
    found = asked(database, partial(filed, code=code))
    try:
        return game_record(found, outcome_now(found), None) if found is not None else None
    except UnknownRules:
        return None


def asked(database: Database, work: Callable[[Connection], T]) -> T:
    """Raises DatabaseUnusable."""
    try:
        return database.transaction(work)
    except Refused as refusal:
        raise DatabaseUnusable(database.name, f"it did not answer ({refusal.code}); try again") from refusal
