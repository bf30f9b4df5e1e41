"""Names that people give themselves: short, readable, and unable to disturb the text around them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import NamedTuple

from iseki.server.errors import NameCharacter, NameEmpty, NameTooLong, Refused

LIMIT = 24
JOINER = "\u200d"  # joins emoji; harmless
BLANK = frozenset("\u2800\u115f\u1160\u3164\uffa0")  # letters and symbols that show nothing
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, direction, private, unassigned, line breaks


class Faults(NamedTuple):
    """How a kind of text is refused."""

    empty: type[Refused]
    too_long: type[Refused]
    character: type[Refused]


NAME = Faults(NameEmpty, NameTooLong, NameCharacter)


def clean_name(name: str) -> str:
    """The name as it will be shown. Raises NameEmpty, NameTooLong, NameCharacter."""
    return cleaned(name, LIMIT, 10 * LIMIT, NAME)


def cleaned(text: str, limit: int, most: int, faults: Faults, settle: Callable[[str], str] = str) -> str:
    """One line as it will be shown: NFC, trimmed, inner spaces one each, then settled. most: what is longer is not looked at."""
    if len(text) > most:
        raise faults.too_long(length=len(text), limit=limit)
    for character in text.strip():
        if character != JOINER and unicodedata.category(character) in FORBIDDEN:
            raise faults.character(character=f"U+{ord(character):04X}")
    clean = settle(" ".join(unicodedata.normalize("NFC", text).split()))
    if len(clean) > limit:
        raise faults.too_long(length=len(clean), limit=limit)
    if not any(readable(character) for character in clean):
        raise faults.empty
    return clean


def readable(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK
