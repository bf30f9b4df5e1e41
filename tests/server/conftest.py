"""A server in memory of the test, with bots that answer at once, and a browser's view of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from iseki.server.app import create_app
from iseki.server.hall import Hall, Settings
from tests.server.bots import Prompt
from tests.server.browser import Browser, Server
from tests.server.hurry import Blank
from tests.server.looking import Two
from tests.server.postgres import Postgres, running
from tests.server.process import Process, Start
from tests.server.timing import Clock

BOTH = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.long)]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real server, for all tests of this process."""
    with running() as server:
        yield server


@pytest.fixture(params=BOTH)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database may be made: a file, then an empty one of a PostgreSQL server."""
    if request.param == "sqlite":
        return str(tmp_path / "iseki.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A folder with a page in it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>iseki</title>")
    (folder / "assets" / "app-1f2e.js").write_text("export {};")
    return folder


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Blank:
    return Blank(tmp_path_factory.mktemp("blank") / "iseki.db")


@pytest.fixture
def make_server(tmp_path: Path, page: Path, blank: Blank) -> Iterator[Callable[..., Server]]:
    """Starts servers; two of them with one `database` share it."""
    started: list[Server] = []

    def make(database: str = "iseki.db", **settings: object) -> Server:
        chosen = Settings(**{"pace": 0.0, "static": page, **settings})  # type: ignore[arg-type]
        where = database if "://" in database else tmp_path / database
        server = Server(create_app(Hall(blank.open(where), chosen, Prompt())))
        started.append(server)
        return server

    yield make
    for server in started:
        server.close()


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    return make_server()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timed(make_server: Callable[..., Server], clock: Clock) -> Server:
    """A server at whose tables time goes on when the test says so."""
    return make_server(now=clock)


@pytest.fixture
def browser(server: Server) -> Browser:
    """A browser without a cookie."""
    return server.browser()


def starting(where: Path | str, page: Path) -> Iterator[Start]:
    """Starts real servers on one database, and sees that none of them printed a traceback."""
    started: list[Process] = []

    def begin(prelude: str = "") -> Process:
        started.append(Process(where, page, prelude))
        return started[-1]

    yield begin
    for process in started:
        process.kill()
        assert "Traceback" not in process.errors()


@pytest.fixture
def start(tmp_path: Path, page: Path) -> Iterator[Start]:
    yield from starting(tmp_path / "iseki.db", page)


@pytest.fixture
def start_there(place: str, page: Path) -> Iterator[Start]:
    """The same on a database of each kind."""
    yield from starting(place, page)


@pytest.fixture
def two(server: Server) -> Two:
    """Ann and Mio at a table of their own."""
    return Two(server)
