"""The Lost Temple: temple tiles, arriving, its bonus tiles (R-15). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.knowledge import conceal, show_zone
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp
from iseki.games.arnak.ops.base import push_effect
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.ops.paying import charge
from iseki.games.arnak.rules.cards import ALL_PIECES, BONUS_TILES
from iseki.games.arnak.rules.costs import reduced
from iseki.games.arnak.rules.track import TEMPLE_STACKS, arrivals, in_temple, tile_payable, tiles_left


def offer_tiles(s: State, seat: i64, discount: i64, out: Actions) -> None:
    """Add `temple:` of every stack that the seat can pay now (R-15.3)."""
    if not in_temple(s, seat):
        return
    stack: i64 = 0
    while stack < TEMPLE_STACKS:
        if tiles_left(s, stack) > 0 and tile_payable(s, seat, stack, discount):
            out.add(at.TEMPLE_ACTION + stack)
        stack += 1


def tile_open(s: State, seat: i64, discount: i64, unpaid: bool) -> bool:
    """Can the seat buy a temple tile? unpaid: as if it could pay anything."""
    if not in_temple(s, seat):
        return False
    stack: i64 = 0
    while stack < TEMPLE_STACKS:
        if tiles_left(s, stack) > 0 and (unpaid or tile_payable(s, seat, stack, discount)):
            return True
        stack += 1
    return False


def take_tile(s: State, seat: i64, stack: i64, discount: i64, source: i64) -> None:
    at.set_temple_tiles(s, stack, seat, at.temple_tiles(s, stack, seat) + 1)
    charge(s, seat, reduced(at.temple_cost(s, stack), discount), 0, source)


def why_not_tile(s: State, seat: i64, stack: i64, discount: i64) -> str:
    if not in_temple(s, seat) or tiles_left(s, stack) == 0:
        return "R-15.3"
    return "" if tile_payable(s, seat, stack, discount) else "R-15.4"


def arrive(s: State, seat: i64, main: i64) -> None:
    """The best place left, then one of the bonus tiles (R-15.1, R-15.2)."""
    at.set_arrival(s, seat, arrivals(s) + 1)
    if at.temple_left(s) > 0 or s.find_in(at.LOST_TEMPLE, BONUS_TILES, ALL_PIECES) >= 0:
        s.push(at.TEMPLE_BONUS_OP, seat, main)
        s.push(at.TEMPLE_LOOK_OP, seat)
        s.push(at.WINDOW_OP, seat, main)


def use_bonus(s: State, seat: i64, tile: i64, main: i64) -> None:
    """A bonus tile is used up, also when its effect is declined or impossible (R-14.5)."""
    kind = s.game.kind[tile]
    s.lay(tile, at.BONUS_GONE)
    push_effect(s, seat, at.effect_of(s, kind), main, kind + 1)


@final
class TempleLookOp(DealOp):
    """The seat looks at the bonus tiles of the Lost Temple (R-15.2); chance says which they are when nobody has looked before."""

    def ready(self, s: State, seat: i64) -> bool:
        if at.temple_left(s) > 0:
            return True
        s.pop()
        show_zone(s, at.LOST_TEMPLE, bit(seat))
        return False

    def deck(self, s: State, seat: i64) -> i64:
        return at.BONUS_POOL

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        at.set_temple_left(s, at.temple_left(s) - 1)
        conceal(s, card, at.LOST_TEMPLE, 0, bit(seat))

    def readers(self, s: State, seat: i64, action: i64) -> i64:
        return bit(seat)


class TileOp(AskOp):
    """Take one of the bonus tiles that lie in a place; the last one needs no choice."""

    def place(self, s: State) -> i64:
        return at.LOST_TEMPLE

    def clause(self) -> str:
        """What a tile that does not lie there breaks."""
        return "R-15.2"

    def asks(self, s: State, seat: i64) -> bool:
        return s.count_in(self.place(s), BONUS_TILES, ALL_PIECES) > 1

    def run(self, s: State, seat: i64) -> bool:
        if self.asks(s, seat):
            return False
        self.take(s, seat, s.find_in(self.place(s), BONUS_TILES, ALL_PIECES))
        return True

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        s.offer_in(self.place(s), at.BONUS_ACTION - at.BONUS_TILE, BONUS_TILES, ALL_PIECES, out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        self.take(s, seat, s.find(self.place(s), action - at.BONUS_ACTION + at.BONUS_TILE))

    def take(self, s: State, seat: i64, tile: i64) -> None:
        main = s.arg(0)
        s.pop()
        use_bonus(s, seat, tile, main)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        """Only what the seat has seen decides."""
        if not at.BONUS_ACTION <= action < at.GO_ON_ACTION:
            return ""
        return "" if s.find(self.place(s), action - at.BONUS_ACTION + at.BONUS_TILE) >= 0 else self.clause()


@final
class TempleBonusOp(TileOp):
    """One of the tiles looked at (R-15.2). Asked also when they are alike, which is a secret."""
