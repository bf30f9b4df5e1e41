"""Tables that stand still at a decision, answered by the server's own gate: every kind of question on the page without playing up to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from iseki.core.game import Game
from iseki.core.registry import GameType, game_type
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, State
from iseki.server.about import SeatInfo, TableInfo
from iseki.server.gate import Gate
from iseki.server.history import History
from iseki.server.messages import Accepted, Answer, Hello, Preview, Previewed, Reasons, Request, Welcome, Why
from iseki.server.store.rows import Line
from tests.e2e.player import Player

YOU = 0
GAMES = 60  # games that are looked through for a decision
SOCKET = re.compile("/api/tables/[^/]+/socket$")
PEOPLE = ("Minato", "Hazuki", "Ren")  # who sits on the even seats; the others are bots

decode = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode


class Wanted(msgspec.Struct, frozen=True):
    """The own seat may do what begins with `offers` and nothing that begins with `lacks`, from turn `turn` on; `over`: at the end.

    likely: beginnings of what brings a game on.
    """

    game: str
    offers: str
    lacks: str = "-"
    turn: int = 1
    seats: int = 2
    preset: str = ""
    likely: tuple[str, ...] = ()

    def met(self, state: State) -> bool:
        names = ["over"] if state.is_terminal() else offered(state)
        return state.turns >= self.turn and starts(names, self.offers) and not starts(names, self.lacks)


class Standing:
    """One table, seen from seat 0; people and bots in turn."""

    def __init__(self, history: History, kind: GameType) -> None:
        self.history = history
        self.kind = kind
        self.gate = Gate(history, kind.present)

    @property
    def info(self) -> TableInfo:
        seats = tuple(map(sitting, range(self.history.game.num_players())))
        return TableInfo("STANDS", self.kind.name, 1, {}, seats, True, "0" * 64, you=YOU, host=True)

    def answer(self, request: Request) -> Answer | None:
        """What the server would say; commands are accepted and change nothing."""
        now = self.history.version
        if isinstance(request, Hello):
            return Welcome(self.info, self.gate.events(YOU, request.have), self.gate.position(YOU))
        if isinstance(request, Preview):
            return Previewed(request.id, now, *self.gate.preview(YOU, request.actions))
        if isinstance(request, Why):
            return Reasons(request.id, self.gate.reasons(YOU, request.about))
        return Accepted(getattr(request, "id", ""), now)

    def show(self, page: Page, address: str) -> None:
        """Opens the table in a page; call it once for a page."""
        page.route_web_socket(SOCKET, self.attend)
        page.goto(f"{address}/t/STANDS")
        page.locator("[data-version]").wait_for()

    def attend(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            reply = self.answer(decode(message))
            if reply is not None:
                socket.send(encode(reply).decode())

        socket.on_message(heard)


def sitting(seat: int) -> SeatInfo:
    person, bot = divmod(seat, 2)
    return SeatInfo("bot", "", "medium") if bot else SeatInfo("person", PEOPLE[person], None, True, True)


def lively(names: list[str], rng: Rng, likely: tuple[str, ...]) -> str:
    """An action for a game in which much happens."""
    chosen = [name for name in names if name.startswith(likely)] or names
    return chosen[rng.below(len(chosen))]


def offered(state: State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def play(seed: int, wanted: Wanted) -> Iterator[tuple[State, list[Line]]]:
    """Plays a game. Yields where it stands, and its lines so far, before each answer of the own seat and at the end."""
    rng = Rng(seed)
    state = load(wanted).new_initial_state()
    lines: list[Line] = []
    while not state.is_terminal():
        seat = state.current_player()
        if seat == YOU:
            yield state, lines
        action = state.sample_chance(rng) if seat == CHANCE else state.string_to_action(lively(offered(state), rng, wanted.likely))
        lines.append(Line(seat, state.action_to_string(action)))
        state.apply_action(action)
    yield state, lines


def load(wanted: Wanted) -> Game:
    return game_type(wanted.game).load(wanted.seats, {"preset": wanted.preset} if wanted.preset else {})


@cache
def standing(wanted: Wanted) -> Standing:
    for seed in range(GAMES):
        for state, lines in play(seed, wanted):
            if wanted.met(state):
                return restored(wanted, lines)
    raise AssertionError(f"no game has {wanted}")


def starts(names: list[str], verb: str) -> bool:
    return any(name.startswith(verb) for name in names)


def restored(wanted: Wanted, lines: list[Line]) -> Standing:
    history = History(load(wanted), bytes(32))
    history.extend(lines)
    return Standing(history, game_type(wanted.game))


def seat_at(player: Player, offers: str, lacks: str = "-", turn: int = 1, seats: int = 2, preset: str = "") -> Player:
    """The player at a table that stands at such a decision (as `Wanted` reads it), with the guide for newcomers put away."""
    table = standing(Wanted(player.game, offers, lacks, turn, seats, preset, player.likely))
    table.show(player.page, player.address)
    if not table.history.over():
        player.button("board.guide.close").click()
    return player
