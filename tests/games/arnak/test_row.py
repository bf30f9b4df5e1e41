"""The card row (R-11.7 to R-11.10)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.cards import PLAYER_CARDS
from tests.clauses import clause
from tests.games.arnak.positions import asked, legal, play, row, row_names, turn


def empty(s: State, deck: int, *but: str) -> State:
    """The deck runs out, but for these cards."""
    for card in range(PLAYER_CARDS):
        if s.zone(card) == deck and s.game.kind_names[s.game.kind[card]] not in but:
            s.lay(card, at.ITEM_EXILE if deck == at.ITEM_DECK else at.ARTIFACT_EXILE)
    return s


@clause("R-11.7")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5])
def test_in_round_r_the_row_has_r_artifacts_and_six_minus_r_items(round_number: int) -> None:
    s = play(turn(round_number=round_number), "pass", "end_turn")
    while s.is_chance_node():
        play(s, legal(s)[0])
    kinds = [s.game.kind_names.index(name) for name in row_names(s)]
    assert [kind >= at.ARTIFACT for kind in kinds] == [True] * round_number + [False] * (6 - round_number)


@clause("R-11.8")
def test_a_purchase_leaves_a_gap_for_the_rest_of_the_turn() -> None:
    s = row(turn(coin=9), "sundial", "horse rope dog axe flask")
    play(s, "buy:rope")
    assert row_names(s) == ["sundial", "horse", "", "dog", "axe", "flask"]


@clause("R-11.9")
def test_items_slide_towards_the_staff_and_new_ones_come_at_the_right_end() -> None:
    s = row(turn(coin=9), "sundial", "horse rope dog axe flask")
    play(s, "buy:rope", "end_turn", "deal:tent")
    assert row_names(s) == ["sundial", "horse", "dog", "axe", "flask", "tent"]


@clause("R-11.9")
def test_of_two_new_artifacts_the_one_dealt_first_ends_nearer_the_staff() -> None:
    s = row(turn(round_number=3), "war_mask", "horse rope dog")
    play(s, "pass", "end_turn", "deal:sundial", "deal:mortar")
    assert row_names(s) == ["mortar", "sundial", "war_mask", "horse", "rope", "dog"]


@clause("R-11.9")
def test_a_deck_that_has_run_out_stops_sliding_and_dealing() -> None:
    s = empty(row(turn(coin=9), "sundial", "horse rope dog axe flask"), at.ITEM_DECK)
    play(s, "buy:rope", "end_turn")
    assert asked(s) == "turn" and row_names(s) == ["sundial", "horse", "", "dog", "axe", "flask"]


@clause("R-11.10")
def test_a_type_without_a_card_in_the_row_cannot_be_bought() -> None:
    s = empty(row(turn(coin=9, compass=9), "sundial"), at.ITEM_DECK)
    assert [name for name in legal(s) if name.startswith("buy:")] == ["buy:sundial"]
