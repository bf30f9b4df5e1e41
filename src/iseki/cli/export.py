"""`iseki export`: all games of a server that are over, to be counted elsewhere."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from iseki.cli.arguments import Commands, add_db, command

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

EPILOG = """Games that are over, one after the other, also while the server runs; no names of people, and no game that still runs.
json: a list, one game a line, each with its record. csv: a row for each seat of each game (RFC 4180), no records.

examples:
  iseki export games.json
  iseki export games.csv --format csv --db /var/lib/iseki/iseki.db
  iseki export - --format csv | head
"""


def add(commands: Commands) -> None:
    to = command(commands, "export", run, "Write all games that are over into a file", EPILOG)
    to.add_argument("file", metavar="FILE", help="a new file, `-` for standard output")
    to.add_argument("--format", choices=("json", "csv"), default="json", help="how they are written (default: json)")
    add_db(to)


def run(chosen: argparse.Namespace) -> int:
    """Games that had to be left out are named on stderr, and the exit code is then 1."""
    from iseki.server.filing import OPERATORS, Csv, Json
    from iseki.server.store.address import default_database
    from iseki.server.store.export import export

    left: list[str] = []
    filing = Csv(OPERATORS) if chosen.format == "csv" else Json()

    def write(to: TextIO) -> int:
        return export(chosen.db or default_database(), to, filing, left.append)

    if chosen.file == "-":
        write(sys.stdout)
    else:
        print(f"{chosen.file}: {into(Path(chosen.file), write):,} games")
    for code in left:
        print(f"left out: table {code} was played by rules that this iseki does not know; update it", file=sys.stderr)
    return int(bool(left))


def into(path: Path, write: Callable[[TextIO], int]) -> int:
    """The file is there when all of it is written, and not before. Raises ExportImpossible."""
    from iseki.server.start_errors import ExportImpossible

    if path.exists():
        raise ExportImpossible(path, "there is such a file already; name a new one")
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8", newline="") as to:
            number = write(to)
        unfinished.replace(path)
    except OSError as error:
        raise ExportImpossible(path, f"{error.strerror}; name a file in a folder that can be written") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return number
