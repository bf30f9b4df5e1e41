"""Why not: clause and data for every action, told from what the asker may know."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.present import Reason
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from tests.clauses import clause
from tests.games.costa_ruana.positions import asking, begun, lay, opened, play, set_treasures, settle, table


def why(s: State, about: str, viewer: int | None = None) -> Reason:
    (reason,) = GAME.present.reasons(s, int(s.current_player()) if viewer is None else viewer, about)
    return reason


def effect(name: str, **options: object) -> State:
    """The effect is before seat 0, which has two natives on island 1 and one on island 2; island 0 is full, island 3 bare."""
    s = settle(table(tiles="red+blue", **options), {0: {1: 7}, 1: {0: 2}, 2: {0: 1}})  # type: ignore[arg-type]
    return asking(lay(set_treasures(s, i3=0), "up0", name, before=0), "effects")


@pytest.mark.parametrize(
    ("name", "before", "about", "clause"),
    [
        ("red-plus2", (), "place:0", "C-2.9"),
        ("red-plus2", ("place:3",), "place:1", "C-8.4.order"),
        ("red-plus2", (), "place:9", "C-8.4"),
        ("red-plus2", (), "done", "C-8.9"),
        ("red-minus2", (), "recall:0", "C-8.4.none"),
        ("red-minus2", (), "recall:2", "C-8.9.rest"),
        ("red-minus2", ("recall:1",), "recall:0", "C-8.4.none"),
        ("red-arrow", (), "leave:3", "C-8.4.none"),
        ("red-arrow", ("leave:1",), "go:1", "C-8.4.same"),
        ("red-arrow", ("leave:1",), "go:0", "C-2.9"),
        ("red-chest", (), "take:3", "C-8.4.empty"),
        ("red-chest", ("take:1",), "put:1", "C-8.4.same"),
        ("red-chest", (), "place:1", "asked"),
        ("red-plus2", (), "place:1", ""),
    ],
)
def test_an_effect(name: str, before: tuple[str, ...], about: str, clause: str) -> None:
    assert why(play(effect(name), *before), about).clause == clause


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"effects_mandatory": False}), (6, {"shaman_decline_round_1": True})])
@clause("C-5.1", "C-8.4", "C-10.7")
def test_a_clause_forbids_exactly_what_is_not_legal(seats: int, options: dict[str, object]) -> None:
    """All actions at every question of a random game."""
    s, rng = GAME.load(seats, options).new_initial_state(), Rng(seats)
    while not s.is_terminal():
        if not s.is_chance_node():
            op, seat = s.top(), s.seat()
            assert [action for action in range(s.game.actions) if op.reject(s, seat, action) == ""] == s.legal_actions()
        actions = s.legal_actions()
        s.play(s.sample_chance(rng) if s.is_chance_node() else actions[rng.below(len(actions))])


@clause("C-2.8", "C-2.9")
def test_at_set_up_an_island_with_seven_natives_is_full() -> None:
    """Four players have put 2 + 2 + 2 + 1 natives on the first of their seven islands."""
    s = play(opened(4), *["place:0"] * 6)
    assert why(s, "place:0").clause == ""

    play(s, "place:0")
    assert [why(s, f"place:{island}").clause for island in (0, 1, 6, 7)] == ["C-2.9", "", "", "C-2.8"]


def test_natives_that_would_find_no_room() -> None:
    """Two natives, and from island 5 on there is one place."""
    s = settle(table(tiles="red+blue"), {5: {1: 6}})
    asking(lay(s, "up0", "red-plus2", before=0), "effects")

    assert why(s, "place:5") == Reason("place:5", "C-2.9.rest", {"island": "6", "n": 2})


def test_cards_and_players_of_a_round() -> None:
    s = begun(3)
    held = {s.game.kind_names[s.game.kind[c]] for c in range(s.game.cards) if s.zone(c) == at.HAND}
    other = next(kind for kind in s.game.kind_names if kind not in held)

    assert why(s, f"show:{other}").clause == "C-5.1"
    assert why(s, "hide:red-plus3").clause == "asked"
    assert why(s, "show:" + min(held), viewer=1) == Reason("show:" + min(held), "not_yours", {"seat": 0})
    play(s, f"show:{min(held)}")
    assert why(s, "before:5").clause == "C-5.1"
    assert why(s, "before:2").clause == ""


def test_which_effect_comes_next() -> None:
    s = lay(lay(lay(table(tiles="red+blue"), "up0", "red-plus1", before=0), "up1", "blue-plus2", before=0), "up2", "red-minus1", before=0)
    asking(lay(s, "down0", "blue-chest", before=1), "effects")

    assert [why(s, name).clause for name in ("use:up0", "use:up2", "use:down0", "copy")] == ["", "C-8.3", "C-8.1", "C-6.5"]


@pytest.mark.parametrize(
    ("piece", "action", "clause"),
    [
        ("island:1", "place:1", ""),
        ("island:0", "place:0", "C-2.9"),
        ("island:7", "island:7", "unknown"),
        ("up0:red-plus2", "up0:red-plus2", "asked"),
        ("up0:blue-plus2", "up0:blue-plus2", "unknown"),
        ("seat:1", "seat:1", "asked"),
        ("tile:3", "tile:3", "unknown"),
        ("nonsense", "nonsense", "unknown"),
    ],
)
def test_a_piece_is_told_what_can_be_done_with_it(piece: str, action: str, clause: str) -> None:
    reason = why(effect("red-plus2"), piece)

    assert (reason.action, reason.clause) == (action, clause)


def test_a_face_down_card_of_another_is_called_by_its_place() -> None:
    s = asking(lay(table(), "down1", "red-plus3", before=0), "stand")

    assert why(s, "down1:?") == Reason("stand:down1", "")
    assert why(s, "down1:red-plus3").clause == "unknown"


def test_chance_and_the_end_are_nobodys_turn() -> None:
    over = asking(table(turn=5), "end")
    drawing = asking(table(turn=1), "end")

    assert why(over, "accept", viewer=0).clause == "over"
    assert why(drawing, "accept", viewer=0).clause == "chance"
