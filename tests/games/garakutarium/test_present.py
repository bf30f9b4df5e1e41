"""What people see of Garakutarium: views that tell nothing hidden, and questions with everything that may be answered."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.garakutarium.present import PRESENT
from iseki.games.garakutarium.view import View
from tests.clauses import case, clause
from tests.games.garakutarium.positions import dug, legal, load, part, play, random_game

PUBLIC = 2
VIEWERS = (0, 1, PUBLIC)


def positions(seed: int, n: int = 7) -> Iterator[tuple[State, Rng]]:
    """Every n-th position of a game in which skills are used."""
    return ((state, rng) for i, (state, _, rng) in enumerate(random_game(seed, turns=12)) if i % n == 0)


def view(state: State, viewer: int) -> View:
    return PRESENT.view(state, viewer)


def split() -> State:
    """Seat 0 has laid B2 face down beside K3 and RX; A1 and J lie in the open pile."""
    return play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "join:K3")


@pytest.mark.parametrize("seed", range(4))
@case("B-039")
def test_a_view_is_the_same_to_the_byte_in_every_world_the_viewer_thinks_possible(seed: int) -> None:
    for state, rng in positions(seed):
        for viewer in VIEWERS:
            other_world = state.resample_from_infostate(viewer, rng)

            assert msgspec.json.encode(view(other_world, viewer)) == msgspec.json.encode(view(state, viewer))


@pytest.mark.parametrize("seed", range(2))
def test_a_question_is_the_same_in_every_world_the_viewer_thinks_possible(seed: int) -> None:
    for state, rng in positions(seed):
        for viewer in VIEWERS:
            assert PRESENT.decision(state.resample_from_infostate(viewer, rng), viewer) == PRESENT.decision(state, viewer)


@pytest.mark.parametrize("seed", range(2))
def test_the_options_are_the_legal_actions_for_the_seat_that_is_asked_and_none_for_the_others(seed: int) -> None:
    for state, _ in positions(seed):
        for viewer in VIEWERS:
            decision = PRESENT.decision(state, viewer)

            if state.is_chance_node():
                assert decision is None
            else:
                assert decision is not None
                assert decision.seat == state.current_player()
                assert [option.action for option in decision.options] == (legal(state) if viewer == decision.seat else [])


@clause("G-3.2", "G-3.4")
def test_the_face_down_card_is_told_to_the_parent_only() -> None:
    state = split()

    hidden = [view(state, viewer).piles for viewer in VIEWERS]

    assert [piles and piles.hidden for piles in hidden] == ["B2", None, None]
    assert {piles and piles.beside for piles in hidden} == {("RX", "K3")}
    assert {piles and piles.open for piles in hidden} == {("A1", "J")}


def test_a_pile_that_was_taken_is_empty_and_says_so_until_the_parent_takes_the_rest() -> None:
    taken = play(split(), "take:open")
    piles = view(taken, 1).piles

    assert piles is not None
    assert (piles.closed_taken, piles.open_taken, piles.open) == (False, True, ())
    assert view(play(taken, "end_part"), 1).piles is None


@clause("G-2.2", "G-2.3")
def test_a_seat_reads_its_own_characters_and_blanks_for_the_opponents() -> None:
    own, other = view(dug("A1 A2 A3 A4 A5"), 0).seats

    assert None not in own.characters
    assert len(own.characters) == 2
    assert other.characters == (None, None)


def test_the_dug_cards_are_named_to_the_parent_and_counted_for_the_others() -> None:
    state = dug("A1 A2 A3 A4 A5")

    assert view(state, 0).dug == ("A1", "A2", "A3", "A4", "A5")
    assert (view(state, 1).dug, view(state, 1).dug_count) == ((), 5)


@clause("G-3.6")
def test_the_top_of_the_deck_is_known_to_the_detective_who_put_it_there_alone() -> None:
    state = part(skills="detective", opponent=15, deck="A1 A2 A3 A4 A5 A6")
    play(state, "skill:detective", "draw:A1", "draw:A2", "draw:A3", "draw:A4", "draw:A5", "pick:A1", "drop:A2", "done", "top:A3", "top:A5")

    assert view(state, 0).deck_top == ("A4", "A5", "A3")  # put back last, drawn first
    assert view(state, 1).deck_top == ()


@pytest.mark.parametrize(("opponent", "used", "expected"), [(14, 0, "closed"), (15, 0, "open"), (15, 1, "used")])
@clause("G-7.5", "G-13.6")
def test_the_skill_is_open_when_the_opponent_has_fifteen_points(opponent: int, used: int, expected: str) -> None:
    state = part("A1", skills="knight detective", opponent=opponent, deck="A2 A3 A4 A5")
    if used:
        play(state, "skill:knight", "draw:A2", "draw:A3", "draw:A4")

    assert view(state, 0).seats[0].skill == expected


def test_the_phase_follows_the_turn() -> None:
    phases = [view(load().new_initial_state(), PUBLIC).phase]
    state = dug("A1 A2 A3 A4")
    for name in ("draw:A5", "hide:A1", "done", "take:open", "end_part"):
        phases.append(view(state, PUBLIC).phase)
        play(state, name)

    assert [*phases, view(state, PUBLIC).phase] == ["setup", "dig", "dig", "dig", "choose", "child", "parent"]


def test_the_view_carries_the_printed_numbers() -> None:
    shown = view(part("A1"), 0)

    assert (shown.skill_threshold, shown.goal, shown.limit) == (15, 30, 5)
    assert shown.values.same == (0, 0, 2, 5, 10, 0)
    assert shown.values.run == (0, 0, 0, 4, 6, 10)
    assert shown.values.suited_run == (0, 0, 0, 6, 9, 15)
    assert shown.values.special_relic == 1


@pytest.mark.parametrize(
    ("action", "pieces", "reveals"),
    [
        ("take:closed", ("closed:?", "beside:RX", "beside:K3"), True),  # the face-down card comes to light
        ("take:open", ("open:A1", "open:J"), False),  # everybody has seen these
    ],
)
def test_a_pile_is_offered_with_its_pieces_and_what_taking_it_reveals(action: str, pieces: tuple[str, ...], reveals: bool) -> None:
    decision = PRESENT.decision(split(), 1)

    assert decision is not None
    assert [(o.pieces, o.reveals) for o in decision.options if o.action == action] == [(pieces, reveals)]


def test_what_is_asked_of_chance_next_counts_as_a_revelation() -> None:
    decision = PRESENT.decision(part("A1 RX", deck="A2 A3 A4 A5 A6 A7"), 0)

    assert decision is not None
    assert {option.action: option.reveals for option in decision.options} == {"discard:A1": False, "discard:RX": False, "end_part": True}


def test_the_source_of_a_question_is_the_character_that_asks() -> None:
    state = play(part("A1", other="B2 B3", skills="phantom-thief", opponent=15), "skill:phantom-thief")
    decision = PRESENT.decision(state, 0)

    assert decision is not None
    assert (decision.kind, decision.source) == ("thief", "phantom-thief")
    assert [option.pieces for option in decision.options] == [("loot1:B2",), ("loot1:B3",)]


def test_the_summary_is_the_score_of_each_seat() -> None:
    assert PRESENT.summary(part(score=7, opponent=11)) == {"score": (7, 11)}
