"""`iseki play`: a game in the terminal, against bots or on one keyboard."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from iseki.cli.arguments import Commands, add_game, add_language, command, rule_options, whole

if TYPE_CHECKING:
    from iseki.core.record import Record

MOST = 999_999_999
EPILOG = """A seat is `me`, a level (easy, medium, strong) or a bot (see `iseki sim --help`).

examples:
  iseki play garakutarium
  iseki play garakutarium --lang ja --seats strong,me
  iseki play garakutarium --seats me,me                  two people on one keyboard
  iseki play garakutarium --record game.record           keep the record
  iseki play garakutarium --from game.record --at 37 --seats me,me     what if: go on from there
"""


def add(commands: Commands) -> None:
    to = command(commands, "play", run, "Play a game in the terminal", EPILOG)
    add_game(to)
    add_language(to)
    to.add_argument("--seats", default="me,easy", metavar="SEAT,SEAT", help="who plays (default: me,easy)")
    to.add_argument("--seed", type=whole(0, 2**31 - 1), help="deal as with this number (default: by chance)")
    to.add_argument("--record", metavar="PATH", help="write the record there at the end")
    to.add_argument("--from", dest="origin", metavar="RECORD", help="go on from a position of this record, with its options")
    to.add_argument("--at", type=whole(0, MOST), metavar="LINE", help="with --from: the line of the record (default: its last one)")


def run(chosen: argparse.Namespace) -> int:
    from iseki.cli.files import check_writable, write_text
    from iseki.cli.terminal import Terminal
    from iseki.core.record import new_record
    from iseki.core.registry import game_type

    check_beginning(chosen)
    check_writable(chosen.record)
    kind = game_type(chosen.game)
    seats = chosen.seats.split(",")
    record = what_if(chosen, len(seats)) if chosen.origin else new_record(kind, len(seats), rule_options(kind, chosen.option))
    table = Terminal(record, seats, chosen.lang, secret(chosen.seed))
    finished = table.play()
    if chosen.record:
        write_text(chosen.record, record.text())
    elif not finished:
        table.say(table.speaker.say("cli.left"))
    return 0


def check_beginning(chosen: argparse.Namespace) -> None:
    """Raises BadUsage for what would have no effect."""
    from iseki.core.errors import BadUsage

    if chosen.at is not None and not chosen.origin:
        raise BadUsage(f"--at {chosen.at} is a line of no record; name the record with --from")
    if chosen.option and chosen.origin:
        raise BadUsage(f"--option {chosen.option[0][:80]} has no effect with --from: {chosen.origin} has its options; leave one out")


def what_if(chosen: argparse.Namespace, seats: int) -> Record:
    """The record up to the chosen line, to go on from. Raises BadUsage, BadRecord."""
    from iseki.cli.files import read_text
    from iseki.core.errors import BadUsage
    from iseki.core.record import parse

    record = parse(read_text(chosen.origin), chosen.origin)
    if (record.game, record.seats) != (chosen.game, seats):
        raise BadUsage(f"{chosen.origin} is a game of {record.game} for {record.seats}; give that game and --seats for {record.seats}")
    at = min(len(record.lines) if chosen.at is None else chosen.at, len(record.lines))
    record.lines, record.result, record.names = record.until(at), "", {}
    if record.replay().is_terminal():
        raise BadUsage(f"the game of {chosen.origin} is over at line {at}; give an earlier one with --at")
    record.lines.append(f"@from record {at}")
    return record


def secret(seed: int | None) -> bytes:
    import secrets

    return secrets.token_bytes(16) if seed is None else f"play {seed}".encode()
