"""Two servers hold one table with a clock: each counts, time is charged once, to who spent it, and it is over once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from iseki.server.about import Clocks
from iseki.server.clock import Spent, together
from iseki.server.messages import Hello, Welcome
from iseki.server.store.clocks import clock_of, keep_clocks, kept_of
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Server, Socket, offer_of
from tests.server.timing import BY_GAME, Clock, left, stands, wait_until


class Pair:
    """A table of two people, whom both servers know."""

    def __init__(self, make: Callable[..., Server], clock: Clock) -> None:
        self.servers = [make(now=clock), make(now=clock)]
        self.people = [self.servers[0].browser(), self.servers[0].browser()]
        self.code = self.people[0].open_table(AGAINST_FRIEND, terms=BY_GAME)
        assert self.people[1].claim(self.people[0].invite(self.code)).status_code == 200

    def sit(self, seat: int, server: Server) -> Socket:
        return self.people[seat].at(server).sit(self.code)[0]

    def lines(self, server: Server) -> list[str]:
        return [line.action for line in server.app.state.hall.rooms.rooms[self.code].table.history.lines]


@pytest.fixture
def pair(make_server: Callable[..., Server], clock: Clock) -> Pair:
    return Pair(make_server, clock)


def split(socket: Socket) -> int:
    """The first seat makes its offer; the version after it."""
    position = stands(socket)
    return socket.play(position.version, *offer_of(position)).version


@case("B-068", "B-082")
def test_each_at_a_server_of_its_own_is_charged_what_it_thought(pair: Pair, clock: Clock) -> None:
    first, second = pair.sit(0, pair.servers[0]), pair.sit(1, pair.servers[1])
    clock.now += 40
    version = split(first)
    wait_until(lambda: stands(second).version == version)
    assert left(second) == Clocks((560_000, 600_000), 1)

    clock.now += 25
    version = second.play(version, "take:open").version
    wait_until(lambda: stands(first).version == version)

    assert left(first) == left(second) == Clocks((560_000, 575_000), 1)


def test_a_server_where_nobody_looks_charges_nobody_with_the_time_of_another_seat(
    pair: Pair, clock: Clock, make_server: Callable[..., Server]
) -> None:
    """It has not seen who is asked by now: what it counts for the first seat is neither stored nor shown."""
    pair.sit(0, pair.servers[1]).close()
    version = split(pair.sit(0, pair.servers[0]))
    clock.now += 100  # of the second seat
    second = pair.sit(1, pair.servers[0])
    version = second.play(version, "take:open").version
    pair.servers[0].close()
    clock.now += 50  # the other server counts, and stores
    room = pair.servers[1].app.state.hall.rooms.rooms[pair.code]
    wait_until(lambda: room.table.clock.spent.used[0] >= 150)

    welcomed = pair.people[1].at(make_server(now=clock)).sit(pair.code)[1]

    assert welcomed.position.version == version
    assert welcomed.position.clocks == Clocks((600_000, 500_000), 1)
    wait_until(lambda: room.stale)
    assert left(pair.sit(1, pair.servers[1])) == Clocks((600_000, 500_000), 1)


def test_time_is_over_once(pair: Pair, clock: Clock) -> None:
    sockets = [pair.sit(seat, server) for seat, server in enumerate(pair.servers)]
    clock.now += 601

    wait_until(lambda: all(stands(socket).result for socket in sockets))

    for server, socket in zip(pair.servers, sockets, strict=True):
        assert pair.lines(server).count("@timeout 0") == 1
        assert len(pair.lines(server)) == socket.ask(Hello(), Welcome).position.version


def test_what_is_counted_is_stored_within_a_second(pair: Pair, clock: Clock) -> None:
    """So much a server that is killed forgets at most."""
    pair.sit(0, pair.servers[0])
    hall = pair.servers[0].app.state.hall
    table = hall.rooms.rooms[pair.code].table.data.id
    clock.now += 1

    def stored() -> list[float]:
        spent = hall.database.transaction(lambda rows: clock_of(rows, table))
        return spent.used if spent else []

    wait_until(lambda: stored() == [1.0, 0.0])


@pytest.mark.parametrize(
    ("kept", "counted", "after"),
    [
        (Spent([30, 5], 0, 3, 20, 7), Spent([31, 5], 0, 3, 21, 7), Spent([31, 5], 0, 3, 21, 7)),
        (Spent([30, 5], 0, 3, 20, 7), Spent([29, 5], 0, 3, 19, 7), Spent([30, 5], 0, 3, 20, 7)),
        (Spent([30, 5], 0, 3, 20, 7), Spent([29, 9], 1, 3, 4, 8), Spent([30, 9], 1, 3, 4, 8)),
        (Spent([30, 9], 1, 3, 4, 8), Spent([90, 5], 0, 3, 80, 7), Spent([30, 9], 1, 3, 4, 8)),
    ],
    ids=["goes on", "less than the other server", "a newer line", "an older line"],
)
def test_what_two_servers_count_of_one_table(kept: Spent, counted: Spent, after: Spent) -> None:
    assert together(kept, counted) == after


def test_the_clocks_of_many_tables_are_stored_together_new_ones_and_known_ones(server: Server) -> None:
    database, browser = server.app.state.hall.database, server.browser()
    for _ in range(4):
        browser.open_table(AGAINST_FRIEND, terms=BY_GAME)
    counted = {table: Spent([float(table), 0.0], 0, 1, float(table), 1) for table in range(1, 5)}

    database.transaction(lambda rows: keep_clocks(rows, {1: Spent([0.5, 0.0], 0, 1, 0.5, 1)}))
    database.transaction(lambda rows: keep_clocks(rows, counted))

    assert database.transaction(lambda rows: kept_of(rows, [1, 2, 3, 4])) == counted
