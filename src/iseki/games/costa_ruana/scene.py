"""One action taken apart: the answer, then each thing that followed by itself, with the position before and after it.

Only so can a log line tell what lay on an island when it was judged, or which face-down card was turned up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import iseki.games.costa_ruana.layout as at
from iseki.core.present import Datum, LogLine
from iseki.core.state import State
from iseki.games.costa_ruana.rules import lies_before
from iseki.games.costa_ruana.sight import kind_of

Lines = list[LogLine]


def line(key: str, **data: Datum) -> LogLine:
    return LogLine(key, data)


def number(island: int) -> str:
    """Islands are counted from 1 in sentences."""
    return str(island + 1)


@dataclass(frozen=True)
class Scene:
    """One thing that happened, for one viewer. op: who did it; verb and value: of the answer, "" for what ran by itself.

    seat, source: of the op's frame; args: its numbers.
    """

    before: State
    after: State
    viewer: int
    op: str
    seat: int
    source: int
    args: tuple[int, int, int]
    verb: str = ""
    value: str = ""

    @property
    def card(self) -> str:
        """The card whose effect is carried out."""
        return self.before.game.kind_names[self.source - 1]

    @property
    def seats(self) -> range:
        return range(int(self.before.game.seats))

    @property
    def islands(self) -> range:
        return range(int(at.islands(self.before)))

    def known(self, slot: int) -> str | None:
        """The card in a slot as the viewer knew it before."""
        return kind_of(self.before, slot, self.viewer)

    def whose(self, slot: int) -> int:
        """The player before whom the card lay."""
        return int(lies_before(self.before, slot))


def scenes(before: State, action: int, viewer: int) -> Iterator[Scene]:
    """What one action brought about, in order. The position after the last scene is the one in which somebody is asked again."""
    verb, _, value = before.action_to_string(action).partition(":")
    state = before.clone()
    state.top().answer(state, state.seat(), action)
    yield scene_of(before, state.clone(), viewer, verb, value)
    while not state.is_terminal():
        then = state.clone()
        if not state.top().run(state, state.seat()):
            return
        yield scene_of(then, state.clone(), viewer)


def scene_of(before: State, after: State, viewer: int, verb: str = "", value: str = "") -> Scene:
    args = int(before.arg(0)), int(before.arg(1)), int(before.arg(2))
    return Scene(before, after, viewer, before.top().name, int(before.seat()), int(before.source()), args, verb, value)
