"""When the deck runs out, and other edge cases (G-13)."""

from __future__ import annotations

from typing import Unpack

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import (
    Options,
    asked,
    cards,
    junk,
    legal,
    load,
    loot,
    part,
    play,
    random_game,
    score,
)


def deal_on(s: State, seed: int = 9) -> State:
    """Whatever chance is asked for now."""
    rng = Rng(seed)
    while s.is_chance_node():
        s.play(s.sample_chance(rng))
    return s


def using(character: str, deck: str, junk: str = "", other: str = "", **options: Unpack[Options]) -> State:
    """Seat 0 has used a skill with this deck; every card named nowhere lies in seat 1's loot, so that no junk is left."""
    s = part(other=other, junk=junk, deck=deck, opponent=15, skills=character, **options)
    for number in range(35):
        if s.zone(number) == at.JUNK + 1:
            s.lay(number, at.LOOT + 1)
    return play(s, f"skill:{character}")


@clause("G-13.1", "G-16.3")
@case("B-041")
@pytest.mark.parametrize("left", range(5))
def test_a_dig_takes_what_is_left_and_then_from_the_reshuffled_junk(left: int) -> None:
    """`left` in the deck, 35 - left in seat 1's junk: the dig takes 5, the deck keeps 35 - 5."""
    names = ["C1", "C2", "C3", "C4"][:left]
    s = deal_on(play(part(deck=" ".join(names)), "end_part"))
    assert set(names) <= set(cards(s, at.DUG))
    assert (s.count(at.DUG), s.count(at.DECK), junk(s), junk(s, 1)) == (5, 35 - 5, [], [])


@clause("G-13.1")
@case("B-041")
@pytest.mark.parametrize(("left", "ends"), [(0, True), (4, True), (5, False), (6, False)])
def test_with_the_option_the_game_ends_when_a_dig_is_not_possible(left: int, ends: bool) -> None:
    deck = " ".join(["C1", "C2", "C3", "C4", "C5", "C6"][:left])
    s = play(part(deck=deck, score=12, opponent=11, deck_out="end_game"), "end_part")
    assert s.is_terminal() == ends
    assert s.returns() == ([1.0, -1.0] if ends else [0.0, 0.0])


@clause("G-13.1", "G-12.3")
@pytest.mark.parametrize(("own", "other", "result"), [("", "", [0.0, 0.0]), ("K1", "", [-1.0, 1.0]), ("K1", "K3 K5", [1.0, -1.0])])
def test_the_present_scores_and_curses_decide_when_the_deck_is_out(own: str, other: str, result: list[float]) -> None:
    s = part(own, other, deck="C1", score=12, opponent=12, deck_out="end_game")
    assert play(s, "end_part").returns() == result


@case("B-094")
@clause("G-13.1")
@pytest.mark.parametrize(("deck_out", "drawn"), [("reshuffle_junk", 3), ("end_game", 1)])
def test_the_knight_reshuffles_the_junk_or_takes_what_there_is(deck_out: str, drawn: int) -> None:
    s = part(deck="C1", opponent=15, skills="knight", deck_out=deck_out)
    deal_on(play(s, "skill:knight"))
    assert "C1" in loot(s)
    assert (asked(s), len(loot(s))) == ("part", drawn)


@clause("G-13.1")
@pytest.mark.parametrize(("deck_out", "seen"), [("reshuffle_junk", 5), ("end_game", 2)])
def test_the_detective_reshuffles_the_junk_or_looks_at_what_there_is(deck_out: str, seen: int) -> None:
    s = part(deck="C1 C2", opponent=15, skills="detective", deck_out=deck_out)
    deal_on(play(s, "skill:detective"))
    assert {"C1", "C2"} <= set(cards(s, at.LOOKED))
    assert (asked(s), s.count(at.LOOKED)) == ("pick", seen)


@clause("G-13.1")
@case("B-041")
@pytest.mark.parametrize("deck_out", ["reshuffle_junk", "end_game"])
def test_players_who_never_score_come_to_an_end_all_the_same(deck_out: str) -> None:
    """Seven digs are 35 cards. With reshuffling play goes on to the technical limit, without it ends after the seventh turn."""
    s = load(first_parent=0, deck_out=deck_out, turn_limit=50, curse_numbers=(1, 2, 3, 4, 5)).new_initial_state()
    rng = Rng(6)
    while not s.is_terminal():
        s.play(s.sample_chance(rng) if s.is_chance_node() else s.string_to_action(idle_move(s)))
    assert s.turns == (50 if deck_out == "reshuffle_junk" else 7)
    assert s.returns() in ([1.0, -1.0], [0.0, 0.0], [-1.0, 1.0])


def idle_move(s: State) -> str:
    """No set is ever made and no re-explore card discarded while anything else will do."""
    names = legal(s)
    if "end_part" in names:
        return "end_part"
    discards = [name for name in names if name.startswith("discard:") and name != "discard:RX"]
    return discards[0] if discards else names[-1]


@clause("G-13.2")
@pytest.mark.parametrize("seed", range(4))
def test_at_the_start_of_a_turn_at_least_twenty_five_cards_are_in_deck_and_junk(seed: int) -> None:
    for s, _, _ in random_game(seed, 25):
        if asked(s) == "hide":
            assert s.count(at.LOOT) <= 5
            assert s.count(at.LOOT + 1) <= 5
            assert s.count(at.DUG) + s.count(at.DECK) + s.count(at.JUNK) + s.count(at.JUNK + 1) >= 25
            assert s.count(at.DUG) == 5


@case("B-094")
@clause("G-13.3")
@pytest.mark.parametrize(("deck", "junk", "drawn"), [("C1 C2", "", 2), ("C1", "C2", 2), ("", "C1", 1), ("", "", 0)])
def test_a_knight_who_finds_fewer_cards_even_after_reshuffling_draws_those(deck: str, junk: str, drawn: int) -> None:
    s = deal_on(using("knight", deck, junk))
    assert (asked(s), len(loot(s))) == ("part", drawn)


@clause("G-13.3")
@pytest.mark.parametrize(("deck", "junk", "seen"), [("C1 C2", "", 2), ("C1", "C2", 2), ("", "C1", 1)])
def test_a_detective_who_finds_fewer_cards_even_after_reshuffling_uses_those(deck: str, junk: str, seen: int) -> None:
    s = deal_on(using("detective", deck, junk))
    assert (asked(s), s.count(at.LOOKED)) == ("pick", seen)
    play(s, "pick:C1", *["done"] * (seen > 1))
    assert (asked(s), loot(s), s.count(at.DECK)) == ("part", ["C1"], seen - 1)


@clause("G-13.3")
def test_a_detective_who_finds_no_card_at_all_does_nothing() -> None:
    s = using("detective", "")
    assert (asked(s), loot(s), at.skill_used(s, 0)) == ("part", [], 1)


@clause("G-13.4")
def test_a_deck_that_is_exactly_empty_has_no_consequence_until_the_next_draw() -> None:
    s = deal_on(play(part(deck="C1 C2 C3 C4 C5", deck_out="end_game"), "end_part"))
    assert (asked(s), s.count(at.DECK)) == ("hide", 0)
    play(s, f"hide:{cards(s, at.DUG)[0]}", "done", "take:open", "end_part")
    assert not s.is_terminal()
    play(s, "end_part")
    assert s.is_terminal()


@clause("G-13.4")
def test_the_junk_stays_where_it_is_while_nobody_draws() -> None:
    s = deal_on(play(part(deck="C1 C2 C3", junk="D1", opponent=15, skills="knight"), "skill:knight"))
    assert (s.count(at.DECK), junk(s), asked(s)) == (0, ["D1"], "part")


@clause("G-13.5")
def test_re_explore_with_an_empty_deck_makes_the_junk_the_deck() -> None:
    s = part("RX A1", junk="B1 B2", deck="")
    in_junk = len(junk(s)) + len(junk(s, 1))
    play(s, "discard:RX")
    assert s.count(at.DECK) == in_junk + 1 == 35 - 1
    assert junk(s) == junk(s, 1) == []


@clause("G-13.6")
@pytest.mark.parametrize(("payment", "offered"), [("discard:K3", False), ("discard:A1", True)])
def test_the_childs_payment_can_close_the_window_for_the_parent(payment: str, offered: bool) -> None:
    """The child has 15; a curse discarded leaves 13."""
    s = part(other="K3 A1", opponent=15, skills="knight")
    s.push(at.PART_OP, 1)
    play(s, payment, "end_part")
    assert score(s, 1) == (15 if offered else 13)
    assert ("skill:knight" in legal(s)) == offered


@clause("G-13.6")
def test_the_childs_set_can_open_the_window_for_the_parent() -> None:
    s = part(other="A1 B1", opponent=13, skills="knight")
    assert "skill:knight" not in legal(s)
    s.push(at.PART_OP, 1)
    play(s, "same:1x2", "end_part")
    assert "skill:knight" in legal(s)


@clause("G-13.7")
def test_a_robbed_loot_only_gets_smaller() -> None:
    s = play(part("B1 B2 B3 B4 B5", "A1 A2 A3 A4 A5", opponent=15, skills="phantom-thief"), "skill:phantom-thief", "steal:A3")
    assert (len(loot(s, 1)), len(loot(s))) == (4, 6)
    assert "end_part" not in legal(s)


@clause("G-13.7")
@pytest.mark.parametrize("seed", range(4))
def test_the_limit_is_never_broken_outside_the_own_part(seed: int) -> None:
    for s, _, _ in random_game(seed + 20, 20):
        player = s.current_player()
        if player >= 0:
            assert s.count(at.LOOT + 1 - player) <= 5
