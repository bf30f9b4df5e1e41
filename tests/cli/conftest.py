"""The command line as the tests use it: called in this process, output and exit code caught."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from iseki.cli.main import main
from iseki.core.record import Record, new_record
from iseki.core.registry import game_type
from iseki.core.rng import Rng


class Result(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Result]


@pytest.fixture
def iseki(capsys: pytest.CaptureFixture[str]) -> Command:
    """`iseki(*arguments)` runs the command."""

    def run(*arguments: str) -> Result:
        code = main(arguments)
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err)

    return run


def random_record() -> Record:
    """A whole game of random play, with its result."""
    kind = game_type("garakutarium")
    record = new_record(kind, options={"turn_limit": 50})
    state, rng = record.load().new_initial_state(), Rng(5)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = int(state.sample_chance(rng)) if state.is_chance_node() else legal[rng.below(len(legal))]
        record.lines.append(state.action_to_string(action))
        state.apply_action(action)
    record.result = " ".join(map(str, kind.present.summary(state)["score"]))
    return record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A good record's file."""
    path = tmp_path / "game.record"
    path.write_text(random_record().text(), encoding="utf-8")
    return path
