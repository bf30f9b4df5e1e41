"""The main cards as people read them, each from its effect: a sentence, an icon row, the clauses about it (C-8.4)."""

from __future__ import annotations

from typing import Final

from iseki.core.pieces import Phrase, Piece, Row, Saying
from iseki.games.costa_ruana.game import SIGNS, Card, components

ICONS: Final = {
    "move_treasure": "move-treasure",
    "place_natives": "place-native",
    "return_natives": "return-native",
    "move_native": "move-native",
}


def icons(card: Card) -> Row:
    """The effect's icon, and how many where that is printed (C-1.3)."""
    many = (str(card.value),) if card.kind[-1].isdigit() else ()
    return ((*many, ICONS[card.effect]),)


def piece(card: Card) -> Piece:
    phrase = Phrase(f"effect.{SIGNS[card.effect]}", {"n": card.value})
    return Piece(card.kind, card.colour, {}, (Saying("", (phrase,), icons(card)),), clauses=("C-8.4", "C-8.3", "C-7.2"))


# Each kind once; the notches play no part in a game (C-1.4).
PIECES: Final[tuple[Piece, ...]] = tuple({card.kind: piece(card) for card in components().card}.values())
