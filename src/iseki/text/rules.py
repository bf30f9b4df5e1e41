"""The rules as an answer: a clause with its title and text, or a card with what it does and the clauses about it."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from iseki.core.errors import UnknownTopic
from iseki.core.layout import read_layout
from iseki.core.pieces import Piece
from iseki.core.registry import game_type
from iseki.text.catalogue import LANGUAGES, Language, find, of_game, shared
from iseki.text.pieces import card
from iseki.text.sentences import Speaker

CLAUSE = re.compile(r"^[-*] \*\*([A-Z]-\d+\.\d+[a-z]?)(?: ([^*]+))?\*\* ?(.*)$|^\| ([A-Z]-\d+\.\d+[a-z]?) \|(.*)\|$")
MARK = re.compile(r" ?\[(?:[SPDR](?:, (option [^\]]*)|[,; ][^\]]*)?|RB|BGA|SD|INF)\]")
NEAR = 5  # most suggestions


def rules(game: str, about: str = "", language: Language = "en") -> str:
    """Text on `about`: a clause (`G-5.6`), a chapter (`G-5`), a card (`A3`, `Whip`, `curse`), or nothing for the list of clauses.

    The titles are in the language asked for, the clauses in English. Raises UnknownGame, or UnknownTopic with near matches.
    """
    speaker = Speaker(language, game)
    topic = known(game, about)
    if topic in clauses(game):
        return clause_text(game, topic, speaker)
    if topic in card_topics(game):
        return card_text(game, card_topics(game)[topic], speaker)
    return contents(game, topic, speaker)


def known(game: str, about: str) -> str:
    """The topic meant, whatever its case. Raises UnknownTopic."""
    topics = {plain(topic): topic for topic in ("", *chapters(game), *clauses(game), *card_topics(game))}
    asked = plain(about)
    if asked in topics:
        return topics[asked]
    near = [topics[topic] for topic in get_close_matches(asked, topics, n=NEAR, cutoff=0.5)]
    hint = f"did you mean {', '.join(near)}?" if near else f"try a clause ({next(iter(clauses(game)))}) or a card"
    raise UnknownTopic(f"the rules of {game} have no {about.strip()[:80]!r}; {hint}")


def plain(topic: str) -> str:
    """Case, typographic apostrophes and outer spaces do not matter."""
    return topic.strip().casefold().replace("’", "'")


# ---------------------------------------------------------------- clauses
@cache
def clauses(game: str) -> dict[str, str]:
    """Every clause of rules.md with its text, in order. Text that spans lines is one paragraph; tables keep their rows."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for row in (game_type(game).folder / "rules.md").read_text(encoding="utf-8").splitlines():
        match = CLAUSE.match(row)
        if match:
            current = found.setdefault(match[1] or match[4], [])
            current.append(headed(match[2], match[3]) if match[1] else match[5].strip())
        elif row.startswith(("#", "*")) or (current and current[-1] == "" and row[:1].isalpha()):
            current = []
        else:
            current.append(row.rstrip())
    return {clause: paragraph(rows) for clause, rows in found.items()}


def headed(pieces: str | None, text: str) -> str:
    """A clause that names its pieces before it begins."""
    return f"{pieces}: {text}" if pieces else text


def paragraph(rows: list[str]) -> str:
    """Rows of prose joined, rows of a table below each other, marks of evidence and Markdown's stars left out."""
    prose = " ".join(row.strip() for row in rows if row and not row.startswith("|"))
    table = "\n".join(row for row in rows if row.startswith("|"))
    plain = MARK.sub(option_named, prose.replace("*", "").replace(" | ", " / ")).strip()
    return f"{plain}\n\n{table}" if table else plain


def option_named(mark: re.Match[str]) -> str:
    """Of a mark like `[R, option x, default y]` the option stays."""
    return f" ({mark[1]})" if mark[1] else ""


def chapters(game: str) -> dict[str, list[str]]:
    """Clauses by chapter: `G-5` -> [`G-5.1`, ...]."""
    by_chapter: dict[str, list[str]] = {}
    for clause in clauses(game):
        by_chapter.setdefault(clause.partition(".")[0], []).append(clause)
    return by_chapter


def titled(clause: str, speaker: Speaker) -> str:
    return f"{clause}  {speaker.clause(clause)}"


def clause_text(game: str, clause: str, speaker: Speaker) -> str:
    return f"{titled(clause, speaker)}\n\n{clauses(game)[clause]}"


def contents(game: str, chapter: str, speaker: Speaker) -> str:
    """Titles of the clauses, of one chapter or of all."""
    own = chapters(game).get(chapter, list(clauses(game)))
    return "\n".join([speaker.say("game.title"), "", *[titled(clause, speaker) for clause in own]])


# ---------------------------------------------------------------- cards
@cache
def groups(game: str) -> dict[str, str]:
    """Every kind of card, and every group of kinds, with its group: `A3` -> `relic`, `curse` -> `curse`."""
    entries = read_layout(game_type(game).folder).kind
    return {entry.group: entry.group for entry in entries} | {kind: entry.group for entry in entries for kind in entry.names}


@cache
def described(game: str) -> dict[str, Piece]:
    """The components that the game describes by data, by id."""
    return {piece.id: piece for piece in game_type(game).pieces}


@cache
def card_topics(game: str) -> dict[str, str]:
    """What a card may be called, with the kind, component or group meant: ids and the names in every language."""
    speakers, kinds = [Speaker(language, game) for language in LANGUAGES], [*groups(game), *described(game)]
    printed = {name: piece.id for piece in described(game).values() for name in piece.names.values()}
    return printed | {speaker.kind(kind): kind for speaker in speakers for kind in kinds} | {kind: kind for kind in kinds}


def card_text(game: str, kind: str, speaker: Speaker) -> str:
    """Name, what it does, and the titles of the clauses that speak of it."""
    piece = described(game).get(kind)
    group = piece.group if piece else groups(game)[kind]
    told = [speaker.find(f"kind.{kind}") or kind, speaker.find(f"group.{group}"), speaker.find(f"skill.{kind}")]
    told += card(piece, {**shared(speaker.language), **of_game(game, speaker.language)}) if piece else []
    return "\n".join([*[row for row in told if row], "", *[titled(clause, speaker) for clause in clauses_about(game, kind)]])


def clauses_about(game: str, kind: str) -> list[str]:
    """Those that the game names for the component; else the clauses whose English title or text uses the card's word."""
    if kind in described(game):
        return list(described(game)[kind].clauses)
    english, word = Speaker("en", game), word_of(game, kind)
    return [clause for clause, text in clauses(game).items() if word.search(f"{english.clause(clause)} {text}")]


def word_of(game: str, kind: str) -> re.Pattern[str]:
    """The word by which the clauses call a card: a character's own name, else its group's."""
    own = find(f"skill.{kind}", "en", game) is not None
    word = kind.replace("-", " ") if own else groups(game)[kind].replace("_", "[ -]")
    return re.compile(rf"\b{word}s?\b", re.IGNORECASE)
