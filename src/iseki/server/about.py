"""What everybody may know of a table itself: who sits there, its terms and clocks, what is offered and said. Part of the messages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from iseki.core.options import Value

SeatKind = Literal["person", "bot", "auto", "open"]
Level = Literal["easy", "medium", "strong"]
Undoing = Literal["own", "ask", "free", "off"]
Proposal = Literal["undo", "pause"]
Timed = Literal["none", "move", "game", "day"]
Leaving = Literal["bot", "pass", "end"]


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
    time: `move`: so many seconds from when a seat is asked until another one is, or its next turn begins, or its person returns after
    a bot has acted for it; `day`: the same in whole days; `game`: for all its moves together. Only the clock of who is asked runs.
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


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """n: counts from 1. seat: who says it; none of somebody who watches, whose name is told instead."""

    n: int
    text: str
    seat: int | None = None
    name: str = ""
