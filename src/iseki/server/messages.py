"""Every message between page and table over the socket. Tagged structs, names on the wire; the page's types are generated.

Over the socket `/api/tables/{code}/socket` the page sends a `Request` and the table answers with an `Answer`.
After a command every viewer gets the events it may know and one Position; nothing is sent in the middle of a command.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from iseki.core.options import Value
from iseki.core.present import Datum, Decision, LogLine, Move, Reason

SeatKind = Literal["person", "bot", "auto", "open"]
Level = Literal["easy", "medium", "strong"]
Ending = Literal["", "rules", "resigned", "timeout"]
Undoing = Literal["own", "ask", "free", "off"]
Proposal = Literal["undo", "pause"]
Timed = Literal["none", "move", "game", "day"]
Leaving = Literal["bot", "pass", "end"]

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


Request = Hello | Command | Preview | Why | Undo | Redo | Propose | Consent | GoOn | Skip | Resign | HandOver | TakeBack


# ---------------------------------------------------------------- table -> page, over the socket
class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """kind: who acts for the seat now. name: display name. owner: a person has claimed it (also while a bot plays for them)."""

    kind: SeatKind
    name: str = ""
    level: Level | None = None
    online: bool = False
    owner: bool = False
    gone: bool = False  # its person resigned or has no time left in the game, and does not come back


class Terms(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How this table is played, settled when it is opened.

    undo: `own` moves up to the undo line; `ask`: beyond it, too, if everybody agrees; `free`: anybody to any line; `off`.
    time: `move`: so many seconds from when a seat is asked until another one is, or its next turn begins; `day`: the same in whole days;
    `game`: for all its moves together. Only the clock of the person who is asked runs.
    leaving: what happens when a seat's time is over or it resigns: a `bot` plays on, `pass`: its questions are answered quickly, or the
    table's `end`; None: `end` with two seats, else `bot`. With two seats a resignation always ends the table.
    """

    undo: Undoing = "own"
    time: Timed = "none"
    seconds: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    leaving: Leaving | None = None


class Clocks(Struct, frozen=True, omit_defaults=True):
    """left: milliseconds by seat, as this is sent; None for a bot's, which spends no time, and for a seat that was given up.

    running: the seat whose time runs, None while nobody's does.
    """

    left: tuple[int | None, ...]
    running: int | None = None
    paused: bool = False


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something that a seat asks the others for. to: lines to go back to. waiting: seats that have not answered. declined: who said no."""

    seat: int
    what: Proposal
    to: int = 0
    waiting: tuple[int, ...] = ()
    declined: int | None = None


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody at the table may know of the table itself. `you`: own seat, None for a spectator. `host`: you opened it.

    next, previous: codes of the rematch, and of the table that this one is the rematch of. said: lines of chat so far.
    declined: seats whose people do not come along to `next`, or where there is none to this rematch.
    yours: the seats of several people at this device; `you` is the one that it looks through.
    """

    code: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: tuple[SeatInfo, ...]
    watch: bool
    secret_hash: str
    you: int | None = None
    host: bool = False
    spectators: int = 0
    secret: str = ""  # published when the game is over
    origin: str = ""  # what if: the table or record that this game goes on from
    next: str = ""
    previous: str = ""
    declined: tuple[int, ...] = ()
    said: int = 0
    yours: tuple[int, ...] = ()
    terms: Terms = Terms()
    offer: Offer | None = None


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


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """n: counts from 1. seat: who says it; none of somebody who watches, whose name is told instead."""

    n: int
    text: str
    seat: int | None = None
    name: str = ""


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
