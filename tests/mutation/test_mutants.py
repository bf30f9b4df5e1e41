"""The clause and card tests notice small changes of the rules: at least 90 of 100.

What lives of Garakutarium's hundred changes nothing that anybody could notice:
- `card <= DECK_CARDS` for `<`: one card more is looked at, a character; none ever lies in a loot area or in a pile.
- `find(...) > 0` for `>= 0`: card 0 is an Amulet, never a re-explore card. `have >= 0` for `> 0`: the smallest set needs two cards,
  the special relic is one. `arg(2)` for `arg(1)` after a loop that ends when they are equal.
- `run` returns False for True, once its frame is gone: the next op asks anyway, or none is left.
- Shuffling in the dig area, which is empty by then. An age of 1 for a dealt character, of which nothing is older.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from iseki.core.registry import games
from tests.mutation.mutants import Mutant, chosen

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/iseki/games"
MANY, ENOUGH, SEED = 100, 90, 2019
SECONDS = 60  # of the processor, so that an endless loop fails and a busy machine does not


def rule_files(game: str) -> list[str]:
    """Ops and rules, below games/. The rules are one file or a folder."""
    folder = PACKAGE / game
    files = [*folder.glob("rules.py"), *sorted(folder.glob("rules/*.py")), *sorted(folder.glob("ops/*.py"))]
    return [str(file.relative_to(PACKAGE)) for file in files if file.name != "__init__.py"]


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_the_unchanged_rules_pass_and_a_broken_file_does_not(game: str, tmp_path: Path) -> None:
    """So the count below is of the copy that was changed, and of nothing else."""
    copy_engine(tmp_path)
    assert passes(game, tmp_path)
    (tmp_path / "iseki/games" / rule_files(game)[0]).write_text("raise SystemError", encoding="utf-8")
    assert not passes(game, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_hardly_any_change_of_the_rules_goes_unnoticed(game: str, tmp_path: Path) -> None:
    mutants = chosen(PACKAGE, rule_files(game), MANY, SEED)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        killed = list(workers.map(lambda n: is_killed(game, mutants[n], tmp_path / str(n)), range(len(mutants))))

    alive = [f"{mutant.file}:{mutant.line}: {mutant.change}" for mutant, dead in zip(mutants, killed, strict=True) if not dead]
    print(f"{sum(killed)} of {len(mutants)} mutants of {game} killed; alive:", *alive, sep="\n")
    assert len(mutants) == MANY
    assert sum(killed) >= ENOUGH


def is_killed(game: str, mutant: Mutant, folder: Path) -> bool:
    """Do the game's clause and card tests fail on an interpreted copy with this change?"""
    copy_engine(folder)
    (folder / "iseki/games" / mutant.file).write_text(mutant.text, encoding="utf-8")
    try:
        return not passes(game, folder)
    finally:
        shutil.rmtree(folder)


def copy_engine(folder: Path) -> None:
    shutil.copytree(ROOT / "src/iseki", folder / "iseki", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))


def passes(game: str, folder: Path) -> bool:
    """The tests on the engine in `folder`."""
    quick = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not long and not soak", "-o", f"pythonpath={folder} ."]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    limited = ["sh", "-c", f'ulimit -t {SECONDS} && exec "$@"', "sh"]
    command = [*limited, sys.executable, "-m", "pytest", *quick, f"tests/games/{game}"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True).returncode == 0
