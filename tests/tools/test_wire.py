"""TypeScript from structs: one case for each kind of field."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec import Raw, Struct, field
from msgspec import inspect as kinds

from tools.wire import interface, typescript

Colour = Literal["red", "blue"]


class Card(Struct, frozen=True, omit_defaults=True):
    """A card."""

    kind: str
    n: int = 1


class Sent(Struct, frozen=True, tag=True, rename={"source": "from"}):
    """What was sent.

    Second paragraph.
    """

    source: str
    cards: tuple[Card, ...]
    view: Raw
    note: str | None = None
    counts: dict[str, int] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("python", "expected"),
    [
        (int, "number"),
        (float, "number"),
        (bool, "boolean"),
        (Raw, "unknown"),
        (str | None, "string | null"),
        (tuple[int, ...], "readonly number[]"),
        (tuple[int, str], "readonly [number, string]"),
        (tuple[tuple[int, ...], ...], "readonly (readonly number[])[]"),
        (dict[str, Card], "Readonly<Record<string, Card>>"),
        (Literal["a", "b"], "'a' | 'b'"),
    ],
)
def test_a_type(python: object, expected: str) -> None:
    assert typescript(kinds.type_info(python), []) == expected


def test_a_named_type_is_called_by_its_name() -> None:
    aliases = [("Colour", kinds.type_info(Colour))]
    assert typescript(kinds.type_info(tuple[Colour, ...]), aliases) == "readonly Colour[]"


def test_a_field_with_a_default_may_be_left_out() -> None:
    assert interface(Card, []) == ("/** A card. */\nexport interface Card {\n  readonly kind: string;\n  readonly n?: number; // 1\n}\n")


def test_a_message_has_its_tag_and_the_names_of_the_wire() -> None:
    lines = interface(Sent, []).splitlines()
    assert lines[0] == "/**"
    assert "  readonly type: 'Sent';" in lines
    assert "  readonly from: string;" in lines
    assert "  readonly note?: string | null;" in lines
    assert "  readonly counts?: Readonly<Record<string, number>>;" in lines
