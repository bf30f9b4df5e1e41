"""How a test names what it shows: `@clause("G-6.2")` for clauses of a rules.md, `@case("B-039")` for docs/reference/cases.md."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """The clauses that a test shows; `make clauses` collects them."""
    return pytest.mark.clause(*ids)


def case(*ids: str) -> pytest.MarkDecorator:
    """The cases that a test shows."""
    return pytest.mark.case(*ids)
