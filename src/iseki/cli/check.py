"""`iseki check`: does a record replay, and to the result it names?"""

from __future__ import annotations

import argparse

from iseki.cli.arguments import Commands, command
from iseki.cli.files import read_text

EPILOG = """Prints `file:line: reason` for each record that cannot be replayed; the exit code is then 1.

examples:
  iseki check game.record
  iseki check games/*.record
"""


def add(commands: Commands) -> None:
    to = command(commands, "check", run, "Verify records: every action legal, the result as stated", EPILOG)
    to.add_argument("records", nargs="+", metavar="RECORD", help="a record's file, `-` for standard input")


def run(chosen: argparse.Namespace) -> int:
    """All files are read before the first is judged."""
    texts = [(path, read_text(path)) for path in chosen.records]
    good = [verified(path, text) for path, text in texts]
    return int(not all(good))


def verified(path: str, text: str) -> bool:
    from iseki.core.errors import BadOption, BadRecord

    try:
        print(f"{path}: {outcome(path, text)}")
    except BadRecord as error:
        print(error)
        return False
    except BadOption as error:
        print(f"{path}: {error}")
        return False
    return True


def outcome(path: str, text: str) -> str:
    """What a good record holds, in a few words. Raises BadRecord or BadOption."""
    from iseki.core.errors import BadRecord
    from iseki.core.record import parse
    from iseki.core.registry import game_type

    record = parse(text, path)
    end = record.load().new_initial_state()
    for step in record.steps(path):
        end = step.after
    scores = " ".join(map(str, game_type(record.game).present.summary(end).get("score", ())))
    if record.result and end.is_terminal() and record.result != scores:
        raise BadRecord(f"the header says the result is {record.result[:80]!r}, the game ends {scores!r}", 0, path)
    state = f"over, {scores}" if end.is_terminal() else "not over"
    return f"good; {record.game}, {len(record.lines)} lines, {state}"
