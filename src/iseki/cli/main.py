"""`iseki`. Every error on purpose becomes one line on stderr and exit code 2 here, and nowhere else."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from iseki.cli import backup, bench, check, export, play, replay, rules, serve, sim
from iseki.core.errors import BadUsage, IsekiError

COMMANDS: Final = (serve, play, sim, replay, check, rules, bench, backup, export)
DESCRIPTION: Final = "iseki, an open table for board games of ruins and relics."
EXAMPLES: Final = """examples:
  iseki serve                                              open a table in the browser
  iseki play garakutarium --lang ja                        play here, against a bot
  iseki sim garakutarium --seats greedy,random --games 100   let bots play each other
  iseki rules garakutarium knight                          look something up

Each command explains itself: iseki sim --help
"""
INTERRUPTED: Final = 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, like every other error of iseki."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message}; `{self.prog} --help` shows how")


def parser() -> argparse.ArgumentParser:
    whole = Parser(prog="iseki", description=DESCRIPTION, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    whole.add_argument("--version", action="store_true", help="print the version and leave")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in COMMANDS:
        command.add(commands)
    return whole


def run(arguments: Sequence[str] | None) -> int:
    chosen = parser().parse_args(arguments)
    if chosen.version:
        from importlib.metadata import version

        print(f"iseki {version('iseki')}")
        return 0
    if chosen.command is None:
        raise BadUsage("a command is missing; `iseki --help` shows them all")
    code: int = chosen.run(chosen)
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code: 0 well, 1 checked and found wanting, 2 bad input, 130 interrupted."""
    try:
        return run(arguments)
    except IsekiError as error:
        print(f"iseki: error: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `iseki rules GAME | head`: the reader has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
