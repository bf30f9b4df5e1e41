"""The repository stands on its own: no machine's paths, nothing left open, nothing that names where packages come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hygiene.files import ROOT, name, read, text_files

ALLOWED = {Path(__file__), ROOT / "src/iseki/core/op.py"}
FORBIDDEN = {
    "a path of somebody's machine": r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/",
    "a file outside the repository": r"\.\./shared\b",
    "the host of a package registry": r"registry\.npmjs\.org|files\.pythonhosted\.org|//pypi\.org",
    "something left open": r"\b(?:TODO|FIXME|XXX)\b",
    "a stub (core/op.py is the abstract base)": r"\bNotImplementedError\b|pytest\.mark\.(?:skip|xfail)\b|pytest\.(?:skip|xfail)\(",
}


def found(pattern: str) -> list[str]:
    """Every line of the repository that matches, with its place."""
    return [
        f"{name(path)}:{number}: {line.strip()[:100]}"
        for path in text_files()
        if path not in ALLOWED and re.search(pattern, read(path))
        for number, line in enumerate(read(path).splitlines(), 1)
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_has(what: str) -> None:
    assert found(FORBIDDEN[what]) == []


def test_the_lock_file_names_no_host() -> None:
    assert '"resolved"' not in read(ROOT / "web/package-lock.json")


def test_every_python_module_has_the_annotations_import() -> None:
    """So that every annotation may name what comes later."""
    bare = [
        name(path)
        for path in text_files()
        if path.suffix == ".py"
        and path.parent.name != "examples"
        and has_code(path)
        and "from __future__ import annotations" not in read(path)
    ]
    assert bare == []


def has_code(path: Path) -> bool:
    return re.search(r"^(?:async def|def|class) ", read(path), re.MULTILINE) is not None
