"""Who may do what: every route and every message, for everybody who might try."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from iseki.server import messages
from iseki.server.app import API
from iseki.server.messages import (
    Command,
    Consent,
    GoOn,
    HandOver,
    Hello,
    Message,
    Preview,
    Propose,
    Redo,
    Refusal,
    Resign,
    Skip,
    TakeBack,
    Undo,
    Why,
)
from tests.clauses import case
from tests.server.browser import AGAINST_FRIEND, Browser, Server, Socket, offer_of

OK, MADE = "200", "201"
WHAT_IF = {"version": 0, "seats": AGAINST_FRIEND}
NEW = {"game": "garakutarium", "seats": AGAINST_FRIEND}

# Host and friend sit at the table; a stranger sits at another one; a newcomer has no cookie.
# At a table that may be watched, and at one that may not, these last two read the fourth and the fifth column.
ROUTES: dict[tuple[str, str], tuple[object, str, str, str, str]] = {
    ("GET", "/health"): (None, OK, OK, OK, OK),
    ("GET", "/api/games"): (None, OK, OK, OK, OK),
    ("GET", "/api/me"): (None, OK, OK, OK, OK),
    ("PUT", "/api/me"): ({"name": "Zed"}, OK, OK, OK, OK),
    ("GET", "/api/tables"): (None, OK, OK, OK, OK),
    ("POST", "/api/tables"): (NEW, MADE, MADE, MADE, MADE),
    ("GET", "/api/tables/{code}"): (None, OK, OK, OK, "no_watching"),
    ("GET", "/api/tables/{code}/record"): (None, OK, OK, OK, "no_watching"),
    ("POST", "/api/tables/{code}/invites"): ({"seat": 1}, "seat_taken", "not_host", "not_host", "no_watching"),
    ("POST", "/api/tables/{code}/device"): (None, MADE, MADE, "not_a_player", "no_watching"),
    ("GET", "/api/replays/{code}"): (None, OK, OK, OK, "no_watching"),
    ("GET", "/api/replays/{code}/position"): (None, OK, OK, OK, "no_watching"),
    ("POST", "/api/replays/{code}/tables"): (WHAT_IF, "still_running", "still_running", "still_running", "no_watching"),
    ("POST", "/api/records"): ({"name": "x", "text": ""}, "bad_record", "bad_record", "bad_record", "bad_record"),
    ("GET", "/api/records"): (None, OK, OK, OK, OK),
    ("DELETE", "/api/records/{code}"): (None, "unknown_replay", "unknown_replay", "unknown_replay", "unknown_replay"),
    ("GET", "/api/records/{code}"): (None, "unknown_replay", "unknown_replay", "unknown_replay", "unknown_replay"),
    ("GET", "/api/tables/{code}/chat"): (None, OK, OK, OK, "no_watching"),
    ("POST", "/api/tables/{code}/chat"): ({"id": "s", "text": "Hello!"}, OK, OK, "nameless", "no_watching"),
    ("POST", "/api/tables/{code}/seats"): ({"seat": 1}, "not_listed", "not_listed", "not_listed", "not_listed"),
    ("POST", "/api/tables/{code}/rematch"): (None, "not_over", "not_over", "not_a_player", "no_watching"),
    ("DELETE", "/api/tables/{code}/rematch"): (None, "no_rematch", "no_rematch", "not_a_player", "no_watching"),
    ("POST", "/api/invitation"): ({"token": "A" * 22}, "unknown_link", "unknown_link", "unknown_link", "unknown_link"),
    ("POST", "/api/claim"): ({"token": "A" * 22}, "unknown_link", "unknown_link", "unknown_link", "unknown_link"),
    ("GET", "/api/statistics"): (None, OK, OK, OK, OK),
    ("GET", "/api/me/records.json"): (None, OK, OK, OK, OK),
    ("GET", "/api/me/records.csv"): (None, OK, OK, OK, OK),
    ("GET", "/api/me/data"): (None, OK, OK, OK, OK),
    ("POST", "/api/me/deletion"): ({"confirm": "delete my data"}, OK, OK, OK, OK),
    ("GET", "/api/network"): (None, OK, OK, OK, OK),
    ("POST", "/api/network"): (None, "no_network", "not_local", "not_local", "not_local"),
}


class People:
    """Host (on the server's machine), friend, stranger and newcomer, and the code of the table."""

    def __init__(self, server: Server, watch: bool) -> None:
        self.host, self.friend, self.stranger, self.newcomer = [server.browser(f"192.168.1.{n}" if n else "127.0.0.1") for n in range(4)]
        self.code = self.host.open_table(AGAINST_FRIEND, watch=watch)
        assert self.friend.claim(self.host.invite(self.code), "Mio").status_code == 200
        self.stranger.open_table()

    def each(self) -> list[Browser]:
        return [self.host, self.friend, self.stranger, self.newcomer]


@pytest.fixture(params=[True, False], ids=["watched", "private"])
def people(request: pytest.FixtureRequest, server: Server) -> People:
    return People(server, request.param)


def test_the_table_names_every_route() -> None:
    served = {(method, route.path) for route in API for method in route.methods or () if method != "HEAD"}

    assert set(ROUTES) == served


@pytest.mark.long
@case("B-058")
@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_route_lets_those_in_who_may(people: People, method: str, path: str) -> None:
    body, host, friend, watching, shut_out = ROUTES[method, path]
    private = people.newcomer.get(f"/api/tables/{people.code}").status_code == 403
    outside = shut_out if private else watching

    told = [outcome(browser, method, path.format(code=people.code), body) for browser in people.each()]

    assert told == [host, friend, outside, outside]


def outcome(browser: Browser, method: str, path: str, body: object) -> str:
    """The code of a failure, else the status."""
    sent = {
        "GET": lambda: browser.get(path),
        "POST": lambda: browser.post(path, body),
        "PUT": lambda: browser.put(path, body),
        "DELETE": lambda: browser.delete(path),
    }
    answer = sent[method]()
    return str(answer.status_code if answer.status_code < 400 else answer.json()["code"])


def test_lists_name_the_own_tables_alone(people: People) -> None:
    listed = [people.code in [row["code"] for row in browser.get("/api/tables").json()["mine"]] for browser in people.each()]

    assert listed == [True, True, False, False]


def test_a_new_name_is_the_own_one(people: People) -> None:
    people.stranger.put("/api/me", {"name": "Zed"})

    assert [browser.get("/api/me").json().get("name") for browser in people.each()] == [None, "Mio", "Zed", None]


# ---------------------------------------------------------------- messages
def requests(version: int, offer: tuple[str, ...]) -> dict[Message, tuple[str, str, str]]:
    """What host (who is asked), friend and spectator are answered: kind of the answer, or code of the refusal."""
    return {
        Hello(): ("Welcome", "Welcome", "Welcome"),
        Command("c", version, offer): ("Accepted", "not_your_turn", "not_a_player"),
        Preview("p", version, ()): ("Previewed", "not_your_turn", "not_a_player"),
        Why("w", version, "done"): ("Reasons", "Reasons", "not_a_player"),
        Undo("u", version, 0): ("undo_line", "undo_line", "not_a_player"),
        Redo("d", version): ("nothing_to_redo", "nothing_to_redo", "not_a_player"),
        Propose("o", version, "pause"): ("no_pause", "no_pause", "not_a_player"),
        Consent("a", 0, "pause", yes=True): ("offer_void", "offer_void", "not_a_player"),
        GoOn("g"): ("no_pause", "no_pause", "not_a_player"),
        Skip(): ("", "", "not_a_player"),
        Resign("r", version): ("Accepted", "Accepted", "not_a_player"),
        HandOver("h", "easy"): ("Accepted", "Accepted", "not_a_player"),
        TakeBack("t"): ("not_handed_over", "not_handed_over", "not_a_player"),
    }


KINDS = [kind.__name__ for kind in get_args(messages.Request)]


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("who", ["host", "friend", "stranger", "newcomer"])
def test_every_message_is_answered_to_those_who_may_send_it(server: Server, kind: str, who: str) -> None:
    people = People(server, watch=True)
    _, welcome = people.host.sit(people.code)
    known = requests(welcome.position.version, offer_of(welcome.position))
    assert sorted(type(message).__name__ for message in known) == sorted(KINDS)
    message = next(message for message in known if type(message).__name__ == kind)
    socket, before = getattr(people, who).sit(people.code)

    told = answered(socket, message)

    assert told == known[message][min(["host", "friend", "stranger", "newcomer"].index(who), 2)]
    if told != "Accepted":
        assert socket.ask(Hello(), messages.Welcome).position == before.position


def answered(socket: Socket, message: Message) -> str:
    """The answer to one message, Events and Seats left aside; "" when the next thing said is the answer to the next Hello."""
    socket.send(message)
    socket.send(Hello())
    while isinstance(answer := socket.read(), messages.Events | messages.Seats):
        continue
    if isinstance(message, Skip) and isinstance(answer, messages.Welcome):
        return ""
    return answer.code if isinstance(answer, Refusal) else type(answer).__name__


@case("B-058", "B-099")
def test_no_message_can_name_a_seat_to_act_for() -> None:
    """The seat is the cookie's: a field for it would have to be checked, and could be forgotten. Consent names the seat that has asked."""
    fields = {
        field.name
        for kind in get_args(messages.Request)
        for field in msgspec.structs.fields(kind)
        if (kind, field.name) != (Consent, "seat")
    }

    assert fields == {"have", "id", "version", "actions", "about", "to", "level", "what", "yes"}


@pytest.mark.parametrize("cookie", ["", "x", "A" * 22, "A" * 10_000, "' OR 1=1 --", "../../../../etc"])
def test_a_forged_cookie_is_nobody(people: People, server: Server, cookie: str) -> None:
    name = server.app.state.hall.identity.cookie
    forger = server.browser()

    answer = forger.get("/api/me", headers={"cookie": f"{name}={cookie}"})

    assert (answer.status_code, answer.json()) == (200, {})
    assert forger.get("/api/tables").json() == {"mine": [], "finished": []}


@case("B-058")
def test_only_one_of_two_simultaneous_claims_of_a_link_wins(server: Server) -> None:
    host = server.browser()
    code = host.open_table(AGAINST_FRIEND)
    token = host.invite(code)
    friends = [server.browser() for _ in range(5)]

    told = [outcome(friend, "POST", "/api/claim", {"token": token}) for friend in friends]

    assert told == ["200", *["link_used"] * 4]


def test_a_stranger_cannot_hear_a_private_table(server: Server) -> None:
    people = People(server, watch=False)

    for browser in (people.stranger, people.newcomer):
        refusal = browser.socket(people.code).until(Refusal)
        assert (refusal.id, refusal.code) == ("", "no_watching")
