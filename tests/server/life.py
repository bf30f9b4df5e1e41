"""Somebody who has left traces everywhere, and how one deletes one's data."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from iseki.server.accounts import Holdings
from iseki.server.store.database import Database
from iseki.server.store.schema import metadata
from tests.server.browser import AGAINST_FRIEND, Browser, Server

CONFIRM = {"confirm": "delete my data"}


def delete(browser: Browser) -> Holdings:
    answer = browser.post("/api/me/deletion", CONFIRM)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Holdings)


def everything(server: Server) -> str:
    return stored_text(server.app.state.hall.database)


def stored_text(database: Database) -> str:
    """All that stands there."""

    def work(rows: Connection) -> str:
        return "\n".join(str(row) for table in metadata.sorted_tables for row in rows.execute(select(table)))

    return database.transaction(work)


class Life:
    """Mio, who has left traces everywhere: seats, a hot-seat friend, chat, links, a rematch that waits for her."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.mio, self.ann = server.browser(), server.browser()
        self.mio.put("/api/me", {"name": "Mio-the-explorer"})
        self.ann.put("/api/me", {"name": "Ann"})
        self.own = self.mio.open_table(({"kind": "me"}, {"kind": "here", "name": "Hana-beside-her"}))
        self.shared = self.ann.open_table(AGAINST_FRIEND, watch=True)
        self.mio.claim(self.ann.invite(self.shared), "Mio-the-explorer")
        self.say(self.mio, "I was-here-first")
        self.say(self.ann, "So was I")
        self.mio.post(f"/api/tables/{self.shared}/device")

    def say(self, browser: Browser, text: str) -> None:
        assert browser.post(f"/api/tables/{self.shared}/chat", {"id": text[:20], "text": text}).status_code == 200
