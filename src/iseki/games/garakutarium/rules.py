"""Rules of Garakutarium that do not ask: numbers, points, purification, the result. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.garakutarium.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.word import CARDS

DECK_CARDS: Final = 35  # cards 0..34 (G-1.9); the characters are cards 35..39
CHARACTERS: Final = 5
DECK_FAMILY: Final = 1
NUMBER_ONE: Final = 0x204081  # kinds of the four relics numbered 1
SUIT: Final = 0x7F  # kinds of the seven relics of suit A
RELICS: Final = 0xFFFFFFF
COUNT: Final = 48  # see `cards_in`
ONE_CARD: Final = 0x1000000000000
KINDS_MASK: Final = 0xFFFFFFFFFFFF
NUMBERS: Final = 7
RUNS: Final = 12
EACH_NUMBER: Final = 0x11111110  # lowest bit of each number's count, see `counted`
EACH_OF_FIVE: Final = 0x11111


def cards_in(s: State, zone: i64) -> i64:
    """Bit mask of the kinds of deck cards lying in a zone, and above it (from bit COUNT on) how many cards they are."""
    v = s.v
    kind = s.game.kind
    cards: i64 = 0
    card: i64 = 0
    while card < DECK_CARDS:
        if v[CARDS + card] & 255 == zone:
            cards = (cards | bit(kind[card])) + ONE_CARD
        card += 1
    return cards


def kinds_in(s: State, zone: i64) -> i64:
    """The mask alone."""
    return cards_in(s, zone) & KINDS_MASK


def has(mask: i64, kind: i64) -> bool:
    return mask >> kind & 1 != 0


def curse(number: i64) -> i64:
    """The kind of the curse with this number."""
    return at.CURSE + number - 1


def relics_of(mask: i64, number: i64) -> i64:
    """How many relics of a number are in a mask of kinds."""
    m = mask >> (number - 1) & NUMBER_ONE
    return (m & 1) + (m >> 7 & 1) + (m >> 14 & 1) + (m >> 21 & 1)


def counted(s: State, seat: i64, loot: i64) -> i64:
    """Cards in the loot that count as a relic of each number, the special relic not included (G-8.1, G-10.5). Four bits a number."""
    mad = at.mad(s) != 0
    counts: i64 = 0
    number: i64 = 1
    while number <= NUMBERS:
        count = relics_of(loot, number)
        if mad and has(loot, curse(number)):
            count += s.copies(at.LOOT + seat, curse(number))
        counts |= count << 4 * number
        number += 1
    return counts


def count_of(counts: i64, number: i64) -> i64:
    return counts >> 4 * number & 15


def same_number(index: i64) -> i64:
    """Action same:NxM lies at index (N - 1) * 3 + M - 2."""
    return index // 3 + 1


def same_size(index: i64) -> i64:
    return index % 3 + 2


def run_first(index: i64) -> i64:
    """The runs are ordered by length, then by first number."""
    return index + 1 if index < 5 else index - 4 if index < 9 else index - 8


def run_size(index: i64) -> i64:
    return 3 if index < 5 else 4 if index < 9 else 5


def run_fits(counts: i64, joker: bool, first: i64, size: i64) -> bool:
    """Is there a card for every number of the run, the special relic standing for one that is missing (G-8.3, G-8.7)?"""
    present = (counts | counts >> 1 | counts >> 2 | counts >> 3) & EACH_NUMBER
    missing = ~present & EACH_OF_FIVE >> 4 * (5 - size) << 4 * first
    return missing == 0 or (joker and missing & (missing - 1) == 0)


def one_suit(making: i64) -> bool:
    """All relics share a picture, the special relic aside, and no curse is among them (G-8.10)."""
    relics = making & RELICS
    if making >> at.CURSE:
        return False
    return relics & ~SUIT == 0 or relics & ~(SUIT << 7) == 0 or relics & ~(SUIT << 14) == 0 or relics & ~(SUIT << 21) == 0


def penalty(s: State, making: i64) -> i64:
    """What the special relic costs in a set (G-8.8)."""
    return at.special_relic_penalty(s) if has(making, at.SPECIAL_RELIC) else i64(0)


def run_worth(s: State, making: i64, size: i64) -> i64:
    """Net points of a run (G-8.9)."""
    points = at.suited_run_points(s, size) if one_suit(making) else at.run_points(s, size)
    return points - penalty(s, making)


def same_worth(s: State, making: i64, size: i64) -> i64:
    """Net points of equal numbers (G-8.9)."""
    return at.same_points(s, size) - penalty(s, making)


def purifies(s: State, making: i64, number: i64) -> bool:
    """May a set with these cards, one of them standing for `number`, purify a curse of that number (G-9.10 to G-9.12)?"""
    if relics_of(making, number):
        return True
    if has(making, curse(number)):
        return at.curse_as_relic_purifies(s) != 0
    return at.special_relic_purifies(s) != 0


def purifying(s: State, making: i64, first: i64, last: i64) -> i64:
    """Mask of the numbers whose curses a set from `first` to `last` purifies."""
    mask: i64 = 0
    number = first
    while number <= last:
        if purifies(s, making, number):
            mask |= bit(number)
        number += 1
    if first == last and has(making, at.SPECIAL_RELIC) and at.special_relic_purifies(s):
        mask |= bit(first)
    return mask


def finish_set(s: State, seat: i64, points: i64, numbers: i64) -> None:
    """Pay the points, use up the cards, then ask about curses (G-7.2)."""
    s.pop()
    at.set_score(s, seat, at.score(s, seat) + points)
    card: i64 = 0
    while card < DECK_CARDS:
        if s.zone(card) == at.MAKING:
            s.lay(card, at.JUNK + seat)
        card += 1
    s.push(at.PURIFY_OP, seat, numbers)


def lose(s: State, seat: i64, points: i64) -> None:
    """Take points away, never below 0 (G-11.2)."""
    left = at.score(s, seat) - points
    at.set_score(s, seat, left if left > 0 else i64(0))


def curses(s: State, seat: i64) -> i64:
    """Curses in the loot area of a seat."""
    n: i64 = 0
    card: i64 = 0
    while card < DECK_CARDS:
        if s.zone(card) == at.LOOT + seat and s.game.kind[card] >= at.CURSE:
            n += 1
        card += 1
    return n


def skill_open(s: State, seat: i64) -> bool:
    """The opponent has 15 or more, and the seat has used no skill (G-7.5)."""
    return at.score(s, 1 - seat) >= at.skill_threshold(s) and at.skill_used(s, seat) == 0


def character_card(who: i64) -> i64:
    return DECK_CARDS + who


def lead(s: State, seat: i64) -> i64:
    """Points ahead of the opponent."""
    return at.score(s, seat) - at.score(s, 1 - seat)


def winner(s: State) -> i64:
    """1 if seat 0 has won, -1 if seat 1 has, 0 for a draw (G-12.2, G-12.3)."""
    ahead = lead(s, 0)
    if ahead == 0:
        ahead = curses(s, 1) - curses(s, 0)
    return 1 if ahead > 0 else -1 if ahead < 0 else 0


def reveal_characters(s: State) -> None:
    """At the end nothing is hidden any more (G-3.1)."""
    card: i64 = DECK_CARDS
    while card < DECK_CARDS + CHARACTERS:
        s.lay(card, s.zone(card))
        card += 1
