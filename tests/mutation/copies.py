"""Interpreted copies of the engine, to be changed, and a game's clause and card tests on one of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUICK = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not long and not soak"]
UNWRITTEN = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
SECONDS = 60  # of the processor, so that an endless loop fails and a busy machine does not


def rule_files(games: Path, game: str) -> list[str]:
    """Ops and rules, below the folder of games. The rules are one file or a folder."""
    folder = games / game
    files = [*folder.glob("rules.py"), *sorted(folder.glob("rules/*.py")), *sorted(folder.glob("ops/*.py"))]
    return [str(file.relative_to(games)) for file in files if file.name != "__init__.py"]


def copy_engine(folder: Path) -> None:
    shutil.copytree(ROOT / "src/iseki", folder / "iseki", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))


def passes(game: str, folder: Path) -> bool:
    """The tests on the engine in `folder`."""
    limited = ["sh", "-c", f'ulimit -t {SECONDS} && exec "$@"', "sh"]
    command = [*limited, sys.executable, "-m", "pytest", *selection(game, folder)]
    return subprocess.run(command, cwd=ROOT, env=UNWRITTEN, capture_output=True).returncode == 0


def selection(game: str, folder: Path) -> list[str]:
    """What pytest is told: the clause and card tests of a game, on the engine in `folder`."""
    return [*QUICK, "-o", f"pythonpath={folder} .", f"tests/games/{game}"]
