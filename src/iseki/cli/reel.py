"""A record as the terminal shows it: the position after each line, those of branches that were taken back among them."""

from __future__ import annotations

from iseki.cli.board import board
from iseki.core.opened import EVERYTHING, opened
from iseki.core.record import Record, effective, event, play, readable
from iseki.core.registry import game_type
from iseki.core.state import State
from iseki.text.sentences import Speaker


class Reel:
    """Raises BadRecord for a line that cannot be played. viewer: a seat, the public (number of seats) or EVERYTHING."""

    def __init__(self, record: Record, viewer: int, speaker: Speaker) -> None:
        self.record = record
        self.viewer = viewer
        self.speaker = speaker
        self.present = game_type(record.game).present
        self.states = played(record)
        self.kept = set(effective(record.lines, record.source, record.above))

    @property
    def last(self) -> int:
        return len(self.record.lines)

    def turn(self, line: int) -> int:
        return int(self.states[line].turns)

    def next_turn(self, line: int) -> int:
        """The line at which the next turn begins, the last one at most."""
        return next((n for n in range(line + 1, self.last + 1) if self.turn(n) != self.turn(line)), self.last)

    def last_turn(self, line: int) -> int:
        """The line at which this turn began, from there on that at which the one before it did."""
        start = self.turn_start(line)
        return start if start < line else self.turn_start(max(0, line - 1))

    def turn_start(self, line: int) -> int:
        while line > 0 and self.turn(line - 1) == self.turn(line):
            line -= 1
        return line

    def told(self, line: int) -> str:
        """A line of the record: its number, what the viewer may read of it, what it did."""
        name, before, after = self.record.lines[line - 1], self.seen(line - 1), self.seen(line)
        if name.startswith("@"):
            return f"{line:4}  {name}"
        action, viewer = before.string_to_action(name), self.number()
        shown = name if self.viewer == EVERYTHING else readable(before, action, viewer)
        left = "" if line - 1 in self.kept else f"  ({self.speaker.say('replay.taken_back')})"
        logs = self.present.log(before, action, after, viewer)
        return "\n".join([f"{line:4}  {shown}{left}", *[f"      {self.speaker.log(log)}" for log in logs]])

    def board(self, line: int) -> str:
        return board(self.present.view(self.seen(line), self.number()), self.speaker)

    def seen(self, line: int) -> State:
        return opened(self.states[line]) if self.viewer == EVERYTHING else self.states[line]

    def number(self) -> int:
        return self.record.seats if self.viewer == EVERYTHING else self.viewer


def played(record: Record) -> list[State]:
    """By number of lines, where the game stood."""
    if record.view:
        list(record.steps())  # says why not
    states = [record.load().new_initial_state()]
    for number, line in enumerate(record.lines):
        if line.startswith("@"):
            states.append(states[event(line, number, record.source, record.above)])
            continue
        after = states[-1].clone()
        play(after, line, record.above + number + 1, record.source)
        states.append(after)
    return states
