"""`iseki replay`: step through a record."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from iseki.cli.arguments import Commands, add_language, command, whole
from iseki.cli.files import read_text

if TYPE_CHECKING:
    from iseki.core.record import Record, Step
    from iseki.text.sentences import Speaker

EPILOG = """In a terminal: Enter for the next step, a line's number to go on to it, q to leave. Elsewhere everything is printed.

examples:
  iseki replay game.record
  iseki replay game.record --seat 0 --lang ja       what seat 0 saw
"""


def add(commands: Commands) -> None:
    to = command(commands, "replay", run, "Step through a record in the terminal", EPILOG)
    to.add_argument("record", metavar="RECORD", help="a record's file, `-` for standard input")
    to.add_argument("--seat", type=whole(0, 7), help="tell what this seat could see (default: what everybody could see)")
    add_language(to)


def run(chosen: argparse.Namespace) -> int:
    from iseki.cli.board import board
    from iseki.core.errors import BadUsage
    from iseki.core.record import parse
    from iseki.core.registry import game_type
    from iseki.text.sentences import Speaker

    record = parse(read_text(chosen.record), chosen.record)
    viewer = record.seats if chosen.seat is None else chosen.seat
    if viewer > record.seats:
        raise BadUsage(f"--seat {viewer} is no seat of this game; it has 0 to {record.seats - 1}")
    speaker = Speaker(chosen.lang, record.game, players(record))
    present = game_type(record.game).present
    steps = list(record.steps(chosen.record))
    stop = 0
    for step in steps:
        print(told(step, viewer, speaker))
        if step.line < stop or not sys.stdin.isatty() or chosen.record == "-":
            continue
        answer = input("> ").strip()
        if answer == "q":
            return 0
        stop = int(answer) if answer.isascii() and answer.isdigit() else 0
    if steps:
        print(board(present.view(steps[-1].after, viewer), speaker))
    return 0


def players(record: Record) -> tuple[str, ...]:
    return tuple(record.names.get(seat, str(seat + 1)) for seat in range(record.seats))


def told(step: Step, viewer: int, speaker: Speaker) -> str:
    """One step: its line in the record, the action as the viewer may read it, what it did."""
    from iseki.core.record import readable
    from iseki.core.registry import game_type

    lines = game_type(speaker.game).present.log(step.before, step.action, step.after, viewer)
    head = f"{step.line:4}  {readable(step.before, step.action, viewer)}"
    return "\n".join([head, *[f"      {speaker.log(line)}" for line in lines]])
