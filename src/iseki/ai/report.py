"""What a series of games says: wins, draws, mean scores, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from iseki.ai.arena import Match, Played

NORMAL_95: Final = 1.959964  # two-sided 95 % of the normal distribution


class SeatResult(Struct, frozen=True):
    """What those who sat on one seat reached, whoever they were."""

    games: int
    wins: int
    draws: int
    mean_score: float


class BotResult(Struct, frozen=True):
    """win_share: a victory shared by k counts 1 / k. win_low, win_high: its 95 % Wilson interval.

    decisions: a game. turn_seconds: thought a turn; longest_turn: in any game.
    """

    games: int
    wins: int
    draws: int
    mean_score: float
    win_share: float
    win_low: float
    win_high: float
    decisions: float
    turn_seconds: float
    longest_turn: float


class Report(Struct, frozen=True):
    """bots by name as given; the second of the same name gets ` (2)`. seats: by seat.

    fair_share: win share of equals. decisions: a game, of all seats.
    """

    game: str
    seed: int
    fair_share: float
    decisions: float
    bots: dict[str, BotResult]
    seats: tuple[SeatResult, ...]


def report(match: Match, games: Sequence[Played]) -> Report:
    seats = range(len(match.bots))
    bots = {name: bot_result(by_bot(games, i)) for i, name in enumerate(distinct(match.bots))}
    by_seat = tuple(seat_result([(game, seat) for game in games]) for seat in seats)
    return Report(match.game, match.seed, round(1 / len(seats), 4), round(sum(bot.decisions for bot in bots.values()), 1), bots, by_seat)


Chair = tuple[Played, int]  # a game and a seat in it


def by_bot(games: Sequence[Played], bot: int) -> list[Chair]:
    return [(game, game.bots.index(bot)) for game in games]


def seat_result(chairs: list[Chair]) -> SeatResult:
    return SeatResult(len(chairs), wins(chairs), draws(chairs), mean_score(chairs))


def bot_result(chairs: list[Chair]) -> BotResult:
    won = sum(share_of_victory(game.returns, seat) for game, seat in chairs)
    low, high = wilson(won, len(chairs))
    efforts = [game.efforts[seat] for game, seat in chairs if game.efforts]
    return BotResult(
        games=len(chairs),
        wins=wins(chairs),
        draws=draws(chairs),
        mean_score=mean_score(chairs),
        win_share=round(won / len(chairs), 4),
        win_low=round(low, 4),
        win_high=round(high, 4),
        decisions=round(sum(effort.decisions for effort in efforts) / len(chairs), 1),
        turn_seconds=round(sum(effort.seconds for effort in efforts) / max(1, sum(effort.turns for effort in efforts)), 4),
        longest_turn=round(max((effort.longest for effort in efforts), default=0.0), 3),
    )


def wins(chairs: list[Chair]) -> int:
    return sum(best_alone(game.returns, seat) for game, seat in chairs)


def draws(chairs: list[Chair]) -> int:
    return sum(game.returns[seat] == max(game.returns) and game.returns.count(max(game.returns)) > 1 for game, seat in chairs)


def best_alone(returns: tuple[float, ...], seat: int) -> bool:
    return share_of_victory(returns, seat) == 1


def share_of_victory(returns: tuple[float, ...], seat: int) -> float:
    """1 for a victory, 1 / k for one shared by k."""
    return 1 / returns.count(returns[seat]) if returns[seat] == max(returns) else 0.0


def mean_score(chairs: list[Chair]) -> float:
    scores = [game.scores[seat] for game, seat in chairs if game.scores]
    return round(sum(scores) / len(scores), 3) if scores else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """Bounds of the 95 % Wilson score interval of a share (E. B. Wilson 1927). won: may hold halves."""
    share, z2 = won / games, NORMAL_95**2
    middle = share + z2 / (2 * games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return (middle - half) / (1 + z2 / games), (middle + half) / (1 + z2 / games)


def distinct(names: Sequence[str]) -> list[str]:
    """The same names, with a number behind those already met."""
    return [name if name not in names[:i] else f"{name} ({names[: i + 1].count(name)})" for i, name in enumerate(names)]
