"""Non-interference over random games: a viewer gets the same bytes in the same order in all worlds that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import msgspec
import pytest
from sqlalchemy import Connection, update

from iseki.core.record import new_record
from iseki.core.registry import game_type, games
from iseki.server.about import Terms
from iseki.server.errors import Refused
from iseki.server.gate import Gate
from iseki.server.history import TABLE, Draft, History
from iseki.server.messages import Accepted, Hello, Propose, Redo, Refusal, Talk, Undo, Welcome, Why
from iseki.server.store.rows import Line, SeatRow, TableData, open_table
from iseki.server.store.schema import tables
from iseki.server.undoing import ways
from iseki.text.catalogue import LANGUAGES, Language
from iseki.text.sentences import Speaker
from tests.clauses import case
from tests.server.browser import Browser, Server
from tests.server.worlds import SECRET, pairs

encode = msgspec.json.encode


def told(history: History, name: str, viewer: int) -> list[bytes]:
    """Everything that the gate lets through to a viewer, line after line: event, position, and at the end what it may ask."""
    gate = Gate(history, game_type(name).present)
    heard = []
    for version, point in enumerate(history.points):
        heard += [encode(gate.event(viewer, version))] if version else []
        heard.append(encode(gate.tried(viewer, point)))
    return [*heard, record(history, name, viewer), *questions(gate, history, viewer)]


def record(history: History, name: str, viewer: int) -> bytes:
    """Its copy of the record, which a replay of the running game would read."""
    written = new_record(game_type(name))
    written.lines = [line.action for line in history.lines]
    return written.viewer_copy(viewer).text().encode()


def questions(gate: Gate, history: History, viewer: int) -> list[bytes]:
    """Why not, preview and refusal for every action of the game."""
    return [encode((gate.reasons(viewer, about), tried(gate, history, viewer, about))) for about in history.game.action_names]


def tried(gate: Gate, history: History, viewer: int, action: str) -> object:
    """What the seat that is asked gets for a preview of the action, and for a command that would break the rules after it."""
    if history.over() or history.now.state.current_player() != viewer:
        return None
    try:
        position = gate.preview(viewer, (action, "end_part"))
        Draft(history.now, history.version).play(viewer, (action, "end_part"))
    except Refused as refusal:
        return refusal.code, refusal.data
    return position


@case("B-052", "B-053", "B-055", "B-060")
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("viewer", [0, 1, 2], ids=["seat 0", "seat 1", "public"])
def test_a_viewer_is_told_the_same_in_worlds_it_cannot_tell_apart(name: str, viewer: int) -> None:
    assert compared(name, viewer, range(1, 3), 60, 3) > 2


@pytest.mark.long
@case("B-052", "B-053", "B-055", "B-060")
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("viewer", [0, 1, 2], ids=["seat 0", "seat 1", "public"])
def test_a_viewer_is_told_the_same_over_many_games(name: str, viewer: int) -> None:
    assert compared(name, viewer, range(10, 20), 90, 4) > 12


def compared(name: str, viewer: int, seeds: range, lines: int, most: int) -> int:
    """How many pairs of worlds were compared, so many of each random game at most: the game itself with others; the truth does differ."""
    count = 0
    for seed in seeds:
        found = list(islice(pairs(name, seed, lines, viewer), most))
        told_of_one = told(found[0][0], name, viewer) if found else []
        for one, other in found:
            assert [line.action for line in one.lines] != [line.action for line in other.lines]
            assert told(other, name, viewer) == told_of_one
            count += 1
    return count


@case("B-052")
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("viewer", [0, 1, 2], ids=["seat 0", "seat 1", "public"])
def test_what_may_be_taken_back_and_what_is_taken_back_tells_nothing(name: str, viewer: int) -> None:
    compared = 0
    for pair in islice(pairs(name, 1, 60, viewer), 3):
        for seat in (0, 1):
            told = [taken_back(history, name, seat, viewer) for history in pair]
            assert told[0] == told[1]
            compared += len(told[0]) > 1
    assert compared


def taken_back(history: History, name: str, seat: int, viewer: int) -> list[bytes]:
    """What the viewer hears while the seat goes back as far as it may ask to, and forward again; the history is as before in the end."""
    version, asking = history.version, Terms("ask")
    gate = Gate(history, game_type(name).present, asking)
    heard = [encode(gate.position(viewer))]
    for to in ways(history, asking, seat).back[-1:]:
        for event in (f"@undo {to} {seat}", f"@redo {version} {seat}"):
            history.extend([Line(TABLE, event)])
            heard += [encode(gate.event(viewer, history.version)), encode(gate.position(viewer))]
    del history.lines[version:], history.points[version + 1 :]
    return heard


def test_who_does_see_the_cards_is_told_otherwise() -> None:
    """So the comparison would notice a leak."""
    name = games()[0]
    one, other = next(pairs(name, 1, 60, 2))

    differing = [told(one, name, seat) != told(other, name, seat) for seat in (0, 1)]

    assert any(differing)


def test_the_sentences_are_the_same_in_both_languages() -> None:
    """What is said is made from the bytes that were compared; the languages add nothing."""
    name = games()[0]
    for one, other in islice(pairs(name, 2, 60, 2), 3):
        for language in LANGUAGES:
            assert spoken(one, name, language) == spoken(other, name, language)
            assert spoken(one, name, language)


def spoken(history: History, name: str, language: Language) -> list[str]:
    """The public log in words."""
    speaker = Speaker(language, name, ("Ann", "Bob"))
    events = Gate(history, game_type(name).present).events(2, 0)
    return [speaker.log(line) for event in events for line in event.log]


# ---------------------------------------------------------------- through the whole server
def opened(make_server: Callable[..., Server], file: str, history: History) -> tuple[Server, list[Browser]]:
    """A server whose database has a table with that history; the browsers of seat 0 and seat 1, and of somebody who watches."""
    server = make_server(file)
    browsers = [server.browser() for _ in range(3)]
    for browser in browsers[:2]:
        browser.put("/api/me", {"name": "Ann"})
    data = TableData(0, "ABC234", "garakutarium", 1, {}, SECRET, True, 1, terms={"undo": "ask"})
    places = [SeatRow(None, 1, "Ann"), SeatRow(None, 2, "Ann")]
    database = server.app.state.hall.database

    def write(rows: Connection) -> None:
        open_table(rows, data, places, history.lines)
        rows.execute(update(tables).values(created=START))

    database.writer.submit(database.transaction, write).result()
    return server, browsers


START = 1_700_000_000.0
OWN = ("/api/statistics", "/api/me/records.json", "/api/me/records.csv", "/api/me/data", "/api/records")
PATHS = ("/api/tables/ABC234", "/api/tables/ABC234/record", "/api/tables/ABC234/chat", "/api/tables", *OWN)


def heard(browser: Browser) -> list[str]:
    """Every byte, in order: welcome, answers to questions and refused commands, chat, record, lists, statistics and what is one's own."""
    socket, welcome = browser.sit("ABC234")
    browser.put("/api/me", {"name": "Zed"})
    said = [browser.post("/api/tables/ABC234/chat", {"id": f"s{n}", "text": text}).text for n, text in enumerate(("Is it A3?", " "))]
    socket.until(Talk)
    for n, action in enumerate(("take:closed", "take:open", "hide:A3", "discard:D6", "skill:princess", "end_part")):
        socket.send(Why(f"w{n}", welcome.position.version, action))
        socket.read()
        socket.session.send_text(f'{{"type":"Command","id":"c{n}","version":{welcome.position.version + 1},"actions":["{action}"]}}')
        assert isinstance(socket.read(), Refusal)
    version = socket.ask(Hello(5), Welcome).position.version
    for key, message in enumerate((Undo("", 0, 0), Redo("", 0), *[Propose("", 0, "undo", to) for to in range(0, version, 4)])):
        socket.send(msgspec.structs.replace(message, id=f"u{key}", version=version))
        while not isinstance(socket.read(), Accepted | Refusal):
            continue
    return [*socket.raw, *said, *[browser.get(path).text for path in PATHS]]


@case("B-052", "B-053")
@pytest.mark.parametrize("viewer", [0, 1, 2], ids=["seat 0", "seat 1", "public"])
def test_a_browser_gets_the_same_bytes_from_both_worlds(make_server: Callable[..., Server], viewer: int) -> None:
    one, other = next(pairs("garakutarium", 3, 45, viewer))

    told = [heard(opened(make_server, f"{n}.db", history)[1][viewer]) for n, history in enumerate((one, other))]

    assert len(told[0]) >= 20
    assert told[0] == told[1]


def test_the_wire_knows_no_language(make_server: Callable[..., Server]) -> None:
    """The same bytes for a Japanese and an English browser: keys and data, no sentence."""
    one, _ = next(pairs("garakutarium", 3, 45, 2))
    _, browsers = opened(make_server, "one.db", one)
    paths = ("/api/games", "/api/tables/ABC234", "/api/tables/ABC234/record", "/api/tables/ZZZZZZ")

    told = [[browsers[2].get(path, headers={"accept-language": language}).text for path in paths] for language in LANGUAGES]

    assert told[0] == told[1]
    assert not any("\u3040" <= letter <= "\u9fff" for letter in "".join(told[0]))
