"""What several workers share is kept by one of them: a pytest that xdist does not know yet forgets the groups without a word."""

from __future__ import annotations

import os

import pytest


@pytest.mark.xdist_group("together")
@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="a single process holds every group")
def test_tests_of_one_group_are_handed_to_one_worker(request: pytest.FixtureRequest) -> None:
    assert request.node.nodeid.endswith("@together")
