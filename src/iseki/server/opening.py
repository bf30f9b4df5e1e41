"""Opening a table: checks what was wished for, draws the secret, deals, stores."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial

import msgspec
from msgspec.structs import replace

from iseki.ai.levels import available
from iseki.core import errors as core
from iseki.core.game import Game
from iseki.core.options import OptionSpec, Value, shown
from iseki.core.registry import GameType, game_type, games
from iseki.server.about import Level, Terms
from iseki.server.bodies import GameInfo, NewTable, OptionInfo, SeatWish
from iseki.server.errors import BadOption, BadSeats, BadTerms, BadWish, LevelOff, UnknownGame, UnknownOption
from iseki.server.history import Draft, History
from iseki.server.loaded import loaded
from iseki.server.names import clean_name
from iseki.server.store.database import Database
from iseki.server.store.rows import Conflict, Line, SeatRow, TableData, open_table
from iseki.server.tokens import new_code

DAY = 86_400  # seconds


async def open_new(database: Database, wish: NewTable, host: int) -> str:
    """The code of the new table; `host`: the guest that opens it. Raises Refused when the wish cannot be met."""
    kind = known_game(wish.game)
    places = seated(kind, wish.seats, host)
    options = chosen(kind, wish.options)
    secret, terms = secrets.token_bytes(32), msgspec.to_builtins(checked(wish.terms))
    opening = dealt(loaded(kind, len(places), options), secret)
    data = TableData(0, "", kind.name, kind.rules_version, options, secret, wish.watch, host, wish.listed, terms)
    return await store_new(database, data, places, opening)


def checked(terms: Terms) -> Terms:
    """Raises BadTerms."""
    timed = terms.time != "none"
    if timed != (terms.seconds > 0) or (terms.time == "day" and terms.seconds % DAY):
        raise BadTerms(time=terms.time, seconds=terms.seconds)
    return terms


async def store_new(database: Database, data: TableData, places: list[SeatRow], opening: list[Line]) -> str:
    """The code under which the table is stored; that of `data` is ignored."""
    while True:
        coded = replace(data, code=new_code())
        try:
            await database.run(partial(open_table, table=coded, places=places, opening=opening))
            return coded.code
        except Conflict:  # the code is taken: 600 million to one
            continue


def dealt(game: Game, secret: bytes) -> list[Line]:
    """The lines of CHANCE before anybody is asked."""
    history = History(game, secret)
    draft = Draft(history.now, 0)
    draft.deal(history.dealer)
    return draft.lines


def known_game(name: str) -> GameType:
    if name not in games():
        raise UnknownGame(game=name[:40], known=games())
    return game_type(name)


def seated(kind: GameType, wishes: tuple[SeatWish, ...], host: int) -> list[SeatRow]:
    least, most = kind.seats
    if not least <= len(wishes) <= most:
        raise BadSeats(seats=len(wishes), least=least, most=most)
    mine = [seat for seat, wish in enumerate(wishes) if wish.kind == "me"]
    if len(mine) > 1:
        raise BadWish(seat=mine[1], reason="me")
    return [place(seat, wish, host) for seat, wish in enumerate(wishes)]


def place(seat: int, wish: SeatWish, host: int) -> SeatRow:
    if (wish.kind == "bot") != (wish.level is not None):
        raise BadWish(seat=seat, reason="level")
    if wish.name and wish.kind != "here":
        raise BadWish(seat=seat, reason="name")
    if wish.level is not None:
        check_level(wish.level)
    called = clean_name(wish.name) if wish.kind == "here" else None
    return SeatRow(wish.level, host if wish.kind in ("me", "here") else None, "", called)


def check_level(level: Level) -> None:
    """Raises LevelOff for a level that this installation cannot play."""
    if level not in available():
        raise LevelOff(level=level, known=available())


def chosen(kind: GameType, wish: Mapping[str, Value]) -> dict[str, Value]:
    """Every option of the game with its value. Raises UnknownOption, BadOption."""
    specs = {spec.name: spec for spec in kind.options}
    for name in wish:
        if name not in specs:
            raise UnknownOption(game=kind.name, option=name[:40], known=tuple(specs))
    return {name: value(spec, wish.get(name, spec.default)) for name, spec in specs.items()}


def value(spec: OptionSpec, wish: Value) -> Value:
    try:
        return spec.check(wish)
    except core.BadOption:
        raise BadOption(spec.clause, option=spec.name, value=shown(wish), allowed=allowed(spec)) from None


def allowed(spec: OptionSpec) -> tuple[str, ...]:
    """The values of a choice; for numbers how many and which, as `1-5 x 1-7`."""
    if spec.kind == "choice":
        return tuple(map(shown, spec.values))
    return (f"{spec.length[0]}-{spec.length[1]} x {spec.bounds[0]}-{spec.bounds[1]}",)


def game_info(name: str) -> GameInfo:
    kind = game_type(name)
    options = tuple(OptionInfo(o.name, o.kind, o.default, o.clause, o.values, o.presets) for o in kind.options)
    return GameInfo(kind.name, kind.seats, kind.minutes, options, tuple(available()), kind.presets)  # type: ignore[arg-type]
