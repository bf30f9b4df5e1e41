"""`iseki export`: all games of a database that are over, also while a server uses it."""

from __future__ import annotations

import csv
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from iseki.cli.main import main
from iseki.core.record import parse
from iseki.server.store.database import Database
from iseki.server.store.people import new_guest, rename
from tests.server.finished import left_by_an_older_server
from tests.server.test_migrations import written_at


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with two games that are over, held open as by a server, where Ann has a name."""
    path = tmp_path / "iseki.db"
    with closing(Database(path)) as database:
        guest = database.transaction(lambda rows: new_guest(rows, bytes(32), "Ann"))
        database.transaction(lambda rows: rename(rows, (guest.id,), "Ann"))
        for code in ("ABC234", "ABC235"):
            left_by_an_older_server(database, code)
    return path


def export(path: Path, to: str, *more: str) -> int:
    return main(["export", to, "--db", str(path), *more])


def test_json_is_a_list_of_games_with_records_that_can_be_played_again(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export(path, str(tmp_path / "games.json")) == 0

    games = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert [game["code"] for game in games] == ["ABC234", "ABC235"]
    assert parse(games[0]["record"]).replay().is_terminal()
    assert [seat["kind"] for seat in games[0]["seats"]] == ["easy", "medium"]
    assert capsys.readouterr().out == f"{tmp_path / 'games.json'}: 2 games\n"


def test_csv_has_a_row_for_each_seat_and_names_nobody(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(path, "-", "--format", "csv") == 0

    out, err = capsys.readouterr()
    rows = list(csv.DictReader(out.splitlines()))
    assert [(row["code"], row["seat"], row["kind"]) for row in rows] == [
        *(("ABC234", "0", "easy"), ("ABC234", "1", "medium"), ("ABC235", "0", "easy"), ("ABC235", "1", "medium"))
    ]
    assert not {"name", "you"} & set(rows[0])
    assert err == ""


def test_a_server_may_use_the_database_meanwhile(path: Path, tmp_path: Path) -> None:
    with closing(Database(path)):
        assert export(path, str(tmp_path / "games.json")) == 0


def test_a_database_without_games_makes_an_empty_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Database(tmp_path / "iseki.db").close()

    assert export(tmp_path / "iseki.db", "-") == 0
    assert json.loads(capsys.readouterr().out) == []


def test_a_game_that_cannot_be_played_here_is_named_and_left_out(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Database(path)) as database:
        left_by_an_older_server(database, "ABC236", rules=99)

    assert export(path, "-", "--format", "csv") == 1

    out, err = capsys.readouterr()
    assert "ABC236" not in out
    assert err == "left out: table ABC236 was played by rules that this iseki does not know; update it\n"


# ---------------------------------------------------------------- what can be wrong
def refused(path: Path, to: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert export(path, to) == 2
    return capsys.readouterr().err


def test_a_file_that_is_there_is_not_overwritten(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.json").write_text("dear")

    assert "there is such a file already; name a new one" in refused(path, str(tmp_path / "games.json"), capsys)
    assert (tmp_path / "games.json").read_text() == "dear"


def test_a_folder_that_is_not_there_is_named(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(path, str(tmp_path / "nowhere" / "games.json"), capsys)

    assert f"cannot write the games to {tmp_path / 'nowhere' / 'games.json'}: No such file or directory; name a file in a folder" in told


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no such file; name the server's own with --db" in refused(tmp_path / "iseki.db", str(tmp_path / "games"), capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_something_else_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")

    assert "it is no database of iseki; name the server's own with --db" in refused(tmp_path / "recipes.db", "-", capsys)


def test_an_older_database_is_not_changed_behind_its_servers_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written_at("0004", tmp_path / "iseki.db", 24)

    assert "its schema is 0004" in refused(tmp_path / "iseki.db", "-", capsys)
    with closing(sqlite3.connect(tmp_path / "iseki.db")) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0004",)


def test_a_format_that_there_is_not_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(path, "-", "--format", "xml") == 2
    assert "invalid choice: 'xml'" in capsys.readouterr().err


def test_a_password_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "-", "--db", "postgresql://ann:open-sesame@127.0.0.1:1/iseki"]) == 2
    assert "open-sesame" not in capsys.readouterr().err
