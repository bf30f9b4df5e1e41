"""Chat: who may speak, what may be said, how much of it, and that the game knows nothing of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from iseki.server.about import ChatLine
from iseki.server.chat import LIMIT, clean_text
from iseki.server.errors import TextCharacter, TextEmpty, TextTooLong
from iseki.server.messages import Hello, Seats, Talk, Welcome
from iseki.server.store.talk import MOST_KEPT, Saying, said_after, say
from iseki.server.throttle import Limits, Rate
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Browser, Server


class Room:
    """Ann in seat 0, Mio in seat 1, Zed who watches; all of them listen."""

    def __init__(self, server: Server) -> None:
        self.ann, self.mio, self.zed = (server.browser() for _ in range(3))
        self.code = self.ann.open_table(AGAINST_FRIEND, watch=True)
        self.mio.claim(self.ann.invite(self.code), "Mio")
        self.zed.put("/api/me", {"name": "Zed"})
        self.sockets = [browser.sit(self.code)[0] for browser in (self.ann, self.mio, self.zed)]

    def say(self, browser: Browser, text: str, key: str = "s") -> dict[str, object]:
        return dict(browser.post(f"/api/tables/{self.code}/chat", {"id": key, "text": text}).json())

    def lines(self, browser: Browser) -> list[dict[str, object]]:
        return list(browser.get(f"/api/tables/{self.code}/chat").json())


@pytest.fixture
def room(server: Server) -> Room:
    return Room(server)


def test_everybody_at_the_table_hears_who_speaks(room: Room) -> None:
    room.say(room.mio, "Well  dug! ")

    assert [socket.until(Talk).lines for socket in room.sockets] == [(ChatLine(1, "Well dug!", 1),)] * 3


def test_who_watches_is_told_from_the_players_by_name_and_without_a_seat(room: Room) -> None:
    assert room.say(room.zed, "Good luck") == {"n": 1, "text": "Good luck", "name": "Zed"}
    assert room.sockets[0].until(Talk).lines == (ChatLine(1, "Good luck", None, "Zed"),)


def test_what_was_said_is_there_for_who_comes_later(room: Room, server: Server) -> None:
    for n, browser in enumerate((room.ann, room.mio, room.zed)):
        room.say(browser, f"line {n}")
    late = server.browser()

    assert [(line["n"], line.get("seat"), line.get("name")) for line in room.lines(late)] == [(1, 0, None), (2, 1, None), (3, None, "Zed")]
    assert late.sit(room.code)[1].table.said == 3


@case("B-064")
def test_a_line_sent_twice_is_said_once(room: Room) -> None:
    told = [room.say(room.ann, "Hello") for _ in range(2)]

    assert told[0] == told[1]
    assert len(room.lines(room.ann)) == 1
    assert room.say(room.mio, "Hello")["n"] == 2  # the same key of somebody else is another line


@case("B-071")
def test_what_was_said_outlives_the_server(make_server: Callable[..., Server]) -> None:
    first = make_server()
    room = Room(first)
    room.say(room.ann, "Back in a minute")

    later = make_server().browser()

    assert [line["text"] for line in later.get(f"/api/tables/{room.code}/chat").json()] == ["Back in a minute"]


@case("B-068")
def test_two_servers_on_one_database_hear_each_other(make_server: Callable[..., Server]) -> None:
    room, two = Room(make_server()), make_server()
    elsewhere, _ = two.browser().sit(room.code)

    room.say(room.ann, "Hello over there")

    assert elsewhere.until(Talk).lines == (ChatLine(1, "Hello over there", 0),)


def test_chat_is_no_part_of_the_record_and_moves_no_version(room: Room) -> None:
    before = room.sockets[0].ask(Hello(), Welcome).position.version

    room.say(room.ann, "sesame")

    assert room.sockets[0].ask(Hello(), Welcome).position.version == before
    assert "sesame" not in room.ann.get(f"/api/tables/{room.code}/record").text


def test_markup_stays_the_text_that_it_is(room: Room) -> None:
    """The page writes it as text; the server changes nothing of it."""
    said = "<img src=x onerror=alert(1)> & <b>"

    assert room.say(room.ann, said)["text"] == said


# ---------------------------------------------------------------- bounds
def test_a_line_has_a_length() -> None:
    assert clean_text("a" * LIMIT) == "a" * 300
    for length in (LIMIT + 1, 10_000):
        with pytest.raises(TextTooLong) as refused:
            clean_text("a" * length)
        assert refused.value.data == {"length": length, "limit": 300}


@pytest.mark.parametrize("text", ["", "   ", "\u3164\u2800", "\u200d"])
def test_nothing_to_read_is_not_said(text: str) -> None:
    with pytest.raises(TextEmpty):
        clean_text(text)


@pytest.mark.parametrize(("text", "code"), [("a\u202eb", "U+202E"), ("a\nb", "U+000A"), ("a\x00", "U+0000"), ("\u2066a", "U+2066")])
def test_nothing_that_turns_or_breaks_the_lines_around_it(text: str, code: str) -> None:
    with pytest.raises(TextCharacter) as refused:
        clean_text(text)
    assert refused.value.data == {"character": code}


def test_a_letter_does_not_reach_into_other_lines() -> None:
    """Four accents are more than any language needs; the second letter begins anew."""
    assert clean_text("q" + "\u0323" * 40 + "q\u0323") == "q" + "\u0323" * 4 + "q\u0323"


@pytest.mark.parametrize("text", ["が", "Zoë", "👩\u200d🚀", "اهلا", "אבג 123"])
def test_people_write_in_their_own_languages(text: str) -> None:
    assert clean_text(text) == text


def test_who_says_too_much_waits_and_the_others_go_on(make_server: Callable[..., Server]) -> None:
    room = Room(make_server(limits=Limits(chat=Rate(2, 0.001))))

    told = [room.say(room.ann, f"{n}", f"s{n}").get("code") for n in range(3)]

    assert told == [None, None, "too_many"]
    assert room.say(room.mio, "Hello")["n"] == 3


def test_the_oldest_lines_go(server: Server) -> None:
    room = Room(server)
    database = server.app.state.hall.database

    def fill(rows: object) -> list[int]:
        for n in range(MOST_KEPT + 2):
            say(rows, 1, Saying(1, 0, "x", f"k{n}"))  # type: ignore[arg-type]
        return [line.n for line in said_after(rows, 1, 0)]  # type: ignore[arg-type]

    kept = database.writer.submit(database.transaction, fill).result()

    assert kept == list(range(3, 503))
    assert len(room.lines(room.ann)) == 500


@case("B-053")
def test_a_private_table_is_neither_heard_nor_spoken_at_by_others(server: Server) -> None:
    host, other = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND)
    other.put("/api/me", {"name": "Zed"})

    told = [other.get(f"/api/tables/{code}/chat"), other.post(f"/api/tables/{code}/chat", {"id": "s", "text": "Hello"})]

    assert [answer.json()["code"] for answer in told] == ["no_watching"] * 2


# ---------------------------------------------------------------- who watches
def test_the_players_see_how_many_watch(server: Server) -> None:
    room = Room(server)
    second, _ = server.browser().sit(room.code)
    while room.sockets[0].until(Seats).table.spectators != 2:
        continue

    second.close()

    while room.sockets[0].until(Seats).table.spectators != 1:
        continue
