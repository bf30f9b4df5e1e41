"""Sets (G-8): which can be made of a loot area, what they score, which numbers they purify."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.oracle.garakutarium.cards import NUMBER, NUMBERS, J, is_curse, is_relic
from tests.oracle.garakutarium.table import Table

SAME = {2: 2, 3: 5, 4: 10}  # G-8.2
RUN = {3: 4, 4: 6, 5: 10}  # G-8.3
SUITED_RUN = {3: 6, 4: 9, 5: 15}  # G-8.4
J_COST = 1  # G-8.8

Part = tuple[str, int]  # a card of a set, and the number it stands for


def own(loot: Sequence[str], number: int, mad: bool) -> list[str]:
    """Cards that stand for a number by what is printed on them: relics, and a Mad Scientist's curses (G-8.1, G-10.5)."""
    return [card for card in loot if NUMBER[card] == number and (is_relic(card) or mad)]


def jokers(loot: Sequence[str]) -> list[str]:
    return [card for card in loot if card == J]


def equals(loot: Sequence[str], number: int, mad: bool) -> list[str]:
    """Cards for a set of equal numbers."""
    return own(loot, number, mad) + jokers(loot)


def gaps(loot: Sequence[str], numbers: Sequence[int], mad: bool) -> int:
    """Numbers that only the special relic can fill."""
    return sum(not own(loot, number, mad) for number in numbers)


def makeable(loot: Sequence[str], mad: bool) -> Iterator[str]:
    """Every set that the loot area holds, as the name of its action."""
    for number in NUMBERS:
        for size in SAME:
            if len(equals(loot, number, mad)) >= size:
                yield f"same:{number}x{size}"
    for numbers in runs():
        if gaps(loot, numbers, mad) <= len(jokers(loot)):
            yield f"run:{numbers[0]}-{numbers[-1]}"


def runs() -> Iterator[range]:
    """Stretches of 3, 4 or 5 numbers; they do not wrap around (G-8.5, G-8.6)."""
    for size in RUN:
        for first in range(1, 9 - size):
            yield range(first, first + size)


def same_points(parts: Sequence[Part]) -> int:
    return SAME[len(parts)] - cost(parts)


def run_points(parts: Sequence[Part]) -> int:
    table = SUITED_RUN if one_suit(parts) else RUN
    return table[len(parts)] - cost(parts)


def cost(parts: Sequence[Part]) -> int:
    return J_COST if any(card == J for card, _ in parts) else 0


def one_suit(parts: Sequence[Part]) -> bool:
    """All cards but the special relic share a picture; a curse has none and spoils it (G-8.10, G-10.6)."""
    cards = [card for card, _ in parts if card != J]
    return not any(map(is_curse, cards)) and len({card[0] for card in cards}) == 1


def purifying(table: Table, parts: Sequence[Part]) -> set[int]:
    """The numbers whose curses this set may purify (G-9.10)."""
    return {number for card, number in parts if purifies(table, card)}


def purifies(table: Table, card: str) -> bool:
    if card == J:
        return bool(table.options["special_relic_purifies"])  # G-9.11
    if is_curse(card):
        return bool(table.options["curse_as_relic_purifies"])  # G-9.12
    return True
