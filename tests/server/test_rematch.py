"""One more game: the same people, bots and options, everybody one seat further."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from iseki.server.messages import Accepted, Hello, Resign, Seats, Welcome
from tests.clauses import case
from tests.server.browser import AGAINST_BOT, AGAINST_FRIEND, Browser, Server, Socket
from tests.server.timing import wait_until


class Ended:
    """Ann in seat 0 and Mio in seat 1, who has resigned; both still look at the table."""

    def __init__(self, server: Server, **wish: object) -> None:
        self.ann, self.mio = server.browser(), server.browser()
        self.ann.put("/api/me", {"name": "Ann"})
        self.code = self.ann.open_table(AGAINST_FRIEND, **wish)
        self.mio.claim(self.ann.invite(self.code), "Mio")
        self.first, _ = self.ann.sit(self.code)
        self.second, _ = self.mio.sit(self.code)
        resign(self.second)

    def again(self, browser: Browser) -> str:
        return again(browser, self.code)


def resign(socket: Socket) -> None:
    socket.ask(Resign("r", socket.ask(Hello(), Welcome).position.version), Accepted)


def again(browser: Browser, code: str) -> str:
    answer = browser.post(f"/api/tables/{code}/rematch")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def seats(browser: Browser, code: str) -> list[tuple[str, str]]:
    return [(seat["kind"], seat.get("name", "")) for seat in browser.get(f"/api/tables/{code}").json()["seats"]]


def test_who_wishes_first_sits_down_and_the_other_is_waited_for_by_name(server: Server) -> None:
    ended = Ended(server)

    code = ended.again(ended.ann)

    assert seats(ended.ann, code) == [("open", "Mio"), ("person", "Ann")]
    told = ended.second.ask(Hello(), Welcome).table
    assert (told.next, told.previous) == (code, "")
    assert ended.ann.sit(code)[1].table.previous == ended.code


def test_who_agrees_gets_the_seat_and_the_first_one_hears_of_it(server: Server) -> None:
    ended = Ended(server)
    code = ended.again(ended.ann)
    waiting, _ = ended.ann.sit(code)

    assert ended.again(ended.mio) == code

    while waiting.until(Seats).table.seats[0].kind != "person":
        continue
    assert ended.mio.sit(code)[1].table.you == 0
    assert seats(ended.ann, code) == [("person", "Mio"), ("person", "Ann")]


@case("B-064")
def test_whoever_asks_again_or_at_once_with_the_other_comes_to_the_same_table(server: Server) -> None:
    ended = Ended(server)

    codes = [ended.again(browser) for browser in (ended.ann, ended.mio, ended.ann, ended.mio)]

    assert len(set(codes)) == 1
    mine = ended.ann.get("/api/tables").json()["mine"]
    assert [row["code"] for row in mine] == [codes[0]]


def test_options_and_spectators_are_as_before_and_the_shuffle_is_new(server: Server) -> None:
    ended = Ended(server, options={"deck_out": "end_game"}, watch=True)

    before, after = (ended.ann.get(f"/api/tables/{code}").json() for code in (ended.code, ended.again(ended.ann)))

    assert (after["options"], after["watch"]) == (before["options"], True)
    assert after["secret_hash"] != before["secret_hash"]


def test_bots_follow_and_turn_with_the_others(server: Server) -> None:
    browser = server.browser()
    code = browser.open_table(AGAINST_BOT)
    resign(browser.sit(code)[0])

    following = again(browser, code)

    assert [kind for kind, _ in seats(browser, following)] == ["bot", "person"]
    resign(browser.sit(following)[0])
    assert [kind for kind, _ in seats(browser, again(browser, following))] == ["person", "bot"]


def test_a_seat_that_somebody_else_was_invited_to_is_gone(server: Server) -> None:
    ended, guest = Ended(server), server.browser()
    code = ended.again(ended.ann)
    guest.claim(ended.ann.invite(code, 0), "Zed")

    answer = ended.mio.post(f"/api/tables/{ended.code}/rematch")

    assert (answer.status_code, answer.json()) == (409, {"code": "seat_taken", "data": {"seat": 0, "code": code}})
    assert seats(ended.ann, code) == [("person", "Zed"), ("person", "Ann")]


@case("B-058")
def test_who_only_watched_gets_no_seat(server: Server) -> None:
    ended, other = Ended(server, watch=True), server.browser()
    code = ended.again(ended.ann)

    answer = other.post(f"/api/tables/{ended.code}/rematch")

    assert (answer.status_code, answer.json()["code"]) == (403, "not_a_player")
    assert other.sit(code)[1].table.you is None


@case("B-068")
def test_two_servers_on_one_database_open_one_table_and_tell_their_own(make_server: Callable[..., Server]) -> None:
    one, two = make_server(), make_server()
    ended = Ended(one)
    elsewhere = ended.mio.at(two)
    there, _ = elsewhere.sit(ended.code)

    code = ended.again(ended.ann)

    while there.until(Seats).table.next != code:
        continue
    assert ended.again(elsewhere) == code
    wait_until(lambda: [kind for kind, _ in seats(ended.ann, code)] == ["person", "person"])


# ---------------------------------------------------------------- who does not come along
def until_declined(socket: Socket) -> tuple[int, ...]:
    while not (told := socket.until(Seats).table.declined):
        continue
    return told


def test_who_does_not_come_along_is_told_of_at_both_tables(server: Server) -> None:
    ended = Ended(server)
    code = ended.again(ended.ann)
    waiting, _ = ended.ann.sit(code)

    answer = ended.mio.delete(f"/api/tables/{ended.code}/rematch")

    assert (answer.status_code, answer.json()) == (200, {"code": code})
    assert until_declined(ended.first) == (1,)  # at the old table Mio sits in seat 1, at the new one in seat 0
    assert until_declined(waiting) == (0,)
    assert seats(ended.ann, code) == [("open", "Mio"), ("person", "Ann")]


def test_a_no_outlives_the_server_and_may_be_taken_back_and_said_twice(make_server: Callable[..., Server]) -> None:
    first = make_server()
    ended = Ended(first)
    code = ended.again(ended.ann)
    for _ in range(2):
        assert ended.mio.delete(f"/api/tables/{ended.code}/rematch").status_code == 200
    first.close()
    second = make_server()
    ann, mio = ended.ann.at(second), ended.mio.at(second)

    assert ann.sit(code)[1].table.declined == (0,)
    assert again(mio, ended.code) == code

    assert (ann.sit(code)[1].table.declined, seats(ann, code)[0]) == ((), ("person", "Mio"))


@case("B-068")
def test_a_no_at_another_server_is_told(make_server: Callable[..., Server]) -> None:
    one, two = make_server(), make_server()
    ended = Ended(one)
    code = ended.again(ended.ann)
    waiting, _ = ended.ann.sit(code)
    elsewhere = ended.mio.at(two)

    assert elsewhere.delete(f"/api/tables/{ended.code}/rematch").json() == {"code": code}

    assert until_declined(waiting) == (0,)
    assert until_declined(ended.first) == (1,)


def test_a_seat_that_was_declined_can_be_given_to_somebody_else(server: Server) -> None:
    ended, guest = Ended(server), server.browser()
    code = ended.again(ended.ann)
    ended.mio.delete(f"/api/tables/{ended.code}/rematch")

    assert guest.claim(ended.ann.invite(code, 0), "Zed").status_code == 200

    assert seats(ended.ann, code) == [("person", "Zed"), ("person", "Ann")]


def test_only_a_rematch_that_somebody_wished_for_can_be_declined_and_not_by_who_sits_there(server: Server) -> None:
    ended, stranger = Ended(server, watch=True), server.browser()
    refused = [ended.mio.delete(f"/api/tables/{ended.code}/rematch").json()["code"]]
    ended.again(ended.ann)
    refused += [browser.delete(f"/api/tables/{ended.code}/rematch").json()["code"] for browser in (ended.ann, stranger)]

    assert refused == ["no_rematch", "already_seated", "not_a_player"]


@pytest.mark.parametrize("who", ["ann", "mio"])
def test_a_game_that_runs_has_no_rematch(server: Server, who: str) -> None:
    ended = Ended(server)
    code = ended.again(ended.ann)
    ended.again(ended.mio)

    answer = getattr(ended, who).post(f"/api/tables/{code}/rematch")

    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
