"""Tables that stand still at a decision, answered by the server's own gate: every kind of question on the page without playing up to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from iseki.core.registry import GameType, game_type
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, State
from iseki.server.gate import Gate
from iseki.server.history import History
from iseki.server.messages import Accepted, Answer, Hello, Preview, Previewed, Reasons, Request, SeatInfo, TableInfo, Welcome, Why
from iseki.server.store.rows import Line
from tests.e2e.player import GAME, Player

YOU = 0
GAMES = 60  # games that are looked through for a decision
SOCKET = re.compile("/api/tables/[^/]+/socket$")
LIKELY = ("run:", "same:", "use:", "skill:", "take:")  # what brings a game on

decode = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode


class Standing:
    """One table of Garakutarium, seen from seat 0; the other seat is a bot."""

    def __init__(self, history: History, kind: GameType) -> None:
        self.history = history
        self.gate = Gate(history, kind.present)

    @property
    def info(self) -> TableInfo:
        seats = (SeatInfo("person", "Minato", None, True, True), SeatInfo("bot", "", "medium"))
        return TableInfo("STANDS", GAME, 1, {}, seats, True, "0" * 64, you=YOU, host=True)

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


def lively(names: list[str], rng: Rng) -> str:
    """An action for a game in which much happens: sets and skills where there are any."""
    chosen = [name for name in names if name.startswith(LIKELY)] or names
    return chosen[rng.below(len(chosen))]


def offered(state: State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def play(seed: int) -> Iterator[tuple[State, list[Line]]]:
    """Plays a game. Yields where it stands, and its lines so far, before each answer of the own seat and at the end."""
    rng = Rng(seed)
    state = game_type(GAME).load(2).new_initial_state()
    lines: list[Line] = []
    while not state.is_terminal():
        seat = state.current_player()
        if seat == YOU:
            yield state, lines
        action = state.sample_chance(rng) if seat == CHANCE else state.string_to_action(lively(offered(state), rng))
        lines.append(Line(seat, state.action_to_string(action)))
        state.apply_action(action)
    yield state, lines


@cache
def standing(offers: str, lacks: str = "-", turn: int = 1) -> Standing:
    """A table where the own seat may do what begins with `offers` and nothing that begins with `lacks`; `over`: at the end."""
    for seed in range(GAMES):
        for state, lines in play(seed):
            names = ["over"] if state.is_terminal() else offered(state)
            if state.turns >= turn and starts(names, offers) and not starts(names, lacks):
                return restored(lines)
    raise AssertionError(f"no game offers {offers} and not {lacks}")


def starts(names: list[str], verb: str) -> bool:
    return any(name.startswith(verb) for name in names)


def restored(lines: list[Line]) -> Standing:
    game = game_type(GAME)
    history = History(game.load(2), bytes(32))
    history.extend(lines)
    return Standing(history, game)


def seat_at(player: Player, *asked: object) -> Player:
    """The player at a table that stands at such a decision (as `standing` reads it), with the guide for newcomers put away."""
    table = standing(*asked)
    table.show(player.page, player.address)
    if not table.history.over():
        player.button("board.guide.close").click()
    return player
