"""JSON in and out over HTTP: one shape for every error, and bodies of a bounded size."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from iseki.server.errors import BadAddress, BadMessage, Broken, Refused, TooLarge
from iseki.server.messages import Failure

T = TypeVar("T")

BODY_LIMIT = 16_384  # bytes

logger = logging.getLogger("iseki.server")


def reply(body: object, status: int = 200) -> Response:
    """A struct as JSON, never kept by a cache."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, "application/json")


def failure(refusal: Refused) -> Response:
    return reply(Failure(refusal.code, refusal.clause, refusal.data), refusal.status)


async def body(request: Request, of: type[T]) -> T:
    """The request's JSON as a struct. Raises TooLarge, BadMessage."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_LIMIT:
            raise TooLarge(limit=BODY_LIMIT)
    try:
        return msgspec.json.decode(bytes(data), type=of)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadMessage(reason=str(error)[:200]) from None


async def on_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return failure(error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """An address or method that does not exist."""
    assert isinstance(error, HTTPException)
    response = failure(BadAddress(path=request.url.path[:80]))
    response.status_code = error.status_code
    return response


async def on_broken(request: Request, error: Exception) -> Response:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failure(Broken())
