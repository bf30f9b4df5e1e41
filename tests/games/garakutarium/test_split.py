"""Dig phase (G-5) and taking piles (G-6)."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.errors import IllegalAction
from tests.clauses import case, clause
from tests.games.garakutarium.positions import (
    asked,
    cards,
    dug,
    give_characters,
    leaves,
    legal,
    loot,
    play,
    verbs,
)

FIVE = "A1 B2 C3 D4 A5"


@clause("G-5.1")
def test_five_cards_are_drawn_one_by_one_for_the_parent() -> None:
    s = dug("A1 B2")
    assert (asked(s), s.count(at.DUG)) == ("dig", 2)
    play(s, "draw:C3", "draw:D4", "draw:A5")
    assert (asked(s), s.current_player(), s.count(at.DUG)) == ("hide", 0, 5)


@clause("G-5.2")
@case("B-039")
def test_exactly_one_lies_face_down_and_four_face_up() -> None:
    for s in leaves(dug(FIVE), "hide", "join", "done"):
        assert s.count(at.CLOSED) == 1
        assert s.count(at.BESIDE) + s.count(at.OPEN) == 4


@clause("G-5.2")
@case("B-039")
def test_a_second_card_cannot_be_laid_face_down() -> None:
    s = play(dug(FIVE), "hide:C3")
    for name in ("hide:A1", "hide:C3"):
        with pytest.raises(IllegalAction, match=f"{name} is not legal now"):
            s.apply_action(s.string_to_action(name))
    assert "take:open" not in legal(dug(FIVE))


@clause("G-5.3")
def test_the_face_down_card_may_be_of_any_kind() -> None:
    assert legal(dug("A1 D7 J RX K3")) == ["hide:A1", "hide:D7", "hide:J", "hide:RX", "hide:K3"]


@clause("G-5.4")
@case("B-042")
def test_piles_may_be_of_any_sizes() -> None:
    """With the face-down card lie 0, 1, 2 or 3 others."""
    ends = leaves(play(dug(FIVE), "hide:C3"), "join", "done")
    sizes = [(1 + int(s.count(at.BESIDE)), int(s.count(at.OPEN))) for s in ends]
    assert [sizes.count(pair) for pair in ((1, 4), (2, 3), (3, 2), (4, 1))] == [1, 4, 6, 4]


@clause("G-5.5", "G-16.4")
@case("B-042")
@pytest.mark.parametrize(("empty_pile_allowed", "asked_again"), [(False, "choose"), (True, "join")])
def test_each_pile_holds_a_card_unless_empty_piles_are_allowed(empty_pile_allowed: bool, asked_again: str) -> None:
    s = play(dug(FIVE, empty_pile_allowed=empty_pile_allowed), "hide:A1", "join:A5", "join:B2", "join:C3")
    assert asked(s) == asked_again
    assert s.count(at.OPEN) == 1


@clause("G-5.5")
@case("B-042")
def test_with_the_option_the_child_may_take_all_five_or_none() -> None:
    s = play(dug(FIVE, empty_pile_allowed=True), "hide:A1", "join:A5", "join:B2", "join:C3", "join:D4")
    assert (asked(s), s.count(at.OPEN)) == ("choose", 0)
    assert loot(play(s.clone(), "take:closed"), 1) == ["A1", "A5", "B2", "C3", "D4"]
    assert loot(play(s, "take:open"), 1) == []


@clause("G-5.6")
@pytest.mark.parametrize(("empty_pile_allowed", "offers"), [(False, 5 * 15), (True, 5 * 16)])
def test_number_of_offers_from_five_cards(empty_pile_allowed: bool, offers: int) -> None:
    """Five choices of the face-down card times the unordered splits; no offer is reached twice."""
    ends = leaves(dug(FIVE, empty_pile_allowed=empty_pile_allowed), "hide", "join", "done")
    assert len(ends) == len({s.words() for s in ends}) == offers


@clause("G-5.6")
def test_equal_cards_make_fewer_offers() -> None:
    """A RX RX RX RX: A hidden, 0 to 3 RX beside it (4); RX hidden, A on one side or the other and 0 to 3 RX beside: 3 + 4."""
    ends = leaves(dug("A1 RX RX RX RX", curse_numbers=(3, 5)), "hide", "join", "done")
    assert len(ends) == len({s.words() for s in ends}) == 4 + 3 + 4


@clause("G-5.7")
def test_a_pile_says_nothing_but_what_lies_in_it() -> None:
    """Whatever the order in which the cards were dug, the same two piles are the same position."""
    one = play(dug("A1 B2 C3 D4 A5"), "hide:C3", "join:A1", "join:D4")
    two = play(dug("D4 C3 A5 A1 B2"), "hide:C3", "join:A1", "join:D4")
    assert one.words() == two.words()


@clause("G-6.1")
def test_the_child_must_take_one_of_the_piles_whole() -> None:
    s = play(dug(FIVE), "hide:C3", "join:A1", "done")
    assert (s.current_player(), legal(s)) == (1, ["take:closed", "take:open"])
    assert loot(play(s.clone(), "take:closed"), 1) == ["A1", "C3"]
    assert loot(play(s, "take:open"), 1) == ["A5", "B2", "D4"]


@clause("G-6.1")
def test_whatever_the_child_is_offered_it_can_take_either_pile() -> None:
    for s in leaves(dug("A1 RX K3 J A5"), "hide", "join", "done"):
        assert legal(s) == ["take:closed", "take:open"]


@clause("G-6.2")
@case("B-042")
@pytest.mark.parametrize(("taken", "left"), [("take:closed", ["A5", "B2", "D4"]), ("take:open", ["A1", "C3"])])
def test_the_parent_gets_the_whole_other_pile(taken: str, left: list[str]) -> None:
    s = play(dug(FIVE), "hide:C3", "join:A1", "done", taken, "end_part")
    assert loot(s, 0) == left
    assert s.count(at.CLOSED) + s.count(at.BESIDE) + s.count(at.OPEN) == 0


@clause("G-6.3")
def test_the_remaining_pile_cannot_be_used_or_discarded_by_the_child() -> None:
    """The child has A1, A2; the parent's pile A3, J, A5 would make runs."""
    s = play(dug("A1 A2 A3 J A5"), "hide:A1", "join:A2", "done", "take:closed")
    assert legal(s) == ["discard:A1", "discard:A2", "end_part"]


@clause("G-6.3", "G-10.10")
def test_the_remaining_pile_can_be_neither_stolen_nor_searched() -> None:
    s = play(dug("A1 A2 A3 J A5"), "hide:A1", "join:A2", "done", "take:closed")
    at.set_score(s, 0, 15)
    give_characters(s, "phantom-thief princess", seat=1)
    s.lay(s.find(at.DECK, s.game.kind_names.index("D7")), at.LOOT)
    assert legal(play(s.clone(), "skill:phantom-thief")) == ["steal:D7"]
    assert legal(play(s, "skill:princess")) == ["search:deck"]
    play(s, "search:deck")
    assert "J" not in loot(s, 1)
    assert cards(s, at.OPEN) == ["A3", "A5", "J"]


@clause("G-6.1")
def test_nothing_else_can_be_done_before_the_choice() -> None:
    s = play(dug(FIVE), "hide:C3", "done")
    assert verbs(s) == {"take"}
