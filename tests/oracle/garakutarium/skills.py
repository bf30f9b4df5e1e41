"""Character skills: when one may be used (G-7.5) and what each does (G-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.oracle.garakutarium.cards import RX, J, curses, from_on, kinds
from tests.oracle.garakutarium.deck import draw_into, drawable
from tests.oracle.garakutarium.table import Asked, Table, ask

THRESHOLD = 15  # G-7.5: the score of the opponent
KNIGHT_DRAWS = 3
DETECTIVE_LOOKS = 5


def usable(table: Table, seat: int) -> Iterator[str]:
    """The characters whose skill the seat may use now."""
    if table.scores[1 - seat] < THRESHOLD or table.revealed[seat]:
        return
    for character in table.secret[seat]:
        if payable(table, seat, character) and (table.options["skill_without_effect_allowed"] or can_do_something(table, seat, character)):
            yield character


def payable(table: Table, seat: int, character: str) -> bool:
    must_afford = table.options["mad_scientist_payment"] == "must_afford"
    return not (must_afford and character == "mad-scientist") or table.scores[seat] >= len(curses(table.loot[seat]))


def can_do_something(table: Table, seat: int, character: str) -> bool:
    """As far as the owner knows."""
    match character:
        case "knight" | "detective":
            return drawable(table) > 0
        case "princess":
            return not j_seen_elsewhere(table)
        case "phantom-thief":
            return bool(stealable(table, seat))
        case _:
            return bool(curses(table.loot[seat]))


def j_seen_elsewhere(table: Table) -> bool:
    """In a loot area or face up in the dig area: a Princess would search in vain (G-10.2)."""
    return any(J in zone for zone in (*table.loot, table.beside, table.open))


def use_skill(table: Table, seat: int, character: str) -> Asked[None]:
    """Turn the character face up and carry out its effect; the other one stays hidden for good."""
    table.secret[seat].remove(character)
    table.revealed[seat].append(character)
    yield from EFFECTS[character](table, seat)


def knight(table: Table, seat: int) -> Asked[None]:
    """Three cards, face up (G-10.1)."""
    yield from draw_into(table, table.loot[seat], KNIGHT_DRAWS)


def princess(table: Table, seat: int) -> Asked[None]:
    """Find the special relic in the deck, which is shuffled all the same, or take it from a junk area (G-10.2)."""
    area = table.junk_with_j()
    where = yield from ask(table, seat, ["search:deck", *(["search:junk"] if area is not None else [])])
    if where == "deck":
        table.deck += table.top
        table.top.clear()
        area = table.deck
    assert area is not None
    if J in area:
        area.remove(J)
        table.loot[seat].append(J)


def stealable(table: Table, seat: int) -> list[str]:
    return [card for card in table.loot[1 - seat] if card != J]


def phantom_thief(table: Table, seat: int) -> Asked[None]:
    """One card of the opponent's loot area, not the special relic; void if there is no other (G-10.3)."""
    if prey := stealable(table, seat):
        card = yield from ask(table, seat, [f"steal:{card}" for card in prey])
        table.loot[1 - seat].remove(card)
        table.loot[seat].append(card)


def detective(table: Table, seat: int) -> Asked[None]:
    """Look at five, take one, junk any, put the rest back on top; then a junked re-explore card takes effect (G-10.4, G-9.5)."""
    yield from draw_into(table, table.looked, DETECTIVE_LOOKS)
    if table.looked:
        yield from pick(table, seat)
    dropped = yield from drop(table, seat)
    yield from put_back(table, seat)
    if RX in dropped and table.options["re_explore_triggers_via_detective"]:
        table.shuffle_all()


def pick(table: Table, seat: int) -> Asked[None]:
    may_decline = [] if table.options["detective_must_take"] else ["done"]
    card = yield from ask(table, seat, [*(f"pick:{card}" for card in table.looked), *may_decline])
    if card != "done":
        table.looked.remove(card)
        table.loot[seat].append(card)


def drop(table: Table, seat: int) -> Asked[list[str]]:
    """The cards put into the own junk area, ascending."""
    dropped: list[str] = []
    while table.looked:
        able = from_on(table.looked, dropped[-1] if dropped else None)
        card = yield from ask(table, seat, [*(f"drop:{card}" for card in able), "done"])
        if card == "done":
            break
        table.looked.remove(card)
        table.junk[seat].append(card)
        dropped.append(card)
    return dropped


def put_back(table: Table, seat: int) -> Asked[None]:
    """Each on the one before."""
    while len(table.looked) > 1:
        card = yield from ask(table, seat, [f"top:{card}" for card in kinds(table.looked)])
        table.looked.remove(card)
        table.top.append(card)
    table.top += table.looked
    table.looked.clear()


def mad_scientist(table: Table, seat: int) -> Asked[None]:
    """A point for each curse in the loot area, once; then curses are relics for the rest of the part (G-10.5, G-10.7)."""
    table.gain(seat, -len(curses(table.loot[seat])))
    table.mad = True
    yield from ()


EFFECTS: dict[str, Callable[[Table, int], Asked[None]]] = {
    "knight": knight,
    "princess": princess,
    "phantom-thief": phantom_thief,
    "detective": detective,
    "mad-scientist": mad_scientist,
}
