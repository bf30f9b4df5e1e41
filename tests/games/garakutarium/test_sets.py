"""Sets (G-8): which there are, which cards make them, what they score."""

from __future__ import annotations

import pytest

from iseki.core.state import State
from tests.clauses import clause
from tests.games.garakutarium.positions import asked, junk, legal, load, loot, part, play, score


def sets(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith(("same:", "run:"))]


def gained(cards: str, *actions: str) -> int:
    """Points that a set of exactly these cards gives; all of them are used."""
    s = play(part(cards), *actions)
    assert asked(s) == "part"
    assert sorted(junk(s)) == sorted(cards.split())
    return score(s) - 2


def gained_by_scientist(cards: str, *actions: str) -> int:
    """The same with curses as relics: the score starts at 20, each curse costs 1 when the skill is used."""
    s = part(cards, score=20, opponent=15, skills="mad-scientist")
    curses = sum(name[0] == "K" for name in cards.split())
    play(s, "skill:mad-scientist", *actions)
    assert sorted(junk(s)) == sorted(cards.split())
    return score(s) - (20 - curses)


@clause("G-8.1")
@pytest.mark.parametrize("cards", ["RX RX", "A3 RX", "A3 K3", "K1 K3 K5", "A3 A4 K5", "A2 RX A4", "K3 J", "RX J"])
def test_re_explore_cards_and_curses_make_no_set(cards: str) -> None:
    assert sets(part(cards)) == []


@clause("G-8.2", "G-8.9")
@pytest.mark.parametrize(
    ("cards", "action", "points"),
    [
        ("A6 B6", "same:6x2", 2),
        ("A6 B6 C6", "same:6x3", 5),
        ("A6 B6 C6 D6", "same:6x4", 10),
        ("A6 J", "same:6x2", 2 - 1),
        ("A6 B6 J", "same:6x3", 5 - 1),
        ("A6 B6 C6 J", "same:6x4", 10 - 1),
    ],
)
def test_equal_numbers_score(cards: str, action: str, points: int) -> None:
    assert gained(cards, action) == points


@clause("G-8.3", "G-8.9")
@pytest.mark.parametrize(
    ("cards", "action", "points"),
    [
        ("A1 B2 A3", "run:1-3", 4),
        ("A1 B2 A3 A4", "run:1-4", 6),
        ("A1 B2 A3 A4 A5", "run:1-5", 10),
        ("A5 B6 J", "run:5-7", 4 - 1),
        ("A4 B5 C6 J", "run:4-7", 6 - 1),
        ("A3 B4 C5 D6 J", "run:3-7", 10 - 1),
    ],
)
def test_runs_of_several_pictures_score(cards: str, action: str, points: int) -> None:
    assert gained(cards, action) == points


@clause("G-8.4", "G-8.9")
@pytest.mark.parametrize(
    ("cards", "action", "points"),
    [
        ("C1 C2 C3", "run:1-3", 6),
        ("C1 C2 C3 C4", "run:1-4", 9),
        ("C1 C2 C3 C4 C5", "run:1-5", 15),
        ("C5 C6 J", "run:5-7", 6 - 1),
        ("C4 J C6 C7", "run:4-7", 9 - 1),
        ("C3 C4 J C6 C7", "run:3-7", 15 - 1),
    ],
)
def test_runs_of_one_picture_score_one_and_a_half_times(cards: str, action: str, points: int) -> None:
    assert gained(cards, action) == points
    assert 6 * 2 == 4 * 3
    assert 9 * 2 == 6 * 3
    assert 15 * 2 == 10 * 3


@clause("G-8.4")
def test_one_picture_of_another_kind_takes_the_bonus_away() -> None:
    assert gained("D3 D4 D5 D6 D7", "run:3-7") == 15
    for odd in ("A3 D4 D5 D6 D7", "D3 D4 B5 D6 D7", "D3 D4 D5 D6 C7"):
        assert gained(odd, "run:3-7") == 10


@clause("G-8.5")
@pytest.mark.parametrize("cards", ["A6 A7 A1", "A7 A1 A2", "A5 A6 B1 B7", "A7 J A2"])
def test_runs_do_not_wrap_around(cards: str) -> None:
    assert not [name for name in sets(part(cards)) if name.startswith("run") and name not in ("run:5-7", "run:1-3")]
    if "A5" not in cards and "J" not in cards:
        assert sets(part(cards)) == []


@clause("G-8.6", "G-16.9")
def test_only_the_sizes_listed_are_sets() -> None:
    """Seven in a row: five runs of 3, four of 4, three of 5, none of 2, 6 or 7."""
    names = sets(part("B1 B2 B3 B4 B5 B6 B7"))
    assert names == [f"run:{first}-{first + size - 1}" for size in (3, 4, 5) for first in range(1, 9 - size)]
    assert len(names) == 5 + 4 + 3


@clause("G-8.6")
def test_five_of_one_number_are_no_set_but_two_and_three() -> None:
    s = part("A6 B6 C6 D6 J")
    assert sets(s) == ["same:6x2", "same:6x3", "same:6x4"]
    play(s, "same:6x2", "use:A6", "use:B6", "same:6x3")
    assert score(s) == 2 + 2 + (5 - 1)
    assert loot(s) == []


@clause("G-8.6", "G-10.5")
def test_four_relics_and_a_scientists_curse_are_no_set_of_five() -> None:
    s = play(part("A3 B3 C3 D3 K3", score=9, opponent=15, skills="mad-scientist"), "skill:mad-scientist")
    assert sets(s) == ["same:3x2", "same:3x3", "same:3x4"]


@clause("G-8.7")
def test_the_special_relic_stands_for_any_number_with_any_relic() -> None:
    for number in range(1, 8):
        assert sets(part(f"A{number} J")) == [f"same:{number}x2"]
    assert sets(part("J")) == []


@clause("G-8.7")
def test_the_special_relic_stands_for_one_definite_number_of_a_run() -> None:
    """A3 A4 J: as 2 or as 5; B3 A3 A4 A5 J: any of the places of 3-5."""
    assert sets(part("A3 A4 J")) == ["same:3x2", "same:4x2", "run:2-4", "run:3-5"]
    s = play(part("A3 A4 A5 J"), "run:3-5")
    assert legal(s) == ["use:A3", "use:J"]
    assert legal(play(s.clone(), "use:A3")) == ["use:A4", "use:J"]
    assert loot(play(s.clone(), "use:J")) == ["A3"]
    assert loot(play(s, "use:A3", "use:A4", "use:A5")) == ["J"]


@clause("G-8.7")
def test_a_gap_that_only_the_special_relic_can_fill_keeps_it_from_other_places() -> None:
    s = play(part("A1 B1 A2 J A4"), "run:1-4")
    assert legal(s) == ["use:A1", "use:B1"]
    play(s, "use:B1")
    assert junk(s) == ["A2", "A4", "B1", "J"]


@clause("G-8.7")
def test_two_gaps_are_one_too_many() -> None:
    assert sets(part("A1 J A4")) == ["same:1x2", "same:4x2"]
    s = part("A1 A3 A5 J")
    assert "run:1-5" not in sets(s)
    assert s.top().reject(s, 0, s.string_to_action("run:1-5")) == "G-8.3"
    assert "run:1-5" in sets(part("A1 A3 A4 A5 J"))


@clause("G-8.8")
def test_there_is_one_special_relic_and_it_costs_one_point() -> None:
    game = load()
    assert [game.kind_names[int(kind)] for kind in game.kind].count("J") == 1
    assert gained("A2 B2 J", "same:2x3") == gained("A2 B2 C2", "same:2x3") - 1


@clause("G-8.9", "G-10.6")
@pytest.mark.parametrize(
    ("cards", "action", "points"),
    [
        ("K3 A3", "same:3x2", 2),
        ("K3 A3 B3", "same:3x3", 5),
        ("K3 A3 B3 C3", "same:3x4", 10),
        ("K3 A3 J", "same:3x3", 5 - 1),
        ("K3 A3 B3 J", "same:3x4", 10 - 1),
        ("K3 J", "same:3x2", 2 - 1),
        ("A2 K3 A4", "run:2-4", 4),
        ("A2 K3 A4 A5", "run:2-5", 6),
        ("A2 K3 A4 K5 A6", "run:2-6", 10),
        ("A2 K3 J", "run:2-4", 4 - 1),
        ("A2 K3 J A5", "run:2-5", 6 - 1),
        ("A2 K3 A4 J A6", "run:2-6", 10 - 1),
    ],
)
def test_sets_with_curses_as_relics_score(cards: str, action: str, points: int) -> None:
    assert gained_by_scientist(cards, action) == points


@clause("G-8.10")
def test_one_suit_with_the_special_relic_means_all_other_cards() -> None:
    assert gained("B3 B4 J", "run:3-5") == 6 - 1
    assert gained("B3 C4 J", "run:3-5") == 4 - 1


@clause("G-8.10")
def test_a_curse_in_the_run_takes_the_bonus_even_if_all_others_share_a_suit() -> None:
    assert gained_by_scientist("B2 K3 B4", "run:2-4") == 4
    assert gained_by_scientist("B2 K3 B4 J", "run:2-5") == 6 - 1


@clause("G-8.11")
@pytest.mark.parametrize("cards", ["A1 J", "A1 A2 J", "A7 B7 J", "A1 A2 A3 A4 J B4 C4"])
def test_a_set_never_lowers_the_score(cards: str) -> None:
    s = part(cards, score=0)
    for name in sets(s):
        after = play(s.clone(), name)
        while asked(after) != "part":
            play(after, legal(after)[-1])
        assert score(after) >= 1


@clause("G-8.11")
def test_the_least_is_a_pair_with_the_special_relic() -> None:
    assert gained("A1 J", "same:1x2") == 2 - 1 == 1
