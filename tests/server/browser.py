"""What a page does, for tests: requests with a cookie of its own, and sockets that speak the contract."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TypeVar

import msgspec
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from iseki.server.bodies import Opened
from iseki.server.messages import Accepted, Answer, Command, Events, Hello, Message, Position, Refusal, Welcome

A = TypeVar("A")

decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

ORIGIN = "http://localhost"
SENDING = {"origin": ORIGIN, "content-type": "application/json"}
AGAINST_BOT = ({"kind": "me"}, {"kind": "bot", "level": "easy"})
AGAINST_FRIEND = ({"kind": "me"}, {"kind": "friend"})


class Server:
    """An application that runs until `close`. All its browsers share one event loop, as they do in the real one."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.stack = ExitStack()
        self.browsers: list[Browser] = []
        self.first = self.stack.enter_context(TestClient(app, ORIGIN, client=("127.0.0.1", 50000)))

    def browser(self, address: str = "127.0.0.1") -> Browser:
        client = TestClient(self.app, ORIGIN, client=(address, 50000), raise_server_exceptions=False)
        client.portal = self.first.portal
        self.browsers.append(Browser(client, self.stack))
        return self.browsers[-1]

    def close(self) -> None:
        self.stack.close()


class Browser:
    """One cookie jar."""

    def __init__(self, client: TestClient, stack: ExitStack) -> None:
        self.client = client
        self.stack = stack

    def at(self, server: Server) -> Browser:
        """The same person at another server, or in another browser that has the cookies, too."""
        there = server.browser()
        there.client.cookies = self.client.cookies
        return there

    def get(self, path: str, headers: dict[str, str] | None = None) -> Response:
        return self.client.get(path, headers=headers)

    def post(self, path: str, body: object = None) -> Response:
        return self.client.post(path, content=msgspec.json.encode(body), headers=SENDING)

    def put(self, path: str, body: object) -> Response:
        return self.client.put(path, content=msgspec.json.encode(body), headers=SENDING)

    def delete(self, path: str) -> Response:
        return self.client.delete(path, headers=SENDING)

    def open_table(self, seats: tuple[dict[str, str], ...] = AGAINST_BOT, **wish: object) -> str:
        """The code of a new table, by default against a bot, with this browser in seat 0 and first parent."""
        options = {"first_parent": 0, **wish.pop("options", {})}  # type: ignore[dict-item]
        answer = self.post("/api/tables", {"game": "garakutarium", "seats": seats, "options": options, **wish})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Opened).code

    def invite(self, code: str, seat: int = 1) -> str:
        """The secret of a new invite."""
        return str(self.post(f"/api/tables/{code}/invites", {"seat": seat}).json()["url"]).partition("#invite=")[2]

    def claim(self, token: str, name: str = "") -> Response:
        return self.post("/api/claim", {"token": token, "name": name})

    def socket(self, code: str, origin: str = ORIGIN) -> Socket:
        session = self.client.websocket_connect(f"ws://localhost/api/tables/{code}/socket", headers={"origin": origin})
        return Socket(self.stack.enter_context(session))

    def sit(self, code: str, have: int = 0) -> tuple[Socket, Welcome]:
        """A socket after its Hello."""
        socket = self.socket(code)
        return socket, socket.ask(Hello(have), Welcome)


class Socket:
    """Sends messages of the contract and reads answers strictly."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.seen: list[Answer] = []
        self.raw: list[str] = []

    def send(self, message: Message) -> None:
        self.session.send_text(msgspec.json.encode(message).decode())

    def read(self) -> Answer:
        self.raw.append(self.session.receive_text())
        answer: Answer = decoder.decode(self.raw[-1])
        self.seen.append(answer)
        return answer

    def until(self, kind: type[A]) -> A:
        """The next answer of that kind; others before it stay in `seen`."""
        while not isinstance(answer := self.read(), kind):
            assert not isinstance(answer, Refusal), answer
        return answer

    def ask(self, message: Message, kind: type[A]) -> A:
        self.send(message)
        return self.until(kind)

    def play(self, version: int, *actions: str, key: str = "") -> Accepted:
        return self.ask(Command(key or f"c{version}", version, actions), Accepted)

    def refused(self, message: Message) -> Refusal:
        self.send(message)
        while not isinstance(answer := self.read(), Refusal):
            assert not isinstance(answer, Accepted), "done, not refused"
        return answer

    def last_events(self) -> Events:
        return [answer for answer in self.seen if isinstance(answer, Events)][-1]

    def close(self) -> None:
        self.session.close()


def offer_of(position: Position) -> tuple[str, ...]:
    """The offer that hides the first card and lays the other four open."""
    assert position.decision is not None
    return min(position.decision.plans, key=lambda plan: len(plan.pieces)).actions


def two_players(server: Server, **wish: object) -> tuple[Socket, Socket, Welcome]:
    """Seat 0 (asked first), seat 1, and what seat 0 was welcomed with. wish: what the table shall be like."""
    host, friend = server.browser(), server.browser()
    code = host.open_table(AGAINST_FRIEND, **wish)
    assert friend.claim(host.invite(code)).status_code == 200
    first, welcome = host.sit(code)
    second, _ = friend.sit(code)
    return first, second, welcome


def three_people(server: Server, **wish: object) -> tuple[str, list[Browser]]:
    """The code of a table of Costa Ruana, and the browsers of its seats. wish: what the table shall be like."""
    browsers = [server.browser() for _ in range(3)]
    answer = browsers[0].post("/api/tables", {"game": "costa_ruana", "seats": (*AGAINST_FRIEND, {"kind": "friend"}), **wish})
    code = str(answer.json()["code"])
    for seat in (1, 2):
        assert browsers[seat].claim(browsers[0].invite(code, seat), f"Seat{seat}").status_code == 200
    return code, browsers


def three_players(server: Server, **wish: object) -> list[Socket]:
    """The same people, all of whom look at the table."""
    code, browsers = three_people(server, **wish)
    return [browser.sit(code)[0] for browser in browsers]


def option(position: Position, verb: str) -> str:
    """The first legal action of that verb."""
    assert position.decision is not None
    return next(option.action for option in position.decision.options if option.verb == verb)
