"""Games that are over: played by bots at a server of the test, or put into a database as an older server left them."""

from __future__ import annotations

import time
from functools import cache

from sqlalchemy import Connection, update

from iseki.core.registry import game_type
from iseki.server.history import History
from iseki.server.outcome import Outcome, Standing
from iseki.server.store.database import Database
from iseki.server.store.results import keep_result
from iseki.server.store.rows import SeatRow, TableData, open_table
from iseki.server.store.schema import tables
from tests.server.browser import Browser
from tests.server.worlds import SECRET, played

BOTS = ({"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})
BOT_ROWS = [SeatRow("easy", None, ""), SeatRow("medium", None, "")]


def bots_play(browser: Browser, **wish: object) -> str:
    """The code of a table of Costa Ruana where two bots have played to the end."""
    answer = browser.post("/api/tables", {"game": "costa_ruana", "seats": BOTS, **wish})
    assert answer.status_code == 201, answer.text
    code, end = str(answer.json()["code"]), time.monotonic() + 60
    while not browser.get(f"/api/tables/{code}").json().get("secret"):
        assert time.monotonic() < end
        time.sleep(0.02)
    return code


@cache
def whole_game(seed: int = 3) -> History:
    """Costa Ruana by random moves, to the end."""
    return played("costa_ruana", seed, 10_000)


def left_by_an_older_server(database: Database, code: str, game: str = "costa_ruana", rules: int = 1) -> int:
    """The number of a table that is over, whose result nobody has kept."""

    def work(rows: Connection) -> int:
        data = TableData(0, code, game, rules, {}, SECRET, True, 0)
        table = open_table(rows, data, BOT_ROWS, whole_game().lines).id
        rows.execute(update(tables).where(tables.c.id == table).values(ended=time.time()))
        return table

    return database.transaction(work)


def ended(
    database: Database, code: str, places: list[tuple[SeatRow, int | None, float]], game: str = "arnak", watch: bool = True, **more: object
) -> None:
    """A game that is over, as statistics know it: for each seat who sat there, its score and its share of the victory."""
    kind = game_type(game)
    options = {spec.name: spec.default for spec in kind.options} | dict(more.pop("options", {}))  # type: ignore[call-overload]
    standings = tuple(Standing(row.level or "person", score, share) for row, score, share in places)
    facts = {"ending": "rules", "options": options, "turns": 10, "decisions": 100, "counted": True, "seats": standings, **more}

    def work(rows: Connection) -> None:
        data = TableData(0, code, game, kind.rules_version, options, SECRET, watch, 0)
        keep_result(rows, open_table(rows, data, [row for row, _, _ in places], []).id, Outcome(**facts))

    database.transaction(work)
