"""Records that people bring along: read, bounded, and shown as replays."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from sqlalchemy import text as sql

from iseki.core.record import parse
from iseki.core.registry import games
from iseki.server.library import MOST_LINES, MOST_PLAYED, RECORD_BYTES
from iseki.server.store import brought as store
from iseki.server.store.brought import forget_old
from tests.clauses import case
from tests.server.browser import Browser, Server
from tests.server.looking import Two, at, brought, failure, record_of, replay


@pytest.mark.parametrize("name", games())
def test_a_record_that_is_brought_along_is_a_replay_open_to_all(server: Server, name: str) -> None:
    text = record_of(name)
    code = brought(server.browser(), text).json()["code"]
    someone = server.browser()

    told = replay(someone, code)

    assert (told.eyes, told.table.game, told.table.seats[0].name) == ("all", name, "Ann")
    assert [event.action for event in told.events] == parse(text).lines
    assert at(someone, code, 30, "1").version >= 30
    assert someone.get(f"/api/records/{code}").text == text


def test_a_finished_tables_record_can_be_brought_along_again(two: Two) -> None:
    two.discard_and_regret()
    two.end()
    text = two.ann.get(f"/api/tables/{two.code}/record").text

    code = brought(two.stranger, text).json()["code"]

    assert replay(two.stranger, code).events == replay(two.ann, two.code).events
    assert replay(two.stranger, code).result == replay(two.ann, two.code).result


def test_a_record_that_this_iseki_cannot_read_any_more_hides_no_other(server: Server) -> None:
    ann, database = server.browser(), server.app.state.hall.database
    brought(ann, record_of("garakutarium"))
    kept = brought(ann, record_of("costa_ruana")).json()["code"]
    spoil = sql("update records set text = replace(text, 'game garakutarium', 'game chess')")
    assert server.first.portal is not None
    server.first.portal.call(database.run, lambda rows: rows.execute(spoil))

    assert [row["code"] for row in ann.get("/api/records").json()] == [kept]


def test_the_same_record_gets_the_same_address(browser: Browser) -> None:
    assert brought(browser, record_of("garakutarium")).json() == brought(browser, record_of("garakutarium"), "b.txt").json()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("iseki-record 1", "once upon a time", 1, "the first line is not 'iseki-record 1'"),
        ("game garakutarium", "game chess", 2, "chess"),
        ("first:", "second:", 0, "is no action of garakutarium"),
        ("first:0", "@resign 7", 0, "names no seat"),
        ("first:0", "@undo 9", 0, "goes back to no earlier line"),
    ],
)
def test_a_broken_record_is_one_error_with_file_line_and_reason(browser: Browser, old: str, new: str, line: int, reason: str) -> None:
    text = record_of("garakutarium")
    first = text.splitlines().index("") + 2

    answer = brought(browser, text.replace(old, new, 1), "mine.txt")

    data = answer.json()["data"]
    assert failure(answer) == (400, "bad_record")
    assert (data["source"], data["line"]) == ("mine.txt", line or first)
    assert reason in data["reason"]


def test_a_viewers_copy_is_refused_with_the_remedy(two: Two) -> None:
    copy = two.ann.get(f"/api/tables/{two.code}/record").text

    answer = brought(two.ann, copy, "mine.txt")

    assert failure(answer) == (400, "record_hidden")
    assert answer.json()["data"] == {"source": "mine.txt", "viewer": "0"}


def test_what_is_too_long_is_refused_with_the_limit(browser: Browser) -> None:
    lines = brought(browser, record_of("garakutarium") + "@undo 60\n" * MOST_LINES)
    size = brought(browser, "x" * RECORD_BYTES)

    assert (failure(lines), lines.json()["data"]["limit"]) == ((413, "record_too_long"), MOST_LINES)
    assert (failure(size), size.json()["data"]) == ((413, "too_large"), {"limit": RECORD_BYTES})


# ---------------------------------------------------------------- kept
def listed(browser: Browser) -> list[str]:
    return [row["code"] for row in browser.get("/api/records").json()]


@case("B-071")
def test_a_record_outlives_the_server_and_another_server_has_it_too(make_server: Callable[..., Server], place: str) -> None:
    first = make_server(place)
    code = brought(first.browser(), record_of("garakutarium")).json()["code"]
    told = replay(make_server(place).browser(), code)
    first.close()

    assert replay(make_server(place).browser(), code) == told


def test_who_brought_records_has_them_listed_and_nobody_else(server: Server) -> None:
    ann, mio = server.browser(), server.browser()
    codes = [brought(ann, record_of(name)).json()["code"] for name in ("garakutarium", "arnak")]

    rows = ann.get("/api/records").json()

    assert {row["code"] for row in rows} == set(codes)
    assert {(row["game"], tuple(row["names"])) for row in rows} == {("garakutarium", ("Ann", "")), ("arnak", ("Ann", ""))}
    assert listed(mio) == []


def test_a_record_that_is_put_away_is_gone_for_everybody(server: Server) -> None:
    ann, mio = server.browser(), server.browser()
    code = brought(ann, record_of("garakutarium")).json()["code"]
    assert failure(mio.delete(f"/api/records/{code}")) == (404, "unknown_replay")

    assert ann.delete(f"/api/records/{code}").json() == []

    for path in (f"/api/replays/{code}", f"/api/replays/{code}/position?at=3", f"/api/records/{code}"):
        assert failure(mio.get(path)) == (404, "unknown_replay")


def test_a_record_that_two_people_brought_stays_until_both_have_put_it_away(server: Server) -> None:
    ann, mio = server.browser(), server.browser()
    code = {brought(browser, record_of("garakutarium")).json()["code"] for browser in (ann, mio, mio)}.pop()

    ann.delete(f"/api/records/{code}")
    assert (listed(ann), listed(mio)) == ([], [code])
    mio.delete(f"/api/records/{code}")

    assert failure(mio.get(f"/api/records/{code}")) == (404, "unknown_replay")


@pytest.mark.parametrize(("days", "kept"), [(89, True), (91, False)])
def test_a_record_goes_when_nobody_has_looked_at_it_for_90_days(
    server: Server, monkeypatch: pytest.MonkeyPatch, days: int, kept: bool
) -> None:
    ann = server.browser()
    code = brought(ann, record_of("garakutarium")).json()["code"]
    now = time.time()

    with monkeypatch.context() as later:
        later.setattr(time, "time", lambda: now + days * 86_400.0)
        assert (ann.get(f"/api/records/{code}").status_code == 200, listed(ann) == [code]) == (kept, kept)
        server.app.state.hall.database.transaction(forget_old)

    assert (ann.get(f"/api/records/{code}").status_code == 200) == kept


def test_a_look_keeps_a_record_for_another_90_days(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    code, now = brought(server.browser(), record_of("garakutarium")).json()["code"], time.time()

    for days in (89, 178):
        monkeypatch.setattr(time, "time", lambda days=days: now + days * 86_400.0)
        assert server.browser().get(f"/api/records/{code}").status_code == 200


def test_of_too_many_records_those_looked_at_longest_ago_make_room(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for two of four."""
    texts = [record_of("garakutarium", lines) for lines in (30, 40, 50, 60)]
    monkeypatch.setattr(store, "MOST_CHARACTERS", len(texts[2]) + len(texts[3]))
    monkeypatch.setattr(store, "NOTE_SECONDS", -1.0)
    ann = server.browser()

    codes = [brought(ann, text).json()["code"] for text in texts]

    assert listed(ann) == [codes[3], codes[2]]
    assert ann.get(f"/api/records/{codes[0]}").status_code == 404


@pytest.mark.long
def test_the_record_played_longest_ago_leaves_the_memory(server: Server) -> None:
    """Four of 5,000 lines fill it; the first one was looked at again, so a fifth drives the second one out. All are kept on disk."""
    assert MOST_PLAYED == 4 * MOST_LINES
    ann, library = server.browser(), server.app.state.hall.library
    codes = [brought(ann, long_record(n)).json()["code"] for n in range(4)]
    ann.get(f"/api/records/{codes[0]}")
    brought(ann, record_of("garakutarium", 20))

    assert [code in library.books for code in codes] == [True, False, True, True]
    assert ann.get(f"/api/records/{codes[1]}").text == long_record(1)


def long_record(n: int) -> str:
    """As many lines as there may be; the last one differs."""
    text = record_of("garakutarium", 20)
    begun = len(parse(text).lines)
    return text + "@undo 20\n" * (MOST_LINES - 1 - begun) + f"@undo {n + 14}\n"
