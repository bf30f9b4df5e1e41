"""How a game ended is kept when it ends, in the same moment; of games that were over before, later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, delete, select

from iseki.core.registry import game_type
from iseki.server.history import TABLE, Draft
from iseki.server.late import keep_results
from iseki.server.messages import Accepted, Resign, Undo
from iseki.server.outcome import Outcome, Standing, outcome_of, outcome_with
from iseki.server.store.database import Database
from iseki.server.store.results import keep_result, result_at
from iseki.server.store.rows import Line, SeatRow
from iseki.server.store.schema import results, standings, tables
from tests.server.browser import Server, option, three_people
from tests.server.finished import BOT_ROWS, bots_play, left_by_an_older_server, whole_game
from tests.server.looking import Two
from tests.server.worlds import played

PEOPLE = [SeatRow(None, 1, "Ann"), SeatRow(None, 2, "Mio")]


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    opened = Database(place)
    yield opened
    opened.close()


def kept(database: Database, code: str) -> Outcome | None:
    def work(rows: Connection) -> Outcome | None:
        return result_at(rows, rows.execute(select(tables.c.id).where(tables.c.code == code)).scalar_one())

    return database.transaction(work)


def test_a_game_that_bots_have_played_to_the_end_is_kept_as_its_record_tells_it(server: Server) -> None:
    code = bots_play(server.browser(), watch=True)
    table = server.app.state.hall.rooms.rooms[code].table

    outcome = kept(table.database, code)

    assert outcome == outcome_of(table.kind, table.options, table.places, table.history)
    assert outcome is not None
    assert [one.kind for one in outcome.seats] == ["easy", "easy"]
    assert tuple(one.score for one in outcome.seats) == table.kind.present.summary(table.history.now.state)["score"]
    assert outcome.decisions == sum(line.seat >= 0 for line in table.history.lines)
    assert (outcome.turns, outcome.counted) == (5, True)


@pytest.mark.parametrize("name", ["arnak", "costa_ruana", "garakutarium"])
def test_every_game_can_say_how_it_ended(name: str) -> None:
    history, kind = played(name, 3, 10_000), game_type(name)

    outcome = outcome_of(kind, {}, BOT_ROWS, history)

    assert outcome is not None
    assert [one.share for one in outcome.seats] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    assert all(one.score is not None and len(one.parts) >= 1 for one in outcome.seats)


def test_the_parts_of_arnak_make_the_score() -> None:
    outcome = outcome_of(game_type("arnak"), {}, BOT_ROWS, played("arnak", 3, 10_000))

    assert outcome is not None
    assert [sum(one.parts.values()) for one in outcome.seats] == [one.score for one in outcome.seats] == [14, 19]


def test_while_a_game_runs_there_is_nothing_to_keep() -> None:
    history = played("costa_ruana", 3, 40)

    assert outcome_of(game_type("costa_ruana"), {}, BOT_ROWS, history) is None


def test_who_resigns_has_no_share_and_nobody_a_score(two: Two, server: Server) -> None:
    two.end()

    outcome = kept(server.app.state.hall.database, two.code)

    assert outcome is not None
    assert (outcome.ending, outcome.counted) == ("resigned", True)
    assert outcome.seats == (Standing("person", None, 0.0), Standing("person", None, 1.0))


def test_what_was_taken_back_is_no_decision(two: Two, server: Server) -> None:
    position = two.mio.sit(two.code)[1].position
    discarded = two.second.play(two.taken, option(position, "discard")).version
    two.second.ask(Undo("back", discarded, two.taken), Accepted)
    two.end()

    outcome = kept(server.app.state.hall.database, two.code)

    lines = server.app.state.hall.rooms.rooms[two.code].table.history.lines
    assert outcome is not None
    assert outcome.decisions == sum(line.seat >= 0 for line in lines) - 1


def resigned(places: list[SeatRow], *before: str) -> Outcome:
    """The outcome after some events and a resignation of seat 0."""
    history = played("costa_ruana", 3, 20)
    history.extend(Line(TABLE, event) for event in before)
    draft = Draft(history.now, history.version)
    draft.note("@resign 0")
    outcome = outcome_with(game_type("costa_ruana"), {}, places, history, draft)
    assert outcome is not None
    return outcome


def test_a_seat_that_a_bot_took_over_is_neither_the_persons_nor_the_bots() -> None:
    for event in ("@seat 1 bot:easy", "@timeout 1 auto", "@resign 1 bot:medium"):
        assert [one.kind for one in resigned(PEOPLE, event).seats] == ["person", "mixed"]
    assert [one.kind for one in resigned(PEOPLE, "@seat 1 bot:easy", "@seat 1 person").seats] == ["person", "mixed"]


def test_a_game_with_an_empty_seat_and_a_what_if_do_not_count() -> None:
    assert resigned(PEOPLE).counted
    assert not resigned([PEOPLE[0], SeatRow(None, None, "")]).counted
    assert not resigned(PEOPLE, "@from ABC234 12").counted


def test_a_shared_victory_is_shared_out(server: Server) -> None:
    """Two of three win when the third resigns and the table ends."""
    code, browsers = three_people(server, terms={"leaving": "end"})
    socket, welcome = browsers[0].sit(code)
    socket.ask(Resign("r", welcome.position.version), Accepted)

    outcome = kept(server.app.state.hall.database, code)
    assert outcome is not None
    assert [one.share for one in outcome.seats] == [0.0, 0.5, 0.5]


# ---------------------------------------------------------------- games that were over before
def forget_results(database: Database) -> None:
    database.transaction(lambda rows: (rows.execute(delete(standings)), rows.execute(delete(results))))


def test_games_that_were_over_before_get_their_results_from_their_records(database: Database) -> None:
    for code in ("ABC234", "ABC235"):
        left_by_an_older_server(database, code)

    assert asyncio.run(keep_results(database, 0, 0)) == 2

    expected = outcome_of(game_type("costa_ruana"), {}, BOT_ROWS, whole_game())
    assert kept(database, "ABC234") == kept(database, "ABC235") == expected
    assert asyncio.run(keep_results(database, 0, 0)) == 0


def test_what_is_found_later_is_what_would_have_been_kept_at_the_end(server: Server) -> None:
    database = server.app.state.hall.database
    code = bots_play(server.browser(), watch=True)
    before = kept(database, code)
    forget_results(database)

    assert server.first.portal is not None
    assert server.first.portal.call(keep_results, database, 0, 0) == 1

    assert kept(database, code) == before


def test_a_game_that_cannot_be_played_here_is_left_alone_and_stops_no_other(database: Database) -> None:
    left_by_an_older_server(database, "ABC234", game="chess")
    left_by_an_older_server(database, "ABC235", rules=99)
    left_by_an_older_server(database, "ABC236", game="arnak")
    left_by_an_older_server(database, "ABC237")

    assert asyncio.run(keep_results(database, 0, 0)) == 1

    assert kept(database, "ABC237") is not None
    assert [kept(database, code) for code in ("ABC234", "ABC235", "ABC236")] == [None] * 3


def test_a_result_is_kept_once(database: Database) -> None:
    table = left_by_an_older_server(database, "ABC234")
    outcome = outcome_of(game_type("costa_ruana"), {}, BOT_ROWS, whole_game())
    assert outcome is not None

    for _ in range(2):
        database.transaction(lambda rows: keep_result(rows, table, outcome))

    assert kept(database, "ABC234") == outcome


def test_the_start_does_not_wait_for_the_past(make_server: Callable[..., Server], place: str) -> None:
    """The first answer comes before the first old game is looked at."""
    before = Database(place)
    left_by_an_older_server(before, "ABC234")
    before.close()
    server = make_server(place)

    assert server.browser().get("/health").text == "ok"

    assert kept(server.app.state.hall.database, "ABC234") is None
