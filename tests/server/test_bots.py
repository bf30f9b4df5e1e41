"""Bots in seats: they always move, know only what their seat may know, and people can take over."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest

from iseki.ai.levels import level
from iseki.core.saved import Saved
from iseki.server.bots import SHARE, Patience
from iseki.server.messages import Accepted, Command, Events, HandOver, Position, Seats, Skip, TakeBack
from tests.clauses import case
from tests.server.bots import Illegal, Prompt, Raising, Sleeping, Waiting
from tests.server.browser import AGAINST_FRIEND, Browser, Server, Socket, offer_of, two_players
from tests.server.faulty import told_sqlite


def until_asked(socket: Socket, seat: int) -> Position:
    """Events until the seat is asked, or the game is over."""
    position = socket.last_events().position
    while position.waiting not in (seat, None):
        position = socket.until(Events).position
    return position


@case("B-110")
@pytest.mark.parametrize("minds", [Raising, Illegal, Sleeping])
def test_a_bot_that_fails_is_replaced_by_a_quick_legal_action(make_server: Callable[..., Server], minds: type[Prompt]) -> None:
    server = make_server()
    server.app.state.hall.minds = server.app.state.hall.rooms.minds = minds()
    browser = server.browser()
    socket, welcome = browser.sit(browser.open_table())
    socket.play(welcome.position.version, *offer_of(welcome.position))

    position = until_asked(socket, 0)

    assert position.waiting == 0
    assert any(event.seat == 1 for answer in socket.seen if isinstance(answer, Events) for event in answer.events)


@case("B-112")
def test_a_bot_never_gets_the_position_itself(make_server: Callable[..., Server]) -> None:
    """The child's bot is asked before it chooses a pile: in 20 tables it is shown more than one world of the same hidden card."""
    server = make_server()
    minds = server.app.state.hall.minds
    browser = server.browser()
    truth, shown = [], []
    for _ in range(20):
        socket, welcome = browser.sit(browser.open_table())
        offer = offer_of(welcome.position)
        asked = len(minds.tasks)
        socket.play(welcome.position.version, *offer)
        until_asked(socket, 0)
        world = msgspec.json.decode(minds.tasks[asked].state, type=Saved)
        truth.append(offer[0].partition(":")[2])
        shown.append(next(place.kind for place in world.cards if place.zone == "closed"))

    assert sum(a == b for a, b in zip(truth, shown, strict=True)) <= 8  # about 1 in 31 by chance


def test_a_bot_goes_on_when_the_disk_is_well_again(make_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.bots.BUSY_SECONDS", 0.01)
    server, tried = make_server(), list[int]()
    hall = server.app.state.hall
    bot = hall.minds = hall.rooms.minds = Waiting()
    socket, welcome = server.browser().sit(server.browsers[0].open_table())
    version = socket.play(welcome.position.version, *offer_of(welcome.position)).version
    table = next(iter(hall.rooms.rooms.values())).table
    play = table.play_bot

    async def noted(seat: int, at: int, names: tuple[str, ...]) -> None:
        tried.append(at)
        await play(seat, at, names)

    monkeypatch.setattr(table, "play_bot", noted)

    told_sqlite(hall.database, "query_only = 1")
    bot.go.set()
    while len(tried) < 2:
        time.sleep(0.01)
    told_sqlite(hall.database, "query_only = 0")
    socket.last_events()

    assert tried[:2] == [version, version]
    assert socket.until(Events).position.version > version


def test_a_bot_makes_its_whole_offer_in_one_command(make_server: Callable[..., Server]) -> None:
    """As a person does: nobody sees half an offer."""
    server = make_server()
    bot = server.app.state.hall.minds = server.app.state.hall.rooms.minds = Waiting()
    browser = server.browser()
    socket, _ = browser.sit(browser.open_table(options={"first_parent": 1}))

    bot.go.set()
    events = socket.until(Events).events

    assert events[0].action == "hide:?"
    assert events[-1].log


def test_a_table_of_bots_alone_is_played_to_its_end(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """B-110, and the end by the rules: returns and winners agree, everybody may read the whole record."""
    monkeypatch.setattr("iseki.server.crowd.QUEUE", 10_000)  # bots that wait for nobody would leave the reader behind
    code = browser.open_table(({"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}), options={"turn_limit": 50})
    socket, _ = browser.sit(code)

    table = socket.until(Seats).table
    while not table.secret:
        table = socket.until(Seats).table

    result = socket.last_events().position.result
    assert result is not None
    assert result.ending == "rules"
    assert sum(result.returns) == 0
    assert [seat for seat in (0, 1) if result.returns[seat] == max(result.returns)] == list(result.winners)
    record = browser.get(f"/api/tables/{code}/record").text
    assert "?" not in record
    assert "\nresult " in record
    finished = browser.get("/api/tables").json()["finished"]
    assert [row["code"] for row in finished] == [code]


def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it(server: Server) -> None:
    first, second, _ = two_players(server)

    first.ask(HandOver("leave", "easy"), Accepted)

    seat = second.until(Seats).table.seats[0]
    assert (seat.kind, seat.level, seat.owner) == ("bot", "easy", True)
    position = until_asked(second, 1)  # the bot has made the offer
    assert first.refused(Command("c", position.version, ("done",))).code == "bot_plays"
    first.ask(TakeBack("back"), Accepted)
    assert [answer.table.seats[0].kind for answer in first.seen if isinstance(answer, Seats)][-1] == "person"
    assert first.refused(TakeBack("again")).code == "not_handed_over"
    log = [event.log[0].key for answer in second.seen if isinstance(answer, Events) for event in answer.events if event.seat == -2]
    second.until(Events)
    assert log == ["hand_over"]
    assert second.last_events().events[0].log[0].key == "take_back"


def test_a_level_that_cannot_be_played_here_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.opening.available", lambda: ("easy",))
    first, _, _ = two_players(server)

    refusal = first.refused(HandOver("leave", "strong"))

    assert (refusal.code, refusal.data) == ("level_off", {"level": "strong", "known": ("easy",)})


def test_a_bot_waits_so_that_people_can_follow_and_skip_ends_the_waiting(make_server: Callable[..., Server]) -> None:
    server = make_server(pace=30.0)
    browser = server.browser()
    socket, welcome = browser.sit(browser.open_table())
    socket.play(welcome.position.version, *offer_of(welcome.position))
    started = time.monotonic()

    socket.send(Skip())

    assert until_asked(socket, 0).waiting == 0
    assert time.monotonic() - started < 30


def test_each_decision_leaves_time_for_the_next_ones_of_the_turn(make_server: Callable[..., Server]) -> None:
    """`easy` has 2 seconds a turn; a decision may take 0.3 of what is left."""
    server = make_server()
    browser = server.browser()
    socket, welcome = browser.sit(browser.open_table(({"kind": "me"}, {"kind": "bot", "level": "easy"})))
    socket.play(welcome.position.version, *offer_of(welcome.position))
    until_asked(socket, 0)

    tasks = server.app.state.hall.minds.tasks

    assert tasks
    assert all(0 < task.seconds <= SHARE * level("easy").turn_seconds for task in tasks)


def test_a_turn_has_an_end_and_the_next_one_of_the_same_seat_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """10 seconds a turn: 0.3 of them for the first decision, after 4 seconds of thought 0.3 of 6, after 11 nothing."""
    clock = [100.0]
    monkeypatch.setattr("iseki.server.bots.monotonic", lambda: clock[0])
    patience = Patience()
    left = []
    for thought, turn in ((0.0, 7), (4.0, 7), (7.0, 7), (0.0, 8)):
        with patience.thinking():
            clock[0] += thought
        patience.begin(2, turn, 10.0)
        left.append(round(patience.for_one_decision(), 6))

    assert left == [3.0, 1.8, 0.0, 3.0]


def test_waiting_so_that_people_can_follow_costs_a_bot_no_time_to_think(make_server: Callable[..., Server]) -> None:
    """`easy` has 2 seconds a turn and waits 0.4 before each command: the second decision still has 0.3 of more than 1.6."""
    server = make_server(pace=0.4)
    browser = server.browser()
    socket, welcome = browser.sit(browser.open_table(({"kind": "me"}, {"kind": "bot", "level": "easy"})))
    socket.play(welcome.position.version, *offer_of(welcome.position))
    until_asked(socket, 0)

    seconds = [task.seconds for task in server.app.state.hall.minds.tasks]

    assert len(seconds) > 1
    assert min(seconds) > SHARE * (level("easy").turn_seconds - 0.4)


def test_bots_go_on_after_a_restart(make_server: Callable[..., Server]) -> None:
    """The bot was thinking when the server ended; the table goes on as soon as somebody looks."""
    slow = make_server(pace=30.0)
    browser = slow.browser()
    code = browser.open_table()
    socket, welcome = browser.sit(code)
    version = socket.play(welcome.position.version, *offer_of(welcome.position)).version
    slow.close()

    socket, back = browser.at(make_server()).sit(code)

    assert back.position.version >= version
    socket.seen.append(Events(back.events, back.position))
    assert until_asked(socket, 0).waiting == 0


def test_a_friend_who_has_not_come_yet_is_waited_for(browser: Browser) -> None:
    socket, welcome = browser.sit(browser.open_table(AGAINST_FRIEND))

    socket.play(welcome.position.version, *offer_of(welcome.position))

    assert socket.last_events().position.waiting == 1
    assert welcome.table.seats[1].kind == "open"
