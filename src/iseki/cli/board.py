"""A game's view as lines of text, for the terminal. Knows no game: it reads the struct's fields."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct

from iseki.text.sentences import BETWEEN, COLON, Speaker

Fields = dict[str, object]


def board(view: Struct, speaker: Speaker) -> str:
    """Numbers in one line, then the groups of cards, then the seats one after the other."""
    return "\n".join(rows(cast(Fields, msgspec.to_builtins(view)), speaker, ""))


def rows(fields: Fields, speaker: Speaker, indent: str) -> list[str]:
    numbers = [f"{label(name, speaker)} {value}" for name, value in fields.items() if plain(value)]
    out = [indent + BETWEEN[speaker.language].join(numbers)] if numbers else []
    for name, value in fields.items():
        if isinstance(value, dict) and not numbers_only(value):
            out += [f"{indent}{label(name, speaker)}", *rows(value, speaker, f"{indent}  ")]
        elif isinstance(value, list | tuple):
            out += group(name, list(value), speaker, indent)
    return out


def group(name: str, values: list[object], speaker: Speaker, indent: str) -> list[str]:
    """Cards in one line; structs (the seats) one below the other. Rows of numbers are tables for pages, not for here."""
    if values and isinstance(values[0], dict):
        parts: list[str] = []
        for seat, fields in enumerate(values):
            parts += [indent + speaker.player(seat), *rows(cast(Fields, fields), speaker, f"{indent}  ")]
        return parts
    if not values or any(isinstance(value, int) for value in values):
        return []
    cards = [speaker.kind("unknown") if value is None else speaker.kind(str(value)) for value in values]
    return [f"{indent}{label(name, speaker)}{COLON[speaker.language]}{BETWEEN[speaker.language].join(cards)}"]


def plain(value: object) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool) and value != ""


def numbers_only(fields: Fields) -> bool:
    return all(isinstance(value, int | list | tuple) and not any_text(value) for value in fields.values())


def any_text(value: object) -> bool:
    return isinstance(value, list | tuple) and any(not isinstance(x, int) for x in value)


def label(name: str, speaker: Speaker) -> str:
    return speaker.find(f"cli.{name}") or speaker.find(f"zone.{name}") or name.replace("_", " ")
