"""The socket of one viewer: parse, ask the table, reply. One task reads, one writes, so that a slow reader stops nobody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from iseki.server import leaving, takebacks
from iseki.server.api import viewer_of
from iseki.server.crowd import Member, encode
from iseki.server.errors import BadMessage, Broken, NotAPlayer, Refused, TooLarge
from iseki.server.hall import hall_of
from iseki.server.messages import (
    Accepted,
    Answer,
    Change,
    Command,
    Consent,
    GoOn,
    HandOver,
    Hello,
    Preview,
    Propose,
    Redo,
    Refusal,
    Request,
    Resign,
    Skip,
    TakeBack,
    Undo,
    Why,
)
from iseki.server.rooms import Room
from iseki.server.table import Table
from iseki.server.throttle import sender

MESSAGE_LIMIT = 16_384  # characters
SEND_SECONDS = 30.0
NOT_ALLOWED = 4403  # close codes
TOO_SLOW = 4408
UNKNOWN = 4404

logger = logging.getLogger("iseki.server")
decoder = msgspec.json.Decoder(Request)


async def table_socket(socket: WebSocket) -> None:
    await socket.accept()
    hall = hall_of(socket)
    try:
        room = await hall.rooms.find(socket.path_params["code"])
        visitor = await hall.identity.visitor(socket)
        member = Member(viewer_of(room, visitor, socket), visitor.holder)
    except Refused as refusal:
        await turn_away(socket, refusal)
        return
    seated = member.viewer != room.table.public
    sends_as = (room.table.data.code, member.viewer) if seated else sender(socket.scope["client"])
    await converse(socket, room, member, lambda: hall.senders.spend(sends_as))


async def turn_away(socket: WebSocket, refusal: Refused) -> None:
    await socket.send_text(encode(refused("", refusal, 0)).decode())
    await socket.close(UNKNOWN if refusal.status == 404 else NOT_ALLOWED, refusal.code)


async def converse(socket: WebSocket, room: Room, member: Member, spend: Callable[[], None]) -> None:
    """spend: raises TooMany when the member sends more than it may."""
    meter = hall_of(socket).meter
    room.crowd.join(member)
    delivery = asyncio.create_task(deliver(socket, member))
    try:
        while (message := await heard(socket)) is not None:
            with meter.answering.timed():
                reply = await answer(room, member, spend, message)
            if reply is not None:
                meter.answered(reply)
                member.send(encode(reply))
    finally:
        room.crowd.leave(member)
        delivery.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await delivery


async def heard(socket: WebSocket) -> str | bytes | None:
    """The next message, None when the page is gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    return message.get("text") or message.get("bytes") or ""


async def deliver(socket: WebSocket, member: Member) -> None:
    """Send what waits for the member, in order; give up on a reader whose line is full for too long."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        with contextlib.suppress(TimeoutError):
            while (message := await member.outbox.get()) is not None:
                async with asyncio.timeout(SEND_SECONDS):  # wait_for would make a task for each message
                    await socket.send_text(message.decode())
        await socket.close(TOO_SLOW, "too_slow")


async def answer(room: Room, member: Member, spend: Callable[[], None], text: str | bytes) -> Answer | None:
    """One request, one answer; a fault of ours is a Refusal too, and the socket goes on."""
    key = ""
    try:
        request = parsed(text)
        key = getattr(request, "id", "")
        spend()
        return await answered(room, member, request)
    except Refused as refusal:
        return refused(key, refusal, room.table.history.version)
    except Exception:  # one request must not end the conversation; the log has the details
        logger.exception("a request failed at table %s", room.table.data.code)
        return refused(key, Broken(), room.table.history.version)


def parsed(text: str | bytes) -> Request:
    if len(text) > MESSAGE_LIMIT:
        raise TooLarge(limit=MESSAGE_LIMIT)
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)[:200]) from None


def refused(key: str, refusal: Refused, version: int) -> Refusal:
    return Refusal(key, refusal.code, refusal.clause, refusal.data, version)


async def answered(room: Room, member: Member, request: Request) -> Answer | None:
    """None: nothing to say; what a Skip does is seen in the events."""
    table, seat = room.table, member.viewer
    if isinstance(request, Hello):
        return room.crowd.greet(member, request.have)
    if seat == table.public:
        raise NotAPlayer
    match request:
        case Preview():
            return table.preview(seat, request)
        case Why():
            return table.why(seat, request)
        case Skip():
            room.bots.skip()
            return None
        case _:
            return Accepted(request.id, await CHANGES[type(request)](table, seat, request))


# what changes the table, and returns the version after it
CHANGES: dict[type[Change], Callable[[Table, int, Any], Awaitable[int]]] = {
    Command: Table.play,
    Undo: takebacks.undo,
    Redo: takebacks.redo,
    Propose: takebacks.propose,
    Consent: takebacks.consent,
    GoOn: leaving.go_on,
    Resign: leaving.resign,
    HandOver: leaving.hand_over,
    TakeBack: leaving.take_back,
}


ROUTES = [WebSocketRoute("/api/tables/{code}/socket", table_socket)]
