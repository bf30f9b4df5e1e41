"""What goes over HTTP: bodies of requests and answers. The page's types and the OpenAPI document are generated from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from iseki.core.options import Value
from iseki.core.present import Datum
from iseki.server.about import Level, SeatInfo, TableInfo, Terms
from iseki.server.messages import Event, RequestId, Result


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """A rule option. values: choices, default first; none for `numbers` (a list of numbers, see `presets`)."""

    name: str
    kind: Literal["choice", "numbers"]
    default: Value
    clause: str
    values: tuple[Value, ...] = ()
    presets: tuple[tuple[int, ...], ...] = ()


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """presets: option values that go together, the usual one first; only what differs from the defaults."""

    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[OptionInfo, ...]
    levels: tuple[Level, ...]
    presets: dict[str, dict[str, Value]] = {}


class Me(Struct, frozen=True, omit_defaults=True):
    """GET /api/me. name "" until chosen."""

    name: str = ""


class NewName(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """PUT /api/me. name: 1 to 24 characters after trimming."""

    name: str


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """kind me: the host; here: somebody else at the host's device, who has a name; friend: by link; bot: of a level."""

    kind: Literal["me", "here", "friend", "bot"]
    level: Level | None = None
    name: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables -> Opened. options: only those that differ from the default; who starts is one of them.

    listed: everybody sees it in the lobby, and may take its free seats.
    """

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, Value] = field(default_factory=dict)
    watch: bool = False
    listed: bool = False
    terms: Terms = Terms()


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/chat -> ChatLine. text: 1 to 300 characters after trimming. id: the page's own; sent twice, said once."""

    id: RequestId
    text: str


class Opened(Struct, frozen=True):
    code: str


class Invite(Struct, frozen=True):
    """A link that works once; its secret stands in the fragment. qr: the same as a complete <svg>.

    POST /api/tables/{code}/invites {"seat": n} claims that seat: `/join#invite=...`.
    POST /api/tables/{code}/device takes the own seat to a second device, within ten minutes: `/join#device=...`.
    """

    url: str
    qr: str


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Claim(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/claim with the secret of an invite or device link -> Opened; the cookie is set. name: of the guest, if chosen."""

    token: str
    name: str = ""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/invitation with the secret of a link -> Invitation; nothing is claimed."""

    token: str


class Invitation(Struct, frozen=True, omit_defaults=True):
    """What one is invited to: game, who sits there, and how the table is played."""

    game: str
    seats: tuple[SeatInfo, ...]
    terms: Terms = Terms()


class TableRow(Struct, frozen=True, omit_defaults=True):
    """A table in a list. summary: public numbers by seat. origin: what if: the table or record that the game goes on from.

    watch: anybody may. next: code of the rematch.
    """

    code: str
    game: str
    seats: tuple[SeatInfo, ...]
    turn: int
    you: int | None = None
    waiting: int | None = None
    result: Result | None = None
    summary: dict[str, tuple[int, ...]] = field(default_factory=dict)
    terms: Terms = Terms()
    origin: str = ""
    watch: bool = False
    spectators: int = 0
    next: str = ""


class Tables(Struct, frozen=True, omit_defaults=True):
    """GET /api/tables: mine, waiting for me first; finished lately; open: of other people, to join or to watch."""

    mine: tuple[TableRow, ...]
    finished: tuple[TableRow, ...]
    open: tuple[TableRow, ...] = ()


class Stop(Struct, frozen=True, omit_defaults=True):
    """A position of a replay: somebody was asked there, or it is the last one. version: number of lines. seat: who was asked.

    round: 0 in a game without rounds.
    """

    version: int
    turn: int
    seat: int | None = None
    round: int = 0


class Replay(Struct, frozen=True, omit_defaults=True):
    """GET /api/replays/{code}?as=EYES. The position at a stop is GET /api/replays/{code}/position?at=VERSION&as=EYES.

    eyes: those one looks through, a seat, `public` or `all`; may: those one may look through. left: lines that were taken back later.
    """

    table: TableInfo
    eyes: str
    may: tuple[str, ...]
    events: tuple[Event, ...]
    stops: tuple[Stop, ...]
    left: tuple[int, ...] = ()
    result: Result | None = None


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records -> Opened: a record's file to look at. name: of the file, for errors."""

    name: Annotated[str, Meta(max_length=200)]
    text: str


class Brought(Struct, frozen=True, omit_defaults=True):
    """GET /api/records -> list of Brought: records that this browser's people brought along. names: by seat. lines: how many.

    DELETE /api/records/{code} puts one away, and says what is left.
    """

    code: str
    game: str
    names: tuple[str, ...]
    lines: int


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays/{code}/tables -> Opened: play on from a position of a game that is over."""

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: tuple[SeatWish, ...]


class Network(Struct, frozen=True, omit_defaults=True):
    """GET or POST /api/network: is the table reachable from other devices of this network, and under which address?

    POST binds the address of the local network; only the machine the server runs on may ask for it.
    """

    shared: bool
    possible: bool
    url: str = ""


class Failure(Struct, frozen=True, omit_defaults=True):
    """Body of every HTTP error: text `refusal.<code>` with data; clause of the rules where one decides."""

    code: str
    clause: str = ""
    data: dict[str, Datum] = field(default_factory=dict)
