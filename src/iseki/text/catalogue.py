"""The catalogues: text by dotted key and language, shared ones here and each game's own in `games/<name>/text/`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

from iseki.core.errors import MissingText
from iseki.core.registry import game_type
from iseki.text.pieces import entries

Language = Literal["en", "ja"]
Catalogue = Mapping[str, str]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "ja")
FOLDER = Path(__file__).parent


@cache
def shared(language: Language) -> Catalogue:
    """What the table itself says, whatever game lies on it."""
    return read(FOLDER / f"{language}.toml")


@cache
def of_game(game: str, language: Language) -> Catalogue:
    """What a game says: as written, and what follows from the data of its components. Raises UnknownGame."""
    written = read(game_type(game).folder / "text" / f"{language}.toml")
    return {**entries(game_type(game).pieces, language, {**shared(language), **written}), **written}


def read(path: Path) -> Catalogue:
    """A catalogue with flat keys: `[log] take = ...` is `log.take`, `[log] "take.one" = ...` is `log.take.one`."""
    return dict(flatten(tomllib.loads(path.read_text(encoding="utf-8"))))


def flatten(tree: Mapping[str, object], prefix: str = "") -> list[tuple[str, str]]:
    leaves: list[tuple[str, str]] = []
    for name, value in tree.items():
        if isinstance(value, Mapping):
            leaves += flatten(value, f"{prefix}{name}.")
        else:
            leaves.append((f"{prefix}{name}", str(value)))
    return leaves


def exact(key: str, language: Language, game: str = "") -> str | None:
    """The game's text of a key in this language, else the shared one, else None."""
    own = of_game(game, language).get(key) if game else None
    return own if own is not None else shared(language).get(key)


def lookup(key: str, language: Language, game: str = "") -> str:
    """The same, for who cannot do without. Raises MissingText."""
    text = exact(key, language, game)
    if text is None:
        where = f"src/iseki/games/{game}/text" if game else "src/iseki/text"
        raise MissingText(f"there is no text {key!r} in {language}; add it to {where}/{language}.toml")
    return text


def find(key: str, language: Language, game: str = "") -> str | None:
    """The text in the language, else in the other one, else None: people never meet a MissingText."""
    texts = [exact(key, tried, game) for tried in (language, *LANGUAGES)]
    return next((text for text in texts if text is not None), None)
