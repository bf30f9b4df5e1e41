"""Assistants: hired, upgraded, rescued, lent and exchanged (R-16, R-20.4, R-24.32, R-24.33)."""

from __future__ import annotations

from tests.oracle.arnak.asking import ask, may_tire, named, offer, window
from tests.oracle.arnak.box import ASSISTANTS, DATA, Step
from tests.oracle.arnak.resolving import resolve, step
from tests.oracle.arnak.table import Asked, Assistant, Player, Table, deal
from tests.oracle.questions import value

SQUARES = DATA["meta"]["assistant_squares_per_player"]


def supply(table: Table) -> list[str]:
    """What is available (R-22.9)."""
    return [top for top in table.tops if top]


def in_order(names: list[str]) -> list[str]:
    return sorted(names, key=list(ASSISTANTS).index)


def has_square(me: Player) -> bool:
    """R-16.2."""
    return len(me.assistants) < int(SQUARES)


@step("recruit", lambda table, _step, _main: has_square(table.me) and bool(supply(table)))
def recruit(table: Table, _step: Step, _main: bool) -> Asked[None]:
    """R-16.1."""
    if not has_square(table.me):
        return
    if name := value((yield from ask(table, lambda: named("recruit", in_order(supply(table)))))):
        table.me.assistants.append(Assistant(name))
        stack = table.tops.index(name)
        table.tops[stack] = None
        if table.below[stack]:
            table.tops[stack] = yield from next_top(table)
            table.below[stack] -= 1


def next_top(table: Table) -> Asked[str]:
    """Nobody knows which assistant lies in which stack."""
    return (yield from deal(table, table.assistants_left))


@step("rescue", lambda table, _step, _main: table.rescue_top is not None)
def rescue(table: Table, _step: Step, _main: bool) -> Asked[None]:
    """Looked through in secret, put back in the same order (R-20.4); it comes exhausted."""
    if not table.rescue_top or not has_square(table.me):
        return
    if table.rescue_below or table.rescue_seen:
        yield from window(table)
    for _ in range(table.rescue_below):
        table.rescue_seen.append((yield from deal(table, table.assistants_left)))
    table.rescue_below = 0
    stack = [table.rescue_top, *table.rescue_seen]
    name = stack[0] if len(stack) == 1 else value((yield from ask(table, lambda: named("rescue", in_order(stack)))))
    stack.remove(name)
    table.me.assistants.append(Assistant(name, used=True))
    table.rescue_top, table.rescue_seen = (stack[0], stack[1:]) if stack else (None, [])


def silver(me: Player) -> list[str]:
    return [one.name for one in me.assistants if not one.gold]


@step("gild", lambda table, _step, _main: bool(silver(table.me)))
def gild(table: Table, _step: Step, _main: bool) -> Asked[None]:
    """Gold, and ready (R-16.3). The only silver one needs no answer, unless it may be used before (R-4.4)."""
    me = table.me

    def answers() -> list[str]:
        names = in_order(silver(me))
        sure = len(names) == 1 and not may_tire(me.assistant(names[0]))
        return [] if sure else named("gild", names)

    answer = yield from ask(table, answers)
    if silver(me):
        one = me.assistant(value(answer) or silver(me)[0])
        one.gold, one.used = True, False


@step("supply_assistant", lambda table, _step, _main: bool(supply(table)))
def supply_assistant(table: Table, step: Step, main: bool) -> Asked[None]:
    """It stays where it is (R-24.32)."""
    if name := value((yield from offer(table, lambda: named("hire", in_order(supply(table)))))):
        yield from resolve(table, ASSISTANTS[name][step["side"]], main)


def own(me: Player) -> list[str]:
    return in_order([one.name for one in me.assistants])


@step("swap_assistant", lambda table, _step, _main: bool(table.me.assistants and supply(table)))
def swap_assistant(table: Table, _step: Step, _main: bool) -> Asked[None]:
    """R-24.33: same level, ready; the old one on top of that stack."""
    me = table.me
    if not me.assistants or not supply(table):
        return
    if old := value((yield from offer(table, lambda: named("swap", own(me))))):
        new = value((yield from ask(table, lambda: named("recruit", in_order(supply(table))))))
        table.tops[table.tops.index(new)] = old
        one = me.assistant(old)
        one.name, one.used = new, False
