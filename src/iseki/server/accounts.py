"""What goes over HTTP about games that are over, and about the own data: as bodies.py."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from iseki.core.options import Value
from iseki.server.messages import Ending

Played = Literal["you", "person", "easy", "medium", "strong", "mixed"]


class Span(Struct, frozen=True):
    """The mean, the least and the most of some numbers."""

    mean: float
    least: int
    most: int


class SeatTally(Struct, frozen=True, omit_defaults=True):
    """Seats of one kind. mixed: a person and a bot played for it. wins: a shared victory is a share. score: of whole games."""

    kind: Played
    games: int
    wins: float
    score: Span | None = None


class GroupTally(Struct, frozen=True, omit_defaults=True):
    """Games that have something in common. by: nothing (all of them), `seats` (their number), or the name of an option.

    whole: games that came to their end by the rules; of these alone score and length are told.
    """

    games: int
    whole: int
    seats: tuple[SeatTally, ...]
    by: str = ""
    value: Value | None = None
    turns: Span | None = None
    decisions: Span | None = None


class GameTally(Struct, frozen=True):
    """All groups of one game: everything, then by number of seats, then by the options of which several values were played."""

    game: str
    groups: tuple[GroupTally, ...]


class Statistics(Struct, frozen=True):
    """GET /api/statistics[?game=arnak&seats=3&rule=board:snake&rule=...]: of all games, or of those alone.

    server: games that anybody was allowed to watch. mine: games where this browser's people had a seat.
    """

    server: tuple[GameTally, ...]
    mine: tuple[GameTally, ...]


class SeatRecord(Struct, frozen=True, omit_defaults=True):
    """A seat of a game that is over. share: of the victory. parts: what the score consists of, where the last position tells it."""

    kind: str
    you: bool = False
    name: str = ""
    score: int | None = None
    share: float | None = None
    parts: dict[str, int] = {}


class GameRecord(Struct, frozen=True, omit_defaults=True):
    """One game with everything that is kept of it. started, ended: seconds since 1970. record: its text; of a running one the own copy.

    counted: in the statistics; not a what-if, and no game with an empty seat.
    """

    code: str
    game: str
    rules: int
    options: dict[str, Value]
    started: float
    seats: tuple[SeatRecord, ...]
    record: str
    ended: float | None = None
    ending: Ending = ""
    turns: int | None = None
    decisions: int | None = None
    counted: bool = False


class Holdings(Struct, frozen=True, omit_defaults=True):
    """GET /api/me/data: what this server knows of the people of this browser. running, finished: their tables. said: lines of chat.

    records: that they brought along.
    """

    name: str = ""
    running: int = 0
    finished: int = 0
    said: int = 0
    records: int = 0


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/deletion -> Holdings: what was deleted; nothing when it is asked for again."""

    confirm: Literal["delete my data"]
