"""`iseki rules`: the rules, a clause or a card."""

from __future__ import annotations

import argparse

from iseki.cli.arguments import Commands, add_language, command

EPILOG = """examples:
  iseki rules garakutarium            titles of all clauses
  iseki rules garakutarium G-5.4      a clause
  iseki rules garakutarium knight     a card, in which language its name may be
  iseki rules arnak "War Mask"        what it costs and does, and the clauses about it
"""


def add(commands: Commands) -> None:
    to = command(commands, "rules", run, "Look up the rules of a game, a clause or a card", EPILOG)
    to.add_argument("game", metavar="GAME", help="name of a game, e.g. garakutarium")
    to.add_argument("about", nargs="*", metavar="CLAUSE or CARD", help="what to look up (default: the list of clauses)")
    add_language(to)


def run(chosen: argparse.Namespace) -> int:
    from iseki.text.rules import rules

    print(rules(chosen.game, " ".join(chosen.about), chosen.lang))
    return 0
