"""The cards by name: A1 to D7 relics, J the special relic, RX re-explore, K1 to K7 curses, and the five characters (G-1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SUITS = "ABCD"  # G-1.2
NUMBERS = range(1, 8)  # G-1.3
J = "J"
RX = "RX"
CHARACTERS = ("knight", "princess", "phantom-thief", "detective", "mad-scientist")  # G-1.7
SPECIAL_OTHERS = 6  # G-1.4: seven special cards, one of them the special relic

RELICS = [f"{suit}{number}" for suit in SUITS for number in NUMBERS]
RANK = {card: rank for rank, card in enumerate([*RELICS, J, RX, *(f"K{number}" for number in NUMBERS)])}
NUMBER = {card: 0 if card in (J, RX) else int(card[1]) for card in RANK}


def deck_of(curse_numbers: Sequence[int]) -> list[str]:
    """The 35 cards: as many re-explore cards as the curses leave of six (G-1.5, G-1.9)."""
    re_explore = SPECIAL_OTHERS - len(curse_numbers)
    return [*RELICS, J, *[RX] * re_explore, *(f"K{number}" for number in curse_numbers)]


def is_relic(card: str) -> bool:
    return card[0] in SUITS


def is_curse(card: str) -> bool:
    return card[0] == "K"


def curses(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if is_curse(card)]


def kinds(cards: Iterable[str]) -> list[str]:
    """Each kind once, ascending."""
    return sorted(set(cards), key=RANK.__getitem__)


def from_on(cards: Iterable[str], least: str | None) -> list[str]:
    """The cards that are not lower than `least`."""
    return [card for card in cards if least is None or RANK[card] >= RANK[least]]
