"""The turn: one main action, any number of free actions (R-4)."""

from __future__ import annotations

import tests.oracle.arnak.gains  # noqa: F401  (enters its steps)
from tests.oracle.arnak.asking import ask, can_assist, named, own_side
from tests.oracle.arnak.box import CARDS, DATA, GUARDIANS, WAYS, Step, kinds
from tests.oracle.arnak.cards import exile, refill
from tests.oracle.arnak.choosing import chosen
from tests.oracle.arnak.costs import can_pay, pay
from tests.oracle.arnak.guardians import overcome, payable
from tests.oracle.arnak.island import Trip, make_trip, trips
from tests.oracle.arnak.market import affordable, buy
from tests.oracle.arnak.research import Deal, research, researches
from tests.oracle.arnak.resolving import resolve
from tests.oracle.arnak.table import Asked, Table
from tests.oracle.questions import value


def turn(table: Table) -> Asked[None]:
    """Ends with its last step (R-4.7): icons are lost, the row is refilled."""
    table.turns += 1
    while (answer := (yield from ask(table, lambda: turn_actions(table)))) not in ("", "end_turn"):
        table.main_used = True
        yield from act(table, answer)
    table.main_used = False
    table.kept.clear()
    yield from refill(table)


def turn_actions(table: Table) -> list[str]:
    if table.main_used:
        return [] if table.options["pass_ends_turn"] and table.me.passed else ["end_turn"]
    return [
        *(f"play:{card}" for card in kinds(table.me.hand) if not CARDS[card]["free"] and can_play(table, card)),
        *(f"assist:{one.name}" for one in table.me.assistants if can_assist(table, one, main=True)),
        *trips(table, Trip()),
        *named("overcome", payable(table)),
        *affordable(table),
        *researches(table, Deal()),
        "pass",
    ]


def can_play(table: Table, card: str) -> bool:
    """Not Fear (R-5.6); an artifact costs a tablet (R-12.2)."""
    return CARDS[card].get("playable", True) and can_pay(table, CARDS[card].get("play_cost", {}))


def act(table: Table, answer: str) -> Asked[None]:
    """A main action."""
    verb, what = answer.partition(":")[0], value(answer)
    if verb in ("dig", "discover"):
        yield from make_trip(table, answer, Trip(), True)
    elif verb == "overcome":
        yield from overcome(table, what)
    elif verb == "buy":
        yield from buy(table, what, True)
    elif verb in ("glass", "notebook", "temple"):
        yield from research(table, answer, Deal(), True)
    elif verb == "pass":
        table.me.passed = True
    else:
        yield from use(table, answer, True)


def take_free(table: Table, answer: str) -> Asked[None]:
    """A free action (R-4.3)."""
    yield from use(table, answer, False)


def use(table: Table, answer: str, main: bool) -> Asked[None]:
    verb, what = answer.partition(":")[0], value(answer)
    if verb == "play":
        yield from play(table, what, main)
    elif verb == "slot":
        yield from use_idol(table, what)
    elif verb == "boon":
        yield from use_boon(table, what)
    else:
        yield from assist(table, what, main)


def play(table: Table, card: str, main: bool) -> Asked[None]:
    """R-12.1, R-12.4."""
    table.me.hand.remove(card)
    if CARDS[card]["exile_self"]:
        exile(table, card)
    else:
        table.me.play.append(card)
    yield from pay(table, CARDS[card].get("play_cost", {}))
    yield from resolve(table, CARDS[card]["effect"], main)


def use_idol(table: Table, way: str) -> Asked[None]:
    """R-10.3."""
    table.me.crates -= 1
    table.me.slots += 1
    option: list[Step] = DATA["idol_slots"]["options"][WAYS.index(way)]
    yield from chosen(table, option, False)


def use_boon(table: Table, boon: str) -> Asked[None]:
    """Once in the game (R-9.6)."""
    table.me.boons.remove(boon)
    table.me.boons_used.append(boon)
    yield from resolve(table, GUARDIANS[boon]["boon_effect"], False)


def assist(table: Table, name: str, main: bool) -> Asked[None]:
    """R-16.4."""
    one = table.me.assistant(name)
    one.used = True
    yield from resolve(table, own_side(one), main)
