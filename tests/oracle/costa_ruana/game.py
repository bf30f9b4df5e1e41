"""Set-up, rounds and end (C-2, C-4 to C-7, C-9 to C-11), each told from beginning to end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tests.oracle.costa_ruana.effects import effects
from tests.oracle.costa_ruana.table import Asked, Option, Played, Table, ask_number, new_table
from tests.oracle.questions import CHANCE, ask_chance, put_question

ROUNDS = 5
OTHER = {"yellow": "red", "red": "yellow", "blue": "pink", "pink": "blue"}


@dataclass(frozen=True)
class Result:
    """The table at the end, and what each seat has won, between -1 and 1."""

    table: Table
    returns: tuple[Fraction, ...]


def game(seats: int, options: Mapping[str, Option] | None = None) -> Asked[Result]:
    """One whole game. Options left out have their defaults (C-14)."""
    table = new_table(seats, options or {})
    yield from set_up(table)
    for number in range(1, ROUNDS + 1):
        table.round = number
        yield from play_round(table)
        if number < ROUNDS:  # C-10.9
            yield from change_shaman(table)
    return Result(table, outcome(table))


def set_up(table: Table) -> Asked[None]:
    for seat in range(table.seats):  # C-2.3
        for _ in range(5):
            yield from draw(table, seat)
    sides = yield from put_question(table, CHANCE, [f"tiles:{one}+{two}" for one in ("yellow", "red") for two in ("blue", "pink")])
    table.tiles = sides.partition(":")[2].split("+")
    chosen = yield from ask_number(table, CHANCE, "shaman", range(table.seats))
    assert chosen is not None
    table.shaman = chosen
    if table.options["shaman_decline_round_1"]:
        yield from accept(table)
    for _ in range(3):  # C-2.8
        for seat in table.order():
            island = yield from ask_number(table, seat, "place", [i for i in range(len(table.islands)) if table.room(i)])
            assert island is not None
            table.islands[island][1][seat] += 1
            table.supply[seat] -= 1


def draw(table: Table, seat: int) -> Asked[None]:
    """A card of the draw pile; the last one is certain. Without one the discards are shuffled, or nobody draws (C-10.5)."""
    if not table.pile and table.options["last_refill"] == "reshuffle_discards":
        table.pile, table.discard = table.discard, []
    if not table.pile:
        return
    card = table.pile[0] if len(table.pile) == 1 else (yield from ask_chance(table, "draw", table.pile))
    table.pile.remove(card)
    table.hands[seat].append(card)


def play_round(table: Table) -> Asked[None]:
    for verb, row in (("show", "up"), ("hide", "down")):  # C-5
        for seat in table.order():
            yield from play_card(table, seat, verb, row)
    for seat in table.order():  # C-6
        if table.supply[seat]:
            yield from stand(table, seat)
    yield from flip(table)
    reveal(table)
    yield from effects(table)
    collect(table)


def play_card(table: Table, seat: int, verb: str, row: str) -> Asked[None]:
    answer = yield from put_question(table, seat, [f"{verb}:{card}" for card in table.hands[seat]])
    card = answer.partition(":")[2]
    table.hands[seat].remove(card)
    table.half_played = (f"{row}{seat}", card)
    before = yield from ask_number(table, seat, "before", range(table.seats))
    assert before is not None
    table.half_played = None
    table.played.append(Played(f"{row}{seat}", card, before))


def stand(table: Table, seat: int) -> Asked[None]:
    answer = yield from put_question(table, seat, [*(f"stand:{played.place}" for played in table.played), "pass"])
    if answer != "pass":
        table.standing[seat] = next(played for played in table.played if f"stand:{played.place}" == answer)
        table.supply[seat] -= 1


def flip(table: Table) -> Asked[None]:
    tile = yield from ask_number(table, table.shaman, "flip", (1, 2))  # C-7.1
    assert tile is not None
    table.tiles[tile - 1] = OTHER[table.tiles[tile - 1]]


def reveal(table: Table) -> None:
    """Inactive cards go, natives on them are home (C-7.5)."""
    gone = [played for played in table.played if not table.active(played.card)]
    for seat in [seat for seat, played in table.standing.items() if played in gone]:
        del table.standing[seat]
        table.supply[seat] += 1
    table.played = [played for played in table.played if played not in gone]
    table.discard += [played.card for played in gone]


def collect(table: Table) -> None:
    """Strike out numbers that two tribes share; of those left the largest takes (C-9.3)."""
    table.gained = [0] * table.seats
    for island, (treasures, tribes) in enumerate(table.islands):
        times = Counter(tribes)
        alone = [n for n in tribes if n > 0 and times[n] == 1]
        if alone and treasures:
            seat = tribes.index(max(alone))
            table.move_treasures(island, -1)
            tribes[seat] -= 1
            table.supply[seat] += 1
            table.hut[seat] += 1
            table.gained[seat] += 1


def change_shaman(table: Table) -> Asked[None]:
    fewest = min(table.gained)
    clockwise = [*table.order()[1:], table.shaman]
    if table.options["shaman_tie"] == "current_shaman_first":
        clockwise = table.order()
    table.shaman = next(seat for seat in clockwise if table.gained[seat] == fewest)
    for _ in range(2):  # C-10.4, one at a time: C-10.5
        for seat in table.order():
            yield from draw(table, seat)
    yield from accept(table)


def accept(table: Table) -> Asked[None]:
    others = [seat for seat in range(table.seats) if seat != table.shaman]
    named = yield from ask_number(table, table.shaman, "name", others, "accept")  # C-10.7
    table.shaman = table.shaman if named is None else named


def outcome(table: Table) -> tuple[Fraction, ...]:
    """Best by points, then by what breaks the tie, else shared (C-11.3 to C-11.5); zero-sum."""
    if table.options["scoring"] == "respect_points":
        marks = [(2 * hut + home, hut) for hut, home in zip(table.hut, table.supply, strict=True)]
    else:
        marks = list(zip(table.hut, table.supply, strict=True))
    n, first = table.seats, marks.count(max(marks))
    return tuple((Fraction(n, first) - 1) / (n - 1) if mark == max(marks) else Fraction(-1, n - 1) for mark in marks)
