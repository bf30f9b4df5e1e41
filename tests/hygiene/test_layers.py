"""Who may import whom (docs/architecture.md, section 2), and that the contracts speak of all compiled modules."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.hygiene.files import ROOT, python_files, read


def contract(beginning: str) -> dict[str, list[str]]:
    contracts = tomllib.loads(read(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    found: dict[str, list[str]] = next(entry for entry in contracts if entry["name"].startswith(beginning))
    return found


def patterns() -> list[str]:
    return [line for line in read(ROOT / "compiled.txt").splitlines() if line and not line.startswith("#")]


def test_the_layers_hold() -> None:
    lint = Path(sys.executable).with_name("lint-imports")  # a process of its own: it sets up logging for itself alone
    ended = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout


def test_the_contract_of_compiled_modules_names_them_all() -> None:
    modules = [pattern.removeprefix("src/").removesuffix(".py").replace("/", ".") for pattern in patterns()]
    assert contract("compiled modules")["source_modules"] == modules


def test_every_pattern_of_compiled_modules_finds_one() -> None:
    assert [pattern for pattern in patterns() if not list(ROOT.glob(pattern))] == []


def test_no_oracle_knows_what_it_judges() -> None:
    """`tests/oracle/<game>` is written from the rules alone; only what plays them side by side, above it, imports both."""
    sources = [path for path in python_files("tests/oracle") if path.parent.name != "oracle"]
    assert sources
    assert [path for path in sources if re.search(r"^\s*(from|import) iseki\b", read(path), re.MULTILINE)] == []
