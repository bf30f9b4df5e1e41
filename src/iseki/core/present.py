"""What a position looks like from outside: the structs that games fill and that go over the wire, all of them for one viewer.

Names only, never an id: actions are `hide:A3`, places are zone names (`loot0`), pieces are `zone:kind` (`loot0:A3`).
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, field

from iseki.core.state import State

Datum = int | str | tuple[str, ...]


class Option(Struct, frozen=True, omit_defaults=True):
    """One legal action. pieces: what it touches, as `zone:kind`. reveals: the seat learns something or CHANCE answers: no undo."""

    action: str
    verb: str
    pieces: tuple[str, ...] = ()
    reveals: bool = False


class Plan(Struct, frozen=True, omit_defaults=True):
    """A complete sequence of actions that the page may offer as one choice, with what it spends and gains.

    data: what the sentence `plan.<verb>` needs, e.g. the number the special relic stands for.
    """

    actions: tuple[str, ...]
    verb: str
    pieces: tuple[str, ...] = ()
    gains: dict[str, int] = field(default_factory=dict)
    data: dict[str, Datum] = field(default_factory=dict)
    reveals: bool = False


class Decision(Struct, frozen=True, omit_defaults=True):
    """What one seat is asked now. Derived from the top of the stack; the state stores no prompt.

    kind: the op's name; the prompt is the text `decision.<kind>`. source: kind of the component that asks, or "".
    options and plans are empty for every viewer but the seat itself.
    """

    seat: int
    kind: str
    source: str = ""
    options: tuple[Option, ...] = ()
    plans: tuple[Plan, ...] = ()


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence as key and data: text `log.<key>`; it can be told in every language, also later."""

    key: str
    data: dict[str, Datum] = field(default_factory=dict)


class Move(Struct, frozen=True, omit_defaults=True, rename={"source": "from", "target": "to"}):
    """Cards that went from one zone to another, for the animation. kind: None when the viewer may not know it."""

    source: str
    target: str
    kind: str | None = None
    n: int = 1


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why an action is not possible: text `why.<clause>` (or `why.asked`, ...) with data. clause "" when the action is legal."""

    action: str
    clause: str
    data: dict[str, Datum] = field(default_factory=dict)


class Present(Protocol):
    """A game's seam between engine and people. Every answer is for one viewer: a seat, or `game.seats` for the public."""

    def view(self, state: State, viewer: int) -> Struct:
        """Everything the viewer may see, as a struct of the game."""

    def decision(self, state: State, viewer: int) -> Decision | None:
        """What is asked now; None when the game is over or CHANCE acts."""

    def log(self, before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
        """What the action did, in lines that tell the viewer nothing it may not know."""

    def reasons(self, state: State, viewer: int, about: str) -> tuple[Reason, ...]:
        """Why the actions with a piece (`loot0:A3`) or an action (`discard:A3`) are not possible now; at most five."""

    def summary(self, state: State) -> dict[str, tuple[int, ...]]:
        """Public numbers for lists of tables, by seat: `score`, ..."""

    def account(self, state: State) -> dict[str, tuple[int, ...]]:
        """What the scores at the end consist of, by part and seat; nothing where the last position does not tell."""
