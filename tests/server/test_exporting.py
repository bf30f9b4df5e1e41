"""Taking the own games along: JSON with records, CSV that spreadsheets read and do not run; nothing that one may not know."""

from __future__ import annotations

import csv
import io
from contextlib import closing

import msgspec
import pytest
from httpx2 import Response

from iseki.core.record import parse
from iseki.server.accounts import GameRecord, SeatRecord
from iseki.server.filing import COLUMNS, Csv, Json, harmless
from iseki.server.store.database import Database
from iseki.server.store.export import export
from tests.server.browser import Browser, Server
from tests.server.finished import bots_play, left_by_an_older_server
from tests.server.looking import Two

GAME = GameRecord(
    code="ABC234",
    game="arnak",
    rules=1,
    options={"board": "snake", "curses": (1, 3)},
    started=1_796_000_000.0,
    ended=1_796_000_060.5,
    ending="rules",
    turns=10,
    decisions=100,
    counted=True,
    seats=(SeatRecord("person", True, '=HYPERLINK("http://x","y")', 40, 1.0, {"fear": -3}), SeatRecord("easy", score=-2, share=0.0)),
    record="iseki-record 1\n",
)


def csv_of(answer: Response) -> list[dict[str, str]]:
    """As a reader of RFC 4180 reads it."""
    text = answer.content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def json_of(browser: Browser) -> list[GameRecord]:
    answer = browser.get("/api/me/records.json")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=list[GameRecord])


# ---------------------------------------------------------------- the formats
def test_a_row_for_each_seat_in_lines_that_end_as_rfc_4180_says() -> None:
    filing = Csv()
    text = filing.head + filing.game(0, GAME) + filing.tail

    assert text.split("\r\n") == [
        ",".join(COLUMNS),
        "ABC234,arnak,1,board=snake; curses=1 3,2026-11-30T00:53:20Z,2026-11-30T00:54:20Z,rules,10,100,yes,"
        '2,0,person,yes,"\'=HYPERLINK(""http://x"",""y"")",40,1.0,fear=-3',
        "ABC234,arnak,1,board=snake; curses=1 3,2026-11-30T00:53:20Z,2026-11-30T00:54:20Z,rules,10,100,yes,2,1,easy,no,,-2,0.0,",
        "",
    ]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "＝1+1", "＋1", "－1", "＠A"])
def test_no_text_can_be_a_formula(text: str) -> None:
    assert harmless(text) == f"'{text}"


@pytest.mark.parametrize("value", ["Ann", "a=b", "", 40, -2, None, 0.5])
def test_other_text_and_numbers_stay_as_they_are(value: object) -> None:
    assert harmless(value) == value


@pytest.mark.parametrize("games", [[], [GAME], [GAME, GAME]])
def test_json_is_a_list_whatever_its_length(games: list[GameRecord]) -> None:
    filing = Json()
    text = filing.head + "".join(filing.game(n, game) for n, game in enumerate(games)) + filing.tail

    assert msgspec.json.decode(text, type=list[GameRecord]) == games
    assert text.count("\n") == len(games) + 2


# ---------------------------------------------------------------- the own games
def test_the_record_of_a_game_that_somebody_resigned_is_the_same_wherever_it_is_asked_for(server: Server) -> None:
    """It has no result: nobody counted any points."""
    two = Two(server)
    two.end()
    text = two.ann.get(f"/api/tables/{two.code}/record").text

    assert json_of(two.ann)[0].record == text
    assert parse(text).result == ""


def test_a_finished_game_comes_with_its_result_and_a_record_that_can_be_played_again(server: Server) -> None:
    browser = server.browser()
    code = bots_play(browser, watch=True)

    (game,) = json_of(browser)

    assert (game.code, game.game, game.ending, game.counted) == (code, "costa_ruana", "rules", True)
    assert [seat.kind for seat in game.seats] == ["easy", "easy"]
    assert game.started < (game.ended or 0)
    record = parse(game.record)
    assert record.replay().is_terminal()
    assert record.result == " ".join(str(seat.score) for seat in game.seats)
    assert game.record == browser.get(f"/api/tables/{code}/record").text


def test_a_running_game_comes_as_its_player_may_read_it(two: Two) -> None:
    (game,) = json_of(two.ann)

    assert (game.ended, game.ending, [seat.you for seat in game.seats]) == (None, "", [True, False])
    assert parse(game.record).view == "0"
    assert game.record == two.ann.get(f"/api/tables/{two.code}/record").text
    assert ":?" in game.record


def test_several_people_at_one_device_take_along_what_everybody_may_see(server: Server) -> None:
    browser = server.browser()
    browser.open_table(({"kind": "me"}, {"kind": "here", "name": "Hana"}))

    assert parse(json_of(browser)[0].record).view == "public"


def test_the_table_has_a_row_for_each_seat_and_names_who_sat_there(two: Two) -> None:
    two.end()

    answer = two.mio.get("/api/me/records.csv")
    rows = csv_of(answer)

    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="iseki-games.csv"'
    assert [(row["seat"], row["you"], row["name"], row["share"]) for row in rows] == [("0", "no", "", "0.0"), ("1", "yes", "Mio", "1.0")]
    assert {row["ending"] for row in rows} == {"resigned"}


def test_a_name_that_is_a_formula_is_harmless(server: Server) -> None:
    browser = server.browser()
    browser.put("/api/me", {"name": '=1+1,"x"'})
    browser.open_table()

    assert csv_of(browser.get("/api/me/records.csv"))[0]["name"] == '\'=1+1,"x"'


def test_a_stranger_takes_nothing_along(two: Two, server: Server) -> None:
    two.end()

    for browser in (two.stranger, server.browser()):
        assert json_of(browser) == []
        assert csv_of(browser.get("/api/me/records.csv")) == []


def test_who_has_opened_a_table_for_others_may_take_it_along(server: Server) -> None:
    """As they may look at it."""
    host = server.browser()
    answer = host.post("/api/tables", {"game": "garakutarium", "seats": ({"kind": "friend"}, {"kind": "friend"})})

    assert [game.code for game in json_of(host)] == [answer.json()["code"]]


def test_asking_again_and_again_is_refused(server: Server) -> None:
    browser = server.browser()
    told = [browser.get("/api/me/records.csv").status_code for _ in range(7)]

    assert told == [200] * 6 + [429]
    assert browser.get("/api/me/records.json").json()["data"] == {"seconds": 20}


def test_nobody_is_named_where_nobody_takes_the_games_along() -> None:
    text = Csv(tuple(column for column in COLUMNS if column not in ("you", "name"))).game(0, GAME)

    assert "HYPERLINK" not in text


def test_all_games_of_either_kind_of_database_can_be_written_out(place: str) -> None:
    with closing(Database(place)) as database:
        for code in ("ABC234", "ABC235"):
            left_by_an_older_server(database, code)
    text = io.StringIO()

    assert export(place, text, Json(), pytest.fail) == 2

    assert [game.code for game in msgspec.json.decode(text.getvalue(), type=list[GameRecord])] == ["ABC234", "ABC235"]
