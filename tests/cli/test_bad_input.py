"""Every bad input: one line that names the value and the remedy, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from iseki.core.registry import games
from tests.cli.conftest import Command

GAME = "garakutarium"
BAD = {
    "no command": ((), "a command is missing; `iseki --help`"),
    "unknown command": (("frobnicate",), "'frobnicate'"),
    "unknown game": (("sim", "chess", "--seats", "random,random"), f"there is no game 'chess'; there are {', '.join(games())}"),
    "unknown game to bench": (("bench", "chess"), "there is no game 'chess'"),
    "unknown game to play": (("play", "chess"), "there is no game 'chess'"),
    "unknown game for rules": (("rules", "chess"), "there is no game 'chess'"),
    "no seats": (("sim", GAME), "--seats"),
    "unknown bot": (("sim", GAME, "--seats", "random,oracle"), "there is no bot 'oracle'; there are random, greedy"),
    "one bot": (("sim", GAME, "--seats", "random"), "garakutarium is played by 2 to 2, not by 1 bots"),
    "no games": (("sim", GAME, "--seats", "random,random", "--games", "0"), "'0' is not a whole number from 1 to 1000000"),
    "games in words": (("sim", GAME, "--seats", "random,random", "--games", "many"), "'many' is not a whole number"),
    "no jobs": (("sim", GAME, "--seats", "random,random", "--jobs", "0"), "'0' is not a whole number from 1 to 256"),
    "negative seed": (("sim", GAME, "--seats", "random,random", "--seed=-1"), "'-1' is not a whole number"),
    "unknown option": (("bench", GAME, "--option", "gravity=1"), "'gravity=1' is no NAME=VALUE with an option of garakutarium: deck_out"),
    "option without value": (("bench", GAME, "--option", "deck_out"), "'deck_out' is no NAME=VALUE"),
    "unknown preset": (("bench", "arnak", "--option", "preset=printed"), "no preset 'printed' of arnak; there are rulebook, bga"),
    "wrong value": (("bench", GAME, "--option", "deck_out=explode"), "option deck_out cannot be explode; it can be"),
    "unknown person": (("play", GAME, "--seats", "me,nobody"), "there is no bot 'nobody'; there are random, greedy"),
    "no level": (("play", GAME, "--seats", "me,hard"), "a seat may also be me, easy, medium, strong"),
    "line of no record": (("play", GAME, "--at", "3"), "--at 3 is a line of no record; name the record with --from"),
    "options of a record": (("play", GAME, "--from", "a.record", "--option", "deck_out=end_game"), "a.record has its options"),
    "three seats": (("play", GAME, "--seats", "me,me,me"), "garakutarium cannot be played by 3"),
    "unknown language": (("rules", GAME, "--lang", "fr"), "'fr'"),
    "unknown clause": (("rules", GAME, "G-99"), "the rules of garakutarium have no 'G-99'"),
    "missing record": (("check", "nowhere.record"), "cannot read nowhere.record: No such file or directory; give the path"),
    "missing replay": (("replay", "nowhere.record"), "cannot read nowhere.record"),
    "port too large": (("serve", "--port", "99999"), "'99999' is not a whole number from 1 to 65535"),
    "json into nowhere": (
        ("sim", GAME, "--seats", "random,random", "--games", "1", "--jobs", "1", "--json", "/nowhere/a.json"),
        "cannot write /nowhere/a.json",
    ),
}


@pytest.mark.parametrize(("arguments", "told"), BAD.values(), ids=BAD.keys())
def test_bad_input_is_told_in_one_line(arguments: tuple[str, ...], told: str, iseki: Command) -> None:
    code, out, err = iseki(*arguments)

    assert code == 2
    assert err.startswith("iseki: error: ")
    assert told in err
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


def test_a_folder_is_no_record(tmp_path: Path, iseki: Command) -> None:
    code, _, err = iseki("check", str(tmp_path))
    assert (code, err.count("\n")) == (2, 1)
    assert f"cannot read {tmp_path}: Is a directory" in err


def test_bytes_are_no_record(tmp_path: Path, iseki: Command) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    code, _, err = iseki("replay", str(path))

    assert code == 2
    assert f"{path} is no text in UTF-8; give a record that iseki wrote" in err


def test_search_without_compiled_modules_says_why(iseki: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.ai.bots.compiled", lambda: False)
    code, _, err = iseki("sim", GAME, "--seats", "search:10,greedy", "--games", "2")

    assert (code, err.count("\n")) == (2, 1)
    assert "search is off: the engine runs interpreted; install a C compiler" in err
