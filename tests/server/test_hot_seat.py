"""Several people at one device: each seat is seen and played through its own socket, and nothing of another's hand comes with it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from iseki.core.registry import games
from iseki.server.messages import Accepted, Command, Hello, Refusal, Resign, Seats, Welcome
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Browser, Server, Socket, offer_of
from tests.server.looking import at, failure, replay

SHARED = ({"kind": "me"}, {"kind": "here", "name": "Mio"})


def seat(browser: Browser, code: str, number: object, have: int = 0) -> tuple[Socket, Welcome]:
    """The view of one seat of the device."""
    address = f"ws://localhost/api/tables/{code}/socket?seat={number}"
    socket = Socket(browser.stack.enter_context(browser.client.websocket_connect(address, headers={"origin": "http://localhost"})))
    return socket, socket.ask(Hello(have), Welcome)


def opened(browser: Browser, game: str, seats: tuple[dict[str, str], ...]) -> str:
    """A table of any game that may be watched."""
    return str(browser.post("/api/tables", {"game": game, "seats": seats, "watch": True}).json()["code"])


@pytest.fixture
def device(server: Server) -> Browser:
    browser = server.browser()
    browser.put("/api/me", {"name": "Ann"})
    return browser


def test_the_people_of_one_device_have_names_and_seats_of_their_own(device: Browser) -> None:
    code = device.open_table(SHARED)

    table = device.sit(code)[1].table

    assert [(place.kind, place.name) for place in table.seats] == [("person", "Ann"), ("person", "Mio")]
    assert (table.yours, table.you, table.spectators) == ((0, 1), None, 0)


@case("B-053")
@pytest.mark.parametrize("game", games())
def test_under_the_curtain_is_what_everybody_may_know(server: Server, game: str) -> None:
    """Byte for byte what somebody who watches gets, but for what the table says of the device."""
    device, other = server.browser(), server.browser()
    code = opened(device, game, SHARED)

    mine, theirs = device.sit(code)[1], other.sit(code)[1]

    assert (mine.events, msgspec.json.encode(mine.position)) == (theirs.events, msgspec.json.encode(theirs.position))
    assert mine.position.decision is None or mine.position.decision.options == ()


def test_each_seat_is_seen_and_played_through_its_own_socket(device: Browser) -> None:
    code = device.open_table(SHARED)
    first, welcome = seat(device, code, 0)
    second, other = seat(device, code, 1)
    assert (welcome.table.you, other.table.you) == (0, 1)
    assert welcome.position.view != other.position.view

    refusal = second.refused(Command("c", welcome.position.version, offer_of(welcome.position)))
    accepted = first.play(welcome.position.version, *offer_of(welcome.position))

    assert refusal.code == "not_your_turn"
    assert second.play(accepted.version, "take:open").version > accepted.version


@case("B-052", "B-053")
def test_a_seat_of_the_device_gets_the_bytes_of_a_seat_of_its_own(make_server: Callable[..., Server]) -> None:
    """Two tables alike, one shared by a device and one by two browsers: seat 1 is sent the same events and the same position."""
    server = make_server()
    device, host, friend = (server.browser() for _ in range(3))
    tables = [device.open_table(SHARED), host.open_table(AGAINST_FRIEND)]
    friend.claim(host.invite(tables[1]))
    rooms = server.app.state.hall.rooms.rooms
    for browser, code in ((device, tables[0]), (friend, tables[1])):
        browser.get(f"/api/tables/{code}")
    for code in tables:  # the same lines at both, so that every difference is the device's
        rooms[code].table.history.lines[:] = rooms[tables[0]].table.history.lines
        rooms[code].table.history.points[:] = rooms[tables[0]].table.history.points
        rooms[code].table.gate.told.clear()
    one, other = seat(device, tables[0], 1)[1], friend.sit(tables[1])[1]

    assert msgspec.json.encode((one.events, one.position)) == msgspec.json.encode((other.events, other.position))


@case("B-058")
@pytest.mark.parametrize("wanted", ["0", "1", "2", "-1", "x", "", "01", "9" * 5000])
def test_nobody_looks_through_a_seat_that_is_not_theirs(server: Server, wanted: str) -> None:
    host, friend, other = (server.browser() for _ in range(3))
    code = host.open_table(AGAINST_FRIEND, watch=True)
    friend.claim(host.invite(code))

    told = {name: outcome(browser, code, wanted) for name, browser in (("host", host), ("friend", friend), ("other", other))}

    own = {"0": "host", "1": "friend"}.get(wanted)
    assert told == {name: "Welcome" if name == own else "not_your_seat" for name in told}


def outcome(browser: Browser, code: str, wanted: str) -> str:
    address = f"ws://localhost/api/tables/{code}/socket?seat={wanted}"
    socket = Socket(browser.stack.enter_context(browser.client.websocket_connect(address, headers={"origin": "http://localhost"})))
    socket.send(Hello())
    answer = socket.read()
    return answer.code if isinstance(answer, Refusal) else type(answer).__name__


def test_record_and_chat_know_the_people_of_the_device(device: Browser) -> None:
    """Without a seat the public's copy; who speaks is the one who is named, else the one that is asked."""
    code = device.open_table(SHARED)
    public, first = (device.get(f"/api/tables/{code}/record{seat}").text for seat in ("", "?seat=0"))

    assert "deal:?" in public
    assert "\nview public\n" in public
    assert "\nview 0\n" in first
    assert device.post(f"/api/tables/{code}/chat", {"id": "s", "text": "Hello"}).json()["seat"] == 0
    assert device.post(f"/api/tables/{code}/chat?seat=1", {"id": "t", "text": "Hello"}).json()["seat"] == 1
    assert device.get(f"/api/tables/{code}/record?seat=7").json()["code"] == "not_your_seat"


def test_the_list_says_who_of_the_device_is_asked(device: Browser) -> None:
    code = device.open_table(SHARED)
    first, welcome = seat(device, code, 0)
    assert [(row.get("you"), row.get("waiting")) for row in device.get("/api/tables").json()["mine"]] == [(0, 0)]

    first.play(welcome.position.version, *offer_of(welcome.position))

    assert [(row.get("you"), row.get("waiting")) for row in device.get("/api/tables").json()["mine"]] == [(1, 1)]


def test_a_friend_by_link_sees_the_whole_device_come_and_go(server: Server) -> None:
    """Whoever is looked through, the people of the device are there, and nobody of them watches."""
    device, friend = server.browser(), server.browser()
    code = opened(device, "arnak", (*SHARED, {"kind": "friend"}))
    friend.claim(device.invite(code, 2), "Zed")
    socket, welcome = friend.sit(code)
    assert [place.online for place in welcome.table.seats] == [False, False, True]

    device.sit(code)

    told = socket.until(Seats).table
    assert ([place.online for place in told.seats], told.spectators, told.yours) == ([True, True, True], 0, ())


def test_a_second_device_brings_all_of_them_along(server: Server, device: Browser) -> None:
    code = device.open_table(SHARED)
    token = str(device.post(f"/api/tables/{code}/device").json()["url"]).partition("#device=")[2]
    phone = server.browser()
    phone.claim(token)

    assert phone.sit(code)[1].table.yours == (0, 1)
    assert seat(phone, code, 1)[1].table.you == 1


def test_they_play_again_at_once_with_their_names(device: Browser) -> None:
    code = device.open_table(SHARED)
    socket, welcome = seat(device, code, 0)
    socket.ask(Resign("end", welcome.position.version), Accepted)

    following = device.post(f"/api/tables/{code}/rematch").json()["code"]

    table = device.sit(following)[1].table
    assert ([place.name for place in table.seats], table.yours) == (["Mio", "Ann"], (0, 1))


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kind": "here"}, "name_empty"),
        ({"kind": "here", "name": "x" * 25}, "name_too_long"),
        ({"kind": "here", "name": "a\u202e"}, "name_character"),
        ({"kind": "friend", "name": "Mio"}, "bad_wish"),
        ({"kind": "here", "name": "Mio", "level": "easy"}, "bad_wish"),
    ],
)
def test_who_sits_at_the_device_has_a_name_and_nobody_else(device: Browser, wish: dict[str, str], code: str) -> None:
    answer = device.post("/api/tables", {"game": "garakutarium", "seats": ({"kind": "me"}, wish)})

    assert (answer.status_code, answer.json()["code"]) == (400, code)


@case("B-053")
@pytest.mark.parametrize("game", games())
def test_while_the_game_runs_the_device_looks_back_at_what_each_of_its_people_knew_when_it_asks_for_that(server: Server, game: str) -> None:
    device, other = server.browser(), server.browser()
    code = opened(device, game, SHARED)

    plain = replay(device, code)

    assert (plain.eyes, plain.may) == ("public", ("public", "0", "1"))
    assert (plain.events, plain.stops) == (replay(other, code).events, replay(other, code).stops)
    last = plain.stops[-1].version
    assert at(device, code, last).view == at(other, code, last).view
    for number in (0, 1):
        assert at(device, code, last, str(number)).view == seat(device, code, number)[1].position.view
        assert replay(device, code, str(number)).events == seat(device, code, number)[1].events
    for eyes in ("all", "2", "x"):
        assert failure(device.get(f"/api/replays/{code}?as={eyes}")) == (403, "bad_eyes")
    assert failure(other.get(f"/api/replays/{code}?as=0")) == (403, "bad_eyes")
