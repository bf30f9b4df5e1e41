"""What a viewer must not know never reaches it: not in the state, nor in events, refusals, previews or the record."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from iseki.server.messages import Accepted, Command, Events, Preview, Refusal, Why
from iseki.server.store.rows import Line, SeatRow, TableData, open_table
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Browser, Server, offer_of, two_players

DUG = ("A1", "A2", "B3", "C4")
SECRET = bytes(range(32))


def record(dealt: tuple[str, str], hidden: str) -> list[Line]:
    """Seat 1 was dealt two characters, is the parent, and has hidden a card beside A1; A2, B3 and C4 lie open."""
    chance = ["deal:detective", "deal:knight", *[f"deal:{kind}" for kind in dealt], *[f"draw:{kind}" for kind in (*DUG, hidden)]]
    offer = [f"hide:{hidden}", "join:A1", "done"]
    return [*[Line(-1, name) for name in chance], *[Line(1, name) for name in offer]]


def stored(make_server: Callable[..., Server], name: str, lines: list[Line]) -> Server:
    """A server whose database has one table with that record; two browsers own its seats."""
    server = make_server(name)
    database = server.app.state.hall.database
    browsers = [server.browser(), server.browser()]
    for browser in browsers:
        browser.put("/api/me", {"name": "Ann"})
    options = {"first_parent": 1}
    data = TableData(0, "ABC234", "garakutarium", 1, options, SECRET, True, 1)
    places = [SeatRow(None, 1, "Ann"), SeatRow(None, 2, "Ann")]
    server.first.portal.call(database.run, lambda rows: open_table(rows, data, places, lines))  # type: ignore[union-attr]
    return server


def heard_by(viewer: Browser, actor: Browser) -> list[str]:
    """Every byte the viewer gets: welcome, probes of all kinds, the record, its own choice, what follows, the lists."""
    socket, welcome = viewer.sit("ABC234")
    version = welcome.position.version
    heard = [viewer.get(f"/api/tables/ABC234{path}").text for path in ("", "/record")]
    for n, action in enumerate(("take:closed", "take:open", "discard:A5", "discard:D6", "skill:princess", "hide:A5", "end_part")):
        socket.send(Why(f"w{n}", version, action))
        socket.send(Preview(f"p{n}", version, (action, "discard:A5")))
        socket.send(Command(f"c{n}", version, (action, "discard:A5")))
    for _ in range(21):
        socket.read()
    socket.send(Command("take", version, ("take:open",)))
    socket.until(Refusal if viewer is not actor else Accepted)
    return [*socket.raw, *heard, viewer.get("/api/tables").text]


@case("B-053", "B-052")
@pytest.mark.parametrize("who", ["opponent", "spectator"])
def test_two_tables_that_differ_in_hidden_cards_alone_send_the_same_bytes(make_server: Callable[..., Server], who: str) -> None:
    """The parent's hidden card is A5 or D6; its characters, the removed one and the deck differ too."""
    one = stored(make_server, "one.db", record(("mad-scientist", "princess"), "A5"))
    two = stored(make_server, "two.db", record(("phantom-thief", "princess"), "D6"))
    viewers = [server.browsers[0] if who == "opponent" else server.browser() for server in (one, two)]

    heard = [heard_by(viewer, server.browsers[0]) for viewer, server in zip(viewers, (one, two), strict=True)]

    assert len(heard[0]) > 20
    assert heard[0] == heard[1]


@case("B-039")
def test_the_parent_itself_gets_other_bytes_in_the_two_worlds(make_server: Callable[..., Server]) -> None:
    """So the comparison above would notice a leak."""
    one = stored(make_server, "one.db", record(("mad-scientist", "princess"), "A5"))
    two = stored(make_server, "two.db", record(("phantom-thief", "princess"), "D6"))

    welcomes = [server.browsers[1].sit("ABC234")[0].raw for server in (one, two)]

    assert welcomes[0] != welcomes[1]


@case("B-051")
def test_no_byte_of_a_running_game_holds_the_secret(server: Server) -> None:
    first, second, welcome = two_players(server)
    first.play(welcome.position.version, *offer_of(welcome.position))
    second.until(Events)
    secret = next(iter(server.app.state.hall.rooms.rooms.values())).table.data.secret

    heard = "".join(first.raw + second.raw) + server.browsers[0].get("/api/tables").text

    assert secret.hex() not in heard
    assert welcome.table.secret == ""
    assert len(welcome.table.secret_hash) == 64


@case("B-053")
def test_joining_the_own_game_as_a_spectator_adds_nothing(server: Server) -> None:
    """The public reads `deal:?` and `draw:?` where the parent reads its characters and what it dug."""
    host, watcher = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, watch=True)

    _, welcome = watcher.sit(code)

    assert welcome.table.you is None
    dealt = {event.action for event in welcome.events if event.seat == -1}
    assert dealt == {"deal:?", "draw:?"}
    told = msgspec.json.encode((welcome.events, welcome.position)).decode()
    assert not re.search(r"knight|princess|phantom|detective|mad-sci|\"[ABCDK][1-7]", told)


@case("B-055")
def test_the_opponent_reads_that_a_card_was_hidden_but_not_which(server: Server) -> None:
    first, second, welcome = two_players(server)
    offer = offer_of(welcome.position)
    first.play(welcome.position.version, *offer)

    actions = [event.action for event in second.until(Events).events]

    assert actions[0] == "hide:?"
    assert f'"{offer[0].partition(":")[2]}"' not in second.raw[-1]


@case("B-060")
def test_the_record_of_a_running_game_is_the_viewers_own_copy(server: Server) -> None:
    first, second, welcome = two_players(server)
    first.play(welcome.position.version, *offer_of(welcome.position))
    second.until(Events)
    code = welcome.table.code

    own, other = [browser.get(f"/api/tables/{code}/record").text for browser in server.browsers[:2]]

    assert offer_of(welcome.position)[0] in own.splitlines()
    assert "hide:?" in other.splitlines()
    assert "draw:?" in other.splitlines()
    assert "view 1" in other.splitlines()


def test_who_has_no_seat_may_not_watch_unless_the_table_allows_it(server: Server) -> None:
    host, other = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)

    refusal = other.socket(code).until(Refusal)

    assert (refusal.id, refusal.code) == ("", "no_watching")
    for path in ("", "/record"):
        answer = other.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_watching")


def test_a_spectator_may_do_nothing_but_look(server: Server) -> None:
    host, watcher = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, watch=True)
    socket, welcome = watcher.sit(code)

    for request in (Command("a", welcome.position.version, ("done",)), Preview("p", 1, ()), Why("w", 1, "done")):
        assert socket.refused(request).code == "not_a_player"
