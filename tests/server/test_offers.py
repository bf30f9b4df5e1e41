"""Beyond the undo line by consent: the offer names where it goes back to, and is void when another seat has acted meanwhile."""

from __future__ import annotations

import pytest

from iseki.server.about import Offer, Terms
from iseki.server.bodies import NewTable
from iseki.server.history import History
from iseki.server.messages import Accepted, Consent, Events, HandOver, Hello, Propose, Redo, Seats, Undo, Welcome
from tests.clauses import case
from tests.server.asking import ASK, no, offered, proposed, revealed, yes
from tests.server.browser import AGAINST_BOT, Browser, Server, Socket, offer_of, option, three_players, two_players


def history(server: Server) -> History:
    rooms = server.app.state.hall.rooms.rooms
    return next(iter(rooms.values())).table.history  # type: ignore[no-any-return]


@case("B-044")
def test_beyond_the_undo_line_one_goes_back_when_the_other_agrees_and_draws_the_same_card_again(server: Server) -> None:
    child, parent, before, after = revealed(server)
    assert child.last_events().position.back == (before,)
    seen = child.last_events().position.view

    proposed(child, before, after)
    offer = offered(parent)
    assert (offer.seat, offer.to, offer.waiting) == (1, before, (0,))
    version = parent.ask(yes(offer), Accepted).version

    points = history(server).points
    assert version == after + 1
    assert [event.action for event in parent.last_events().events] == [f"@undo {before} 1"]
    assert points[version].state.words() == points[before].state.words()
    child.play(version, "take:closed")
    assert child.last_events().position.view == seen


def test_what_was_taken_back_by_consent_may_be_redone(server: Server) -> None:
    child, parent, before, after = revealed(server)
    proposed(child, before, after)
    version = parent.ask(yes(offered(parent)), Accepted).version

    assert parent.refused(Redo("r", version)).code == "nothing_to_redo"
    again = child.ask(Redo("r", version), Accepted).version

    points = history(server).points
    assert points[again].state.words() == points[after].state.words()


def test_without_consent_nothing_happens_and_who_said_no_is_told_once(server: Server) -> None:
    child, parent, before, after = revealed(server)
    proposed(child, before, after)
    assert offered(child).waiting == (0,)

    assert parent.ask(no(offered(parent)), Accepted).version == after

    assert offered(child, declined=0).waiting == ()
    assert child.ask(Hello(), Welcome).table.offer is None
    assert parent.refused(yes(Offer(1, "undo", before), "late")).code == "offer_void"


def test_who_asked_may_withdraw_and_nobody_agrees_to_an_own_offer(server: Server) -> None:
    child, parent, before, after = revealed(server)
    proposed(child, before, after)
    offer = offered(child)

    assert child.refused(yes(offer, "self")).code == "offer_void"
    child.ask(no(offer), Accepted)

    assert parent.refused(yes(offer)).code == "offer_void"
    assert history(server).version == after


@case("B-048")
def test_a_yes_takes_back_to_the_version_the_offer_names_though_the_asker_has_moved_on(server: Server) -> None:
    child, parent, before, after = revealed(server)
    proposed(child, before, after)
    offer = offered(parent)
    child.play(after, option(child.last_events().position, "discard"))

    version = parent.ask(yes(offer), Accepted).version

    points = history(server).points
    assert points[version].state.words() == points[before].state.words()


@case("B-048")
def test_an_offer_is_void_when_another_seat_has_acted(server: Server) -> None:
    first, second, welcome = two_players(server, terms=ASK)
    start = welcome.position.version
    split = first.play(start, *offer_of(welcome.position)).version
    proposed(first, start, split)
    offer = offered(second)

    taken = second.play(split, "take:open").version

    assert second.refused(yes(offer)).code == "offer_void"
    assert history(server).version == taken
    assert first.ask(Hello(), Welcome).table.offer is None


def test_an_answer_to_another_offer_than_the_one_that_stands_is_void(server: Server) -> None:
    child, parent, before, after = revealed(server)
    proposed(child, before, after)

    assert parent.refused(Consent("y", 1, "undo", before - 1, True)).code == "offer_void"


def test_an_offer_and_an_answer_sent_twice_count_once(server: Server) -> None:
    child, parent, before, after = revealed(server)
    for _ in range(2):
        proposed(child, before, after)
    answer = yes(offered(parent))

    versions = [parent.ask(answer, Accepted).version for _ in range(2)]
    proposed(child, before, after)

    assert versions == [after + 1] * 2
    assert history(server).version == after + 1


def test_bots_agree_at_once(server: Server) -> None:
    browser = server.browser()
    socket, welcome = browser.sit(browser.open_table(AGAINST_BOT, terms=ASK))
    start = welcome.position.version
    socket.play(start, *offer_of(welcome.position))
    while (position := socket.last_events().position).waiting != 0:
        socket.until(Events)

    version = socket.ask(Propose("p", position.version, "undo", start), Accepted).version

    assert start in position.back
    points = history(server).points
    assert points[version].state.words() == points[start].state.words()


def test_a_seat_that_its_person_left_to_a_bot_is_not_asked(server: Server) -> None:
    child, parent, before, _ = revealed(server)
    version = parent.ask(HandOver("h", "easy"), Accepted).version
    child.until(Seats)

    assert child.ask(Propose("p", version, "undo", before), Accepted).version == version + 1


def asked(sockets: list[Socket]) -> int:
    seat = sockets[0].ask(Hello(), Welcome).position.waiting
    assert seat is not None
    return seat


def test_every_other_person_must_agree(server: Server) -> None:
    sockets = three_players(server, terms=ASK)
    mover = asked(sockets)
    while asked(sockets) == mover:
        position = sockets[mover].ask(Hello(), Welcome).position
        assert position.decision is not None
        sockets[mover].play(position.version, position.decision.options[0].action)
    stands = sockets[mover].ask(Hello(), Welcome).position
    others = [seat for seat in range(3) if seat != mover]
    proposed(sockets[mover], stands.undo or stands.back[0], stands.version)
    offer = offered(sockets[others[0]])
    assert offer.waiting == tuple(others)

    one = sockets[others[0]].ask(yes(offer), Accepted).version
    both = sockets[others[1]].ask(yes(offer), Accepted).version

    assert (one, both) == (stands.version, stands.version + 1)


@pytest.mark.parametrize("undo", ["own", "free", "off"])
def test_only_where_the_table_says_so_one_may_ask(server: Server, undo: str) -> None:
    child, _, before, after = revealed(server, undo=undo)

    refusal = child.refused(Propose("p", after, "undo", before))

    assert (refusal.code, refusal.data) == ("undo_not_allowed", {"undo": undo})


def test_where_undo_is_free_one_goes_back_beyond_the_line_alone(server: Server) -> None:
    child, parent, before, after = revealed(server, undo="free")
    assert child.last_events().position.back == (before,)

    version = child.ask(Undo("u", after, before), Accepted).version

    points = history(server).points
    assert points[version].state.words() == points[before].state.words()
    assert parent.ask(Hello(), Welcome).events[-1].log[0].data == {"seat": 1, "to": before}


@pytest.mark.parametrize("to", [0, 2])
def test_nobody_goes_back_to_where_chance_answered(server: Server, to: int) -> None:
    child, _, _, after = revealed(server)

    assert child.refused(Propose("p", after, "undo", to)).code == "undo_line"


def test_the_terms_of_a_table_are_told_to_everybody(browser: Browser) -> None:
    wish = {"game": "garakutarium", "seats": AGAINST_BOT, "terms": {"undo": "sometimes"}}
    assert browser.post("/api/tables", wish).json()["code"] == "bad_message"

    _, welcome = browser.sit(browser.open_table(AGAINST_BOT, terms=ASK))

    assert welcome.table.terms == Terms("ask")
    assert NewTable("garakutarium", ()).terms == Terms("own")
