"""The Mad Scientist (G-10.5 to G-10.9)."""

from __future__ import annotations

from typing import Unpack

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.state import State
from tests.clauses import clause
from tests.games.garakutarium.positions import Options, card, junk, legal, loot, part, play, score


def scientist(own: str, score: int = 10, **options: Unpack[Options]) -> State:
    """Before the skill is used."""
    return part(own, score=score, opponent=15, skills="mad-scientist", **options)


def sets(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith(("same:", "run:"))]


@clause("G-10.5")
@pytest.mark.parametrize(("own", "payment"), [("A1", 0), ("K1", 1), ("K1 K3", 2), ("K1 K3 K5 K7 A1", 4)])
def test_the_skill_costs_a_point_for_each_curse_in_the_own_loot(own: str, payment: int) -> None:
    assert score(play(scientist(own), "skill:mad-scientist")) == 10 - payment


@clause("G-10.5")
def test_curses_elsewhere_cost_nothing() -> None:
    s = part("K1", other="K3", junk="K5", other_junk="K7", score=10, opponent=15, skills="mad-scientist")
    assert score(play(s, "skill:mad-scientist")) == 10 - 1


@clause("G-10.5", "G-11.2", "G-16.8")
@pytest.mark.parametrize(("own", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_with_fewer_points_than_curses_the_score_becomes_zero(own: int, left: int) -> None:
    assert score(play(scientist("K1 K3", score=own), "skill:mad-scientist")) == left


@clause("G-10.5")
@pytest.mark.parametrize(("own", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_with_the_option_the_payment_must_be_afforded(own: int, offered: bool) -> None:
    s = scientist("K1 K3", score=own, mad_scientist_payment="must_afford")
    assert ("skill:mad-scientist" in legal(s)) == offered


@clause("G-10.5")
def test_curses_are_relics_of_their_number_only_after_the_skill() -> None:
    s = scientist("A2 K3 A4 B3")
    assert sets(s) == ["run:2-4"]
    assert loot(play(s.clone(), "run:2-4")) == ["K3"]
    play(s, "skill:mad-scientist")
    assert sets(s) == ["same:3x2", "run:2-4"]
    assert legal(play(s, "run:2-4")) == ["use:B3", "use:K3"]


@clause("G-10.6")
def test_a_set_with_a_curse_gets_no_bonus_for_one_picture() -> None:
    """A2 K3 A4 is a run of 3 without the bonus, A2 A3 A4 one with it."""
    with_curse = play(scientist("A2 K3 A4 A3"), "skill:mad-scientist", "run:2-4", "use:K3")
    without = play(scientist("A2 K3 A4 A3"), "skill:mad-scientist", "run:2-4", "use:A3", "done")
    assert score(with_curse) == 10 - 1 + 4
    assert score(without) == 10 - 1 + 6


@clause("G-10.7")
def test_a_curse_that_comes_later_in_the_part_counts_without_further_payment() -> None:
    s = play(scientist("A1 A2"), "skill:mad-scientist")
    assert score(s) == 10
    s.lay(card(s, "K3"), at.LOOT)
    play(s, "run:1-3")
    assert (score(s), loot(s)) == (10 + 4, [])


@clause("G-10.8", "G-9.9")
def test_a_curse_used_in_a_set_costs_nothing_more() -> None:
    s = play(scientist("A3 K3"), "skill:mad-scientist", "same:3x2")
    assert (score(s), junk(s)) == (10 - 1 + 2, ["A3", "K3"])


@clause("G-10.8")
@pytest.mark.parametrize(
    ("own", "numbers", "action", "points"),
    [
        ("K3 K4 K5", (3, 4, 5), "run:3-5", 4),
        ("K2 K3 K4 K5 K6", (2, 3, 4, 5, 6), "run:2-6", 10),
        ("K3 K3 K3", (2, 3, 3, 3, 6), "same:3x3", 5),
        ("K5 K5 K5 K5", (5, 5, 5, 5, 5), "same:5x4", 10),
        ("K1 K3 J", (1, 3, 5, 7), "run:1-3", 4 - 1),
        ("K7 J", (1, 3, 5, 7), "same:7x2", 2 - 1),
    ],
)
def test_a_set_may_be_made_of_curses_alone_or_of_curses_and_the_special_relic(
    own: str, numbers: tuple[int, ...], action: str, points: int
) -> None:
    s = play(scientist(own, score=20, curse_numbers=numbers), "skill:mad-scientist", action)
    curses = sum(name[0] == "K" for name in own.split())
    assert score(s) == 20 - curses + points
    assert sorted(junk(s)) == sorted(own.split())


@clause("G-10.8")
def test_five_curses_of_one_number_are_no_set_of_five() -> None:
    s = play(scientist("K5 K5 K5 K5 K5", curse_numbers=(5, 5, 5, 5, 5)), "skill:mad-scientist")
    assert sets(s) == ["same:5x2", "same:5x3", "same:5x4"]


@clause("G-10.9")
def test_the_effect_ends_with_the_part() -> None:
    s = play(scientist("A3 K3"), "skill:mad-scientist")
    assert at.mad(s) == 1
    play(s, "end_part")
    assert at.mad(s) == 0


@clause("G-10.9", "G-7.6")
def test_the_other_seat_gets_nothing_from_it() -> None:
    """The child has used the skill; the parent then holds A5 and K5, and has no pair."""
    s = scientist("A5 K5", skill_without_effect_allowed=True)
    s.push(at.PART_OP, 1)
    at.set_score(s, 0, 15)
    s.lay(card(s, "A3"), at.LOOT + 1)
    s.lay(card(s, "K3"), at.LOOT + 1)
    s.keep(39, at.SECRET + 1, 2, 0, 0)
    play(s, "skill:mad-scientist")
    assert (s.current_player(), sets(s)) == (1, ["same:3x2"])
    play(s, "end_part")
    assert (s.current_player(), sets(s)) == (0, [])
