"""Tables of Arnak that stand at a line of a golden playthrough: every question of the game, without playing up to it."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import WebSocketRoute

from iseki.core.record import Step
from iseki.core.registry import GameType, game_type
from iseki.server.about import SeatInfo, TableInfo
from iseki.server.history import History
from iseki.server.messages import Answer, Command, Events, Hello, Preview, Previewed, Reasons, Request, Welcome, Why
from iseki.server.store.rows import Line
from tests.e2e.player import Player
from tests.e2e.standing import Standing, encode
from tests.playthroughs.golden import FOLDER, read

PEOPLE = ("Minato", "Haruka", "Tomás", "Kuma")


class Saved(Standing):
    """One table, seen by the seat `you`. What the page sends is kept in `sent` and changes nothing."""

    def __init__(self, history: History, kind: GameType, you: int) -> None:
        super().__init__(history, kind)
        self.game = kind
        self.you = you
        self.sent: list[tuple[str, ...]] = []
        self.sockets: list[WebSocketRoute] = []

    @property
    def info(self) -> TableInfo:
        seats = tuple(SeatInfo("person", PEOPLE[seat], None, True, True) for seat in range(self.history.game.num_players()))
        return TableInfo("STANDS", self.game.name, 1, {}, seats, True, "0" * 64, you=self.you, host=True)

    def answer(self, request: Request) -> Answer | None:
        now = self.history.version
        if isinstance(request, Hello):
            return Welcome(self.info, self.gate.events(self.you, request.have), self.gate.position(self.you))
        if isinstance(request, Preview):
            return Previewed(request.id, now, *self.gate.preview(self.you, request.actions))
        if isinstance(request, Why):
            return Reasons(request.id, self.gate.reasons(self.you, request.about))
        if isinstance(request, Command):
            self.sent.append(request.actions)
        return super().answer(request)

    def attend(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        super().attend(socket)

    def happens(self, *actions: str) -> None:
        """The own seat moves elsewhere, on another device: the page hears of it."""
        since = self.history.version
        self.history.extend(Line(self.you, action) for action in actions)
        news = Events(self.gate.events(self.you, since), self.gate.position(self.you))
        self.sockets[-1].send(encode(news).decode())


@cache
def steps(playthrough: str) -> list[Step]:
    return list(read(FOLDER / "arnak" / f"{playthrough}.record").steps())


def find(playthrough: str, asked: str, does: str = "", nth: int = 0) -> int:
    """How many lines lie before the nth time that a seat is asked `asked` and answers what begins with `does`; `over`: all of them."""
    if asked == "over":
        return len(steps(playthrough))
    return [number for number, step in enumerate(steps(playthrough)) if step.before.top().name == asked and done(step).startswith(does)][
        nth
    ]


def done(step: Step) -> str:
    return step.before.action_to_string(step.action)


def stand(playthrough: str, line: int, you: int | None = None) -> Saved:
    """The table after so many lines, seen by `you`, else by whoever is asked there."""
    record = read(FOLDER / "arnak" / f"{playthrough}.record")
    game = game_type(record.game)
    history = History(record.load(), bytes(32))
    for step in steps(playthrough)[:line]:
        seat = step.before.current_player()
        history.extend([Line(seat, done(step))])
    asked = history.asked()
    return Saved(history, game, (asked or 0) if you is None else you)


@cache
def saved(playthrough: str, asked: str, does: str = "", nth: int = 0, you: int | None = None) -> Saved:
    """As `find` and `stand` read them."""
    return stand(playthrough, find(playthrough, asked, does, nth), you)


def seat(player: Player, table: Saved) -> Player:
    """The player at that table, who knows the game and needs no guide."""
    player.page.add_init_script("localStorage.setItem('iseki.settings', JSON.stringify({guide: false}))")
    table.show(player.page, player.address)
    player.page.locator(".board .prompt").wait_for()
    return player
