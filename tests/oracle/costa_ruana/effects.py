"""Step 6, and what an effect does (C-8)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from tests.oracle.costa_ruana.table import Asked, Played, Table, ask_number
from tests.oracle.questions import put_question

LETTERS = {"chest": "A", "plus": "B", "minus": "C", "arrow": "D"}  # C-8.3


def effects(table: Table) -> Asked[None]:
    """In player order, each completely (C-8.1); then all natives on cards go home and the cards are discarded (C-8.8, C-8.11)."""
    for seat in table.order():
        yield from carry_out(table, seat)
    for seat in list(table.standing):
        come_home(table, seat)
    table.discard += [played.card for played in table.played]
    table.played.clear()


def carry_out(table: Table, seat: int) -> Asked[None]:
    """All effects of a seat, letter by letter (C-8.3)."""
    copied = False
    while waiting := pending(table, seat, copied):
        first = min(letter(played) for _, played in waiting)
        now = [(name, played) for name, played in waiting if letter(played) == first]
        name = now[0][0] if alike(table, now) else (yield from put_question(table, seat, [name for name, _ in now]))
        played = dict(now)[name]
        if name == "copy":
            copied = True
            yield from copy(table, seat, played)
        else:
            played.used = True
            yield from effect(table, seat, played.card)
            yield from copies_after(table, played)


def pending(table: Table, seat: int, copied: bool) -> list[tuple[str, Played]]:
    """Cards before the seat, then its copy if copies are used in the owner's turn (C-8.2, C-8.6)."""
    places = sorted(
        (played for played in table.played if played.before == seat and not played.used), key=lambda p: (p.place[:2] != "up", p.place)
    )
    own = [(f"use:{played.place}", played) for played in places]
    if table.options["copy_timing"] == "owner_turn" and seat in table.standing and not copied:
        own.append(("copy", table.standing[seat]))
    return own


def letter(played: Played) -> str:
    return LETTERS[played.card.partition("-")[2].rstrip("123")]


def alike(table: Table, now: list[tuple[str, Played]]) -> bool:
    """The order of equal numbers matters only if a native comes home in between, or somebody else acts in between."""
    if len(now) == 1:
        return True
    if len({played.card[-1] for _, played in now}) > 1:
        return False
    if table.options["copy_timing"] == "with_card" and any(played in table.standing.values() for _, played in now):
        return False
    return not (table.options["copy_native_return"] == "immediately" and any(name == "copy" for name, _ in now))


def copies_after(table: Table, played: Played) -> Asked[None]:
    """Directly after the card, several in player order (C-8.6)."""
    if table.options["copy_timing"] == "with_card":
        for seat in [seat for seat in table.order() if table.standing.get(seat) is played]:
            yield from copy(table, seat, played)


def copy(table: Table, seat: int, played: Played) -> Asked[None]:
    yield from effect(table, seat, played.card)
    if table.options["copy_native_return"] == "immediately":
        come_home(table, seat)


def come_home(table: Table, seat: int) -> None:
    del table.standing[seat]
    table.supply[seat] += 1


# ---------------------------------------------------------------- C-8.4
def effect(table: Table, seat: int, card: str) -> Asked[None]:
    sign = card.partition("-")[2]
    if sign == "chest":
        yield from move_treasure(table, seat)
    elif sign == "arrow":
        yield from move_native(table, seat)
    elif sign.startswith("plus"):
        yield from place(table, seat, int(sign[-1]))
    else:
        yield from bring_back(table, seat, int(sign[-1]))


def stopping(table: Table) -> tuple[str, ...]:
    """What else may be answered: nothing if effects must be carried out (C-8.9)."""
    return () if table.options["effects_mandatory"] else ("done",)


def move_treasure(table: Table, seat: int) -> Asked[None]:
    places = [island for island, (treasures, _) in enumerate(table.islands) if treasures]
    if not places:
        return
    start = yield from ask_number(table, seat, "take", places, *stopping(table))
    if start is None:
        return
    end = yield from ask_number(table, seat, "put", [island for island in range(len(table.islands)) if island != start])
    assert end is not None
    table.move_treasures(start, -1)
    table.move_treasures(end, 1)


def move_native(table: Table, seat: int) -> Asked[None]:
    places = [island for island, n in enumerate(table.natives(seat)) if n]
    if not places:
        return
    start = yield from ask_number(table, seat, "leave", places, *stopping(table))
    if start is None:
        return
    end = yield from ask_number(table, seat, "go", [i for i in range(len(table.islands)) if i != start and table.room(i) > 0])
    assert end is not None
    table.islands[start][1][seat] -= 1
    table.islands[end][1][seat] += 1


def place(table: Table, seat: int, k: int) -> Asked[None]:
    def rooms() -> list[int]:
        return [table.room(island) for island in range(len(table.islands))]

    yield from ascending(table, seat, "place", min(k, table.supply[seat]), rooms, 1)


def bring_back(table: Table, seat: int, k: int) -> Asked[None]:
    yield from ascending(table, seat, "recall", min(k, sum(table.natives(seat))), lambda: table.natives(seat), -1)


def ascending(table: Table, seat: int, verb: str, k: int, able: Callable[[], list[int]], step: int) -> Asked[None]:
    """k natives one by one, never to an earlier island than the last; all must find a place unless stopping is allowed."""
    least = 0
    for left in range(k, 0, -1):
        numbers = able()
        from_here = list(accumulate(reversed(numbers)))[::-1]
        needed = 1 if stopping(table) else left
        places = [island for island, n in enumerate(numbers) if island >= least and n > 0 and from_here[island] >= needed]
        if verb == "recall" and not places:
            return
        island = yield from ask_number(table, seat, verb, places, *stopping(table))
        if island is None:
            return
        table.islands[island][1][seat] += step
        table.supply[seat] -= step
        least = island
