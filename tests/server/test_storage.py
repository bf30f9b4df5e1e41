"""A database that is locked, full or read-only: one clear refusal after a bounded time, nothing changed, and then play goes on."""

from __future__ import annotations

import resource
import sqlite3
import time
from pathlib import Path

import pytest

from iseki.server.messages import Accepted, Command, Hello, Refusal, Welcome
from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.database import Database
from iseki.text.catalogue import LANGUAGES, shared
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Server, offer_of, two_players
from tests.server.faulty import told_sqlite
from tests.server.match import Match, send, verdict
from tests.server.process import Start, ask

# A server that root started may write what its mode forbids; this takes that right from it.
AS_ANYBODY = """
import ctypes
libc, header, rights = ctypes.CDLL(None), (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
libc.capget(header, rights)
for word in range(3):
    rights[word] &= ~0b110  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
libc.capset(header, rights)
"""


# ---------------------------------------------------------------- while people play
@pytest.mark.parametrize(
    ("spoil", "mend", "code", "status"),
    [("max_page_count = 1", "max_page_count = 1000000", "disk_full", 507), ("query_only = 1", "query_only = 0", "read_only", 503)],
    ids=["full", "read only"],
)
def test_a_database_that_cannot_be_written_is_named_and_changes_nothing(
    server: Server, spoil: str, mend: str, code: str, status: int
) -> None:
    """The file is full when its present pages are."""
    first, second, welcome = two_players(server)
    command = Command("c", welcome.position.version, offer_of(welcome.position))
    wish = {"game": "garakutarium", "seats": AGAINST_FRIEND}
    told_sqlite(server.app.state.hall.database, spoil)

    answers = [server.browsers[0].post("/api/tables", wish) for _ in range(9)]
    refusal = first.refused(command) if code == "read_only" else None
    told_sqlite(server.app.state.hall.database, mend)

    assert (answers[-1].status_code, answers[-1].json()) == (status, {"code": code})
    assert refusal is None or (refusal.code, refusal.version) == (code, command.version)
    assert second.ask(Hello(), Welcome).position.version == command.version
    assert first.ask(command, Accepted).version > command.version


def test_the_refusals_of_a_database_say_what_to_do_in_both_languages() -> None:
    for language in LANGUAGES:
        texts = {code: shared(language)[f"refusal.{code}"] for code in ("busy", "disk_full", "read_only")}
        assert len(set(texts.values())) == 3


@pytest.mark.long
@case("B-062")
def test_a_full_disk_refuses_and_when_there_is_room_again_the_same_command_is_stored(start: Start, tmp_path: Path) -> None:
    """The kernel lets no file of the server grow past its present size, as a full disk does not either."""
    server = start()
    match = Match(server)
    match.play(3)
    size = max(file.stat().st_size for file in tmp_path.glob("iseki.db*"))
    _, whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, whole))
    seat, command = match.next()

    refusal = ask(match.sockets[seat], command, Refusal)
    assert (refusal.code, refusal.version) == ("disk_full", command.version)
    assert match.position().version == command.version
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (whole, whole))

    assert ask(match.sockets[seat], command, Accepted).version > command.version
    version = match.play(3)
    server.kill()
    match.connect(start())
    assert match.position().version == version


@pytest.mark.long
@case("B-062")
def test_a_locked_database_is_waited_for_a_few_seconds_and_the_server_answers_meanwhile(start: Start, tmp_path: Path) -> None:
    server = start()
    match = Match(server)
    seat, command = match.next()
    other = sqlite3.connect(tmp_path / "iseki.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    began = time.monotonic()

    send(match.sockets[seat], command)
    assert server.client().get("/health", timeout=2).text == "ok"
    assert match.position(1 - seat).version == command.version
    refusal = verdict(match.sockets[seat], command)
    waited = time.monotonic() - began
    other.execute("ROLLBACK")
    other.close()

    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.version) == ("busy", command.version)
    assert 4 < waited < 15
    assert ask(match.sockets[seat], command, Accepted).version > command.version


@pytest.mark.long
def test_a_lock_that_is_released_in_time_is_not_even_noticed(start: Start, tmp_path: Path) -> None:
    match = Match(start())
    seat, command = match.next()
    other = sqlite3.connect(tmp_path / "iseki.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    send(match.sockets[seat], command)
    time.sleep(0.5)
    other.close()

    assert isinstance(verdict(match.sockets[seat], command), Accepted)


# ---------------------------------------------------------------- at the start
SAY_WHY = """
from iseki.server.start_errors import StartError
import sys
def say(kind, error, trace):
    sys.stderr.write(f"iseki: error: {error}\\n" if isinstance(error, StartError) else "Traceback")
sys.excepthook = say
"""


@pytest.mark.long
def test_a_read_only_file_is_named_with_the_remedy(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "iseki.db"
    Database(path).close()
    path.chmod(0o444)

    code, errors = start(AS_ANYBODY + SAY_WHY).ended()

    assert code == 1
    assert errors == (
        f"iseki: error: cannot use the database {path}: attempt to write a readonly database; "
        "make the file and its folder writable, or name another file with --db\n"
    )


@pytest.mark.long
def test_a_read_only_folder_is_named_with_the_remedy(start: Start, tmp_path: Path) -> None:
    tmp_path.chmod(0o555)

    try:
        code, errors = start(AS_ANYBODY + SAY_WHY).ended()
    finally:
        tmp_path.chmod(0o755)

    assert code == 1
    assert "make its folder writable, or name another file with --db" in errors
    assert errors.count("\n") == 1


def test_a_folder_that_nobody_can_write_is_named_with_the_remedy() -> None:
    with pytest.raises(DatabaseUnusable, match=r"cannot use the database /proc/iseki\.db: unable to open .*make its folder writable"):
        Database(Path("/proc/iseki.db"))
