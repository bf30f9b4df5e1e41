"""The work beside the requests goes on, whatever becomes of one of its steps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest

from iseki.server.errors import Busy
from iseki.server.upkeep import for_ever
from tests.server.browser import AGAINST_FRIEND, Server, two_players


class Enough(BaseException):
    """Ends what would go on for ever."""


class Steps:
    """Each raises what comes next; the last one ends the test."""

    def __init__(self, *faults: BaseException) -> None:
        self.faults: Iterator[BaseException] = iter([*faults, Enough()])
        self.taken = 0

    async def __call__(self) -> None:
        self.taken += 1
        raise next(self.faults)


def test_a_step_that_fails_is_told_with_its_name_and_the_next_one_is_taken(caplog: pytest.LogCaptureFixture) -> None:
    steps = Steps(RuntimeError("a fault of ours"))
    with pytest.raises(Enough):
        asyncio.run(for_ever("keeping time", steps, 0))

    assert steps.taken == 2
    assert [(line.levelno, line.message) for line in caplog.records] == [(logging.ERROR, "keeping time failed")]


def test_a_busy_database_is_no_news(caplog: pytest.LogCaptureFixture) -> None:
    steps = Steps(Busy(), Busy())
    with pytest.raises(Enough):
        asyncio.run(for_ever("keeping time", steps, 0))

    assert steps.taken == 3
    assert not caplog.records


def test_one_table_that_cannot_be_looked_up_keeps_no_other_from_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is tried again, while the others have no need to."""
    rooms, looked = server.app.state.hall.rooms, list[str]()
    for _ in range(2):
        two_players(server)
    broken, well = rooms.rooms.values()

    async def fails() -> None:
        looked.append("broken")
        raise Busy

    async def looks() -> None:
        looked.append("well")
        well.stale = False

    monkeypatch.setattr(broken, "look_up", fails)
    monkeypatch.setattr(well, "look_up", looks)
    monkeypatch.setattr(rooms.database, "elsewhere", lambda: 7_000_000)
    assert server.first.portal is not None
    for _ in range(2):
        server.first.portal.call(rooms.look_up)

    assert looked.count("well") == 1
    assert looked.count("broken") >= 2


def test_a_table_that_was_just_asked_for_is_the_last_to_be_forgotten(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.rooms.MOST_IDLE", 1)
    rooms, ann = server.app.state.hall.rooms, server.browser()
    first, second = ann.open_table(AGAINST_FRIEND), ann.open_table(AGAINST_FRIEND)
    for code in (first, second, first):
        ann.get(f"/api/tables/{code}")
    rooms.forget_idle()

    assert [*rooms.rooms] == [first]
