"""The round, its cards and the natives on them (C-4, C-5, C-6)."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.games.costa_ruana.rules import lies_before
from tests.clauses import clause
from tests.games.costa_ruana.positions import (
    asked,
    asking,
    begun,
    cards,
    hands,
    huts,
    lay,
    legal,
    on,
    play,
    random_game,
    settle,
    stand,
    supplies,
    table,
)


@clause("C-4.1")
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_lasts_five_rounds(players: int) -> None:
    rounds = [int(at.rounds_begun(s)) for s, _, _ in random_game(players, 1)]

    assert sorted(set(rounds)) == [0, 1, 2, 3, 4, 5]
    assert rounds == sorted(rounds)


@clause("C-4.2")
def test_the_steps_of_a_round_in_order() -> None:
    """1 face up, 2 face down, 3 native, 4 flip, then the effects, and after the treasures the draw."""
    s = begun(2)
    seen: list[str] = []
    while at.rounds_begun(s) == 1:
        if asked(s).split()[1] not in seen:
            seen.append(asked(s).split()[1])
        s.play(s.legal_actions()[0])

    steps = ["show", "hide", "stand", "flip", "draw", "accept"]
    assert [op for op in seen if op in steps] == steps


@clause("C-5.1", "C-5.5")
def test_everybody_plays_a_card_face_up_before_anybody_and_cannot_pass() -> None:
    s = begun(3, shaman=2)
    seen = []
    for _ in range(3):
        seen.append(asked(s))
        hand = set(cards(s, at.HAND + int(s.current_player())))
        assert set(legal(s)) == {f"show:{name}" for name in hand}
        s.play(s.legal_actions()[0])
        assert legal(s) == ["before:0", "before:1", "before:2"]
        play(s, "before:0")

    assert seen == ["2 show", "0 show", "1 show"]
    assert [int(lies_before(s, slot)) for slot in range(3)] == [0, 0, 0]
    assert hands(s) == [4, 4, 4]


@clause("C-5.2", "C-5.5")
def test_then_everybody_plays_a_card_face_down() -> None:
    s = begun(2)
    for before in ("before:1", "before:0"):
        play(s, legal(s)[0], before)
    assert asked(s) == "0 hide"
    assert set(legal(s)) == {f"hide:{name}" for name in cards(s, at.HAND)}

    play(s, legal(s)[0], "before:0")
    assert asked(s) == "1 hide"
    assert int(lies_before(s, 6)) == 0
    (hidden,) = [c for c in range(s.game.cards) if s.zone(c) == at.DOWN]
    assert [s.visible(hidden, viewer) for viewer in (0, 1, 2)] == [True, False, False]


@clause("C-5.3")
def test_a_card_affects_the_player_before_whom_it_lies() -> None:
    s = asking(lay(table(tiles="red+blue"), "up0", "red-plus2", before=1), "effects")

    assert asked(s) == "1 place"


@clause("C-5.4")
def test_all_cards_may_lie_before_one_player() -> None:
    s = begun(3)
    while s.top().name in ("show", "hide", "before"):
        play(s, "before:1" if s.top().name == "before" else legal(s)[0])

    assert [int(lies_before(s, slot)) for slot in (0, 1, 2, 6, 7, 8)] == [1] * 6


@clause("C-6.1")
def test_a_native_may_go_on_any_card_or_on_none() -> None:
    s = lay(lay(table(), "up1", "red-plus1", before=0), "down2", "blue-chest", before=2)
    asking(s, "stand")

    assert legal(s) == ["stand:up1", "stand:down2", "pass"]
    play(s, "stand:down2")
    assert supplies(s) == [9, 10, 10]
    assert asked(play(s, "pass")) == "2 stand"


@clause("C-6.2")
def test_without_a_native_at_home_nobody_is_asked() -> None:
    s = settle(lay(table(), "up1", "red-plus1", before=0), {0: {1: 5}, 1: {1: 5}})
    asking(s, "stand")

    assert asked(s) == "0 stand"
    assert asked(play(s, "pass")) == "2 stand"


@clause("C-6.3")
def test_the_own_card_copied_is_used_twice() -> None:
    """One native for the card, one for the copy; each is alone on its island and brings a treasure home."""
    s = stand(lay(table(tiles="red+blue"), "up1", "red-plus1", before=0), 0, "up1")
    asking(s, "effects")
    assert asked(play(s, "place:0")) == "0 place"
    play(s, "place:1")

    assert huts(s) == [1 + 1, 0, 0]


@clause("C-6.4")
def test_several_natives_on_one_card_copy_it_each_for_its_owner() -> None:
    s = lay(table(tiles="red+blue"), "up1", "red-plus1", before=0)
    for seat in (0, 1, 2):
        stand(s, seat, "up1")
    asking(s, "effects")

    seen = []
    while s.top().name == "place":
        seen.append(int(s.current_player()))
        play(s, "place:0")
    assert seen == [0, 0, 1, 2]


@clause("C-6.5")
def test_a_native_copies_an_active_card_only() -> None:
    s = stand(lay(table(tiles="yellow+blue"), "up1", "red-plus1", before=0), 1, "up1")
    asking(s, "flip")

    assert asked(play(s.clone(), "flip:1")) == "0 place"
    assert asked(play(s.clone(), "flip:1", "place:0")) == "1 place"
    assert "place" not in asked(play(s.clone(), "flip:2"))


@clause("C-6.6")
def test_natives_on_cards_are_neither_at_home_nor_on_an_island() -> None:
    s = stand(lay(table(), "up1", "red-plus1", before=0), 1, "up1")

    assert supplies(s) == [10, 9, 10]
    assert [on(s, island) for island in range(6)] == [[0, 0, 0]] * 6
