"""The fifteen worked examples of G-15, in their notation and with their arithmetic."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import (
    RELICS,
    asked,
    card,
    cards,
    dug,
    junk,
    legal,
    loot,
    part,
    play,
    score,
)


def sets(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith(("same:", "run:"))]


def skills(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith("skill:")]


@clause("G-15.1")
@pytest.mark.parametrize(
    ("names", "action", "points"),
    [
        ("A3 A4 A5", "run:3-5", 6),
        ("A3 B4 A5", "run:3-5", 4),
        ("A3 J A5", "run:3-5", 6 - 1),
        ("A3 J B5", "run:3-5", 4 - 1),
        ("J C7", "same:7x2", 2 - 1),
        ("A6 B6 C6 D6", "same:6x4", 10),
        ("A6 B6 C6 J", "same:6x4", 10 - 1),
        ("D1 D2 D3 D4 D5", "run:1-5", 15),
        ("D1 D2 J D4 D5", "run:1-5", 15 - 1),
        ("D1 C2 J D4 D5", "run:1-5", 10 - 1),
    ],
)
def test_values(names: str, action: str, points: int) -> None:
    s = play(part(names), action)
    assert score(s) == 2 + points
    assert sorted(junk(s)) == sorted(names.split())


@clause("G-15.1")
@pytest.mark.parametrize("names", ["A1 A2", "A6 A7 A1", "A2 RX", "K3 A3"])
def test_what_is_no_set(names: str) -> None:
    assert sets(part(names)) == []


@clause("G-15.1")
def test_six_in_a_row_and_five_equal_are_not_one_set() -> None:
    assert not [name for name in sets(part("A1 A2 A3 A4 A5 A6")) if name == "run:1-6"]
    assert sets(part("A6 B6 C6 D6 J")) == ["same:6x2", "same:6x3", "same:6x4"]


@clause("G-15.2")
def test_best_use() -> None:
    names = "A2 A3 A4 B4 C4"
    assert score(play(part(names), "run:2-4", "use:A4", "same:4x2")) == 2 + 6 + 2
    triple = play(part(names), "same:4x3")
    assert (score(triple), loot(triple), sets(triple)) == (2 + 5, ["A2", "A3"], [])


@clause("G-15.2")
def test_no_use_of_the_five_cards_gives_more_than_eight() -> None:
    assert best(part("A2 A3 A4 B4 C4")) == 8


def best(s: State) -> int:
    """Most points that can be made of the loot, by trying everything."""
    if asked(s) != "part":
        return max(best(play(s.clone(), name)) for name in legal(s))
    return max([score(s) - 2, *[best(play(s.clone(), name)) for name in sets(s)]])


@clause("G-15.3")
def test_longer_stretches() -> None:
    names = "B1 B2 B3 B4 B5 B6 B7"
    assert score(play(part(names), "run:1-3", "run:4-7")) == 2 + 6 + 9
    five = play(part(names), "run:1-5")
    assert (score(five), loot(five)) == (2 + 15, ["B6", "B7"])
    assert best(part(names)) == 6 + 9 == 15


@clause("G-15.4")
def test_curse_discard() -> None:
    assert score(play(part("K3", score=2), "discard:K3")) == 0
    assert "discard:K3" not in legal(part("K3", score=1))
    assert "discard:K3" not in legal(part("K3", score=0))
    s = play(part("K3 K5", score=7), "discard:K3")
    assert score(s) == 5
    assert score(play(s, "discard:K5")) == 3


@clause("G-15.5")
@pytest.mark.parametrize("purified", [[], ["K3"], ["K5"], ["K3", "K5"]], ids=str)
def test_purifying_several(purified: list[str]) -> None:
    s = play(part("A3 B4 C5 K3 K5 K7", score=0), "run:3-5", *[f"purify:{name}" for name in purified])
    if asked(s) == "purify":
        play(s, "done")
    assert score(s) == 4
    assert loot(s) == [name for name in ("K3", "K5", "K7") if name not in purified]


@clause("G-15.6")
@pytest.mark.parametrize(("action", "purifies"), [("run:2-4", "purify:K2"), ("run:3-5", "purify:K5")])
def test_purifying_with_the_special_relic(action: str, purifies: str) -> None:
    s = play(part("J A3 A4 K2 K5", curse_numbers=(2, 5)), action)
    assert legal(s) == [purifies, "done"]
    assert score(s) == 2 + 6 - 1


@clause("G-15.6")
@pytest.mark.parametrize("action", ["run:2-4", "run:3-5"])
def test_purifying_with_the_special_relic_if_the_option_is_off(action: str) -> None:
    s = play(part("J A3 A4 K2 K5", curse_numbers=(2, 5), special_relic_purifies=False), action)
    assert (asked(s), loot(s), score(s)) == ("part", ["K2", "K5"], 2 + 5)


@clause("G-15.7")
def test_skill_window() -> None:
    assert skills(part(other="A1", opponent=14, skills="phantom-thief knight")) == []
    s = part(other="A1", opponent=15, skills="phantom-thief knight")
    assert skills(s) == ["skill:knight", "skill:phantom-thief"]
    play(s, "skill:phantom-thief", "steal:A1")
    assert skills(s) == []
    assert not s.visible(card(s, "knight", at.SECRET), 1)


@clause("G-15.8")
def test_phantom_thief() -> None:
    assert legal(play(part(other="J K5", opponent=15, skills="phantom-thief"), "skill:phantom-thief")) == ["steal:K5"]
    s = play(part(other="J", opponent=15, skills="phantom-thief"), "skill:phantom-thief")
    assert (asked(s), loot(s), loot(s, 1), at.skill_used(s, 0)) == ("part", [], ["J"], 1)


@clause("G-15.9")
def test_mad_scientist() -> None:
    s = play(part("K3 K5 A4 A6", score=10, opponent=15, skills="mad-scientist"), "skill:mad-scientist")
    assert score(s) == 10 - 2 == 8
    play(s, "run:3-6")
    assert score(s) == 8 + 6 == 14
    assert junk(s) == ["A4", "A6", "K3", "K5"]


@clause("G-15.9")
def test_mad_scientist_with_one_point_and_two_curses() -> None:
    assert score(play(part("K3 K5", score=1, opponent=15, skills="mad-scientist"), "skill:mad-scientist")) == 0


def finish(parents: int, parents_curse: str, childs_curse: str) -> State:
    """Q, seat 1, has 28 and makes a triple; then P, seat 0, makes a run of 3 in one suit."""
    s = part(f"A1 A2 A3 {parents_curse}", f"B7 C7 D7 {childs_curse}", score=parents, opponent=28)
    s.push(at.PART_OP, 1)
    play(s, "same:7x3", "end_part")
    assert score(s, 1) == 28 + 5 == 33
    return play(s, "run:1-3", "end_part")


@clause("G-15.10", "G-12.1")
@case("B-038", "B-085")
@pytest.mark.parametrize(
    ("parents", "parents_curse", "childs_curse", "result"),
    [
        (27, "K5", "", [-1.0, 1.0]),  # 27 + 6 = 33 : 33, P has a curse, Q none
        (27, "K5", "K1", [0.0, 0.0]),  # one curse each: a draw
        (28, "K5", "", [1.0, -1.0]),  # 28 + 6 = 34 : 33, although Q passed 30 first
    ],
)
def test_finish(parents: int, parents_curse: str, childs_curse: str, result: list[float]) -> None:
    s = finish(parents, parents_curse, childs_curse)
    assert s.is_terminal()
    assert (score(s, 0), score(s, 1)) == (parents + 6, 33)
    assert s.returns() == result


@clause("G-15.11")
def test_re_explore() -> None:
    """Deck 4, junk of P 10, junk of Q 8, RX in P's loot; the other 12 cards lie in Q's loot."""
    s = part("RX", " ".join(RELICS[18:24]) + " J RX K1 K3 K5 K7", junk=" ".join(RELICS[:10]), other_junk=" ".join(RELICS[10:18]))
    assert (s.count(at.DECK), len(junk(s)), len(junk(s, 1))) == (4, 10, 8)
    play(s, "discard:RX")
    assert s.count(at.DECK) == 11 + 8 + 4 == 23
    assert junk(s) == junk(s, 1) == []


@clause("G-15.12")
@case("B-041")
def test_deck_out() -> None:
    s = play(part("A1 A2 A3 A4 A5", "B1 B2 B3 B4 B5", deck="C1 C2 C3"), "end_part")
    play(s, "draw:C1", "draw:C2")
    assert (cards(s, at.DUG), s.count(at.DECK)) == (["C1", "C2", "C3"], 22)  # the third came by itself, then 22 were shuffled
    rng = Rng(1)
    while s.is_chance_node():
        s.play(s.sample_chance(rng))
    assert (s.count(at.DECK), len(junk(s)) + len(junk(s, 1)), s.count(at.DUG)) == (20, 0, 5)
    assert 20 + 0 + 5 + len(loot(s)) + len(loot(s, 1)) == 35


@clause("G-15.13")
@pytest.mark.parametrize("triggers", [True, False])
def test_detective_and_re_explore(triggers: bool) -> None:
    """30 cards lie below the five; A1 and C7 go back, C7 first, so A1 lies on top."""
    s = part(opponent=15, skills="detective", re_explore_triggers_via_detective=triggers)
    play(s, "skill:detective", *[f"draw:{name}" for name in ("A1", "B1", "RX", "K5", "C7")])
    play(s, "pick:B1", "drop:RX", "drop:K5", "done", "top:C7")
    assert (score(s), loot(s)) == (2, ["B1"])
    layers = (int(s.layer(card(s, "A1"))), int(s.layer(card(s, "C7"))))
    if triggers:
        assert (junk(s), s.count(at.DECK), layers) == ([], 30 + 2 + 2, (0, 0))
    else:
        assert (junk(s), s.count(at.DECK), layers) == (["RX", "K5"], 30 + 2, (2, 1))


@clause("G-15.14")
def test_limit() -> None:
    s = play(dug("B1 C3 D5 J K7"), "hide:B1", "join:C3", "join:D5", "done")
    for name in ("A1", "A2", "B4", "B7", "C7"):
        s.lay(card(s, name), at.LOOT + 1)
    play(s, "take:closed")
    assert len(loot(s, 1)) == 5 + 3
    for name in ("discard:A1", "discard:A2"):
        play(s, name)
        assert "end_part" not in legal(s)
    play(s, "discard:B1")
    assert "end_part" in legal(s)


@clause("G-15.15")
def test_knight() -> None:
    s = play(part("A1 A2 B4 B6", opponent=15, skills="knight"), "skill:knight", "draw:C1", "draw:D3", "draw:D5")
    assert len(loot(s)) == 4 + 3
    play(s, "discard:A1")
    assert "end_part" not in legal(s)
    play(s, "discard:A2")
    assert "end_part" in legal(s)
