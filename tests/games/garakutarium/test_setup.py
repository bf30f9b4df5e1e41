"""Set-up (G-2)."""

from __future__ import annotations

from collections import Counter

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, State
from tests.clauses import clause
from tests.games.garakutarium.positions import asked, cards, dug, junk, leaves, legal, load, loot, play, score

PUBLIC = 2


def begun(**options: object) -> State:
    return load(**options).new_initial_state()


def dealt() -> State:
    """Seat 0 has Knight and Princess, seat 1 Phantom Thief and Detective; the Mad Scientist is left over."""
    return play(begun(first_parent=0), "deal:knight", "deal:princess", "deal:phantom-thief", "deal:detective")


def characters(s: State, zone: int) -> list[str]:
    return [s.game.kind_names[int(s.game.kind[card])] for card in range(35, 40) if s.zone(card) == zone]


@clause("G-2.1")
def test_the_deck_is_all_thirty_five_cards_face_down() -> None:
    s = begun()
    assert s.count(at.DECK) == 28 + 7
    assert not any(s.visible(card, viewer) for card in range(35) for viewer in (0, 1, PUBLIC))


@clause("G-2.1")
def test_every_card_of_the_shuffled_deck_is_equally_likely_to_be_drawn_first() -> None:
    s = dealt()
    chances = {s.action_to_string(action): p for action, p in s.chance_outcomes()}
    assert chances.pop("draw:RX") == pytest.approx(2 / 35)
    assert len(chances) == 28 + 1 + 4
    assert all(p == pytest.approx(1 / 35) for p in chances.values())


@clause("G-2.2")
def test_two_characters_each_are_dealt_for_their_owners_eyes_only() -> None:
    s = dealt()
    assert characters(s, at.SECRET) == ["knight", "princess"]
    assert characters(s, at.SECRET + 1) == ["phantom-thief", "detective"]
    for card in range(35, 39):
        owner = s.zone(card) - at.SECRET
        assert [bool(s.visible(card, viewer)) for viewer in (0, 1, PUBLIC)] == [owner == 0, owner == 1, False]


@clause("G-2.2")
@pytest.mark.parametrize(("viewer", "line"), [(0, "deal:knight"), (1, "deal:?"), (PUBLIC, "deal:?")])
def test_the_record_names_a_dealt_character_to_its_owner_alone(viewer: int, line: str) -> None:
    s = begun(first_parent=0)
    assert readable(s, s.string_to_action("deal:knight"), viewer) == line


@clause("G-2.2")
def test_characters_are_dealt_by_chance_each_one_alike() -> None:
    s = begun(first_parent=0)
    assert s.current_player() == CHANCE
    assert [p for _, p in s.chance_outcomes()] == [pytest.approx(1 / 5)] * 5
    play(s, "deal:detective")
    assert legal(s) == ["deal:knight", "deal:princess", "deal:phantom-thief", "deal:mad-scientist"]


@clause("G-2.2", "G-2.7")
def test_each_of_the_characters_that_are_left_is_dealt_as_often() -> None:
    """Of 1,000 deals 250 for each of four are expected; 200 to 300 is less than four standard deviations (13.7) off."""
    s = play(begun(first_parent=0), "deal:princess")
    rng = Rng(5)
    times = Counter(s.action_to_string(s.sample_chance(rng)) for _ in range(1000))
    assert set(times) == set(legal(s)) and "deal:princess" not in times
    assert all(200 < n < 300 for n in times.values())


@clause("G-2.3")
def test_the_fifth_character_is_known_to_nobody() -> None:
    s = dealt()
    assert characters(s, at.REMOVED) == ["mad-scientist"]
    assert not any(s.visible(39, viewer) for viewer in (0, 1, PUBLIC))


@clause("G-2.4", "G-11.1")
def test_scores_start_at_two() -> None:
    s = begun()
    assert (score(s, 0), score(s, 1)) == (2, 2)


@clause("G-2.5", "G-16.13")
def test_the_first_parent_is_drawn_by_lot() -> None:
    s = begun()
    assert s.chance_outcomes() == [(s.string_to_action("first:0"), 0.5), (s.string_to_action("first:1"), 0.5)]


@clause("G-2.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_parent_is_as_drawn(seat: int) -> None:
    assert at.parent(play(begun(), f"first:{seat}")) == seat


@clause("G-2.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_parent_can_be_given(seat: int) -> None:
    s = begun(first_parent=seat)
    assert asked(s) == "deal"
    rng = Rng(1)
    while s.is_chance_node():
        s.play(s.sample_chance(rng))
    assert (asked(s), s.current_player(), at.parent(s)) == ("hide", seat, seat)


@clause("G-2.6")
def test_loot_and_junk_areas_start_empty() -> None:
    s = dealt()
    assert [loot(s, 0), loot(s, 1), junk(s, 0), junk(s, 1)] == [[], [], [], []]
    assert s.count(at.DECK) == 35


@clause("G-2.7")
def test_there_are_thirty_deals_of_the_characters() -> None:
    """10 pairs for one player times 3 pairs for the other; each comes about in 2 x 2 orders."""
    ends = leaves(begun(first_parent=0), "deal")
    deals = Counter((*characters(s, at.SECRET), *characters(s, at.SECRET + 1)) for s in ends)
    assert len(deals) == 10 * 3
    assert set(deals.values()) == {2 * 2}


@clause("G-2.1")
def test_the_first_dig_comes_right_after_the_deal() -> None:
    s = dug("A1 B2 C3 D4 A5")
    assert cards(s, at.DUG) == ["A1", "A5", "B2", "C3", "D4"]
    assert s.count(at.DECK) == 35 - 5
