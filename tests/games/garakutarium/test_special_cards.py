"""Special relic, re-explore cards, curses and their purification (G-9)."""

from __future__ import annotations

from typing import Unpack

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import (
    Options,
    asked,
    cards,
    dug,
    junk,
    leaves,
    legal,
    loot,
    part,
    play,
    score,
    verbs,
)


def curse_discards(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith("discard:K")]


def scientist(cards: str, **options: Unpack[Options]) -> State:
    """The Mad Scientist's skill has been used at 20 points."""
    return play(part(cards, score=20, opponent=15, skills="mad-scientist", **options), "skill:mad-scientist")


@clause("G-9.1")
def test_the_special_relic_is_a_joker_for_sets() -> None:
    assert {"same:3x2", "run:1-3", "run:2-4", "run:3-5"} <= set(legal(part("A2 A3 J A4")))


@clause("G-9.2")
@pytest.mark.parametrize(("own", "after"), [(0, 0 + 2 - 1), (29, 29 + 2 - 1)])
def test_the_special_relics_point_is_taken_after_the_sets_points_are_added(own: int, after: int) -> None:
    assert score(play(part("A1 J", score=own), "same:1x2")) == after


@clause("G-9.3")
def test_discarding_the_special_relic_costs_nothing() -> None:
    assert score(play(part("J", score=0), "discard:J")) == 0


@clause("G-9.4")
def test_a_re_explore_card_shuffles_deck_and_both_junk_areas_together() -> None:
    s = part("RX A1", other="B1 B2", junk="C1 C2 C3", other_junk="D1 D2")
    in_deck = s.count(at.DECK)
    play(s, "discard:RX")
    assert s.count(at.DECK) == in_deck + 3 + 2 + 1  # both junk areas and the card itself
    assert (junk(s), junk(s, 1), loot(s), loot(s, 1)) == ([], [], ["A1"], ["B1", "B2"])
    assert not any(s.visible(number, viewer) for number in range(35) if s.zone(number) == at.DECK for viewer in (0, 1, 2))


@clause("G-9.4")
def test_a_re_explore_card_leaves_the_dig_area_alone() -> None:
    s = play(dug("A1 RX C3 D4 A5"), "hide:C3", "join:A1", "done", "take:open", "discard:RX")
    assert (cards(s, at.CLOSED), cards(s, at.BESIDE)) == (["C3"], ["A1"])
    assert s.count(at.DECK) == 30 + 1


@clause("G-9.4")
def test_a_re_explore_card_may_come_back_at_the_next_dig() -> None:
    s = play(part("RX", junk="C1"), "discard:RX", "end_part")
    outcomes = {s.action_to_string(action): p for action, p in s.chance_outcomes()}
    assert outcomes["draw:RX"] == pytest.approx(2 / 35)
    assert outcomes["draw:C1"] == pytest.approx(1 / 35)


@clause("G-9.5", "G-16.6")
@pytest.mark.parametrize(("triggers", "in_deck", "in_junk"), [(True, 34, []), (False, 30 + 3, ["RX"])])
def test_a_re_explore_card_put_away_by_a_detective_takes_effect_after_the_skill(triggers: bool, in_deck: int, in_junk: list[str]) -> None:
    """30 lie under the five; with the option 30 + 3 put back + RX are shuffled, known cards too."""
    s = part(opponent=15, skills="detective", re_explore_triggers_via_detective=triggers)
    play(s, "skill:detective", "draw:A1", "draw:A2", "draw:A3", "draw:A4", "draw:RX", "pick:A1", "drop:RX", "done")
    assert (asked(s), junk(s)) == ("top", ["RX"])  # first the skill is finished
    play(s, "top:A2", "top:A3")
    assert (s.count(at.DECK), junk(s)) == (in_deck, in_junk)
    layers = {int(s.layer(number)) for number in range(35) if s.zone(number) == at.DECK}
    assert layers == ({0} if triggers else {0, 1, 2, 3})


@clause("G-9.5")
def test_a_re_explore_card_that_the_detective_takes_has_no_effect() -> None:
    s = part(junk="C1", opponent=15, skills="detective")
    play(s, "skill:detective", "draw:A1", "draw:A2", "draw:A3", "draw:A4", "draw:RX", "pick:RX", "done", "top:A1", "top:A2", "top:A3")
    assert (loot(s), junk(s)) == (["RX"], ["C1"])


@clause("G-9.6")
def test_a_re_explore_card_need_not_be_discarded_but_for_the_limit() -> None:
    assert "end_part" in legal(part("RX RX A1 A3 A5"))
    assert "end_part" not in legal(part("RX RX A1 A3 A5 A7"))


@clause("G-9.7", "G-9.8")
@pytest.mark.parametrize(("own", "after"), [(2, 0), (3, 1), (30, 28)])
def test_discarding_a_curse_costs_two_points(own: int, after: int) -> None:
    s = play(part("K3", score=own), "discard:K3")
    assert (score(s), junk(s)) == (after, ["K3"])


@clause("G-9.7")
def test_a_curse_is_no_part_of_a_set() -> None:
    assert verbs(part("K1 K3 K5 A3")) == {"discard", "end_part"}


@clause("G-9.8")
@pytest.mark.parametrize("own", [0, 1])
def test_a_curse_cannot_be_discarded_below_two_points(own: int) -> None:
    assert curse_discards(part("K1 K3", score=own)) == []


@clause("G-9.9")
def test_only_the_discard_action_costs_points() -> None:
    purified = play(part("A3 B3 K3"), "same:3x2", "purify:K3")
    assert (score(purified), junk(purified)) == (2 + 2, ["A3", "B3", "K3"])
    used = play(scientist("A3 K3"), "same:3x2")
    assert score(used) == 20 - 1 + 2
    detected = part(opponent=15, skills="detective")
    play(detected, "skill:detective", "draw:A1", *[f"draw:K{n}" for n in (1, 3, 5, 7)], "pick:A1", *[f"drop:K{n}" for n in (1, 3, 5, 7)])
    assert (score(detected), junk(detected)) == (2, ["K1", "K3", "K5", "K7"])


@case("B-077")
@clause("G-9.10")
def test_a_set_may_purify_curses_with_the_numbers_of_its_relics() -> None:
    s = play(part("A3 A4 A5 K1 K3 K5 K7", score=0), "run:3-5")
    assert legal(s) == ["purify:K3", "purify:K5", "done"]
    ends = {tuple(loot(leaf)) for leaf in leaves(s, "purify", "done")}
    assert ends == {("K1", "K3", "K5", "K7"), ("K1", "K5", "K7"), ("K1", "K3", "K7"), ("K1", "K7")}
    assert {score(leaf) for leaf in leaves(s, "purify", "done")} == {0 + 6}


@clause("G-9.10")
def test_purification_is_part_of_making_the_set_and_is_over_with_it() -> None:
    s = play(part("A3 A4 A5 K3", score=1), "run:3-5", "done")
    assert (asked(s), loot(s)) == ("part", ["K3"])
    assert "purify:K3" not in legal(s)


@clause("G-9.10")
def test_only_curses_in_the_own_loot_area_are_purified() -> None:
    s = play(part("A3 B3", other="K3", junk="K5", deck="K1 K7"), "same:3x2")
    assert (asked(s), loot(s, 1)) == ("part", ["K3"])


@case("B-079")
@clause("G-9.10")
@pytest.mark.parametrize(("purified", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_of_equal_curses_any_number_is_purified(purified: int, left: int) -> None:
    s = play(part("A3 B3 K3 K3 K3", curse_numbers=(2, 3, 3, 3, 6)), "same:3x2")
    play(s, *["purify:K3"] * purified, *["done"] * (left > 0))
    assert (asked(s), loot(s).count("K3"), score(s)) == ("part", left, 2 + 2)


@clause("G-9.11", "G-16.5")
@pytest.mark.parametrize(("special_relic_purifies", "purified"), [(True, ["purify:K5", "done"]), (False, [])])
def test_the_special_relic_purifies_as_the_number_it_stands_for(special_relic_purifies: bool, purified: list[str]) -> None:
    s = play(part("A3 A4 J K5", special_relic_purifies=special_relic_purifies), "run:3-5")
    assert [name for name in legal(s) if name in ("purify:K5", "done")] == purified


@clause("G-9.11")
def test_the_special_relic_purifies_nothing_but_the_number_it_stands_for() -> None:
    s = play(part("A5 A6 A7 J K1 K3"), "run:5-7", "use:A5", "use:A6", "use:J")
    assert asked(s) == "part"


@clause("G-9.11")
@pytest.mark.parametrize("special_relic_purifies", [True, False])
def test_next_to_a_relic_of_the_same_number_the_special_relic_changes_nothing(special_relic_purifies: bool) -> None:
    s = play(part("A5 J K5", special_relic_purifies=special_relic_purifies), "same:5x2")
    assert legal(s) == ["purify:K5", "done"]


@clause("G-9.12")
@pytest.mark.parametrize("curse_as_relic_purifies", [True, False])
def test_a_curse_used_as_a_relic_purifies_another_one_with_its_number(curse_as_relic_purifies: bool) -> None:
    s = scientist("A2 K3 K3 A4", curse_numbers=(3, 3, 5), curse_as_relic_purifies=curse_as_relic_purifies)
    play(s, "run:2-4")
    assert (asked(s) == "purify") == curse_as_relic_purifies
    assert loot(s) == ["K3"]
    assert score(s) == 20 - 2 + 4


@clause("G-9.12")
@pytest.mark.parametrize(
    ("curse_purifies", "joker_purifies", "purified"), [(True, True, True), (True, False, True), (False, True, True), (False, False, False)]
)
def test_a_set_of_a_curse_and_the_special_relic_purifies_if_either_may(curse_purifies: bool, joker_purifies: bool, purified: bool) -> None:
    """K3 J as a pair of 3, another K3 in the loot."""
    s = scientist("K3 K3 J", curse_numbers=(3, 3), curse_as_relic_purifies=curse_purifies, special_relic_purifies=joker_purifies)
    play(s, "same:3x2", "use:J")
    assert (asked(s) == "purify") == purified


@clause("G-9.12")
def test_with_different_numbers_a_curse_used_as_a_relic_purifies_nothing() -> None:
    s = play(scientist("A2 K3 A4 K5"), "run:2-4")
    assert (asked(s), loot(s)) == ("part", ["K5"])
