"""Questions of the own turn: free actions stand beside every one of them (R-4.4), and the question comes back afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.oracle.arnak.box import ASSISTANTS, CARDS, DATA, GUARDIANS, WAYS, Step, kinds
from tests.oracle.arnak.resolving import able
from tests.oracle.arnak.table import Asked, Assistant, Names, Table
from tests.oracle.questions import put_question

SLOTS = 4
FREE_VERBS = ("play", "slot", "boon", "assist")


def free_actions(table: Table) -> list[str]:
    """R-4.3."""
    return [
        *(f"play:{card}" for card in kinds(table.me.hand) if CARDS[card]["free"]),
        *(f"slot:{way}" for way in WAYS if can_slot(table, way)),
        *(f"boon:{boon}" for boon in table.me.boons if GUARDIANS[boon]["boon_free"] and able(table, GUARDIANS[boon]["boon_effect"], False)),
        *(f"assist:{one.name}" for one in table.me.assistants if can_assist(table, one)),
    ]


def can_slot(table: Table, way: str) -> bool:
    """R-10.3: an idol in the crates, an empty slot."""
    me = table.me
    option = DATA["idol_slots"]["options"][WAYS.index(way)]
    return me.crates > 0 and me.slots < SLOTS and able(table, option, False)


def can_assist(table: Table, one: Assistant, main: bool = False) -> bool:
    """R-16.4; where nothing would come of it (R-16.7) it is not offered."""
    return not one.used and ASSISTANTS[one.name]["main"] == main and able(table, own_side(one), main)


def may_tire(one: Assistant) -> bool:
    """A free action may exhaust it yet, now or after another free action."""
    return not one.used and not ASSISTANTS[one.name]["main"]


def own_side(one: Assistant) -> list[Step]:
    """The effect of the side shown, without its travel option (R-6.4 c)."""
    steps: list[Step] = ASSISTANTS[one.name]["gold" if one.gold else "silver"]
    return [
        {**step, "options": [option for option in step["options"] if option[0]["op"] != "travel"]} if "options" in step else step
        for step in steps
    ]


def free_open(table: Table) -> bool:
    """What everybody can see: a free action is, or may be, possible (the hand is hidden)."""
    return bool(table.me.hand or free_actions(table))


def ask(table: Table, names: Names) -> Asked[str]:
    """Ask, with free actions in between; an empty answer if nothing can be answered (any more)."""
    while answers := names():
        answer = yield from put_question(table, table.active, [*free_actions(table), *answers])
        if answer in answers:
            return answer
        yield from table.take_free(table, answer)
    return ""


def offer(table: Table, names: Names, hope: Callable[[], bool] = lambda: True) -> Asked[str]:
    """Something optional (R-21.3). An empty answer: declined, or not asked.

    Asked if possible, or if a free action may yet make it so; hope: whether anything may.
    """

    def answers() -> list[str]:
        return [*names(), "decline"] if names() or (hope() and free_open(table)) else []

    answer = yield from ask(table, answers)
    return "" if answer == "decline" else answer


def agree(table: Table, possible: Callable[[], bool], hope: Callable[[], bool] = lambda: True) -> Asked[bool]:
    """Something optional without a choice."""
    answer = yield from offer(table, lambda: ["accept"] if possible() else [], hope)
    return answer == "accept"


def window(table: Table) -> Asked[None]:
    """Free actions before something is turned up that no question precedes (R-8.6)."""
    yield from ask(table, lambda: ["go_on"] if free_open(table) else [])


def never() -> bool:
    """The hope of what no free action can make possible."""
    return False


def named(verb: str, values: Sequence[str]) -> list[str]:
    return [f"{verb}:{value}" for value in values]
