"""The oracle finds faults that are planted in the engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.oracle.faults import FAULTS, Fault
from tests.oracle.hunt import DIFFER

ROOT = Path(__file__).parents[2]
ENOUGH = 18  # of 20
GAMES = 150


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.breaks)
def test_every_fault_has_one_place(fault: Fault) -> None:
    assert (ROOT / "src" / fault.file).read_text(encoding="utf-8").count(fault.old) == 1


@pytest.mark.long
def test_the_oracle_finds_planted_faults(tmp_path: Path) -> None:
    """Each in an interpreted copy of its own, until the first difference or for 150 games."""
    assert len(FAULTS) == 20
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        found = list(workers.map(lambda n: is_found(FAULTS[n], tmp_path / str(n)), range(len(FAULTS))))

    missed = [fault.breaks for fault, seen in zip(FAULTS, found, strict=True) if not seen]
    assert sum(found) >= ENOUGH, missed


def is_found(fault: Fault, folder: Path) -> bool:
    plant(fault, folder)
    command = [sys.executable, "-m", "tests.oracle.hunt", str(folder), str(GAMES)]
    environment = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ended.returncode in (0, DIFFER), ended.stderr
    return ended.returncode == DIFFER


def plant(fault: Fault, folder: Path) -> None:
    """A copy of the engine, without its compiled modules, with the fault in it."""
    for package in ("core", "games"):
        shutil.copytree(ROOT / "src/iseki" / package, folder / "iseki" / package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(ROOT / "src/iseki/__init__.py", folder / "iseki")
    file = folder / fault.file
    file.write_text(file.read_text(encoding="utf-8").replace(fault.old, fault.new), encoding="utf-8")
