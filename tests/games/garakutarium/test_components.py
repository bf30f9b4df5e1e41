"""What is in the box (G-1) and which options there are (G-14): components.toml against rules.md."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from iseki.core.errors import BadOption
from iseki.core.registry import game_type
from iseki.core.state import State
from tests.clauses import clause
from tests.games.garakutarium.positions import RELICS, load

SPLITS = [
    (4,),
    (7,),
    (3, 5),
    (6, 6),
    (2, 4, 6),
    (1, 1, 1),
    (1, 3, 5, 7),
    (2, 2, 7, 7),
    (2, 3, 4, 5, 6),
    (2, 3, 3, 3, 6),
    (5, 5, 5, 5, 5),
]
OPTIONS = {
    "deck_out": ("reshuffle_junk", "end_game", "G-13.1"),
    "empty_pile_allowed": (False, True, "G-5.5"),
    "special_relic_purifies": (True, False, "G-9.11"),
    "curse_as_relic_purifies": (True, False, "G-9.12"),
    "re_explore_triggers_via_detective": (True, False, "G-9.5"),
    "detective_must_take": (True, False, "G-10.4"),
    "mad_scientist_payment": ("clamp_at_zero", "must_afford", "G-10.5"),
    "skill_without_effect_allowed": (True, False, "G-7.5"),
}


def box() -> dict[str, Any]:
    return tomllib.loads((game_type("garakutarium").folder / "components.toml").read_text())


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [card for card in box()["card"] if card["kind"] == kind]


def kinds_of_cards(**options: object) -> Counter[str]:
    """Names of the 40 cards that the engine plays with."""
    game = game_type("garakutarium").load(options=options)
    return Counter(game.kind_names[int(kind)] for kind in game.kind)


@clause("G-1.1")
def test_there_are_forty_cards() -> None:
    totals = box()["totals"]
    assert (totals["relic_cards"], totals["special_cards"], totals["character_cards"]) == (28, 7, 5)
    assert totals["cards_all"] == 28 + 7 + 5 == kinds_of_cards().total()
    assert len(box()["card"]) == 28 + 7
    assert len(box()["character"]) == 5


@clause("G-1.2", "G-1.3")
def test_there_are_four_suits_of_seven_relics_numbered_one_to_seven() -> None:
    relics = [(card["suit"], card["number"]) for card in of_kind("relic")]
    assert sorted(relics) == [(suit, number) for suit in "ABCD" for number in range(1, 8)]
    assert set(Counter(number for _, number in relics).values()) == {4}
    assert all(kinds_of_cards()[name] == 1 for name in RELICS)


@clause("G-1.4")
def test_one_of_the_seven_special_cards_is_the_special_relic() -> None:
    assert [len(of_kind(kind)) for kind in ("special_relic", "re_explore", "curse")] == [1, 2, 4]
    assert kinds_of_cards()["J"] == 1


@clause("G-1.5", "G-16.1", "G-16.2")
def test_the_default_split_is_two_re_explore_cards_and_curses_one_three_five_seven() -> None:
    cards = kinds_of_cards()
    assert cards["RX"] == 2
    assert {name: n for name, n in cards.items() if name[0] == "K"} == {"K1": 1, "K3": 1, "K5": 1, "K7": 1}
    (default,) = [split for split in box()["special_composition"] if split["default"]]
    assert (default["re_explore"], default["curse_numbers"]) == (2, [1, 3, 5, 7])


@clause("G-1.5")
@pytest.mark.parametrize("numbers", SPLITS, ids=lambda numbers: "".join(map(str, numbers)))
def test_any_split_of_the_six_can_be_played_with(numbers: tuple[int, ...]) -> None:
    cards = kinds_of_cards(curse_numbers=numbers)
    assert cards["RX"] == 6 - len(numbers)
    assert Counter({name: n for name, n in cards.items() if name[0] == "K"}) == Counter(f"K{number}" for number in numbers)
    assert cards.total() == 40


@clause("G-1.5")
def test_every_split_proposed_in_the_data_adds_up() -> None:
    for split in box()["special_composition"]:
        assert split["special_relic"] + split["re_explore"] + split["curse"] == 7
        assert len(split["curse_numbers"]) == split["curse"]
        assert kinds_of_cards(curse_numbers=split["curse_numbers"])["RX"] == split["re_explore"]


@clause("G-1.5")
@pytest.mark.parametrize("numbers", [(), (0,), (8,), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6, 7), "1", (1.0,), (True,)], ids=str)
def test_other_splits_are_refused_with_what_is_allowed(numbers: object) -> None:
    with pytest.raises(BadOption, match=r"option curse_numbers cannot be .* it needs 1 to 5 numbers from 1 to 7"):
        load(curse_numbers=numbers)


@clause("G-1.6")
def test_each_curse_shows_a_number() -> None:
    assert [card["number"] for card in of_kind("curse")] == [1, 3, 5, 7]


@clause("G-1.7")
def test_there_is_one_copy_of_each_of_the_five_characters() -> None:
    names = ["knight", "princess", "phantom-thief", "detective", "mad-scientist"]
    assert [(character["id"], character["copies"]) for character in box()["character"]] == [(name, 1) for name in names]
    assert all(kinds_of_cards()[name] == 1 for name in names)
    assert len(names) == 40 - 28 - 7


@clause("G-1.8")
def test_the_box_holds_two_score_boards_two_markers_and_one_dig_marker() -> None:
    assert {piece["id"]: piece["copies"] for piece in box()["piece"]} == {"score-board": 2, "score-marker": 2, "dig-marker": 1}


@clause("G-1.9")
def test_the_deck_is_made_of_relics_and_special_cards_alone() -> None:
    state = load().new_initial_state()
    in_deck = cards_in(state, "deck")
    assert in_deck.total() == box()["totals"]["deck_cards"] == 28 + 7
    assert not set(in_deck) & {character["id"] for character in box()["character"]}


def cards_in(s: State, zone: str) -> Counter[str]:
    number = s.game.zone_names.index(zone)
    return Counter(s.game.kind_names[int(s.game.kind[card])] for card in range(40) if s.zone(card) == number)


@clause("G-14")
@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_two_values_and_a_default(name: str) -> None:
    default, other, where = OPTIONS[name]
    (spec,) = [spec for spec in game_type("garakutarium").options if spec.name == name]
    assert (spec.default, spec.values, spec.clause) == (default, (default, other), where)
    assert box()["presets"]["default"][name] == default


@clause("G-14")
def test_there_are_eight_options_of_the_rules_and_three_about_the_set_up() -> None:
    names = [spec.name for spec in game_type("garakutarium").options]
    assert names == [*OPTIONS, "curse_numbers", "first_parent", "turn_limit"]


@clause("G-14")
@pytest.mark.parametrize(
    ("name", "value"), [("deck_out", "never"), ("empty_pile_allowed", 1), ("detective_must_take", "true"), ("turn_limit", 0)]
)
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"option {name} cannot be {value}; it can be "):
        load(**{name: value})


NUMBERS = {  # as rules.md says them
    "start_score": 2,
    "goal_score": 30,
    "score_floor": 0,
    "dig_cards": 5,
    "dig_face_down": 1,
    "piles": 2,
    "loot_limit_at_end_of_own_actions": 5,
    "skill_threshold_opponent_score": 15,
    "skills_per_player_per_game": 1,
    "characters_dealt_per_player": 2,
    "characters_removed": 1,
    "curse_discard_penalty": 2,
    "special_relic_set_penalty": 1,
    "knight_draw": 3,
    "detective_look": 5,
}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_data_and_the_rules_say_the_same_number(name: str) -> None:
    assert box()["parameters"][name] == NUMBERS[name]
