"""The components as data: cards, tiles, pieces, numbers for each number of players (C-1, C-2.2)."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.games.costa_ruana.game import FOLDER, GAME, components, layout
from iseki.games.costa_ruana.rules import amount
from tests.clauses import case, clause
from tests.games.costa_ruana.positions import load, treasures

DATA: dict[str, Any] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
COLOURS = {"yellow", "red", "blue", "pink"}
EVERY = range(2, 7)


@clause("C-1.1", "C-1.2")
def test_there_are_72_cards_of_four_colours_with_2_to_6_notches() -> None:
    cards = components().card

    assert len(cards) == 72
    assert {card.colour for card in cards} == COLOURS
    assert {card.notches for card in cards} == {2, 3, 4, 5, 6}


@clause("C-1.3")
def test_four_effects_of_which_two_have_numbers() -> None:
    values = {(card.effect, card.value) for card in components().card}

    assert values == {(effect, n) for effect in ("place_natives", "return_natives") for n in (1, 2, 3)} | {
        ("move_native", 1),
        ("move_treasure", 1),
    }


@clause("C-1.3")
def test_the_rules_take_the_number_of_every_card_from_its_kind() -> None:
    """1 to 3 where it is printed, else 1."""
    assert {card.kind: int(amount(layout().kind_names.index(card.kind))) for card in components().card} == {
        card.kind: card.value for card in components().card
    }


@clause("C-1.4")
@case("B-036")
@pytest.mark.parametrize(("players", "cards"), [(2, 24), (3, 36), (4, 48), (5, 60), (6, 72)])
def test_cards_are_used_whose_notches_do_not_exceed_the_players(players: int, cards: int) -> None:
    assert int(load(players).cards) == sum(card.notches <= players for card in components().card) == cards


@clause("C-1.5")
def test_the_deck_is_read_from_the_data_in_which_all_colours_are_alike() -> None:
    of_colour = [Counter((card.effect, card.value) for card in components().card if card.colour == colour) for colour in COLOURS]

    assert all(effects == of_colour[0] for effects in of_colour)
    assert sum(of_colour[0].values()) == 6 + 6 + 3 + 3  # place, return, move a native, move a treasure
    assert all(card["reconstructed"] for card in DATA["card"])


def test_no_kind_has_more_copies_than_observations_count() -> None:
    assert max(Counter(card.kind for card in components().card).values()) == layout().copies


@clause("C-1.6")
def test_the_tiles_show_yellow_or_red_and_blue_or_pink() -> None:
    assert [tile["faces"] for tile in DATA["condition_tile"]] == [["yellow", "red"], ["blue", "pink"]]


@clause("C-1.7", "C-1.8", "C-1.9")
def test_islands_natives_huts_and_treasures_are_enough_for_six() -> None:
    totals = components().totals

    assert totals["island_cards"] == max(row.islands for row in components().player_count) == 10
    assert totals["natives"] == 6 * totals["natives_per_player"] == 60
    assert (totals["huts"], totals["shaman_markers"]) == (6, 1)
    assert totals["treasures_needed_max"] == 2 * 4 + 8 * 5


@clause("C-2.2")
@case("B-036")
@pytest.mark.parametrize(("players", "islands", "total"), [(2, 4, 18), (3, 6, 28), (4, 7, 33), (5, 9, 43), (6, 10, 48)])
def test_numbers_for_each_number_of_players(players: int, islands: int, total: int) -> None:
    s = load(players).new_initial_state()

    assert int(at.islands(s)) == islands
    assert sum(treasures(s)) == 2 * 4 + (islands - 2) * 5 == total


def test_the_parameters_are_those_of_the_rules() -> None:
    s = load(3).new_initial_state()

    assert (at.rounds(s), at.hand_start(s), at.draw_after_round(s), at.initial_natives(s), at.island_limit(s)) == (5, 5, 2, 3, 7)
    assert (at.points_per_treasure(s), at.points_per_native(s)) == (2, 1)


def test_the_usual_options_are_the_preset_of_the_source_document() -> None:
    assert {spec.name: spec.default for spec in GAME.options} == DATA["presets"]["treasures"]
    assert DATA["presets"]["respect"] == DATA["presets"]["treasures"] | {"scoring": "respect_points"}
