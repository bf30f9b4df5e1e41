"""`iseki play`: a game in the terminal, against bots or on one keyboard."""

from __future__ import annotations

import argparse

from iseki.cli.arguments import Commands, add_game, add_language, command, rule_options, whole

EPILOG = """A seat is `me`, a level (easy, medium, strong) or a bot (see `iseki sim --help`).

examples:
  iseki play garakutarium
  iseki play garakutarium --lang ja --seats strong,me
  iseki play garakutarium --seats me,me                  two people on one keyboard
  iseki play garakutarium --record game.record           keep the record
"""


def add(commands: Commands) -> None:
    to = command(commands, "play", run, "Play a game in the terminal", EPILOG)
    add_game(to)
    add_language(to)
    to.add_argument("--seats", default="me,easy", metavar="SEAT,SEAT", help="who plays (default: me,easy)")
    to.add_argument("--seed", type=whole(0, 2**31 - 1), help="deal as with this number (default: by chance)")
    to.add_argument("--record", metavar="PATH", help="write the record there at the end")


def run(chosen: argparse.Namespace) -> int:
    from iseki.cli.files import check_writable, write_text
    from iseki.cli.terminal import Terminal
    from iseki.core.record import new_record
    from iseki.core.registry import game_type

    check_writable(chosen.record)
    kind = game_type(chosen.game)
    seats = chosen.seats.split(",")
    record = new_record(kind, len(seats), rule_options(kind, chosen.option))
    table = Terminal(record, seats, chosen.lang, secret(chosen.seed))
    finished = table.play()
    if chosen.record:
        write_text(chosen.record, record.text())
    elif not finished:
        table.say(table.speaker.say("cli.left"))
    return 0


def secret(seed: int | None) -> bytes:
    import secrets

    return secrets.token_bytes(16) if seed is None else f"play {seed}".encode()
