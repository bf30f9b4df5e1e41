"""A PostgreSQL server in place of the file: the same schema, and what a server can do that a file cannot."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from iseki.server.errors import BadMessage
from iseki.server.messages import Accepted, Command, Refusal
from iseki.server.serve import serve
from iseki.server.start_errors import BadDatabaseAddress, DatabaseUnusable
from iseki.server.store.address import address_of, shown
from iseki.server.store.database import Database
from iseki.server.store.migrate import upgrade
from iseki.server.store.people import guests_of, hold, new_guest
from iseki.server.store.postgres import Postgres as Kind
from iseki.server.store.schema import HEAD, metadata
from tests.clauses import case
from tests.server.conftest import starting
from tests.server.match import Match, send, verdict
from tests.server.postgres import PASSWORD, Postgres, running
from tests.server.process import Start, ask

COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable, character_maximum_length, column_default FROM information_schema.columns
WHERE table_schema = 'public' ORDER BY table_name, column_name
"""


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A server that the test may stop."""
    with running() as server:
        yield server


@pytest.fixture
def start_own(own: Postgres, page: Path) -> Iterator[Start]:
    yield from starting(own.new_database(), page)


# ---------------------------------------------------------------- addresses
@pytest.mark.parametrize(
    "where",
    [
        "mysql://ann:open-sesame@db/iseki",
        "postgresql+psycopg://ann:open-sesame@db/iseki",
        "postgresql://ann:open-sesame@db",
        "x://open-sesame:y",
    ],
)
def test_an_address_of_another_kind_is_refused_with_the_remedy_and_without_its_password(page: Path, where: str) -> None:
    scheme = where.partition("://")[0]

    with pytest.raises(BadDatabaseAddress) as raised:
        serve(port=0, db=where, static=page)

    assert str(raised.value) == (
        f"--db cannot be an address of this kind ({scheme}://...); it needs a file, or postgresql://USER:PASSWORD@HOST/NAME"
    )


def test_a_path_is_a_path_and_the_address_of_a_file_too() -> None:
    assert shown(address_of("games/iseki.db")) == "games/iseki.db"
    assert shown(address_of("sqlite:////var/iseki.db")) == "/var/iseki.db"


def test_an_address_is_shown_without_its_password() -> None:
    for scheme in ("postgresql", "postgres", "postgresql+pg8000"):
        assert shown(address_of(f"{scheme}://ann:open-sesame@db:5433/iseki")) == "postgresql://ann@db:5433/iseki"


def test_a_server_that_is_not_there_is_named_with_the_remedy() -> None:
    with pytest.raises(DatabaseUnusable, match=r"postgresql://ann@127\.0\.0\.1:1/iseki: Can't .*; is the server running") as raised:
        Database("postgresql://ann:open-sesame@127.0.0.1:1/iseki")

    assert PASSWORD not in str(raised.value)


def test_a_missing_driver_is_named_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pg8000", None)

    with pytest.raises(DatabaseUnusable, match=r"its driver is not installed; run `pip install 'iseki\[postgres\]'`"):
        Database("postgresql://ann@127.0.0.1:1/iseki")


# ---------------------------------------------------------------- a real server
@pytest.mark.long
def test_the_migrations_end_in_the_schema_that_a_new_database_gets(postgres: Postgres) -> None:
    found = []
    for migrated in (True, False):
        engine = Kind(address_of(postgres.new_database()), 5).engine
        with engine.begin() as connection:
            upgrade(connection) if migrated else metadata.create_all(connection)
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
            assert not migrated or MigrationContext.configure(connection).get_current_revision() == HEAD
            found.append([row for row in connection.execute(text(COLUMNS)) if row.table_name != "alembic_version"])
        engine.dispose()

    assert found[0] == found[1]
    assert len({row.table_name for row in found[0]}) == len(metadata.tables)


@pytest.mark.long
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (lambda url: url.replace(PASSWORD, "guessed"), "password authentication failed .*give the right user and password with --db"),
        (lambda url: f"{url}_not", "does not exist; make it with createdb"),
    ],
    ids=["password", "name"],
)
def test_a_server_that_does_not_let_us_in_is_one_clear_sentence(postgres: Postgres, wrong: object, reason: str) -> None:
    assert callable(wrong)
    with pytest.raises(DatabaseUnusable, match=reason) as raised:
        Database(wrong(postgres.new_database()))

    assert PASSWORD not in str(raised.value)
    assert "guessed" not in str(raised.value)


@pytest.mark.long
def test_a_database_of_another_program_is_left_alone(postgres: Postgres) -> None:
    url = postgres.new_database()
    engine = postgres.engine(url.rpartition("/")[2])
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE recipes (name TEXT)")
    engine.dispose()

    with pytest.raises(DatabaseUnusable, match="a database of another program"):
        Database(url)


@pytest.mark.long
def test_text_that_the_server_cannot_keep_is_a_bad_message(postgres: Postgres) -> None:
    """A zero byte, which SQLite takes."""
    database = Database(postgres.new_database())

    with pytest.raises(BadMessage):
        database.transaction(lambda rows: new_guest(rows, bytes(32), "\0"))
    database.close()


@pytest.mark.long
def test_a_browser_that_holds_a_guest_already_holds_it_once(postgres: Postgres) -> None:
    database = Database(postgres.new_database())

    def twice(rows: Connection) -> int:
        guest = new_guest(rows, bytes(32), "Ann")
        hold(rows, bytes(32), guest.id)
        return len(guests_of(rows, bytes(32)))

    assert database.transaction(twice) == 1
    database.close()


@pytest.mark.long
def test_what_others_write_is_heard_and_what_one_writes_or_reads_oneself_is_not(postgres: Postgres) -> None:
    url = postgres.new_database()
    one, two = Database(url), Database(url)
    before = one.elsewhere(), two.elsewhere()

    one.transaction(lambda rows: rows.execute(text("SELECT 1")).scalar())
    assert (one.elsewhere(), two.elsewhere()) == before
    one.transaction(lambda rows: new_guest(rows, bytes(32), "Ann"))
    assert (one.elsewhere(), two.elsewhere()) == (before[0], before[1] + 1)

    one.close()
    two.close()


@pytest.mark.long
@case("B-062")
def test_a_server_that_goes_and_comes_back_costs_a_refusal_and_no_move(start_own: Start, own: Postgres) -> None:
    """It is killed without a word while people play; the same command counts once when it is back."""
    server = start_own()
    match = Match(server)
    match.play(3)
    seat, command = match.next()
    own.stop()

    refusal = ask(match.sockets[seat], command, Refusal)
    assert (refusal.code, refusal.version) == ("busy", command.version)
    own.start()
    accepted = again(match, seat, command)

    assert accepted.version > command.version
    assert ask(match.sockets[seat], command, Accepted) == accepted
    match.play(3)
    assert PASSWORD not in server.errors()


def again(match: Match, seat: int, command: Command) -> Accepted:
    """Sent until it is taken."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        send(match.sockets[seat], command)
        answer = verdict(match.sockets[seat], command)
        if isinstance(answer, Accepted):
            return answer
        time.sleep(0.2)
    raise AssertionError("the server does not come back")
