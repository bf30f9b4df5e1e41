"""Time: only who is asked spends it, a server that is down costs none, and it stands while there is a pause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from iseki.server.about import Clocks
from iseki.server.messages import (
    Accepted,
    Command,
    Consent,
    Events,
    GoOn,
    HandOver,
    Hello,
    Position,
    Propose,
    TakeBack,
    Undo,
    Welcome,
)
from tests.clauses import case
from tests.server.browser import AGAINST_BOT, AGAINST_FRIEND, Browser, Server, Socket, offer_of, two_players
from tests.server.timing import BY_GAME, BY_MOVE, Clock, events, left, stands, wait_until


# ---------------------------------------------------------------- whose time runs
@case("B-082")
def test_only_the_clock_of_who_is_asked_runs(timed: Server, clock: Clock) -> None:
    first, second, welcome = two_players(timed, terms=BY_GAME)
    assert left(first) == Clocks((600_000, 600_000), 0)

    clock.now += 40
    assert left(second) == Clocks((560_000, 600_000), 0)
    first.play(welcome.position.version, *offer_of(welcome.position))
    clock.now += 25

    assert left(first) == Clocks((560_000, 575_000), 1)


def test_by_the_move_a_seat_has_its_time_again_when_it_is_asked_again(timed: Server, clock: Clock) -> None:
    first, second, welcome = two_players(timed, terms=BY_MOVE)
    clock.now += 50
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version

    assert left(first) == Clocks((60_000, 60_000), 1)
    clock.now += 20
    second.play(version, "take:open")

    assert left(second) == Clocks((60_000, 40_000), 1)  # it is still the same turn of the child


def test_taking_back_gives_no_time_back(timed: Server, clock: Clock) -> None:
    first, second, welcome = two_players(timed, terms=BY_MOVE)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    taken = second.play(version, "take:open").version
    clock.now += 20

    second.ask(Undo("u", taken, version), Accepted)

    assert left(second) == Clocks((60_000, 40_000), 1)


def test_no_time_runs_before_every_seat_is_taken(timed: Server, clock: Clock) -> None:
    host, friend = timed.browser(), timed.browser()
    code = host.open_table(AGAINST_FRIEND, terms=BY_MOVE)
    socket, welcome = host.sit(code)
    assert welcome.position.clocks == Clocks((60_000, 60_000))
    clock.now += 1000

    friend.claim(host.invite(code))

    assert socket.until(Events).position.clocks == Clocks((60_000, 60_000), 0)


def test_a_bot_spends_nobodys_time(timed: Server, clock: Clock) -> None:
    host = timed.browser()
    socket, welcome = host.sit(host.open_table(AGAINST_BOT, terms=BY_GAME))
    version = welcome.position.version
    socket.ask(HandOver("h", "easy"), Accepted)
    clock.now += 10_000

    clocks = left(socket)

    assert (clocks.left, clocks.running) == ((600_000, None), None)
    assert stands(socket).version > version


def test_a_bot_has_no_clock_and_who_left_the_seat_to_one_keeps_the_time(timed: Server, clock: Clock) -> None:
    first, _, _ = two_players(timed, terms=BY_GAME)
    clock.now += 100
    first.ask(HandOver("h", "easy"), Accepted)

    assert left(first).left == (500_000, 600_000)
    host = timed.browser()
    assert host.sit(host.open_table(AGAINST_BOT, terms=BY_GAME))[1].position.clocks == Clocks((600_000, None), 0)


@pytest.mark.parametrize(("terms", "left_again"), [(BY_MOVE, 60_000), (BY_GAME, 550_000)])
def test_who_takes_a_seat_back_that_a_bot_has_played_begins_a_move_anew_in_the_game_there_is_what_was_left(
    make_server: Callable[..., Server], clock: Clock, terms: dict[str, object], left_again: int
) -> None:
    server = make_server(now=clock, pace=1000.0)  # the bot's move comes when the test says so
    host = server.browser()
    code = host.open_table(AGAINST_BOT, terms=terms)
    socket, welcome = host.sit(code)
    table = server.app.state.hall.rooms.rooms[code].table
    clock.now += 50
    before = left(socket).left[0]

    socket.ask(HandOver("h", "easy"), Accepted)
    version = socket.ask(TakeBack("t"), Accepted).version
    assert left(socket) == Clocks((before, None), 0)  # nothing was decided meanwhile

    version = socket.ask(HandOver("h2", "easy"), Accepted).version
    assert server.first.portal is not None
    assert server.first.portal.call(table.play_bot, 0, version, offer_of(welcome.position)[:1])
    socket.ask(TakeBack("t2"), Accepted)
    assert left(socket) == Clocks((left_again, None), 0)


def test_a_table_without_a_clock_shows_none(timed: Server, clock: Clock) -> None:
    first, _, welcome = two_players(timed)
    clock.now += 1_000_000

    assert welcome.position.clocks is None
    assert stands(first).result is None


# ---------------------------------------------------------------- the server goes away
@case("B-071")
def test_a_server_that_is_down_costs_nobody_time(make_server: Callable[..., Server], clock: Clock) -> None:
    server = make_server(now=clock)
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, terms=BY_GAME)
    friend.claim(host.invite(code))
    socket, welcome = host.sit(code)
    clock.now += 100
    version = socket.play(welcome.position.version, *offer_of(welcome.position)).version
    clock.now += 30
    server.close()

    clock.now = 5.0  # another machine: its seconds are counted from elsewhere
    _, back = host.at(make_server(now=clock)).sit(code)

    assert back.position.version == version
    assert back.position.clocks == Clocks((500_000, 570_000), 1)


def test_time_runs_and_ends_though_nobody_has_looked_at_the_table_since_the_start(make_server: Callable[..., Server], clock: Clock) -> None:
    server = make_server(now=clock)
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, terms={"time": "day", "seconds": 86_400})
    friend.claim(host.invite(code))
    socket, welcome = host.sit(code)
    socket.play(welcome.position.version, *offer_of(welcome.position))
    server.close()

    second = make_server(now=clock)
    wait_until(lambda: code in second.app.state.hall.rooms.rooms)
    clock.now += 86_401
    history = second.app.state.hall.rooms.rooms[code].table.history

    wait_until(history.over)
    assert history.lines[-1].action == "@timeout 1"


# ---------------------------------------------------------------- pause
def paused(server: Server) -> tuple[Socket, Socket, Position]:
    first, second, welcome = two_players(server, terms=BY_MOVE)
    version = welcome.position.version
    assert first.ask(Propose("p", version, "pause"), Accepted).version == version
    assert second.ask(Consent("y", 0, "pause", 0, True), Accepted).version == version + 1
    return first, second, welcome.position


@case("B-109")
def test_by_consent_the_clocks_stand_and_nobody_acts_until_somebody_goes_on(timed: Server, clock: Clock) -> None:
    first, second, position = paused(timed)
    assert left(first) == Clocks((60_000, 60_000), None, True)
    clock.now += 500
    assert first.refused(Command("c", position.version + 1, offer_of(position))).code == "paused"

    version = second.ask(GoOn("g"), Accepted).version

    assert [event.log[0].key for event in events(first)[-2:]] == ["pause", "go_on"]
    assert left(first) == Clocks((60_000, 60_000), 0)
    first.play(version, *offer_of(position))


def test_a_pause_needs_a_clock_and_begins_and_ends_once(timed: Server) -> None:
    first, second, welcome = two_players(timed)
    reasons = [first.refused(Propose("p", welcome.position.version, "pause")).data, second.refused(GoOn("g")).data]
    first, second, position = paused(timed)
    reasons.append(first.refused(Propose("again", position.version + 1, "pause")).data)

    assert [data["reason"] for data in reasons] == ["clock", "running", "paused"]


def test_a_pause_is_the_same_after_the_table_was_read_from_the_database(make_server: Callable[..., Server], clock: Clock) -> None:
    server = make_server(now=clock)
    first, _, position = paused(server)
    code = first.ask(Hello(), Welcome).table.code
    clock.now += 30
    server.close()

    _, welcome = server.browsers[0].at(make_server(now=clock)).sit(code)

    assert welcome.position.clocks == Clocks((60_000, 60_000), None, True)
    assert welcome.position.version == position.version + 1


# ---------------------------------------------------------------- settled when the table is opened
@case("B-109")
def test_time_and_what_happens_when_it_is_over_are_told_to_everybody(timed: Server) -> None:
    first, second, welcome = two_players(timed, terms={**BY_MOVE, "leaving": "pass"})

    for socket in (first, second):
        terms = socket.ask(Hello(), Welcome).table.terms
        assert (terms.time, terms.seconds, terms.leaving) == ("move", 60, "pass")
    assert welcome.table.terms == first.ask(Hello(), Welcome).table.terms


@case("B-109")
def test_an_invitation_tells_the_terms_before_the_seat_is_taken_and_claims_nothing(timed: Server) -> None:
    host, friend = timed.browser(), timed.browser()
    token = host.invite(host.open_table(AGAINST_FRIEND, terms=BY_MOVE))

    told = [friend.post("/api/invitation", {"token": token}).json() for _ in range(2)]

    assert told[0] == told[1]
    assert (told[0]["game"], told[0]["terms"]) == ("garakutarium", BY_MOVE)
    assert friend.claim(token).status_code == 200
    assert friend.post("/api/invitation", {"token": token}).json()["code"] == "link_used"


@pytest.mark.parametrize(
    "terms",
    [
        {"time": "move"},
        {"seconds": 60},
        {"time": "day", "seconds": 3600},
        {"time": "move", "seconds": -1},
        {"time": "move", "seconds": 1e9},
        {"time": "week"},
        {"leaving": "cry"},
    ],
)
def test_terms_that_cannot_be_kept_are_refused(browser: Browser, terms: dict[str, object]) -> None:
    answer = browser.post("/api/tables", {"game": "garakutarium", "seats": AGAINST_BOT, "terms": terms})

    assert (answer.status_code, answer.json()["code"] in ("bad_terms", "bad_message")) == (400, True)
