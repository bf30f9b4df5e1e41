"""What a component is and says, as a game gives it: numbers, effects as phrases, effects as icons. `text` puts it into words."""

from __future__ import annotations

from msgspec import Struct, field

Row = tuple[tuple[str, ...], ...]


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A part of a sentence as key and data; phrases in the data are said first and filled in. Without capital and full stop."""

    key: str
    data: dict[str, int | str | Phrase] = field(default_factory=dict)


class Saying(Struct, frozen=True, omit_defaults=True):
    """One effect of a component. part: "" for its only effect, else which one (`silver`, `gold`): text `part.<part>`.

    phrases: a sentence each. icons: steps that are not broken, each a row of tokens (the game's icons.py says which).
    choices: the entries to choose from, each under its number as part, where the effect asks for one.
    """

    part: str
    phrases: tuple[Phrase, ...]
    icons: Row
    choices: tuple[Saying, ...] = ()


class Piece(Struct, frozen=True, omit_defaults=True):
    """A component. names: by language. cost: numbers by `amount.<key>`. clauses: where the rules speak of it, the nearest first."""

    id: str
    group: str
    names: dict[str, str]
    sayings: tuple[Saying, ...] = ()
    cost: dict[str, int] = field(default_factory=dict)
    play_cost: dict[str, int] = field(default_factory=dict)
    travel: tuple[str, ...] = ()
    points: int = 0
    clauses: tuple[str, ...] = ()
