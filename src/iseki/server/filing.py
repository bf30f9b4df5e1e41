"""Games as they are taken along or kept elsewhere: everything of one in one piece, as JSON or as rows of a CSV file (RFC 4180)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Protocol

import msgspec

from iseki.core.options import shown
from iseki.server.accounts import GameRecord

COLUMNS = (
    *("code", "game", "rules", "options", "started", "ended", "ending", "turns", "decisions", "counted"),
    *("seats", "seat", "kind", "you", "name", "score", "share", "parts"),
)
OPERATORS = tuple(column for column in COLUMNS if column not in ("you", "name"))  # nobody is named
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # what a spreadsheet may run begins with one of these


class Filing(Protocol):
    """One way to write many games, one after the other."""

    head: str
    tail: str

    def game(self, number: int, game: GameRecord) -> str:
        """The game that is the number-th, from 0."""


class Json(Filing):
    """A list, one game a line."""

    head, tail = "[", "\n]\n"

    def game(self, number: int, game: GameRecord) -> str:
        return f"{',' if number else ''}\n{msgspec.json.encode(game).decode()}"


class Csv(Filing):
    """The names of the columns, then a row for each seat of each game."""

    tail = ""

    def __init__(self, columns: tuple[str, ...] = COLUMNS) -> None:
        self.columns = columns
        self.head = csv_lines([dict(zip(columns, columns, strict=True))], columns)

    def game(self, number: int, game: GameRecord) -> str:
        return csv_lines(seat_rows(game), self.columns)


def csv_lines(rows: Iterable[dict[str, object]], columns: tuple[str, ...]) -> str:
    text = io.StringIO(newline="")
    csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\r\n").writerows(
        {name: harmless(value) for name, value in row.items()} for row in rows
    )
    return text.getvalue()


def harmless(value: object) -> object:
    """Text that a spreadsheet would take for a formula gets an apostrophe before it, which the spreadsheet takes away."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def seat_rows(game: GameRecord) -> Iterator[dict[str, object]]:
    whole = {
        "code": game.code,
        "game": game.game,
        "rules": game.rules,
        "options": listed(game.options),
        "started": moment(game.started),
        "ended": moment(game.ended),
        "ending": game.ending,
        "turns": game.turns,
        "decisions": game.decisions,
        "counted": word(game.counted),
        "seats": len(game.seats),
    }
    for number, seat in enumerate(game.seats):
        yield whole | {
            "seat": number,
            "kind": seat.kind,
            "you": word(seat.you),
            "name": seat.name,
            "score": seat.score,
            "share": None if seat.share is None else round(seat.share, 4),
            "parts": listed(seat.parts),
        }


def listed(values: Mapping[str, object]) -> str:
    return "; ".join(f"{name}={shown(value)}" for name, value in values.items())


def word(yes: bool) -> str:
    return "yes" if yes else "no"


def moment(seconds: float | None) -> str:
    """In UTC, as 2026-11-30T09:30:00Z; nothing for a game that runs."""
    return "" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
