"""Guardians: overcome, overcome for nothing, led away (R-9, R-24.40)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.arnak.asking import ask, named, offer
from tests.oracle.arnak.box import GUARDIANS, POSITIONS, Step, level_of, position_of
from tests.oracle.arnak.costs import can_pay, pay
from tests.oracle.arnak.island import activate_site, discovered
from tests.oracle.arnak.resolving import step
from tests.oracle.arnak.table import Asked, Table
from tests.oracle.questions import value


def met(table: Table) -> list[str]:
    """Guarded positions with an own archaeologist."""
    return [position for position in POSITIONS if position in table.guardian_at and position in table.me.sites()]


def payable(table: Table) -> list[str]:
    """R-9.1."""
    return [position for position in met(table) if can_pay(table, GUARDIANS[table.guardian_at[position]]["cost"])]


def overcome(table: Table, position: str) -> Asked[None]:
    """The main action (R-9.2). The boon comes after the payment (R-9.3)."""
    yield from pay(table, GUARDIANS[table.guardian_at[position]]["cost"])
    take_guardian(table, position)


def take_guardian(table: Table, position: str) -> None:
    table.me.boons.append(table.guardian_at.pop(position))


def beatable(table: Table, where: str) -> list[str]:
    """R-9.5; Bear Trap asks only that nobody else is there (R-24.18)."""
    if where == "mine":
        return met(table)
    others = {position_of(space) for player in table.players if player is not table.me for space in player.figures}
    return [position for position in POSITIONS if position in table.guardian_at and position not in others]


@step("overcome", lambda table, step, _main: bool(beatable(table, step["where"])))
def overcome_free(table: Table, step: Step, _main: bool) -> Asked[None]:
    if not beatable(table, step["where"]):
        return
    if position := value((yield from offer(table, lambda: named("overcome", beatable(table, step["where"]))))):
        take_guardian(table, position)


def shelters(table: Table, levels: Sequence[str]) -> list[str]:
    """Where a guardian may be led: unoccupied, without a guardian."""
    return [
        position
        for position in discovered(table)
        if level_of(position) in levels and position not in table.occupied() and position not in table.guardian_at
    ]


def leadable(table: Table, levels: Sequence[str]) -> list[str]:
    return met(table) if shelters(table, levels) else []


@step("move_guardian", lambda table, step, _main: bool(leadable(table, step["levels"])))
def move_guardian(table: Table, step: Step, main: bool) -> Asked[None]:
    if not leadable(table, step["levels"]):
        return
    start = value((yield from offer(table, lambda: named("lead", leadable(table, step["levels"])))))
    if start:
        goal = value((yield from ask(table, lambda: named("lead_to", shelters(table, step["levels"])))))
        table.guardian_at[goal] = table.guardian_at.pop(start)
        yield from activate_site(table, goal, main)
