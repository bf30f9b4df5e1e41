"""How people leave a table and come back: resign, hand the seat to a bot, take it back, run out of time, pause.

Each request returns the version after it, and the same one when it is sent twice.
"""

from __future__ import annotations

from contextlib import suppress

from iseki.ai.levels import available
from iseki.server.errors import GameOver, NoPause, NotHandedOver, SeatGivenUp, StaleVersion
from iseki.server.history import Draft
from iseki.server.messages import GoOn, HandOver, Resign, TakeBack
from iseki.server.opening import check_level
from iseki.server.store.schema import GONE
from iseki.server.table import Table


async def resign(table: Table, seat: int, request: Resign) -> int:
    """By the table's terms somebody plays on for the seat, or the table ends. Raises StaleVersion, BotPlays, GameOver, Busy."""
    return await table.once(seat, request.id, lambda: resigned(table, seat, request))


def resigned(table: Table, seat: int, request: Resign) -> Draft:
    table.check_version(request.version)
    table.check_person(seat)
    alone = len(table.places) == 2 or not table.others(seat)
    return table.noted(f"@resign {seat}" if alone else f"@resign {seat}{successor(table)}")


def successor(table: Table) -> str:
    """Who acts for a seat that is given up, as the record names it after a space; "" when the table ends."""
    match table.leaving:
        case "bot":
            levels = available()
            return f" bot:{'medium' if 'medium' in levels else levels[0]}"
        case "pass":
            return " auto"
        case _:
            return ""


async def time_over(table: Table) -> None:
    """If the time of who is asked has run out, its seat is given up. Raises StaleVersion, Busy."""
    async with table.lock:
        seat = table.clock.over()
        if seat is not None:
            await table.store(table.noted(f"@timeout {seat}{successor(table)}"), None)


async def depart(table: Table) -> None:
    """Who has deleted their data leaves: with other people by the table's terms, else the table ends. Raises Busy.

    Another server may write the same at the same moment; whoever loses has read its line by then, and looks again.
    """
    while departing(table) is not None:
        async with table.lock:
            seat = departing(table)
            if seat is not None:
                with suppress(StaleVersion):
                    await table.store(table.noted(f"@resign {seat}{successor(table) if table.others(seat) else ''}"), None)


def departing(table: Table) -> int | None:
    """A seat that nobody acts for any more."""
    left = (seat for seat, place in enumerate(table.places) if place.owner == GONE and table.level(seat) is None)
    return None if table.history.over() else next(left, None)


async def hand_over(table: Table, seat: int, request: HandOver) -> int:
    """A bot of the level plays on in the seat. Raises LevelOff, BotPlays, GameOver, Busy."""
    check_level(request.level)
    return await table.once(seat, request.id, lambda: handed_over(table, seat, request.level))


def handed_over(table: Table, seat: int, level: str) -> Draft:
    table.check_person(seat)
    return table.noted(f"@seat {seat} bot:{level}")


async def take_back(table: Table, seat: int, request: TakeBack) -> int:
    """The owner plays again. Raises NotHandedOver, SeatGivenUp, GameOver, Busy."""
    return await table.once(seat, request.id, lambda: taken_back(table, seat))


def taken_back(table: Table, seat: int) -> Draft:
    if table.history.over():
        raise GameOver
    if seat not in table.history.bots:
        raise NotHandedOver
    if table.gone(seat):
        raise SeatGivenUp
    return table.noted(f"@seat {seat} person")


# ---------------------------------------------------------------- pause
def check_pause(table: Table) -> None:
    """May one ask for a pause? Raises NoPause."""
    if table.terms.time == "none":
        raise NoPause(reason="clock")
    if table.history.paused:
        raise NoPause(reason="paused")


async def go_on(table: Table, seat: int, request: GoOn) -> int:
    """The clocks run again. Raises NoPause, BotPlays, GameOver, Busy."""
    return await table.once(seat, request.id, lambda: gone_on(table, seat))


def gone_on(table: Table, seat: int) -> Draft:
    table.check_person(seat)
    if not table.history.paused:
        raise NoPause(reason="running")
    return table.noted(f"@go_on {seat}")
