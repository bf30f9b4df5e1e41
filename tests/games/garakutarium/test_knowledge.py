"""Which worlds a seat may think possible: what it can work out stays true in all of them, what it cannot varies evenly.

The oracle that lists every world one by one is in test_worlds.py; here are the positions that are hard to get right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.knowledge import resample
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import card, cards, dug, give_characters, loot, part, play

PUBLIC = 2
Draw = Callable[[State, int, Rng], None]


def possible(s: State, seat: int, zone: int, samples: int = 1500) -> set[str]:
    """Cards that lie in a zone in some world that the seat thinks possible."""
    world, rng = s.clone(), Rng(11)
    found: set[str] = set()
    for _ in range(samples):
        resample(world, seat, rng)
        found |= set(cards(world, zone))
    return found


def kinds(s: State) -> set[str]:
    return {s.game.kind_names[int(s.game.kind[number])] for number in range(35)}


def frequencies(s: State, seat: int, zone: int, samples: int, draw: Draw = resample) -> Counter[str]:
    """How often each card lies in a zone that holds one."""
    world, rng = s.clone(), Rng(3)
    found: Counter[str] = Counter()
    for _ in range(samples):
        draw(world, seat, rng)
        found[cards(world, zone)[0]] += 1
    return found


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[name] - n) ** 2 / n for name, n in expected.items())


def split() -> State:
    """The child sees A1 B2 D4 A5; the fifth, C3, lies face down."""
    return play(dug("A1 B2 C3 D4 A5"), "hide:C3", "done")


@clause("G-3.4")
def test_the_face_down_card_may_be_any_card_that_the_child_has_not_seen() -> None:
    assert possible(split(), 1, at.CLOSED) == kinds(split()) - {"A1", "B2", "D4", "A5"}
    assert possible(split(), 0, at.CLOSED, 50) == {"C3"}


# ---------------------------------------------------------------- evenly, and the truth not more often
def hidden_cards(samples: int) -> dict[str, float]:
    """31 cards that the child has not seen, RX twice."""
    names = kinds(split()) - {"A1", "B2", "D4", "A5"}
    return {name: samples * (2 if name == "RX" else 1) / 31 for name in names}


def lazy(s: State, seat: int, rng: Rng) -> None:
    """A resample that keeps the truth one time in eight."""
    if rng.below(8):
        resample(s, seat, rng)
    else:
        truth = split()
        for number in range(35):
            s.write(number, truth.word(number))


def nothing(s: State, seat: int, rng: Rng) -> None:
    """A resample that leaves everything where it is."""


LIMIT = 59.7  # 30 kinds, 29 degrees of freedom: exceeded by chance 7 times in 10,000; the seed is fixed


def test_the_truth_is_not_favoured() -> None:
    samples = 3100
    assert chi_square(frequencies(split(), 1, at.CLOSED, samples), hidden_cards(samples)) < LIMIT


@pytest.mark.parametrize("draw", [nothing, lazy])
def test_a_resample_that_favours_the_truth_would_be_noticed(draw: Draw) -> None:
    samples = 3100
    assert chi_square(frequencies(split(), 1, at.CLOSED, samples, draw), hidden_cards(samples)) > 2 * LIMIT


@clause("G-2.2")
def test_the_other_seats_characters_are_evenly_any_pair_of_the_three_not_held() -> None:
    """3 pairs, 1000 each; three standard deviations are 3 * sqrt(3000 * 1/3 * 2/3) = 77."""
    world, rng = split(), Rng(5)
    pairs: Counter[str] = Counter()
    for _ in range(3000):
        resample(world, 1, rng)
        pairs[" ".join(str(number) for number in range(35, 40) if world.zone(number) == at.SECRET)] += 1
    assert len(pairs) == 3
    assert all(abs(n - 1000) < 77 for n in pairs.values())


# ---------------------------------------------------------------- across the end of the deck
def across_the_end(deck: str, *draws: str) -> State:
    """The next dig takes the rest of the deck, which seat 0, the child, can work out, then cards of the reshuffled junk."""
    return play(part(deck=deck), "end_part", *draws)


@clause("G-13.1")
def test_a_face_down_card_of_the_old_deck_is_known_by_elimination() -> None:
    """C1 C2 C3 were all that was left. C2 and C3 are shown, so the third of the old deck is C1."""
    s = across_the_end("C1 C2 C3", "draw:C1", "draw:C2", "draw:A1", "draw:A2")
    assert possible(play(s, "hide:C1", "done"), 0, at.CLOSED, 200) == {"C1"}


@clause("G-13.1")
def test_a_face_down_card_of_the_reshuffled_junk_is_none_of_the_old_deck() -> None:
    s = play(across_the_end("C1 C2 C3", "draw:C1", "draw:C2", "draw:A1", "draw:A2"), "hide:A1", "done")
    assert possible(s, 0, at.CLOSED) == kinds(s) - {"C1", "C2", "C3", "A2"}


@clause("G-13.1")
def test_a_shown_twin_may_be_the_one_of_the_old_deck() -> None:
    """C1 C2 RX were left; RX, C1, C2, A1 are shown and the other RX is hidden. So any card of the new deck may lie there."""
    s = play(across_the_end("C1 C2 RX", "draw:C1", "draw:C2", "draw:RX", "draw:A1"), "hide:RX", "done")
    assert possible(s, 0, at.CLOSED) == kinds(s) - {"C1", "C2", "A1"}


# ---------------------------------------------------------------- shuffled while a card lies face down
def before_re_explore() -> State:
    """Turn of parent 0 with A1 A2 A3 A4 in the junk; the child has taken RX B2 B4 B5, B3 lies face down."""
    s = dug("B3 B2 RX B4 B5")
    for name in ("A1", "A2", "A3", "A4"):
        s.lay(card(s, name), at.JUNK)
    return play(s, "hide:B3", "done", "take:open", "discard:B2")


@clause("G-9.4", "G-3.4")
def test_junk_shuffled_in_later_cannot_be_the_face_down_card() -> None:
    s = before_re_explore()
    before = possible(s, 1, at.CLOSED)
    assert before == kinds(s) - {"A1", "A2", "A3", "A4", "B2", "B4", "B5"}
    play(s, "discard:RX")
    assert possible(s, 1, at.CLOSED) == before


@clause("G-9.4")
def test_the_face_down_card_is_still_evenly_any_of_those_after_the_shuffle() -> None:
    """35 cards - 4 in the junk - 4 taken (one RX among them) = 27."""
    s = play(before_re_explore(), "discard:RX")
    names = kinds(s) - {"A1", "A2", "A3", "A4", "B2", "B4", "B5"}
    assert len(names) == 27
    samples = 2700
    assert chi_square(frequencies(s, 1, at.CLOSED, samples), dict.fromkeys(names, samples / 27)) < 56  # 26 degrees of freedom


@clause("G-9.4")
def test_what_was_shuffled_in_may_be_drawn_by_anybodys_reckoning() -> None:
    """The next card of the deck may be one of the junk as well as an old one, for both seats."""
    s = play(before_re_explore(), "discard:RX")
    for seat in (0, 1):
        assert {"A1", "A4", "B2", "RX", "D7"} <= possible(s, seat, at.DECK, 20)


# ---------------------------------------------------------------- skills
@clause("G-3.6", "G-10.2")
def test_a_princess_who_searched_the_deck_knows_the_face_down_card() -> None:
    s = play(split(), "take:open")
    at.set_score(s, 0, 15)
    give_characters(s, "princess", seat=1)
    assert len(possible(s, 1, at.CLOSED)) > 20
    play(s, "skill:princess", "search:deck")
    assert [bool(s.visible(card(s, "C3", at.CLOSED), viewer)) for viewer in (0, 1, PUBLIC)] == [True, True, False]
    assert possible(s, 1, at.CLOSED, 50) == {"C3"}


@clause("G-3.6", "G-10.4")
@case("B-039")
def test_a_detective_keeps_knowing_what_it_left_when_the_other_digs_it_up() -> None:
    s = part(opponent=15, skills="detective")
    play(s, "skill:detective", *[f"draw:A{n}" for n in range(1, 6)], "pick:A1", "done", "top:A2", "top:A3", "top:A4")
    play(s, "end_part", "draw:C7", "hide:A3", "done")
    assert [bool(s.visible(card(s, "A3", at.CLOSED), viewer)) for viewer in (0, 1, PUBLIC)] == [True, True, False]
    assert possible(s, 0, at.CLOSED, 50) == {"A3"}


@clause("G-3.6", "G-10.4")
def test_a_detective_can_tell_the_one_card_that_it_did_not_leave() -> None:
    """Four of the five were its own, all shown; the fifth, face down, may be any other card."""
    s = part(opponent=15, skills="detective")
    play(s, "skill:detective", *[f"draw:A{n}" for n in range(1, 6)], "pick:A1", "done", "top:A2", "top:A3", "top:A4")
    play(s, "end_part", "draw:C7", "hide:C7", "done")
    assert possible(s, 0, at.CLOSED) == kinds(s) - {"A1", "A2", "A3", "A4", "A5"}
    assert loot(s) == ["A1"]


@clause("G-10.4", "G-13.1")
def test_which_card_a_detective_puts_back_first_tells_nothing_across_the_end_of_the_deck() -> None:
    """A1 A2 A3 were the deck; B1 and C1 came from the junk. C1 goes back first: for all the other knows it may have been A2."""
    s = part(deck="A1 A2 A3", opponent=15, skills="detective")
    play(s, "skill:detective", "draw:A1", "draw:A2", "draw:B1", "draw:C1", "pick:A1", "drop:B1", "done", "top:C1")

    assert cards(s, at.LOOKED) == ["A2", "A3"]
    assert "D5" in possible(s, 1, at.LOOKED)
    assert possible(s, 0, at.LOOKED, 50) == {"A2", "A3"}
