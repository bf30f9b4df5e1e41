"""The faults of bench/faults.py under load: nothing acknowledged is lost, nothing is applied twice, and everybody plays on."""

from __future__ import annotations

import pytest

from bench.faults import FAULTS, told
from tests.clauses import case

TABLES = {"kill": 12}  # the short one; `make soak` plays the others at more tables


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.long if name in TABLES else pytest.mark.soak) for name in FAULTS])
@case("B-071", "B-064", "B-068")
def test_tables_under_load_survive(name: str) -> None:
    assert told(FAULTS[name], TABLES.get(name, 60))
