"""The log as JSON lines, and an end that loses nothing."""

from __future__ import annotations

import json
import logging
import sys
import time

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from iseki.server.logs import JsonLines
from iseki.server.store.database import Database
from tests.clauses import case
from tests.server.load import Load, check_recovered
from tests.server.match import Match
from tests.server.process import Start

AS_JSON = "from iseki.server.logs import log_json; log_json()\n"


def test_a_line_holds_one_event_with_its_traceback() -> None:
    try:
        raise RuntimeError("first\nsecond")
    except RuntimeError:
        record = logging.LogRecord("iseki.server", logging.ERROR, __file__, 1, "table %s\nfailed", ("ABC234",), sys.exc_info())

    line = JsonLines().format(record)

    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"]) == ("error", "iseki.server", "table ABC234\nfailed")
    assert told["error"].endswith("RuntimeError: first\nsecond")
    assert told["time"].endswith("+00:00")


def test_an_error_of_the_database_does_not_show_what_was_to_be_written(place: str) -> None:
    """SQLAlchemy's own words would hold the values of a statement: hashes, secrets, names."""
    database = Database(place)
    statement = text("SELECT hidden FROM nowhere WHERE x = :secret")
    with pytest.raises(DBAPIError) as raised, database.engine.begin() as connection:
        connection.execute(statement, {"secret": "hush-hush"})
    database.close()

    assert "nowhere" in str(raised.value)
    assert "hush-hush" not in str(raised.value)


def test_a_server_says_when_it_is_ready_and_when_it_has_ended(start: Start) -> None:
    server = start(AS_JSON)
    code, errors = server.stop()

    lines = [json.loads(line) for line in errors.splitlines()]
    assert code == 0
    assert [line["message"].partition(" ")[0] for line in lines] == ["ready", "ended;"]
    assert server.url in lines[0]["message"]


@pytest.mark.long
@case("B-071", "B-064")
def test_an_end_in_the_middle_of_play_loses_nothing_and_no_cookie_or_link_stands_in_the_log(start_there: Start, place: str) -> None:
    server = start_there(AS_JSON)
    match = Match(server)
    load = Load(match)
    load.start()
    while load.acknowledged < 10:
        time.sleep(0.01)

    code, errors = server.stop()
    load.join(20)

    assert code == 0
    assert all(json.loads(line)["level"] == "info" for line in errors.splitlines())
    for client in match.clients:
        assert all(value not in errors for value in client.cookies.values())
    match.connect(start_there())
    check_recovered(load, place)
