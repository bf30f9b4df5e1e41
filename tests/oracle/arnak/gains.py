"""Steps without a place on the map: resources, Fear, cards of the own deck and hand (R-21.2, R-21.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.oracle.arnak.asking import agree, ask, may_tire, named, never, offer
from tests.oracle.arnak.box import Step, kinds
from tests.oracle.arnak.cards import draw, exile, gain_fear, on_top
from tests.oracle.arnak.resolving import step
from tests.oracle.arnak.table import Asked, Player, Table
from tests.oracle.questions import put_question, value

BETTER = {"tablet": "arrowhead", "arrowhead": "jewel"}


@step("gain")
def gain(table: Table, step: Step, _main: bool) -> Asked[None]:
    table.me.gain(step)
    yield from ()


@step("fear")
def fear(table: Table, step: Step, _main: bool) -> Asked[None]:
    for _ in range(step["n"]):
        gain_fear(table, table.me)
    yield from ()


@step("discard", lambda table, _step, _main: bool(table.me.hand))
def discard(table: Table, step: Step, _main: bool) -> Asked[None]:
    """Not optional, but with an empty hand nothing (R-24.49)."""
    me = table.me
    for _ in range(step["n"]):
        if card := value((yield from ask(table, lambda: named("put", kinds(me.hand))))):
            me.hand.remove(card)
            me.play.append(card)


@step("draw", lambda table, _step, _main: bool(table.me.deck))
def draw_cards(table: Table, step: Step, _main: bool) -> Asked[None]:
    """One by one; the player may stop after any (R-21.3)."""
    me = table.me
    for _ in range(step["n"]):
        if not me.deck or not (yield from ask_draw(table)):
            return
        yield from draw(table, me, me.hand, step.get("from") == "bottom")


def ask_draw(table: Table) -> Asked[bool]:
    me = table.me
    return bool((yield from offer(table, lambda: ["draw:1"] if me.deck else [], never)))


def exilable(me: Player) -> list[str]:
    """R-13.1, R-13.3."""
    tile = ["exile_tile"] if me.fear_tiles else []
    return [*named("exile_hand", kinds(me.hand)), *named("exile_play", kinds(me.play)), *tile]


@step("exile", lambda table, _step, _main: bool(exilable(table.me)))
def exile_cards(table: Table, step: Step, _main: bool) -> Asked[None]:
    me = table.me
    for _ in range(step["n"]):
        answer = yield from offer(table, lambda: exilable(me))
        if not answer:
            return
        if answer == "exile_tile":
            me.fear_tiles -= 1
        else:
            (me.hand if answer.startswith("exile_hand") else me.play).remove(value(answer))
            exile(table, value(answer))


def tradable(me: Player) -> list[str]:
    return [f"upgrade:{name}" for name in BETTER if me.have[name]]


@step("upgrade", lambda table, _step, _main: bool(tradable(table.me)))
def upgrade(table: Table, step: Step, _main: bool) -> Asked[None]:
    me = table.me
    for _ in range(step["n"]):
        if name := value((yield from offer(table, lambda: tradable(me)))):
            me.have[name] -= 1
            me.have[BETTER[name]] += 1


def exhausted(me: Player, done: Sequence[str] = ()) -> list[str]:
    return [f"refresh:{one.name}" for one in me.assistants if one.used and one.name not in done]


@step("refresh", lambda table, _step, _main: bool(exhausted(table.me)))
def refresh(table: Table, step: Step, _main: bool) -> Asked[None]:
    """Of several each once."""
    me, done = table.me, list[str]()

    def answers() -> list[str]:
        open_yet = any(may_tire(one) for one in me.assistants if one.name not in done)
        return [*exhausted(me, done), "decline"] if exhausted(me, done) or open_yet else []

    for _ in range(step["n"]):
        answer = yield from ask(table, answers)
        if answer in ("", "decline"):
            return
        me.assistant(value(answer)).used = False
        done.append(value(answer))


def counted(table: Table, per: str) -> int:
    """R-24.14 to R-24.16."""
    me = table.me
    if per == "idols_owned":
        return me.crates + me.slots
    if per == "own_archaeologists_on_sites":
        return len(me.figures)
    return len(me.boons) + len(me.boons_used) + len(me.sites() & set(table.guardian_at))


@step("gain_per", lambda table, step, _main: counted(table, step["per"]) > 0)
def gain_per(table: Table, step: Step, _main: bool) -> Asked[None]:
    table.me.gain({step["res"]: min(step["max"], counted(table, step["per"]))})
    yield from ()


@step("draw_select", lambda table, _step, _main: bool(table.me.deck))
def draw_select(table: Table, step: Step, _main: bool) -> Asked[None]:
    """First how many, then draw, keep one (R-24.24, R-24.25)."""
    me = table.me
    if not me.deck:
        return
    answer = yield from offer(table, lambda: [f"draw:{n}" for n in range(1, 1 + min(step["max"], sum(map(len, me.deck))))])
    for _ in range(int(value(answer) or 0)):
        yield from draw(table, me, me.aside, step["from"] == "bottom")
    if me.aside:
        yield from hold_one(me, table)
        yield from return_one(me, table, step["return_top"])


def hold_one(me: Player, table: Table) -> Asked[None]:
    card = me.aside[0]
    if len(me.aside) > 1:
        card = value((yield from put_question(table, me.seat, named("hold", kinds(me.aside)))))
    me.aside.remove(card)
    me.hand.append(card)


def return_one(me: Player, table: Table, may: int) -> Asked[None]:
    if may and me.aside:
        card = value((yield from put_question(table, me.seat, [*named("return", kinds(me.aside)), "decline"])))
        if card:
            me.aside.remove(card)
            on_top(me, card)
    me.play += me.aside
    me.aside.clear()


@step("all_planes")
def all_planes(table: Table, _step: Step, _main: bool) -> Asked[None]:
    table.me.planes = True
    table.kept = Counter({"plane": table.kept.total()})  # those kept this turn too
    yield from ()


@step("fear_shield")
def fear_shield(table: Table, _step: Step, _main: bool) -> Asked[None]:
    table.me.shield = True
    yield from ()


@step("unslot_idol", lambda table, _step, _main: table.me.slots > 0)
def unslot_idol(table: Table, _step: Step, _main: bool) -> Asked[None]:
    """R-24.38."""
    me = table.me
    if (yield from agree(table, lambda: me.slots > 0)):
        me.slots -= 1
        me.crates += 1
