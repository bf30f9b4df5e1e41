"""Write the catalogues for the page, with flat keys, one file for each language and game, and what its components show. `make generate`.

web/src/generated/text/<game>.<language>.json           every text but
web/src/generated/text/<part>.<language>.json           texts of the replay and of the statistics, loaded with them
web/src/generated/text/later.<language>.json            what a table can begin without: refusals, reasons, the lobby, settings, terms
web/src/generated/text/<game>.later.<language>.json     reasons, options, the end and titles of clauses, loaded after the board
web/src/generated/rules/<game>.json                     the clauses of rules.md by chapter, in English, for the dialog that lists them
web/src/generated/<game>.pieces.json                    numbers and icon rows of the components, by id
"""

from __future__ import annotations

import json
from pathlib import Path

from iseki.core.pieces import Piece, Saying
from iseki.core.registry import game_type, games
from iseki.text.catalogue import LANGUAGES, Catalogue, of_game, shared
from iseki.text.rules import chapters, clauses
from tools.generated import ROOT, run

PAGE = ROOT / "web/src/generated/text"
PHRASES = ("effect.", "part.", "each.", "place.", "where.")  # parts of the finished sentences, `says` and `choice`
ONLY_HERE = ("cli.", "term.", *PHRASES)  # the first two: what the terminal alone says
PARTS = ("replay", "statistics")  # of the page, each loaded with its texts
LATER = ("board.result.", "chapter.", "clause.", "lobby.", "option.", "preset.", "refusal.", "rules.", "settings.", "terms.", "why.")
AT_ONCE = ("settings.title", "why.over")  # stand on every page, and on a board when its game is over


def page_text(catalogue: Catalogue) -> str:
    apart = (*ONLY_HERE, *LATER, *(f"{part}." for part in PARTS))
    return written({key: text for key, text in catalogue.items() if key in AT_ONCE or not key.startswith(apart)})


def part_text(catalogue: Catalogue, *beginnings: str) -> str:
    return written({key: text for key, text in catalogue.items() if key.startswith(beginnings) and key not in AT_ONCE})


def written(catalogue: Catalogue) -> str:
    return json.dumps(dict(sorted(catalogue.items())), ensure_ascii=False, indent=1) + "\n"


def shown(piece: Piece) -> dict[str, object]:
    """What the page draws: the words are in the catalogues (`kind`, `says`, `choice`). Nothing that is empty."""
    facts = {
        "group": piece.group,
        "cost": piece.cost,
        "play_cost": piece.play_cost,
        "travel": piece.travel,
        "points": piece.points,
        "icons": {saying.part: saying.icons for saying in piece.sayings},
        "choices": {saying.part: choices(saying) for saying in piece.sayings if saying.choices},
    }
    return {name: value for name, value in facts.items() if value}


def choices(saying: Saying) -> list[object]:
    return [choice.icons for choice in saying.choices]


def pieces_text(game: str) -> str:
    """A line for each component."""
    lines = [f" {json.dumps(piece.id)}: {json.dumps(shown(piece))}" for piece in game_type(game).pieces]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rules_text(game: str) -> str:
    """Chapters and their clauses in the order of rules.md; their titles are in the catalogues (`chapter`, `clause`)."""
    by_chapter = {chapter: {clause: clauses(game)[clause] for clause in own} for chapter, own in chapters(game).items()}
    return json.dumps(by_chapter, ensure_ascii=False, indent=1) + "\n"


def outputs() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    own = {PAGE / f"{game}.{language}.json": page_text(of_game(game, language)) for game in games() for language in LANGUAGES}
    later = {
        PAGE / f"{game}.later.{language}.json": part_text(of_game(game, language), *LATER) for game in games() for language in LANGUAGES
    }
    pieces = {PAGE.parent / f"{game}.pieces.json": pieces_text(game) for game in games() if game_type(game).pieces}
    rules = {PAGE.parent / f"rules/{game}.json": rules_text(game) for game in games()}
    parts = {PAGE / f"{part}.{language}.json": part_text(shared(language), f"{part}.") for part in PARTS for language in LANGUAGES}
    shell = {PAGE / f"{language}.json": page_text(shared(language)) for language in LANGUAGES}
    shell |= {PAGE / f"later.{language}.json": part_text(shared(language), *LATER) for language in LANGUAGES}
    return shell | parts | own | later | rules | pieces


if __name__ == "__main__":
    raise SystemExit(run(outputs))
