"""Why not: the clause that forbids an action, with the numbers that matter, from what the asker may know."""

from __future__ import annotations

import pytest

from iseki.core.present import Reason
from iseki.core.state import State
from iseki.games.garakutarium.present import PRESENT
from tests.clauses import case, clause
from tests.games.garakutarium.positions import asked, dug, part, play, random_game

PIECES = [f"{zone}:{kind}" for zone in ("closed", "deck", "loot0", "secret1") for kind in ("A3", "knight")]


def why(state: State, about: str, viewer: int = 0) -> list[Reason]:
    return list(PRESENT.reasons(state, viewer, about))


@pytest.mark.parametrize(
    ("state", "about", "clause", "data"),
    [
        (part("A1 A2 A3 A4 A5 A6"), "end_part", "G-7.7", {"n": 6, "limit": 5}),
        (part("A1 B2"), "same:1x2", "G-8.2", {"number": 1, "size": 2, "n": 1}),
        (part("A1 B2"), "run:1-3", "G-8.3", {"first": 1, "last": 3, "n": 1}),
        (part("A1 J"), "run:1-4", "G-8.3", {"first": 1, "last": 4, "n": 2}),
        (part("A1"), "discard:B2", "G-7.3", {"card": "B2"}),
        (part("K3", score=1), "discard:K3", "G-9.8", {"points": 2, "score": 1}),
        (part(skills="knight", opponent=14), "skill:knight", "G-7.5", {"need": 15, "score": 14}),
        (part(skills="knight", opponent=15), "skill:princess", "G-7.5.other", {"character": "princess"}),
        (part("A1"), "hide:A1", "G-7.1", {}),
        (play(part("A3 B3 K3"), "same:3x2"), "purify:K5", "G-9.10", {"card": "K5"}),
        (play(part("A3 B3 K3"), "same:3x2"), "discard:K3", "asked", {}),
        (dug("A1 A2 A3 A4 A5"), "hide:B1", "G-5.3", {"card": "B1"}),
        (play(part(other="J A1", skills="phantom-thief", opponent=15), "skill:phantom-thief"), "steal:J", "G-10.3", {"card": "J"}),
        (play(part("A1", skills="princess", opponent=15), "skill:princess"), "search:junk", "G-10.2", {}),
    ],
)
def test_an_action_that_is_not_legal_names_clause_and_numbers(state: State, about: str, clause: str, data: dict[str, object]) -> None:
    assert why(state, about) == [Reason(about, clause, data)]  # type: ignore[arg-type]


@clause("G-7.5", "G-15.7")
def test_a_second_skill_names_the_skill_already_used() -> None:
    state = play(part("K1", skills="knight mad-scientist", opponent=15), "skill:mad-scientist")

    assert why(state, "skill:knight") == [Reason("skill:knight", "G-7.5.used")]


def test_the_options_that_close_a_skill_are_named() -> None:
    idle = part(skills="phantom-thief", opponent=15, skill_without_effect_allowed=False)
    dear = part("K3 K5", skills="mad-scientist", score=1, opponent=15, mad_scientist_payment="must_afford")

    assert why(idle, "skill:phantom-thief") == [Reason("skill:phantom-thief", "G-7.5.idle", {"character": "phantom-thief"})]
    assert why(dear, "skill:mad-scientist") == [Reason("skill:mad-scientist", "G-10.5", {"n": 2, "score": 1})]


@pytest.mark.parametrize("seed", range(4))
def test_no_clause_forbids_what_may_be_done(seed: int) -> None:
    """For every question of a game: what it offers is rejected by nothing."""
    for state, _, _ in random_game(seed, turns=12):
        if not state.is_chance_node():
            assert {state.top().reject(state, state.seat(), action) for action in state.legal_actions()} == {""}


def test_a_legal_action_has_no_clause() -> None:
    assert why(part("A1"), "discard:A1") == [Reason("discard:A1", "")]


def test_a_card_of_the_own_loot_tells_its_sets_and_its_discard() -> None:
    state = part("A3 B3 C7 K5 RX", score=1)

    assert why(state, "loot0:A3") == [Reason("same:3x2", ""), Reason("discard:A3", "")]
    assert why(state, "loot0:C7") == [Reason("use:C7", "no_set", {"card": "C7"}), Reason("discard:C7", "")]
    assert why(state, "loot0:RX") == [Reason("use:RX", "G-8.1", {"card": "RX"}), Reason("discard:RX", "")]
    assert [reason.clause for reason in why(state, "loot0:K5")] == ["G-8.1", "G-9.8"]


def test_a_card_with_many_sets_gives_five_reasons_at_most() -> None:
    assert len(why(part("A1 A2 A3 A4 A5 A6 A7 J"), "loot0:J")) == 5


@pytest.mark.parametrize(
    ("piece", "clause"),
    [("loot1:B2", "G-7.6"), ("junk0:C1", "unusable"), ("secret0:knight", "G-7.5"), ("loot0:D7", "unknown")],
)
def test_other_pieces_say_whose_they_are(piece: str, clause: str) -> None:
    state = part("A1", other="B2", junk="C1", skills="knight")

    assert [reason.clause for reason in why(state, piece)] == [clause]


@clause("G-6.3")
def test_cards_in_the_dig_area_belong_to_nobody_during_the_childs_part() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "done", "take:open")

    assert [reason.clause for reason in why(state, "beside:RX", 1)] == ["G-6.3"]
    assert [reason.clause for reason in why(state, "closed:?", 1)] == ["G-6.3"]


@clause("G-6.1")
def test_before_a_pile_is_taken_nothing_else_may_be_done() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "done")

    assert [reason.clause for reason in why(state, "end_part", 1)] == ["G-6.1"]
    assert why(state, "open:A1", 1) == [Reason("take:open", "")]
    assert why(state, "closed:?", 1) == [Reason("take:closed", "")]


@case("B-039")
def test_guessing_the_face_down_card_is_answered_alike_whether_right_or_wrong() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "done")

    assert [why(state, f"closed:{guess}", 1)[0].clause for guess in ("B2", "D7")] == ["unknown", "unknown"]


def test_who_is_not_asked_reads_whose_turn_it_is_and_nothing_else() -> None:
    state = dug("A1 B2 J RX K3")

    assert why(state, "dug:A1", 1) == why(state, "dug:A1", 2) == [Reason("dug:A1", "not_yours", {"seat": 0})]


@pytest.mark.parametrize("seed", range(3))
def test_a_reason_is_the_same_in_every_world_the_asker_thinks_possible(seed: int) -> None:
    for i, (state, _, rng) in enumerate(random_game(seed, turns=10)):
        if i % 5 or state.is_chance_node():
            continue
        seat = int(state.current_player())
        world = state.resample_from_infostate(seat, rng)
        for about in (*state.game.action_names[::9], *PIECES):
            assert why(world, about, seat) == why(state, about, seat)


@pytest.mark.parametrize("seed", range(3))
def test_every_action_gets_a_reason_exactly_if_it_is_not_legal(seed: int) -> None:
    for i, (state, _, _) in enumerate(random_game(seed, turns=6)):
        if i % 9 or state.is_chance_node():
            continue
        legal = set(state.legal_actions())
        for action, name in enumerate(state.game.action_names):
            assert bool(why(state, name, int(state.current_player()))[0].clause) == (action not in legal), (asked(state), name)
