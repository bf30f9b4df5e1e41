"""The files of the repository that people write and read: what git would track, found without git."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("src", "tests", "tools", "web", "docs", "bench", "examples", ".ci")
MADE = {"node_modules", "__pycache__", "static", "iseki.egg-info"}
TEXT = {".py", ".toml", ".md", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".sh", ".svg", ".txt", ".ini", ".mako", ""}


def text_files() -> Iterator[Path]:
    """Every text file of the repository, none that a tool has made and git ignores."""
    for folder in FOLDERS:
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if is_text(path))
    yield from (path for path in sorted(ROOT.iterdir()) if is_text(path) and not path.name.startswith(".env"))


def is_text(path: Path) -> bool:
    return path.is_file() and path.suffix in TEXT and not MADE & set(path.relative_to(ROOT).parts) and path.name != ".git"


def python_files(folder: str) -> list[Path]:
    return [path for path in sorted((ROOT / folder).rglob("*.py")) if not MADE & set(path.relative_to(ROOT).parts)]


def name(path: Path) -> str:
    """The path as people write it."""
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
