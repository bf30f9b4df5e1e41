"""Tables that stand open to everybody in the lobby, and private ones, which do not."""

from __future__ import annotations

import pytest

from iseki.server.messages import Accepted, Resign, Seats
from tests.clauses import case
from tests.server.browser import AGAINST_BOT, AGAINST_FRIEND, Browser, Server


def listed(browser: Browser) -> list[str]:
    return [row["code"] for row in browser.get("/api/tables").json().get("open", [])]


def test_a_listed_table_is_in_the_lobby_of_the_others_alone(server: Server) -> None:
    host, other = server.browser(), server.browser()
    private = host.open_table(AGAINST_FRIEND, watch=True)
    code = host.open_table(AGAINST_FRIEND, listed=True)

    assert listed(other) == [code]
    assert private not in listed(other)
    assert listed(host) == []


def test_anybody_may_take_its_free_seat_and_the_host_hears_of_it(server: Server) -> None:
    host, other = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, listed=True)
    socket, _ = host.sit(code)
    other.put("/api/me", {"name": "Mio"})

    assert other.post(f"/api/tables/{code}/seats", {"seat": 1}).json() == {"code": code}

    assert socket.until(Seats).table.seats[1].name == "Mio"
    assert other.sit(code)[1].table.you == 1
    assert listed(server.browser()) == []  # full, and nobody may watch


def test_a_newcomer_gets_the_cookie_with_the_seat(server: Server) -> None:
    code = server.browser().open_table(AGAINST_FRIEND, listed=True)
    newcomer = server.browser()

    newcomer.post(f"/api/tables/{code}/seats", {"seat": 1})

    assert newcomer.sit(code)[1].table.you == 1


def test_a_full_table_that_may_be_watched_stays_listed_until_it_is_over(server: Server) -> None:
    host, other = server.browser(), server.browser()
    code = host.open_table(AGAINST_BOT, listed=True, watch=True)
    assert listed(other) == [code]
    socket, welcome = host.sit(code)

    socket.ask(Resign("r", welcome.position.version), Accepted)

    assert listed(other) == []


@case("B-053")
def test_of_a_game_that_nobody_may_watch_the_list_tells_nothing(server: Server) -> None:
    host, other = server.browser(), server.browser()
    host.open_table(AGAINST_FRIEND, listed=True)
    host.open_table(AGAINST_FRIEND, listed=True, watch=True)

    told = [(row.get("watch", False), "summary" in row) for row in other.get("/api/tables").json()["open"]]

    assert sorted(told) == [(False, False), (True, True)]


@pytest.mark.parametrize(
    ("seat", "status", "code"), [(0, 409, "seat_taken"), (2, 400, "bad_seats"), (-1, 400, "bad_seats"), (1, 409, "already_seated")]
)
def test_no_seat_is_taken_twice(server: Server, seat: int, status: int, code: str) -> None:
    """The host cannot play against itself."""
    host, other = server.browser(), server.browser()
    table = host.open_table(AGAINST_FRIEND, listed=True)

    answer = (host if code == "already_seated" else other).post(f"/api/tables/{table}/seats", {"seat": seat})

    assert (answer.status_code, answer.json()["code"]) == (status, code)


@case("B-058")
def test_a_private_table_gives_no_seat_without_a_link(server: Server) -> None:
    code = server.browser().open_table(AGAINST_FRIEND, watch=True)

    answer = server.browser().post(f"/api/tables/{code}/seats", {"seat": 1})

    assert (answer.status_code, answer.json()["code"]) == (403, "not_listed")


def test_a_seat_that_is_kept_for_a_rematch_is_not_listed(server: Server) -> None:
    host, friend, other = (server.browser() for _ in range(3))
    code = host.open_table(AGAINST_FRIEND, listed=True)
    friend.post(f"/api/tables/{code}/seats", {"seat": 1})
    socket, welcome = host.sit(code)
    socket.ask(Resign("r", welcome.position.version), Accepted)

    following = host.post(f"/api/tables/{code}/rematch").json()["code"]

    assert listed(other) == []
    assert other.post(f"/api/tables/{following}/seats", {"seat": 0}).json()["code"] == "not_listed"
    assert [row.get("next") for row in friend.get("/api/tables").json()["finished"]] == [following]
