"""Every game, any position: what a viewer gets is the same in every world that it must think possible."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from iseki.core.record import new_record
from iseki.core.registry import game_type, games
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, State
from iseki.server.gate import Gate
from iseki.server.history import History, Point
from tests.clauses import case
from tests.server.worlds import SECRET, played


def worlds(history: History) -> Iterator[tuple[Point, Point, int]]:
    """Positions, each with another world that a seat must think possible, and that seat."""
    rng = Rng(1)
    for point in history.points[5::2]:
        for seat in range(history.game.num_players()):
            if point.state.current_player() != CHANCE:
                yield point, point._replace(state=point.state.resample_from_infostate(seat, rng)), seat


@case("B-052", "B-055")
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_seat_gets_the_same_bytes_in_every_world_it_must_think_possible(name: str, seed: int) -> None:
    history = played(name, seed, 120)
    gate = Gate(history, game_type(name).present)
    differing = 0

    for truth, other, seat in worlds(history):
        differing += truth.state.words() != other.state.words()
        shown = [msgspec.json.encode(gate.tried(seat, point)) for point in (truth, other)]
        assert shown[0] == shown[1]

    assert differing > 50  # the worlds do differ


@case("B-052")
@pytest.mark.parametrize("name", games())
def test_why_not_tells_a_seat_the_same_in_every_world(name: str) -> None:
    history = played(name, 3, 60)
    gate = Gate(history, game_type(name).present)
    actions = history.game.action_names[::7]

    for truth, other, seat in list(worlds(history))[::4]:
        for about in actions:
            assert gate.present.reasons(truth.state, seat, about) == gate.present.reasons(other.state, seat, about)


def words(value: object) -> Iterator[str]:
    """Every word in an event, the halves of `verb:kind` too."""
    if isinstance(value, str):
        yield from value.split(":")
    elif isinstance(value, dict):
        yield from (word for part in value.values() for word in words(part))
    elif isinstance(value, list | tuple):
        yield from (word for part in value for word in words(part))


def known(state: State, viewer: int) -> set[str]:
    """Kinds of the cards that the viewer sees."""
    game = state.game
    return {game.kind_names[game.kind[card]] for card in range(game.cards) if state.visible(card, viewer)}


@case("B-052", "B-053")
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [6, 7, 8])
def test_events_name_no_card_that_the_viewer_sees_neither_before_nor_after(name: str, seed: int) -> None:
    """Action, log and movements, for both seats and the public."""
    history = played(name, seed, 200)
    gate, kinds = Gate(history, game_type(name).present), set(history.game.kind_names)
    mentions = 0

    for viewer in range(history.game.num_players() + 1):
        for event, before, after in zip(gate.events(viewer, 0), history.points, history.points[1:], strict=False):
            named = kinds & set(words(msgspec.to_builtins(event)))
            mentions += len(named)
            assert named <= known(before.state, viewer) | known(after.state, viewer), event
    assert mentions > 200


@pytest.mark.parametrize("name", games())
def test_a_history_read_from_its_lines_is_the_same(name: str) -> None:
    history = played(name, 4, 120)

    again = History(game_type(name).load(), SECRET)
    again.extend(history.lines)

    assert [point.state.words() for point in again.points] == [point.state.words() for point in history.points]
    assert [point[1:] for point in again.points] == [point[1:] for point in history.points]


@case("B-050")
@pytest.mark.parametrize("name", games())
def test_the_record_as_text_agrees_with_the_history(name: str) -> None:
    """The viewers' copies of the record hold the actions that the viewers were told as events."""
    history = played(name, 5, 120)
    kind = game_type(name)
    gate = Gate(history, kind.present)
    record = new_record(kind)
    record.lines = [line.action for line in history.lines]

    for viewer in range(history.game.num_players() + 1):
        assert record.viewer_copy(viewer).lines == [event.action for event in gate.events(viewer, 0)]
