"""A match played under load, and what must be true of it after a crash."""

from __future__ import annotations

import threading

from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from iseki.server.messages import Accepted, Command
from iseki.server.store.database import Database
from tests.server.match import Match
from tests.server.process import ask

STORED = 'SELECT count(*), max(version), count(DISTINCT version) FROM lines WHERE "table" = (SELECT id FROM tables WHERE code = :code)'


def stored(where: str, code: str) -> tuple[int, ...]:
    """Lines, the last version, and different versions of a table, as the database has them."""
    database = Database(where)
    found = database.transaction(lambda rows: rows.execute(text(STORED), {"code": code}).one())
    database.close()
    return tuple(found)


class Load(threading.Thread):
    """A match that is played as fast as the server answers, until it is gone. acknowledged: the last version; doubtful: sent last."""

    def __init__(self, match: Match) -> None:
        super().__init__(daemon=True)
        self.match = match
        self.acknowledged = 0
        self.doubtful: tuple[int, Command] | None = None

    def run(self) -> None:
        while True:
            try:
                seat, command = self.match.next()
                self.doubtful = seat, command
                self.acknowledged = ask(self.match.sockets[seat], command, Accepted).version
            except (ConnectionClosed, EOFError, OSError, TimeoutError):  # the server was killed
                return


def check_recovered(load: Load, where: str) -> None:
    assert load.doubtful is not None
    match, (seat, command) = load.match, load.doubtful
    version = match.position().version
    assert version >= load.acknowledged

    accepted = ask(match.sockets[seat], command, Accepted)

    assert accepted.version > command.version
    assert match.position().version == max(version, accepted.version)
    assert ask(match.sockets[seat], command, Accepted) == accepted
    assert stored(where, match.code) == (match.position().version,) * 3
