"""docs/wire.md is the contract: its examples are messages, and nothing of the wire is missing on it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from iseki.server import accounts, bodies, messages
from iseki.server.app import API
from iseki.server.errors import Refused
from iseki.text.catalogue import LANGUAGES, shared

PAGE = Path(__file__).parents[2] / "docs" / "wire.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_read_strictly_and_written_back_alike(name: str, example: str) -> None:
    struct = next(getattr(module, name) for module in (messages, bodies, accounts) if hasattr(module, name))

    read = msgspec.json.decode(example, type=struct)

    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(example)


def test_every_message_has_an_example() -> None:
    names = {kind.__name__ for kind in (*get_args(messages.Request), *get_args(messages.Answer), bodies.Failure)}

    assert names <= {name for name, _ in EXAMPLES}


def test_every_refusal_is_listed_with_its_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \|", TEXT, re.MULTILINE)

    assert listed == [(kind.code, str(kind.status)) for kind in Refused.__subclasses__()]


def test_every_refusal_has_a_text_in_both_languages() -> None:
    for language in LANGUAGES:
        texts = shared(language)
        assert [kind.code for kind in Refused.__subclasses__() if f"refusal.{kind.code}" not in texts] == []


def test_every_route_is_listed() -> None:
    routes = {(method, route.path) for route in API for method in route.methods or () if method != "HEAD"}

    assert set(re.findall(r"^\| `(\w+) (/[^`]*)`", TEXT, re.MULTILINE)) == routes
