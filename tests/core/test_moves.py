"""Movements for the page, and whether anybody learned something: both from what viewers see, never from the cards themselves."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
import tests.core.toy as toys
from iseki.core.deck import put_on_top, put_under, shuffle_under
from iseki.core.knowledge import conceal
from iseki.core.moves import irrevocable, moves
from iseki.core.present import Move
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.core.physical import Table, random_event
from tests.games.garakutarium.positions import card, dug, leave_in_deck, load, part, play, random_game

PUBLIC = 2


def moved(state: State, *names: str, viewer: int = PUBLIC) -> list[Move]:
    before = state.clone()
    return list(moves(before, play(state, *names), viewer))


def learned(state: State, *names: str) -> bool:
    before = state.clone()
    return irrevocable(before, play(state, *names))


@pytest.mark.parametrize(("viewer", "kind"), [(0, "A5"), (1, None), (PUBLIC, None)])
def test_a_drawn_card_is_named_to_who_sees_it_only(viewer: int, kind: str | None) -> None:
    assert moved(dug("A1 A2 A3 A4"), "draw:A5", viewer=viewer) == [Move("deck", "dug", kind)]


def test_a_hidden_card_that_comes_to_light_is_named_on_its_way() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "done")

    assert moved(state, "take:closed") == [Move("beside", "loot1", "RX"), Move("closed", "loot1", "B2")]


def test_twins_that_swap_places_in_memory_do_not_move() -> None:
    state = play(dug("RX RX A1 A2 A3"), "hide:RX", "join:RX")

    assert moved(state, "take:closed", viewer=0) == [Move("beside", "loot1", "RX"), Move("closed", "loot1", "RX")]


def test_equal_cards_on_one_way_are_one_movement() -> None:
    state = play(dug("RX RX A1 A2 A3"), "hide:A1", "join:A2", "join:A3", "done")

    assert moved(state, "take:open") == [Move("open", "loot1", "RX", 2)]


def test_a_shuffle_takes_known_cards_into_the_deck_by_name() -> None:
    state = part("RX", junk="A1", deck="A2 A3")
    others = {move.kind for move in moved(state, "discard:RX") if move.source == "junk1"}

    assert moved(part("RX", junk="A1"), "discard:RX")[:2] == [Move("junk0", "deck", "A1"), Move("loot0", "deck", "RX")]
    assert {"A4", "J", "K7"} <= others


def test_turning_a_card_where_it_lies_is_no_movement() -> None:
    state = part("A1", score=30)

    assert moved(state, "end_part") == []
    assert state.is_terminal()


def test_what_happens_behind_a_shuffle_is_told_from_what_the_viewer_sees() -> None:
    """The last two cards of the deck are drawn, one of them by itself; then the junk is shuffled in.

    The others must not be able to tell that a RX was among the two, although a RX lies in the junk as well.
    """
    with_twin, without = (moved(dig_at_the_end(last), "draw:A1", viewer=1) for last in ("RX", "B7"))

    assert with_twin == without
    assert Move("junk1", "deck", "RX") in with_twin


def dig_at_the_end(last: str) -> State:
    """The parent digs; the deck holds A1 and `last`. Of RX and B7 one lies in seat 1's junk area, what is left over in its loot."""
    state = load(first_parent=0).new_initial_state()
    while state.top().name == "deal":
        state.play(state.legal_actions()[0])
    leave_in_deck(state, f"A1 {last}")
    state.lay(card(state, "B7" if last == "RX" else "RX", at.JUNK + 1), at.LOOT + 1)
    return state


@pytest.mark.parametrize(
    ("state", "name", "expected"),
    [
        (dug("A1 A2 A3 A4"), "draw:A5", True),
        (dug("A1 A2 A3 A4 A5"), "hide:A1", False),  # the child sees four cards, the parent nothing new
        (play(dug("A1 B2 J RX K3"), "hide:B2"), "join:RX", False),
        (play(dug("A1 B2 J RX K3"), "hide:B2", "done"), "take:open", False),
        (play(dug("A1 B2 J RX K3"), "hide:B2", "done"), "take:closed", True),
        (part("A1 A2"), "discard:A1", False),
        (part("RX A2"), "discard:RX", False),
        (part("A1 B1"), "same:1x2", False),
        (part(skills="phantom-thief", opponent=15, other="A1 A2"), "skill:phantom-thief", False),  # who shows a card has learned nothing
    ],
)
def test_an_action_is_irrevocable_exactly_if_its_seat_learns_a_card(state: State, name: str, expected: bool) -> None:
    assert learned(state.clone(), name) is expected


@pytest.mark.parametrize("seed", range(3))
def test_movements_never_lose_or_invent_a_card(seed: int) -> None:
    """For every zone: cards before, minus those that left, plus those that came, are the cards after."""
    for state, action, _ in random_game(seed, turns=8):
        after = state.clone()
        after.play(action)
        for viewer in (0, 1, PUBLIC):
            told = moves(state, after, viewer)
            for zone, name in enumerate(state.game.zone_names):
                change = sum(move.n * ((move.target == name) - (move.source == name)) for move in told)
                assert after.count(zone) - state.count(zone) == change


def test_cards_shuffled_in_are_not_shown_on_their_way_to_the_dig() -> None:
    told = moved(dig_at_the_end("B7"), "draw:A1", viewer=1)

    assert [move for move in told if move.target == "dug"] == [Move("deck", "dug", None, 2)]


# ---------------------------------------------------------------- several decks, cards that change their owner
def told(before: State, after: State, viewer: int = PUBLIC) -> list[Move]:
    return list(moves(before, after, viewer))


def in_hand(names: str, seat: int = 0) -> State:
    s = toys.toy_start()
    toys.draw_named(s, seat, names)
    return s


@pytest.mark.parametrize(("viewer", "kind"), [(0, "a1"), (1, None), (PUBLIC, None)])
def test_a_draw_from_an_own_deck_is_named_to_its_owner_only(viewer: int, kind: str | None) -> None:
    assert told(toys.toy_start(), in_hand("a1"), viewer) == [Move("deck0", "hand0", kind)]


def test_draws_of_two_seats_do_not_cross() -> None:
    after = in_hand("a1 a2")
    toys.draw_named(after, 1, "b1")
    assert told(toys.toy_start(), after) == [Move("deck0", "hand0", None, 2), Move("deck1", "hand1")]


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_a_bought_card_goes_by_name_from_the_row_under_the_deck(viewer: int) -> None:
    before = toys.toy_start()
    after = before.clone()
    put_under(after, toys.card(after, "x"), toys.DECK + 1, after.game.everyone)
    assert told(before, after, viewer) == [Move("row", "deck1", "x")]


def test_a_played_card_comes_from_the_hand_of_its_seat_while_another_seat_draws() -> None:
    before = in_hand("a1 a2")
    toys.draw_named(before, 1, "b1 b2")
    after = before.clone()
    toys.play(after, 0, "a1")
    toys.draw_named(after, 1, "b3")
    assert told(before, after) == [Move("deck1", "hand1"), Move("hand0", "play0", "a1")]


def test_a_tile_comes_from_its_stack_whatever_is_drawn_meanwhile() -> None:
    before = in_hand("a1")
    after = before.clone()
    after.lay(toys.card(after, "t1"), toys.SITE_AT + 1)
    toys.draw_named(after, 0, "a2")
    assert told(before, after) == [Move("deck0", "hand0"), Move("stack", "site_at1", "t1")]


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_both_play_areas_are_shuffled_under_the_own_deck_and_new_hands_are_drawn(viewer: int) -> None:
    """What was played goes under its owner's deck by name, although cards leave that deck in the same moment."""
    before = in_hand("a1 a2")
    toys.draw_named(before, 1, "b1 b2 b3")
    toys.play(before, 0, "a1 a2")
    toys.play(before, 1, "b1 b2 b3")
    after = before.clone()
    for seat in (0, 1):
        shuffle_under(after, seat + 1, toys.DECK + seat, toys.PLAY + seat)
    toys.draw_named(after, 0, "a3 a4 a5 a6")
    seen = [move for move in told(before, after, viewer) if move.kind in ("a1", "a2", "b1", "b2", "b3")]
    assert seen == [Move("play0", "deck0", name) for name in ("a1", "a2")] + [Move("play1", "deck1", name) for name in ("b1", "b2", "b3")]
    drawn = [move for move in told(before, after, viewer) if move.target == "hand0"]
    assert sum(move.n for move in drawn) == 4 and {move.source for move in drawn} == {"deck0"}


def test_a_card_hidden_among_others_goes_where_unknown_cards_were_added() -> None:
    """x is known to all in the hand; then its owner puts it or another card on top, and nobody else knows which."""
    before = in_hand("a1")
    conceal(before, toys.card(before, "x"), toys.HAND, 0, before.game.everyone)
    after = before.clone()
    for name in ("a1", "x"):
        conceal(after, toys.card(after, name), toys.HAND, 0, 1)
    with_a1, with_x = after.clone(), after.clone()
    put_on_top(with_a1, toys.card(after, "a1"), toys.DECK, 1)
    put_on_top(with_x, toys.card(after, "x"), toys.DECK, 1)
    assert told(before, with_a1) == told(before, with_x)
    assert told(before, with_x, viewer=0) == [Move("hand0", "deck0", "x")]


@pytest.mark.parametrize("seed", range(8))
def test_movements_are_equal_in_worlds_that_look_alike_and_lose_no_card(seed: int) -> None:
    table = Table(Rng(seed + 30))
    for _ in range(16):
        before = table.state.clone()
        random_event(table, True)
        after = table.state
        for viewer in (0, 1, PUBLIC):
            told_here = moves(before, after, viewer)
            for zone, name in enumerate(after.game.zone_names):
                change = sum(move.n * ((move.target == name) - (move.source == name)) for move in told_here)
                assert after.count(zone) - before.count(zone) == change
        assert all(moves(before, other, 1) == moves(before, after, 1) for other in alike(after, 1, seed))


def alike(s: State, viewer: int, seed: int) -> list[State]:
    return [s.resample_from_infostate(viewer, Rng(seed + n)) for n in range(4)]
