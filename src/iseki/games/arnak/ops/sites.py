"""Sites: discovering them step by step, activating them, turning tiles up (R-8, R-22.1, R-24.39). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.deck import put_under
from iseki.core.op import Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp
from iseki.games.arnak.ops.base import push_effect
from iseki.games.arnak.ops.deal import DealOp
from iseki.games.arnak.ops.free import free_open
from iseki.games.arnak.ops.paying import charge
from iseki.games.arnak.rules.board import POSITIONS, bits, discovered, occupied, own_sites, site_kind, spaces_of
from iseki.games.arnak.rules.cards import ASSISTANT_TILES, GUARDIAN_TILES, IDOL_TILES, LEVEL1_TILES
from iseki.games.arnak.rules.costs import has_resources


def activate_site(s: State, seat: i64, position: i64, main: i64) -> None:
    """Resolve the effect of a site next (R-22.1)."""
    kind = site_kind(s, position)
    push_effect(s, seat, at.effect_of(s, kind), main, kind + 1)


# ---------------------------------------------------------------- discovering
@final
class WindowOp(AskOp):
    """Free actions before something is revealed (R-4.4, R-8.6); asked if everybody knows that one may be possible. a: main."""

    def asks(self, s: State, seat: i64) -> bool:
        return free_open(s, seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.GO_ON_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        s.pop()


@final
class DiscoverOp(Op):
    """After paying: the archaeologist, the idols, the site, the guardian (R-8.2 to R-8.6). a: main, b: position."""

    def run(self, s: State, seat: i64) -> bool:
        main, position = s.arg(0), s.arg(1)
        s.pop()
        at.set_figures(s, seat, at.figures(s, seat) | spaces_of(position))
        s.push(at.GUARD_OP, seat, position)
        s.push(at.WINDOW_OP, seat, main)
        s.push(at.SITE_OP, seat, position, main)
        s.push(at.WINDOW_OP, seat, main)
        take_idols(s, seat, position, main)
        return True


def take_idols(s: State, seat: i64, position: i64, main: i64) -> None:
    """All idols of a position go to the crates; the effect of the face-up one comes next (R-8.3)."""
    idol: i64 = IDOL_TILES
    while idol < ASSISTANT_TILES:
        if s.zone(idol) == at.IDOL_AT + position:
            if s.seen(idol) == s.game.everyone:
                kind = s.game.kind[idol]
                push_effect(s, seat, at.effect_of(s, kind), main, kind + 1)
            s.shift(idol, at.CRATE + seat)
        idol += 1


@final
class SiteOp(DealOp):
    """The top tile of the stack of the level is the site, and its effect is resolved (R-8.4). a: position, b: main."""

    def deck(self, s: State, seat: i64) -> i64:
        return stack_of(at.level_of(s, s.arg(0)))

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        position, main = s.arg(0), s.arg(1)
        s.pop()
        s.lay(card, at.SITE_AT + position)
        activate_site(s, seat, position, main)


def stack_of(level: i64) -> i64:
    """The zone of the tiles of level 1 or 2."""
    return at.LEVEL1_STACK + level - 1


@final
class GuardOp(DealOp):
    """The top guardian comes to the site (R-8.5). a: position."""

    def deck(self, s: State, seat: i64) -> i64:
        return at.GUARDIAN_STACK

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        position = s.arg(0)
        s.pop()
        s.lay(card, at.GUARDIAN_AT + position)


# ---------------------------------------------------------------- effects
@final
class ActivateOp(AskOp):
    """Resolve the effects of up to `most` different sites, one after the other (R-22.1). b: mask of those already activated.

    positions: mask of the levels named. extra: what a site costs first, by level, in resources.
    """

    def __init__(self, name: str, positions: i64, unoccupied: bool, mine: bool, most: i64, extra: list[int]) -> None:
        super().__init__(name)
        self.positions: i64 = positions
        self.unoccupied: Final[bool] = unoccupied
        self.mine: Final[bool] = mine
        self.most: i64 = most
        self.extra: Final = extra

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return self.targets(s, seat, 0) != 0

    def asks(self, s: State, seat: i64) -> bool:
        """Also where a free action may fetch what a site costs first."""
        done = s.arg(1)
        if bits(done) == self.most or self.sites(s, seat, done) == 0:
            return False
        return self.targets(s, seat, done) != 0 or free_open(s, seat)

    def sites(self, s: State, seat: i64, done: i64) -> i64:
        """Mask of the sites that the effect names, whatever they cost first."""
        mask = self.positions & discovered(s) & ~done
        if self.unoccupied:
            mask &= ~occupied(s)
        return mask & own_sites(s, seat) if self.mine else mask

    def targets(self, s: State, seat: i64, done: i64) -> i64:
        """Mask of those that may be activated now. Sites, figures and resources lie open."""
        mask = self.sites(s, seat, done)
        position: i64 = 0
        while position < POSITIONS:
            if mask >> position & 1 and not has_resources(s, seat, self.extra_cost(s, position)):
                mask &= ~bit(position)
            position += 1
        return mask

    def extra_cost(self, s: State, position: i64) -> i64:
        return i64(self.extra[at.level_of(s, position)])

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.targets(s, seat, s.arg(1)), at.ACTIVATE_ACTION, out)
        if not self.bound(s):
            out.add(at.DECLINE_ACTION)

    def bound(self, s: State) -> bool:
        """With the option of R-24.35 two camps are activated or none."""
        return s.arg(1) != 0 and at.two_charts(s) != 0

    def choose(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DECLINE_ACTION:
            s.pop()
            return
        position = action - at.ACTIVATE_ACTION
        main, done, source = s.arg(0), s.arg(1) | bit(position), s.source()
        s.set_arg(1, done)
        if bits(done) == self.most:
            s.pop()
        activate_site(s, seat, position, main)
        charge(s, seat, self.extra_cost(s, position), 0, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        if action == at.DECLINE_ACTION and self.bound(s):
            return "R-24.35"
        if not at.ACTIVATE_ACTION <= action < at.LEAD_ACTION:
            return ""
        return self.obstacle(s, seat, action - at.ACTIVATE_ACTION)

    def obstacle(self, s: State, seat: i64, position: i64) -> str:
        """The clause that keeps a site from being activated."""
        if not discovered(s) >> position & 1:
            return "R-22.1"
        if not (self.positions & ~s.arg(1)) >> position & 1:
            return "R-21.6"
        if self.unoccupied and occupied(s) >> position & 1:
            return "R-22.2"
        if self.mine and not own_sites(s, seat) >> position & 1:
            return "R-22.3"
        return "" if has_resources(s, seat, self.extra_cost(s, position)) else "R-21.1"


def offer_mask(positions: i64, base: i64, out: Actions) -> None:
    """Add base + number for every bit of a mask."""
    while positions:
        if positions & 1:
            out.add(base)
        positions >>= 1
        base += 1


@final
class ActivateTileOp(AskOp):
    """Turn up the top tile of a stack and resolve its effect (R-24.39); may be declined before it is seen (R-21.3)."""

    def __init__(self, name: str, level: i64) -> None:
        super().__init__(name)
        self.level: i64 = level

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return s.find_in(stack_of(self.level), LEVEL1_TILES, GUARDIAN_TILES) >= 0

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        out.add(at.ACCEPT_ACTION)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main, source = s.arg(0), s.source()
        s.pop()
        if action == at.ACCEPT_ACTION:
            s.push(at.ACTIVATED_OP, seat, main, self.level, 0, source)


@final
class ActivatedOp(DealOp):
    """The tile turned up. It goes under its stack at once: nothing that it does looks there. a: main, b: level."""

    def deck(self, s: State, seat: i64) -> i64:
        return stack_of(s.arg(1))

    def dealt(self, s: State, seat: i64, card: i64) -> None:
        main, kind = s.arg(0), s.game.kind[card]
        put_under(s, card, self.deck(s, seat), s.game.everyone)
        s.pop()
        push_effect(s, seat, at.effect_of(s, kind), main, kind + 1)
