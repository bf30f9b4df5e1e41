"""Steps that hold other steps: costs, choices, passing (R-17.3, R-21.7)."""

from __future__ import annotations

from tests.oracle.arnak.asking import agree, ask
from tests.oracle.arnak.box import Step
from tests.oracle.arnak.cards import draw
from tests.oracle.arnak.costs import can_pay, pay
from tests.oracle.arnak.resolving import RESOLVE, able, resolve, step
from tests.oracle.arnak.table import Asked, Table
from tests.oracle.arnak.travel import as_provided
from tests.oracle.questions import value


@step("pay", lambda table, step, _main: can_pay(table, step["cost"]))
def pay_for(table: Table, step: Step, main: bool) -> Asked[None]:
    """All of the cost, or nothing of either (R-21.1)."""
    if (yield from agree(table, lambda: can_pay(table, step["cost"]))):
        yield from pay_now(table, step, main)


def pay_now(table: Table, step: Step, main: bool) -> Asked[None]:
    yield from pay(table, step["cost"])
    yield from resolve(table, step["then"], main)


def options(table: Table, step: Step, main: bool, taken: list[int]) -> list[int]:
    """Options of which a step can be carried out."""
    return [at for at, option in enumerate(step["options"]) if at not in taken and able(table, option, main)]


@step("choose", lambda table, step, main: bool(options(table, step, main, [])))
def choose(table: Table, step: Step, main: bool) -> Asked[None]:
    """Different ones (R-24.7). The only one that is left needs no answer."""
    taken: list[int] = []

    def answers() -> list[str]:
        left = options(table, step, main, taken)
        return [f"option:{at}" for at in left] if len(left) > 1 else []

    for _ in range(step["n"]):
        answer = yield from ask(table, answers)
        left = options(table, step, main, taken)
        if not left:
            return
        at = int(value(answer)) if answer else left[0]
        taken.append(at)
        yield from chosen(table, step["options"][at], main)


def chosen(table: Table, option: list[Step], main: bool) -> Asked[None]:
    """What was just picked needs no second consent."""
    for one in option:
        if one["op"] == "pass_for":
            yield from pass_now(table, one, main)
        elif one["op"] == "pay":
            yield from pay_now(table, one, main)
        elif one["op"] == "draw":
            yield from draw(table, table.me, table.me.hand)
        else:
            yield from RESOLVE[one["op"]](table, one, main)


def may_pass(table: Table, _step: Step, main: bool) -> bool:
    """The main action is unused, or this is part of it (R-17.3)."""
    return main or not table.main_used


@step("pass_for", may_pass)
def pass_for(table: Table, step: Step, main: bool) -> Asked[None]:
    if (yield from agree(table, lambda: may_pass(table, step, main))):
        yield from pass_now(table, step, main)


def pass_now(table: Table, step: Step, main: bool) -> Asked[None]:
    table.main_used = table.me.passed = True
    yield from resolve(table, step["then"], main)


@step("travel")
def lent_icons(table: Table, step: Step, _main: bool) -> Asked[None]:
    """Of an assistant of the supply (R-24.32): they are kept for the turn. The own ones give icons in payments alone."""
    table.kept.update(as_provided(table, step["icons"]))
    yield from ()
