"""Set-up, turns and end (G-2, G-4, G-5, G-6, G-12), each told from beginning to end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.oracle.garakutarium.cards import curses, from_on
from tests.oracle.garakutarium.deck import draw_into, reshuffles
from tests.oracle.garakutarium.part import part
from tests.oracle.garakutarium.table import Asked, Option, Start, Table, ask, new_table
from tests.oracle.questions import CHANCE, ask_chance

GOAL = 30  # G-12.2
DIG = 5  # G-5.1


@dataclass(frozen=True)
class Result:
    """The table at the end, and 1 for a win, -1 for a loss, 0 for a draw."""

    table: Table
    returns: tuple[int, int]


def game(options: Mapping[str, Option], start: Start | None = None) -> Asked[Result]:
    """One whole game. Options left out have their defaults (G-14)."""
    table = new_table(options, start or Start())
    yield from set_up(table)
    while not stopped(table):
        yield from turn(table)
        if max(table.scores) >= GOAL:  # G-12.1: only now
            break
        table.parent = 1 - table.parent  # G-12.4
    return Result(table, outcome(table))


def set_up(table: Table) -> Asked[None]:
    table.parent = yield from first_parent(table)
    for seat in (0, 0, 1, 1):  # G-2.2
        character = yield from ask_chance(table, "deal", table.removed)
        table.removed.remove(character)
        table.secret[seat].append(character)


def first_parent(table: Table) -> Asked[int]:
    chosen = table.options["first_parent"]
    if chosen == "random":
        return int((yield from ask(table, CHANCE, ["first:0", "first:1"])))
    return 1 if chosen == 1 else 0


def stopped(table: Table) -> bool:
    """No further turn: too many already (G-12.5), or no full dig where that ends the game (G-13.1)."""
    too_many = table.turns == table.options["turn_limit"]
    return too_many or (not reshuffles(table) and len(table.deck) + len(table.top) < DIG)


def turn(table: Table) -> Asked[None]:
    parent, child = table.parent, 1 - table.parent
    table.turns += 1
    yield from draw_into(table, table.dug, DIG)
    yield from split(table, parent)
    rest = yield from choose(table, child)
    yield from part(table, child)
    take(table, parent, rest)  # G-6.2
    yield from part(table, parent)


def split(table: Table, parent: int) -> Asked[None]:
    """One card face down (G-5.3), then the cards beside it, ascending; the others are the open pile (G-5.4)."""
    hidden = yield from ask(table, parent, [f"hide:{card}" for card in table.dug])
    table.dug.remove(hidden)
    table.closed.append(hidden)
    table.open[:], table.dug[:] = table.dug, []
    yield from join(table, parent)


def join(table: Table, parent: int) -> Asked[None]:
    keep = 0 if table.options["empty_pile_allowed"] else 1  # G-5.5
    least: str | None = None
    while len(table.open) > keep and (able := from_on(table.open, least)):
        answer = yield from ask(table, parent, [*(f"join:{card}" for card in able), "done"])
        if answer == "done":
            return
        least = answer
        table.open.remove(answer)
        table.beside.append(answer)


def choose(table: Table, child: int) -> Asked[str]:
    """The child takes one pile (G-6.1); the answer is the pile that is left."""
    pile = yield from ask(table, child, ["take:closed", "take:open"])
    take(table, child, pile)
    return "open" if pile == "closed" else "closed"


def take(table: Table, seat: int, pile: str) -> None:
    """All of the pile, face up (G-3.3)."""
    for zone in (table.closed, table.beside) if pile == "closed" else (table.open,):
        table.loot[seat].extend(zone)
        zone.clear()


def outcome(table: Table) -> tuple[int, int]:
    """The higher score, then fewer curses (G-12.2, G-12.3)."""
    mine, yours = ((table.scores[seat], -len(curses(table.loot[seat]))) for seat in (0, 1))
    sign = (mine > yours) - (mine < yours)
    return sign, -sign
