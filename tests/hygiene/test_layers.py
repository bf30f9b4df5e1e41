"""Who may import whom (docs/architecture.md, section 2), and that the contracts speak of all compiled modules."""

from __future__ import annotations

import tomllib

from importlinter.cli import lint_imports

from tests.hygiene.files import ROOT, read


def contract(beginning: str) -> dict[str, list[str]]:
    contracts = tomllib.loads(read(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    found: dict[str, list[str]] = next(entry for entry in contracts if entry["name"].startswith(beginning))
    return found


def patterns() -> list[str]:
    return [line for line in read(ROOT / "compiled.txt").splitlines() if line and not line.startswith("#")]


def test_the_layers_hold() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


def test_the_contract_of_compiled_modules_names_them_all() -> None:
    modules = [pattern.removeprefix("src/").removesuffix(".py").replace("/", ".") for pattern in patterns()]
    assert contract("compiled modules")["source_modules"] == modules


def test_every_pattern_of_compiled_modules_finds_one() -> None:
    assert [pattern for pattern in patterns() if not list(ROOT.glob(pattern))] == []
