"""The end of a round: the next Shaman, new cards (C-10)."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from iseki.games.costa_ruana.rules import next_shaman
from tests.clauses import clause
from tests.games.costa_ruana.positions import Options, asked, asking, begun, cards, hands, legal, opened, play, random_game, settle, table


def gained(shaman: int, *numbers: int, **options: object) -> State:
    """A collection is over in which the seats took so many treasures."""
    chosen: Options = options  # type: ignore[assignment]
    s = table(len(numbers), shaman, **chosen)
    for seat, n in enumerate(numbers):
        at.set_gained(s, seat, n)
    return s


def through_the_draw(s: State) -> State:
    while s.is_chance_node():
        s.play(s.legal_actions()[0])
    return s


@clause("C-10.1")
@pytest.mark.parametrize(("numbers", "seat"), [((2, 1, 3), 1), ((0, 1, 3), 0), ((2, 2, 0), 2)])
def test_the_fewest_treasures_make_the_shaman(numbers: tuple[int, ...], seat: int) -> None:
    assert next_shaman(gained(0, *numbers)) == seat


@clause("C-10.1", "C-9.6")
def test_the_treasures_just_collected_are_those_that_are_compared() -> None:
    """Seats 0 and 1 are alone on an island each: 1, 1, 0. Seat 2 has the fewest, though seat 1 is nearer to the Shaman."""
    s = asking(settle(table(3, shaman=0), {0: {0: 1}, 1: {1: 1}}), "collect")

    assert [int(at.gained(s, seat)) for seat in range(3)] == [0 + 1, 0 + 1, 0]
    assert at.shaman(s) == 2


@clause("C-10.2")
@pytest.mark.parametrize(
    ("tie", "shaman", "numbers", "seat"),
    [
        ("current_shaman_last", 0, (1, 1, 1), 1),
        ("current_shaman_last", 0, (0, 2, 0), 2),
        ("current_shaman_last", 1, (0, 0, 0), 2),
        ("current_shaman_last", 2, (3, 3, 1), 2),  # alone with the fewest: stays
        ("current_shaman_first", 0, (1, 1, 1), 0),
        ("current_shaman_first", 0, (2, 1, 1), 1),
    ],
)
def test_of_several_the_nearest_clockwise(tie: str, shaman: int, numbers: tuple[int, ...], seat: int) -> None:
    assert next_shaman(gained(shaman, *numbers, shaman_tie=tie)) == seat


@clause("C-10.3")
def test_treasures_of_earlier_rounds_play_no_part() -> None:
    s = gained(0, 1, 0, 2)
    at.set_hut(s, 1, 9)

    assert next_shaman(s) == 1


@clause("C-10.4")
def test_then_everybody_draws_two_cards_one_at_a_time_from_the_new_shaman_on() -> None:
    s = asking(gained(0, 2, 0, 1), "end")
    order = []
    while s.is_chance_node():
        order.append(int(s.seat()))
        s.play(s.legal_actions()[0])

    assert order == [1, 2, 0, 1, 2, 0]
    assert hands(s) == [2, 2, 2]


@clause("C-10.5")
@pytest.mark.parametrize(("refill", "last"), [("deal_what_is_left", 4), ("reshuffle_discards", 5)])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_last_refill(players: int, refill: str, last: int) -> None:
    """12n - 5n dealt - 3 * 2n drawn leaves n cards: one each, or two each after a reshuffle of 8n discards."""
    sizes = {
        int(at.rounds_begun(s)): hands(s)
        for s, _, _ in random_game(players, 2, last_refill=refill)
        if s.top().name == "show" and s.arg(0) == 0 and is_first(s)
    }

    assert sizes == {n: [5] * players for n in (1, 2, 3, 4)} | {5: [last] * players}


@clause("C-10.5")
def test_the_last_card_of_the_pile_is_drawn_without_asking_chance() -> None:
    """Two cards for two players: either may come first, with 1/2 each; then which is the other one is certain."""
    s = gained(0, 2, 0)
    for card in range(int(s.game.cards)):
        if s.game.kind_names[s.game.kind[card]] not in ("red-chest", "blue-arrow"):
            s.lay(card, at.DISCARD)
    asking(s, "end")
    assert [(s.action_to_string(action), p) for action, p in s.chance_outcomes()] == [("draw:red-chest", 1 / 2), ("draw:blue-arrow", 1 / 2)]

    assert asked(play(s, "draw:blue-arrow")) == "1 accept"
    assert [cards(s, at.HAND + seat) for seat in (0, 1)] == [["red-chest"], ["blue-arrow"]]


def is_first(s: State) -> bool:
    """Has nobody played a card in this round?"""
    return sum(int(s.count(at.UP + seat)) for seat in range(s.game.num_players())) == 0


@clause("C-10.6")
@pytest.mark.parametrize(("refill", "unused"), [("deal_what_is_left", 2), ("reshuffle_discards", 3)])
def test_two_or_three_cards_stay_unused(refill: str, unused: int) -> None:
    last = [hands(s) for s, _, _ in random_game(4, 1, last_refill=refill)][-1]

    assert last == [unused] * 4


@clause("C-10.7")
def test_the_new_shaman_may_decline_and_name_another_player_who_must_serve() -> None:
    s = through_the_draw(asking(gained(0, 2, 0, 1), "end"))

    assert (asked(s), legal(s)) == ("1 accept", ["accept", "name:0", "name:2"])
    assert at.shaman(play(s.clone(), "accept")) == 1
    play(s, "name:2")
    assert (at.shaman(s), asked(s)) == (2, "2 show")


@clause("C-10.7")
def test_it_is_asked_after_the_cards_are_seen() -> None:
    s = through_the_draw(asking(gained(0, 2, 0, 1), "end"))

    assert hands(s) == [2, 2, 2]


@clause("C-10.8")
def test_the_first_shaman_cannot_decline_unless_an_option_allows_it() -> None:
    assert asked(opened(3, shaman=1)) == "1 settle"
    s = opened(3, shaman=1, shaman_decline_round_1=True)
    assert (asked(s), legal(s)) == ("1 accept", ["accept", "name:0", "name:2"])
    assert asked(play(s, "name:0")) == "0 settle"


@clause("C-10.9")
def test_after_the_last_round_nobody_draws_and_nobody_becomes_shaman() -> None:
    s = gained(0, 2, 0, 1)
    at.set_rounds_begun(s, 5)

    assert asked(asking(s, "end")) == ""
    assert (hands(s), at.shaman(s)) == ([0, 0, 0], 0)


def test_the_player_order_follows_the_shaman() -> None:
    assert asked(begun(4, shaman=3)) == "3 show"
