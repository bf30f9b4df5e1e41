"""Commands at the table: what is accepted, what is refused and why, and that a refusal changes nothing."""

from __future__ import annotations

import pytest

from iseki.server.messages import (
    Accepted,
    Command,
    Events,
    Hello,
    Preview,
    Previewed,
    Reasons,
    Refusal,
    Resign,
    Seats,
    Welcome,
    Why,
)
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Browser, Server, offer_of, two_players


def test_an_offer_is_accepted_and_the_bot_answers(browser: Browser) -> None:
    socket, welcome = browser.sit(browser.open_table())
    offer = offer_of(welcome.position)

    accepted = socket.play(welcome.position.version, *offer)

    assert accepted.version == welcome.position.version + len(offer)  # a split asks CHANCE for nothing
    while socket.last_events().position.waiting != 0:
        socket.until(Events)


def test_both_players_hear_of_a_command_in_one_message_that_ends_with_the_position(server: Server) -> None:
    first, second, welcome = two_players(server)
    offer = offer_of(welcome.position)

    accepted = first.play(welcome.position.version, *offer)

    for socket in (first, second):
        news = socket.last_events() if socket is first else socket.until(Events)
        assert [event.version for event in news.events] == list(range(welcome.position.version + 1, accepted.version + 1))
        assert news.position.version == accepted.version
        assert news.position.waiting == 1


def test_options_and_plans_go_to_the_seat_that_is_asked_alone(server: Server) -> None:
    _, second, welcome = two_players(server)
    assert welcome.position.decision is not None
    assert welcome.position.decision.options

    other = second.ask(Hello(), Welcome).position.decision
    assert other is not None
    assert (other.seat, other.kind, other.options, other.plans) == (0, "hide", (), ())


@case("B-064", "B-062")
def test_a_command_sent_twice_is_applied_once_and_answered_alike(server: Server) -> None:
    first, second, welcome = two_players(server)
    command = Command("same-id", welcome.position.version, offer_of(welcome.position))

    answers = [first.ask(command, Accepted), first.ask(command, Accepted)]
    first.close()

    assert answers[0] == answers[1]
    assert second.ask(Hello(), Welcome).position.version == answers[0].version


@case("B-062")
def test_after_a_lost_connection_hello_brings_what_was_missed_and_the_command_may_be_sent_again(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    friend.claim(host.invite(code))
    socket, welcome = host.sit(code)
    command = Command("offline", welcome.position.version, offer_of(welcome.position))
    socket.ask(command, Accepted)
    socket.close()

    again, back = host.sit(code, have=welcome.position.version)

    assert [event.version for event in back.events] == [welcome.position.version + n + 1 for n in range(len(command.actions))]
    assert again.ask(command, Accepted).version == back.position.version


@case("B-063")
def test_a_stale_version_is_refused_with_the_present_one(server: Server) -> None:
    first, _, welcome = two_players(server)

    refusal = first.refused(Command("old", welcome.position.version - 1, offer_of(welcome.position)))

    assert (refusal.code, refusal.data, refusal.version) == (
        "stale_version",
        {"version": welcome.position.version},
        welcome.position.version,
    )


@case("B-063")
@pytest.mark.parametrize("action", ["end_part", "hide:K9", "nonsense", "hide", "take:closed"])
def test_an_illegal_action_is_refused_and_changes_nothing(server: Server, action: str) -> None:
    first, _, welcome = two_players(server)

    refusal = first.refused(Command("no", welcome.position.version, (action,)))

    assert (refusal.code, refusal.data["action"]) == ("illegal_action", action)
    assert first.ask(Hello(), Welcome).position.version == welcome.position.version


def test_a_command_is_all_or_nothing(server: Server) -> None:
    first, _, welcome = two_players(server)
    hide = offer_of(welcome.position)[0]

    refusal = first.refused(Command("half", welcome.position.version, (hide, "join:K9")))

    assert refusal.code == "illegal_action"
    assert first.ask(Hello(), Welcome).position.version == welcome.position.version


@case("B-027")
def test_who_is_not_asked_is_refused_with_the_seat_that_is(server: Server) -> None:
    _, second, welcome = two_players(server)

    refusal = second.refused(Command("mine", welcome.position.version, offer_of(welcome.position)))

    assert (refusal.code, refusal.data) == ("not_your_turn", {"seat": 0})


@case("B-052")
def test_nothing_may_follow_an_action_that_teaches_the_seat_something(server: Server) -> None:
    """Else a refusal of the rest would tell what the hidden card is, and nothing would be spent for knowing it."""
    first, second, welcome = two_players(server)
    offer = offer_of(welcome.position)
    version = first.play(welcome.position.version, *offer).version

    for guess in (offer[0].replace("hide", "discard"), "discard:J"):
        refusal = second.refused(Command(f"probe-{guess}", version, ("take:closed", guess)))
        assert (refusal.code, refusal.data) == ("too_far", {"action": guess})


@case("B-099")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"Command"}',
        '{"type":"Command","id":"a","version":1,"actions":[]}',
        '{"type":"Command","id":"","version":1,"actions":["done"]}',
        '{"type":"Command","id":"a","version":-1,"actions":["done"]}',
        '{"type":"Command","id":"a","version":1.5,"actions":["done"]}',
        '{"type":"Command","id":"a","version":1,"actions":["done"],"points":99}',
        '{"type":"Command","id":"a","version":1,"actions":[7]}',
        '{"type":"Win"}',
        '{"type":"Hello","have":"1"}',
        '{"type":"Hello","have":1e400}',
        '{"type":"Command","id":"' + "a" * 41 + '","version":1,"actions":["done"]}',
        "[" * 5000,
        '"\\ud800"',
    ],
)
def test_a_message_that_is_none_is_refused_and_the_socket_goes_on(browser: Browser, text: str) -> None:
    socket, welcome = browser.sit(browser.open_table(AGAINST_FRIEND))

    socket.session.send_text(text)

    refusal = socket.until(Refusal)
    assert (refusal.id, refusal.code) == ("", "bad_message")
    assert socket.ask(Hello(), Welcome).position.version == welcome.position.version


def test_a_binary_frame_is_read_like_text(browser: Browser) -> None:
    socket, _ = browser.sit(browser.open_table(AGAINST_FRIEND))

    for frame, kind in ((b'{"type":"Hello"}', Welcome), (b"\xff\xfe", Refusal)):
        socket.session.send_bytes(frame)
        assert isinstance(socket.read(), kind)


def test_a_message_of_a_megabyte_is_refused(browser: Browser) -> None:
    socket, _ = browser.sit(browser.open_table(AGAINST_FRIEND))

    socket.session.send_text('{"type":"Hello","have":' + " " * 1_000_000 + "1}")

    assert socket.until(Refusal).code == "too_large"


def test_a_preview_shows_the_position_after_a_prefix_and_stores_nothing(server: Server) -> None:
    """The child takes a pile, then looks at what discarding its first card would do."""
    first, second, welcome = two_players(server)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    version = second.play(version, "take:open").version
    decision = second.last_events().position.decision
    discard = next(option.action for option in decision.options if option.verb == "discard") if decision else ""

    answer = second.ask(Preview("p", version, (discard,)), Previewed)

    assert not answer.stopped
    assert answer.position.decision is not None
    assert discard not in [option.action for option in answer.position.decision.options]
    assert second.ask(Hello(), Welcome).position.version == version


def test_a_preview_stops_before_anybody_learns_anything(server: Server) -> None:
    first, second, welcome = two_players(server)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version

    answer = second.ask(Preview("p", version, ("take:closed", "discard:J")), Previewed)

    assert answer.stopped
    assert answer.position.decision is not None
    assert answer.position.decision.kind == "choose"


def test_why_not_names_the_clause(server: Server) -> None:
    first, second, welcome = two_players(server)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    version = second.play(version, "take:open").version

    reasons = second.ask(Why("w", version, "skill:knight"), Reasons).reasons

    assert reasons
    assert all(reason.clause for reason in reasons)


def test_two_tabs_of_one_seat_stay_in_step(server: Server) -> None:
    """B-069: both are live, and each may act."""
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)
    one, welcome = host.sit(code)
    other, _ = host.sit(code)

    accepted = one.play(welcome.position.version, *offer_of(welcome.position))

    assert other.until(Events).position.version == accepted.version
    assert other.last_events() == one.last_events()


def test_resigning_ends_the_table_for_both_and_publishes_the_secret(server: Server) -> None:
    """B-051, B-087: one end; later commands are refused."""
    first, second, welcome = two_players(server)

    first.ask(Resign("r", welcome.position.version), Accepted)

    result = second.until(Events).position.result
    assert result is not None
    assert (result.ending, result.returns, result.winners) == ("resigned", (-1.0, 1.0), (1,))
    assert len(second.until(Seats).table.secret) == 64
    refusal = first.refused(Command("late", welcome.position.version + 1, offer_of(welcome.position)))
    assert refusal.code == "game_over"
