"""One action with the positions around it, as one viewer may see them. What log lines are told from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import iseki.games.garakutarium.layout as at
from iseki.core.asking import asked, names
from iseki.core.present import Datum, LogLine
from iseki.core.state import State
from iseki.games.garakutarium.sight import Names, deck_top, layered

Lines = list[LogLine]


def line(key: str, **data: Datum) -> LogLine:
    return LogLine(key, data)


@dataclass(frozen=True)
class Scene:
    """asked and next: ops that asked before and ask after ("" when over). seat: whom it was asked, also for a draw of CHANCE."""

    before: State
    after: State
    viewer: int
    seat: int
    verb: str
    value: str
    asked: str
    next: str

    def then(self, zone: int) -> Names:
        return names(self.before, zone, self.viewer)

    def now(self, zone: int) -> Names:
        return names(self.after, zone, self.viewer)

    def gained(self, zone: int) -> Names:
        """Kinds of the cards that the viewer sees in a zone now and did not see there before."""
        new = Counter(self.now(zone)) - Counter(self.then(zone))
        return tuple(sorted(new.elements(), key=self.after.game.kind_names.index))

    def count_before(self, zone: int) -> int:
        return int(self.before.count(zone))

    @property
    def put_back_before(self) -> int:
        return len(layered(self.before))

    @property
    def top_now(self) -> Names:
        """The known top of the deck, first card drawn first; empty unless the viewer knows all of it."""
        top = deck_top(self.after, self.viewer)
        known = tuple(kind for kind in top if kind is not None)
        return known if len(known) == len(top) else ()

    @property
    def score(self) -> int:
        return int(at.score(self.after, self.seat))

    @property
    def change(self) -> int:
        return self.score - int(at.score(self.before, self.seat))

    @property
    def shuffled(self) -> bool:
        return bool(self.after.shuffles > self.before.shuffles)

    def by_number(self, kind: str) -> tuple[int, str]:
        """Order of the cards of a set; the special relic comes last."""
        return (int(kind[-1]) if kind[-1].isdigit() else 8, kind)


def scene_of(before: State, action: int, after: State, viewer: int) -> Scene:
    verb, _, value = before.action_to_string(action).partition(":")
    return Scene(before, after, viewer, int(before.seat()), verb, value, asked(before), asked(after))
