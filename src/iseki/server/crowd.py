"""Who looks at a table just now, and what they are sent. A slow reader is let go and comes back with Hello; nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from iseki.core.dealer import secret_hash
from iseki.server.about import ChatLine, TableInfo
from iseki.server.messages import Events, Seats, Talk, Welcome
from iseki.server.store.company import Company, company_of
from iseki.server.store.talk import Said, said_after, silenced
from iseki.server.table import Table

QUEUE = 64  # messages that may wait for one reader
NOTHING = -1

logger = logging.getLogger("iseki.server")
encode = msgspec.json.Encoder().encode


class Member:
    """One open socket. viewer: a seat or the public. told: lines it has heard of; it hears of changes after its first Hello."""

    def __init__(self, viewer: int, holder: tuple[int, ...]) -> None:
        self.viewer = viewer
        self.holder = holder
        self.told = NOTHING
        self.gone = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE + 1)

    def send(self, message: bytes) -> None:
        """Queue a message; a full queue ends the connection (None is the last thing its sender reads)."""
        if self.gone:
            return
        if self.outbox.qsize() < QUEUE:
            self.outbox.put_nowait(message)
        else:
            self.leave()

    def leave(self) -> None:
        """There is room for this last one always."""
        if not self.gone:
            self.gone = True
            self.outbox.put_nowait(None)


class Crowd:
    """The members of one table."""

    def __init__(self, table: Table, company: Company) -> None:
        self.table = table
        self.company = company
        self.members: set[Member] = set()
        self.looking = asyncio.Lock()

    def join(self, member: Member) -> None:
        self.members.add(member)

    def leave(self, member: Member) -> None:
        self.members.discard(member)
        self.tell_seats()

    def greet(self, member: Member, have: int) -> Welcome:
        """The answer to Hello; the others hear that somebody came."""
        gate, table = self.table.gate, self.table
        if member.told == NOTHING:
            member.told = table.history.version
            self.tell_seats(member)
        member.told = table.history.version
        return Welcome(self.info(member.viewer, member.holder), gate.events(member.viewer, have), table.position(member.viewer))

    def tell(self) -> None:
        """Everybody hears, in one message, what happened since it was told last; a fault with one viewer stops no other."""
        messages: dict[tuple[int, int], bytes] = {}
        for member in self.greeted():
            key = member.viewer, member.told
            try:
                messages[key] = messages.get(key) or encode(self.news(*key))
            except Exception:  # the record is stored already: the table must go on for the others
                logger.exception("table %s cannot be shown to viewer %d", self.table.data.code, member.viewer)
                continue
            member.send(messages[key])
            member.told = self.table.history.version

    def news(self, viewer: int, since: int) -> Events:
        return Events(self.table.gate.events(viewer, since), self.table.position(viewer))

    async def refresh(self) -> None:
        """Who sits there, and what goes on around the table, may have changed; whoever looks at it hears."""
        async with self.looking:
            before, places = self.company, self.table.places
            await self.table.refresh_seats()
            self.company = await self.table.database.run(lambda connection: company_of(connection, self.table.data.id))
            self.let_go(lambda member: member.viewer != self.table.public and member.viewer not in self.table.seats_of(member.holder))
            if (self.company._replace(said=before.said, silenced=before.silenced), self.table.places) != (before, places):
                self.tell_seats()
                self.tell_clocks()
            if self.company.said > before.said:
                await self.tell_chat(before.said)
            if self.company.silenced > before.silenced:
                await self.tell_silence()

    async def tell_chat(self, since: int) -> None:
        lines = await self.table.database.run(lambda connection: said_after(connection, self.table.data.id, since))
        self.talk(tuple(map(chat_line, lines)))

    async def tell_silence(self) -> None:
        """Lines that were deleted: whoever has them drops them."""
        numbers = await self.table.database.run(lambda connection: silenced(connection, self.table.data.id))
        self.talk(tuple(ChatLine(n, "") for n in numbers))

    def talk(self, lines: tuple[ChatLine, ...]) -> None:
        message = encode(Talk(lines))
        for member in self.greeted():
            member.send(message)

    def let_go(self, those: Callable[[Member], bool]) -> None:
        """They come back as who they are now."""
        for member in [member for member in self.members if those(member)]:
            member.leave()

    def tell_clocks(self) -> None:
        """The last seat may have been taken: from then on time runs."""
        if self.table.terms.time != "none":
            self.tell()

    def tell_seats(self, but: Member | None = None) -> None:
        for member in self.greeted():
            if member is not but:
                member.send(encode(Seats(self.info(member.viewer, member.holder))))

    def greeted(self) -> list[Member]:
        return [member for member in self.members if member.told != NOTHING]

    def online(self, seat: int) -> bool:
        owner = self.table.places[seat].owner
        return any(member.viewer == seat or owner in member.holder for member in self.greeted())

    def spectators(self) -> int:
        """Who looks on and has no seat."""
        return sum(member.viewer == self.table.public and not self.table.seats_of(member.holder) for member in self.greeted())

    def info(self, viewer: int, holder: tuple[int, ...]) -> TableInfo:
        """What this viewer may know of the table itself. The secret is published when the game is over (B-051)."""
        table, data = self.table, self.table.data
        own = table.seats_of(holder)
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
            spectators=self.spectators(),
            secret=data.secret.hex() if table.history.over() else "",
            origin=table.history.origin,
            next=self.company.next,
            previous=self.company.previous,
            declined=self.company.declined,
            said=self.company.said,
            yours=own if len(own) > 1 else (),
            terms=table.terms,
            offer=table.offers.standing,
        )


def chat_line(line: Said) -> ChatLine:
    """A seat is called by the name it has now, which everybody knows."""
    return ChatLine(line.n, line.text, line.seat, "" if line.seat is not None else line.name)
