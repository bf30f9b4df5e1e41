"""Zones and who may see what (G-3)."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.knowledge import resample
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import card, cards, dug, give_characters, junk, loot, part, play, random_game

PUBLIC = 2
EVERYBODY = [True, True, True]
ZONES_OF_THE_DECK = (at.DECK, at.DUG, at.CLOSED, at.BESIDE, at.OPEN, at.LOOT, at.LOOT + 1, at.JUNK, at.JUNK + 1, at.MAKING, at.LOOKED)


def seen_by(s: State, name: str, zone: int) -> list[bool]:
    """Do seat 0, seat 1 and the public know this card?"""
    number = card(s, name, zone)
    return [bool(s.visible(number, viewer)) for viewer in (0, 1, PUBLIC)]


def split() -> State:
    """Seat 0 has laid C3 face down, with A1 beside it; seat 1 is about to choose."""
    return play(dug("A1 B2 C3 D4 A5"), "hide:C3", "join:A1", "done")


@clause("G-3.1")
def test_nobody_sees_the_deck_and_both_see_how_many_cards_it_has() -> None:
    s = split()
    in_deck = [number for number in range(35) if s.zone(number) == at.DECK]
    assert not any(s.visible(number, viewer) for number in in_deck for viewer in (0, 1, PUBLIC))
    other = s.resample_from_infostate(1, Rng(1))
    assert s.count(at.DECK) == other.count(at.DECK) == 35 - 5


@clause("G-3.1", "G-5.2")
@case("B-039")
def test_the_face_down_card_is_the_parents_secret_and_the_make_up_of_the_piles_is_public() -> None:
    s = split()
    assert seen_by(s, "C3", at.CLOSED) == [True, False, False]
    assert seen_by(s, "A1", at.BESIDE) == EVERYBODY
    assert all(seen_by(s, name, at.OPEN) == EVERYBODY for name in ("A5", "B2", "D4"))


@clause("G-3.1")
def test_loot_and_junk_lie_face_up() -> None:
    s = part("A1 K3", other="B2", junk="C3", other_junk="J")
    assert [seen_by(s, name, at.LOOT) for name in ("A1", "K3")] == [EVERYBODY] * 2
    assert seen_by(s, "B2", at.LOOT + 1) == seen_by(s, "C3", at.JUNK) == seen_by(s, "J", at.JUNK + 1) == EVERYBODY


@clause("G-3.1", "G-7.5")
def test_a_character_becomes_public_with_its_skill_and_the_other_stays_hidden() -> None:
    s = play(part(opponent=15, other="A1", skills="knight phantom-thief"), "skill:phantom-thief", "steal:A1")
    assert seen_by(s, "phantom-thief", at.REVEALED) == EVERYBODY
    assert seen_by(s, "knight", at.SECRET) == [True, False, False]


@clause("G-3.1")
@pytest.mark.parametrize(
    ("own", "deck", "deck_out"), [(30, None, "reshuffle_junk"), (2, "C1", "end_game")], ids=["thirty points", "deck out"]
)
def test_at_the_end_all_characters_are_shown_the_removed_one_too(own: int, deck: str | None, deck_out: str) -> None:
    s = part(score=own, deck=deck, skills="knight princess", deck_out=deck_out)
    give_characters(s, "detective phantom-thief", seat=1)
    assert seen_by(s, "mad-scientist", at.REMOVED) == [False, False, False]
    play(s, "end_part")
    assert s.is_terminal()
    assert all(s.visible(number, viewer) for number in range(35, 40) for viewer in (0, 1, PUBLIC))


@clause("G-3.2")
def test_the_parent_sees_all_five_before_splitting_and_the_child_none() -> None:
    s = dug("A1 B2 C3 D4 A5")
    assert [seen_by(s, name, at.DUG) for name in ("A1", "A5", "B2", "C3", "D4")] == [[True, False, False]] * 5


@clause("G-3.3")
@case("B-039")
def test_the_face_down_card_becomes_public_with_the_pile_that_the_child_takes() -> None:
    s = play(split(), "take:closed")
    assert loot(s, 1) == ["A1", "C3"]
    assert seen_by(s, "C3", at.LOOT + 1) == EVERYBODY


@clause("G-3.4")
def test_the_face_down_card_stays_hidden_through_the_childs_part_and_is_public_with_the_parents() -> None:
    s = play(split(), "take:open", "discard:A5")
    assert seen_by(s, "C3", at.CLOSED) == [True, False, False]
    play(s, "end_part")
    assert loot(s, 0) == ["A1", "C3"]
    assert seen_by(s, "C3", at.LOOT) == EVERYBODY


@case("B-039")
@pytest.mark.parametrize(("viewer", "line"), [(0, "hide:C3"), (1, "hide:?"), (PUBLIC, "hide:?")])
def test_the_record_names_the_face_down_card_to_the_parent_alone(viewer: int, line: str) -> None:
    s = dug("A1 B2 C3 D4 A5")
    assert readable(s, s.string_to_action("hide:C3"), viewer) == line


@case("B-039")
def test_a_face_down_card_alone_in_its_pile_is_a_pile_of_one() -> None:
    s = play(dug("A1 B2 C3 D4 A5"), "hide:C3", "done")
    assert (s.count(at.CLOSED), s.count(at.BESIDE), s.count(at.OPEN)) == (1, 0, 4)
    assert seen_by(s, "C3", at.CLOSED) == [True, False, False]


@clause("G-3.5")
def test_the_order_inside_a_junk_area_has_no_meaning() -> None:
    one = play(part("A1 B2 C3"), "discard:A1", "discard:B2")
    two = play(part("A1 B2 C3"), "discard:B2", "discard:A1")
    assert junk(one) == junk(two) == ["A1", "B2"]
    assert one.words() == two.words()


@clause("G-3.6")
def test_a_detective_knows_what_it_left_on_top_until_the_deck_is_shuffled() -> None:
    s = part("RX", opponent=15, skills="detective", junk="D1")
    play(s, "skill:detective", *[f"draw:A{n}" for n in range(1, 6)], "pick:A1", "done", "top:A2", "top:A3", "top:A4")
    assert [seen_by(s, f"A{n}", at.DECK) for n in (2, 3, 4, 5)] == [[True, False, False]] * 4
    play(s, "discard:RX")
    assert [seen_by(s, f"A{n}", at.DECK) for n in (2, 3, 4, 5)] == [[False, False, False]] * 4


@clause("G-3.6")
def test_a_princess_who_searched_the_deck_knows_what_is_in_it_and_not_the_order() -> None:
    """So she knows the one card that lies face down outside it."""
    s = play(split(), "take:open")
    at.set_score(s, 0, 15)
    give_characters(s, "princess", seat=1)
    play(s, "skill:princess", "search:deck")
    assert seen_by(s, "C3", at.CLOSED) == [True, True, False]
    assert {int(s.layer(number)) for number in range(35) if s.zone(number) == at.DECK} == {0}
    assert not any(s.visible(number, 1) for number in range(35) if s.zone(number) == at.DECK)
    rng = Rng(2)
    for _ in range(20):
        resample(s, 1, rng)
        assert cards(s, at.CLOSED) == ["C3"]


@clause("G-3.7")
@pytest.mark.parametrize("numbers", [(1, 3, 5, 7), (2, 3, 3, 3, 6), (4,)], ids=str)
def test_the_thirty_five_cards_are_always_in_their_zones(numbers: tuple[int, ...]) -> None:
    for s, _, _ in random_game(5, 25, curse_numbers=numbers):
        assert sum(s.count(zone) for zone in ZONES_OF_THE_DECK) == 35
        assert all(s.zone(number) not in ZONES_OF_THE_DECK for number in range(35, 40))
