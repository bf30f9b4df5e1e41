"""A game's view as lines of text, for the terminal. Knows no game: it shows the fields that the game's texts `cli.<field>` name."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct

from iseki.text.sentences import BETWEEN, COLON, SEATS, Speaker

Fields = dict[str, object]


def board(view: Struct, speaker: Speaker) -> str:
    """Numbers and words in one line, then groups of cards, then the seats one below the other."""
    return "\n".join(rows(cast(Fields, msgspec.to_builtins(view)), speaker, ""))


def rows(fields: Fields, speaker: Speaker, indent: str) -> list[str]:
    named = {name: value for name, value in fields.items() if speaker.find(f"cli.{name}")}
    short = [entry(name, word(name, value, speaker), speaker) for name, value in named.items() if isinstance(value, int | str)]
    out = [indent + BETWEEN[speaker.language].join(short)] if short else []
    for name, value in named.items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
            out += numbered(name, list(value), speaker, indent)
        elif isinstance(value, list | tuple):
            out += [indent + entry(name, listed(name, list(value), speaker), speaker)] if value else []
        elif isinstance(value, dict) and value:
            out += [indent + speaker.say(f"cli.{name}"), *rows(value, speaker, f"{indent}  ")]
    return out + seats(fields, speaker, indent)


def numbered(name: str, parts: list[Fields], speaker: Speaker, indent: str) -> list[str]:
    """Things of one kind in a row each, counted from 1: islands, cards on the table."""
    out: list[str] = []
    for n, part in enumerate(parts, 1):
        lines = [line.strip() for line in rows(part, speaker, "")]
        out.append(f"{indent}{speaker.say(f'cli.{name}', {'n': n})}{COLON[speaker.language]}{BETWEEN[speaker.language].join(lines)}")
    return out


def seats(fields: Fields, speaker: Speaker, indent: str) -> list[str]:
    out: list[str] = []
    for seat, own in enumerate(cast(list[Fields], fields.get("seats", []))):
        out += [indent + speaker.player(seat), *rows(own, speaker, f"{indent}  ")]
    return out


def entry(name: str, value: str, speaker: Speaker) -> str:
    return f"{speaker.say(f'cli.{name}')}{COLON[speaker.language]}{value}"


def word(name: str, value: int | str, speaker: Speaker) -> str:
    """A number, a player, a word of the game (`cli.<field>.<value>`) or a card."""
    if name in SEATS:
        return speaker.player(int(value))
    return speaker.find(f"cli.{name}.{value}") or (speaker.kind(value) if isinstance(value, str) else str(value))


def listed(name: str, values: list[object], speaker: Speaker) -> str:
    return BETWEEN[speaker.language].join(speaker.player(int(str(one))) for one in values) if name in SEATS else cards(values, speaker)


def cards(kinds: list[object], speaker: Speaker) -> str:
    """None is a card that the viewer does not know."""
    return BETWEEN[speaker.language].join(speaker.kind("unknown" if kind is None else str(kind)) for kind in kinds)
