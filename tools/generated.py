"""Generated files: written by `make generate`, compared by `make lint` with `--check`. Each tool gives a dict of path and text."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent


def stale(outputs: dict[Path, str]) -> list[Path]:
    """The files that do not hold what they should."""
    return [path for path, text in outputs.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def write(outputs: dict[Path, str]) -> None:
    for path in stale(outputs):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(outputs[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")


def run(outputs: Callable[[], dict[Path, str]]) -> int:
    """The whole program of a generator. Exit code 1 if `--check` finds a stale file."""
    if "--check" not in sys.argv:
        write(outputs())
        return 0
    left = stale(outputs())
    for path in left:
        print(f"stale: {path.relative_to(ROOT)}; run `make generate`")
    return 1 if left else 0
