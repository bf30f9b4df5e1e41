"""What a game's components say, from their data: entries of the catalogue, and the facts that the page and `iseki rules` show.

`kind.<id>` is a name that no other component has, `face.<id>` the printed one where it differs, `says.<id>` or `says.<id>.<part>`
what it does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from iseki.core.pieces import Piece, Saying
from iseki.text.phrases import Words, amounts, icon_row, sentences

Entry = tuple[str, str]

ONLY = ("", "main", "free")  # parts that are a component's only saying


def entries(pieces: Iterable[Piece], language: str, words: Words) -> dict[str, str]:
    """Everything that follows from the data, to be laid under what the game's catalogue says itself."""
    known = tuple(pieces)
    of_name = Counter(piece.names[language] for piece in known if piece.names)
    return dict(entry for piece in known for entry in (*named(piece, language, of_name, words), *spoken(piece, words)))


def named(piece: Piece, language: str, of_name: Counter[str], words: Words) -> Iterator[Entry]:
    """Two components of one name are told apart by their travel icons."""
    if not piece.names:
        return
    name = piece.names[language]
    if of_name[name] == 1:
        yield f"kind.{piece.id}", name
        return
    apart = words["list.between"].join(words[f"icon.{icon}"] for icon in piece.travel)
    yield f"kind.{piece.id}", words["list.apart"].format(name=name, apart=apart)
    yield f"face.{piece.id}", name


def spoken(piece: Piece, words: Words) -> Iterator[Entry]:
    """A named part is said under its name, so the sentence need not begin with it."""
    for saying in piece.sayings:
        own = piece.id if saying.part in ONLY else f"{piece.id}.{saying.part}"
        yield f"says.{own}", led(saying, words) if saying.part in ONLY else sentences(saying.phrases, words)
        for choice in saying.choices:
            yield f"choice.{own}.{choice.part}", sentences(choice.phrases, words)


def led(saying: Saying, words: Words) -> str:
    """The sentences, after what kind of action they are or which part says them."""
    lead = words.get(f"part.{saying.part}", "{text}")
    return lead.format(text=sentences(saying.phrases, words))


# ---------------------------------------------------------------- one component, for reading
def card(piece: Piece, words: Words) -> list[str]:
    """Cost, points, travel, what it says with its icons: a line each, none where there is nothing to say."""
    facts = [
        ("cost", amounts(piece.cost, words)),
        ("play_cost", amounts(piece.play_cost, words)),
        ("travel", amounts(Counter(piece.travel), words)),
        ("points", str(piece.points) if piece.points else ""),
    ]
    told = [line for saying in piece.sayings for line in (led(saying, words), icon_row(saying.icons, words))]
    told = told or [words[key] for key in (f"says.{piece.id}",) if key in words]
    return [*(words[f"fact.{name}"].format(value=value) for name, value in facts if value), *told]
