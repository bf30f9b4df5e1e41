"""One action with the positions around it, as one viewer may see them. What log lines are told from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from iseki.core.asking import asked
from iseki.core.present import Datum, LogLine
from iseki.core.state import State
from iseki.games.arnak.sight import Sight, resources, sight
from iseki.games.arnak.view import Cards

Lines = list[LogLine]


def line(key: str, **data: Datum) -> LogLine:
    return LogLine(key, data)


@dataclass(frozen=True)
class Scene:
    """asked and next: ops that asked before and ask after ("" when over). seat: whom it was asked, also for a draw of CHANCE.

    value: what the action names; "" where the viewer may not read it.
    """

    then: Sight
    now: Sight
    action: int
    seat: int
    verb: str
    value: str
    asked: str
    next: str

    @property
    def before(self) -> State:
        return self.then.state

    @property
    def after(self) -> State:
        return self.now.state

    @property
    def seats(self) -> range:
        return range(int(self.after.game.seats))

    @property
    def setting_up(self) -> bool:
        """Before the first hands are dealt."""
        return bool(self.before.turns == 0)

    def more(self, zone: int) -> int:
        """How many pieces came into a zone."""
        return self.now.count(zone) - self.then.count(zone)

    def come(self, zone: int) -> Cards:
        """Those that the viewer sees there now and did not see there before."""
        new = Counter(self.now.known(zone)) - Counter(self.then.known(zone))
        return tuple(sorted(new.elements(), key=self.after.game.kind_names.index))

    def gone(self, zone: int) -> Cards:
        old = Counter(self.then.known(zone)) - Counter(self.now.known(zone))
        return tuple(sorted(old.elements(), key=self.after.game.kind_names.index))

    def change(self, seat: int) -> dict[str, int]:
        """Change of the resources of a seat."""
        now, then = resources(self.after, seat), resources(self.before, seat)
        return {name: now[name] - then[name] for name in now if now[name] != then[name]}

    def paid(self, seat: int) -> dict[str, int]:
        """What the action itself took from a seat: what followed from it may have given some of it back."""
        op = self.before.top()
        if op.chance or seat != self.seat:
            return {}
        state = self.before.clone()
        op.answer(state, seat, self.action)
        now, then = resources(state, seat), resources(self.before, seat)
        return {name: then[name] - now[name] for name in now if now[name] < then[name]}


def scene_of(before: State, action: int, after: State, viewer: int) -> Scene:
    verb, _, value = before.action_to_string(action).partition(":")
    readable = before.top().readers(before, before.seat(), action) >> viewer & 1
    return Scene(
        sight(before, viewer),
        sight(after, viewer),
        action,
        int(before.seat()),
        verb,
        value if readable else "",
        asked(before),
        asked(after),
    )
