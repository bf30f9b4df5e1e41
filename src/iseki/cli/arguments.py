"""Arguments that several commands share, and how their values are read."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from iseki.core.errors import BadOption

if TYPE_CHECKING:
    from iseki.core.options import Value
    from iseki.core.registry import GameType

Commands = Any  # argparse gives its subparsers no public type


def command(commands: Commands, name: str, run: Callable[[argparse.Namespace], int], summary: str, epilog: str) -> argparse.ArgumentParser:
    """A subcommand with its help: what it does, its arguments, examples."""
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=f"{summary}.", epilog=epilog, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.set_defaults(run=run)
    return made


def add_game(to: argparse.ArgumentParser) -> None:
    to.add_argument("game", metavar="GAME", help="name of a game, e.g. garakutarium")
    to.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option, e.g. empty_pile_allowed=true; may be repeated"
    )


def add_language(to: argparse.ArgumentParser) -> None:
    to.add_argument("--lang", choices=("en", "ja"), default="en", help="language (default: en)")


def add_json(to: argparse.ArgumentParser) -> None:
    to.add_argument("--json", metavar="PATH", help="write the result as JSON to this file, `-` for standard output")


def add_db(to: argparse.ArgumentParser) -> None:
    """A password in an argument can be read by everybody on the machine, in the environment it cannot."""
    text = "database: a file, or postgresql://USER:PASSWORD@HOST/NAME (default: $ISEKI_DB, else a file in the user's data folder)"
    to.add_argument("--db", metavar="URL", default=os.environ.get("ISEKI_DB", ""), help=text)


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 19 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text[:80]!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


def rule_options(kind: GameType, given: list[str]) -> dict[str, Value]:
    """All options of the game, those given as NAME=VALUE read; `preset=NAME` stands for those of a preset. Raises BadOption."""
    specs = {spec.name: spec for spec in kind.options}
    chosen: dict[str, Value] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if sign and name == "preset":
            chosen[name] = value
            continue
        if not sign or name not in specs:
            raise BadOption(f"--option {pair[:80]!r} is no NAME=VALUE with an option of {kind.name}: {', '.join(specs)}")
        chosen[name] = specs[name].parse(value)
    return kind.chosen(chosen)


def pairs(options: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    return tuple(options.items())
