"""Every refusal of the server, and what can go wrong at its start.

A Refused changes nothing and becomes one JSON shape, Failure over HTTP and Refusal over the socket: its code is the
class's name in snake case, its text `refusal.<code>` in the catalogues, its data the values at fault and the remedy.
A StartError is one clear sentence for the command line.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

from iseki.core.errors import IsekiError
from iseki.core.present import Datum


class Refused(IsekiError):
    """Base of all refusals. status: of the HTTP answer; clause: of the rules, where one decides."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "refused"

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, clause: str = "", **data: Datum) -> None:
        self.clause = clause
        self.data = data
        super().__init__(f"{self.code} {data or ''}".strip())


# ---------------------------------------------------------------- the message itself
class BadMessage(Refused):
    """No message of the contract. reason: what the schema misses."""


class BadAddress(Refused):
    """No such page or method. path."""

    status = 404


class TooLarge(Refused):
    """limit: bytes that a body or a message may have."""

    status = 413


class NotJson(Refused):
    """Only JSON is read. type: what the request calls its body."""

    status = 415


class TooMany(Refused):
    """More than people send. seconds: to wait before the next try."""

    status = 429


class CrossSite(Refused):
    """Sent by a page of another site. origin."""

    status = 403


class UnknownHost(Refused):
    """The server does not answer under this name. host; the remedy is --public-url."""

    status = 421


class Busy(Refused):
    """The database did not answer; nothing was changed, try again."""

    status = 503


class DiskFull(Refused):
    """The server's disk is full; nothing was changed. Whoever runs the server must make room."""

    status = 507


class ReadOnly(Refused):
    """The server may not write its database any more; nothing was changed. Whoever runs it must give that right."""

    status = 503


class Broken(Refused):
    """A fault of ours; nothing was changed, and the log of the server has the details."""

    status = 500


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


class UnknownLink(Refused):
    """No such invite or device link."""

    status = 404


class LinkUsed(Refused):
    """code: of the table. The link has been claimed."""

    status = 410


class LinkExpired(Refused):
    """code: of the table. A device link is good for ten minutes."""

    status = 410


class SeatTaken(Refused):
    """seat, code: somebody has claimed it."""

    status = 409


class AlreadySeated(Refused):
    """code: this browser has a seat at the table; it cannot take a second one."""

    status = 409


class NotHost(Refused):
    """Only who opened the table may invite."""

    status = 403


class NotLocal(Refused):
    """Only the machine that the server runs on may open it to the network."""

    status = 403


class NoNetwork(Refused):
    """This machine has no address in a local network, or it could not be bound. reason: `address`, `port`, `server`."""

    status = 409


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
    """seat, reason: `level` (a bot needs one) or `me` (one seat at most is yours)."""


class LevelOff(Refused):
    """level: this installation cannot play it, because search needs the compiled engine; known: the levels it can."""


# ---------------------------------------------------------------- at the table
class UnknownTable(Refused):
    """code."""

    status = 404


class NoWatching(Refused):
    """This table is for its players only."""

    status = 403


class NotAPlayer(Refused):
    """Who watches may not do this."""

    status = 403


class NotYourTurn(Refused):
    """seat: the one that is asked."""

    status = 409


class NotListed(Refused):
    """One comes to this table by an invite link alone."""

    status = 403


class Nameless(Refused):
    """Who watches says who they are before they say anything else."""

    status = 403


class NotOver(Refused):
    """One more game begins when this one is over."""

    status = 409


class BotPlays(Refused):
    """You handed the seat over; take it back first."""

    status = 409


class NotHandedOver(Refused):
    """There is nothing to take back: you play yourself."""

    status = 409


class StaleVersion(Refused):
    """version: the present one. The missing events are on their way, or come after Hello."""

    status = 409


class IllegalAction(Refused):
    """action, with the clause that forbids it where one is known."""

    status = 409


class TooFar(Refused):
    """action: it reveals something or another seat answers it, so nothing may follow it in one command."""

    status = 409


class UndoLine(Refused):
    """to, line: one may go back to `line` lines at most."""

    status = 409


class NothingToRedo(Refused):
    """Since the own last undo somebody has acted, or there was none."""

    status = 409


class UndoNotAllowed(Refused):
    """undo: what was settled for this table when it was opened."""

    status = 409


class OfferVoid(Refused):
    """What is answered is not offered any more: somebody acted, said no, or all agreed already."""

    status = 409


class GameOver(Refused):
    """Nothing can be done any more but look."""

    status = 409


class UnknownRules(Refused):
    """game, rules: the table was opened under rules that this iseki cannot play; update it."""

    status = 409


# ---------------------------------------------------------------- looking back
class BadEyes(Refused):
    """eyes, allowed: while a game runs everybody looks back through the own eyes alone."""

    status = 403


class StillRunning(Refused):
    """One may play on from a position when the game is over."""

    status = 409


class NoWayOn(Refused):
    """version: the game is over there; nothing can be played on from it."""

    status = 409


class UnknownReplay(Refused):
    """code: of a record that was read here and is not kept any more. Read its file again."""

    status = 404


class BadRecord(Refused):
    """The file is no record that can be played. source, line, reason; line 1 stands for the header as a whole, too."""


class RecordHidden(Refused):
    """source, viewer: the file is a viewer's copy, some lines are hidden. The table gives the full record when the game is over."""


class RecordTooLong(Refused):
    """source, lines, limit: lines that a record may have here. `iseki replay` has no limit."""

    status = 413


# ---------------------------------------------------------------- the start of the server
class StartError(IsekiError):
    """The server cannot start; the message says why and what to do."""


class PortInUse(StartError):
    """Another program listens on the port."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"port {port} of {host} is in use by another program; name another one with --port")


class BadHost(StartError):
    """The address to listen on is none of this machine."""

    def __init__(self, host: str, reason: str) -> None:
        super().__init__(f"cannot listen on {host!r}: {reason}; name an address of this machine with --host")


class BadPublicUrl(StartError):
    """The public address is not a whole address."""

    def __init__(self, url: str) -> None:
        super().__init__(f"--public-url cannot be {url[:80]!r}; it needs the whole address, as https://games.example.org")


class DatabaseUnusable(StartError):
    """The file cannot be written, is locked, is no database of iseki, or one of a newer iseki."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"cannot use the database {path}: {reason}")


class PageMissing(StartError):
    """The built page does not lie beside the server."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the page is not built: {path} is missing; run `make setup`, or install a released wheel")
