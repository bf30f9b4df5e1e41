"""Take the README's picture of the real page: a table is opened and played until a choice is due. `make screenshots`.

Needs Chromium (ISEKI_CHROMIUM names it if it is not on the PATH as `chromium`) and, for Japanese, a font such as fonts-noto-cjk.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from iseki.core.present import Decision
from iseki.games.garakutarium.view import View
from iseki.server.messages import Answer, Command, Events, Hello, Position, Skip, Welcome
from tools.generated import ROOT

PICTURE = ROOT / "docs/images/table.png"
SERVE = "import sys; from pathlib import Path; from iseki.server.serve import serve; serve(port=0, db=Path(sys.argv[1]), pace=0)"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
]
SIZE: ViewportSize = {"width": 1366, "height": 768}
SETTINGS = {"language": "en", "theme": "light", "guide": False}
TABLE = {"game": "garakutarium", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "options": {"first_parent": 1}}
FIRST_TURN = 5  # by then both have relics
TRIES = 60  # tables opened until a position shows much of the game
decoder = msgspec.json.Decoder(Answer)


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Address of a server with a database of its own, in which bots answer at once."""
    command = [sys.executable, "-u", "-c", SERVE, str(folder / "iseki.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


@contextmanager
def browser() -> Iterator[BrowserContext]:
    chromium = os.environ.get("ISEKI_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield started.new_context(viewport=SIZE, reduced_motion="reduce", locale="en")
        started.close()


def open_table(context: BrowserContext, address: str) -> str:
    """A new table with a bot. Returns its code."""
    headers = {"Origin": address}
    context.request.put(f"{address}/api/me", data={"name": "Hana"}, headers=headers)
    return str(context.request.post(f"{address}/api/tables", data=TABLE, headers=headers).json()["code"])


def play_until_the_choice(context: BrowserContext, address: str, code: str) -> View | None:
    """Play sensibly in the own seat until the bot has split the five cards once more. Returns the view; None if the game ends first."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
    path = address.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    with connect(path, additional_headers={"Cookie": cookies}, origin=Origin(address)) as socket:
        say(socket, Hello())
        for position in positions(socket):
            view, decision = msgspec.json.decode(position.view, type=View), position.decision
            if position.result:
                break
            if decision is None or not decision.options:
                say(socket, Skip())
            elif decision.kind == "choose" and view.turn >= FIRST_TURN:
                return view
            else:
                say(socket, Command(f"c{position.version}", position.version, sensible(decision)))
    return None


def positions(socket: ClientConnection) -> Iterator[Position]:
    for text in socket:
        message = decoder.decode(text)
        if isinstance(message, Welcome | Events):
            yield message.position


def say(socket: ClientConnection, message: msgspec.Struct) -> None:
    socket.send(msgspec.json.encode(message).decode())


def sensible(decision: Decision) -> tuple[str, ...]:
    """The plan that gains most, else the end of the part, else the first thing offered."""
    if decision.plans:
        return max(decision.plans, key=lambda plan: plan.gains.get("points", 0)).actions
    actions = [option.action for option in decision.options]
    return ("end_part",) if "end_part" in actions else (actions[0],)


def telling(view: View | None) -> bool:
    """Does the position show much of the game: a race, relics on both sides, not only curses, something beside the hidden card?"""
    if view is None or view.piles is None:
        return False
    own, other = view.seats
    relics = [card for card in own.loot if card[0] in "ABCD"]
    return abs(own.score - other.score) < 10 and len(relics) >= 3 and len(other.loot) >= 2 and len(view.piles.beside) >= 1


def telling_table(context: BrowserContext, address: str) -> str:
    """Code of the first table whose position is worth a picture, of the last one if none is."""
    for _ in range(TRIES):
        code = open_table(context, address)
        if telling(play_until_the_choice(context, address, code)):
            break
    return code


def take(page: Page, address: str, code: str) -> None:
    page.add_init_script(f"localStorage.setItem('iseki.settings', '{json.dumps(SETTINGS)}')")
    page.goto(f"{address}/t/{code}")
    page.locator("[data-version]").wait_for()
    page.wait_for_timeout(600)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURE)


def main() -> int:
    with TemporaryDirectory() as folder, server(Path(folder)) as address, browser() as context:
        take(context.new_page(), address, telling_table(context, address))
    print(f"wrote {PICTURE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
