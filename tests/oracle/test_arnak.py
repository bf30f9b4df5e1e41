"""Arnak's engine against the oracle: the same questions, the same table, the same result, game after game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.oracle.arnak.cards import refill
from tests.oracle.arnak.table import Assistant, Player, Table
from tests.oracle.arnak.travel import leftovers, next_sources, payments, sources
from tests.oracle.arnak.turn import take_free
from tests.oracle.arnak_side_by_side import Both, play_one
from tests.oracle.arnak_starts import BGA, random_setup

GAMES = 60
EACH = 20
VERBS = {"play", "slot", "boon", "assist", "dig", "discover", "overcome", "buy", "glass", "notebook", "temple", "pass", "end_turn"}
VERBS |= {"spend", "spend_boon", "spend_assistant", "pilot", "keep", "put", "exile_hand", "exile_play", "draw", "upgrade"}
VERBS |= {"refresh", "accept", "option", "activate", "take", "recruit", "gild", "first", "bonus", "go_on", "done", "decline", "deal"}


def play_many(first: int, games: int) -> list[Both]:
    return [play_one(seed) for seed in range(first, first + games)]


def test_engine_and_oracle_agree_in_two_games() -> None:
    assert [both.state.is_terminal() for both in play_many(0, 2)] == [True, True]


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, GAMES, EACH))
def test_engine_and_oracle_agree_at_every_question(first: int) -> None:
    """Twenty games. In them every common kind of action occurs, so none is compared in vain."""
    played = Counter(name.partition(":")[0] for both in play_many(first, EACH) for name in both.played)

    assert played.keys() >= VERBS


def test_the_games_are_of_all_sorts() -> None:
    """All numbers of seats on both sides, by the rulebook, by the preset `bga` and with options of their own, from poor and rich starts."""
    setups = [random_setup(Random(seed)) for seed in range(GAMES)]
    options = [{name: value for name, value in setup.options.items() if name != "board"} for setup in setups]

    assert {(setup.seats, setup.options["board"]) for setup in setups} == {
        (seats, side) for seats in (2, 3, 4) for side in ("bird", "snake")
    }
    assert {} in options and BGA in options and any(len(chosen) > len(BGA) for chosen in options)
    assert {bool(setup.start.have) for setup in setups} == {False, True}


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 3_100, 250))
def test_engine_and_oracle_agree_for_three_thousand_games(first: int) -> None:
    play_many(first, 250)


def table_of(player: Player) -> Table:
    return Table({"board": "bird", "effects_end_with_card": False, "ocarina_discounts": True}, [player], take_free)


def ways(player: Player, cost: list[str], discount: list[str] | None = None) -> set[tuple[str, ...]]:
    """The minimal payments that the oracle finds, by the names of their sources. No engine has a hand in it."""
    table = table_of(player)
    return {tuple(name for name, _ in chosen) for chosen in payments(cost, discount or [], sources(table, player.have["coin"]))}


def test_the_oracle_pays_two_cars_with_nothing_superfluous() -> None:
    """R-6.8: a one-car card beside a two-car card would be spent for nothing; two one-car cards are both needed."""
    player = Player(0, hand=["funding_car", "exploration_car", "horse"])

    assert ways(player, ["car", "car"]) == {("spend:horse",), ("spend:exploration_car", "spend:funding_car")}


def test_the_oracle_lets_a_plane_be_hired_or_flown() -> None:
    """R-6.4: a plane is a pilot for 2 coins, a ready gold assistant, or a guardian's boon; 3 coins hire one pilot and not two."""
    player = Player(0, boons=["guardian_12"], assistants=[Assistant("assistant_plane", gold=True)])
    player.have["coin"] = 3

    assert ways(player, ["plane"]) == {("pilot",), ("spend_assistant:assistant_plane",), ("spend_boon:guardian_12",)}
    assert ways(player, ["plane", "plane"]) == {("spend_assistant:assistant_plane",), ("pilot", "spend_boon:guardian_12")}


def test_the_oracle_counts_a_discount_first() -> None:
    """R-6.9: two boots help nothing against a car; a plane leaves one car of two."""
    player = Player(0, hand=["funding_car", "fear"])

    assert ways(player, ["car"], ["boot", "boot"]) == {("spend:funding_car",)}
    assert ways(player, ["car", "car"], ["plane"]) == {("spend:funding_car",)}
    assert ways(player, ["boot"], ["boot", "boot"]) == {()}


def test_the_oracle_keeps_what_is_not_needed() -> None:
    """R-6.7: of a car and a ship that pay one boot, either is kept; the choice of the next source follows the minimal sets."""
    kept = leftovers(["boot"], [], ["car", "ship"])
    sets = payments(["boot", "boot"], [], [("a", ("boot",)), ("b", ("boot",)), ("c", ("car", "car"))])

    assert sorted(kept, key=str) == [Counter(["car"]), Counter(["ship"])]
    assert next_sources(sets, []) == ["a", "b", "c"]
    assert next_sources(sets, ["a"]) == ["b"]
    assert next_sources(sets, ["c"]) == []


def test_the_oracle_leaves_the_last_card_dealt_where_it_is() -> None:
    """R-11.9: with two gaps and one artifact left, the other slides to the staff; the last is dealt at the far end and slides no more."""
    table = table_of(Player(0))
    table.round, table.row = 3, ["sundial", None, None, "axe", "dog", "hat"]
    table.decks = {"artifact": [["stone_jar"]], "item": []}

    assert list(refill(table)) == []

    assert table.row == ["stone_jar", None, "sundial", "axe", "dog", "hat"]
