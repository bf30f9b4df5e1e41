"""A player's own part of the action phase (G-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.oracle.garakutarium.cards import RX, is_curse
from tests.oracle.garakutarium.making import make_run, make_same
from tests.oracle.garakutarium.sets import makeable
from tests.oracle.garakutarium.skills import usable, use_skill
from tests.oracle.garakutarium.table import Asked, Table
from tests.oracle.questions import put_question

LIMIT = 5  # G-7.7
CURSE_COST = 2  # G-9.7


def part(table: Table, seat: int) -> Asked[None]:
    """Any actions, any number of times, in any order (G-7.1)."""
    while True:
        answer = yield from put_question(table, seat, actions(table, seat))
        verb, _, what = answer.partition(":")
        if verb == "end_part":
            break
        yield from ACTIONS[verb](table, seat, what)
    table.mad = False  # G-10.9


def actions(table: Table, seat: int) -> Iterator[str]:
    loot = table.loot[seat]
    yield from makeable(loot, table.mad)
    yield from (f"discard:{card}" for card in loot if discardable(table, seat, card))
    yield from (f"skill:{character}" for character in usable(table, seat))
    if len(loot) <= LIMIT:
        yield "end_part"


def discardable(table: Table, seat: int, card: str) -> bool:
    """A curse only if the score stays at zero or above (G-9.8)."""
    return not is_curse(card) or table.scores[seat] >= CURSE_COST


def discard(table: Table, seat: int, card: str) -> Asked[None]:
    """G-7.3: a curse costs two points, a re-explore card shuffles everything (G-9.4)."""
    table.loot[seat].remove(card)
    table.junk[seat].append(card)
    if is_curse(card):
        table.gain(seat, -CURSE_COST)
    if card == RX:
        table.shuffle_all()
    yield from ()


ACTIONS: dict[str, Callable[[Table, int, str], Asked[None]]] = {
    "same": make_same,
    "run": make_run,
    "discard": discard,
    "skill": use_skill,
}
