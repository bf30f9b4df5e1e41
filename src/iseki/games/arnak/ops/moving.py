"""What moves on the island: archaeologists to another site or home, guardians led away (R-22.4, R-24.28, R-24.40). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.actions import Actions
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.ops.asking import AskOp
from iseki.games.arnak.ops.sites import activate_site, offer_mask
from iseki.games.arnak.rules.board import POSITIONS, SPACES, guarded, guardian_of, own_sites, places_to_go, position_of, retreats

LED_FROM: Final = SPACES  # added to the position of a guardian in a frame of MOVE_TO


@final
class RelocateOp(AskOp):
    """Move an own archaeologist from its site to another one, and activate that (R-22.4). positions: mask of the destinations."""

    def __init__(self, name: str, positions: i64) -> None:
        super().__init__(name)
        self.positions: i64 = positions

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return self.movable(s, seat) != 0

    def movable(self, s: State, seat: i64) -> i64:
        """Mask of the spaces from which an own archaeologist can go somewhere."""
        spaces: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if at.figures(s, seat) >> space & 1 and places_to_go(s, space, self.positions):
                spaces |= bit(space)
            space += 1
        return spaces

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.movable(s, seat), at.RELOCATE_ACTION, out)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main, source = s.arg(0), s.source()
        s.pop()
        if action != at.DECLINE_ACTION:
            s.push(at.MOVE_TO_OP, seat, main, action - at.RELOCATE_ACTION, self.positions, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        wrong = at.RELOCATE_ACTION <= action < at.RELOCATE_TO_ACTION and not self.movable(s, seat) >> (action - at.RELOCATE_ACTION) & 1
        return "R-22.4" if wrong else ""


@final
class MoveToOp(AskOp):
    """Where does the archaeologist, or the guardian, go? Then that site is activated (R-22.4, R-24.40).

    a: main, b: the figure's space, or the guardian's position + LED_FROM, c: mask of the positions that the effect allows.
    """

    def targets(self, s: State) -> i64:
        """Mask of spaces for a figure, of positions for a guardian."""
        return places_to_go(s, s.arg(1), s.arg(2)) if s.arg(1) < LED_FROM else retreats(s, s.arg(2))

    def base(self, s: State) -> i64:
        """The first of the actions that answer."""
        return at.RELOCATE_TO_ACTION if s.arg(1) < LED_FROM else at.LEAD_TO_ACTION

    def asks(self, s: State, seat: i64) -> bool:
        return self.targets(s) != 0

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.targets(s), self.base(s), out)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main, moved, target = s.arg(0), s.arg(1), action - self.base(s)
        s.pop()
        if moved < LED_FROM:
            at.set_figures(s, seat, at.figures(s, seat) & ~bit(moved) | bit(target))
            activate_site(s, seat, position_of(target), main)
        else:
            s.lay(guardian_of(s, moved - LED_FROM), at.GUARDIAN_AT + target)
            activate_site(s, seat, target, main)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        target = action - self.base(s)
        many: i64 = SPACES if s.arg(1) < LED_FROM else POSITIONS
        if not 0 <= target < many or self.targets(s) >> target & 1:
            return ""
        return "R-22.4" if s.arg(1) < LED_FROM else "R-24.40"


@final
class RecallOp(AskOp):
    """Return own archaeologists to the player board, without Fear (R-24.28). b: how many have been."""

    def __init__(self, name: str, most: i64) -> None:
        super().__init__(name)
        self.most: i64 = most

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return at.figures(s, seat) != 0

    def asks(self, s: State, seat: i64) -> bool:
        return s.arg(1) < self.most and at.figures(s, seat) != 0

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(at.figures(s, seat), at.RECALL_ACTION, out)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        if action == at.DECLINE_ACTION:
            s.pop()
            return
        at.set_figures(s, seat, at.figures(s, seat) & ~bit(action - at.RECALL_ACTION))
        s.set_arg(1, s.arg(1) + 1)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        wrong = at.RECALL_ACTION <= action < at.RELOCATE_ACTION and not at.figures(s, seat) >> (action - at.RECALL_ACTION) & 1
        return "R-24.28" if wrong else ""


@final
class MoveGuardianOp(AskOp):
    """Lead a guardian away from an own site, and activate where it goes (R-24.40). positions: mask of the destinations."""

    def __init__(self, name: str, positions: i64) -> None:
        super().__init__(name)
        self.positions: i64 = positions

    def possible(self, s: State, seat: i64, main: i64) -> bool:
        return self.movable(s, seat) != 0 and retreats(s, self.positions) != 0

    def movable(self, s: State, seat: i64) -> i64:
        """Mask of the positions of guardians that may be led away."""
        return guarded(s) & own_sites(s, seat)

    def choices(self, s: State, seat: i64, out: Actions) -> None:
        offer_mask(self.movable(s, seat), at.LEAD_ACTION, out)
        out.add(at.DECLINE_ACTION)

    def choose(self, s: State, seat: i64, action: i64) -> None:
        main, source = s.arg(0), s.source()
        s.pop()
        if action != at.DECLINE_ACTION:
            s.push(at.MOVE_TO_OP, seat, main, LED_FROM + action - at.LEAD_ACTION, self.positions, source)

    def why_not(self, s: State, seat: i64, action: i64) -> str:
        wrong = at.LEAD_ACTION <= action < at.LEAD_TO_ACTION and not self.movable(s, seat) >> (action - at.LEAD_ACTION) & 1
        return "R-24.40" if wrong else ""
