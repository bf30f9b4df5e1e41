"""What holds along random games: points counted again, nobody's things touched by another, rich games to the temple and the rescue."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import iseki.games.arnak.layout as at
from iseki.core.check import Watch, watch
from iseki.core.game import Game
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from tests.clauses import case, clause
from tests.games.arnak.positions import RESOURCES, any_action, preset, random_game
from tests.games.arnak.tally import tally

TABLES = [(board, name, seats) for board in ("bird", "snake") for name in ("rulebook", "bga") for seats in (2, 3, 4)]
OF_SEATS = (at.DECK, at.DECK_TOP, at.HAND, at.ASIDE, at.PLAY, at.CRATE, at.SLOT, at.BOON, at.SILVER, at.SILVER_USED, at.GOLD, at.GOLD_USED)
BETWEEN = ("first", "hand", "refill")  # what chance deals between turns
NUMBERS = ("figures", "glass", "notebook", "arrival", "fear_tiles", "passed", *RESOURCES)


def rich(seats: int, board: str, name: str) -> State:
    """Everybody owns a lot, so that random games reach the Lost Temple, the rescue space and every guardian."""
    s = preset(name, seats, board=board).new_initial_state()
    for seat in range(seats):
        for resource in range(len(RESOURCES)):
            s.put(at.COIN_FIELD + 4 * resource + seat, 12)
    return s


def property_of(s: State, seat: int) -> tuple[object, ...]:
    """All that belongs to a seat: how many pieces of each kind lie where, and its numbers."""
    pieces = [(int(s.zone(c)), int(s.game.kind[c])) for c in range(s.game.cards)]
    own = sorted((zone, kind) for zone, kind in pieces if zone - seat in OF_SEATS)
    return *own, *(int(s.get(s.game.fields[f"{name}{seat}"])) for name in NUMBERS)


def turns_of(s: State, seed: int) -> Iterator[tuple[State, State, int]]:
    """(before, after, seat that acts) for every action and every card dealt inside a turn, until somebody passes."""
    rng = Rng(seed)
    while not s.is_terminal():
        before, seat = s.clone(), int(at.active(s))
        inside = not any(at.passed(s, other) for other in range(s.game.seats) if other != seat)
        s.play(any_action(s, rng))
        if inside and at.round(s) == at.round(before) and before.top().name not in BETWEEN and at.active(s) == seat:
            yield before, s, seat


@case("B-097")
@clause("R-19.2")
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_the_points_shown_are_those_counted_again_piece_by_piece(board: str) -> None:
    for n, (s, _, _) in enumerate(random_game(preset("rulebook", 3, board=board), 5)):
        if n % 60 == 0:
            assert [shown(s, seat) for seat in range(3)] == [(*tally(s, seat), sum(tally(s, seat))) for seat in range(3)]


def shown(s: State, seat: int) -> tuple[int, ...]:
    """The seven numbers that the public reads."""
    points = PRESENT.view(s, int(s.game.seats)).seats[seat].points
    return points.research, points.temple, points.idols, points.guardians, points.cards, points.fear, points.total


@case("B-096")
@clause("R-21.8")
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_no_action_touches_what_belongs_to_another_seat(board: str) -> None:
    others = 0
    for before, after, seat in turns_of(rich(3, board, "rulebook"), 3):
        for other in range(3):
            if other != seat:
                others += 1
                assert property_of(before, other) == property_of(after, other)
    assert others > 100


@clause("R-4.1", "R-21.1")
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_no_clause_forbids_what_is_legal(board: str) -> None:
    """At every question of a seat in a game in which everybody can pay for a lot."""
    questions = set()
    for _, s, _ in turns_of(rich(3, board, "bga"), 11):
        if not s.is_chance_node():
            op, seat = s.top(), s.seat()
            questions.add(op.name)
            assert {action: why for action in s.legal_actions() if (why := op.reject(s, seat, action))} == {}
    assert len(questions) > 10


@pytest.mark.soak
@clause("R-25.13")
def test_of_unlimited_fear_what_the_box_holds_is_nearly_always_enough() -> None:
    """A twentieth Fear card lies in front of its owner and scores as a card, but is not shuffled in: how often does that come to be?"""
    games = [
        most_fear(preset("bga", seats, board=board), seed) for board in ("bird", "snake") for seats in (2, 3, 4) for seed in range(500)
    ]
    beyond = sum(most > 19 for most in games)
    print(f"{beyond} of {len(games)} random games need more than 19 Fear cards, {max(games)} at most")
    assert len(games) == 3000 and beyond <= 60
    assert max(games) <= 30


def most_fear(game: Game, seed: int) -> int:
    """The most Fear that players have at once in a game at random, cards and tiles."""
    return max(
        19 - int(s.count(at.FEAR_DECK)) + sum(int(at.fear_tiles(s, seat)) for seat in range(game.seats))
        for s, _, _ in random_game(game, seed)
    )


@pytest.mark.long
@case("B-074", "B-083", "B-096", "B-097")
@pytest.mark.parametrize(("board", "name", "seats"), TABLES)
def test_rich_random_games_end_and_conserve_everything(board: str, name: str, seats: int) -> None:
    seen = rich_games(board, name, seats, 60)
    assert (seen.fault, seen.games) == ("", 60)


def rich_games(board: str, name: str, seats: int, games: int) -> Watch:
    s = rich(seats, board, name)
    seen = Watch(s.game)
    watch(s, games, 1, seen)
    return seen
