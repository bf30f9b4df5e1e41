"""Every message between page and table over the socket. Tagged structs, names on the wire; the page's types are generated.

Over the socket `/api/tables/{code}/socket` the page sends a `Request` and the table answers with an `Answer`.
After a command every viewer gets the events it may know and one Position; nothing is sent in the middle of a command.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from iseki.core.present import Datum, Decision, LogLine, Move, Reason
from iseki.server.about import ChatLine, Clocks, Level, Proposal, TableInfo

Ending = Literal["", "rules", "resigned", "timeout"]

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
About = Annotated[str, Meta(min_length=1, max_length=80)]
Actions = Annotated[tuple[About, ...], Meta(min_length=1, max_length=64)]
Prefix = Annotated[tuple[About, ...], Meta(max_length=64)]


class Message(Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all messages: `type` is the class name."""


# ---------------------------------------------------------------- page -> table, over the socket
class Hello(Message, frozen=True):
    """First message of a socket, and after every reconnect. have: number of record lines the page knows; 0 for nothing.

    The answer is Welcome with all events from have + 1 on: one path for first load, reconnect, undo and spectators.
    """

    have: Count = 0


class Command(Message, frozen=True):
    """Actions of one seat, all or none. `id` is the page's own: sent twice, applied once.

    Nothing may follow an action that teaches the seat something, or after which another seat or CHANCE is asked.
    """

    id: RequestId
    version: Count
    actions: Actions


class Preview(Message, frozen=True):
    """What it would look like after these actions; stores nothing and stops before anything becomes known to anybody."""

    id: RequestId
    version: Count
    actions: Prefix


class Why(Message, frozen=True):
    """Why is this not possible? about: an action (`discard:A3`) or a piece (`loot0:A3`)."""

    id: RequestId
    version: Count
    about: About


class Undo(Message, frozen=True):
    """Take back to `to` lines by oneself (a `step`, the line `undo`, or where the table is `free` one of `back` given in Position)."""

    id: RequestId
    version: Count
    to: Count


class Redo(Message, frozen=True):
    """Go forward again to where the own last undo left (`redo` given in Position)."""

    id: RequestId
    version: Count


class Propose(Message, frozen=True):
    """Ask every other person who plays to agree; bots do at once.

    undo: to go back to `to` lines (one of `back` given in Position). pause: the clocks stand, and nobody acts, until somebody goes on.
    """

    id: RequestId
    version: Count
    what: Proposal
    to: Count = 0


class Consent(Message, frozen=True):
    """Yes or no to the offer of that seat, which is named whole: nobody agrees to something else. The seat's own no withdraws it."""

    id: RequestId
    seat: Annotated[int, Meta(ge=0, le=9)]
    what: Proposal
    to: Count = 0
    yes: bool = False


class GoOn(Message, frozen=True):
    """End a pause."""

    id: RequestId


class Skip(Message, frozen=True):
    """Do not wait before the bots' next moves, until a person is asked."""


class Resign(Message, frozen=True):
    id: RequestId
    version: Count


class HandOver(Message, frozen=True):
    """Leave: a bot of this level plays on in the own seat. `TakeBack` returns to it."""

    id: RequestId
    level: Level = "medium"


class TakeBack(Message, frozen=True):
    id: RequestId


Change = Command | Undo | Redo | Propose | Consent | GoOn | Resign | HandOver | TakeBack
Request = Hello | Preview | Why | Skip | Change


# ---------------------------------------------------------------- table -> page, over the socket


class Event(Struct, frozen=True, omit_defaults=True):
    """One line of the record, redacted for the viewer. action: `draw:?` where it may not know; `@undo 37` for table events.

    seat: -1 for CHANCE, -2 for the table. log and moves tell the same for people.
    """

    version: int
    seat: int
    action: str
    log: tuple[LogLine, ...] = ()
    moves: tuple[Move, ...] = ()


class Result(Struct, frozen=True, omit_defaults=True):
    """ending: by the rules, by resignation, or as a seat's time was over. returns by seat in [-1, 1]; winners: all of them in a tie."""

    ending: Ending
    returns: tuple[float, ...]
    winners: tuple[int, ...]


class Position(Message, frozen=True):
    """The state of affairs after `version` lines. view: the game's own View. waiting: seat that acts, None when over.

    undo: number of lines one may go back to by oneself, None when there is nothing to undo. step: the same, one command back.
    redo: the line that the own last undo left. back: own decisions beyond the undo line, nearest first,
    for who may go there or ask to.
    """

    version: int
    view: Raw
    decision: Decision | None = None
    waiting: int | None = None
    undo: int | None = None
    result: Result | None = None
    step: int | None = None
    redo: int | None = None
    back: tuple[int, ...] = ()
    clocks: Clocks | None = None


class Welcome(Message, frozen=True):
    """Answer to Hello: the table, the events since `have`, the position."""

    table: TableInfo
    events: tuple[Event, ...]
    position: Position


class Events(Message, frozen=True):
    """What happened, in order, and the position after it."""

    events: tuple[Event, ...]
    position: Position


class Seats(Message, frozen=True):
    """Somebody came, went, or a bot took a seat."""

    table: TableInfo


class Talk(Message, frozen=True):
    """Somebody said something."""

    lines: tuple[ChatLine, ...]


class Accepted(Message, frozen=True):
    """The command `id` is stored; `version` counts its lines. The events follow or came before."""

    id: str
    version: int


class Previewed(Message, frozen=True):
    id: str
    version: int
    position: Position
    stopped: bool = False  # the rest would reveal something


class Reasons(Message, frozen=True):
    """At most five reasons; a Reason with clause "" means: this one is possible."""

    id: str
    reasons: tuple[Reason, ...]


class Refusal(Message, frozen=True):
    """Nothing changed. code: `stale_version`, `illegal_action`, `not_your_seat`, ...; text `refusal.<code>` with data."""

    id: str
    code: str
    clause: str = ""
    data: dict[str, Datum] = field(default_factory=dict)
    version: int = 0


Answer = Welcome | Events | Seats | Talk | Accepted | Previewed | Reasons | Refusal
