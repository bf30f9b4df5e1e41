"""What a player may do about moves that were made: take back, go forward again, ask the others, answer.

Each returns the version after it, and the same one when it is sent twice.
"""

from __future__ import annotations

from iseki.server.about import Offer
from iseki.server.errors import StaleVersion
from iseki.server.history import Draft
from iseki.server.leaving import check_pause
from iseki.server.messages import Consent, Propose, Redo, Undo
from iseki.server.table import Table
from iseki.server.undoing import check_far, check_redo, check_undo


async def undo(table: Table, seat: int, request: Undo) -> int:
    """Back to `to` lines by oneself. Raises StaleVersion, UndoLine, UndoNotAllowed, BotPlays, GameOver, Busy."""
    return await table.once(seat, request.id, lambda: undone(table, seat, request))


def undone(table: Table, seat: int, request: Undo) -> Draft:
    check_present(table, seat, request.version)
    check_undo(table.history, table.terms, seat, request.to)
    own = table.history.now.mover == seat
    return table.noted(f"@undo {request.to}" if own else f"@undo {request.to} {seat}")


def check_present(table: Table, seat: int, version: int) -> None:
    """A person of this version of the table, and no pause. Raises StaleVersion, BotPlays, GameOver, Paused."""
    table.check_version(version)
    table.check_person(seat)
    table.check_running()


async def redo(table: Table, seat: int, request: Redo) -> int:
    """Forward to where the own last undo left. Raises StaleVersion, NothingToRedo, BotPlays, GameOver, Busy."""
    return await table.once(seat, request.id, lambda: redone(table, seat, request))


def redone(table: Table, seat: int, request: Redo) -> Draft:
    check_present(table, seat, request.version)
    return table.noted(f"@redo {check_redo(table.history, seat)} {seat}")


async def propose(table: Table, seat: int, request: Propose) -> int:
    """An offer that stands until all have answered; done at once where only bots are asked.

    Raises StaleVersion, UndoLine, UndoNotAllowed, NoPause, Paused, BotPlays, GameOver, Busy.
    """
    while True:
        try:
            return await table.once(seat, request.id, lambda: proposed(table, seat, request))
        except StaleVersion:
            if table.history.version != request.version:
                raise
            # else another server's offer was stored just before; the newer one takes its place


def proposed(table: Table, seat: int, request: Propose) -> Draft:
    table.check_version(request.version)
    table.check_person(seat)
    check_wish(table, seat, request)
    offer = Offer(seat, request.what, request.to if request.what == "undo" else 0, table.others(seat))
    return asking(table, offer) if offer.waiting else agreed(table, offer)


def asking(table: Table, offer: Offer) -> Draft:
    """A newer offer takes the place of an older one."""
    draft = table.draft()
    draft.ask(offer)
    return draft


def check_wish(table: Table, seat: int, request: Propose) -> None:
    """Raises UndoLine, UndoNotAllowed, Paused, NoPause."""
    if request.what == "pause":
        check_pause(table)
    else:
        table.check_running()
        check_far(table.history, table.terms, seat, request.to)


async def consent(table: Table, seat: int, request: Consent) -> int:
    """Yes or no to the offer that stands. Raises OfferVoid, BotPlays, GameOver, Busy."""
    await table.look_up()  # it may have been made at another server just now
    while True:
        try:
            return await table.once(seat, request.id, lambda: consented(table, seat, request))
        except StaleVersion:  # another server stored something just before; does the offer still stand?
            continue


def consented(table: Table, seat: int, request: Consent) -> Draft:
    table.check_person(seat)
    offer = table.offers.answered(seat, request)
    return asking(table, offer) if offer.waiting or offer.declined is not None else agreed(table, offer)


def agreed(table: Table, offer: Offer) -> Draft:
    draft = table.noted(f"@pause {offer.seat}" if offer.what == "pause" else f"@undo {offer.to} {offer.seat}")
    draft.ask(None)
    return draft
