"""The oracle finds faults that are planted in the engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.oracle import arnak_faults, costa_ruana_faults, faults
from tests.oracle.faults import Fault
from tests.oracle.hunt import DIFFER

ROOT = Path(__file__).parents[2]
ENOUGH = 18  # of 20
PLANTED = {  # by the module that plays
    "side_by_side": faults.FAULTS,
    "costa_ruana_side_by_side": costa_ruana_faults.FAULTS,
    "arnak_side_by_side": arnak_faults.FAULTS,
}
GAMES = {"arnak_side_by_side": 60}  # Arnak's are long
MOST = 150


@pytest.mark.parametrize("fault", [fault for planted in PLANTED.values() for fault in planted], ids=lambda fault: fault.breaks)
def test_every_fault_has_one_place(fault: Fault) -> None:
    assert (ROOT / "src" / fault.file).read_text(encoding="utf-8").count(fault.old) == 1


@pytest.mark.long
@pytest.mark.parametrize("module", PLANTED)
def test_the_oracle_finds_planted_faults(module: str, tmp_path: Path) -> None:
    """Each in an interpreted copy of its own, until the first difference or for so many games."""
    planted = PLANTED[module]
    assert len(planted) == 20
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        found = list(workers.map(lambda n: is_found(planted[n], module, tmp_path / str(n)), range(len(planted))))

    missed = [fault.breaks for fault, seen in zip(planted, found, strict=True) if not seen]
    print(f"{sum(found)} of {len(planted)} planted faults found; missed:", *missed, sep="\n")
    assert sum(found) >= ENOUGH


def is_found(fault: Fault, module: str, folder: Path) -> bool:
    plant(fault, folder)
    command = [sys.executable, "-m", "tests.oracle.hunt", str(folder), str(GAMES.get(module, MOST)), module]
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
