"""The database: migrations give the schema, and two writers cannot both append a version."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from iseki.server.messages import Accepted, Command, Hello, Resign, Welcome
from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.database import Database
from iseki.server.store.migrate import upgrade
from iseki.server.store.people import new_guest
from iseki.server.store.rows import Conflict, Line, SeatRow, TableData, append, lines_after, open_table
from iseki.server.store.schema import HEAD, metadata
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Server, offer_of

SECRET = bytes(32)
FOREIGN_KEYS = 'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY "from"'


def new_table(database: Database) -> TableData:
    """A table whose seats belong to guest 1, with nothing dealt yet."""

    def work(rows: Connection) -> TableData:
        new_guest(rows, SECRET, "Ann")
        data = TableData(0, "ABC234", "garakutarium", 1, {}, SECRET, False, 1)
        return open_table(rows, data, [SeatRow(None, 1, ""), SeatRow(None, 1, "")], [])

    return database.transaction(work)


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    opened = Database(place)
    yield opened
    opened.close()


def schema_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Columns, indexes and foreign keys of every table."""
    with sqlite3.connect(path) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        queries = ("SELECT * FROM pragma_table_info(?)", "SELECT * FROM pragma_index_list(?)", FOREIGN_KEYS)
        return {name: [row for query in queries for row in connection.execute(query, (name,))] for name in names}


def test_the_migrations_end_in_the_schema_that_a_new_file_gets(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert MigrationContext.configure(connection).get_current_revision() == HEAD
    Database(tmp_path / "new.db").close()

    assert schema_of(tmp_path / "migrated.db") == schema_of(tmp_path / "new.db")


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """B-071: WAL with synchronous=FULL (2)."""
    database = Database(tmp_path / "iseki.db")
    with database.engine.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    database.close()


def test_a_database_opened_again_keeps_its_name(place: str, tmp_path: Path) -> None:
    first = Database(place)
    first.close()
    second = Database(place)
    second.close()

    assert first.id == second.id
    assert Database(tmp_path / "other.db").id != first.id


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(DatabaseUnusable, match="file"):
        Database(tmp_path / "file" / "iseki.db")


@case("B-068")
def test_of_two_appends_at_one_version_the_second_is_told(database: Database) -> None:
    table = new_table(database).id
    database.transaction(lambda rows: append(rows, table, 0, [Line(-1, "deal:knight")], (0, "a"), ended=False))

    for version, key in ((0, "b"), (1, "a")):  # a version taken, a command stored
        with pytest.raises(Conflict):
            database.transaction(lambda rows, v=version, k=key: append(rows, table, v, [Line(-1, "deal:princess")], (0, k), ended=False))  # type: ignore[misc]

    assert database.transaction(lambda rows: lines_after(rows, table, 0)) == [Line(-1, "deal:knight")]


@case("B-068")
def test_200_writers_of_two_connections_lose_no_line_and_store_none_twice(place: str) -> None:
    """Each tries again at the version it is told; in the end there are 200 lines."""
    databases = [Database(place) for _ in range(2)]
    table = new_table(databases[0]).id

    def write(database: Database) -> None:
        for n in range(100):
            while not appended(database, table, f"@seat {n} person"):
                continue

    threads = [threading.Thread(target=write, args=(database,)) for database in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    lines = databases[0].transaction(lambda rows: lines_after(rows, table, 0))
    assert sorted(line.action for line in lines) == sorted([f"@seat {n} person" for n in range(100)] * 2)
    for database in databases:
        database.close()


def appended(database: Database, table: int, action: str) -> bool:
    """Reads the version in one transaction and writes in the next, as a server does."""
    version = len(database.transaction(lambda rows: lines_after(rows, table, 0)))
    try:
        database.transaction(lambda rows: append(rows, table, version, [Line(-2, action)], None, ended=False))
    except Conflict:
        return False
    return True


@case("B-068")
def test_two_servers_on_one_database_stay_in_step(make_server: Callable[..., Server], place: str) -> None:
    """The second server's player is told, gets the other's lines, and may go on."""
    one, two = make_server(place), make_server(place)
    host, friend = one.browser(), two.browser()
    code = host.open_table(AGAINST_FRIEND)
    friend.claim(host.invite(code))
    first, welcome = host.sit(code)
    second, _ = friend.sit(code)
    accepted = first.play(welcome.position.version, *offer_of(welcome.position))

    refusal = second.refused(Resign("r", welcome.position.version))

    assert (refusal.code, refusal.version) == ("stale_version", accepted.version)
    assert second.last_events().position.version == accepted.version
    assert second.play(accepted.version, "take:open").version == accepted.version + 1


@case("B-064")
def test_a_command_that_reached_the_database_by_another_server_is_answered_alike(make_server: Callable[..., Server], place: str) -> None:
    one, two = make_server(place), make_server(place)
    host = one.browser()
    code = host.open_table(AGAINST_FRIEND)
    first, welcome = host.sit(code)
    second, _ = host.at(two).sit(code)
    command = Command("same", welcome.position.version, offer_of(welcome.position))

    answers = [socket.ask(command, Accepted) for socket in (first, second)]

    assert answers[0] == answers[1]
    assert second.ask(Hello(), Welcome).position.version == answers[0].version
