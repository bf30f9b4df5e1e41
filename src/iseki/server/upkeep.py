"""The work beside the requests: step after step, for ever. One that fails stops neither the next nor the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from iseki.server.errors import Refused

Step = Callable[[], Awaitable[object]]

logger = logging.getLogger("iseki.server")


async def for_ever(what: str, step: Step, seconds: float) -> None:
    """what: for the log. seconds: between the end of a step and the next one."""
    while True:
        await safely(what, step)
        await asyncio.sleep(seconds)


async def safely(what: str, step: Step) -> None:
    """A database that is busy or away for a while is no news; of any other fault the log has the details."""
    try:
        await step()
    except (Refused, SQLAlchemyError):
        return
    except Exception:  # a clock that stood still ever after would be worse
        logger.exception("%s failed", what)
