"""The Japanese texts use the terms of the glossary."""

from __future__ import annotations

import tomllib

import pytest

from iseki.games.costa_ruana.game import FOLDER
from iseki.text.catalogue import of_game

TERMS = {entry["en"]: entry for entry in tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))["term"]}


@pytest.mark.parametrize(
    ("key", "term"),
    [
        ("zone.hand", "hand"),
        ("zone.pile", "draw pile"),
        ("zone.discard", "discard pile / discarded card"),
        ("zone.up", "face up"),
        ("zone.down", "face down"),
        ("kind.red", "red"),
        ("kind.yellow", "yellow"),
        ("kind.blue", "blue"),
        ("kind.pink", "pink"),
        ("clause.C-1.1", "main card"),
        ("clause.C-1.7", "island card"),
        ("clause.C-1.8", "Shaman marker"),
        ("clause.C-3.2", "hut"),
        ("clause.C-4.1", "round"),
        ("clause.C-7.2", "active card"),
        ("clause.C-7.5", "inactive card"),
        ("clause.C-9.2", "tribe"),
        ("clause.C-11.3", "respect points"),
        ("action.flip", "flip"),
        ("log.names", "decline (the role of Shaman)"),
        ("log.names", "name (another player as Shaman)"),
        ("log.collects", "collect a treasure"),
        ("log.copies", "copy an effect"),
        ("log.tiles", "tile"),
        ("icon.move-treasure", "move a treasure (A)"),
        ("icon.place-native", "place natives (B)"),
        ("icon.return-native", "return natives (C)"),
        ("icon.move-native", "move a native (D)"),
        ("cli.supply", "supply (natives at home)"),
        ("cli.shaman", "Shaman"),
    ],
)
def test_the_terms_of_the_glossary_are_used(key: str, term: str) -> None:
    """As they stand, or as a form of the same word: 有効になるカード is told as 有効."""
    entry = TERMS[term]
    stems = [entry["ja"].removesuffix(ending) for ending in ("になるカード", "する", "る", "く")]
    words = [entry["ja"], *entry.get("also_ja", ()), *stems]

    assert any(word in of_game("costa_ruana", "ja")[key] for word in words)
