"""The worked examples of C-13, each as it is told there. Green, brown and yellow are the seats 0, 1 and 2."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from iseki.games.costa_ruana.rules import points
from tests.clauses import clause
from tests.games.costa_ruana.positions import (
    asked,
    asking,
    cards,
    give,
    hands,
    huts,
    lay,
    legal,
    on,
    opened,
    play,
    random_game,
    set_treasures,
    settle,
    stand,
    supplies,
    table,
    treasures,
)
from tests.games.costa_ruana.test_score import over

GREEN, BROWN, YELLOW = range(3)


@clause("C-13.1")
def test_set_up_for_five() -> None:
    s = opened(5)
    assert (s.game.cards, len(treasures(s)), sum(treasures(s))) == (60, 9, 2 * 4 + 7 * 5)
    assert (sum(hands(s)), s.count(at.PILE)) == (25, 35)
    while s.top().name == "settle":
        s.play(s.legal_actions()[0])

    assert sum(sum(on(s, island)) for island in range(9)) == 15
    assert sum(supplies(s)) == 35


@clause("C-13.2")
def test_the_round_of_the_source_document() -> None:
    s = table(3, GREEN, "red+pink")
    give(s, GREEN, "yellow-minus3 red-plus3")
    give(s, BROWN, "pink-arrow yellow-plus1")
    give(s, YELLOW, "pink-plus3 pink-minus1")
    settle(s, {0: {GREEN: 3, BROWN: 3}, 1: {YELLOW: 3}})
    s.push(at.ROUND_OP, 0)
    at.set_rounds_begun(s, 0)
    s.advance()
    play(s, "show:yellow-minus3", "before:1", "show:pink-arrow", "before:2", "show:pink-plus3", "before:2")
    play(s, "hide:red-plus3", "before:0", "hide:yellow-plus1", "before:1", "hide:pink-minus1", "before:1")
    play(s, "pass", "pass", "stand:down2")
    assert (asked(s), supplies(s)[YELLOW]) == ("0 flip", 6)

    other = play(s.clone(), "flip:1")  # yellow and pink: the five others would have been active
    assert cards(other, at.DISCARD) == ["red-plus3"]

    play(s, "flip:2")
    assert len(cards(s, at.DISCARD)) == 5
    assert supplies(s)[YELLOW] == 7
    assert (asked(s), cards(s, at.DOWN)) == ("0 place", ["red-plus3"])
    play(s, "place:2", "place:3", "place:4")
    assert supplies(s)[GREEN] == 10 - 3 - 3 + 3  # alone on three islands: three treasures, three natives home


@clause("C-13.3")
def test_the_collection_of_the_source_document() -> None:
    islands = {
        0: {GREEN: 1},
        1: {GREEN: 2, BROWN: 1},
        2: {GREEN: 2, YELLOW: 1},
        3: {YELLOW: 2, BROWN: 1},
        4: {BROWN: 1},
        5: {YELLOW: 1, BROWN: 1},
    }
    s = settle(table(3, GREEN), islands)
    at_home = supplies(s)
    asking(s, "collect")

    assert huts(s) == [3, 1, 1]
    assert [now - before for now, before in zip(supplies(s), at_home, strict=True)] == [3, 1, 1]
    assert sum(treasures(s)) == 28 - 5
    assert at.shaman(s) == BROWN
    while s.is_chance_node():
        s.play(s.legal_actions()[0])
    assert legal(s) == ["accept", "name:0", "name:2"]


def copied(natives_of_brown: int = 0) -> State:
    """An active +2 before brown, with a native of brown and of yellow on it."""
    s = lay(table(3, GREEN, "red+blue"), "up0", "red-plus2", before=BROWN)
    settle(s, {0: {BROWN: natives_of_brown}})
    return asking(stand(stand(s, BROWN, "up0"), YELLOW, "up0"), "effects")


@clause("C-13.5")
def test_copying() -> None:
    s = copied()
    play(s, "place:1", "place:1")
    assert asked(s) == "1 place"
    play(s, "place:2", "place:2")
    assert asked(s) == "2 place"
    play(s, "place:3", "place:3")

    assert supplies(s) == [10, 10 - 4 + 2, 10 - 2 + 1]  # all on cards are home, and one for each treasure


@clause("C-13.5")
def test_copying_with_three_natives_left() -> None:
    """Brown places 2 and then 1."""
    s = copied(natives_of_brown=6)
    assert supplies(s)[BROWN] == 10 - 6 - 1
    play(s, "place:1", "place:1", "place:2")

    assert asked(s) == "2 place"


@clause("C-13.6")
def test_order_of_effects() -> None:
    s = table(3, BROWN, "red+blue")
    for place, name in (("up0", "red-arrow"), ("up1", "red-minus1"), ("up2", "blue-plus2"), ("down0", "blue-chest")):
        lay(s, place, name, before=BROWN)
    asking(s, "effects")
    play(s, "take:0", "put:1", "place:3", "place:4")

    assert legal(s) == ["recall:3", "recall:4"]  # it may be one just placed
    play(s, "recall:3", "leave:4", "go:0")


@clause("C-13.7")
def test_partial_effects() -> None:
    s = lay(table(3, BROWN, "red+blue"), "up0", "red-minus3", before=BROWN)
    two = asking(settle(s.clone(), {0: {BROWN: 1}, 1: {BROWN: 1}}), "effects")
    none = asking(s.clone(), "effects")
    last = asking(settle(lay(table(3, BROWN, "red+blue"), "up0", "red-plus3", before=BROWN), {0: {BROWN: 4}, 1: {BROWN: 5}}), "effects")

    assert supplies(play(two, "recall:0", "recall:1"))[BROWN] == 10
    assert asked(none) == "chance draw"
    assert supplies(play(last, "place:2"))[BROWN] == 0 + 3  # placed, then a treasure on each of three islands


@clause("C-13.8")
def test_limit_of_seven() -> None:
    s = settle(lay(table(3, BROWN, "red+blue"), "up0", "red-plus3", before=BROWN), {0: {GREEN: 6}})
    asking(s, "effects")
    play(s, "place:0")

    assert legal(s) == [f"place:{island}" for island in range(1, 6)]


@clause("C-13.9")
def test_an_empty_island() -> None:
    s = set_treasures(settle(lay(table(3, BROWN, "red+blue"), "up0", "red-chest", before=BROWN), {3: {GREEN: 2}}), i3=1)
    asking(s, "effects")
    play(s, "take:3", "put:0")

    assert (huts(s)[GREEN], on(s, 3), treasures(s)[0]) == (0, [2, 0, 0], 4 + 1)


@clause("C-13.10")
@pytest.mark.parametrize(("tie", "shaman"), [("current_shaman_last", 3), ("current_shaman_first", 1)])
def test_the_shaman(tie: str, shaman: int) -> None:
    """P1 to P4 are the seats 0 to 3; P2 is Shaman; collected: 2, 0, 3, 0."""
    s = table(4, 1, shaman_tie=tie)
    for seat, n in enumerate((2, 0, 3, 0)):
        at.set_gained(s, seat, n)
    asking(s, "end")
    while s.is_chance_node():
        s.play(s.legal_actions()[0])

    assert asked(s) == f"{shaman} accept"
    assert asked(play(s, "name:2")) == "2 show"


@clause("C-13.11")
def test_the_last_refill_for_two() -> None:
    sizes: dict[int, int] = {}
    for s, _, _ in random_game(2, 1):
        if s.top().name == "show":
            sizes.setdefault(int(at.rounds_begun(s)), int(s.count(at.PILE)))

    assert sizes == {1: 24 - 10, 2: 10, 3: 6, 4: 2, 5: 0}
    assert s.count(at.DISCARD) + sum(hands(s)) + sum(int(s.count(at.UP + slot)) for slot in range(12)) == 24
    assert hands(s) == [2, 2]


@clause("C-13.12")
def test_final_scoring() -> None:
    assert over((9, 3), (8, 6), scoring="respect_points").returns() == [-1.0, 1.0]  # 21 to 22
    assert over((9, 3), (8, 6)).returns() == [1.0, -1.0]
    level = over((9, 4), (10, 2), scoring="respect_points")
    assert [int(points(level, seat)) for seat in (0, 1)] == [22, 22]
    assert level.returns() == over((9, 4), (10, 2)).returns() == [-1.0, 1.0]


@clause("C-13.13")
def test_the_menu_of_the_tiles() -> None:
    """From yellow + blue: red + blue or yellow + pink; after red + blue: yellow + blue or red + pink."""
    s = asking(table(tiles="yellow+blue"), "flip")
    first = [tiles(play(s.clone(), name)) for name in legal(s)]
    again = asking(table(tiles="red+blue"), "flip")

    assert first == [(1, 0), (0, 1)]
    assert [tiles(play(again.clone(), name)) for name in legal(again)] == [(0, 0), (1, 1)]


def tiles(s: State) -> tuple[int, int]:
    return int(at.tile1(s)), int(at.tile2(s))
