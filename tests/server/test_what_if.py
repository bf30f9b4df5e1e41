"""What if: a new table that goes on from a position of a game that is over."""

from __future__ import annotations

import pytest
from httpx2 import Response

from iseki.core.record import new_record, parse
from iseki.core.registry import game_type
from iseki.server.messages import Accepted, Resign, Welcome
from tests.server.browser import AGAINST_FRIEND, Browser, Server, Socket, offer_of
from tests.server.looking import Two, at, brought, failure, record_of, replay
from tests.server.worlds import played

ALONE = ({"kind": "me"}, {"kind": "bot", "level": "easy"})


def what_if(browser: Browser, code: str, version: int, seats: object = ALONE) -> Response:
    return browser.post(f"/api/replays/{code}/tables", {"version": version, "seats": seats})


def test_one_plays_on_from_a_position_of_a_game_that_is_over(two: Two) -> None:
    two.discard_and_regret()
    two.end()
    socket, welcome = played_on(two.mio, two.code, two.begun)

    assert (welcome.table.origin, welcome.table.you) == (two.code, 0)
    assert [event.action for event in welcome.events[-1:]] == [f"@from {two.code} {two.begun}"]
    assert welcome.events[-1].log[0].key == "what_if"
    assert welcome.position.view == at(two.mio, two.code, two.begun, "0").view
    assert welcome.position.undo is None
    assert socket.play(welcome.position.version, *offer_of(welcome.position)).version > two.begun


@pytest.mark.parametrize("watch", [True, False])
def test_it_may_be_watched_as_the_old_table_may(server: Server, watch: bool) -> None:
    two = Two(server, watch=watch)
    two.end()
    code = what_if(two.ann, two.code, two.begun).json()["code"]

    assert two.stranger.get(f"/api/tables/{code}").status_code == (200 if watch else 403)


def played_on(browser: Browser, code: str, version: int) -> tuple[Socket, Welcome]:
    answer = what_if(browser, code, version)
    assert answer.status_code == 201, answer.text
    return browser.sit(answer.json()["code"])


def test_what_was_taken_back_is_left_out_and_the_decks_stay_the_same(two: Two) -> None:
    undone = two.discard_and_regret()
    two.end()
    lines = parse(two.ann.get(f"/api/tables/{two.code}/record").text).lines

    code = what_if(two.ann, two.code, undone, AGAINST_FRIEND).json()["code"]
    _, welcome = two.ann.sit(code)
    copy = parse(two.ann.get(f"/api/tables/{code}/record").text).lines
    kept = [hers if hers == "deal:?" else line for hers, line in zip(copy, lines[: two.taken], strict=False)]

    assert copy == [*kept, f"@from {two.code} {undone}"]
    assert welcome.table.secret_hash == two.ann.sit(two.code)[1].table.secret_hash


def test_the_record_of_a_what_if_is_replayed_like_any_other(two: Two) -> None:
    """It says where it comes from, and its branch ends there: nothing before it is taken back."""
    two.end()
    socket, welcome = played_on(two.mio, two.code, two.begun)
    version = welcome.position.version
    socket.ask(Resign("r", version), Accepted)
    text = two.mio.get(f"/api/tables/{welcome.table.code}/record").text

    assert f"@from {two.code} {two.begun}\n" in text
    assert replay(two.ann, brought(two.ann, text).json()["code"]).left == ()


def test_several_people_play_on_at_one_device(two: Two) -> None:
    two.end()
    code = what_if(two.ann, two.code, two.begun, ({"kind": "me"}, {"kind": "here", "name": "Mio"})).json()["code"]

    asked = two.ann.client.get(f"/api/replays/{code}?seat=0").json()

    assert [seat.get("name", "") for seat in asked["table"]["seats"]][1] == "Mio"
    assert asked["table"]["you"] == 0


def test_one_plays_on_from_a_record_that_was_brought_along(browser: Browser) -> None:
    code = brought(browser, record_of("garakutarium", 40)).json()["code"]

    _, welcome = played_on(browser, code, 20)

    assert welcome.table.origin == code


def test_nobody_plays_on_from_a_game_that_runs(two: Two) -> None:
    assert failure(what_if(two.ann, two.code, two.begun)) == (409, "still_running")


def test_nobody_plays_on_after_the_end(browser: Browser) -> None:
    history = played("garakutarium", 3, 10_000)
    record = new_record(game_type("garakutarium"))
    record.lines = [line.action for line in history.lines]
    code = brought(browser, record.text()).json()["code"]

    assert failure(what_if(browser, code, history.version)) == (409, "no_way_on")
    assert failure(what_if(browser, code, 20, ALONE[:1])) == (400, "bad_seats")
