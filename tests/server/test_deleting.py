"""Delete my data: what one is told, and what goes. On both databases where it is about what is stored."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from httpx2 import Response
from sqlalchemy import Connection, select

from iseki.server.accounts import Holdings
from iseki.server.store.database import Database
from iseki.server.store.schema import GONE, bringers, chat, guests, links, metadata, seats, sessions, tables
from tests.server.browser import Server
from tests.server.life import CONFIRM, Life, delete, everything, stored_text
from tests.server.looking import Two
from tests.server.process import Process, Start


@pytest.fixture
def life(server: Server) -> Life:
    return Life(server)


@pytest.fixture
def life_there(make_server: Callable[..., Server], place: str) -> Life:
    return Life(make_server(place))


# ---------------------------------------------------------------- asking
def test_one_is_told_beforehand_what_goes(life: Life) -> None:
    told = msgspec.json.decode(life.mio.get("/api/me/data").content, type=Holdings)

    assert told == Holdings("Mio-the-explorer", running=2, said=1)


def test_nothing_goes_without_the_very_words(life: Life) -> None:
    before = everything(life.server)

    for body in ({}, {"confirm": True}, {"confirm": "yes"}, {"confirm": "DELETE MY DATA"}, {**CONFIRM, "guest": 2}, None):
        assert life.mio.post("/api/me/deletion", body).json()["code"] == "bad_message"

    assert everything(life.server) == before


def test_another_site_cannot_ask_for_it(life: Life) -> None:
    before = everything(life.server)
    content = msgspec.json.encode(CONFIRM)

    def sent(**headers: str) -> Response:
        return life.mio.client.post("/api/me/deletion", content=content, headers=headers)

    elsewhere = {"origin": "https://evil.example", "content-type": "application/json"}
    assert sent(**elsewhere).json()["code"] == "cross_site"
    assert sent(**{"content-type": "text/plain"}).json()["code"] == "not_json"
    assert life.mio.get("/api/me/deletion").status_code == 405
    assert everything(life.server) == before


def test_it_is_answered_with_what_went_and_the_second_time_with_nothing(life: Life) -> None:
    cookie = dict(life.mio.client.cookies.items())

    assert delete(life.mio) == Holdings("Mio-the-explorer", running=2, said=1)

    after = everything(life.server)
    life.mio.client.cookies.update(cookie)
    assert delete(life.mio) == Holdings()
    assert delete(life.server.browser()) == Holdings()
    assert everything(life.server) == after


def test_the_cookie_is_cleared_and_was_worth_nothing_any_more(life: Life) -> None:
    cookie = dict(life.mio.client.cookies.items())

    delete(life.mio)

    assert dict(life.mio.client.cookies.items()) == {}
    life.mio.client.cookies.update(cookie)
    assert life.mio.get("/api/me").json() == {}
    assert life.mio.get("/api/tables").json() == {"mine": [], "finished": []}
    assert life.mio.put("/api/me", {"name": "Zed"}).status_code == 200


# ---------------------------------------------------------------- what goes
def test_names_identity_and_chat_are_in_no_row_any_more(life_there: Life) -> None:
    before = everything(life_there.server)
    traces = ("Mio-the-explorer", "Hana-beside-her", "I was-here-first")
    assert all(trace in before for trace in traces)

    delete(life_there.mio)

    assert not any(trace in everything(life_there.server) for trace in traces)

    def left(rows: Connection) -> list[int]:
        """Rows that still lead to Mio: guest 1."""
        columns = sessions.c.guest, seats.c.owner, tables.c.host, chat.c.guest, links.c.guest, bringers.c.guest
        return [len(rows.execute(select(column).where(column == 1)).all()) for column in columns]

    database = life_there.server.app.state.hall.database
    assert database.transaction(left) == [0] * 6
    assert database.transaction(lambda rows: tuple(rows.execute(select(guests).where(guests.c.id == 1)).one())) == (1, "", 0.0)


def test_nothing_of_it_stands_in_the_files_of_sqlite(make_server: Callable[..., Server], tmp_path: Path) -> None:
    life = Life(make_server())

    def files() -> bytes:
        return b"".join(path.read_bytes() for path in tmp_path.glob("iseki.db*"))

    traces = (b"Mio-the-explorer", b"Hana-beside-her", b"I was-here-first")
    assert all(trace in files() for trace in traces)

    delete(life.mio)

    assert not any(trace in files() for trace in traces)


def test_nobody_else_loses_anything(life: Life) -> None:
    delete(life.mio)

    assert life.ann.get("/api/me").json() == {"name": "Ann"}
    assert [line["text"] for line in life.ann.get(f"/api/tables/{life.shared}/chat").json()] == ["So was I"]
    assert life.shared in str(life.ann.get("/api/tables").json())


def test_the_number_of_somebody_who_is_gone_is_never_given_to_somebody_else(server: Server) -> None:
    """Sockets and tables in memory know people by it."""
    last = server.browser()
    last.put("/api/me", {"name": "Zed"})
    delete(last)
    server.browser().put("/api/me", {"name": "Zoe"})

    def numbers(rows: Connection) -> list[int]:
        return list(rows.execute(select(guests.c.id).order_by(guests.c.id)).scalars())

    assert server.app.state.hall.database.transaction(numbers) == [GONE, 1, 2]


def test_who_waits_for_her_in_a_rematch_does_not_read_her_name_any_more(two: Two, server: Server) -> None:
    two.end()
    code = two.ann.post(f"/api/tables/{two.code}/rematch").json()["code"]
    assert "Mio" in two.ann.get(f"/api/tables/{code}").text

    delete(two.mio)

    assert "Mio" not in two.ann.get(f"/api/tables/{code}").text
    assert "Mio" not in everything(server)


def test_all_guests_that_a_browser_holds_go_together(two: Two, server: Server) -> None:
    """A phone that took Mio's seat along is Mio, too; so is her first device, which does not know her any more."""
    link = two.mio.post(f"/api/tables/{two.code}/device").json()["url"].partition("#device=")[2]
    phone = server.browser()
    phone.put("/api/me", {"name": "Mio on the phone"})
    phone.claim(link)

    delete(phone)

    assert two.mio.get("/api/me").json() == {}
    assert "Mio" not in everything(server)


def test_every_column_that_leads_to_a_guest_is_thought_of() -> None:
    """A new one must be deleted, too: see store/forgetting.py."""
    leading = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column is guests.c.id for key in column.foreign_keys)
    }

    assert leading == {"sessions.guest", "tables.host", "seats.owner", "links.guest", "chat.guest", "bringers.guest"}


# ---------------------------------------------------------------- crashes
@pytest.mark.long
def test_kill_9_at_any_moment_leaves_all_of_it_or_nothing(start_there: Start, place: str) -> None:
    """The request is sent, and the server dies a little later each time; then it is sent again."""
    outcomes = set()
    for n in range(6):
        server = start_there()
        client = server.client()
        client.put("/api/me", json={"name": f"Mio-{n}-the-explorer"})
        wish = {"game": "garakutarium", "seats": ({"kind": "me"}, {"kind": "here", "name": f"Hana-{n}-beside"})}
        client.post("/api/tables", json=wish)
        send_and_kill(server, client.cookies, n * 0.004)
        outcomes.add(tuple(trace in text_at(place) for trace in (f"Mio-{n}-the-explorer", f"Hana-{n}-beside")))
        again = start_there()
        answer = again.client().post("/api/me/deletion", json=CONFIRM, cookies=dict(client.cookies.items()))
        assert answer.status_code == 200
        assert not any(trace in text_at(place) for trace in (f"Mio-{n}-the-explorer", f"Hana-{n}-beside"))
        again.kill()
    assert outcomes <= {(True, True), (False, False)}


def send_and_kill(server: Process, cookies: object, seconds: float) -> None:
    client = server.client()
    client.cookies.update(cookies)  # type: ignore[arg-type]

    def send() -> None:
        with suppress(Exception):
            client.post("/api/me/deletion", json=CONFIRM)

    sending = threading.Thread(target=send, daemon=True)
    sending.start()
    time.sleep(seconds)
    server.kill()
    sending.join(20)


def text_at(place: str) -> str:
    with closing(Database(place)) as database:
        return stored_text(database)
