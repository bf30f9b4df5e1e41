"""Tables in Markdown."""

from __future__ import annotations

from collections.abc import Sequence


def table(head: str, rows: Sequence[tuple[str, ...]]) -> str:
    """head: titles of the columns, separated by bars."""
    columns = head.split("|")
    lines = [line(tuple(columns)), "|" + "---|" * len(columns), *[line(row) for row in rows]]
    return "\n".join(lines)


def line(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
