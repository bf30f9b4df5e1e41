"""`iseki check` and `iseki replay`."""

from __future__ import annotations

from pathlib import Path

from iseki.core.record import parse
from tests.cli.conftest import Command


def spoil(record: Path, old: str, new: str) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def test_a_good_record_is_called_good(iseki: Command, record: Path) -> None:
    code, out, err = iseki("check", str(record))

    assert (code, err) == (0, "")
    assert out.startswith(f"{record}: good; garakutarium, ")
    assert ", over, " in out


def test_an_illegal_line_is_named_with_file_and_line(iseki: Command, record: Path) -> None:
    """The third action deals a character; a seat cannot end its part there. An editor goes to that line of the file."""
    header, _, actions = record.read_text(encoding="utf-8").partition("\n\n")
    spoil(record, actions.splitlines()[2], "end_part")
    code, out, err = iseki("check", str(record))

    assert (code, err) == (1, "")
    assert out.startswith(f"{record}:{len(header.splitlines()) + 1 + 3}: end_part is not legal now")


def test_a_wrong_result_is_found(iseki: Command, record: Path) -> None:
    result = parse(record.read_text(encoding="utf-8")).result
    spoil(record, f"result {result}", "result 99 0")
    code, out, _ = iseki("check", str(record))

    assert code == 1
    assert f"{record}: the header says the result is '99 0', the game ends '{result}'" in out


def test_one_bad_record_among_good_ones_fails_all(iseki: Command, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text("once upon a time\n", encoding="utf-8")
    code, out, _ = iseki("check", str(record), str(bad))

    assert code == 1
    assert f"{record}: good" in out
    assert f"{bad}:1: the first line is not 'iseki-record 1'" in out


def test_a_viewers_copy_is_refused_with_the_remedy(iseki: Command, record: Path) -> None:
    copy = parse(record.read_text(encoding="utf-8")).viewer_copy(0)
    record.write_text(copy.text(), encoding="utf-8")
    code, out, _ = iseki("check", str(record))

    assert code == 1
    assert "ask the table for the full record" in out
    assert iseki("replay", str(record)).code == 2


def test_replay_tells_every_step(iseki: Command, record: Path) -> None:
    code, out, _ = iseki("replay", str(record))

    assert code == 0
    assert "first:" in out
    assert "is the first parent" in out
    assert "deal:?" in out  # what everybody could see


def test_replay_of_a_seat_tells_what_it_saw(iseki: Command, record: Path) -> None:
    out = iseki("replay", str(record), "--seat", "0", "--lang", "ja").out
    dealt = [line.split()[1] for line in out.splitlines() if "deal:" in line]

    assert [name == "deal:?" for name in dealt] == [False, False, True, True]


def test_replay_of_a_seat_that_is_none_is_refused(iseki: Command, record: Path) -> None:
    code, _, err = iseki("replay", str(record), "--seat", "5")
    assert (code, err) == (2, "iseki: error: --seat 5 is no seat of this game; it has 0 to 1\n")
