"""Exile (R-13)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, lay, legal, options, play, points, row, turn, why


@clause("R-13.1")
def test_one_card_of_the_hand_or_the_play_area_is_exiled() -> None:
    s = play(turn("torch hat fear", deck="horse", play="axe"), "play:torch")
    assert options(s, "exile_hand") == ["fear", "hat"] and options(s, "exile_play") == ["torch", "axe"]
    play(s, "exile_play:axe")
    assert asked(s) == "turn" and cards(s, at.PLAY) == ["torch"]


@clause("R-13.1", "R-21.3")
def test_an_exile_may_always_be_declined() -> None:
    s = play(turn("torch fear"), "play:torch", "decline")
    assert cards(s, at.HAND) == ["fear"]


@clause("R-13.2")
def test_cards_in_the_deck_cannot_be_exiled() -> None:
    s = play(turn("torch", deck="horse"), "play:torch")
    assert why(s, "exile_hand:horse") == why(s, "exile_play:horse") == "R-13.1"


@clause("R-13.2")
def test_the_card_just_played_may_be_exiled() -> None:
    s = play(turn("torch"), "play:torch", "exile_play:torch")
    assert "torch" in cards(s, at.ITEM_EXILE)


@clause("R-13.2")
def test_the_artifact_just_bought_may_be_exiled() -> None:
    s = row(turn(compass=4), artifacts="ritual_dagger")
    play(s, "buy:ritual_dagger", "accept", "exile_play:ritual_dagger")
    assert cards(s, at.ARTIFACT_EXILE) == ["ritual_dagger"]


@clause("R-13.2")
def test_a_card_spent_for_travel_may_be_exiled_later() -> None:
    s = lay(turn("fear"), at.SILVER, "assistant_exile")
    play(s, "dig:camp_1.1", "spend:fear", "assist:assistant_exile")
    assert options(s, "exile_play") == ["fear"]


HOMES = {
    "funding_car": at.OUT,
    "exploration_ship": at.OUT,
    "fear": at.FEAR_DECK,
    "hat": at.ITEM_EXILE,
    "stone_jar": at.ARTIFACT_EXILE,
}


@clause("R-13.3", "R-23.2")
@pytest.mark.parametrize("name", HOMES)
def test_an_exiled_card_goes_where_its_kind_belongs(name: str) -> None:
    s = turn(f"torch {name}")
    before = cards(s, HOMES[name]).count(name)
    play(s, "play:torch", f"exile_hand:{name}")
    assert cards(s, HOMES[name]).count(name) == before + 1
    card = s.find(HOMES[name], s.game.kind_names.index(name))
    assert s.visible(card, 1), "all see it"


@clause("R-13.3", "R-1.5")
def test_a_fear_tile_may_be_exiled_instead() -> None:
    s = turn("torch")
    assert why(play(s.clone(), "play:torch"), "exile_tile") == "R-13.3"
    at.set_fear_tiles(s, 0, 2)
    play(s, "play:torch", "exile_tile")
    assert at.fear_tiles(s, 0) == 1 and cards(s, at.PLAY) == ["torch"]


@clause("R-13.4")
def test_exiled_cards_score_nothing() -> None:
    s = turn("torch fear steam_boat")
    before = points(s)
    assert points(play(s.clone(), "play:torch", "exile_hand:fear")) == before + 1
    assert points(play(s.clone(), "play:torch", "exile_hand:steam_boat")) == before - 3


@clause("R-13.4", "R-5.7")
def test_an_exiled_fear_card_may_be_gained_again() -> None:
    s = play(turn("torch fear serpent_idol", tablet=1), "play:torch", "exile_hand:fear")
    supply = cards(s, at.FEAR_DECK).count("fear")
    at.set_main_used(s, 0)
    play(s, "play:serpent_idol")
    assert cards(s, at.FEAR_DECK).count("fear") == supply - 1 and "fear" in cards(s, at.PLAY)


@clause("R-21.5", "R-4.4")
def test_an_exile_without_a_card_waits_only_for_a_free_action() -> None:
    s = lay(turn(""), at.BOON, "guardian_02")
    assert "boon:guardian_02" not in legal(s) and why(s, "boon:guardian_02") == "R-21.5"
