"""What a layout may say, what it must not, and what an observation makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from iseki.core.deck import put_under
from iseki.core.errors import BadLayout
from iseki.core.layout import Layout, read_layout
from iseki.core.op import Op
from iseki.core.state import State
from tests.core.toy import DECK, ROW, SCHEMA, DrawOp, card, draw_named, schema, toy, toy_start


def read(tmp_path: Path, old: str, new: str) -> Layout:
    """The toy's schema with one thing changed."""
    assert old in SCHEMA
    (tmp_path / "layout.toml").write_text(SCHEMA.replace(old, new, 1), encoding="utf-8")
    return read_layout(tmp_path)


def test_a_sound_layout_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, "stack = 2", "stack = 3").size == schema().size + 6


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('of = ["tile"]', 'of = ["tiles"]', "zone stack: there is no group tiles"),
        ("length = 3, of", "length = 3, per_seat = true, of", "zone site_at: length and per_seat exclude each other"),
        ("families = 3", "families = 2", "zone stack: family 3 is more than families = 2"),
        ("length = 3, of", "length = 300, of", "at most 256 fit"),
        ("stack = 2", "stack = 90", "at most 512 are allowed"),
        ('"a2"', '"a1"', "a1 stands twice"),
        ('{name = "row"', '{name = "hand0"', "hand0 stands twice"),
        ('names = ["x", "y"]', 'names = ["x", "camp"]', "camp stands twice"),
        ('of = ["basic", "item"]},\n]\nconstant', 'of = ["basics"]},\n]\nconstant', "action draw: there is no group basics"),
        ("many = true}", 'many = true},\n  {name = "end", meaning = "not many"}', "ops with many stand before others"),
    ],
)
def test_a_layout_that_cannot_be_packed_is_refused_with_the_entry_at_fault(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadLayout, match=message):
        read(tmp_path, old, new)


def test_places_of_an_array_and_of_seats_have_numbers() -> None:
    assert schema().zones.names[:7] == ["stack", "site_at0", "site_at1", "site_at2", "row", "deck0", "deck1"]
    assert schema().zones.family == [3, 0, 0, 0, 0, 1, 2, 1, 2, 0, 0]


def test_kinds_that_can_never_be_confused_are_apart() -> None:
    groups = [{schema().kind_names[k] for k in group} for group in schema().zones.groups()]
    assert {"t1", "t2", "t3", "t4"} in groups and {"camp"} not in groups
    assert any({"a1", "b6", "x"} <= group for group in groups)


def test_a_field_of_seats_and_numbers_has_a_name_for_each() -> None:
    names = schema().field_names
    assert names["tokens2_1"] == names["tokens0_0"] + 2 * 2 + 1


# ---------------------------------------------------------------- ops and constants
@pytest.mark.parametrize(
    ("ops", "message"),
    [
        ([Op("gain")], "op 0 of the layout is draw, but gain was given there"),
        ([], "op 0 of the layout is draw, but nothing was given there"),
        ([DrawOp("draw"), Op("lose")], "an op is named lose, but the layout calls only these many: gain"),
    ],
)
def test_ops_that_the_layout_does_not_name_are_refused(ops: list[Op], message: str) -> None:
    with pytest.raises(BadLayout, match=message):
        toy(ops)


def test_more_numbers_than_a_constant_has_room_for_are_refused() -> None:
    assert [int(x) for x in toy(sizes=(1, 2)).constant] == [1, 2, 0]
    with pytest.raises(BadLayout, match="constant sizes has 4 numbers, its length in the layout is 3"):
        toy(sizes=(1, 2, 3, 4))


def test_ops_of_one_name_are_told_apart_in_a_saved_state_and_alike_in_an_observation() -> None:
    game = toy()
    states = []
    for op in (1, 2):
        s = game.new_initial_state()
        s.push(op, 1)
        back = game.deserialize_state(s.serialize())
        assert back.words() == s.words()
        states.append(s)
    assert states[0].words() != states[1].words()
    assert states[0].observation_tensor(0) == states[1].observation_tensor(0)
    assert part(states[0], "asked") == [0, 1]


# ---------------------------------------------------------------- observations
def part(s: State, name: str, viewer: int = 0) -> list[float]:
    at, size = next((at, size) for part, at, size in s.game.observation.parts if part == name)
    return s.observation_tensor(viewer)[at : at + size]


def test_a_zone_has_a_column_for_each_kind_that_can_lie_there_and_one_for_the_unknown() -> None:
    """x and y lie in the row, once each of at most two copies; five tiles of 19 cards lie unknown in the stack."""
    assert part(toy_start(), "row") == [0.5, 0.5, 0]
    assert part(toy_start(), "stack") == pytest.approx([0, 0, 0, 0, 5 / 19])


def test_the_own_hand_comes_first_for_each_seat() -> None:
    s = toy_start()
    draw_named(s, 0, "a1 a2")
    assert part(s, "hand+0", 0)[:3] == [0.5, 0.5, 0] and part(s, "hand+1", 0)[-1] == 0
    assert part(s, "hand+1", 1)[-1] == pytest.approx(2 / 19) and sum(part(s, "hand+0", 1)) == 0


def test_layers_are_told_from_the_top_and_from_the_bottom() -> None:
    """From the top: six unknown cards, x, y. Fourteen kinds can lie there, so each layer has fifteen columns: x is 12, y 13."""
    s = toy_start()
    for name in ("x", "y"):
        put_under(s, card(s, name), DECK, s.game.everyone)
    top, bottom = part(s, "deck+0.top"), part(s, "deck+0.bottom")
    assert [i for i, x in enumerate(top) if x] == [14, 15 + 12] and max(top) == pytest.approx(1)
    assert [i for i, x in enumerate(bottom) if x] == [13, 15 + 12]
    assert part(s, "deck+1.top", 1) == top


def set_field(s: State, name: str, x: int) -> None:
    s.put(s.game.fields[name], x)


def fields(s: State, viewer: int) -> list[float]:
    return part(s, "fields", viewer)


def changed(s: State, viewer: int, **values: int) -> dict[int, float]:
    """Places of the fields' part that change when these fields are set."""
    before = fields(s, viewer)
    for name, x in values.items():
        set_field(s, name, x)
    return {i: x for i, (x, old) in enumerate(zip(fields(s, viewer), before, strict=True)) if x != old}


@pytest.mark.parametrize(
    ("name", "value", "own", "other"),
    [
        ("first", 1, {0: 0.0, 1: 1.0}, {0: 1.0, 1: 0.0}),
        ("coins1", 5, {3: 0.5}, {2: 0.5}),
        ("coins1", 99, {3: 1.0}, {2: 1.0}),
        ("tokens2_1", 1, {9: 0.25}, {8: 0.25}),
        ("open", 0b1001, {10: 1.0, 13: 1.0}, {10: 1.0, 13: 1.0}),
        ("round", 3, {14: 0.0, 17: 1.0}, {14: 0.0, 17: 1.0}),
        ("round", 7, {14: 0.0}, {14: 0.0}),
        ("hut1", 2, {}, {19: 0.25}),
    ],
)
def test_a_number_is_told_as_the_layout_says(name: str, value: int, own: dict[int, float], other: dict[int, float]) -> None:
    """Places: first 0-1, coins 2-3, tokens 4-9 (number, then seat), open 10-13, round 14-18, the viewer's own hut 19."""
    assert changed(toy_start(), 0, **{name: value}) == own
    assert changed(toy_start(), 1, **{name: value}) == other


def test_a_row_of_cards_is_told_whatever_place_they_lie_in() -> None:
    s = toy_start()
    s.lay(card(s, "x"), ROW, 4)
    assert part(s, "row") == part(toy_start(), "row")
