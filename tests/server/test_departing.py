"""When somebody has deleted their data: the tables of others go on, and what is everybody's stays without the name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, select
from starlette.websockets import WebSocketDisconnect

from iseki.server.errors import StaleVersion
from iseki.server.history import Draft
from iseki.server.messages import Accepted, Events, Hello, Seats, TakeBack, Talk, Welcome
from iseki.server.sockets import TOO_SLOW
from iseki.server.store.rows import CommandKey
from iseki.server.store.schema import records
from iseki.server.table import Table
from tests.server.browser import Browser, Server, three_people
from tests.server.life import Life, delete
from tests.server.looking import Two, record_of


@pytest.fixture
def life(server: Server) -> Life:
    return Life(server)


def test_with_two_seats_the_table_ends_as_if_she_had_resigned_and_the_record_stays(two: Two) -> None:
    delete(two.mio)

    table = two.ann.get(f"/api/tables/{two.code}").json()
    while two.first.until(Events).events[-1].action != "@resign 1":
        continue
    assert (table["seats"][1].get("name"), table["seats"][1]["gone"]) == (None, True)
    record = two.ann.get(f"/api/tables/{two.code}/record").text
    assert "@resign 1" in record
    assert "Mio" not in record
    assert [row["code"] for row in two.ann.get("/api/tables").json()["finished"]] == [two.code]


def three_seats(server: Server, leaving: str) -> tuple[str, list[Browser]]:
    """The last of them is asked nothing yet."""
    return three_people(server, terms={"leaving": leaving}, watch=True)


@pytest.mark.parametrize(("leaving", "line", "kind"), [("bot", "@resign 2 bot:easy", "bot"), ("pass", "@resign 2 auto", "auto")])
def test_with_more_the_table_goes_on_by_its_own_terms(
    server: Server, monkeypatch: pytest.MonkeyPatch, leaving: str, line: str, kind: str
) -> None:
    monkeypatch.setattr("iseki.server.leaving.available", lambda: ("easy",))  # as without compiled modules
    code, (host, _, third) = three_seats(server, leaving)
    socket, _ = host.sit(code)

    delete(third)

    assert socket.until(Events).events[-1].action == line
    seat = host.get(f"/api/tables/{code}").json()["seats"][2]
    assert (seat["kind"], seat.get("name", ""), seat["gone"]) == (kind, "", True)
    assert host.get("/api/tables").json()["mine"][0]["code"] == code


def test_a_table_whose_terms_say_so_ends(server: Server) -> None:
    code, (host, _, third) = three_seats(server, "end")

    delete(third)

    [row] = host.get("/api/tables").json()["finished"]
    assert (row["code"], row["result"]["winners"]) == (code, [0, 1])


def test_one_after_the_other_may_leave_and_the_last_one_ends_the_table(server: Server) -> None:
    code, browsers = three_seats(server, "bot")

    for browser in browsers[:2]:
        delete(browser)

    row = browsers[2].get(f"/api/tables/{code}").json()
    assert [seat["kind"] for seat in row["seats"]] == ["bot", "bot", "person"]
    delete(browsers[2])
    assert server.browser().get(f"/api/tables/{code}").json()["secret"] != ""


def test_a_seat_that_is_left_is_nobodys_to_take(server: Server) -> None:
    """Not by an invite that was made before, not by the lobby, not by an open socket."""
    code, (host, second, third) = three_seats(server, "bot")
    socket, _ = third.sit(code)

    delete(third)

    assert host.post(f"/api/tables/{code}/invites", {"seat": 2}).json()["code"] == "seat_taken"
    assert second.get(f"/api/tables/{code}").json()["you"] == 1
    with pytest.raises(WebSocketDisconnect) as closed:
        socket.ask(TakeBack("t"), Accepted)
    assert closed.value.code == TOO_SLOW


def test_what_she_said_is_taken_off_the_screens_and_its_numbers_are_not_given_again(life: Life) -> None:
    socket, _ = life.ann.sit(life.shared)

    delete(life.mio)

    assert [(line.n, line.text) for line in socket.until(Talk).lines] == [(1, "")]
    life.say(life.ann, "Is anybody there?")
    lines = life.ann.get(f"/api/tables/{life.shared}/chat").json()
    assert [(line["n"], line["text"]) for line in lines] == [(2, "So was I"), (3, "Is anybody there?")]


def test_a_table_that_is_not_in_memory_goes_on_when_it_is_read_next(make_server: Callable[..., Server], place: str) -> None:
    """And so after a crash between the deletion and the rest: the seat says by itself that its person is gone."""
    code, browsers = three_seats(make_server(place), "bot")
    other = make_server(place)
    elsewhere = browsers[2].at(other)

    assert elsewhere.get("/api/me/data").json()["running"] == 1
    delete(elsewhere)

    seat = other.browser().get(f"/api/tables/{code}").json()["seats"][2]
    assert (seat["kind"], seat["gone"]) == ("bot", True)


def test_another_server_on_the_database_tells_its_people_and_lets_hers_go(make_server: Callable[..., Server], place: str) -> None:
    one, two = make_server(place), make_server(place)
    code, browsers = three_seats(one, "bot")
    browsers[2].post(f"/api/tables/{code}/chat", {"id": "s", "text": "Hello from the third"})
    watching, _ = browsers[0].sit(code)
    hers, _ = browsers[2].sit(code)
    elsewhere = browsers[2].at(two)

    delete(elsewhere)

    assert two.browser().get(f"/api/tables/{code}").json()["seats"][2]["kind"] == "bot"
    assert [line.text for line in watching.until(Talk).lines] == [""]
    assert [told.table.seats[2].name for told in watching.seen if isinstance(told, Seats)][-1] == ""
    with pytest.raises(WebSocketDisconnect) as closed:
        hers.until(Accepted)
    assert closed.value.code == TOO_SLOW


def test_a_finished_game_counts_on_without_her(two: Two, server: Server) -> None:
    two.end()

    delete(two.mio)

    assert server.browser().get("/api/statistics").json()["server"] == []  # nobody was allowed to watch
    mine = two.ann.get("/api/statistics").json()["mine"][0]["groups"][0]["seats"]
    assert [(seat["kind"], seat["games"], seat["wins"]) for seat in mine] == [("you", 1, 0.0), ("person", 1, 1.0)]
    assert two.mio.get("/api/statistics").json()["mine"] == []


def test_records_that_she_brought_along_go_unless_somebody_else_brought_them_too(server: Server) -> None:
    """They may name people."""
    mio, ann = server.browser(), server.browser()
    for browser, name in ((mio, "Mio"), (ann, "Ann")):
        browser.put("/api/me", {"name": name})
    for browser, game in ((mio, "garakutarium"), (mio, "arnak"), (ann, "arnak")):
        browser.post("/api/records", {"name": "a.txt", "text": record_of(game, 20)})

    gone = delete(mio)

    def kept(rows: Connection) -> int:
        return len(rows.execute(select(records)).all())

    assert gone.records == 2
    assert server.app.state.hall.database.transaction(kept) == 1


def test_the_socket_of_somebody_else_stays(life: Life) -> None:
    socket, _ = life.ann.sit(life.shared)

    delete(life.mio)

    assert socket.ask(Hello(), Welcome).table.seats[1].name == ""


def test_who_loses_the_race_to_write_that_she_left_refuses_nobody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other server's line is there by then."""
    code, (host, _, third) = three_seats(server, "bot")
    server.app.state.hall.rooms.rooms.pop(code)  # it is read again when somebody looks
    store, lost = Table.store, list[int]()

    async def loses(table: Table, draft: Draft, command: CommandKey | None) -> None:
        await store(table, draft, command)
        lost.append(table.history.version)
        raise StaleVersion(version=table.history.version)

    monkeypatch.setattr(Table, "store", loses)
    delete(third)

    assert host.get(f"/api/tables/{code}").json()["seats"][2]["kind"] == "bot"
    lines = [line.action for line in server.app.state.hall.rooms.rooms[code].table.history.lines]
    assert lost
    assert sum(line.startswith("@resign 2 ") for line in lines) == 1
