"""The page reads the same catalogues: flat keys, some of them in files that come later, what the terminal alone says left out."""

from __future__ import annotations

import json
import re

import pytest

from iseki.core.registry import game_type, games
from iseki.text.catalogue import of_game, shared
from iseki.text.rules import chapters, clauses
from iseki.text.sentences import KINDS, SEATS
from tools.catalogues import LATER, ONLY_HERE, PAGE, outputs
from tools.generated import ROOT, stale


def test_the_pages_catalogues_are_written_anew() -> None:
    assert stale(outputs()) == []


def test_a_page_can_show_every_text_of_a_game_those_that_a_table_can_begin_without_from_a_file_of_their_own() -> None:
    own = {key: text for key, text in of_game("garakutarium", "ja").items() if not key.startswith(ONLY_HERE)}
    at_once, later = (json.loads(outputs()[PAGE / f"garakutarium.{name}.json"]) for name in ("ja", "later.ja"))

    assert {**at_once, **later} == own
    assert [key for key in at_once if key.startswith(LATER)] == ["why.over"]
    assert {key.split(".")[0] for key in later} == {"chapter", "clause", "option", "why"}


def test_a_table_loads_the_words_of_the_lobby_and_of_refusals_after_its_board_but_for_a_button_of_every_page() -> None:
    at_once, later = (json.loads(outputs()[PAGE / f"{name}.json"]) for name in ("en", "later.en"))

    assert [key for key in at_once if key.startswith(LATER)] == ["settings.title", "why.over"]
    assert set(later) == {key for key in shared("en") if key.startswith(LATER)} - {"settings.title", "why.over"}


def test_the_page_does_not_load_the_words_of_the_terminal_nor_those_that_sentences_are_made_of() -> None:
    assert [key for page in outputs().values() for key in json.loads(page) if key.startswith(("cli.", "effect.", "part."))] == []


@pytest.mark.parametrize(("name", "known"), [("SEATS", SEATS), ("KINDS", KINDS)])
def test_page_and_terminal_say_the_same_data_as_names(name: str, known: set[str]) -> None:
    page = (ROOT / "web/src/text/format.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(rf"const {name} = new Set\(\[(.*)\]\)", page)

    assert set(re.findall(r"'(\w+)'", listed)) == known


@pytest.mark.parametrize("game", games())
def test_a_page_can_list_every_clause_of_a_game(game: str) -> None:
    book = json.loads(outputs()[PAGE.parent / f"rules/{game}.json"])

    assert [clause for own in book.values() for clause in own] == [clause for own in chapters(game).values() for clause in own]
    assert {clause: text for own in book.values() for clause, text in own.items()} == clauses(game)


def test_a_page_can_draw_every_component_that_a_game_describes() -> None:
    described = [game for game in games() if game_type(game).pieces]
    files = {game: json.loads(outputs()[PAGE.parent / f"{game}.pieces.json"]) for game in described}

    assert "arnak" in described
    assert {game: list(file) for game, file in files.items()} == {game: [p.id for p in game_type(game).pieces] for game in described}
    assert files["arnak"]["whip"]["icons"] == {"main": [["exile-self", "arrow", "buy", "artifact", "minus", "4", "compass"]]}
