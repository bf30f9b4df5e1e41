"""One table in memory: its record, who sits there, and what its players may do. The database has the truth.

Every change takes the table's lock, is tried on clones, stored, and only then shown; whoever loses a race is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import cast

import msgspec
from sqlalchemy import Connection

from iseki.core import errors as core
from iseki.core.options import resolve
from iseki.core.record import Record
from iseki.server.about import Leaving, Level, SeatInfo, SeatKind, Terms
from iseki.server.clock import Clock, Spent
from iseki.server.errors import BotPlays, GameOver, IllegalAction, NotYourTurn, Paused, StaleVersion, UnknownRules
from iseki.server.gate import Gate
from iseki.server.history import Draft, History
from iseki.server.loaded import known_rules, loaded
from iseki.server.messages import Command, Position, Preview, Previewed, Reasons, Why
from iseki.server.offers import Offers
from iseki.server.outcome import outcome_with
from iseki.server.store.clocks import clock_of, keep_clocks
from iseki.server.store.database import Database
from iseki.server.store.offers import keep_offer, void_offer
from iseki.server.store.results import keep_result
from iseki.server.store.rows import Addition, CommandKey, Conflict, TableData, seats_of
from iseki.server.store.schema import GONE
from iseki.server.store.storing import Storing
from iseki.server.store.whole import Stored, newest, stored


class Table:
    """`changed(since)` is called after every change of the record, with the version before it.

    spent: what the clocks had counted. now: seconds that never go back.
    """

    def __init__(
        self, data: TableData, stored: Stored, database: Database, spent: Spent | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.data = data
        self.database = database
        self.lock = asyncio.Lock()
        self.changed: Callable[[int], None] = lambda since: None
        self.offers = Offers()
        self.terms = msgspec.convert(data.terms, Terms)
        self.kind = known_rules(data)
        self.options = resolve(self.kind.options, data.options)
        self.clock = Clock(self.terms, len(stored[0]), now)
        self.clock.spent = spent or self.clock.spent
        self.replay(stored)
        self.offers.read(stored[-1])

    def replay(self, stored: Stored) -> None:
        """Build everything from what the database holds. Raises UnknownRules when the lines cannot be played here."""
        self.places, lines, self.commands, _ = stored
        self.history = History(loaded(self.kind, len(self.places), self.options), self.data.secret)
        try:
            self.history.extend(lines)
        except core.IllegalAction as error:
            raise UnknownRules(game=self.data.game, rules=self.data.rules) from error
        self.history.breaks.update(self.commands.values())
        self.gate = Gate(self.history, self.kind.present, self.terms)
        self.follow()

    def follow(self) -> None:
        """Whose time runs: that of the person who is asked, once every seat is taken and nobody has paused.

        Who takes a seat back after a bot has acted for it begins a turn of its own.
        """
        asked = self.history.asked()
        waits = self.history.paused or any(place.owner is None and place.level is None for place in self.places)
        runs = None if asked is None or waits or self.level(asked) is not None else asked
        self.clock.follow(runs, int(self.history.now.state.turns) + self.history.returns)

    @property
    def leaving(self) -> Leaving:
        """What happens to a seat that is given up."""
        return self.terms.leaving or ("end" if len(self.places) == 2 else "bot")

    def position(self, viewer: int) -> Position:
        """Where the game and the clocks stand now."""
        if self.terms.time == "none":
            return self.gate.position(viewer)
        clocked = tuple(place.level is None and not self.gone(seat) for seat, place in enumerate(self.places))
        return msgspec.structs.replace(self.gate.position(viewer), clocks=self.clock.shown(self.history.paused, clocked))

    @property
    def public(self) -> int:
        """The viewer number of everybody who watches."""
        return len(self.places)

    @property
    def offers_made(self) -> bool:
        """May its people ask each other for something?"""
        return self.terms.undo == "ask" or self.terms.time != "none"

    # ---- who sits there
    def seat_of(self, holder: tuple[int, ...]) -> int | None:
        """The seat of one of these guests; of several people at one device the one that is asked, else the first."""
        seats, asked = self.seats_of(holder), self.history.asked()
        return asked if asked in seats else next(iter(seats), None)

    def seats_of(self, holder: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place.owner in holder)

    def level(self, seat: int) -> str | None:
        """Level of the bot that acts for the seat now, `auto` where quick answers are given for it, None if a person acts or nobody."""
        return self.history.bots.get(seat, self.places[seat].level)

    def bot_to_move(self) -> int | None:
        """The seat that is asked, if a bot acts for it."""
        asked = self.history.asked()
        return asked if asked is not None and self.level(asked) and not self.history.paused else None

    def seat_info(self, seat: int, online: bool) -> SeatInfo:
        place, level = self.places[seat], self.level(seat)
        kind: SeatKind = "auto" if level == "auto" else "bot" if level else "open" if place.owner is None else "person"
        named = cast("Level", level) if kind == "bot" else None
        return SeatInfo(kind, place.name, named, online, place.owner is not None, self.gone(seat))

    def gone(self, seat: int) -> bool:
        """Has the person of the seat left for good?"""
        given_up = seat in self.history.bots and self.terms.time == "game" and self.clock.left(seat) <= 0
        return seat in self.history.gave_up or given_up

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats that other people play."""
        people = (None, GONE, self.places[seat].owner)
        return tuple(other for other, place in enumerate(self.places) if place.owner not in people and self.level(other) is None)

    async def refresh_seats(self) -> None:
        self.places = await self.database.run(lambda connection: seats_of(connection, self.data.id))
        self.follow()

    # ---- what a player does; returns the version after it, and the same one when it is sent twice
    async def play(self, seat: int, command: Command) -> int:
        """Raises StaleVersion, NotYourTurn, BotPlays, IllegalAction, TooFar, GameOver, Busy; then nothing changed."""
        return await self.once(seat, command.id, lambda: self.drafted(seat, command))

    def drafted(self, seat: int, command: Command) -> Draft:
        self.check_version(command.version)
        self.check_asked(seat)
        draft = self.draft()
        try:
            draft.play(seat, command.actions)
        except IllegalAction as refusal:
            raise (self.gate.explained(refusal, seat) if not draft.lines else refusal) from None
        draft.deal(self.history.dealer)
        return draft

    async def play_bot(self, seat: int, version: int, names: tuple[str, ...]) -> bool:
        """A bot's actions; False, and nothing happens, when the table has moved on while it thought."""
        async with self.lock:
            if self.history.version != version or self.bot_to_move() != seat:
                return False
            draft = self.draft()
            draft.play(seat, names)
            draft.deal(self.history.dealer)
            await self.store(draft, None)
            return True

    # ---- questions, which change nothing
    def preview(self, seat: int, request: Preview) -> Previewed:
        """Raises StaleVersion, NotYourTurn, BotPlays, IllegalAction, GameOver."""
        self.check_version(request.version)
        self.check_asked(seat)
        position, stopped = self.gate.preview(seat, request.actions)
        return Previewed(request.id, self.history.version, position, stopped)

    def why(self, seat: int, request: Why) -> Reasons:
        """Raises StaleVersion."""
        self.check_version(request.version)
        return Reasons(request.id, self.gate.reasons(seat, request.about))

    # ---- checks
    def check_version(self, version: int) -> None:
        if version != self.history.version:
            raise StaleVersion(version=self.history.version)

    def check_person(self, seat: int) -> None:
        if self.history.over():
            raise GameOver
        if self.level(seat) is not None:
            raise BotPlays

    def check_running(self) -> None:
        if self.history.paused:
            raise Paused

    def check_asked(self, seat: int) -> None:
        self.check_person(seat)
        self.check_running()
        asked = self.history.asked()
        if asked is not None and asked != seat:
            raise NotYourTurn(seat=asked)

    # ---- storing
    def draft(self) -> Draft:
        return Draft(self.history.now, self.history.version)

    def noted(self, event: str) -> Draft:
        draft = self.draft()
        draft.note(event)
        return draft

    async def once(self, seat: int, key: str, work: Callable[[], Draft]) -> int:
        """Do the work and store it under the page's id; the version stored before if the id is known (B-064)."""
        async with self.lock:
            done = self.commands.get((seat, key))
            if done is not None:
                return done
            draft = work()
            try:
                await self.store(draft, (seat, key))
            except StaleVersion:
                if (seat, key) not in self.commands:
                    raise
            return self.commands[seat, key]

    async def store(self, draft: Draft, command: CommandKey | None) -> None:
        """Append to the record, then show it. Raises StaleVersion after somebody else's lines were read, or Busy."""
        since = self.history.version
        try:
            await self.database.run(self.storing(draft, command))
        except Conflict:
            await self.catch_up()
            raise StaleVersion(version=self.history.version) from None
        self.history.follow(draft)
        self.follow()
        if command is not None:
            self.commands[command] = self.history.version
            self.history.breaks.add(self.history.version)
        if draft.asks:
            self.offers.stand(draft.offer)
        if draft.lines:
            self.offers.happened(draft.lines)
            self.changed(since)

    def storing(self, draft: Draft, command: CommandKey | None) -> Storing:
        """What is done in the one transaction. It raises Conflict when another server has stored something."""
        table, since, ended = self.data.id, self.history.version, draft.ends()
        besides = list[Callable[[Connection], None]]()
        if draft.asks:
            besides.append(partial(keep_offer, table=table, known=self.offers.standing, offer=draft.offer))
        elif self.offers_made:
            besides.append(partial(void_offer, table=table, new=draft.lines))
        spent = self.clock.kept(since + len(draft.lines))
        if spent is not None:
            besides.append(partial(keep_clocks, counted={table: spent}))
        outcome = outcome_with(self.kind, self.options, self.places, self.history, draft) if ended else None
        if outcome is not None:
            besides.append(partial(keep_result, table=table, outcome=outcome))
        return Storing(Addition(table, since, draft.lines, command, ended), tuple(besides))

    async def look_up(self) -> None:
        """Has another process written to this table? Raises Busy."""
        async with self.lock:
            version, offer = await self.database.run(lambda connection: newest(connection, self.data.id))
            if version > self.history.version:
                await self.catch_up()
            else:
                self.offers.read(offer)

    async def catch_up(self) -> None:
        """Another process wrote to this table: read the record again and tell our viewers (B-068)."""
        since, table = self.history.version, self.data.id
        found, spent = await self.database.run(lambda connection: (stored(connection, table), clock_of(connection, table)))
        self.clock.take(spent)
        self.replay(found)
        self.changed(since)
        self.offers.read(found[-1])

    # ---- the record as text
    def record(self, viewer: int) -> Record:
        """Complete when the game is over, else the viewer's copy."""
        names = {seat: place.name for seat, place in enumerate(self.places) if place.name}
        lines = [line.action for line in self.history.lines]
        kind, over, end = self.kind, self.history.over(), self.history.now.state
        scores = kind.present.summary(end).get("score", ()) if end.is_terminal() else ()
        result = " ".join(map(str, scores))
        full = Record(kind.name, len(self.places), self.options, self.data.rules, kind.components_hash, lines, names, result)
        return full if over else full.viewer_copy(viewer)
