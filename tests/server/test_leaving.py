"""When time is over or somebody resigns the table goes on by its terms: a bot, quick answers, or the end."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from iseki.server.messages import (
    Accepted,
    Command,
    Hello,
    Resign,
    TakeBack,
    Welcome,
)
from tests.clauses import case
from tests.server.browser import Server, offer_of, option, three_players, two_players
from tests.server.timing import BY_GAME, BY_MOVE, Clock, events, left, stands, until, wait_until


# ---------------------------------------------------------------- time is over
@case("B-087")
def test_with_two_seats_the_table_ends_and_the_other_wins(timed: Server, clock: Clock) -> None:
    first, second, welcome = two_players(timed, terms=BY_MOVE)
    clock.now += 61

    news = until(second, "@timeout 0")

    assert [event.action for event in news.events] == ["@timeout 0"]
    assert news.position.result is not None
    assert (news.position.result.ending, news.position.result.winners) == ("timeout", (1,))
    late = first.refused(Command("late", welcome.position.version, offer_of(welcome.position)))
    assert late.code in ("stale_version", "game_over")
    clock.now += 1000
    assert (left(second).running, stands(second).version) == (None, news.position.version)


@case("B-087")
@pytest.mark.parametrize("way", ["resign", "time"])
def test_after_the_end_clocks_stand_and_a_command_in_flight_is_refused(timed: Server, clock: Clock, way: str) -> None:
    first, second, welcome = two_players(timed, terms=BY_GAME)
    version = welcome.position.version
    if way == "resign":
        second.ask(Resign("r", version), Accepted)
    else:
        clock.now += 601
        until(second, "@timeout")

    refusal = first.refused(Command("in flight", version + 1, offer_of(welcome.position)))

    clocks = left(first)
    clock.now += 50
    assert refusal.code == "game_over"
    assert clocks == left(first) and clocks.running is None
    assert sum(event.action.startswith(("@resign", "@timeout")) for event in first.ask(Hello(), Welcome).events) == 1


@pytest.mark.parametrize(("leaving", "who", "kind"), [("bot", "bot:", "bot"), ("pass", "auto", "auto")])
def test_somebody_plays_on_by_the_tables_terms_and_the_seat_is_taken_back(
    timed: Server, clock: Clock, leaving: str, who: str, kind: str
) -> None:
    first, second, welcome = two_players(timed, terms={**BY_MOVE, "leaving": leaving})
    clock.now += 61

    until(second, f"@timeout 0 {who}")
    wait_until(lambda: stands(second).waiting == 1)

    keys = [line.key for event in events(second) for line in event.log]
    assert ("passes" if kind == "auto" else "plays_on") in keys
    assert first.ask(Hello(), Welcome).table.seats[0].kind == kind
    first.ask(TakeBack("t"), Accepted)
    assert first.ask(Hello(), Welcome).table.seats[0].kind == "person"
    assert welcome.table.seats[0].kind == "person"


def test_who_has_no_time_left_in_the_game_does_not_come_back(timed: Server, clock: Clock) -> None:
    first, second, _ = two_players(timed, terms={**BY_GAME, "leaving": "bot"})
    clock.now += 601
    until(second, "@timeout 0")

    assert first.refused(TakeBack("t")).code == "seat_given_up"


def test_answers_that_are_given_quickly_bring_every_game_on(make_server: Callable[..., Server], clock: Clock) -> None:
    """Every kind of question has a quick answer: such a table ends by itself."""
    server = make_server(now=clock)
    first, second, welcome = two_players(server, terms={**BY_MOVE, "leaving": "pass"})
    clock.now += 61
    until(first, "@timeout 0 auto")
    end = time.monotonic() + 60
    while stands(second).result is None:
        clock.now += 61
        assert time.monotonic() < end
        time.sleep(0.05)

    result = stands(second).result
    assert result is not None and result.ending == "rules"
    assert welcome.position.result is None


# ---------------------------------------------------------------- resigning
def test_with_three_seats_a_bot_plays_on_for_who_resigns(timed: Server) -> None:
    sockets = three_players(timed)

    version = sockets[1].ask(Resign("r", stands(sockets[1]).version), Accepted).version

    seen = sockets[0].ask(Hello(), Welcome)
    assert seen.events[version - 1].action.startswith("@resign 1 bot:")
    assert (seen.position.result, seen.table.seats[1].kind) == (None, "bot")
    assert sockets[1].refused(TakeBack("t")).code == "seat_given_up"


def test_a_seat_that_was_given_up_has_no_clock_any_more(timed: Server) -> None:
    sockets = three_players(timed, terms=BY_GAME)
    sockets[1].ask(Resign("r", stands(sockets[1]).version), Accepted)

    assert left(sockets[0]).left == (600_000, None, 600_000)


def test_with_three_seats_the_table_ends_where_it_was_settled_so(timed: Server) -> None:
    sockets = three_players(timed, terms={"leaving": "end"})

    sockets[1].ask(Resign("r", stands(sockets[1]).version), Accepted)

    result = stands(sockets[0]).result
    assert result is not None
    assert (result.ending, result.returns, result.winners) == ("resigned", (0.5, -1.0, 0.5), (0, 2))


def test_the_last_person_who_resigns_ends_the_table(timed: Server) -> None:
    browser = timed.browser()
    wish = {"game": "costa_ruana", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]}
    socket, _ = browser.sit(browser.post("/api/tables", wish).json()["code"])

    wait_until(lambda: stands(socket).waiting == 0)
    socket.ask(Resign("r", stands(socket).version), Accepted)

    result = stands(socket).result
    assert result is not None and result.winners == (1, 2)


def test_a_discard_after_the_time_is_over_comes_too_late(timed: Server, clock: Clock) -> None:
    first, second, welcome = two_players(timed, terms=BY_MOVE)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    taken = second.play(version, "take:open").version
    discard = option(second.last_events().position, "discard")
    clock.now += 61
    until(first, "@timeout 1")

    assert second.refused(Command("late", taken, (discard,))).code == "stale_version"
