"""The rescue stack of the Snake side (R-20.2, R-20.4, R-23.3)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, idols, legal, op_of, options, piece, play, research, turn, why

PUBLIC = 4


def crossing(hand: str = "", seats: int = 4) -> State:
    """Seat 0's magnifying glass stands below row 4 of the Snake side with an idol; four players: the stack holds four assistants."""
    return idols(research(turn(hand, board="snake", seats=seats), 6, 0), crates=1)


def looked() -> State:
    """The stack below its top, from above: plane, car, ship."""
    s = play(crossing(), "glass:8")
    return play(s, "deal:assistant_plane", "deal:assistant_car", "deal:assistant_ship")


def below_the_top(s: State) -> list[str]:
    """The looked-at part of the stack, the next one first."""
    lying = [card for card in range(s.game.cards) if s.zone(card) == at.RESCUE]
    return [s.game.kind_names[s.game.kind[card]] for card in sorted(lying, key=lambda card: -s.layer(card))]


def who_sees(s: State, name: str) -> list[bool]:
    return [s.visible(piece(s, name), viewer) for viewer in (0, 1, PUBLIC)]


@clause("R-20.2", "R-2.10")
def test_the_rescue_stack_holds_one_assistant_for_each_player_and_only_its_top_is_seen() -> None:
    for seats in (2, 3, 4):
        s = crossing(seats=seats)
        assert len(cards(s, at.RESCUE_TOP)) + at.rescue_left(s) == seats
        assert cards(s, at.RESCUE) == []


@clause("R-20.4", "R-16.1")
def test_the_player_looks_through_the_stack_and_takes_one_silver_and_exhausted() -> None:
    s = looked()
    top = cards(s, at.RESCUE_TOP)[0]
    assert asked(s) == "rescue"
    assert set(options(s, "rescue")) == {top, "assistant_plane", "assistant_car", "assistant_ship"}
    assert "decline" not in legal(s)
    assert why(s, "rescue:assistant_buyer") == "R-20.4"
    play(s, "rescue:assistant_car")
    assert (asked(s), cards(s, at.SILVER_USED), cards(s, at.SILVER)) == ("turn", ["assistant_car"], [])
    assert why(s, "assist:assistant_car") == "R-16.4"


@clause("R-20.4")
def test_the_others_go_back_in_the_same_order() -> None:
    s = looked()
    top = cards(s, at.RESCUE_TOP)
    play(s, "rescue:assistant_car")
    assert (cards(s, at.RESCUE_TOP), below_the_top(s)) == (top, ["assistant_plane", "assistant_ship"])
    assert {int(s.layer(card)) for card in range(s.game.cards) if s.zone(card) == at.RESCUE} == {0, 1}


@clause("R-20.2", "R-20.4")
def test_when_the_top_is_taken_the_next_one_becomes_public() -> None:
    s = looked()
    top = cards(s, at.RESCUE_TOP)[0]
    play(s, f"rescue:{top}")
    assert (cards(s, at.RESCUE_TOP), below_the_top(s)) == (["assistant_plane"], ["assistant_car", "assistant_ship"])
    assert who_sees(s, "assistant_plane") == [True, True, True]


@clause("R-20.4", "R-23.1", "R-23.3")
def test_looking_is_secret() -> None:
    s = play(crossing(), "glass:8")
    assert (asked(s), op_of(s).readers(s, 0, s.legal_actions()[0])) == ("rescue_look", bit(0))
    s = looked()
    for name in ("plane", "car", "ship"):
        assert who_sees(s, f"assistant_{name}") == [True, False, False]


@clause("R-20.4", "R-23.3")
def test_what_was_taken_is_public_and_the_rest_stays_secret() -> None:
    s = looked()
    assert op_of(s).readers(s, 0, s.legal_actions()[0]) == s.game.everyone
    play(s, "rescue:assistant_car")
    assert who_sees(s, "assistant_car") == [True, True, True]
    assert who_sees(s, "assistant_plane") == [True, False, False]
    worlds = [s.resample_from_infostate(1, Rng(seed)) for seed in range(30)]
    assert len({tuple(below_the_top(world)) for world in worlds}) > 1
    assert {tuple(below_the_top(s.resample_from_infostate(0, Rng(seed)))) for seed in range(30)} == {("assistant_plane", "assistant_ship")}


@clause("R-20.4", "R-23.3")
def test_a_later_player_sees_what_is_left_in_its_order_and_nothing_is_drawn_again() -> None:
    s = play(looked(), "rescue:assistant_car", "end_turn")
    top = cards(s, at.RESCUE_TOP)[0]
    idols(research(s, 6, 0, seat=1), crates=1, seat=1)
    for card in range(s.game.cards):
        if s.zone(card) == at.HAND + 1:
            s.write(card, at.DECK + 1)
    play(s, "glass:8")
    while asked(s) == "window":
        play(s, "go_on")
    assert set(options(s, "rescue")) == {top, "assistant_plane", "assistant_ship"}
    assert who_sees(s, "assistant_ship") == [True, True, False]
    play(s, f"rescue:{top}")
    assert (cards(s, at.RESCUE_TOP), cards(s, at.SILVER_USED + 1)) == (["assistant_plane"], [top])


@clause("R-4.4", "R-20.4")
def test_free_actions_may_be_taken_before_the_stack_is_looked_through() -> None:
    s = play(crossing("funding_car"), "glass:8")
    assert (asked(s), legal(s)) == ("window", ["play:funding_car", "go_on"])
    play(s, "go_on")
    assert asked(s) == "rescue_look"


@clause("R-16.2", "R-20.4")
def test_nobody_is_rescued_when_both_squares_are_taken() -> None:
    s = crossing()
    for name in ("assistant_plane", "assistant_car"):
        s.lay(piece(s, name), at.SILVER)
    assert asked(play(s, "glass:8")) == "turn"
