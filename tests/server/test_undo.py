"""Taking back: free to the undo line, the last line at which anybody learned something or another seat acted."""

from __future__ import annotations

from iseki.server.messages import Accepted, Command, Events, Hello, Undo, Welcome
from tests.clauses import case
from tests.server.browser import Server, Socket, offer_of, option, two_players


def child_with_loot(server: Server) -> tuple[Socket, Socket, int]:
    """Seat 1, the child, has taken the open pile; seat 0; the version."""
    first, second, welcome = two_players(server)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    return second, first, second.play(version, "take:open").version


@case("B-050")
def test_a_discard_is_taken_back_as_an_event_of_the_same_record(server: Server) -> None:
    child, parent, version = child_with_loot(server)
    before = child.last_events().position
    discarded = child.play(version, option(before, "discard")).version
    assert child.last_events().position.undo == version - 1  # taking the open pile showed nothing new either

    undone = child.ask(Undo("u", discarded, version), Accepted)

    news = parent.until(Events)
    while news.position.version < undone.version:
        news = parent.until(Events)
    assert undone.version == discarded + 1
    assert [event.action for event in news.events] == [f"@undo {version}"]
    assert (news.events[0].seat, news.events[0].log[0].key, news.events[0].log[0].data) == (-2, "undo", {"seat": 1, "to": version})
    assert child.last_events().position.view == before.view
    assert child.last_events().position.undo == version - 1


@case("B-044")
def test_what_was_revealed_cannot_be_taken_back(server: Server) -> None:
    """Taking the closed pile shows the child its hidden card."""
    first, second, welcome = two_players(server)
    version = first.play(welcome.position.version, *offer_of(welcome.position)).version
    taken = second.play(version, "take:closed").version
    assert second.last_events().position.undo is None

    refusal = second.refused(Undo("u", taken, version))

    assert (refusal.code, refusal.data) == ("undo_line", {"to": version, "line": taken})


@case("B-044")
def test_a_draw_cannot_be_taken_back(server: Server) -> None:
    """The end of a turn makes CHANCE draw the next five cards: nobody gets behind that."""
    child, parent, version = child_with_loot(server)
    child.play(version, "end_part")
    position = parent.until(Events).position
    while position.decision is None or position.decision.kind != "part" or position.waiting != 0:
        position = parent.until(Events).position
    drawn = parent.play(position.version, "end_part").version

    refusal = parent.refused(Undo("u", drawn, position.version))

    assert refusal.code == "undo_line"


def test_nobody_takes_back_what_another_seat_did(server: Server) -> None:
    child, parent, version = child_with_loot(server)
    discarded = child.play(version, option(child.last_events().position, "discard")).version

    refusal = parent.refused(Undo("u", discarded, version))

    assert (refusal.code, refusal.data) == ("undo_line", {"to": version, "line": discarded})


@case("B-048")
def test_an_undo_names_its_target_and_is_refused_when_the_table_moved_on(server: Server) -> None:
    child, _, version = child_with_loot(server)
    discarded = child.play(version, option(child.last_events().position, "discard")).version
    child.play(discarded, option(child.last_events().position, "discard"))

    assert child.refused(Undo("u", discarded, version)).code == "stale_version"


@case("B-050")
def test_undo_act_undo_from_two_tabs_leaves_all_in_step(server: Server) -> None:
    child, parent, version = child_with_loot(server)
    position = child.last_events().position
    for n in range(2):
        discarded = child.play(position.version, option(position, "discard"), key=f"discard-{n}").version
        child.ask(Undo(f"undo-{n}", discarded, position.version), Accepted)
        position = child.last_events().position
    assert position.version == version + 4  # twice a discard and an undo

    again = child.ask(Undo("undo-1", 1, 1), Accepted)  # the second tab sends it again

    assert again.version == position.version
    welcome = parent.ask(Hello(), Welcome)
    assert welcome.position.version == position.version
    assert [event.action[:5] for event in welcome.events[-4:]] == ["disca", "@undo", "disca", "@undo"]


def test_a_table_with_an_undo_is_the_same_after_it_was_read_from_the_database(server: Server) -> None:
    child, _, version = child_with_loot(server)
    discarded = child.play(version, option(child.last_events().position, "discard")).version
    child.ask(Undo("u", discarded, version), Accepted)
    before = child.ask(Hello(), Welcome)
    server.app.state.hall.rooms.rooms.clear()

    code = before.table.code
    host = server.browser()
    host.client.cookies = server.browsers[-2].client.cookies
    _, after = host.sit(code)

    assert after.position == before.position
    assert after.events == before.events


def test_after_an_undo_the_same_command_may_be_played_under_a_new_id(server: Server) -> None:
    child, _, version = child_with_loot(server)
    discard = option(child.last_events().position, "discard")
    discarded = child.play(version, discard).version
    undone = child.ask(Undo("u", discarded, version), Accepted).version

    assert child.ask(Command("again", undone, (discard,)), Accepted).version == undone + 1
