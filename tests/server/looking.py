"""Two people at one table, and what a page asks when somebody looks back at it."""

from __future__ import annotations

import msgspec
from httpx2 import Response

from iseki.core.record import new_record
from iseki.core.registry import game_type
from iseki.server.bodies import Replay
from iseki.server.messages import Accepted, Position, Resign, Undo
from tests.server.browser import AGAINST_FRIEND, Browser, Server, offer_of, option
from tests.server.worlds import played


class Two:
    """Ann (seat 0) and Mio at a table of Garakutarium: Ann has split, Mio has taken, discarded and taken that back."""

    def __init__(self, server: Server, watch: bool = False) -> None:
        self.ann, self.mio, self.stranger = server.browser(), server.browser(), server.browser()
        self.code = self.ann.open_table(AGAINST_FRIEND, watch=watch)
        assert self.mio.claim(self.ann.invite(self.code), "Mio").status_code == 200
        self.first, welcome = self.ann.sit(self.code)
        self.second, _ = self.mio.sit(self.code)
        self.begun = welcome.position.version
        self.taken = self.take()

    def take(self) -> int:
        version = self.first.play(self.begun, *offer_of(self.ann_sees())).version
        return self.second.play(version, "take:open").version

    def ann_sees(self) -> Position:
        return self.ann.sit(self.code)[1].position

    def discard_and_regret(self) -> int:
        position = self.mio.sit(self.code)[1].position
        discarded = self.second.play(self.taken, option(position, "discard")).version
        return self.second.ask(Undo("back", discarded, self.taken), Accepted).version

    def end(self) -> int:
        version = self.ann_sees().version
        return self.first.ask(Resign("r", version), Accepted).version


def replay(browser: Browser, code: str, eyes: str = "") -> Replay:
    answer = browser.get(f"/api/replays/{code}{eyes and f'?as={eyes}'}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def at(browser: Browser, code: str, version: int, eyes: str = "") -> Position:
    answer = browser.get(f"/api/replays/{code}/position?at={version}{eyes and f'&as={eyes}'}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Position)


def failure(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def brought(browser: Browser, text: str, name: str = "a.txt") -> Response:
    return browser.post("/api/records", {"name": name, "text": text})


def record_of(name: str, lines: int = 60) -> str:
    record = new_record(game_type(name))
    record.lines = [line.action for line in played(name, 3, lines).lines]
    record.names = {0: "Ann"}
    return record.text()
