"""Idols in crates and slots, and what putting one into a slot gives (R-10)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, idols, legal, options, play, points, resources, turn, why

GAINS = {
    "jewel": {"jewel": 1},
    "arrowhead": {"coin": 1, "arrowhead": 1},
    "tablets": {"coin": 1, "tablet": 2},
    "coin_compass": {"coin": 2, "compass": 1},
}


@clause("R-10.3", "R-4.3")
@pytest.mark.parametrize("option", GAINS)
def test_an_idol_put_into_a_slot_gives_what_is_chosen(option: str) -> None:
    s = play(idols(turn("fear", coin=1), crates=1), f"slot:{option}")
    assert resources(s) == GAINS[option], "of one coin and the effect"
    assert (len(cards(s, at.CRATE)), len(cards(s, at.SLOT))) == (0, 1)
    assert asked(s) == "turn" and "pass" in legal(s)


@clause("R-10.3")
def test_an_idol_may_draw_a_card() -> None:
    s = play(idols(turn("fear", deck="hat horse"), crates=1), "slot:draw", "deal:hat")
    assert cards(s, at.HAND) == ["fear", "hat"] and asked(s) == "turn"


@clause("R-10.3", "R-4.5", "R-21.1")
def test_the_jewel_needs_its_coin_at_once() -> None:
    s = idols(turn("fear", deck="hat"), crates=1)
    assert options(s, "slot") == ["arrowhead", "tablets", "coin_compass", "draw"]
    assert why(s, "slot:jewel") == "R-21.1"


@clause("R-10.3")
def test_the_draw_needs_a_card_in_the_deck() -> None:
    s = idols(turn("fear", deck="", coin=1), crates=1)
    assert options(s, "slot") == ["jewel", "arrowhead", "tablets", "coin_compass"]


@clause("R-10.3")
def test_the_same_effect_may_be_chosen_again() -> None:
    s = play(idols(turn("fear"), crates=2), "slot:tablets", "slot:tablets")
    assert resources(s) == {"tablet": 4}


@clause("R-10.1", "R-10.3")
def test_without_an_idol_in_the_crates_no_slot_is_filled() -> None:
    s = idols(turn("fear", coin=1), slots=1)
    assert options(s, "slot") == [] and why(s, "slot:tablets") == "R-10.3"


@clause("R-10.4")
def test_there_are_four_slots() -> None:
    s = idols(turn("fear"), crates=2, slots=3)
    play(s, "slot:arrowhead")
    assert options(s, "slot") == [] and why(s, "slot:arrowhead") == "R-10.4"


@clause("R-10.2", "R-10.4")
@pytest.mark.parametrize(("slots", "empty"), [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)])
def test_empty_slots_score_less_with_every_idol_put_there(slots: int, empty: int) -> None:
    s = turn("fear")
    bare = points(s) - 10
    assert points(idols(s, crates=1, slots=slots)) == bare + 3 * (1 + slots) + empty


@clause("R-10.3", "R-4.4")
def test_an_idol_may_be_used_before_a_question_of_an_effect() -> None:
    s = play(idols(turn("traders_coins", tablet=1), crates=1), "play:traders_coins", "slot:tablets", "upgrade:tablet")
    assert resources(s) == {"coin": 2, "tablet": 1, "arrowhead": 1}


@clause("R-10.5", "R-23.1")
def test_a_known_idol_goes_into_the_slot_before_a_hidden_one() -> None:
    s = idols(turn("fear"), crates=2)
    first, second = (card for card in range(s.game.cards) if s.zone(card) == at.CRATE)
    s.keep(first, at.CRATE, 0, 0, 0)
    play(s, "slot:tablets")
    assert s.zone(first) == at.CRATE and s.zone(second) == at.SLOT
    assert s.seen(second) == s.game.everyone and not s.seen(first) & bit(0)
