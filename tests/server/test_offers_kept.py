"""An offer stands in the database: it outlives the server, and two servers on one database count the same answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from iseki.server.about import Offer
from iseki.server.messages import Accepted, Hello, Propose, Welcome
from iseki.server.rooms import Room
from iseki.server.store.offers import keep_offer
from iseki.server.store.offers import offer_of as stored
from iseki.server.store.rows import Conflict
from tests.clauses import case
from tests.server.asking import ASK, no, offered, proposed, revealed, yes
from tests.server.browser import Server, Socket, offer_of, option, three_players, two_players
from tests.server.timing import BY_MOVE, left, stands, wait_until

Servers = Callable[..., Server]


def room_of(server: Server) -> Room:
    rooms: dict[str, Room] = server.app.state.hall.rooms.rooms
    return next(iter(rooms.values()))


def stored_offer(server: Server) -> Offer | None:
    table = room_of(server).table
    return table.database.transaction(lambda rows: stored(rows, table.data.id))


def code_of(socket: Socket) -> str:
    return socket.ask(Hello(), Welcome).table.code


@case("B-071")
def test_an_offer_outlives_the_server_and_is_agreed_to_at_the_next_one(make_server: Servers) -> None:
    server = make_server()
    child, _, before, after = revealed(server)
    code = code_of(child)
    proposed(child, before, after)
    server.close()

    parent, welcome = server.browsers[0].at(make_server()).sit(code)

    assert welcome.table.offer == Offer(1, "undo", before, (0,))
    assert parent.ask(yes(welcome.table.offer), Accepted).version == after + 1
    assert stands(parent).version == after + 1


def test_what_was_answered_already_outlives_the_server(make_server: Servers) -> None:
    server = make_server()
    sockets = three_players(server, terms=BY_MOVE)
    version, code = stands(sockets[0]).version, code_of(sockets[0])
    sockets[0].ask(Propose("p", version, "pause"), Accepted)
    sockets[1].ask(yes(offered(sockets[1])), Accepted)
    server.close()

    third, welcome = server.browsers[2].at(make_server()).sit(code)

    assert welcome.table.offer == Offer(0, "pause", 0, (2,))
    third.ask(yes(welcome.table.offer), Accepted)
    assert left(third).paused


def test_an_offer_that_was_declined_or_void_does_not_come_back(make_server: Servers) -> None:
    server = make_server()
    child, parent, before, after = revealed(server)
    code = code_of(child)
    proposed(child, before, after)
    parent.ask(no(offered(parent)), Accepted)
    proposed(child, before, after, "again")
    child.ask(no(offered(child), "withdrawn"), Accepted)
    server.close()

    _, welcome = server.browsers[0].at(make_server()).sit(code)

    assert welcome.table.offer is None


@case("B-068")
def test_two_servers_tell_of_an_offer_and_take_the_answer_of_either(make_server: Servers, place: str) -> None:
    one, two = make_server(place), make_server(place)
    child, _, before, after = revealed(one)
    parent, _ = one.browsers[0].at(two).sit(code_of(child))
    proposed(child, before, after)

    version = parent.ask(yes(offered(parent)), Accepted).version

    assert version == after + 1
    while child.last_events().position.version < version:
        child.read()
    assert child.last_events().events[-1].action == f"@undo {before} 1"


@case("B-068")
def test_who_said_no_at_another_server_is_told(make_server: Servers) -> None:
    one, two = make_server(), make_server()
    child, _, before, after = revealed(one)
    parent, _ = one.browsers[0].at(two).sit(code_of(child))
    proposed(child, before, after)

    parent.ask(no(offered(parent)), Accepted)

    assert offered(child, declined=0).waiting == ()
    assert child.ask(Hello(), Welcome).table.offer is None


@case("B-048", "B-068")
def test_a_move_makes_an_offer_void_that_its_server_has_not_heard_of(make_server: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.rooms.LOOK_SECONDS", 3600.0)
    one, two = make_server(), make_server()
    first, _, welcome = two_players(one, terms=ASK)
    start = welcome.position.version
    split = first.play(start, *offer_of(welcome.position)).version
    second, _ = one.browsers[1].at(two).sit(welcome.table.code)
    proposed(first, start, split)
    assert stored_offer(two) == Offer(0, "undo", start, (1,))

    second.play(split, "take:open")

    assert stored_offer(two) is None


@case("B-068")
def test_of_two_answers_at_two_servers_none_is_lost(make_server: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second server has not heard of the first one's answer when it takes its own."""
    monkeypatch.setattr("iseki.server.rooms.LOOK_SECONDS", 3600.0)
    one, two = make_server(), make_server()
    sockets = three_players(one, terms=BY_MOVE)
    version, code = stands(sockets[0]).version, code_of(sockets[0])
    sockets[0].ask(Propose("p", version, "pause"), Accepted)
    offer = offered(sockets[1])
    third, _ = one.browsers[2].at(two).sit(code)

    sockets[1].ask(yes(offer), Accepted)
    third.ask(yes(offer), Accepted)

    assert left(third).paused


def test_an_offer_takes_the_place_of_the_one_that_its_server_knows_and_of_no_other(server: Server) -> None:
    child, _, before, after = revealed(server)
    proposed(child, before, after)
    table = room_of(server).table

    for known in (None, Offer(1, "undo", before, ())):
        with pytest.raises(Conflict):
            table.database.transaction(lambda rows, known=known: keep_offer(rows, table.data.id, known, None))  # type: ignore[misc]

    assert stored_offer(server) == Offer(1, "undo", before, (0,))


@case("B-068")
def test_who_comes_to_a_table_that_another_server_played_on_sees_it_as_it_is(make_server: Servers) -> None:
    """The second server had read the table before; nobody looked at it there meanwhile."""
    one, two = make_server(), make_server()
    child, _, _, after = revealed(one)
    there = one.browsers[0].at(two)
    first, welcome = there.sit(code_of(child))
    first.close()
    version = child.play(after, option(child.last_events().position, "discard")).version
    wait_until(lambda: room_of(two).stale)

    assert welcome.position.version == after
    assert there.sit(code_of(child))[1].position.version == version
