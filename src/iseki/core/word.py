"""How a state is packed: one vector of words, and what the bits of a card's word mean. Compiled; constants only.

[position of the top frame][one word for each card][fields of the game][stack of frames]

Word of a card: its place (zone, layer, seen, age) and, for each viewer, a tag.
    layer  order inside a zone: the highest is drawn first; cards of one layer have no order
    seen   bit mask of the viewers that know which card lies here: the seats, then the public
    age    era in which the place was filled
    tag    era in which the viewer last lost sight of the card
A place hidden from a viewer may hold any card hidden from it whose tag <= the age of the place; in an exact zone the
tag must be equal to it (knowledge.py).
"""

from typing import Final

CARDS: Final = 1  # position of the first card's word; word 0 is 0 when the game is over
FRAME: Final = 6  # op, seat, a, b, c, source

LAYER: Final = 8
SEEN: Final = 16
AGE: Final = 24
TAG: Final = 28  # + 4 * viewer
PLACE_BITS: Final = 0x0FFFFFFF
LOW_BITS: Final = 0x00FFFFFF  # a place without its age
LAST_ERA: Final = 15
FREE: Final = 0x10000000  # above a place while worlds are drawn: not of one batch
