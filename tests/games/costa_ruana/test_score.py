"""The end of the game (C-11)."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from iseki.games.costa_ruana.rules import points
from tests.clauses import clause
from tests.games.costa_ruana.positions import Options, asked, asking, lay, on, settle, stand, table


def over(*seats: tuple[int, int], **options: object) -> State:
    """The game is over; for each seat its treasures and its natives at home, the others on islands."""
    chosen: Options = options  # type: ignore[assignment]
    s = table(len(seats), turn=5, **chosen)
    for seat, (treasures, natives) in enumerate(seats):
        at.set_hut(s, seat, treasures)
        for island in range(2):
            at.set_natives(s, island, seat, 0)
        at.set_supply(s, seat, natives)
    return asking(s, "end")


@clause("C-11.1")
def test_the_game_ends_after_the_treasures_of_round_5() -> None:
    fourth, fifth = (asking(settle(table(turn=turn), {0: {0: 1}}), "collect") for turn in (4, 5))

    assert asked(fourth) == "chance draw"
    assert asked(fifth) == ""
    assert int(at.hut(fifth, 0)) == 1


@clause("C-11.2")
def test_natives_on_islands_stay_there_those_on_cards_are_home() -> None:
    s = stand(lay(settle(table(turn=5, tiles="red+blue"), {0: {0: 2}}), "up1", "red-chest", before=2), 1, "up1")
    asking(s, "effects")
    while not s.is_terminal():
        s.play(s.legal_actions()[-1])

    assert on(s, 0) == [2 - 1, 0, 0]
    assert int(at.supply(s, 1)) == 10


@clause("C-11.3")
def test_respect_points() -> None:
    s = over((9, 3), (8, 6), (0, 10), scoring="respect_points")

    assert [int(points(s, seat)) for seat in range(3)] == [2 * 9 + 3, 2 * 8 + 6, 10]
    assert s.returns() == [-1 / 2, 1.0, -1 / 2]


@clause("C-11.4")
def test_most_treasures_win_natives_do_not_count() -> None:
    s = over((9, 3), (8, 6), (0, 10))

    assert GAME.present.summary(s) == {"score": (9, 8, 0)}
    assert s.returns() == [1.0, -1 / 2, -1 / 2]


@clause("C-11.5")
@pytest.mark.parametrize(
    ("scoring", "seats", "returns"),
    [
        ("respect_points", ((9, 4), (10, 2)), [-1.0, 1.0]),  # 22 each: more treasures
        ("treasures_only", ((9, 4), (9, 2)), [1.0, -1.0]),  # more natives at home
        ("treasures_only", ((9, 4), (9, 4)), [0.0, 0.0]),
        ("respect_points", ((9, 4), (9, 4), (1, 1)), [1 / 4, 1 / 4, -1 / 2]),  # half a victory each: (1/2 * 3 - 1) / 2
    ],
)
def test_ties(scoring: str, seats: tuple[tuple[int, int], ...], returns: list[float]) -> None:
    assert over(*seats, scoring=scoring).returns() == returns


@pytest.mark.parametrize(
    ("seats", "scoring", "key"),
    [
        (((9, 3), (8, 6)), "treasures_only", "wins"),
        (((9, 4), (9, 2)), "treasures_only", "wins_by_tie_break"),
        (((9, 4), (9, 4)), "respect_points", "shared_victory"),
    ],
)
def test_the_log_ends_with_what_everybody_has_and_who_won(seats: tuple[tuple[int, int], ...], scoring: str, key: str) -> None:
    s = over(*seats, scoring=scoring)
    before = table(2, turn=5)
    before.push(at.FLIP_OP, 0)
    lines = GAME.present.log(before, at.FLIP_ACTION, s, 2)

    account = "account_points" if scoring == "respect_points" else "account"
    assert [line.key for line in lines[-3:]] == [account, account, key]
    assert lines[-3].data["n"] == 9
