"""Bots in a game whose turns are chains of small questions: Arnak. Greedy judges at rest, search follows what promises most."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.ai.bots import make_bot
from iseki.ai.lookahead import after, finish
from iseki.ai.search import Search
from iseki.ai.worker import task
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case
from tests.games.arnak.positions import asked, cards, legal, load, piece, play, research, site, stand, turn

FROZEN = [
    "buy:torch",
    "play:exploration_ship",
    "play:exploration_car",
    "play:funding_ship",
    "end_turn",
    "play:exploration_ship",
    "dig:camp_3.1",
    "spend:fear",
    "play:exploration_car",
    "play:funding_ship",
    "end_turn",
    "buy:airdrop",
    "play:exploration_car",
    "play:exploration_ship",
    "play:funding_car",
    "end_turn",
    "play:exploration_car",
    "discover:l1_up_4",
    "spend:funding_ship",
    "slot:coin_compass",
    "play:funding_car",
    "go_on",
    "go_on",
    "end_turn",
]


def choice(state: State, bot: str, seed: int = 1) -> str:
    seat = int(state.current_player())
    world = state.resample_from_infostate(seat, Rng(seed))
    return state.action_to_string(make_bot(bot).choose(world, seat, Rng(seed)))


def test_what_an_action_began_is_carried_out_before_it_is_judged() -> None:
    s = play(turn("fear"), "dig:camp_1.1")
    finish(s, 0, Rng(1))

    assert asked(s) == "turn"
    assert at.coin(s, 0) == 2


def test_judging_an_action_plays_a_copy() -> None:
    s = turn("fear funding_car")
    before = s.words()
    after(s, 0, s.string_to_action("dig:camp_1.1"), 8, Rng(1))

    assert s.words() == before


def test_greedy_overcomes_a_guardian() -> None:
    s = stand(site(turn(coin=2, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_04"), "l1_low_1")
    assert choice(s, "greedy") == "overcome:l1_low_1"


def test_greedy_enters_the_lost_temple() -> None:
    """23 points for the first instead of 16."""
    assert choice(research(turn(coin=1, compass=1, jewel=1, round_number=5), glass=12), "greedy") == "glass:14"


def test_greedy_does_not_pass_with_archaeologists_to_send() -> None:
    assert choice(turn("fear fear funding_car"), "greedy") != "pass"


def test_greedy_pays_with_fear() -> None:
    assert choice(play(turn("fear funding_car exploration_ship"), "dig:camp_1.1"), "greedy") == "spend:fear"


def test_greedy_ends_its_turn() -> None:
    """Some free actions at most, and another seat is asked."""
    s, rng = turn("fear funding_car exploration_ship", coin=1), Rng(3)
    for _ in range(20):
        play(s, choice(s, "greedy"))
        s.play_chance(rng)
        if s.current_player() != 0:
            return
    pytest.fail("seat 0 is still asked")


def searched(s: State, simulations: int) -> Search:
    search = Search(s, int(s.current_player()), Rng(1), 0.25, 1)
    search.run(simulations)
    return search


def test_search_tries_what_promises_most_first_and_not_everything() -> None:
    """With 8 visits at the root 4 actions are tried at most: 4² = 16 is not below 2 * 8."""
    s = stand(site(turn("fear funding_car", coin=2, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_04"), "l1_low_1")
    table = searched(s, 8).table()

    assert 0 < len(table) <= 4 < len(legal(s))
    assert s.string_to_action("overcome:l1_low_1") in [action for action, _, _ in table]
    assert sum(visits for _, visits, _ in table) == 8


def test_search_plays_on_to_the_end_of_the_round() -> None:
    s = turn("fear")
    search = searched(s, 1)
    leaf = s.clone()
    search.play_out(leaf)

    assert at.round(leaf) == 2
    assert at.round(s) == 1


def exchanged() -> tuple[State, State]:
    """Seat 1 holds two cards that seat 0 does not know; in the other position one of them lies in its deck and another one is held."""
    first = turn("fear funding_car", coin=2)
    held = next(c for c in range(first.game.cards) if first.zone(c) == at.HAND + 1 and not first.visible(c, 0))
    lies = next(
        c
        for c in range(first.game.cards)
        if first.zone(c) == at.DECK + 1 and not first.visible(c, 0) and first.game.kind[c] != first.game.kind[held]
    )
    second = first.clone()
    second.write(held, first.word(lies))
    second.write(lies, first.word(held))
    second.sort_twins()
    return first, second


@case("B-112")
@pytest.mark.parametrize("bot", ["random", "greedy", "search:6"])
def test_a_hidden_card_changes_no_choice(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.ai.bots.compiled", lambda: True)
    first, second = exchanged()

    assert cards(first, at.HAND + 1) != cards(second, at.HAND + 1)
    assert [choice(first, bot, seed) for seed in range(3)] == [choice(second, bot, seed) for seed in range(3)]


@case("B-112")
def test_what_is_sent_to_a_worker_is_the_same() -> None:
    first, second = exchanged()
    assert task("arnak", {}, first, 0, "greedy", seed=5) == task("arnak", {}, second, 0, "greedy", seed=5)
    assert piece(first, "fear") >= 0


def test_greedy_1_plays_as_it_always_did() -> None:
    """Later bots are measured against it: these choices of the four seats' first turns are on record."""
    s, rng = load(4, first_player=0).new_initial_state(), Rng(7)
    chosen: list[str] = []
    while len(chosen) < len(FROZEN):
        s.play_chance(rng)
        chosen.append(choice(s, "greedy@1", len(chosen)))
        play(s, chosen[-1])

    assert chosen == FROZEN
