"""Taking back: free to the undo line, the last line at which anybody learned something or another seat acted."""

from __future__ import annotations

import pytest

from iseki.server.messages import Accepted, Command, Events, Hello, Position, Redo, Undo, Welcome
from tests.clauses import case
from tests.server.browser import Server, Socket, offer_of, option, two_players
from tests.server.worlds import played


def child_with_loot(server: Server, **wish: object) -> tuple[Socket, Socket, int]:
    """Seat 1, the child, has taken the open pile; seat 0; the version."""
    first, second, welcome = two_players(server, **wish)
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

    _, after = server.browsers[1].at(server).sit(before.table.code)

    assert after.position == before.position
    assert after.events == before.events


def test_after_an_undo_the_same_command_may_be_played_under_a_new_id(server: Server) -> None:
    child, _, version = child_with_loot(server)
    discard = option(child.last_events().position, "discard")
    discarded = child.play(version, discard).version
    undone = child.ask(Undo("u", discarded, version), Accepted).version

    assert child.ask(Command("again", undone, (discard,)), Accepted).version == undone + 1


# ---------------------------------------------------------------- step by step, the whole turn, and forward again
def discards(child: Socket, n: int) -> list[Position]:
    """Where the child stood before each of so many discards, and after the last."""
    stood = [child.last_events().position]
    for _ in range(n):
        child.play(stood[-1].version, option(stood[-1], "discard"))
        stood.append(child.last_events().position)
    return stood


def undo(child: Socket, to: int | None) -> Position:
    assert to is not None
    version = child.last_events().position.version
    child.ask(Undo(f"u{version}", version, to), Accepted)
    return child.last_events().position


def redo(child: Socket) -> Position:
    version = child.last_events().position.version
    child.ask(Redo(f"r{version}", version), Accepted)
    return child.last_events().position


def test_one_goes_back_command_by_command_to_the_undo_line_and_no_further(server: Server) -> None:
    child, _, version = child_with_loot(server)
    stood = discards(child, 2)

    seen = [undo(child, child.last_events().position.step) for _ in range(3)]

    assert [position.view for position in seen[:2]] == [stood[1].view, stood[0].view]
    assert seen[2].undo is None and seen[2].step is None
    assert child.refused(Undo("more", seen[2].version, version - 2)).code == "undo_line"


def test_the_whole_turn_is_taken_back_at_once(server: Server) -> None:
    child, _, _ = child_with_loot(server)
    stood = discards(child, 2)

    back = undo(child, stood[2].undo)

    assert back.decision is not None and back.decision.kind == "choose"


@case("B-050")
def test_what_was_taken_back_is_done_again_step_by_step(server: Server) -> None:
    """Undo, undo, redo, redo, and everybody sees the same as before, under a version of its own."""
    child, parent, _ = child_with_loot(server)
    stood = discards(child, 2)
    for _ in range(2):
        undo(child, child.last_events().position.step)

    seen = [redo(child) for _ in range(2)]

    assert [position.view for position in seen] == [stood[1].view, stood[2].view]
    assert [event.action for event in child.last_events().events] == [f"@redo {stood[2].version} 1"]
    assert seen[1].redo is None and seen[1].step == stood[1].version
    assert parent.ask(Hello(), Welcome).position.version == seen[1].version == stood[2].version + 4


def test_a_way_that_was_left_is_closed_when_somebody_acts(server: Server) -> None:
    child, parent, _ = child_with_loot(server)
    stood = discards(child, 1)
    back = undo(child, stood[1].step)
    assert (back.redo, parent.ask(Hello(), Welcome).position.redo) == (stood[1].version, None)
    assert parent.refused(Redo("mine", back.version)).code == "nothing_to_redo"

    again = child.play(back.version, option(back, "discard")).version

    assert child.last_events().position.redo is None
    assert child.refused(Redo("late", again)).code == "nothing_to_redo"
    assert child.refused(Undo("left", again, stood[1].version)).code == "undo_line"  # that line is on no way to here


def test_redo_is_the_same_after_the_table_was_read_from_the_database(server: Server) -> None:
    child, _, _ = child_with_loot(server)
    stood = discards(child, 2)
    for _ in range(2):
        undo(child, child.last_events().position.step)
    code, before = child.ask(Hello(), Welcome).table.code, child.last_events().position

    server.app.state.hall.rooms.rooms.clear()
    again, welcome = server.browsers[1].at(server).sit(code)

    assert (welcome.position.redo, welcome.position.step) == (before.redo, before.step) == (stood[1].version, stood[0].undo)
    again.ask(Redo("r", welcome.position.version), Accepted)
    assert again.last_events().position.view == stood[1].view


def test_where_undo_is_off_nothing_is_taken_back(server: Server) -> None:
    child, _, version = child_with_loot(server, terms={"undo": "off"})
    position = discards(child, 1)[1]

    assert (position.undo, position.step, position.back) == (None, None, ())
    refusal = child.refused(Undo("u", position.version, version))
    assert (refusal.code, refusal.data) == ("undo_not_allowed", {"undo": "off"})


@case("B-046")
@pytest.mark.parametrize("name", ["arnak", "garakutarium"])
def test_a_turn_ends_by_an_answer_of_its_own_so_that_the_last_action_can_be_taken_back(name: str) -> None:
    """Also where nothing but the end is possible, which the page may be told to answer by itself."""
    found = 0
    for seed in range(12):
        history = played(name, seed, 150)
        for point, line in zip(history.points, history.lines, strict=False):
            if point.mover == line.seat and point.origin > point.undo_line and len(point.state.legal_actions()) == 1:
                found += line.action.startswith("end")
    assert found > 0
