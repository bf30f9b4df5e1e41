"""Making a set (G-7.2): its cards are named one after the other, then the curses it purifies (G-9.10)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.garakutarium.cards import NUMBER, J, curses, from_on, kinds
from tests.oracle.garakutarium.sets import Part, equals, gaps, jokers, own, purifying, run_points, same_points
from tests.oracle.garakutarium.table import Asked, Table, ask


def make_same(table: Table, seat: int, what: str) -> Asked[None]:
    """what: number x size."""
    number, size = map(int, what.split("x"))
    least: str | None = None
    while len(table.making) < size:
        able = from_on(equals(table.loot[seat], number, table.mad), least)
        least = yield from use(table, seat, enough(able, size - len(table.making)))
    parts = [(card, number) for card in table.making]
    yield from finish(table, seat, parts, same_points(parts))


def enough(able: Sequence[str], needed: int) -> list[str]:
    """The kinds from which on enough cards are left; only the first if all that are left are needed."""
    if len(able) == needed:
        return kinds(able)[:1]
    return [kind for kind in kinds(able) if len(from_on(able, kind)) >= needed]


def make_run(table: Table, seat: int, what: str) -> Asked[None]:
    """what: first-last number."""
    first, last = map(int, what.split("-"))
    parts: list[Part] = []
    for number in range(first, last + 1):
        able = run_candidates(table, seat, number, last)
        parts.append(((yield from use(table, seat, kinds(able))), number))
    yield from finish(table, seat, parts, run_points(parts))


def run_candidates(table: Table, seat: int, number: int, last: int) -> list[str]:
    """The special relic fits where no later number needs it; it stands for the number at which it is named (G-8.7)."""
    loot = table.loot[seat]
    needed_later = gaps(loot, range(number + 1, last + 1), table.mad)
    return own(loot, number, table.mad) + ([] if needed_later else jokers(loot))


def use(table: Table, seat: int, options: Sequence[str]) -> Asked[str]:
    card = options[0] if len(options) == 1 else (yield from ask(table, seat, [f"use:{card}" for card in options]))
    table.loot[seat].remove(card)
    table.making.append(card)
    return card


def finish(table: Table, seat: int, parts: Sequence[Part], points: int) -> Asked[None]:
    assert points > 0, "making a set never lowers a score (G-8.11)"
    assert sum(card == J for card, _ in parts) <= 1, "there is one special relic (G-8.8)"
    table.gain(seat, points)
    table.junk[seat].extend(table.making)
    table.making.clear()
    yield from purify(table, seat, purifying(table, parts))


def purify(table: Table, seat: int, numbers: set[int]) -> Asked[None]:
    """Curses go to the junk area without loss, each if the player likes (G-9.10)."""
    least: str | None = None
    loot = table.loot[seat]
    while able := from_on([card for card in curses(loot) if NUMBER[card] in numbers], least):
        answer = yield from ask(table, seat, [*(f"purify:{card}" for card in able), "done"])
        if answer == "done":
            return
        least = answer
        loot.remove(answer)
        table.junk[seat].append(answer)
