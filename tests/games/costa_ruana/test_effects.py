"""Step 6: whose effects when, what they do, copies (C-8)."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from tests.clauses import clause
from tests.games.costa_ruana.positions import (
    Options,
    asked,
    asking,
    cards,
    lay,
    legal,
    on,
    play,
    set_treasures,
    settle,
    stand,
    supplies,
    table,
    treasures,
)


def red(*laid: tuple[str, str, int], seats: int = 3, shaman: int = 0, **options: object) -> State:
    """Active red and blue; cards as (place, kind, before whom)."""
    chosen: Options = options  # type: ignore[assignment]
    s = table(seats, shaman, "red+blue", **chosen)
    for place, name, before in laid:
        lay(s, place, name, before)
    return s


def who_is_asked(s: State) -> list[str]:
    """Everybody who is asked until the effects are over, each answering with the first legal action."""
    seen = []
    while asked(s) and asked(s).split()[1] in ("order", "chest", "carry", "place", "recall", "leave", "go"):
        seen.append(asked(s))
        s.play(s.legal_actions()[0])
    return seen


@clause("C-8.1")
def test_each_player_carries_out_all_cards_before_the_next_begins() -> None:
    s = red(("up0", "red-plus1", 2), ("up1", "blue-plus1", 1), ("up2", "red-chest", 1), shaman=1)

    assert who_is_asked(asking(s, "effects")) == ["1 chest", "1 carry", "1 place", "2 place"]


@clause("C-8.2")
def test_copies_are_carried_out_together_with_the_own_cards() -> None:
    """Seat 1 has an arrow before it and copies a +1 that lies before seat 2."""
    s = stand(settle(red(("up0", "red-plus1", 2), ("up1", "blue-arrow", 1)), {0: {1: 1}}), 1, "up0")

    assert who_is_asked(asking(s, "effects")) == ["1 place", "1 leave", "1 go", "2 place"]


@clause("C-8.3")
def test_treasures_first_then_place_return_move() -> None:
    s = settle(red(("up0", "red-arrow", 0), ("up1", "red-minus1", 0), ("up2", "red-plus1", 0), ("down0", "red-chest", 0)), {0: {0: 1}})

    assert who_is_asked(asking(s, "effects")) == ["0 chest", "0 carry", "0 place", "0 recall", "0 leave", "0 go"]


@clause("C-8.3")
def test_of_different_effects_of_one_letter_the_player_chooses() -> None:
    s = asking(red(("up0", "red-plus1", 0), ("up1", "blue-plus2", 0)), "effects")

    assert (asked(s), legal(s)) == ("0 order", ["use:up0", "use:up1"])
    play(s, "use:up1", "place:0", "place:0")
    assert (asked(s), on(s, 0)) == ("0 place", [2, 0, 0])


@clause("C-8.3")
def test_equal_effects_of_one_letter_need_no_choice() -> None:
    s = asking(red(("up0", "red-plus1", 0), ("up1", "blue-plus1", 0)), "effects")

    assert who_is_asked(s) == ["0 place", "0 place"]


@clause("C-8.3", "C-6.5")
def test_who_has_no_native_on_a_card_is_offered_no_copy_after_the_first_effect() -> None:
    """+1, +2 and +3 lie before seat 0; the flip has put a yellow +1 among the discards, and nobody copies anything."""
    s = table(tiles="yellow+blue")
    for place, name in (("up0", "red-plus1"), ("up1", "blue-plus2"), ("up2", "red-plus3"), ("down1", "yellow-plus1")):
        lay(s, place, name, before=0)
    play(asking(s, "flip"), "flip:1")
    assert (cards(s, at.DISCARD), legal(s)) == (["yellow-plus1"], ["use:up0", "use:up1", "use:up2"])

    play(s, "use:up0", "place:0")
    assert (asked(s), legal(s)) == ("0 order", ["use:up1", "use:up2"])


@clause("C-8.3", "C-8.6")
def test_with_the_card_equal_effects_need_a_choice_only_where_a_copy_waits_for_one() -> None:
    s = red(("up0", "red-plus1", 0), ("up1", "blue-plus1", 0), copy_timing="with_card")

    assert who_is_asked(asking(s.clone(), "effects")) == ["0 place", "0 place"]
    assert asked(asking(stand(s, 1, "up1"), "effects")) == "0 order"


@pytest.mark.parametrize("name", ["red-chest", "red-plus1", "red-minus1", "red-arrow"])
@clause("C-8.4")
def test_a_question_says_which_card_it_comes_from(name: str) -> None:
    """A source is a kind plus one."""
    s = asking(settle(red(("up0", name, 0)), {0: {0: 1}, 1: {0: 1}}), "effects")

    assert s.source() == s.game.kind_names.index(name) + 1


@clause("C-8.4")
def test_a_treasure_goes_from_any_island_to_any_other() -> None:
    s = set_treasures(red(("up0", "red-chest", 0)), i3=0)
    asking(s, "effects")

    assert legal(s) == ["take:0", "take:1", "take:2", "take:4", "take:5"]
    assert legal(play(s, "take:4")) == ["put:0", "put:1", "put:2", "put:3", "put:5"]
    assert treasures(play(s, "put:3")) == [4, 4, 5, 1, 4, 5]


@clause("C-8.4")
def test_natives_are_placed_on_islands_as_one_likes_in_ascending_order() -> None:
    s = asking(red(("up0", "red-plus3", 0), ("up1", "blue-plus1", 1)), "effects")
    play(s, "place:1", "place:1")

    assert legal(s) == [f"place:{island}" for island in (1, 2, 3, 4, 5)]
    play(s, "place:4")
    assert (on(s, 1), on(s, 4), supplies(s)[0]) == ([2, 0, 0], [1, 0, 0], 10 - 3)


@clause("C-8.4")
def test_natives_return_from_different_islands() -> None:
    s = settle(red(("up0", "red-minus2", 0), ("up1", "blue-plus1", 1)), {0: {0: 2}, 3: {0: 1}, 4: {1: 1}})
    asking(s, "effects")

    assert legal(s) == ["recall:0"]  # from island 3 on there is one of the two that must return
    assert legal(play(s, "recall:0")) == ["recall:0", "recall:3"]
    play(s, "recall:3")
    assert (on(s, 0), on(s, 3), supplies(s)[0]) == ([1, 0, 0], [0, 0, 0], 10 - 3 + 2)


@clause("C-8.4")
def test_a_native_moves_to_another_island_with_room() -> None:
    s = settle(red(("up0", "red-arrow", 0), ("up1", "blue-plus1", 1)), {0: {0: 1}, 1: {1: 7}, 2: {0: 1}})
    asking(s, "effects")

    assert legal(s) == ["leave:0", "leave:2"]
    assert legal(play(s, "leave:0")) == ["go:2", "go:3", "go:4", "go:5"]
    play(s, "go:2")
    assert (on(s, 0), on(s, 2)) == ([0, 0, 0], [2, 0, 0])


@clause("C-8.5")
def test_nobody_moves_natives_of_another_tribe() -> None:
    s = settle(red(("up0", "red-minus3", 1), ("up2", "blue-arrow", 1)), {0: {0: 2, 1: 1}, 1: {2: 3}, 2: {1: 1}})
    asking(s, "effects")
    before = supplies(s)
    who_is_asked(s)

    assert [supplies(s)[seat] - before[seat] for seat in (0, 2)] == [0 + 1, 0 + 1]  # only the treasures' natives came home (C-9.5)
    assert cards(s, at.DISCARD) == ["red-minus3", "blue-arrow"]


@clause("C-8.6")
@pytest.mark.parametrize(
    ("timing", "order"),
    [
        ("owner_turn", ["0 place", "1 order", *["1 place"] * 3, "2 place"]),
        ("with_card", ["0 place", "2 place", "1 order", *["1 place"] * 3]),
    ],
)
def test_when_a_copy_is_used(timing: str, order: list[str]) -> None:
    """Seat 2 copies the +1 of seat 0; before seat 1 lie +1 and +2."""
    laid = [("up0", "red-plus1", 0), ("up1", "blue-plus1", 1), ("up2", "blue-plus2", 1)]
    s = stand(red(*laid, copy_timing=timing), 2, "up0")

    assert who_is_asked(asking(s, "effects")) == order


@clause("C-8.6")
def test_with_the_card_several_copies_come_in_player_order() -> None:
    s = red(("up0", "red-plus1", 0), shaman=1, copy_timing="with_card")
    for seat in (0, 1, 2):
        stand(s, seat, "up0")

    assert who_is_asked(asking(s, "effects")) == ["0 place", "1 place", "2 place", "0 place"]


@clause("C-8.7")
def test_copying_does_not_take_the_effect_away() -> None:
    """A +2 before seat 0, copied by seat 1: each places two of its own."""
    s = stand(red(("up0", "red-plus2", 0), ("up1", "blue-minus1", 2)), 1, "up0")
    settle(s, {5: {2: 2}})
    asking(s, "effects")
    play(s, "place:0", "place:0", "place:1", "place:1")

    assert (on(s, 0), on(s, 1)) == ([2, 0, 0], [0, 2, 0])


@clause("C-8.8")
@pytest.mark.parametrize(("returns", "placed"), [("end_of_effects", 1), ("immediately", 2)])
def test_when_a_copying_native_comes_home(returns: str, placed: int) -> None:
    """Seat 0 has one native at home, one on a +1 before seat 1, and a +2 before itself; it copies first."""
    s = settle(red(("up1", "red-plus1", 1), ("up0", "blue-plus2", 0), copy_native_return=returns), {0: {0: 4}, 1: {0: 4}})
    stand(s, 0, "up1")
    asking(s, "effects")
    assert legal(s) == ["use:up0", "copy"]
    play(s, "copy", "place:2")
    if returns == "immediately":
        play(s, "place:3")

    assert on(s, 2)[0] + on(s, 3)[0] == placed
    assert asked(s) == "1 place"


@clause("C-8.8")
def test_in_both_cases_it_is_home_before_the_treasures() -> None:
    for returns in ("end_of_effects", "immediately"):
        s = stand(red(("up0", "red-chest", 1), copy_native_return=returns), 2, "up0")
        play(asking(s, "effects"), "take:0", "put:1", "take:0", "put:1")
        assert supplies(s) == [10, 10, 10]


@clause("C-8.9")
@pytest.mark.parametrize(("mandatory", "may_stop"), [(True, False), (False, True)])
@pytest.mark.parametrize("name", ["red-plus2", "red-minus2", "red-arrow", "red-chest"])
def test_effects_must_be_carried_out_unless_an_option_says_otherwise(name: str, mandatory: bool, may_stop: bool) -> None:
    s = asking(settle(red(("up0", name, 0), effects_mandatory=mandatory), {0: {0: 3}}), "effects")

    assert ("done" in legal(s)) == may_stop


@clause("C-8.9")
def test_any_number_may_be_used_where_effects_are_not_mandatory() -> None:
    s = asking(settle(red(("up0", "red-minus3", 0), ("up1", "blue-plus1", 1), effects_mandatory=False), {0: {0: 3}}), "effects")
    play(s, "recall:0", "done")

    assert (asked(s), on(s, 0)) == ("1 place", [2, 0, 0])


@clause("C-8.10")
def test_what_stops_an_effect() -> None:
    """No native at home, none on islands, no treasure: the effect is void and nobody is asked."""
    assert who_is_asked(asking(settle(red(("up0", "red-plus2", 0)), {0: {0: 5}, 1: {0: 5}}), "effects")) == []
    assert who_is_asked(asking(red(("up0", "red-minus2", 0), ("up1", "blue-arrow", 0)), "effects")) == []
    bare = set_treasures(red(("up0", "red-chest", 0)), i0=0, i1=0, i2=0, i3=0, i4=0, i5=0)
    assert who_is_asked(asking(bare, "effects")) == []


@clause("C-8.10")
@pytest.mark.parametrize(("players", "islands"), [(2, 4), (3, 6), (4, 7), (5, 9), (6, 10)])
def test_natives_on_islands_are_no_treasures_for_a_chest(players: int, islands: int) -> None:
    """Seat 0 has a native on the first island and on the last one; no treasure lies on any of them."""
    s = settle(red(("up0", "red-chest", 0), seats=players), {0: {0: 1}, islands - 1: {0: 1}})
    set_treasures(s, **{f"i{island}": 0 for island in range(islands)})

    assert asked(asking(s, "effects")) == "chance draw"


@clause("C-8.10")
@pytest.mark.parametrize(("players", "islands"), [(2, 4), (3, 6), (4, 7), (5, 9), (6, 10)])
def test_there_is_always_room_for_all_natives(players: int, islands: int) -> None:
    assert 10 * players < 7 * islands
    assert 10 * players - 1 <= 7 * (islands - 1) + 7 - 1


@clause("C-8.11")
def test_used_cards_are_discarded() -> None:
    s = asking(red(("up0", "red-plus1", 0), ("down2", "blue-minus1", 1)), "effects")
    assert cards(s, at.DISCARD) == []
    play(s, "place:0")

    assert cards(s, at.DISCARD) == ["red-plus1", "blue-minus1"]
    assert [cards(s, at.UP), cards(s, at.DOWN + 2)] == [[], []]
