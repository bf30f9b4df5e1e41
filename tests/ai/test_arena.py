"""The arena: the same games however many processes play, fair seats, honest intervals."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from iseki.ai.arena import Effort, Match, Played, play
from iseki.ai.report import distinct, report, wilson
from iseki.core.errors import BadOption, UnknownBot, UnknownGame

SHORT = (("turn_limit", 50),)


def match(*bots: str, games: int = 4, seed: int = 1) -> Match:
    return Match("garakutarium", SHORT, bots, games, seed)


def untimed(games: Iterable[Played]) -> list[Played]:
    """The games without what the clock said."""
    return [replace(game, efforts=tuple(replace(effort, seconds=0.0, longest=0.0) for effort in game.efforts)) for game in games]


def test_processes_change_nothing() -> None:
    games = match("random", "random", games=6)
    assert untimed(play(games, jobs=2)) == untimed(play(games, jobs=1))


def test_another_seed_gives_other_games() -> None:
    assert untimed(play(match("random", "random"))) != untimed(play(match("random", "random", seed=2)))


def test_decisions_and_turns_are_counted_and_timed() -> None:
    """A turn has one decision at least, and the longest turn takes no longer than all together."""
    for effort in next(play(match("random", "random", games=1))).efforts:
        assert 0 < effort.turns <= effort.decisions
        assert 0 < effort.longest <= effort.seconds


def test_seats_change_from_game_to_game() -> None:
    assert [game.bots for game in play(match("random", "random"))] == [(0, 1), (1, 0), (0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (Match("chess", (), ("random", "random"), 1, 1), UnknownGame),
        (Match("garakutarium", (), ("random",), 1, 1), BadOption),
        (Match("garakutarium", (), ("random", "oracle"), 1, 1), UnknownBot),
        (Match("garakutarium", (("nope", 1),), ("random", "random"), 1, 1), BadOption),
    ],
)
def test_a_match_is_checked_before_it_is_played(wrong: Match, error: type[Exception]) -> None:
    with pytest.raises(error):
        next(play(wrong, jobs=2))


def test_wins_draws_and_scores_are_counted_by_bot_and_by_seat() -> None:
    """Seat 0 wins 31:20, seats changed; then a draw 30:30; then seat 1 wins 33:10, seats changed back."""
    games = [Played((0, 1), (1, -1), (31, 20)), Played((1, 0), (0, 0), (30, 30)), Played((0, 1), (-1, 1), (10, 33))]
    told = report(match("greedy", "random", games=3), games)

    greedy, chance = told.bots["greedy"], told.bots["random"]
    assert (greedy.games, greedy.wins, greedy.draws, greedy.mean_score) == (3, 1, 1, round((31 + 30 + 10) / 3, 3))
    assert (chance.games, chance.wins, chance.draws, chance.mean_score) == (3, 1, 1, round((20 + 30 + 33) / 3, 3))
    assert [(seat.wins, seat.draws) for seat in told.seats] == [(1, 1), (1, 1)]
    assert [seat.mean_score for seat in told.seats] == [round((31 + 30 + 10) / 3, 3), round((20 + 30 + 33) / 3, 3)]


def test_the_interval_is_wilsons() -> None:
    """8 of 10: (0.8 + z²/20 ± z √(0.016 + z²/400)) / (1 + z²/10) with z = 1.96 is 0.490 to 0.943."""
    assert [round(bound, 3) for bound in wilson(8, 10)] == [0.490, 0.943]


def test_a_draw_counts_half() -> None:
    drawn = [Played((0, 1), (0, 0), (30, 30))] * 10
    bot = report(match("greedy", "random", games=10), drawn).bots["greedy"]

    assert (bot.win_low, bot.win_high) == tuple(round(bound, 4) for bound in wilson(5, 10))


def test_two_bots_of_one_name_are_told_apart() -> None:
    assert distinct(["greedy", "greedy", "random", "greedy"]) == ["greedy", "greedy (2)", "random", "greedy (3)"]


def test_a_victory_shared_by_two_of_four_counts_half_for_each() -> None:
    """The fair share of four is 1/4; of two games the first bot wins one and shares one: (1 + 1/2) / 2 = 0.75."""
    games = [
        Played((0, 1, 2, 3), (1, -1 / 3, -1 / 3, -1 / 3), (60, 40, 40, 40)),
        Played((0, 1, 2, 3), (1 / 3, 1 / 3, -1 / 3, -1 / 3), (50, 50, 40, 40)),
    ]
    told = report(Match("arnak", (), ("greedy", "random", "random", "random"), 2, 1), games)

    assert (told.fair_share, told.bots["greedy"].win_share, told.bots["random"].win_share) == (0.25, 0.75, 0.25)
    assert (told.bots["greedy"].win_low, told.bots["greedy"].win_high) == tuple(round(bound, 4) for bound in wilson(1.5, 2))


def test_decisions_are_told_a_game_and_seconds_a_turn() -> None:
    """10 and 14 decisions make 12 a game; 3 + 5 seconds in 4 + 4 turns make 1 a turn, the longest took 2."""
    games = [
        Played((0, 1), (1, -1), (), (Effort(10, 4, 3.0, 1.5), Effort(8, 4, 0.0, 0.0))),
        Played((0, 1), (1, -1), (), (Effort(14, 4, 5.0, 2.0), Effort(8, 4, 0.0, 0.0))),
    ]
    told = report(match("search:300", "greedy", games=2), games)
    bot = told.bots["search:300"]

    assert (bot.decisions, bot.turn_seconds, bot.longest_turn, told.decisions) == (12, 1, 2, 20)
