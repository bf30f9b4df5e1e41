"""Two people at one table of a real server, who play whatever comes first, and come back after a crash."""

from __future__ import annotations

import time

import httpx2
import msgspec
from websockets.sync.client import ClientConnection

from iseki.server.messages import Accepted, Answer, Command, Events, Hello, Position, Refusal, Seats, Welcome
from tests.server.browser import AGAINST_FRIEND
from tests.server.process import Process, ask, decoder


class Match:
    """sockets: of seat 0 and seat 1, connected to `server`, or each to a server of its own."""

    def __init__(self, *servers: Process, **more: object) -> None:
        """more: what the table shall be like besides."""
        self.clients = [(servers * 2)[seat].client() for seat in (0, 1)]
        wish = {"game": "garakutarium", "seats": AGAINST_FRIEND, "options": {"first_parent": 0}, **more}
        self.code = str(self.clients[0].post("/api/tables", json=wish).json()["code"])
        url = self.clients[0].post(f"/api/tables/{self.code}/invites", json={"seat": 1}).json()["url"]
        self.clients[1].post("/api/claim", json={"token": url.partition("#invite=")[2]})
        self.connect(*servers)

    def connect(self, *servers: Process) -> None:
        """Open sockets anew, with the cookies of before."""
        self.sockets = [self.socket(seat, (servers * 2)[seat]) for seat in (0, 1)]

    def socket(self, seat: int, server: Process) -> ClientConnection:
        """One more tab of a seat."""
        client = httpx2.Client(base_url=server.url, headers={"origin": server.url}, cookies=self.clients[seat].cookies)
        self.clients[seat] = client
        return server.socket(self.code, client)

    def position(self, seat: int = 0) -> Position:
        return ask(self.sockets[seat], Hello(1_000), Welcome).position

    def next(self) -> tuple[int, Command]:
        """The seat that is asked, and a command that it may give: its first option."""
        seat = max((self.position(seat) for seat in (0, 1)), key=lambda position: position.version).waiting
        assert seat is not None
        position = self.position(seat)
        assert position.decision is not None
        action = position.decision.options[0].action
        return seat, Command(f"{seat}-{position.version}", position.version, (action,))

    def play(self, commands: int) -> int:
        """So many commands, each acknowledged; returns the version."""
        version = 0
        for _ in range(commands):
            seat, command = self.next()
            version = ask(self.sockets[seat], command, Accepted).version
        return version

    def until(self, version: int) -> None:
        """Until both players have heard of that version."""
        end = time.monotonic() + 20
        while min(self.position(seat).version for seat in (0, 1)) < version:
            assert time.monotonic() < end
            time.sleep(0.05)


def verdict(socket: ClientConnection, command: Command) -> Accepted | Refusal:
    """The answer to a command that was sent, whatever was told before it."""
    while not (isinstance(answer := heard(socket), Accepted | Refusal) and answer.id == command.id):
        assert isinstance(answer, Events | Seats | Accepted | Refusal)
    return answer


def heard(socket: ClientConnection) -> Answer:
    return decoder.decode(socket.recv(timeout=20))


def send(socket: ClientConnection, command: Command) -> None:
    socket.send(msgspec.json.encode(command).decode())
