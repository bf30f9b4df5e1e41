"""Research: one token one row up, by main action or effect, and the results of the space (R-14, R-20). Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.op import Op
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp, OptionalOp
from iseki.games.arnak.ops.base import push_effect
from iseki.games.arnak.ops.free import free_open
from iseki.games.arnak.ops.paying import charge
from iseki.games.arnak.ops.temple import TileOp, arrive, offer_tiles, take_tile, tile_open, why_not_tile
from iseki.games.arnak.rules.cards import ALL_PIECES, BONUS_TILES
from iseki.games.arnak.rules.costs import IDOL, part, reduced
from iseki.games.arnak.rules.track import GLASS, LOST_TEMPLE, NODES, NOTEBOOK, barred, bridge, next_step, place_of, put_token, step_payable
from iseki.games.arnak.rules.travel import affordable

TOKENS: Final = 3  # both tokens, as a mask
TILE: Final = 0  # which result comes first
ROW: Final = 1


def offer_research(s: State, seat: i64, out: Actions, tokens: i64 = TOKENS, discount: i64 = 0, tiles: bool = True) -> None:
    """Add `glass:`, `notebook:` and `temple:` of all that the seat can pay now. tokens: mask of those that may move; discount: packed."""
    if tokens & 1:
        offer_steps(s, seat, GLASS, at.GLASS_ACTION, discount, out)
    if tokens & 2:
        offer_steps(s, seat, NOTEBOOK, at.NOTEBOOK_ACTION, discount, out)
    if tiles:
        offer_tiles(s, seat, discount, out)


def offer_steps(s: State, seat: i64, token: i64, verb: i64, discount: i64, out: Actions) -> None:
    node = next_step(s, seat, token, place_of(s, seat, token) + 1)
    while node < NODES:
        if step_payable(s, seat, token, node, discount):
            out.add(verb + node)
        node = next_step(s, seat, token, node + 1)


def research(s: State, seat: i64, action: i64, main: i64 = 1, discount: i64 = 0, source: i64 = 0) -> None:
    """Pay a step or a temple tile, then move or take it (R-14.4, R-15.3)."""
    if action >= at.TEMPLE_ACTION:
        take_tile(s, seat, action - at.TEMPLE_ACTION, discount, source)
        return
    token = GLASS if action < at.NOTEBOOK_ACTION else NOTEBOOK
    node = action - (at.GLASS_ACTION if token == GLASS else at.NOTEBOOK_ACTION)
    cost = reduced(bridge(s, seat, token, node), discount)
    s.push(at.STEP_UP_OP, seat, main, token, node, source)
    charge(s, seat, cost, 0, source)


def why_not_research(s: State, seat: i64, action: i64, tokens: i64 = TOKENS, discount: i64 = 0, tiles: bool = True) -> str:
    """The clause that forbids a `glass:`, `notebook:` or `temple:`; '' if it is legal or another action."""
    if at.GLASS_ACTION <= action < at.NOTEBOOK_ACTION:
        return "R-14.8" if tokens & 1 == 0 else why_not_step(s, seat, GLASS, action - at.GLASS_ACTION, discount)
    if at.NOTEBOOK_ACTION <= action < at.TEMPLE_ACTION:
        return "R-14.8" if tokens & 2 == 0 else why_not_step(s, seat, NOTEBOOK, action - at.NOTEBOOK_ACTION, discount)
    if at.TEMPLE_ACTION <= action < at.PASS_ACTION:
        return why_not_tile(s, seat, action - at.TEMPLE_ACTION, discount) if tiles else "R-15.6"
    return ""


def why_not_step(s: State, seat: i64, token: i64, node: i64, discount: i64) -> str:
    if barred(s, seat, token, node):
        return "R-14.3"
    if bridge(s, seat, token, node) == 0:
        return "R-14.2"
    cost = reduced(bridge(s, seat, token, node), discount)
    if affordable(s, seat, cost):
        return ""
    return "R-20.3" if part(cost, IDOL) else "R-14.4"


def some_step(s: State, seat: i64, token: i64, discount: i64, unpaid: bool) -> bool:
    """Can the token go up? unpaid: as if the seat could pay anything."""
    node = next_step(s, seat, token, place_of(s, seat, token) + 1)
    while node < NODES:
        if unpaid or step_payable(s, seat, token, node, discount):
            return True
        node = next_step(s, seat, token, node + 1)
    return False


@final
class ResearchOp(OptionalOp):
    """A research action as part of an effect (R-14.8, R-24.4, R-24.27). b: 1 + the discount chosen, where one of several applies."""

    def __init__(self, name: str, tokens: i64, discounts: list[int], tiles: bool) -> None:
        super().__init__(name)
        self.tokens: i64 = tokens
        self.discounts: vec[i64] = vec[i64]([i64(discount) for discount in discounts])
        self.tiles: Final[bool] = tiles

    def chosen(self, s: State) -> i64:
        """The discount that applies, or -1 while it has to be chosen."""
        if len(self.discounts) == 1:
            return self.discounts[0]
        return i64(-1) if s.arg(1) == 0 else self.discounts[s.arg(1) - 1]

    def can(self, s: State, seat: i64, discount: i64, unpaid: bool) -> bool:
        if self.tokens & 1 and some_step(s, seat, GLASS, discount, unpaid):
            return True
        if self.tokens & 2 and some_step(s, seat, NOTEBOOK, discount, unpaid):
            return True
        return self.tiles and tile_open(s, seat, discount, unpaid)

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        i: i64 = 0
        while i < len(self.discounts):
            if self.can(s, seat, self.discounts[i], False):
                return True
            i += 1
        return False

    def asks(self, s: State, seat: i64) -> bool:
        """A free action may bring what the step costs (R-4.4)."""
        return self.possible(s, seat, s.arg(0)) or (free_open(s, seat) and self.can(s, seat, 0, True))

    def offers(self, s: State, seat: i64, out: Actions) -> None:
        discount = self.chosen(s)
        if discount >= 0:
            offer_research(s, seat, out, self.tokens, discount, self.tiles)
        else:
            out.add(at.OPTION_ACTION)
            out.add(at.OPTION_ACTION + 1)

    def accept(self, s: State, seat: i64, action: i64) -> None:
        discount = self.chosen(s)
        if discount < 0:
            s.set_arg(1, action - at.OPTION_ACTION + 1)
            return
        main = s.arg(0)
        source = s.source()
        s.pop()
        research(s, seat, action, main, discount, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        discount = self.chosen(s)
        return "" if discount < 0 else why_not_research(s, seat, action, self.tokens, discount, self.tiles)


@final
class StepUpOp(Op):
    """The token moves, then its results (R-14.4). a: main, b: token, c: node."""

    def run(self, s: State, seat: i64) -> bool:
        main = s.arg(0)
        token = s.arg(1)
        node = s.arg(2)
        s.pop()
        put_token(s, seat, token, node)
        if node == LOST_TEMPLE:
            arrive(s, seat, main)
        elif s.find_in(at.BONUS_AT + node, BONUS_TILES, ALL_PIECES) >= 0:
            s.push(at.RESULTS_OP, seat, main, token, node)
        else:
            push_effect(s, seat, row_effect(s, token, node), main, 0)
        return True


def row_effect(s: State, token: i64, node: i64) -> i64:
    """The sequence of the row for this token."""
    row = at.row_of(s, node)
    return at.glass_effect(s, row) if token == GLASS else at.notebook_effect(s, row)


@final
class ResultsOp(AskOp):
    """The tile or the effect of the row first, then the other (R-14.5). b: token, c: node."""

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.FIRST_ACTION + TILE)
        out.add(at.FIRST_ACTION + ROW)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main = s.arg(0)
        node = s.arg(2)
        effect = row_effect(s, s.arg(1), node)
        s.pop()
        if action == at.FIRST_ACTION + TILE:
            push_effect(s, seat, effect, main, 0)
            s.push(at.BONUS_OP, seat, main, 0, node)
        else:
            s.push(at.BONUS_OP, seat, main, 0, node)
            push_effect(s, seat, effect, main, 0)


@final
class BonusOp(TileOp):
    """Take a bonus tile of the space (R-14.5, R-20.8); of equal ones any. c: node."""

    def place(self, s: State) -> i64:
        return at.BONUS_AT + s.arg(2)

    def clause(self) -> str:
        return "R-20.8"

    def asks(self, s: State, seat: i64) -> bool:
        """Are there different tiles?"""
        first = s.find_in(self.place(s), BONUS_TILES, ALL_PIECES)
        return s.count_in(self.place(s), BONUS_TILES, ALL_PIECES) > s.copies(self.place(s), s.game.kind[first])
