"""Short functions, short files, one subject each."""

from __future__ import annotations

import ast
from functools import cache
from statistics import median, quantiles

import pytest

from tests.hygiene.files import ROOT, name, python_files, read

pytestmark = pytest.mark.xdist_group("shape")  # the source is parsed once for all
LONGEST_FILE = 350
LONGEST_FUNCTION = 60
GENERATED = {path.with_suffix(".py") for path in (ROOT / "src/iseki/games").glob("*/layout.toml")}


@cache
def lengths(folder: str) -> dict[str, int]:
    """Lines of every function, docstring included."""
    return {
        f"{name(path)}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path in python_files(folder)
        if path not in GENERATED
        for node in ast.walk(ast.parse(read(path)))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_functions_are_short() -> None:
    """Half of them have at most 6 lines, nine of ten at most 25."""
    lines = list(lengths("src").values())
    assert median(lines) <= 6
    assert quantiles(lines, n=10)[-1] <= 25


def test_no_function_fills_more_than_a_screen() -> None:
    assert {where: lines for where, lines in lengths("src").items() if lines > LONGEST_FUNCTION} == {}


def test_files_have_one_subject() -> None:
    files = [path for folder in ("src", "tests", "tools") for path in python_files(folder) if path not in GENERATED]
    long = {name(path): len(read(path).splitlines()) for path in files}
    assert {path: lines for path, lines in long.items() if lines > LONGEST_FILE} == {}


def test_pages_parts_have_one_subject() -> None:
    files = [path for kind in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{kind}") if "generated" not in path.parts]
    long = {name(path): len(read(path).splitlines()) for path in files}
    assert {path: lines for path, lines in long.items() if lines > LONGEST_FILE} == {}
