"""`iseki replay`: step through a record."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from iseki.cli.arguments import Commands, add_language, command, whole
from iseki.cli.files import read_text

if TYPE_CHECKING:
    from iseki.cli.reel import Reel
    from iseki.core.record import Record

EPILOG = """In a terminal: Enter goes to the next line, `b` one back, `t` and `bt` a turn, a number to that line, `board` shows the table,
`eyes 0` (or `all`, `public`) looks through other eyes, `q` leaves. Elsewhere everything is printed.

examples:
  iseki replay game.txt
  iseki replay game.txt --eyes 0 --lang ja       what seat 0 saw
  iseki replay game.txt --eyes all --at 37       every card open, the table after line 37
"""
MOST = 999_999_999


def add(commands: Commands) -> None:
    to = command(commands, "replay", run, "Step through a record in the terminal", EPILOG)
    to.add_argument("record", metavar="RECORD", help="a record's file, `-` for standard input")
    eyes = to.add_mutually_exclusive_group()
    eyes.add_argument("--eyes", metavar="EYES", default="public", help="a seat, `all` (every card open) or `public` (the default)")
    eyes.add_argument("--seat", type=whole(0, 7), help="the same as --eyes with a seat")
    to.add_argument("--at", type=whole(0, MOST), metavar="LINE", help="begin at this line of the record, with the table as it stood there")
    add_language(to)


def run(chosen: argparse.Namespace) -> int:
    from iseki.cli.reel import Reel
    from iseki.core.record import parse
    from iseki.text.sentences import Speaker

    record = parse(read_text(chosen.record), chosen.record)
    viewer = seen_by(record, chosen)
    reel = Reel(record, viewer, Speaker(chosen.lang, record.game, players(record)))
    if sys.stdin.isatty() and chosen.record != "-":
        walk(reel, chosen.at or 0)
    else:
        tell(reel, chosen.at)
    return 0


def seen_by(record: Record, chosen: argparse.Namespace) -> int:
    """The viewer of --eyes or --seat. Raises BadUsage."""
    from iseki.core.errors import BadUsage

    if chosen.seat is not None and chosen.seat >= record.seats:
        raise BadUsage(f"--seat {chosen.seat} is no seat of this game; it has 0 to {record.seats - 1}")
    viewer = eyes(record, chosen.eyes if chosen.seat is None else str(chosen.seat))
    if viewer is None:
        raise BadUsage(f"--eyes {chosen.eyes[:20]!r} are nobody's; there are `all`, `public` and the seats 0 to {record.seats - 1}")
    return viewer


def eyes(record: Record, name: str) -> int | None:
    from iseki.core.opened import EVERYTHING

    named = {"all": EVERYTHING, "public": record.seats, **{str(seat): seat for seat in range(record.seats)}}
    return named.get(name)


def tell(reel: Reel, at: int | None) -> None:
    """Everything, and the last position; or one line and the position after it."""
    lines = range(1, reel.last + 1) if at is None else [min(at, reel.last)]
    for line in lines:
        if line > 0:
            print(reel.told(line))
    if reel.last > 0:
        print(reel.board(reel.last if at is None else min(at, reel.last)))


def walk(reel: Reel, at: int) -> None:
    """From line to line as the person at the keyboard wishes."""
    line = min(at, reel.last)
    show(reel, line, at > 0)
    while True:
        try:
            answer = input(f"{line}/{reel.last}> ").strip()
        except EOFError:
            return
        if answer == "q":
            return
        line = answered(reel, line, answer)


def answered(reel: Reel, line: int, answer: str) -> int:
    """The line to stand at after an answer; a jump shows the table, too."""
    word, _, rest = answer.partition(" ")
    to = {"": line + 1, "b": line - 1, "t": reel.next_turn(line), "bt": reel.last_turn(line)}.get(answer)
    if to is None and answer.isascii() and answer.isdigit() and len(answer) < 10:
        to = int(answer)
    if to is not None:
        to = max(0, min(to, reel.last))
        show(reel, to, answer != "" or to == reel.last)
        return to
    if word == "eyes" and (viewer := eyes(reel.record, rest)) is not None:
        reel.viewer = viewer
        show(reel, line, True)
    elif word == "board":
        print(reel.board(line))
    else:
        print(EPILOG)
    return line


def show(reel: Reel, line: int, with_board: bool) -> None:
    if line > 0:
        print(reel.told(line))
    if with_board:
        print(reel.board(line))


def players(record: Record) -> tuple[str, ...]:
    return tuple(record.names.get(seat, str(seat + 1)) for seat in range(record.seats))
