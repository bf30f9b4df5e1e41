"""Write the catalogues for the page, with flat keys, one file for each language and game. `make generate`."""

from __future__ import annotations

import json
from pathlib import Path

from iseki.core.registry import games
from iseki.text.catalogue import LANGUAGES, Catalogue, of_game, shared
from tools.generated import ROOT, run

PAGE = ROOT / "web/src/generated/text"
ONLY_HERE = ("cli.",)  # what the terminal alone says


def page_text(catalogue: Catalogue) -> str:
    kept = {key: text for key, text in sorted(catalogue.items()) if not key.startswith(ONLY_HERE)}
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


def outputs() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    own = {PAGE / f"{game}.{language}.json": page_text(of_game(game, language)) for game in games() for language in LANGUAGES}
    return {PAGE / f"{language}.json": page_text(shared(language)) for language in LANGUAGES} | own


if __name__ == "__main__":
    raise SystemExit(run(outputs))
