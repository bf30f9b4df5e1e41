"""The choices that the page offers whole: every offer of a parent, every set with its declarations and purifications."""

from __future__ import annotations

from collections import Counter

import pytest

from iseki.core.moves import irrevocable
from iseki.core.present import Plan
from iseki.core.state import State
from iseki.games.garakutarium.present import PRESENT
from tests.clauses import clause
from tests.games.garakutarium.positions import asked, cards, dug, leaves, part, play, random_game, score


def plans(state: State) -> tuple[Plan, ...]:
    decision = PRESENT.decision(state, int(state.current_player()))
    assert decision is not None
    return decision.plans


def of(state: State, first: str) -> list[Plan]:
    return [plan for plan in plans(state) if plan.actions[0] == first]


def used(plan: Plan) -> Counter[str]:
    """The cards of the set itself, without the curses it purifies."""
    return Counter(piece.partition(":")[2] for piece in plan.pieces) - Counter(purified(plan))


def purified(plan: Plan) -> tuple[str, ...]:
    given = plan.data["purified"]
    assert isinstance(given, tuple)
    return given


def after(state: State, plan: Plan) -> State:
    return play(state.clone(), *plan.actions)


@pytest.mark.parametrize(("empty_pile_allowed", "offers"), [(False, 5 * 15), (True, 5 * 16)])
@clause("G-5.6")
def test_the_parent_is_offered_every_split_once(empty_pile_allowed: bool, offers: int) -> None:
    state = dug("A1 B2 C3 J K5", empty_pile_allowed=empty_pile_allowed)

    assert len(plans(state)) == len({plan.pieces for plan in plans(state)}) == offers


def test_twins_do_not_double_the_offers() -> None:
    """RX face down: any part of {A1 B2 C3 RX} but all: 15. Each other card face down: 8 ways for two cards times 0, 1 or 2 RX, 12 - 1."""
    state = dug("A1 B2 C3 RX RX")

    assert len(plans(state)) == 15 + 3 * (4 * 3 - 1)


def test_an_offer_names_the_face_down_card_first_and_can_be_taken_back() -> None:
    plan = next(plan for plan in plans(dug("A1 B2 C3 J K5")) if plan.actions == ("hide:J", "join:B2", "done"))

    assert (plan.verb, plan.pieces, plan.reveals) == ("offer", ("dug:J", "dug:B2"), False)


def test_every_offer_leads_to_the_choice_of_the_child_and_shows_its_maker_nothing_new() -> None:
    state = dug("A1 B2 C3 J K5")

    for plan in plans(state):
        done = after(state, plan)
        assert asked(done) == "choose"
        assert not irrevocable(state, done)
        assert cards(done, 2) == [plan.pieces[0].partition(":")[2]]


@pytest.mark.parametrize(
    ("loot", "first", "groups"),
    [
        ("A3 B3 C3 D3", "same:3x2", 6),  # 42 / 7 pairs of one number
        ("A3 B3 C3 D3", "same:3x3", 4),  # 28 / 7
        ("A3 B3 C3 D3", "same:3x4", 1),  # 7 / 7
        ("A3 B3 C3 D3 J", "same:3x2", 6 + 4),  # and 28 / 7 with J
        ("A3 B3 C3 D3 J", "same:3x3", 4 + 6),  # and 42 / 7 with J
        ("A3 B3 C3 D3 J", "same:3x4", 1 + 4),  # and 28 / 7 with J
        ("A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3", "run:1-3", 4**3),  # 320 / 5 runs of three
        ("A1 B1 A2 B2 A3 B3 J", "run:1-3", 2**3 + 3 * 2**2),  # and J at each of the three numbers
    ],
)
@clause("G-8.12")
def test_every_set_is_planned_once(loot: str, first: str, groups: int) -> None:
    found = of(part(loot), first)

    assert len(found) == len({tuple(sorted(used(plan).items())) for plan in found}) == groups


@pytest.mark.parametrize("seed", range(3))
def test_every_plan_is_legal_complete_and_worth_what_it_says(seed: int) -> None:
    for state, _, _ in random_game(seed, turns=8):
        if asked(state) != "part" or state.is_chance_node():
            continue
        seat = int(state.current_player())
        for plan in plans(state):
            done = after(state, plan)
            assert asked(done) == "part"
            assert score(done, seat) - score(state, seat) == plan.gains["points"]


def test_the_plans_are_all_that_the_engine_allows() -> None:
    state = part("A3 B3 A4 A5 J K3 K5")
    sets = ("same", "run", "use", "purify", "done")
    by_engine = [leaf for name in {plan.actions[0] for plan in plans(state)} for leaf in leaves(play(state.clone(), name), *sets)]

    assert len(plans(state)) == len(by_engine)
    assert {after(state, plan).words() for plan in plans(state)} == {leaf.words() for leaf in by_engine}


@clause("G-15.5", "G-9.10")
def test_a_set_may_purify_either_curse_both_or_none() -> None:
    found = of(part("A3 B4 C5 K3 K5 K7", score=0), "run:3-5")

    assert {purified(plan) for plan in found} == {(), ("K3",), ("K5",), ("K3", "K5")}
    assert {plan.gains["points"] for plan in found} == {4}


@clause("G-15.6", "G-8.13", "G-9.11")
def test_the_special_relic_may_be_declared_in_two_ways_and_purifies_as_declared() -> None:
    state = part("J A3 A4 K2 K5", curse_numbers=(1, 2, 5, 7))
    runs = [plan for plan in plans(state) if plan.verb == "run"]

    assert {(plan.data["joker"], purified(plan)) for plan in runs} == {(2, ("K2",)), (2, ()), (5, ("K5",)), (5, ())}
    assert {plan.gains["points"] for plan in runs} == {6 - 1}


@pytest.mark.parametrize(
    ("loot", "points", "suited"),
    [
        ("A3 A4 A5", 6, 1),
        ("A3 B4 A5", 4, 0),
        ("A3 J A5", 6 - 1, 1),
        ("A3 J B5", 4 - 1, 0),
        ("D1 D2 D3 D4 D5", 15, 1),
        ("D1 C2 J D4 D5", 10 - 1, 0),
    ],
)
@clause("G-15.1", "G-8.10")
def test_the_longest_run_tells_its_points_and_whether_the_suit_counts(loot: str, points: int, suited: int) -> None:
    best = max((plan for plan in plans(part(loot)) if plan.verb == "run"), key=lambda plan: plan.gains["points"])

    assert (best.gains["points"], best.data["suited"], best.data["size"]) == (points, suited, len(loot.split()))


def test_the_plan_worth_most_comes_first() -> None:
    gains = [plan.gains["points"] for plan in plans(part("A2 A3 A4 B4 C4 J"))]

    assert gains == sorted(gains, reverse=True)
    assert gains[0] == 10 - 1  # A4 B4 C4 J


@clause("G-10.5", "G-10.6")
def test_curses_are_planned_as_relics_after_the_mad_scientist() -> None:
    state = play(part("K3 K5 A4 A6", skills="mad-scientist", score=10, opponent=15), "skill:mad-scientist")

    assert [(plan.gains["points"], plan.data["suited"]) for plan in of(state, "run:3-6")] == [(6, 0)]


def test_nothing_is_planned_where_nothing_can_be_made() -> None:
    assert plans(part("A1 B2 C4 K7")) == ()
