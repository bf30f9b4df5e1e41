"""`iseki bench`: how fast the engine is here."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING

from iseki.cli.arguments import Commands, add_game, add_json, command, rule_options, whole
from iseki.cli.files import check_writable, write_json

if TYPE_CHECKING:
    from iseki.ai.measure import Figures

EPILOG = """The figures are CPU time of one process, medians of several runs; bench/README.md says how to read them.

examples:
  iseki bench garakutarium
  iseki bench garakutarium --json -
  iseki bench garakutarium --peers      beside OpenSpiel and Catanatron, in the same run
"""


def add(commands: Commands) -> None:
    to = command(commands, "bench", run, "Measure the speed of the engine and of search", EPILOG)
    add_game(to)
    to.add_argument("--runs", type=whole(1, 1000), default=7, help="runs that the median is taken of (default: 7)")
    to.add_argument("--peers", action="store_true", help="only compare with OpenSpiel and Catanatron, from Python (needs iseki[bench])")
    add_json(to)


def run(chosen: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from iseki.ai.measure import MEASUREMENTS, measure
    from iseki.core.registry import game_type

    options = rule_options(game_type(chosen.game), chosen.option)
    if chosen.peers:
        return run_peers(chosen, options)
    check_writable(chosen.json)
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("measuring", total=MEASUREMENTS)
        figures = measure(chosen.game, options, chosen.runs, lambda: progress.advance(bar))
    if chosen.json:
        write_json(chosen.json, figures)
    if chosen.json != "-":
        show(figures)
    return 0


def run_peers(chosen: argparse.Namespace, options: Mapping[str, object]) -> int:
    from rich.console import Console
    from rich.table import Table

    from iseki.ai.peers import compare

    found = compare(chosen.game, options, chosen.runs)
    if chosen.json:
        write_json(chosen.json, found)
    for one in found if chosen.json != "-" else ():
        table = Table("from Python", chosen.game, one.peer, "ratio", title=f"median of {chosen.runs} rounds in turns")
        ours, theirs = one.ours, one.theirs
        table.add_row("decisions a second", f"{ours.api_decisions_per_s:,}", f"{theirs.api_decisions_per_s:,}", f"{one.decisions_ratio}")
        table.add_row("copy of a position", f"{ours.clone_ns:,} ns", f"{theirs.clone_ns:,} ns", f"{one.clone_ratio}")
        Console().print(table)
    return 0


def show(figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    searched = "off: the engine runs interpreted" if figures.search_sims_per_s is None else f"{figures.search_sims_per_s:,}"
    table = Table("what", "figure", title=f"{figures.game}, {'compiled' if figures.compiled else 'interpreted'}")
    for what, figure in (
        ("decisions a second, random play in one loop", f"{figures.decisions_per_s:,}"),
        ("decisions a second from Python, checked", f"{figures.api_decisions_per_s:,}"),
        ("copy of a position", f"{figures.clone_ns:,} ns"),
        ("size of a position", f"{figures.state_bytes:,} bytes"),
        ("simulations a second of search:1000", searched),
        ("random games a second", f"{figures.games_per_s:,}"),
        ("an observation from Python", f"{figures.observation_size:,} numbers in {figures.observation_ns:,} ns"),
    ):
        table.add_row(what, figure)
    Console().print(table)
