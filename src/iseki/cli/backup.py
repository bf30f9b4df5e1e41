"""`iseki backup`: a copy of the database, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from iseki.cli.arguments import Commands, add_db, command

EPILOG = """The copy is one file, checked, as the database was at one moment; nobody who plays waits for it.
It holds all cards: keep it to yourself.
To go back to it, end the server and start it with the copy: iseki serve --db copy.db

examples:
  iseki backup copy.db
  iseki backup copy.db --db /var/lib/iseki/iseki.db
"""


def add(commands: Commands) -> None:
    to = command(commands, "backup", run, "Copy the database while the server runs", EPILOG)
    to.add_argument("file", metavar="FILE", type=Path, help="a new file for the copy")
    add_db(to)


def run(chosen: argparse.Namespace) -> int:
    from iseki.server.store.address import default_database
    from iseki.server.store.backup import backup

    size = backup(chosen.db or default_database(), chosen.file)
    print(f"{chosen.file}: {size:,} bytes")
    return 0
