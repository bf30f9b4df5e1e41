"""Bots by name: what they are called, what they choose, what they cost."""

from __future__ import annotations

from time import perf_counter

import pytest

from iseki.ai.bots import FOREVER, RandomBot, SearchBot, make_bot, unreadable
from iseki.ai.levels import LEVELS, available, level
from iseki.core.errors import NotCompiled, UnknownBot
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.games.garakutarium.positions import dug, legal, part, play, random_game


@pytest.fixture
def as_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search is there, however the engine runs here."""
    monkeypatch.setattr("iseki.ai.bots.compiled", lambda: True)
    monkeypatch.setattr("iseki.ai.levels.compiled", lambda: True)


def choice(state: State, bot: str, seed: int = 1) -> str:
    seat = int(state.current_player())
    world = state.resample_from_infostate(seat, Rng(seed))
    return state.action_to_string(make_bot(bot).choose(world, seat, Rng(seed)))


@pytest.mark.usefixtures("as_compiled")
@pytest.mark.parametrize("spec", ["random", "greedy", "greedy@1", "search:1", "search:999999999", "search:1s", "search:0.25s"])
def test_every_bot_has_a_name(spec: str) -> None:
    assert callable(make_bot(spec).choose)


@pytest.mark.parametrize(
    "spec", ["", "Greedy", "greedy@2", "search", "search:", "search:0", "search:0s", "search:-5", "search:1e9", "search:1m"]
)
def test_a_wrong_name_is_told_with_the_right_ones(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot .*; there are random, greedy, search:1000 .* or search:1s"):
        make_bot(spec)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_answer_what_is_legal(bot: str) -> None:
    for state, _, _ in random_game(4, turns=3):
        if not state.is_chance_node():
            assert choice(state.clone(), bot) in legal(state)


@pytest.mark.usefixtures("as_compiled")
def test_search_answers_what_is_legal() -> None:
    for state, _, _ in random_game(4, turns=2):
        if not state.is_chance_node():
            assert choice(state.clone(), "search:10") in legal(state)


def test_the_same_seed_gives_the_same_choice() -> None:
    state = dug("A1 B2 C3 D4 A5")
    assert [choice(state, "greedy", 9) for _ in range(3)] == [choice(state, "greedy", 9)] * 3


def test_greedy_makes_the_set_with_most_points() -> None:
    """A run of four (6) scores more than a pair (2) or a run of three (4)."""
    assert choice(part(loot="A3 B4 C5 D6 D3"), "greedy") == "run:3-6"


def test_greedy_uses_the_cards_of_one_suit() -> None:
    """A3 A4 A5 score 6, with B4 in the middle only 4."""
    state = play(part(loot="A3 A4 B4 A5"), "run:3-5")
    assert choice(state, "greedy") == "use:A4"


def test_greedy_purifies_what_it_can() -> None:
    state = play(part(loot="A3 B3 K3"), "same:3x2")
    assert choice(state, "greedy") == "purify:K3"


def test_greedy_takes_the_pile_that_scores() -> None:
    """C3 D3 make 2 points at once, A1 B2 D7 nothing."""
    state = play(dug("A1 B2 C3 D3 D7"), "hide:C3", "join:D3", "done")
    assert choice(state, "greedy") == "take:closed"


def test_greedy_leaves_no_full_pile_to_the_child() -> None:
    """Five in a row (10 points) are split so that neither pile makes more than a run of three."""
    state = dug("A1 B2 C3 D4 A5")
    while legal(state)[0].startswith(("hide", "join")):
        play(state, choice(state, "greedy"))
    piles = [sum(state.zone(card) in zones for card in range(state.game.cards)) for zones in ((2, 3), (4,))]

    assert sorted(piles) in ([1, 4], [2, 3])
    assert max(piles) < 5


def test_greedy_keeps_its_cards() -> None:
    assert choice(part(loot="A1 B3 C5"), "greedy") == "end_part"


def test_greedy_1_plays_as_it_always_did() -> None:
    """Later bots are measured against it: these choices are on record."""
    asked = [
        s.clone() for i, (s, _, _) in enumerate(random_game(7, turns=4)) if i % 5 == 2 and not s.is_chance_node() and len(legal(s)) > 1
    ]
    frozen = ["take:open", "skill:princess", "skill:princess", "skill:knight", "top:B4", "end_part"]

    assert [choice(s, "greedy@1", 5) for s in asked] == frozen


def test_greedy_beats_random() -> None:
    games = [result(seed, ["greedy", "random"]) for seed in range(4)] + [-result(seed, ["random", "greedy"]) for seed in range(4)]
    assert games == [1.0] * 8


def result(seed: int, names: list[str]) -> float:
    state, rng = dug("A1 B2 C3 D4 A5"), Rng(seed)
    bots = [make_bot(name) for name in names]
    while not state.is_terminal():
        state.play_chance(rng)
        seat = int(state.current_player())
        if seat >= 0:
            state.apply_action(bots[seat].choose(state.resample_from_infostate(seat, rng), seat, rng))
    return state.returns()[0]


# ---------------------------------------------------------------- budgets
@pytest.mark.usefixtures("as_compiled")
def test_search_stops_by_the_clock() -> None:
    state = dug("A1 B2 C3 D4 A5")
    began = perf_counter()
    SearchBot(FOREVER, 0.01).choose(state, 0, Rng(1))

    assert perf_counter() - began < 5  # one slice of 200 simulations, also interpreted


@pytest.mark.usefixtures("as_compiled")
def test_seconds_cap_a_budget_of_simulations() -> None:
    search = SearchBot(10_000_000, 0.01).search(dug("A1 B2 C3 D4 A5"), 0, Rng(1))
    assert 0 < sum(visits for _, visits, _ in search.table()) < 10_000_000


@pytest.mark.usefixtures("as_compiled")
def test_simulations_are_made_to_the_last() -> None:
    search = SearchBot(250, FOREVER).search(dug("A1 B2 C3 D4 A5"), 0, Rng(1))
    assert sum(visits for _, visits, _ in search.table()) == 250


@pytest.mark.parametrize(
    ("tried_most", "other", "chosen"), [(0.500, 0.493, {1, 2}), (0.500, 0.489, {1}), (0.010, 0.003, {1}), (0.990, 0.983, {1})]
)
def test_what_is_hardly_worse_is_played_too_but_less_is_hardly_worse_in_a_game_that_is_decided(
    tried_most: float, other: float, chosen: set[int]
) -> None:
    """At 0.500 a hundredth is hardly anything; at 0.010 next to nothing of it: 0.01 * (4 * 0.010 * 0.990)² = 0.000016."""
    table = [(1, 100, tried_most), (2, 60, other), (3, 40, tried_most)]

    assert {unreadable(table, Rng(seed)) for seed in range(40)} == chosen


def test_without_compiled_modules_search_is_off_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.ai.bots.compiled", lambda: False)
    monkeypatch.setattr("iseki.ai.levels.compiled", lambda: False)

    with pytest.raises(NotCompiled, match="search is off: the engine runs interpreted; install a C compiler"):
        make_bot("search:10")
    assert available() == ("easy",)
    assert isinstance(make_bot("random"), RandomBot)


# ---------------------------------------------------------------- levels
@pytest.mark.usefixtures("as_compiled")
def test_every_level_has_a_bot_and_a_budget() -> None:
    assert available() == tuple(LEVELS) == ("easy", "medium", "strong")
    for entry in LEVELS.values():
        assert callable(make_bot(entry.bot, entry.turn_seconds).choose)
        assert 0 < entry.turn_seconds <= 15


def test_a_wrong_level_is_told_with_the_right_ones() -> None:
    with pytest.raises(UnknownBot, match="there is no level 'hard'; there are easy, medium, strong"):
        level("hard")
