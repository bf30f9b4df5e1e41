"""JSON in and out over HTTP: one shape for every error, and bodies of a bounded size."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from iseki.server.bodies import Failure
from iseki.server.errors import BadAddress, BadMessage, NotJson, Refused, TooLarge, TooMany

T = TypeVar("T")

BODY_LIMIT = 16_384  # bytes


def reply(body: object, status: int = 200) -> Response:
    """A struct as JSON, never kept by a cache."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, "application/json")


def failure(refusal: Refused) -> Response:
    response = reply(Failure(refusal.code, refusal.clause, refusal.data), refusal.status)
    if isinstance(refusal, TooMany):
        response.headers["retry-after"] = str(refusal.data["seconds"])
    return response


async def refuse(refusal: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """The answer of a middleware: a Failure, or a socket that is not opened."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
    else:
        await failure(refusal)(scope, receive, send)


def download(name: str, how: str = "inline") -> dict[str, str]:
    """The headers of a text that may be kept as a file; how: `inline` may also be shown."""
    return {"cache-control": "no-store", "content-disposition": f'{how}; filename="{name}"'}


async def body(request: Request, of: type[T], limit: int = BODY_LIMIT) -> T:
    """The request's JSON as a struct. Raises NotJson (what a form of another site can send is none), TooLarge, BadMessage."""
    kind = request.headers.get("content-type", "")
    if kind.partition(";")[0].strip().lower() != "application/json":
        raise NotJson(type=kind[:80])
    try:
        return msgspec.json.decode(await whole_body(request, limit), type=of)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)[:200]) from None


async def whole_body(request: Request, limit: int) -> bytes:
    """Raises TooLarge, or BadMessage when the sender goes away in the middle."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise TooLarge(limit=limit)
    except ClientDisconnect:
        raise BadMessage(reason="it ends too early") from None
    return bytes(data)


async def on_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return failure(error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """An address or method that does not exist."""
    assert isinstance(error, HTTPException)
    response = failure(BadAddress(path=request.url.path[:80]))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response
