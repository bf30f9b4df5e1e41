"""The files of the repository that people write and read: what git would track, found without git."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("src", "tests", "tools", "web", "docs", "bench", "examples", ".ci")
MADE = {"node_modules", "__pycache__", "static", "iseki.egg-info"}
TEXT = {".py", ".toml", ".md", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".sh", ".svg", ".txt", ".ini", ".mako", ""}


@cache
def text_files() -> list[Path]:
    """Every text file of the repository, none that a tool has made and git ignores."""
    files = [path for folder in FOLDERS for path in below(ROOT / folder)]
    files += [path for path in sorted(ROOT.iterdir()) if path.is_file() and path.name != ".git" and not path.name.startswith(".env")]
    return [path for path in files if path.suffix in TEXT]


def below(folder: Path) -> Iterator[Path]:
    """The files in it. Folders that a tool has made are not entered: the packages of the page are many."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            yield from below(path) if path.name not in MADE else ()
        else:
            yield path


def python_files(folder: str) -> list[Path]:
    return [path for path in sorted((ROOT / folder).rglob("*.py")) if not MADE & set(path.relative_to(ROOT).parts)]


def name(path: Path) -> str:
    """The path as people write it."""
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
