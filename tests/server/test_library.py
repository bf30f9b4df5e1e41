"""Records that people bring along: read, bounded, and shown as replays."""

from __future__ import annotations

import asyncio

import pytest

from iseki.core.record import parse
from iseki.core.registry import games
from iseki.server.library import MOST_KEPT, MOST_LINES, RECORD_BYTES, Library
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


@pytest.mark.long
def test_the_record_read_longest_ago_makes_room() -> None:
    """Four of 5,000 lines fill it; the first one was looked at again, so a fifth drives the second one out."""
    assert MOST_KEPT == 4 * MOST_LINES
    library = Library()

    async def fill() -> list[str]:
        codes = [(await library.add(long_record(n), "x")).code for n in range(4)]
        library.find(codes[0])
        await library.add(record_of("garakutarium", 20), "x")
        return codes

    codes = asyncio.run(fill())
    assert [code in library.books for code in codes] == [True, False, True, True]


def long_record(n: int) -> str:
    """As many lines as there may be; the last one differs."""
    text = record_of("garakutarium", 20)
    begun = len(parse(text).lines)
    return text + "@undo 20\n" * (MOST_LINES - 1 - begun) + f"@undo {n + 14}\n"
