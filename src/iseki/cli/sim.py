"""`iseki sim`: bots play each other; the arena."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from iseki.cli.arguments import Commands, add_game, add_json, command, pairs, rule_options, whole
from iseki.cli.files import check_writable, write_json

if TYPE_CHECKING:
    from iseki.ai.arena import Match, Played
    from iseki.ai.report import Report

EPILOG = """bots:
  random        any legal action
  greedy        what scores most at once; frozen, to measure others against
  search:1000   tree search with 1000 simulations a decision; search:1s with a second a decision

Bots change seats from game to game, on the same shuffles. A victory shared by k counts 1/k in the win share.

examples:
  iseki sim garakutarium --seats greedy,random --games 200
  iseki sim garakutarium --seats search:1000,greedy --games 400 --jobs 2 --json -
"""


def add(commands: Commands) -> None:
    to = command(commands, "sim", run, "Let bots play each other", EPILOG)
    add_game(to)
    to.add_argument("--seats", required=True, metavar="BOT,BOT", help="a bot for each seat")
    to.add_argument("--games", type=whole(1, 1_000_000), default=100, help="how many games (default: 100)")
    to.add_argument("--seed", type=whole(0, 2**31 - 1), default=1, help="the same seed, the same games (default: 1)")
    to.add_argument("--jobs", type=whole(1, 256), default=os.cpu_count() or 1, help="processes (default: one for each processor)")
    add_json(to)


def run(chosen: argparse.Namespace) -> int:
    from iseki.ai.arena import Match
    from iseki.ai.report import report
    from iseki.core.registry import game_type

    options = rule_options(game_type(chosen.game), chosen.option)
    check_writable(chosen.json)
    match = Match(chosen.game, pairs(options), tuple(chosen.seats.split(",")), chosen.games, chosen.seed)
    result = report(match, played(match, min(chosen.jobs, chosen.games)))
    if chosen.json:
        write_json(chosen.json, result)
    if chosen.json != "-":
        show(result)
    return 0


def played(match: Match, jobs: int) -> list[Played]:
    """All games, with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import track

    from iseki.ai.arena import play

    match.check()
    screen = Console(stderr=True)
    title = f"{match.game}: {' against '.join(match.bots)}"
    bar = track(play(match, jobs), title, match.games, console=screen, transient=True, disable=not screen.is_terminal)
    return list(bar)


def show(result: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", "games", "wins", "draws", "mean score", "win share, 95 %", title=f"{result.game}, seed {result.seed}")
    for name, bot in result.bots.items():
        share = f"{bot.win_share:.1%} ({bot.win_low:.1%} to {bot.win_high:.1%})"
        table.add_row(name, str(bot.games), str(bot.wins), str(bot.draws), f"{bot.mean_score:.2f}", share)
    for number, seat in enumerate(result.seats):
        table.add_row(f"seat {number}", str(seat.games), str(seat.wins), str(seat.draws), f"{seat.mean_score:.2f}", "", style="dim")
    table.caption = f"fair share {result.fair_share:.1%}; {result.decisions:.0f} decisions a game"
    effort = Table("bot", "decisions a game", "seconds a turn", "longest turn")
    for name, bot in result.bots.items():
        effort.add_row(name, f"{bot.decisions:.1f}", f"{bot.turn_seconds:.3f}", f"{bot.longest_turn:.2f}")
    Console().print(table, effort)
