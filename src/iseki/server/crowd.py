"""Who looks at a table just now, and what they are sent. A slow reader is let go and comes back with Hello; nobody waits for it."""

from __future__ import annotations

import asyncio

import msgspec

from iseki.core.dealer import secret_hash
from iseki.server.messages import Answer, Events, Seats, TableInfo, Welcome
from iseki.server.table import Table

QUEUE = 64  # messages that may wait for one reader

encode = msgspec.json.Encoder().encode


class Member:
    """One open socket. viewer: a seat or the public. It hears of changes after its first Hello."""

    def __init__(self, viewer: int, holder: tuple[int, ...]) -> None:
        self.viewer = viewer
        self.holder = holder
        self.greeted = False
        self.slow = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE + 1)

    def send(self, message: bytes) -> None:
        """Queue a message; a full queue ends the connection (None is the last thing its sender reads)."""
        if self.slow:
            return
        if self.outbox.qsize() < QUEUE:
            self.outbox.put_nowait(message)
        else:
            self.slow = True
            self.outbox.put_nowait(None)


class Crowd:
    """The members of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.members: set[Member] = set()

    def join(self, member: Member) -> None:
        self.members.add(member)

    def leave(self, member: Member) -> None:
        self.members.discard(member)
        self.tell_seats()

    def greet(self, member: Member, have: int) -> Welcome:
        """The answer to Hello; the others hear that somebody came."""
        if not member.greeted:
            member.greeted = True
            self.tell_seats(member)
        gate = self.table.gate
        return Welcome(self.info(member.viewer, member.holder), gate.events(member.viewer, have), gate.position(member.viewer))

    def tell(self, since: int) -> None:
        """Everybody hears what happened after line `since`, in one message."""
        messages: dict[int, bytes] = {}
        for member in self.greeted():
            if member.viewer not in messages:
                messages[member.viewer] = encode(self.news(member.viewer, since))
            member.send(messages[member.viewer])

    def news(self, viewer: int, since: int) -> Answer:
        gate = self.table.gate
        return Events(gate.events(viewer, since), gate.position(viewer))

    def tell_seats(self, but: Member | None = None) -> None:
        for member in self.greeted():
            if member is not but:
                member.send(encode(Seats(self.info(member.viewer, member.holder))))

    def greeted(self) -> list[Member]:
        return [member for member in self.members if member.greeted]

    def online(self, seat: int) -> bool:
        return any(member.viewer == seat for member in self.greeted())

    def info(self, viewer: int, holder: tuple[int, ...]) -> TableInfo:
        """What this viewer may know of the table itself. The secret is published when the game is over (B-051)."""
        table, data = self.table, self.table.data
        return TableInfo(
            code=data.code,
            game=data.game,
            rules=data.rules,
            options=table.options,
            seats=tuple(table.seat_info(seat, self.online(seat)) for seat in range(table.public)),
            watch=data.watch,
            secret_hash=secret_hash(data.secret),
            you=None if viewer == table.public else viewer,
            host=data.host in holder,
            spectators=sum(member.viewer == table.public for member in self.greeted()),
            secret=data.secret.hex() if table.history.over() else "",
        )
