"""Every refusal of the server.

A Refused changes nothing and becomes one JSON shape, Failure over HTTP and Refusal over the socket: its code is the
class's name in snake case, its text `refusal.<code>` in the catalogues, its data the values at fault and the remedy.
"""

from __future__ import annotations

import re
from typing import ClassVar

from iseki.core.errors import IsekiError
from iseki.core.present import Datum


class Refused(IsekiError):
    """Base of all refusals. status: of the HTTP answer; clause: of the rules, where one decides."""

    status: ClassVar[int]
    code: ClassVar[str] = "refused"

    def __init_subclass__(cls, status: int = 400) -> None:
        cls.status = status
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, clause: str = "", **data: Datum) -> None:
        self.clause = clause
        self.data = data
        super().__init__(f"{self.code} {data or ''}".strip())


# ---------------------------------------------------------------- the message itself
class BadMessage(Refused):
    """No message of the contract. reason: what the schema misses."""


class BadAddress(Refused, status=404):
    """No such page or method. path."""


class TooLarge(Refused, status=413):
    """limit: bytes that a body or a message may have."""


class NotJson(Refused, status=415):
    """Only JSON is read. type: what the request calls its body."""


class TooMany(Refused, status=429):
    """More than people send. seconds: to wait before the next try."""


class CrossSite(Refused, status=403):
    """Sent by a page of another site. origin."""


class UnknownHost(Refused, status=421):
    """The server does not answer under this name. host; the remedy is --public-url."""


class Busy(Refused, status=503):
    """The database did not answer; nothing was changed, try again."""


class DiskFull(Refused, status=507):
    """The server's disk is full; nothing was changed. Whoever runs the server must make room."""


class ReadOnly(Refused, status=503):
    """The server may not write its database any more; nothing was changed. Whoever runs it must give that right."""


class Broken(Refused, status=500):
    """A fault of ours; nothing was changed, and the log of the server has the details."""


# ---------------------------------------------------------------- names, links, identity
class NameEmpty(Refused):
    """A name needs something to read."""


class NameTooLong(Refused):
    """length, limit: in characters."""


class NameCharacter(Refused):
    """character: a control or direction character, as U+202E."""


class TextEmpty(Refused):
    """What one says needs something to read."""


class TextTooLong(Refused):
    """length, limit: in characters."""


class TextCharacter(Refused):
    """character: a control or direction character, as U+202E."""


class UnknownLink(Refused, status=404):
    """No such invite or device link."""


class LinkUsed(Refused, status=410):
    """code: of the table. The link has been claimed."""


class LinkExpired(Refused, status=410):
    """code: of the table. A device link is good for ten minutes."""


class SeatTaken(Refused, status=409):
    """seat, code: somebody has claimed it."""


class AlreadySeated(Refused, status=409):
    """code: this browser has a seat at the table; it cannot take a second one."""


class NotHost(Refused, status=403):
    """Only who opened the table may invite."""


class NotLocal(Refused, status=403):
    """Only the machine that the server runs on may open it to the network."""


class NoNetwork(Refused, status=409):
    """This machine has no address in a local network, or it could not be bound. reason: `address`, `port`, `server`."""


# ---------------------------------------------------------------- opening a table
class UnknownGame(Refused):
    """game, known."""


class UnknownOption(Refused):
    """game, option, known."""


class BadOption(Refused):
    """option, value, allowed."""


class BadSeats(Refused):
    """seats, least, most: numbers of seats."""


class BadWish(Refused):
    """seat, reason: `level` (a bot needs one), `me` (one seat at most is yours), `name` (only who sits at your device is named by you)."""


class BadTerms(Refused):
    """time, seconds: a clock needs seconds, and seconds need a clock; one by the day whole days of 86400."""


class LevelOff(Refused):
    """level: this installation cannot play it, because search needs the compiled engine; known: the levels it can."""


# ---------------------------------------------------------------- at the table
class UnknownTable(Refused, status=404):
    """code."""


class NoWatching(Refused, status=403):
    """This table is for its players only."""


class NotAPlayer(Refused, status=403):
    """Who watches may not do this."""


class NotYourTurn(Refused, status=409):
    """seat: the one that is asked."""


class NotYourSeat(Refused, status=403):
    """seat: it belongs to somebody else, or there is none."""


class NotListed(Refused, status=403):
    """One comes to this table by an invite link alone."""


class Nameless(Refused, status=403):
    """Who watches says who they are before they say anything else."""


class NotOver(Refused, status=409):
    """One more game begins when this one is over."""


class NoRematch(Refused, status=409):
    """Nobody has asked for one more game."""


class BotPlays(Refused, status=409):
    """You handed the seat over; take it back first."""


class NotHandedOver(Refused, status=409):
    """There is nothing to take back: you play yourself."""


class StaleVersion(Refused, status=409):
    """version: the present one. The missing events are on their way, or come after Hello."""


class IllegalAction(Refused, status=409):
    """action, with the clause that forbids it where one is known."""


class TooFar(Refused, status=409):
    """action: it reveals something or another seat answers it, so nothing may follow it in one command."""


class UndoLine(Refused, status=409):
    """to, line: one may go back to `line` lines at most."""


class NothingToRedo(Refused, status=409):
    """Since the own last undo somebody has acted, or there was none."""


class UndoNotAllowed(Refused, status=409):
    """undo: what was settled for this table when it was opened."""


class OfferVoid(Refused, status=409):
    """What is answered is not offered any more: somebody acted, said no, or all agreed already."""


class SeatGivenUp(Refused, status=409):
    """Who resigned, or has no time left in the game, does not come back to the seat."""


class Paused(Refused, status=409):
    """Nobody acts until somebody goes on."""


class NoPause(Refused, status=409):
    """reason: `clock`: the table has none, `paused`: it is paused already, `running`: it is not."""


class GameOver(Refused, status=409):
    """Nothing can be done any more but look."""


class UnknownRules(Refused, status=409):
    """game, rules: the table was opened under rules that this iseki cannot play; update it."""


# ---------------------------------------------------------------- looking back
class BadEyes(Refused, status=403):
    """eyes, allowed: while a game runs everybody looks back through the own eyes alone."""


class StillRunning(Refused, status=409):
    """One may play on from a position when the game is over."""


class NoWayOn(Refused, status=409):
    """version: the game is over there; nothing can be played on from it."""


class UnknownReplay(Refused, status=404):
    """code: of a record that is not kept here, or not any more. Read its file again."""


class BadRecord(Refused):
    """The file is no record that can be played. source, line, reason; line 1 stands for the header as a whole, too."""


class RecordHidden(Refused):
    """source, viewer: the file is a viewer's copy, some lines are hidden. The table gives the full record when the game is over."""


class RecordTooLong(Refused, status=413):
    """source, lines, limit: lines that a record may have here. `iseki replay` has no limit."""
