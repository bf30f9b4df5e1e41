"""The catalogues are whole: equal in both languages, complete for what the engine asks and tells, and spelled as Japanese is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from iseki.core.errors import MissingText
from iseki.core.layout import Layout, read_layout
from iseki.core.options import shown
from iseki.core.registry import game_type, games
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.text.catalogue import LANGUAGES, Catalogue, Language, find, lookup, of_game, shared
from iseki.text.rules import chapters, clauses
from iseki.text.sentences import Speaker
from tests.clauses import case

PLACE = re.compile(r"\{(\w+)\}")
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
ASCII_MARK = re.compile(rf"{JAPANESE}[,.!?:;()]|[,.!?:;()]{JAPANESE}")
FULL_WIDTH = re.compile(r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]")
COMMANDS = ("cli.",)  # words typed in a terminal stand among ASCII marks

EVERY = ["", *games()]


def catalogue(game: str, language: Language) -> Catalogue:
    return of_game(game, language) if game else shared(language)


def layout(game: str) -> Layout:
    return read_layout(game_type(game).folder)


def steps(game: str, seed: int, scores: int) -> Iterator[tuple[State, int, State]]:
    """A random game; every field of scores starts at the given number, so that late rules come early."""
    state, rng = game_type(game).load(options={}).new_initial_state(), Rng(seed)
    for name, position in layout(game).field_names.items():
        if name.startswith("score"):
            state.put(position, scores)
    while not state.is_terminal():
        actions = state.legal_actions()
        action = state.sample_chance(rng) if state.is_chance_node() else actions[rng.below(len(actions))]
        before = state.clone()
        state.play(action)
        yield before, int(action), state


def without_singulars(entries: Catalogue) -> set[str]:
    """Japanese needs no sentence of its own for one of a thing."""
    return {key for key in entries if not key.endswith(".one")}


@case("B-107")
@pytest.mark.parametrize("game", EVERY)
def test_both_languages_have_the_same_keys(game: str) -> None:
    assert without_singulars(catalogue(game, "en")) == without_singulars(catalogue(game, "ja"))


def data_of(key: str, text: str) -> set[str]:
    """The placeholders of a text; a singular may spell its number out."""
    return set(PLACE.findall(text)) - ({"n"} if key.endswith(".one") else set())


@pytest.mark.parametrize("game", EVERY)
def test_both_languages_fill_in_the_same_data(game: str) -> None:
    english, japanese = catalogue(game, "en"), catalogue(game, "ja")

    assert [key for key, text in english.items() if key in japanese and data_of(key, text) != data_of(key, japanese[key])] == []


@pytest.mark.parametrize("game", EVERY)
def test_no_text_is_empty(game: str) -> None:
    assert [key for language in LANGUAGES for key, text in catalogue(game, language).items() if not text.strip()] == []


@pytest.mark.parametrize("game", EVERY)
def test_japanese_is_punctuated_as_japanese(game: str) -> None:
    texts = {key: PLACE.sub("名", text) for key, text in catalogue(game, "ja").items() if not key.startswith(COMMANDS)}

    assert {key: text for key, text in texts.items() if ASCII_MARK.search(text)} == {}


@pytest.mark.parametrize("game", EVERY)
def test_digits_and_letters_are_half_width(game: str) -> None:
    assert {key: text for key, text in catalogue(game, "ja").items() if FULL_WIDTH.search(text)} == {}


@pytest.mark.parametrize("game", EVERY)
def test_a_singular_stands_beside_its_plural(game: str) -> None:
    for keys in (set(catalogue(game, language)) for language in LANGUAGES):
        assert [key for key in keys if key.endswith(".one") and key.removesuffix(".one") not in keys] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_kind_zone_and_verb_has_a_name(game: str, language: Language) -> None:
    entries = layout(game)
    keys = [f"kind.{kind}" for kind in entries.kind_names] + [f"zone.{zone.name}" for zone in entries.zone]
    keys += [f"action.{verb.verb}" for verb in entries.action] + [f"group.{entry.group}" for entry in entries.kind]

    assert [key for key in keys if key not in of_game(game, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_op_that_asks_a_seat_has_a_prompt_and_a_line_for_those_who_wait(game: str, language: Language) -> None:
    asking = [op.name for op in game_type(game).load().ops if "options" in type(op).__dict__ and not op.chance]

    assert len(asking) > 1
    assert [key for op in asking for key in (f"decision.{op}", f"waiting.{op}") if key not in of_game(game, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_clause_of_the_rules_has_a_title(game: str, language: Language) -> None:
    titles = {key for key in of_game(game, language) if key.startswith("clause.")}

    assert titles == {f"clause.{clause}" for clause in clauses(game)}


@pytest.mark.parametrize("game", games())
def test_every_chapter_has_a_title_in_english_that_of_the_rules(game: str) -> None:
    written = (game_type(game).folder / "rules.md").read_text(encoding="utf-8")
    headings = {f"chapter.{chapter}": title for chapter, title in re.findall(r"^## ([A-Z]-\d+) (.*)$", written, re.MULTILINE)}
    titles = {key: text for key, text in of_game(game, "en").items() if key.startswith("chapter.")}

    assert titles == {key: headings[key] for key in (f"chapter.{chapter}" for chapter in chapters(game))}
    assert titles.keys() == {key for key in of_game(game, "ja") if key.startswith("chapter.")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_option_is_explained_with_all_its_values(game: str, language: Language) -> None:
    keys = [f"option.{spec.name}.{part}" for spec in game_type(game).options for part in ("label", "help", *map(shown, spec.values))]

    assert [key for key in keys if key not in of_game(game, language)] == []


@case("B-107")
@pytest.mark.parametrize("game", games())
def test_everything_that_is_told_can_be_said_in_both_languages(game: str) -> None:
    speakers = [Speaker(language, game, ("Haruka", "Minato")) for language in LANGUAGES]
    present = game_type(game).present
    said: set[tuple[str, str]] = set()
    for seed in range(4):
        for before, action, after in steps(game, seed, 15):
            for viewer in range(int(before.game.seats) + 1):
                lines = present.log(before, action, after, viewer)
                said |= {(line.key, speaker.log(line)) for line in lines for speaker in speakers}

    assert [text for key, text in said if text == f"log.{key}" or "{" in text] == []
    assert len({key for key, _ in said}) > 30


@pytest.mark.parametrize(
    ("key", "term"),
    [
        ("zone.loot", "loot area"),
        ("zone.junk", "junk area"),
        ("zone.deck", "deck"),
        ("action.run", "run (consecutive numbers)"),
        ("action.same", "same number"),
        ("log.run_suited", "one suit throughout"),
        ("log.deck_shuffled", "shuffle"),
        ("log.draw", "draw (tie)"),
        ("group.relic", "relic card"),
        ("group.re_explore", "re-explore card"),
        ("group.curse", "curse card"),
        ("group.character", "character card"),
        ("clause.G-9.10", "purification"),
        ("clause.G-7.2", "make a set"),
        ("kind.knight", "Knight"),
        ("kind.princess", "Princess"),
        ("kind.phantom-thief", "Phantom Thief"),
        ("kind.detective", "Detective"),
        ("kind.mad-scientist", "Mad Scientist"),
    ],
)
def test_the_terms_of_the_glossary_are_used(key: str, term: str) -> None:
    entries = tomllib.loads((game_type("garakutarium").folder / "glossary.toml").read_text(encoding="utf-8"))["term"]
    entry = next(entry for entry in entries if entry["en"] == term)

    assert any(word in of_game("garakutarium", "ja")[key] for word in (entry["ja"], *entry.get("also", ())))


def test_a_missing_text_is_a_named_error_that_says_where_it_belongs() -> None:
    with pytest.raises(MissingText, match=r"no text 'log.sings' in ja; add it to src/iseki/games/garakutarium/text/ja.toml"):
        lookup("log.sings", "ja", "garakutarium")


def test_people_read_a_key_rather_than_an_error() -> None:
    assert find("log.sings", "ja", "garakutarium") is None
    assert Speaker("ja", "garakutarium").say("log.sings") == "log.sings"


def test_a_games_text_goes_before_the_shared_one() -> None:
    assert find("log.turn", "en", "garakutarium") is not None
    assert find("log.turn", "en") is None
    assert find("log.resign", "en", "garakutarium") == shared("en")["log.resign"]


@pytest.mark.parametrize("game", games())
def test_every_reason_can_be_said_in_both_languages(game: str) -> None:
    speakers = [Speaker(language, game, ("Haruka", "Minato")) for language in LANGUAGES]
    present, said = game_type(game).present, set()
    for before, _, _ in list(steps(game, 5, 15))[::3]:
        for name in before.game.action_names[::5]:
            said |= {
                speaker.reason(reason) for reason in present.reasons(before, int(before.current_player()), name) for speaker in speakers
            }

    assert [text for text in said if text.startswith("why.") or "{" in text] == []
    assert len(said) > 20
