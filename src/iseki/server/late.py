"""Results of games that were over before results were kept: found one after the other while the server runs, never at its start."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from iseki.server.errors import Refused, UnknownRules
from iseki.server.records import outcome_gently
from iseki.server.store.database import Database
from iseki.server.store.files import filed
from iseki.server.store.results import keep_result, without_result

FIRST_SECONDS = 3.0  # after the start
PAUSE_SECONDS = 0.05  # between two games
TOGETHER = 50  # games that are asked for at once

logger = logging.getLogger("iseki.server")


async def keep_results(database: Database, first: float = FIRST_SECONDS, pause: float = PAUSE_SECONDS) -> int:
    """How many were found. A game that this iseki cannot play is left for a later one."""
    await asyncio.sleep(first)
    last, kept = 0, 0
    with suppress(Refused, SQLAlchemyError):
        while late := await database.run(partial(without_result, after=last, limit=TOGETHER)):
            for _, code in late:
                kept += await keep_one(database, code)
                await asyncio.sleep(pause)
            last = late[-1][0]
    if kept:
        logger.info("kept the results of %d games that were over before", kept)
    return kept


async def keep_one(database: Database, code: str) -> bool:
    found = await database.run(partial(filed, code=code))
    try:
        outcome = await outcome_gently(found) if found is not None else None
    except UnknownRules:
        return False
    except Exception:  # one record must not stop the others; the log has the details
        logger.exception("the record of table %s cannot be played again", code)
        return False
    if found is not None and outcome is not None:
        await database.run(partial(keep_result, table=found.data.id, outcome=outcome))
    return outcome is not None
