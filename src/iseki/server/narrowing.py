"""Which games statistics are asked of: `?game=arnak&seats=3&rule=board:snake&rule=...`; nothing asked for means all."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TypeVar

from msgspec import Struct
from starlette.datastructures import QueryParams

from iseki.core import errors as core
from iseki.core.options import Value
from iseki.core.registry import GameType
from iseki.server.errors import BadMessage, BadOption, BadSeats, UnknownOption
from iseki.server.opening import allowed, known_game
from iseki.server.store.results import Games, Places, read

R = TypeVar("R", Games, Places)


class Only(Struct, frozen=True):
    """game: of that name alone. seats: with so many. rules: where these options had these values."""

    game: str = ""
    seats: int | None = None
    rules: dict[str, Value] = {}

    def of(self, rows: Iterable[R]) -> list[R]:
        return [row for row in rows if self.has(row)]

    def has(self, row: Games | Places) -> bool:
        if self.game not in ("", row.game) or self.seats not in (None, row.seats):
            return False
        played = read(row.options) if self.rules else {}
        return all(name in played and played[name] == value for name, value in self.rules.items())


ALL = Only()


def only(query: QueryParams) -> Only:
    """Raises UnknownGame, UnknownOption, BadOption, BadSeats, BadMessage."""
    name, rules = query.get("game", ""), query.getlist("rule")
    if not name:
        if rules or "seats" in query:
            raise BadMessage(reason="`seats` and `rule` need `game`: they are its own")
        return ALL
    kind = known_game(name)
    return Only(name, seats(kind, query["seats"]) if "seats" in query else None, dict(rule(kind, text) for text in rules))


def seats(kind: GameType, text: str) -> int:
    least, most = kind.seats
    if text not in map(str, range(least, most + 1)):
        raise BadSeats(seats=text[:10], least=least, most=most)
    return int(text)


def rule(kind: GameType, text: str) -> tuple[str, Value]:
    """`board:snake`; of a list of numbers one that the page offers, as no other is told apart."""
    name, _, value = text.partition(":")
    spec = next((spec for spec in kind.options if spec.name == name), None)
    if spec is None:
        raise UnknownOption(game=kind.name, option=name[:40], known=tuple(spec.name for spec in kind.options))
    with suppress(core.BadOption):
        played = spec.parse(value)
        if played in (*spec.values, *spec.presets):
            return name, played
    raise BadOption(spec.clause, option=name, value=value[:80], allowed=allowed(spec))
