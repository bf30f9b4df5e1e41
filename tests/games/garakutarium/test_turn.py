"""The structure of a turn (G-4) and its end (G-12)."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.rng import Rng
from iseki.core.state import TERMINAL, State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import asked, dug, legal, loot, part, play, random_game, score


def child_asked() -> State:
    """Seat 1, the child, has taken A5 B2 D4; the parent's pile A1 C3 still lies there."""
    return play(dug("A1 B2 C3 D4 A5"), "hide:C3", "join:A1", "done", "take:open")


def next_turn(s: State) -> State:
    """Draws of the next dig, whatever they are."""
    rng = Rng(4)
    while s.is_chance_node():
        s.play(s.sample_chance(rng))
    return s


@clause("G-4.1", "G-4.4")
def test_a_turn_is_dig_and_split_then_the_choice_then_two_parts_then_the_next_dig() -> None:
    s = dug("A1 B2 C3 D4 A5")
    seen = [(asked(s), s.current_player())]
    for name in ("hide:C3", "done", "take:open", "end_part", "end_part"):
        play(s, name)
        seen.append((asked(s), s.current_player()))
    parent, child, chance = 0, 1, -1
    assert seen == [("hide", parent), ("join", parent), ("choose", child), ("part", child), ("part", parent), ("dig", chance)]


@clause("G-4.2")
def test_the_child_acts_first_and_finishes_before_the_parent_begins() -> None:
    s = child_asked()
    assert (asked(s), s.current_player()) == ("part", 1)
    play(s, "discard:A5", "discard:B2")
    assert (asked(s), s.current_player()) == ("part", 1)
    play(s, "end_part")
    assert (asked(s), s.current_player()) == ("part", 0)


@clause("G-4.3", "G-12.4")
def test_roles_swap_when_nobody_has_thirty() -> None:
    s = play(child_asked(), "end_part")
    assert at.parent(s) == 0
    play(s, "end_part")
    assert at.parent(s) == 1
    next_turn(s)
    assert (asked(s), s.current_player()) == ("hide", 1)
    assert s.turns == 2


@clause("G-4.3")
def test_the_parent_is_the_other_seat_in_every_turn() -> None:
    parents = {int(s.turns): int(at.parent(s)) for s, _, _ in random_game(7, turns=9) if asked(s) == "hide"}
    assert list(parents.values()) == [(parents[1] + turn) % 2 for turn in range(len(parents))]
    assert len(parents) >= 3


@clause("G-4.4")
def test_the_parent_takes_the_other_pile_without_being_asked() -> None:
    s = play(child_asked(), "end_part")
    assert loot(s, 0) == ["A1", "C3"]
    assert "take:closed" not in legal(s)


@clause("G-12.1", "G-12.2")
@case("B-038")
def test_the_turn_is_finished_before_scores_are_compared() -> None:
    """The child reaches 30, the parent then 33 = 27 + 6 in the same turn, and wins."""
    s = child_asked()
    at.set_score(s, 1, 30)
    at.set_score(s, 0, 27)
    play(s, "end_part")
    assert not s.is_terminal()
    s.lay(s.find(at.DECK, s.game.kind_names.index("A2")), at.LOOT)
    s.lay(s.find(at.DECK, s.game.kind_names.index("A3")), at.LOOT)
    play(s, "run:1-3", "use:A3", "end_part")
    assert s.is_terminal()
    assert (score(s, 0), score(s, 1)) == (27 + 6, 30)
    assert s.returns() == [1.0, -1.0]


@clause("G-12.1")
def test_a_score_that_falls_below_thirty_again_does_not_count() -> None:
    """31 at the start of the part, a curse is discarded: 31 - 2 = 29."""
    s = play(part("K3", score=31, opponent=2), "discard:K3", "end_part")
    assert not s.is_terminal()
    assert score(s) == 29


@clause("G-12.2", "G-16.10")
@pytest.mark.parametrize(("own", "ends"), [(29, False), (30, True), (31, True), (44, True)])
def test_thirty_or_more_end_the_game(own: int, ends: bool) -> None:
    s = play(part(score=own, opponent=28), "end_part")
    assert s.is_terminal() == ends
    assert s.returns() == ([1.0, -1.0] if ends else [0.0, 0.0])


@clause("G-12.2")
def test_the_higher_score_wins_whoever_passed_thirty() -> None:
    assert play(part(score=30, opponent=32), "end_part").returns() == [-1.0, 1.0]
    assert play(part(score=29, opponent=30), "end_part").returns() == [-1.0, 1.0]


@clause("G-12.3")
@case("B-085")
@pytest.mark.parametrize(
    ("own", "others", "result"),
    [
        ("", "", [0.0, 0.0]),
        ("K1", "", [-1.0, 1.0]),
        ("", "K1", [1.0, -1.0]),
        ("K1", "K3", [0.0, 0.0]),
        ("K1 K5", "K3", [-1.0, 1.0]),
        ("A1 A2 RX J", "K3", [1.0, -1.0]),
    ],
)
def test_with_equal_scores_fewer_curses_win_and_equal_again_is_a_draw(own: str, others: str, result: list[float]) -> None:
    assert play(part(own, other=others, score=31, opponent=31), "end_part").returns() == result


@clause("G-12.3")
def test_curses_outside_the_loot_area_do_not_count() -> None:
    assert play(part("A1", other="A2", junk="K1 K3", score=30, opponent=30), "end_part").returns() == [0.0, 0.0]


@clause("G-12.4")
def test_the_next_turn_begins_with_another_dig_of_five() -> None:
    s = next_turn(play(part("A1"), "end_part"))
    assert s.count(at.DUG) == 5
    assert s.current_player() == 1


@clause("G-12.5")
@pytest.mark.parametrize("limit", [50, 100, 200, 400])
def test_the_rules_have_no_limit_of_turns_but_the_engine_stops_after(limit: int) -> None:
    """A technical end: the present scores decide."""
    s = part(score=20, opponent=21, turn_limit=limit)
    s.turns = limit - 1
    last = next_turn(play(s.clone(), "end_part"))
    assert last.turns == limit
    s.turns = limit
    play(s, "end_part")
    assert s.current_player() == TERMINAL
    assert s.returns() == [-1.0, 1.0]
