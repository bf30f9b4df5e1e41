"""The OpenAPI document says what the server does: a tester that reads it alone finds no answer that it does not describe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from starlette.applications import Starlette
from starlette.testclient import TestClient

from iseki.server.app import API, create_app
from iseki.server.hall import Hall, Settings
from iseki.server.store.database import Database
from iseki.server.throttle import Limits, Rate
from tests.server.bots import Prompt
from tests.server.browser import AGAINST_FRIEND, ORIGIN, SENDING, Browser
from tools.openapi import OPERATIONS, document, refusals

if TYPE_CHECKING:
    from schemathesis import Case

EXAMPLES = 25
AMPLE = Limits(*[Rate(1e9, 1e9)] * 4)
VARIABLE = [(method, path) for (method, path), operation in OPERATIONS.items() if operation.body or "{" in path]
OF_SOCKETS = {
    "not_your_turn",
    "bot_plays",
    "not_handed_over",
    "stale_version",
    "illegal_action",
    "too_far",
    "undo_line",
    "nothing_to_redo",
    "undo_not_allowed",
    "offer_void",
    "seat_given_up",
    "paused",
    "no_pause",
    "game_over",
}


def test_the_document_has_every_route() -> None:
    served = {(method, route.path) for route in API for method in route.methods or () if method != "HEAD"}

    assert set(OPERATIONS) == served


def test_the_document_names_every_refusal_of_the_http_side() -> None:
    text = str(document()["paths"])
    missing = {code for code in refusals() if f"`{code}`" not in text}

    assert missing == OF_SOCKETS | {"bad_address"}  # what has no address has no entry


@pytest.fixture
def app(tmp_path: Path, page: Path) -> Iterator[Starlette]:
    """A server that bounds nobody, so that only what is sent decides, and that outlives each of the tester's sessions."""
    hall = Hall(Database(tmp_path / "iseki.db"), Settings(pace=0.0, static=page, limits=AMPLE), Prompt())
    app = create_app(hall)
    app.router.lifespan_context = lambda _: nullcontext()
    yield app
    hall.close()


def answers_as_described(app: Starlette, method: str, path: str, negative: bool, prepare: Callable[[Case[Any]], None]) -> int:
    """Sends made-up requests of one operation, as the document allows (or, negative, does not); returns how many.

    A body that the schema allows may still be refused: a name may be too long, a game unknown.
    """
    import schemathesis
    from schemathesis.checks import load_all_checks
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    load_all_checks()
    schema = schemathesis.openapi.from_dict(document())
    schema.app = app
    mode = schemathesis.GenerationMode.NEGATIVE if negative else schemathesis.GenerationMode.POSITIVE
    sent: list[int] = []

    @seed(3)
    @settings(max_examples=EXAMPLES, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(schema[path][method].as_strategy(generation_mode=mode))
    def send(case: Case[Any]) -> None:
        prepare(case)
        answer = case.call_and_validate(headers={"host": "localhost"}, excluded_checks=[positive_data_acceptance])
        sent.append(answer.status_code)

    send()
    assert 500 not in sent
    return len(sent)


def as_it_comes(case: Case[Any]) -> None:
    """A newcomer, and a table of that code hardly ever exists."""


@pytest.mark.long
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_requests_that_the_document_allows_are_answered_as_it_says(app: Starlette, method: str, path: str) -> None:
    assert answers_as_described(app, method, path, negative=False, prepare=as_it_comes) >= 1


@pytest.mark.long
@pytest.mark.parametrize(("method", "path"), VARIABLE)
def test_requests_that_the_document_does_not_allow_are_refused_as_it_says(app: Starlette, method: str, path: str) -> None:
    assert answers_as_described(app, method, path, negative=True, prepare=as_it_comes) >= 1


@pytest.mark.long
@pytest.mark.parametrize("negative", [False, True], ids=["allowed", "not allowed"])
@pytest.mark.parametrize(("method", "path"), [(method, path) for method, path in VARIABLE if "{code}" in path])
def test_the_host_of_a_table_is_answered_as_the_document_says(app: Starlette, method: str, path: str, negative: bool) -> None:
    browser = Browser(TestClient(app, ORIGIN), ExitStack())
    code = browser.open_table(AGAINST_FRIEND)
    (cookie,) = browser.client.cookies.items()

    def as_host(case: Case[Any]) -> None:
        parameters: dict[str, Any] = {"code": code}
        case.path_parameters = parameters
        case.cookies = dict([cookie])

    if negative and OPERATIONS[method, path].body is None:
        as_host = as_it_comes
    assert answers_as_described(app, method, path, negative, as_host) >= 1


@pytest.mark.long
def test_the_document_is_read_by_its_tester() -> None:
    """Which checks it first against the schema of OpenAPI itself."""
    import schemathesis

    schema = schemathesis.openapi.from_dict(document())
    schema.validate()

    assert len(list(schema.get_all_operations())) == len(OPERATIONS)
    assert SENDING["content-type"] in str(schema["/api/me"]["PUT"].definition.raw)
