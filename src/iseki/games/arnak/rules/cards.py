"""Which words of the state are which pieces, and counting them. Compiled.

Cards of one family of kinds lie side by side, so a question about a hand looks at 110 words and one about guardians at 15.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State

FEAR_CARDS: Final = 16  # after four basic cards for each of four seats
ITEM_CARDS: Final = 35
ARTIFACT_CARDS: Final = 75
PLAYER_CARDS: Final = 110  # one past the last card that can lie in a hand
LEVEL1_TILES: Final = 110
LEVEL2_TILES: Final = 120
GUARDIAN_TILES: Final = 126
IDOL_TILES: Final = 141
ASSISTANT_TILES: Final = 157
BONUS_TILES: Final = 169
ALL_PIECES: Final = 187


def hand_count(s: State, seat: i64) -> i64:
    return s.count_in(at.HAND + seat, 0, PLAYER_CARDS)


def deck_count(s: State, seat: i64) -> i64:
    """Cards in the own deck, those put on top of it included."""
    return s.count_in(at.DECK + seat, 0, PLAYER_CARDS) + s.count_in(at.DECK_TOP + seat, 0, PLAYER_CARDS)


def card_of(s: State, kind: i64) -> i64:
    """The piece of a kind of which there is one: items, artifacts, tiles, guardians, assistants."""
    return s.game.first[kind]
