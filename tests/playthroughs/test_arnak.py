"""The playthroughs of Arnak: three scored by hand, all counted again from the data, and every kind of decision in them."""

from __future__ import annotations

from functools import cache

import pytest

from iseki.core.record import Record
from iseki.core.registry import game_type
from iseki.core.state import State
from iseki.text.catalogue import of_game
from tests.clauses import clause
from tests.games.arnak.tally import Tally, tally
from tests.playthroughs.golden import FOLDER, read, records

BY_HAND = {
    "two-bird-bga": (
        Tally(
            research=1 + 0,  # both tokens in row 1
            temple=0,
            idols=3 * 3 + 4,  # three in slots, the last slot is empty
            guardians=3 * 5,
            cards=1 + 2 + 2 + 3 + 2 + 1,  # Pack Donkey, Axe, Ceremonial Rattle, Aeroplane, Grappling Hook, Serpent Idol
            fear=2 * -1,
        ),
        Tally(
            research=23 + 0,  # first in the Lost Temple; the notebook in row 1
            temple=2 + 6,
            idols=3 * 3 + 4,
            guardians=5,
            cards=1 + 1 + 1 + 1 + 1,  # Sea Turtle, Sturdy Boots, Rough Map, Trader's Coins, Guiding Stone
            fear=2 * -1,
        ),
    ),
    "two-snake-rulebook": (
        Tally(
            research=15 + 3,  # magnifying glass in row 7, notebook in row 2
            temple=0,
            idols=3 * 3 + 4,
            guardians=5,
            cards=1 + 1 + 2 + 1 + 3 + 1 + 1,  # Watch, Airdrop, Axe, Whip, Steam Boat, Hat, Sundial
            fear=5 * -1,
        ),
        Tally(
            research=3 + 4,  # both in row 3
            temple=0,
            idols=3 + 2 + 3 + 4,  # one in a slot, three slots are empty
            guardians=0,
            cards=3 + 2 + 1,  # Brush, Stone Key, Stone Jar
            fear=4 * -1,
        ),
    ),
    "three-bird-bga": (
        Tally(
            research=6 + 0,  # rows 4 and 1
            temple=0,
            idols=2 * 3 + 3 + 4,
            guardians=2 * 5,
            # Pack Donkey, Gold Pan, Fishing Rod, Rough Map, Obsidian Earring, Watch, Lantern, Theodolite, War Mask
            cards=1 + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 1,
            fear=-1,
        ),
        Tally(
            research=6 + 1,  # rows 4 and 2
            temple=0,
            idols=3 + 2 + 3 + 4,
            guardians=5,
            # Sturdy Boots, Trowel, Pickaxe, Parrot, Carrier Pigeon, Torch, Axe, Serpent Idol, Automobile, Pathfinder's Staff,
            # Guardian's Ocarina, Stone Jar
            cards=1 + 1 + 1 + 2 + 1 + 2 + 2 + 1 + 3 + 1 + 2 + 1,
            fear=-1,
        ),
        Tally(
            research=1 + 0,  # both in row 1
            temple=0,
            idols=2 * 3 + 3 + 4,
            guardians=5,
            cards=3 + 2 + 1 + 1 + 2 + 1 + 1,  # Aeroplane, Crystal Earring, Inscribed Blade, Whip, Bow and Arrows, Flask, Sundial
            fear=4 * -1,
        ),
    ),
}
TABLES = {f"{seats}-{board}-{rules}" for seats in ("two", "three", "four") for board in ("bird", "snake") for rules in ("rulebook", "bga")}
NEVER_ALONE = {"decision.pass_for"}  # in the base game a pass for a gain is always one of two options


NAMES = sorted(path.stem for path in records() if path.parent.name == "arnak")


@cache
def end_of(name: str) -> State:
    """Shared by the tests, which only look at it."""
    return read(FOLDER / f"arnak/{name}.record").replay()


def seats(s: State) -> range:
    return range(int(s.game.seats))


def test_there_is_a_game_for_every_number_of_seats_side_and_preset() -> None:
    assert set(NAMES) == TABLES


@clause("R-19.2", "R-19.4", "R-19.6")
@pytest.mark.parametrize("name", BY_HAND)
def test_the_scores_are_those_reckoned_by_hand(name: str) -> None:
    end = end_of(name)
    shown = game_type("arnak").present.summary(end)["score"]

    assert shown == tuple(sum(part) for part in BY_HAND[name])
    assert tuple(tally(end, seat) for seat in seats(end)) == BY_HAND[name]


@pytest.mark.parametrize("name", NAMES)
def test_the_scores_are_those_counted_piece_by_piece(name: str) -> None:
    end = end_of(name)

    assert game_type("arnak").present.summary(end)["score"] == tuple(sum(tally(end, seat)) for seat in seats(end))


@clause("R-19.9")
@pytest.mark.parametrize("name", NAMES)
def test_who_wins_has_most_points(name: str) -> None:
    end = end_of(name)
    points = [sum(tally(end, seat)) for seat in seats(end)]
    won = [points[seat] for seat, result in enumerate(end.returns()) if result > 0]

    assert set(won) == {max(points)}


def test_every_kind_of_decision_is_met() -> None:
    asked = {kind for name in NAMES for kind in asked_in(read(FOLDER / f"arnak/{name}.record"))}
    kinds = {key for key in of_game("arnak", "en") if key.startswith("decision.") and key.count(".") == 1}

    assert asked == kinds - NEVER_ALONE


def asked_in(record: Record) -> set[str]:
    return {f"decision.{step.before.top().name}" for step in record.steps() if not step.before.is_chance_node()}
