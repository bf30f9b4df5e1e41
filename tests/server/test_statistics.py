"""Statistics: what is counted, by what, and what a stranger may learn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from starlette.datastructures import QueryParams

from iseki.server.accounts import GameTally, GroupTally, SeatTally, Span, Statistics
from iseki.server.narrowing import only
from iseki.server.store.database import Database
from iseki.server.store.people import new_guest
from iseki.server.store.rows import SeatRow
from iseki.server.tallies import KEPT_SECONDS, Board
from tests.server.browser import Browser, Server
from tests.server.finished import ended, left_by_an_older_server
from tests.server.looking import Two

ANN, MIO = SeatRow(None, 1, ""), SeatRow(None, 2, "")
EASY, STRONG = SeatRow("easy", None, ""), SeatRow("strong", None, "")


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    """Where Ann is guest 1 and Mio guest 2."""
    opened = Database(place)
    for n, name in enumerate(("Ann", "Mio")):
        opened.transaction(lambda rows, n=n, name=name: new_guest(rows, bytes([n]) * 32, name))  # type: ignore[misc]
    yield opened
    opened.close()


def told_of(database: Database, holder: tuple[int, ...] | None = None) -> tuple[GameTally, ...]:
    """To those guests; without any, to everybody."""
    board = Board(database)
    return asyncio.run(board.server() if holder is None else board.mine(holder))


def groups(database: Database, holder: tuple[int, ...] | None = None) -> dict[tuple[str, object], GroupTally]:
    """Of the one game that was played: by what they are grouped and its value."""
    (only,) = told_of(database, holder)
    return {(group.by, group.value): group for group in only.groups}


def test_wins_scores_and_lengths_of_all_games_are_counted_by_who_played(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], turns=10, decisions=100)
    ended(database, "ABC235", [(ANN, 50, 0.5), (EASY, 50, 0.5)], turns=13, decisions=150)

    group = groups(database)["", None]

    assert (group.games, group.whole) == (2, 2)
    assert group.seats == (
        SeatTally("person", 2, 1.5, Span((40 + 50) / 2, 40, 50)),
        SeatTally("easy", 2, 0.5, Span((30 + 50) / 2, 30, 50)),
    )
    assert group.turns == Span((10 + 13) / 2, 10, 13)
    assert group.decisions == Span((100 + 150) / 2, 100, 150)


def test_games_are_told_apart_by_number_of_seats(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)])
    ended(database, "ABC235", [(ANN, 20, 0.0), (EASY, 30, 0.0), (STRONG, 60, 1.0)])

    found = groups(database)

    assert list(found) == [("", None), ("seats", 2), ("seats", 3)]
    assert [(seat.kind, seat.wins) for seat in found["seats", 3].seats] == [("person", 0), ("easy", 0), ("strong", 1)]
    assert found["", None].seats[0].score == Span((40 + 20) / 2, 20, 40)


def test_games_are_told_apart_by_the_options_of_which_several_values_were_played(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], options={"board": "snake"})
    ended(database, "ABC235", [(ANN, 20, 0.0), (EASY, 30, 1.0)])

    found = groups(database)

    assert list(found) == [("", None), ("seats", 2), ("board", "bird"), ("board", "snake")]
    assert found["board", "snake"].seats[0] == SeatTally("person", 1, 1.0, Span(40, 40, 40))


def test_values_that_the_page_does_not_offer_make_no_group(database: Database) -> None:
    """Else whoever plays with made-up curses fills everybody's page."""
    for n, numbers in enumerate(((1, 3, 5, 7), (1, 1, 1, 1), (2, 2, 2, 2))):
        ended(database, f"ABC23{n}", [(ANN, 30, 1.0), (EASY, 3, 0.0)], game="garakutarium", options={"curse_numbers": numbers})

    assert list(groups(database)) == [("", None), ("seats", 2)]


def test_a_game_that_was_broken_off_counts_as_a_game_and_has_no_score_and_no_length(database: Database) -> None:
    ended(database, "ABC234", [(ANN, None, 1.0), (EASY, None, 0.0)], ending="resigned", turns=1)
    ended(database, "ABC235", [(ANN, 0, 0.0), (EASY, 30, 1.0)], turns=9)

    group = groups(database)["", None]

    assert (group.games, group.whole) == (2, 1)
    assert group.seats[0] == SeatTally("person", 2, 1.0, Span(0, 0, 0))
    assert group.turns == Span(9, 9, 9)


def test_where_nothing_came_to_its_end_nothing_is_told_of_scores_and_length(database: Database) -> None:
    ended(database, "ABC234", [(ANN, None, 1.0), (EASY, None, 0.0)], ending="timeout")

    group = groups(database)["", None]

    assert (group.turns, group.decisions, group.seats[0].score) == (None, None, None)


def test_what_does_not_count_is_not_counted(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], counted=False)

    assert told_of(database) == told_of(database, (1,)) == ()


# ---------------------------------------------------------------- some games alone
def narrowed(database: Database, query: str) -> dict[tuple[str, object], GroupTally]:
    (only_game,) = asyncio.run(Board(database).server(only(QueryParams(query))))
    return {(group.by, group.value): group for group in only_game.groups}


def test_number_of_players_and_rules_may_be_asked_for_together(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], options={"board": "snake"})
    ended(database, "ABC235", [(ANN, 20, 0.0), (EASY, 30, 0.0), (STRONG, 60, 1.0)], options={"board": "snake"})
    ended(database, "ABC236", [(ANN, 50, 1.0), (EASY, 30, 0.0), (STRONG, 40, 0.0)])
    ended(database, "ABC237", [(ANN, 30, 1.0), (EASY, 3, 0.0)], game="garakutarium")

    found = narrowed(database, "game=arnak&seats=3&rule=board:snake")

    assert list(found) == [("", None), ("seats", 3)]
    assert [(seat.kind, seat.games, seat.wins) for seat in found["", None].seats] == [("person", 1, 0), ("easy", 1, 0), ("strong", 1, 1)]
    assert list(narrowed(database, "game=arnak&rule=board:snake")) == [("", None), ("seats", 2), ("seats", 3)]
    assert list(narrowed(database, "game=arnak&seats=3")) == [("", None), ("seats", 3), ("board", "bird"), ("board", "snake")]


def test_the_own_games_are_narrowed_down_alike(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], watch=False)
    ended(database, "ABC235", [(MIO, 50, 1.0), (ANN, 45, 0.0), (EASY, 20, 0.0)], watch=False)

    (found,) = asyncio.run(Board(database).mine((1,), only(QueryParams("game=arnak&seats=2"))))

    assert [group.games for group in found.groups] == [1, 1]


def test_of_games_that_nobody_played_nothing_is_told(server: Server) -> None:
    assert server.browser().get("/api/statistics?game=arnak&seats=4").json() == {"server": [], "mine": []}


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("game=chess", "unknown_game"),
        ("game=arnak&rule=colour:red", "unknown_option"),
        ("game=arnak&rule=board:dragon", "bad_option"),
        ("game=garakutarium&rule=curse_numbers:1 1 1 1", "bad_option"),  # nobody is told apart by made-up numbers
        ("game=arnak&seats=5", "bad_seats"),
        ("game=arnak&seats=two", "bad_seats"),
        ("seats=2", "bad_message"),
        ("rule=board:snake", "bad_message"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_by_name(server: Server, query: str, code: str) -> None:
    answer = server.browser().get(f"/api/statistics?{query}")

    assert (answer.status_code, answer.json()["code"]) == (400, code)


# ---------------------------------------------------------------- who may know it
def test_everybody_may_know_of_games_that_anybody_was_allowed_to_watch(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], watch=True)
    ended(database, "ABC235", [(MIO, 99, 1.0), (EASY, 98, 0.0)], watch=False)

    assert groups(database)["", None].seats[0].score == Span(40, 40, 40)


def test_the_own_statistics_are_those_of_the_own_games_and_tell_the_own_seats_apart(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)], watch=False)
    ended(database, "ABC235", [(MIO, 50, 1.0), (ANN, 45, 0.0)], watch=False)
    ended(database, "ABC236", [(MIO, 60, 1.0), (EASY, 55, 0.0)], watch=False)

    seats = groups(database, (1,))["", None].seats

    assert seats == (
        SeatTally("you", 2, 1.0, Span((40 + 45) / 2, 40, 45)),
        SeatTally("person", 1, 1.0, Span(50, 50, 50)),
        SeatTally("easy", 1, 0.0, Span(30, 30, 30)),
    )
    assert told_of(database, ()) == ()


def test_a_friend_at_the_same_device_is_not_oneself(database: Database) -> None:
    ended(database, "ABC234", [(ANN, 40, 1.0), (SeatRow(None, 1, "", "Hana"), 30, 0.0)])

    assert [seat.kind for seat in groups(database, (1,))["", None].seats] == ["you", "person"]


def told(browser: Browser) -> Statistics:
    return msgspec.json.decode(browser.get("/api/statistics").content, type=Statistics)


def test_a_private_game_is_told_to_those_alone_who_sat_there(two: Two, server: Server) -> None:
    """Not to who opened nothing and watched nothing, and not to a browser without a cookie."""
    two.end()

    assert [len(told(browser).mine) for browser in (two.ann, two.mio, two.stranger)] == [1, 1, 0]
    assert [told(browser).server for browser in (two.ann, two.stranger, server.browser())] == [()] * 3


def test_the_numbers_name_nobody_no_table_and_no_time(two: Two) -> None:
    two.end()
    text = two.ann.get("/api/statistics").text

    assert "Mio" not in text
    assert two.code not in text
    assert set(msgspec.structs.asdict(told(two.ann).mine[0].groups[0])) == {
        *("by", "value", "games", "whole", "seats", "turns", "decisions")
    }


def test_a_running_game_counts_nothing(two: Two) -> None:
    assert told(two.ann) == Statistics((), ())


def test_games_are_counted_a_few_at_a_time_and_none_twice(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.tallies.TOGETHER", 2)
    for n in range(5):
        ended(database, f"ABC23{n}", [(ANN, 40 + n, 1.0), (EASY, 30, 0.0)])

    group = groups(database)["", None]

    assert (group.games, group.seats[0].score) == (5, Span((40 + 41 + 42 + 43 + 44) / 5, 40, 44))


def test_the_servers_numbers_stand_still_for_a_minute(database: Database) -> None:
    """Who asks all the time sees no single game come in, and costs the database nothing."""
    now = [0.0]
    board = Board(database, lambda: now[0])
    ended(database, "ABC234", [(ANN, 40, 1.0), (EASY, 30, 0.0)])
    first = asyncio.run(board.server())
    ended(database, "ABC235", [(ANN, 50, 1.0), (EASY, 30, 0.0)])

    now[0] = KEPT_SECONDS - 1
    assert asyncio.run(board.server()) == first
    now[0] = KEPT_SECONDS
    assert [group.games for group in asyncio.run(board.server())[0].groups] == [2, 2]
    assert asyncio.run(board.mine((1,)))[0].groups[0].games == 2


def test_a_game_that_this_iseki_does_not_know_is_left_out(server: Server) -> None:
    left_by_an_older_server(server.app.state.hall.database, "ABC234", game="chess")

    assert told(server.browser()) == Statistics((), ())
