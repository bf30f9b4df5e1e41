"""Opening tables: each with a secret of its own."""

from __future__ import annotations

from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Server

TABLES = 12


@case("B-092")
def test_every_table_is_shuffled_by_a_secret_of_its_own(server: Server) -> None:
    host = server.browser()
    welcomes = [host.sit(host.open_table(AGAINST_FRIEND))[1] for _ in range(TABLES)]

    assert len({welcome.table.secret_hash for welcome in welcomes}) == TABLES
    dug = {tuple(event.action for event in welcome.events) for welcome in welcomes}
    assert len(dug) > 1
