"""The Detective (G-10.4)."""

from __future__ import annotations

from typing import Unpack

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import clause
from tests.games.garakutarium.positions import Options, asked, card, cards, junk, legal, loot, part, play

PUBLIC = 2
FIVE = ["A1", "B2", "C3", "D4", "K5"]


def looking(own: str = "", **options: Unpack[Options]) -> State:
    """Seat 0 looks at A1 B2 C3 D4 K5."""
    s = part(own, opponent=15, skills="detective", **options)
    return play(s, "skill:detective", *[f"draw:{name}" for name in FIVE])


def top_of_deck(s: State) -> list[str]:
    """The cards of known places, the one drawn next first."""
    known = sorted(((int(s.layer(number)), number) for number in range(35) if s.zone(number) == at.DECK and s.layer(number)), reverse=True)
    return [s.game.kind_names[int(s.game.kind[number])] for _, number in known]


def who_sees(s: State, name: str, zone: int) -> list[bool]:
    return [bool(s.visible(card(s, name, zone), viewer)) for viewer in (0, 1, PUBLIC)]


@clause("G-10.4")
def test_only_the_detective_sees_the_five() -> None:
    s = looking()
    assert cards(s, at.LOOKED) == FIVE
    assert all(who_sees(s, name, at.LOOKED) == [True, False, False] for name in FIVE)


@clause("G-10.4")
def test_one_of_the_five_comes_into_the_own_loot_face_up() -> None:
    s = looking("D7")
    assert legal(s) == [f"pick:{name}" for name in FIVE]
    play(s, "pick:C3")
    assert loot(s) == ["C3", "D7"]
    assert who_sees(s, "C3", at.LOOT) == [True, True, True]


@clause("G-10.4", "G-16.7")
@pytest.mark.parametrize("detective_must_take", [True, False])
def test_a_card_must_be_taken_unless_the_option_lets_the_detective_take_none(detective_must_take: bool) -> None:
    assert ("done" in legal(looking(detective_must_take=detective_must_take))) == (not detective_must_take)


@clause("G-10.4")
def test_without_a_card_taken_all_five_may_go_back() -> None:
    s = play(looking(detective_must_take=False), "done", "done", "top:K5", "top:D4", "top:C3", "top:B2")
    assert (loot(s), top_of_deck(s), s.count(at.DECK)) == ([], ["A1", "B2", "C3", "D4", "K5"], 35)


@clause("G-10.4")
@pytest.mark.parametrize("dropped", [[], ["B2"], ["B2", "D4"], ["A1", "B2", "D4"], ["A1", "B2", "D4", "K5"]], ids=len)
def test_any_number_of_the_other_four_goes_to_the_own_junk_area(dropped: list[str]) -> None:
    s = play(looking(), "pick:C3", *[f"drop:{name}" for name in dropped])
    if len(dropped) < 4 and asked(s) == "drop":
        play(s, "done")
    assert (junk(s), junk(s, 1)) == (dropped, [])
    assert all(who_sees(s, name, at.JUNK) == [True, True, True] for name in dropped)


@clause("G-10.4")
def test_the_rest_goes_on_top_in_any_order_and_stays_the_detectives_secret() -> None:
    s = play(looking(), "pick:C3", "drop:B2", "done")
    assert legal(s) == ["top:A1", "top:D4", "top:K5"]
    play(s, "top:D4", "top:K5")  # A1 comes last by itself, so it lies on top
    assert top_of_deck(s) == ["A1", "K5", "D4"]
    assert [who_sees(s, name, at.DECK) for name in ("A1", "K5", "D4")] == [[True, False, False]] * 3


@clause("G-10.4")
def test_every_order_can_be_chosen() -> None:
    s = play(looking(), "pick:C3", "drop:B2", "done")
    orders = set()
    for first in legal(s):
        after = play(s.clone(), first)
        for second in legal(after):
            orders.add(tuple(top_of_deck(play(after.clone(), second))))
    assert len(orders) == 3 * 2 * 1


@clause("G-10.4")
def test_what_was_put_back_is_drawn_first_and_not_left_to_chance() -> None:
    s = play(looking(), "pick:C3", "done", "top:A1", "top:B2", "top:D4", "end_part")
    assert cards(s, at.DUG) == ["A1", "B2", "D4", "K5"]
    assert (asked(s), s.is_chance_node()) == ("dig", True)


@clause("G-10.4")
def test_a_dig_of_fewer_cards_than_were_put_back_takes_the_top_ones() -> None:
    """The Knight draws three: the three put back last."""
    s = play(looking(), "pick:C3", "done", "top:A1", "top:B2", "top:D4")
    at.set_skill_used(s, 0, 0)
    s.keep(35, at.SECRET, 1, 0, 0)
    play(s, "skill:knight")
    assert (asked(s), loot(s)) == ("part", ["B2", "C3", "D4", "K5"])
    assert top_of_deck(s) == ["A1"]


@clause("G-10.4")
@pytest.mark.parametrize(("viewer", "put_back"), [(0, "top:D4"), (1, "top:?"), (PUBLIC, "top:?")])
def test_the_record_names_what_was_taken_and_put_away_and_not_what_went_back(viewer: int, put_back: str) -> None:
    s = looking()
    read = []
    for name in ("pick:C3", "drop:B2", "done", "top:D4"):
        if name != "done":
            read.append(readable(s, s.string_to_action(name), viewer))
        play(s, name)
    assert read == ["pick:C3", "drop:B2", put_back]


@clause("G-10.4")
def test_the_other_seat_does_not_learn_what_lies_on_top() -> None:
    """In worlds that agree with what seat 1 knows, any card of the deck may lie there; for the Detective always the same."""
    s = play(looking(), "pick:C3", "drop:B2", "done", "top:D4", "top:K5")
    rng = Rng(3)
    assert {tuple(top_of_deck(s.resample_from_infostate(0, rng))) for _ in range(20)} == {("A1", "K5", "D4")}
    assert len({tuple(top_of_deck(s.resample_from_infostate(1, rng))) for _ in range(50)}) > 40
