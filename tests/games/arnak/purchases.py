"""What the tests about buying ask of decks and sights."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.games.arnak.positions import piece, turn

PUBLIC = 2


def deck_from_the_top(s: State, zone: int) -> list[str]:
    """Names of the pieces in a zone of layers, the one drawn first in front."""
    lying = [card for card in range(s.game.cards) if s.zone(card) == zone]
    return [s.game.kind_names[s.game.kind[card]] for card in sorted(lying, key=lambda card: -s.layer(card))]


def known_to_all(s: State, name: str) -> bool:
    return all(s.visible(piece(s, name), viewer) for viewer in (0, 1, PUBLIC))


def price(name: str) -> int:
    """The compasses or coins printed on a card."""
    s = turn()
    cost = at.cost_of(s, s.game.kind_names.index(name))
    return int(cost & 15 or cost >> 4 & 15)
