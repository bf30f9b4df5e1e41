"""Generated files hold what their generators write now, and compiled modules are not older than their sources."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.hygiene.files import ROOT, name
from tools import clauses, generated, islands, layout, openapi, reference, wire
from tools.wheel import compiled_modules


@pytest.mark.parametrize("tool", [layout, wire, reference, openapi, islands], ids=["layout", "wire", "reference", "openapi", "islands"])
def test_generated_files_are_fresh(tool: ModuleType) -> None:
    """Otherwise: `make generate`."""
    assert [name(path) for path in generated.stale(tool.outputs())] == []


def test_every_clause_is_shown_by_a_test_or_excused() -> None:
    """Otherwise: `make clauses` prints the whole report."""
    assert clauses.faults() == []


def test_compiled_modules_are_as_new_as_their_sources() -> None:
    """Python takes the compiled module, so an old one would hide a change. Otherwise: `make setup`."""
    old = [
        module for module in compiled_modules() for library in libraries(module) if library.stat().st_mtime < source(module).stat().st_mtime
    ]
    assert old == []


def source(module: str) -> Path:
    return ROOT / "src" / f"{module}.py"


def libraries(module: str) -> list[Path]:
    return list(source(module).parent.glob(f"{source(module).stem}.*.so"))
