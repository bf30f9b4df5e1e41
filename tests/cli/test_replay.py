"""`iseki replay`: all of a record, one position of it, or step by step; through any eyes."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from iseki.core.record import parse
from tests.cli.conftest import Command


@pytest.fixture
def branched(record: Path) -> Path:
    """The first twenty lines of a game, the last one taken back and played again."""
    read = parse(record.read_text(encoding="utf-8"))
    read.lines, read.result = [*read.lines[:20], "@undo 19", read.lines[19]], ""
    record.write_text(read.text(), encoding="utf-8")
    return record


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Somebody at a keyboard, who leaves at the end."""
    waiting = iter([*answers, "q"])
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)

    def asked(prompt: str) -> str:
        print(prompt, end="")
        return next(waiting)

    monkeypatch.setattr("builtins.input", asked)


def numbers(out: str) -> list[int]:
    """The lines of the record that were told: a number of four places and two blanks."""
    return [int(found) for found in re.findall(r"^([ \d]{3}\d)  \S", out, re.MULTILINE)]


def test_what_was_taken_back_is_told_too(iseki: Command, branched: Path) -> None:
    out = iseki("replay", str(branched)).out

    assert numbers(out) == list(range(1, 23))
    assert [line for line in out.splitlines() if "(taken back)" in line] == [line for line in out.splitlines() if line.startswith("  20  ")]
    assert "  21  @undo 19" in out


def test_one_position_is_told_with_the_table_as_it_stood(iseki: Command, branched: Path) -> None:
    out = iseki("replay", str(branched), "--at", "5").out

    assert numbers(out) == [5]
    assert "Score" in out


def test_all_eyes_read_every_line(iseki: Command, branched: Path) -> None:
    assert "?" in iseki("replay", str(branched)).out
    assert ":?" not in iseki("replay", str(branched), "--eyes", "all").out


def test_eyes_that_are_nobodys_are_refused_with_those_there_are(iseki: Command, branched: Path) -> None:
    code, _, err = iseki("replay", str(branched), "--eyes", "5")

    assert (code, err) == (2, "iseki: error: --eyes '5' are nobody's; there are `all`, `public` and the seats 0 to 1\n")


def test_one_steps_forward_back_by_turns_and_to_a_line(iseki: Command, branched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "", "b", "20", "bt", "t", "999")
    out = iseki("replay", str(branched)).out
    places = [int(part.split("/")[0].split()[-1]) for part in out.split("/22> ")[:-1]]

    assert places[:5] == [0, 1, 2, 1, 20]
    assert places[5] < 20
    assert places[7] == 22


def test_other_eyes_are_put_on_on_the_way(iseki: Command, branched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "5", "eyes all", "eyes 9", "board")
    out = iseki("replay", str(branched)).out

    assert "deal:?" in out.split("/22> ")[1]
    assert "deal:?" not in out.split("/22> ")[2]
    assert "`eyes 0`" in out.split("/22> ")[3]
    assert "Score" in out.split("/22> ")[4]


# ---------------------------------------------------------------- what if
def go_on(iseki: Command, record: Path, *arguments: str) -> tuple[int, str]:
    code, _, err = iseki("play", "garakutarium", "--from", str(record), *arguments)
    return code, err


def test_one_goes_on_from_a_position_of_a_record(iseki: Command, record: Path, tmp_path: Path) -> None:
    """Two bots play on; the new record begins with the old lines and says where it comes from."""
    after = tmp_path / "after.txt"
    code, _ = go_on(iseki, record, "--at", "30", "--seats", "random,random", "--record", str(after))

    old, new = (parse(file.read_text(encoding="utf-8")) for file in (record, after))
    assert code == 0
    assert new.lines[:31] == [*old.lines[:30], "@from record 30"]
    assert new.replay().is_terminal()


def test_two_people_go_on_at_one_keyboard(iseki: Command, branched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))

    out = iseki("play", "garakutarium", "--from", str(branched), "--seats", "me,me").out

    assert "(me): " in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "is over at line"),
        (("--at", "20", "--seats", "me,me,me"), "is a game of garakutarium for 2; give that game and --seats for 2"),
    ],
)
def test_a_position_that_cannot_be_gone_on_from_is_refused(iseki: Command, record: Path, arguments: tuple[str, ...], said: str) -> None:
    code, err = go_on(iseki, record, *arguments)

    assert code == 2
    assert said in err
