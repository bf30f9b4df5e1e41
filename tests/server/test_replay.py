"""Looking back at a table: every position it had, through eyes that one may have."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from iseki.core.opened import EVERYTHING
from iseki.core.registry import game_type, games
from iseki.server.about import TableInfo
from iseki.server.gate import Gate
from iseki.server.history import History
from iseki.server.messages import Position
from iseki.server.replay import Past, left, stops
from iseki.server.store.rows import Line
from tests.clauses import case
from tests.server.browser import Server
from tests.server.looking import Two, at, failure, replay
from tests.server.worlds import pairs, played

PAIRS = 4  # of worlds for each game
SECRETS = ("hand", "aside", "characters", "hut")  # of a seat, in one game or the other


# ---------------------------------------------------------------- while the game runs
def test_while_a_game_runs_everybody_looks_back_through_the_own_eyes(two: Two) -> None:
    assert (replay(two.ann, two.code).eyes, replay(two.ann, two.code).may) == ("0", ("0",))
    assert replay(two.mio, two.code).may == ("1",)
    for eyes in ("1", "all", "public", "7", "x"):
        assert failure(two.ann.get(f"/api/replays/{two.code}?as={eyes}")) == (403, "bad_eyes")
        assert failure(two.ann.get(f"/api/replays/{two.code}/position?at=3&as={eyes}")) == (403, "bad_eyes")


def test_who_watches_looks_back_at_what_everybody_knew(server: Server) -> None:
    open_to_all, private = Two(server, watch=True), Two(server)

    assert replay(open_to_all.stranger, open_to_all.code).may == ("public",)
    assert failure(private.stranger.get(f"/api/replays/{private.code}")) == (403, "no_watching")
    assert failure(private.stranger.get(f"/api/replays/{private.code}/position?at=1")) == (403, "no_watching")


def test_a_position_of_the_past_shows_what_was_known_then(two: Two) -> None:
    """Ann hid a card of her own offer; Mio, who did not take it, knew it neither then nor later."""
    hers = [at(two.ann, two.code, version).view for version in range(two.begun, two.taken)]
    his = [at(two.mio, two.code, version).view for version in range(two.begun, two.taken)]

    assert b'"hidden":null' in bytes(his[-1])
    assert b'"hidden":null' not in bytes(hers[-1])


def test_the_last_position_is_the_one_of_the_table(two: Two) -> None:
    now = two.mio.sit(two.code)[1].position

    last = at(two.mio, two.code, 1_000)

    assert (last.version, last.view, last.waiting) == (now.version, now.view, now.waiting)
    assert (last.undo, last.decision and last.decision.options) == (None, ())


@pytest.mark.parametrize("name", games())
def test_with_all_open_every_seat_is_shown_as_it_saw_itself_at_every_position(name: str) -> None:
    """Hands, secrets and huts; what nobody has drawn yet is no seat's."""
    history = played(name, 3, 100)
    gate, count = Gate(history, game_type(name).present), history.game.num_players()
    for stop in stops(history):
        everything = seats_in(gate.back(EVERYTHING, stop.version))
        assert [sorted(path for path, value in leaves(seat) if value is None) for seat in everything] == [[]] * count
        for seat in range(count):
            itself = seats_in(gate.back(seat, stop.version))[seat]
            assert secrets(everything[seat]) == secrets(itself), stop


def seats_in(position: Position) -> list[dict[str, object]]:
    return msgspec.json.decode(position.view)["seats"]  # type: ignore[no-any-return]


def secrets(seat: dict[str, object]) -> dict[str, object]:
    return {name: sorted(value) if isinstance(value, list) else value for name, value in seat.items() if name in SECRETS}


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Everything that has no parts, and where it stands."""
    if not isinstance(value, dict | list):
        yield path, value
        return
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield from leaves(part, f"{path}.{key}")


def test_nothing_is_shown_in_the_middle_of_what_chance_does(two: Two) -> None:
    """The deal is 13 lines of CHANCE; Ann is asked after it."""
    assert at(two.ann, two.code, 0).version == at(two.ann, two.code, two.begun - 1).version == two.begun
    assert replay(two.ann, two.code).stops[0].version == two.begun


@pytest.mark.parametrize("wrong", ["-1", "x", "", "1e3", "9999999999"])
def test_a_number_of_lines_that_is_none_is_refused(two: Two, wrong: str) -> None:
    assert failure(two.ann.get(f"/api/replays/{two.code}/position?at={wrong}")) == (400, "bad_message")


@case("B-050")
def test_what_was_taken_back_stays_in_sight(two: Two) -> None:
    undone = two.discard_and_regret()
    told = replay(two.ann, two.code)

    assert told.left == (two.taken + 1,)
    assert told.events[two.taken].action.startswith("discard:")
    assert told.events[-1].action == f"@undo {two.taken}"
    assert at(two.mio, two.code, two.taken + 1).view != at(two.mio, two.code, two.taken).view == at(two.mio, two.code, undone).view


# ---------------------------------------------------------------- when it is over
def test_when_it_is_over_everybody_may_look_through_any_eyes(two: Two) -> None:
    last = two.end()

    assert replay(two.ann, two.code).may == ("all", "0", "1", "public")
    assert replay(two.ann, two.code).eyes == "all"
    assert b'"hidden":null' in bytes(at(two.ann, two.code, two.taken - 1, "1").view)
    assert b'"characters":[null,null]' not in bytes(at(two.ann, two.code, last, "all").view)
    assert b'"characters":[null,null]' in bytes(at(two.ann, two.code, last, "public").view)


def test_the_result_stands_at_the_last_position_alone(two: Two) -> None:
    last = two.end()

    assert at(two.ann, two.code, last - 1, "all").result is None
    result = at(two.ann, two.code, last, "all").result
    assert result is not None and (result.ending, result.winners) == ("resigned", (1,))


# ---------------------------------------------------------------- the gate
@case("B-052", "B-055")
@pytest.mark.parametrize("name", games())
def test_a_replay_tells_a_seat_the_same_in_worlds_that_it_cannot_tell_apart(name: str) -> None:
    """Whole replays and each position of them, to the byte; the worlds differ in what the seat never saw."""
    found = list(islice(pairs(name, 1, 60, 0), PAIRS))
    shown = shown_to(found[0][0], name, 0)

    assert len(found) == PAIRS
    assert [other for _, other in found if shown_to(other, name, 0) != shown] == []


def shown_to(history: History, name: str, seat: int) -> list[bytes]:
    past = Past(TableInfo("AAAAAA", name, 1, {}, (), True, ""), Gate(history, game_type(name).present), seat, False)
    return [
        msgspec.json.encode(asyncio.run(past.replay(None))),
        *[msgspec.json.encode(past.position(n, None)) for n in range(history.version + 1)],
    ]


@pytest.mark.parametrize("name", games())
def test_all_eyes_see_every_action_and_no_card_face_down(name: str) -> None:
    history = played(name, 3, 90)
    gate = Gate(history, game_type(name).present)

    assert [event.action for event in gate.events(EVERYTHING, 0)] == [line.action for line in history.lines]
    assert all(move.kind is not None for event in gate.events(EVERYTHING, 0) for move in event.moves)


@pytest.mark.parametrize("name", games())
def test_looking_changes_nothing(name: str) -> None:
    history = played(name, 3, 60)
    before = [point.state.words() for point in history.points]
    gate = Gate(history, game_type(name).present)

    gate.events(EVERYTHING, 0)
    for version in range(history.version + 1):
        gate.back(EVERYTHING, version)

    assert [point.state.words() for point in history.points] == before


def test_lines_of_a_branch_in_a_branch_are_all_left() -> None:
    """Three actions, one taken back, another one, both taken back, a last one: lines 3, 5 and 2 count no more."""
    history = played("garakutarium", 1, 14)
    first = history.version
    action = history.now.state.action_to_string(history.now.state.legal_actions()[0])
    seat = int(history.now.state.current_player())
    history.extend([Line(seat, action), Line(-2, f"@undo {first}"), Line(seat, action), Line(-2, f"@undo {first}"), Line(seat, action)])

    assert left(history) == (first + 1, first + 3)
    assert [stop.version for stop in stops(history)][-6:] == [first, first + 1, first + 2, first + 3, first + 4, first + 5]
