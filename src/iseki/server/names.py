"""Names that people give themselves: short, readable, and unable to disturb the text around them."""

from __future__ import annotations

import unicodedata

from iseki.server.errors import NameCharacter, NameEmpty, NameTooLong

LIMIT = 24
JOINER = "\u200d"  # joins emoji; harmless
BLANK = frozenset("\u2800\u115f\u1160\u3164\uffa0")  # letters and symbols that show nothing
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, direction, private, unassigned, line breaks


def clean_name(name: str) -> str:
    """The name as it will be shown: NFC, trimmed, inner spaces one each. Raises NameEmpty, NameTooLong, NameCharacter."""
    if len(name) > 10 * LIMIT:  # before any work on it
        raise NameTooLong(length=len(name), limit=LIMIT)
    for character in name.strip():
        if character != JOINER and unicodedata.category(character) in FORBIDDEN:
            raise NameCharacter(character=f"U+{ord(character):04X}")
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if len(clean) > LIMIT:
        raise NameTooLong(length=len(clean), limit=LIMIT)
    if not any(readable(character) for character in clean):
        raise NameEmpty
    return clean


def readable(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK
