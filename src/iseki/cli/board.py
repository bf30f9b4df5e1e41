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
        if isinstance(value, list | tuple):
            out += [indent + entry(name, cards(list(value), speaker), speaker)] if value else []
        elif isinstance(value, dict):
            out += [indent + speaker.say(f"cli.{name}"), *rows(value, speaker, f"{indent}  ")]
    return out + seats(fields, speaker, indent)


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


def cards(kinds: list[object], speaker: Speaker) -> str:
    """None is a card that the viewer does not know."""
    return BETWEEN[speaker.language].join(speaker.kind("unknown" if kind is None else str(kind)) for kind in kinds)
