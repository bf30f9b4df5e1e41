"""What a finished game is worth to a bot: the result before all, and below it the points, so that a decided game is played on well."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

import iseki.games.arnak.layout as arnak
import iseki.games.costa_ruana.layout as costa
from iseki.ai.bots import make_bot, unreadable
from iseki.ai.search import Search
from iseki.core.op import FOR_POINTS
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.games.arnak import positions as of_arnak
from tests.games.costa_ruana import positions as of_costa
from tests.games.garakutarium.positions import part, play


@pytest.fixture
def as_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search is there, however the engine runs here."""
    monkeypatch.setattr("iseki.ai.bots.compiled", lambda: True)


def value(s: State, seat: int = 0) -> float:
    assert s.is_terminal()
    return float(s.game.evaluator.value(s, seat))


# ---------------------------------------------------------------- finished games
def scored(own: int, other: int, loot: str = "") -> State:
    return play(part(loot=loot, score=own, opponent=other), "end_part")


def collected(*treasures: int) -> State:
    """Costa Ruana after the last round: no natives at home, so that equal treasures share the victory."""
    s = of_costa.table(len(treasures), turn=5)
    for seat, n in enumerate(treasures):
        costa.set_hut(s, seat, n)
    return of_costa.asking(s, "end")


def researched(*rows: int) -> State:
    """Arnak after the last round; each seat has so many rows of the notebook, all else alike."""
    s = of_arnak.over(len(rows))
    for seat, n in enumerate(rows):
        node = next(node for node in range(15) if arnak.row_of(s, node) == n)
        of_arnak.research(s, 0, node, seat)
    return s


def result(s: State, seat: int) -> float:
    return s.returns()[seat]


FINISHED = {
    "garakutarium": [scored(own, other) for own, other in product((0, 2, 17, 29, 30, 31, 45), repeat=2) if max(own, other) >= 30],
    "costa_ruana, 2": [collected(*many) for many in product((0, 1, 8, 20), repeat=2)],
    "costa_ruana, 6": [collected(*many) for many in product((0, 1, 20), repeat=6) if list(many[1:]) == sorted(many[1:])],
    "arnak, 2": [researched(*rows) for rows in product((0, 2, 5, 7), repeat=2)],
    "arnak, 4": [researched(*rows) for rows in product((0, 2, 7), repeat=4) if list(rows[1:]) == sorted(rows[1:])],
}


@pytest.mark.parametrize("games", FINISHED.values(), ids=FINISHED)
def test_no_points_make_up_for_the_result(games: list[State]) -> None:
    """Whatever the points: alone before many, many before more, and these before a defeat; all from 0 to 1."""
    found = sorted((result(s, 0), value(s)) for s in games)
    by_result = {won: [v for r, v in found if r == won] for won, _ in found}
    ranked = list(by_result.values())

    assert len(ranked) >= 2
    assert all(0 < v < 1 for values in ranked for v in values)
    assert all(max(less) < min(more) for less, more in pairwise(ranked))


@pytest.mark.parametrize("games", FINISHED.values(), ids=FINISHED)
def test_values_of_a_finished_game_add_up_to_one(games: list[State]) -> None:
    for s in games:
        assert sum(value(s, seat) for seat in range(s.game.num_players())) == pytest.approx(1)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (scored(5, 33), scored(7, 33)),
        (scored(30, 2), scored(31, 2)),
        (scored(5, 35), scored(5, 33)),
        (collected(3, 9, 1), collected(4, 9, 1)),
        (collected(12, 9, 1), collected(13, 9, 1)),
        (researched(2, 7, 7), researched(3, 7, 7)),
        (researched(6, 2, 2), researched(7, 2, 2)),
    ],
)
def test_of_two_equal_results_that_with_more_points_is_better(worse: State, better: State) -> None:
    assert result(worse, 0) == result(better, 0)
    assert value(better) > value(worse)


def test_a_draw_is_half_a_victory() -> None:
    assert value(scored(30, 30)) == 0.5


def test_the_share_of_the_points_by_hand() -> None:
    """Eight points behind: 1 / (1 + e), of which a fifth counts."""
    assert value(scored(22, 30)) == pytest.approx(0.2 / (1 + 2.718281828))
    assert FOR_POINTS == 0.2


def test_cards_kept_count_less_than_any_set_of_them() -> None:
    """Four relics kept do not make up for the point of a pair with the special relic; a curse is no use."""
    kept, pair, cursed = scored(5, 33, "A1 B3 C5 D7"), scored(6, 33), scored(5, 33, "K1")

    assert value(scored(5, 33)) < value(kept) < value(pair)
    assert value(cursed) < value(scored(5, 33)) < value(scored(7, 33, "K1"))


@pytest.mark.parametrize(("own", "other"), [(2, 30), (15, 30), (22, 30), (29, 30), (32, 30), (40, 30), (45, 3)])
def test_a_point_given_away_is_not_nearly_equal(own: int, other: int) -> None:
    table = [(1, 100, value(scored(own - 1, other))), (2, 60, value(scored(own, other)))]
    assert {unreadable(table, Rng(seed)) for seed in range(20)} == {2}


# ---------------------------------------------------------------- decided games
def chosen(s: State, simulations: int = 200) -> set[str]:
    bot = make_bot(f"search:{simulations}")
    return {s.action_to_string(bot.choose(s.clone(), 0, Rng(seed))) for seed in range(4)}


@pytest.mark.usefixtures("as_compiled")
@pytest.mark.parametrize(
    ("loot", "score", "opponent", "right"),
    [
        ("A3 A4 A5 B3 D7 K1", 5, 33, "run:3-5"),
        ("A3 A4 A5 B3 D7 K1", 31, 12, "run:3-5"),
        ("A3 B3 C5 D6 K3", 8, 30, "same:3x2"),
        ("A3 J K5", 20, 30, "same:3x2"),
    ],
)
def test_a_decided_game_is_played_for_points(loot: str, score: int, opponent: int, right: str) -> None:
    """Six points for a run in one suit, two for a pair, one for a pair with the special relic change nothing, and are made."""
    assert chosen(part(loot=loot, score=score, opponent=opponent)) == {right}


@pytest.mark.usefixtures("as_compiled")
@pytest.mark.parametrize(("loot", "score", "opponent"), [("A2 D6 K5", 20, 31), ("A2 D6 K5", 33, 20), ("RX B1", 12, 30)])
def test_in_a_decided_game_nothing_is_thrown_away(loot: str, score: int, opponent: int) -> None:
    """A curse costs two points, a relic nothing: neither is discarded without need."""
    assert chosen(part(loot=loot, score=score, opponent=opponent)) == {"end_part"}


# ---------------------------------------------------------------- how far search looks
def test_all_leaves_are_equally_far_from_the_root() -> None:
    """The end of the turn leads no further than an action within it: both are valued when the next turn has begun."""
    s = part(loot="A1 B3", score=20, opponent=27)
    search = Search(s, 0, Rng(1), 0.5, 1)
    within, beyond = play(s.clone(), "discard:A1"), play(s.clone(), "end_part")
    for leaf in (within, beyond):
        leaf.play_chance(Rng(2))
        search.play_out(leaf)

    assert within.turns == beyond.turns == s.turns + 1


@pytest.mark.usefixtures("as_compiled")
def test_who_is_behind_does_not_put_off_the_end_of_a_turn() -> None:
    """10 behind, with a turn of the opponent at 27 to come: curses and the special relic went for nothing, one after the other."""
    s = part(loot="A2 J K1 K3 K7", other="B4 C6", score=17, opponent=27)

    assert not any(name.startswith("discard") for name in chosen(s))


def test_exploration_is_less_wide_where_little_is_at_stake() -> None:
    search = Search(part(loot="A3 J K5", score=20, opponent=30), 0, Rng(1), 0.5, 1)
    before = search.at_stake()
    search.run(30)

    assert before == 0.5
    assert 0 < search.at_stake() == 2 * (search.highest - search.lowest) < 0.2
