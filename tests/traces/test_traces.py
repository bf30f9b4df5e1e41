"""Compiled equals interpreted, whatever the hash seed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from iseki.core import compiled
from tests.clauses import case

ROOT = Path(__file__).parents[2]
GAMES = 2  # at each table, in each kind of engine


def digest(source: Path, hash_seed: int) -> tuple[str, str]:
    """(compiled or interpreted, hash) printed by a process that imports iseki from `source`."""
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}", "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.traces.digest", str(GAMES)]
    kind, value = subprocess.run(command, env=environment, cwd=source, capture_output=True, text=True, check=True).stdout.split()
    return kind, value


@case("B-089")
@pytest.mark.long
def test_compiled_and_interpreted_games_are_the_same_under_every_hash_seed(tmp_path: Path) -> None:
    assert compiled(), "build the compiled modules first: make setup"
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    fast = digest(ROOT / "src", 0)
    slow = digest(tmp_path / "src", 1)
    assert (fast[0], slow[0]) == ("compiled", "interpreted")
    assert fast[1] == slow[1] == digest(ROOT / "src", 2)[1]
