"""Reading and writing the files that a command line names."""

from __future__ import annotations

import sys
from pathlib import Path

from iseki.core.errors import BadUsage


def read_text(path: str) -> str:
    """The text of a file, `-` for standard input. Raises BadUsage."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadUsage(f"{path} is no text in UTF-8; give a record that iseki wrote") from error
    except OSError as error:
        raise BadUsage(f"cannot read {path}: {error.strerror}; give the path of a file that is there") from error


def write_text(path: str, text: str) -> None:
    """Text into a file, `-` for standard output. Raises BadUsage."""
    if path == "-":
        sys.stdout.write(text)
    else:
        write(path, "w", text)


def check_writable(path: str | None) -> None:
    """Fail before long work rather than after it; what the file holds stays. Raises BadUsage."""
    if path not in (None, "-"):
        write(str(path), "a", "")


def write(path: str, mode: str, text: str) -> None:
    try:
        with Path(path).open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadUsage(f"cannot write {path}: {error.strerror}; give a path in a folder that is there") from error


def write_json(path: str, value: object) -> None:
    import msgspec

    write_text(path, msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")
