"""Drawing (G-5.1, G-10.1, G-10.4) and what happens when the deck runs out (G-13.1)."""

from __future__ import annotations

from tests.oracle.garakutarium.table import Asked, Table
from tests.oracle.questions import ask_chance


def draw_into(table: Table, zone: list[str], cards: int) -> Asked[None]:
    """Draw so many cards, or those there are (G-13.3)."""
    for _ in range(cards):
        if not drawable(table):
            return
        zone.append((yield from draw(table)))


def drawable(table: Table) -> int:
    """How many cards can still be drawn, junk included where it would be shuffled in."""
    junk = sum(map(len, table.junk)) if reshuffles(table) else 0
    return len(table.top) + len(table.deck) + junk


def draw(table: Table) -> Asked[str]:
    if table.top:
        return table.top.pop()
    if not table.deck:  # only now: an exactly empty deck has no consequence until the next draw (G-13.4)
        table.shuffle_junk()
    if len(table.deck) == 1:
        return table.deck.pop()
    card = yield from ask_chance(table, "draw", table.deck)
    table.deck.remove(card)
    return card


def reshuffles(table: Table) -> bool:
    return table.options["deck_out"] == "reshuffle_junk"
