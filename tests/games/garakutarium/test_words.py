"""Equal facts and equal knowledge give equal words, so that search may take two ways to a position for one."""

from __future__ import annotations

from itertools import permutations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.state import State
from tests.games.garakutarium.positions import card, dug, part, play


def words(s: State, *actions: str) -> tuple[int, ...]:
    return play(s, *actions).words()


def test_the_order_of_discards_leaves_no_trace() -> None:
    ends = {words(part("A1 B2 C3"), *order) for order in permutations(["discard:A1", "discard:B2", "discard:C3"])}
    assert len(ends) == 1


def test_twins_cannot_be_told_apart() -> None:
    assert words(part("RX RX A1"), "discard:A1") == words(part("A1 RX RX"), "discard:A1")
    numbers = (2, 3, 3, 3, 6)
    one = words(part("K3 A3 B3", other="K3", curse_numbers=numbers), "same:3x2", "purify:K3")
    two = part(other="K3", curse_numbers=numbers)
    for name in ("B3", "K3", "A3"):
        two.lay(card(two, name), at.LOOT)
    two.sort_twins()
    assert words(two, "same:3x2", "purify:K3") == one


@pytest.mark.parametrize("order", ["A1 RX C3 RX A5", "RX A5 C3 A1 RX", "RX RX A5 C3 A1"])
def test_the_order_of_the_dig_leaves_no_trace(order: str) -> None:
    reference = words(dug("A1 RX C3 RX A5"), "hide:RX", "join:A1", "done", "take:closed")
    assert words(dug(order), "hide:RX", "join:A1", "done", "take:closed") == reference


def test_the_way_to_a_set_leaves_no_trace() -> None:
    """The special relic as 2 or as 5 of the run: the same cards go for the same points, if no curse is there to be purified."""
    assert words(part("A3 A4 J"), "run:2-4") == words(part("A3 A4 J"), "run:3-5")
    assert words(part("A3 A4 J K2", curse_numbers=(2,)), "run:2-4") != words(part("A3 A4 J K2", curse_numbers=(2,)), "run:3-5")


def test_a_shuffle_with_nothing_hidden_outside_the_deck_leaves_no_trace() -> None:
    """Discarded one by one and re-explored, or the other way round: all lie in one deck that nobody knows."""
    one = words(part("RX RX A1 B2"), "discard:A1", "discard:B2", "discard:RX")
    two = words(part("RX RX A1 B2"), "discard:B2", "discard:A1", "discard:RX")
    three = words(part("RX RX A1 B2", junk="C3"), "discard:A1", "discard:B2", "discard:RX")
    assert one == two == three


def test_what_somebody_knows_makes_a_difference() -> None:
    """The same cards in the same places, but a Detective knows one of them."""
    shuffled = part("A1", opponent=15, skills="detective")
    looked = play(part(opponent=15, skills="detective"), "skill:detective", *[f"draw:A{n}" for n in range(1, 6)])
    play(looked, "pick:A1", "done", "top:A2", "top:A3", "top:A4")
    assert looked.count(at.DECK) == shuffled.count(at.DECK)
    assert looked.words() != shuffled.words()


def test_bookkeeping_of_knowledge_is_gone_when_nothing_hidden_lies_outside_the_deck() -> None:
    """A shuffle while a card lies face down begins a new era; when the parent has taken the pile there is one era again."""
    s = play(dug("B3 B2 RX B4 B5"), "hide:B3", "done", "take:open", "discard:RX")
    assert at.era(s, 0) == 1
    play(s, "end_part")
    assert at.era(s, 0) == 0
    assert {int(s.age(number)) for number in range(35)} == {0}
