"""Phrases and icon rows -> words of one language. The words come in as a catalogue, so that catalogues can be made of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import reduce

from iseki.core.errors import MissingText
from iseki.core.pieces import Phrase, Row

Words = Mapping[str, str]

PLACE = re.compile(r"\{(\w+)\}")
MARKS = {"arrow": "→", "or": "/", "minus": "−", "plus": "+"}


def said(phrase: Phrase, words: Words) -> str:
    """A phrase in words, `<key>.one` when n is 1. Raises MissingText for a key, KeyError for a gap that the data leaves."""
    text = words.get(f"{phrase.key}.one") if phrase.data.get("n") == 1 else None
    text = text or words.get(phrase.key)
    if text is None:
        raise MissingText(f"there is no text {phrase.key!r}; add it to the catalogues of the game, in every language")
    filled = {name: said(part, words) if isinstance(part, Phrase) else str(part) for name, part in phrase.data.items()}
    return PLACE.sub(lambda place: filled[place[1]], text)


def sentences(phrases: Iterable[Phrase], words: Words) -> str:
    """Each phrase with a capital and a full stop."""
    ended = [words["list.sentence"].format(text=capital(said(phrase, words))) for phrase in phrases]
    return reduce(lambda first, last: words["list.sentences"].format(first=first, last=last), ended)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def amounts(numbers: Mapping[str, int], words: Words) -> str:
    """Numbers by key of `amount`: `3 coins, 1 card from hand`; "" for none."""
    return words["list.between"].join(said(Phrase(f"amount.{name}", {"n": n}), words) for name, n in numbers.items())


def icon_row(icons: Row, words: Words) -> str:
    """An icon row for who cannot see icons: `[draw]  [archaeologist] − [ship]`."""
    return "  ".join(" ".join(token(one, words) for one in step) for step in icons)


def token(name: str, words: Words) -> str:
    if name in MARKS or name[0].isdigit():
        return MARKS.get(name, name)
    kind, _, own = name.rpartition(":")
    label = words[f"icon.{own}"]
    return f"({label})" if kind == "word" else f"[{label}]"
