"""An older database is brought to the newest schema, and its running tables go on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import create_engine

from iseki.server.store.migrate import upgrade
from iseki.server.tokens import hashed
from tests.clauses import case
from tests.server.browser import Server
from tests.server.worlds import SECRET, played

COOKIE = "A" * 22
SEAT_0_ASKED = 24  # lines of that game


def written_at(revision: str, path: Path, lines: int) -> None:
    """A file of that schema with one running table, where guest 1 sits in seat 0 and a bot in seat 1."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, revision)
    engine.dispose()
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO servers VALUES ('0123abcd')")
        old.execute("INSERT INTO guests VALUES (1, 'Ann', 1.0)")
        old.execute("INSERT INTO sessions VALUES (?, 1, 1.0)", (hashed(COOKIE),))
        columns = "id, code, game, rules, options, secret, watch, host, created"
        row = (1, "ABC234", "garakutarium", 1, json.dumps({}), SECRET, True, 1, 1.0)
        old.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        old.execute("INSERT INTO seats (\"table\", seat, level, owner) VALUES (1, 0, NULL, 1), (1, 1, 'easy', NULL)")
        for n, line in enumerate(played("garakutarium", 3, lines).lines, start=1):
            old.execute("INSERT INTO lines VALUES (1, ?, ?, ?, 1.0)", (n, *line))


@case("B-088")
def test_a_table_of_the_first_schema_is_played_on(tmp_path: Path, make_server: Callable[..., Server]) -> None:
    written_at("0001", tmp_path / "iseki.db", SEAT_0_ASKED)
    browser = make_server().browser()
    browser.client.cookies.set("iseki_0123abcd", COOKIE)

    socket, welcome = browser.sit("ABC234")

    assert (welcome.table.you, welcome.table.seats[0].name, len(welcome.events)) == (0, "Ann", SEAT_0_ASKED)
    assert welcome.position.decision is not None
    assert socket.play(SEAT_0_ASKED, welcome.position.decision.options[0].action).version > SEAT_0_ASKED
