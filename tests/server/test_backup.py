"""A copy made while people play is whole, and play goes on from it."""

from __future__ import annotations

import sqlite3
import stat
import time
from pathlib import Path

import pytest

from iseki.cli.main import main
from iseki.server.start_errors import CopyImpossible, DatabaseUnusable
from iseki.server.store.backup import backup
from iseki.server.store.database import Database
from tests.server.conftest import starting
from tests.server.load import Load, stored
from tests.server.match import Match
from tests.server.process import Start


def test_a_copy_while_it_is_open_is_one_whole_file_for_oneself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = Database(tmp_path / "iseki.db")
    copy = tmp_path / "copy.db"

    assert main(["backup", str(copy), "--db", str(tmp_path / "iseki.db")]) == 0

    assert capsys.readouterr().out == f"{copy}: {copy.stat().st_size:,} bytes\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]
    again = Database(copy)
    assert again.id == database.id
    for opened in (database, again):
        opened.close()


@pytest.mark.long
def test_a_copy_under_load_holds_what_was_acknowledged_before_it_and_play_goes_on_from_it(start: Start, tmp_path: Path, page: Path) -> None:
    match = Match(start())
    load = Load(match)
    load.start()
    while load.acknowledged < 5:
        time.sleep(0.01)
    before = load.acknowledged
    backup(tmp_path / "iseki.db", tmp_path / "copy.db")
    while load.acknowledged < before + 5:
        time.sleep(0.01)

    lines, version, different = stored(str(tmp_path / "copy.db"), match.code)
    assert lines == version == different
    assert version >= before
    load.match.sockets[0].close()
    load.join(20)
    for begin in starting(tmp_path / "copy.db", page):
        match.connect(begin())
        assert match.position().version == version
        assert match.play(2) > version


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    Database(tmp_path / "iseki.db").close()
    (tmp_path / "copy.db").write_text("dear")

    with pytest.raises(CopyImpossible, match=r"copy\.db: there is such a file already; name a new one"):
        backup(tmp_path / "iseki.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "dear"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="there is no such file"):
        backup(tmp_path / "iseki.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    Database(tmp_path / "iseki.db").close()

    with pytest.raises(CopyImpossible, match=r"nowhere/copy\.db: No such file or directory; name a file in a folder"):
        backup(tmp_path / "iseki.db", tmp_path / "nowhere" / "copy.db")


def test_a_file_that_is_no_database_or_damaged_is_not_copied(tmp_path: Path) -> None:
    path = tmp_path / "iseki.db"
    path.write_text("no database " * 100)

    with pytest.raises(DatabaseUnusable, match="file is not a database; nothing was copied"):
        backup(path, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == [path]


def test_a_server_of_another_kind_has_a_tool_of_its_own_and_the_password_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--db", "postgresql://ann:open-sesame@db/iseki"]) == 2

    told = capsys.readouterr().err
    assert f"use `pg_dump --format=custom --file={tmp_path / 'copy'} postgresql://ann@db/iseki`" in told
    assert "open-sesame" not in told


def test_the_copy_is_an_ordinary_file_of_sqlite(tmp_path: Path) -> None:
    Database(tmp_path / "iseki.db").close()
    backup(tmp_path / "iseki.db", tmp_path / "copy.db")

    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("SELECT count(*) FROM servers").fetchone() == (1,)
