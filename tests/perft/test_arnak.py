"""Perft: how many sequences of actions there are from fixed positions, and in which order they come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.games.arnak.positions import chance, idols, lay, options, piece, play, research, row, site, stand, turn
from tests.perft.sequences import order, sequences

TEMPLE = 14
FIVE_ITEMS = "horse rope dog axe flask"


def in_temple() -> State:
    """The magnifying glass has arrived first; there is money for every temple tile."""
    s = research(turn(coin=2, compass=2, tablet=4, arrowhead=2, jewel=2), glass=TEMPLE)
    at.set_arrival(s, 0, 1)
    return s


def supply(s: State, *names: str) -> State:
    """These assistants lie on top of the stacks."""
    for card in range(s.game.cards):
        if at.ASSISTANT_TOP <= s.zone(card) < at.ASSISTANT_TOP + 3:
            s.keep(card, at.ASSISTANT_POOL, 0, 0, 0)
    for stack, name in enumerate(names):
        lay(s, at.ASSISTANT_TOP + stack, name)
        assert s.zone(piece(s, name)) == at.ASSISTANT_TOP + stack
    return s


def flask() -> State:
    """Coconut Flask lets an assistant of the supply act; the buyer may buy an artifact, whose effect asks again."""
    s = supply(turn("coconut_flask fear", tablet=1, compass=3), "assistant_buyer", "assistant_draw", "assistant_trade")
    return play(row(s, "traders_coins", FIVE_ITEMS), "play:coconut_flask")


def rescue() -> State:
    """The magnifying glass has paid its idol and has looked through the stack of four."""
    s = turn(board="snake", coin=3, compass=3, tablet=3, arrowhead=3, jewel=3, seats=4)
    idols(research(s, glass=6), crates=1)
    return chance(play(s, f"glass:{options(s, 'glass')[0]}"))


def round_end() -> State:
    s = turn("fear fear rope funding_car", deck="dog")
    at.set_passed(s, 1, 1)
    return play(s, "pass", "end_turn")


def guarded() -> State:
    """An archaeologist at a guardian whose cost lies there, the other at home."""
    s = site(turn("fear funding_car horse", coin=2, compass=2, tablet=2, arrowhead=2, jewel=2), "l1_low_1", "l1_jewel", "guardian_01")
    return stand(s, "l1_low_1")


def crown() -> State:
    s = site(turn("guardians_crown", tablet=1), "l1_low_1", "l1_jewel", "guardian_01")
    return play(stand(site(s, "l1_low_2", "l1_coin_arrowhead"), "l1_low_1"), "play:guardians_crown")


def fishing() -> State:
    """Sea Turtle was the top item; with a coin and the discount everything can be paid."""
    return chance(play(row(turn("fishing_rod funding_car", coin=1), "sundial", FIVE_ITEMS), "play:fishing_rod"))


POSITIONS: dict[str, Callable[[], State]] = {
    "first turn": lambda: turn("funding_car funding_ship fear", coin=2),
    "two boots to pay": lambda: play(turn("fear funding_car exploration_ship horse", coin=2, seats=4), "dig:camp_1.2"),
    "star charts": lambda: play(turn("star_charts fear", tablet=1, coin=2), "play:star_charts"),
    "army knife": lambda: play(turn("army_knife fear", tablet=1), "play:army_knife"),
    "passage shell": lambda: play(turn("passage_shell fear rope", tablet=1), "play:passage_shell"),
    "row three": lambda: research(turn(coin=2, compass=2, tablet=2, arrowhead=2, jewel=2), glass=5),
    "temple": in_temple,
    "flask": flask,
    "rescue": rescue,
    "round end": round_end,
    "guardian": guarded,
    "crown": crown,
    "fishing": fishing,
    "idols": lambda: idols(turn("", deck="dog", coin=1), crates=2),
}


@pytest.mark.parametrize(
    ("position", "depth", "count", "digest"),
    [
        ("first turn", 1, 2 + 5 + 1, "7e4b9c24a832"),  # two Funding cards, five camps, pass
        (
            "first turn",
            2,
            2 * (1 + 5 + 3 + 1) + 5 * 4 + 3,
            "e24fc24b648c",
        ),  # a coin more buys three items; three cards or a pilot pay a boot
        ("two boots to pay", 1, 5, "59d4bbbe0f5b"),  # each of four cards, or a pilot
        ("two boots to pay", 2, 4 * 3 + 3, "e333ca090d2e"),  # Horse pays both alone and goes with no other; then two free cards, or the end
        ("star charts", 2, 5 + 1 + 1, "2f251e5a30f3"),  # a coin for one of five camps or none; or no coin
        ("star charts", 3, 4 * 5 + 2 + 1 + 10, "c22533e3e495"),  # four other camps or none; the card for the jewel; ten ways for seat 1
        ("army knife", 2, 3 + 3 * 3, "a37d03c1122c"),  # Fear, the knife itself or nothing to exile; else one of three other options
        ("army knife", 3, 3 * 3 + 3 * (3 + 1 + 1), "aa6d9f050c9c"),
        ("passage shell", 2, 5 * 2 + 1, "f3ffe2926d62"),  # each camp once or twice
        ("passage shell", 3, 4 * 2 + (2 + 2) + 10, "73f50be16f8c"),  # at the jewel camp one of two cards
        ("row three", 1, 5 + 3 + 2 + 1, "2682df7add28"),  # camps by pilot, three bridges for the glass, two for the notebook, pass
        ("row three", 2, 5 + 3 * 2 + 2 * 3 + 1, "f6c849632b95"),  # tile or row first; three assistants
        ("temple", 1, 5 + 2 + 6 + 1, "0872947674fa"),  # six stacks
        ("temple", 2, 5 + 2 * 3 + 6 + 1, "a68974be1500"),
        ("flask", 1, 3 + 1, "d0f586f6f6b1"),
        ("flask", 2, 2 + 2 + (4 + 1 + 1) + 1, "28c4aab12823"),  # with two coins and one less: four items and an artifact
        ("flask", 4, 110, "fc80eb1560bd"),
        ("rescue", 2, 4, "41e30b18eaed"),
        ("round end", 1, 3 + 1, "92e960ed1ad4"),  # three kinds
        ("round end", 2, 3 + 3 + 1 + 6, "ac6874519da9"),  # ascending; seat 1 has five kinds
        ("round end", 4, 102, "a747b326866f"),
        ("guardian", 1, 2 + 5 + 1 + 2 + 1, "eb4fef4d7624"),
        ("guardian", 2, 45, "950f1f9fab4a"),
        ("crown", 2, 6 + 1, "b1d6b4fd0657"),  # five camps and the other site
        ("fishing", 1, 1 + 1 + 5 + 1, "3f76cefa7727"),  # Funding, the revealed item, five of the row, nothing
        ("fishing", 2, 7 + 7 * 2, "280f4445fa51"),  # Funding before or after
        ("idols", 1, 5 + 1, "e3d7cb17445b"),
        ("idols", 3, 201, "0260eeb70b6b"),
    ],
)
def test_counts_and_order(position: str, depth: int, count: int, digest: str) -> None:
    names = sequences(POSITIONS[position](), depth)
    assert (len(names), order(names)) == (count, digest)
