"""Four people in four browsers at one table of Costa Ruana: two languages, desktops and phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import uuid4

from tests.e2e.conftest import DESKTOP, PHONE, NewPage
from tests.e2e.islander import Islander
from tests.e2e.player import asks

NAMES = ("Ann", "みお", "Tomás", "Kuma")
SEATS: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "friend"}] * 3]
NO_GUIDE = "localStorage.setItem('iseki.settings', JSON.stringify({guide: false}))"

Four = list[Islander]


def four_browsers(address: str, new_page: NewPage) -> Four:
    """The first one opens tables. They need no guide."""
    pages = (new_page(), new_page("ja", PHONE), new_page("en", PHONE), new_page("ja", DESKTOP))
    people = [Islander(page, address, "ja" if number % 2 else "en") for number, page in enumerate(pages)]
    for person in people:
        person.page.add_init_script(NO_GUIDE)
    return people


def introduce(people: Four) -> None:
    for person, name in zip(people, NAMES, strict=True):
        asks(person, "put", "/api/me", {"name": name})


def open_table(people: Four, besides: Sequence[dict[str, str]] = (), **terms: object) -> str:
    """The code of a table of these terms, where all four sit. besides: seats of others at the first one's device."""
    wish = {"game": people[0].game, "seats": [*SEATS, *besides], "terms": terms, "watch": True}
    code = str(asks(people[0], "post", "/api/tables", wish)["code"])
    sit(people, code)
    return code


def sit(people: Four, code: str) -> None:
    """The friends take the free seats by their links, in order; all look at the table."""
    free = (seat for seat, sitting in enumerate(seats(people[0], code)) if sitting["kind"] == "open")
    for person, seat in zip(people[1:], free, strict=True):
        link = asks(people[0], "post", f"/api/tables/{code}/invites", {"seat": seat})["url"]
        asks(person, "post", "/api/claim", {"token": link.partition("#invite=")[2], "name": ""})
    for person in people:
        person.visit(f"/t/{code}")
    for person in people:
        person.page.locator(".board .prompt, [aria-labelledby=curtain]").first.wait_for()


def newly() -> str:
    """The name of a request."""
    return uuid4().hex


def seats(person: Islander, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = asks(person, "get", f"/api/tables/{code}")["seats"]
    return found


def asked(people: Four) -> Islander:
    """Whose turn it is."""
    while True:
        for person in people:
            if person.prompt.count():
                return person
        people[0].page.wait_for_timeout(30)


def others(people: Four, one: Islander) -> Four:
    return [person for person in people if person is not one]


def until(people: Four, version: int) -> None:
    """All see the table as it stands then."""
    for person in people:
        person.page.locator(f"[data-version='{version}']").wait_for()


def named(people: Four, one: Islander) -> str:
    return NAMES[people.index(one)]


def turns(people: Four) -> Iterator[Islander]:
    """Who is asked, again and again, until everybody sees the result."""
    while not all(person.result.is_visible() for person in people):
        for person in people:
            if person.prompt.count():
                yield person
        people[0].page.wait_for_timeout(30)
