"""How long the page takes from a press to the next paint and to the board as it then stays, and whether anything moves by itself, with a
processor four times slower.

Each game is played in Chromium against an easy bot by pressing what can be pressed; Arnak, the fullest board, is judged like the others.
The next paint shows that the press was felt; the board as it then stays has its preview, or the table's and the bot's answers.
Needs a built page and Chromium (ISEKI_CHROMIUM names it if it is not on the PATH). `--why` prints the slowest presses and what moved.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from iseki.core.registry import game_type, games

SERVE = "import sys; from pathlib import Path; from iseki.server.serve import serve; serve(port=0, db=Path(sys.argv[1]), pace=0)"
QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
SLOWER = 4
LIMIT_MS = 100
STILL = 0.001  # less than a pixel or two of one piece
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
SETTINGS = {"language": "en", "theme": "light", "guide": False, "moving": "on"}
WATCH = Path(__file__).with_name("watch.js").read_text(encoding="utf-8")
CHOICES = ".prompt .tray button:not([aria-pressed=true]):not([aria-disabled]), button:is(.piece, .turn)[aria-pressed=false]"
READY = ".prompt .buttons .primary:not([aria-disabled])"
ANSWERS = ".prompt .buttons button:not([aria-disabled])"
KEYS = ("Tab", "ArrowRight", "ArrowDown", "ArrowLeft")
QUIET_MS = 150  # so long nothing changes any more: previews and the bot's answers are there


@dataclass
class Seen:
    """What one game at one size showed."""

    game: str
    size: str
    pressed: list[dict[str, Any]]
    shifts: list[dict[str, Any]]
    settled: list[float]  # press to the last change on the screen

    @property
    def times(self) -> list[float]:
        """The longest event of each interaction, ascending."""
        longest: dict[int, float] = {}
        for entry in self.pressed:
            longest[entry["interactionId"]] = max(entry["duration"], longest.get(entry["interactionId"], 0))
        return sorted(longest.values())

    def at(self, share: float) -> float:
        return at(self.times, share)

    def moved(self, log: bool, asked: bool) -> float:
        """As browsers count it: what moves within half a second after a press was asked for. log: of the log alone, else of the rest."""
        of = [shift for shift in self.shifts if shift["log"] == log and (log or shift["hadRecentInput"] == asked)]
        return float(sum(shift["value"] for shift in of))

    @property
    def good(self) -> bool:
        return self.at(0.98) <= LIMIT_MS and self.moved(log=False, asked=False) < STILL

    def line(self, presses: int) -> str:
        moved = f"{self.moved(False, False):12.4f} {self.moved(False, True):12.4f} {self.moved(True, True):8.4f}"
        times = f"{self.at(0.5):9.0f} {self.at(0.98):9.0f} {self.at(1):9.0f}"
        settled = f"{at(self.settled, 0.5):9.0f} {at(self.settled, 0.98):9.0f}"
        return f"{self.game:14} {self.size:8} {presses:8} {times} {settled} {moved}  {'ok' if self.good else 'OVER'}"


def at(ascending: list[float], share: float) -> float:
    return ascending[min(int(share * len(ascending)), len(ascending) - 1)] if ascending else 0


# ---------------------------------------------------------------- a table
@contextmanager
def server(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-u", "-c", SERVE, str(folder / "iseki.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


def context_of(browser: Browser, size: str) -> BrowserContext:
    width, height = SIZES[size]
    phone = size == "phone"
    return browser.new_context(viewport={"width": width, "height": height}, locale="en-US", has_touch=phone, is_mobile=phone)


def table(context: BrowserContext, address: str, game: str) -> str:
    """Path of a new table against an easy bot."""
    headers = {"Origin": address}
    context.request.put(f"{address}/api/me", data={"name": "Hana"}, headers=headers)
    bots = [{"kind": "bot", "level": "easy"}] * (game_type(game).seats[0] - 1)
    opened = context.request.post(f"{address}/api/tables", data={"game": game, "seats": [{"kind": "me"}, *bots]}, headers=headers)
    return f"/t/{opened.json()['code']}"


def sit_down(page: Page, address: str, path: str) -> None:
    """The page is slow from now on; what happened while it was loaded is forgotten."""
    page.add_init_script(f"localStorage.setItem('iseki.settings', '{json.dumps(SETTINGS)}');{WATCH}")
    page.goto(address + path)
    page.locator("[data-version]").wait_for()
    page.wait_for_timeout(1500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    settled(page)
    page.evaluate("noted.interactions.length = noted.shifts.length = 0")


# ---------------------------------------------------------------- playing
def shown(several: Locator) -> list[Locator]:
    return [one for one in several.all() if one.is_visible()]


def press(page: Page, rng: random.Random) -> None:
    """One press that a player might make: key, choice, confirmation. force: to look first what lies there would count as its work."""
    if rng.random() < 0.2:
        page.keyboard.press(rng.choice(KEYS))
    elif shown(page.locator(READY)) and rng.random() < 0.5:
        page.locator(READY).first.click(force=True)
    elif choices := shown(page.locator(CHOICES)):
        rng.choice(choices).click(force=True)
    elif answers := shown(page.locator(ANSWERS)):
        rng.choice(answers).click(force=True)


def settled(page: Page) -> float:
    """Waits until the page changes no more; milliseconds from the press to the last change, 0 if nothing changed."""
    return float(page.evaluate(f"settled({QUIET_MS})"))


def play(page: Page, presses: int, rng: random.Random) -> list[float]:
    """How long each press took until the board stood still; a game may be over before."""
    took: list[float] = []
    while len(took) < presses and not page.locator("dialog[open]").count():
        press(page, rng)
        took.append(settled(page))
    return took


def measure(browser: Browser, address: str, game: str, size: str, presses: int) -> tuple[Seen, int]:
    with context_of(browser, size) as context:
        page = context.new_page()
        page.set_default_timeout(5000)
        sit_down(page, address, table(context, address, game))
        took = play(page, presses, random.Random(7))
        page.wait_for_timeout(500)
        noted = page.evaluate("noted")
    return Seen(game, size, noted["interactions"], noted["shifts"], sorted(filter(None, took))), len(took)


# ---------------------------------------------------------------- telling
def why(seen: Seen) -> None:
    for entry in sorted(seen.pressed, key=lambda entry: -entry["duration"])[:8]:
        print(f"    {entry['duration']:4.0f} ms {entry['name']} on {entry['on']!r}: waited {entry['waited']:.0f}, ran {entry['ran']:.0f}")
    for shift in sorted(seen.shifts, key=lambda shift: -shift["value"])[:8]:
        print(f"    moved {shift['value']:.4f} {'after a press' if shift['hadRecentInput'] else 'by itself'}: {'; '.join(shift['of'])}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all without a name")
    parser.add_argument("--presses", type=int, default=120)
    parser.add_argument("--why", action="store_true")
    asked = parser.parse_args()
    chromium = os.environ.get("ISEKI_CHROMIUM") or shutil.which("chromium")
    over = 0
    with TemporaryDirectory() as folder, server(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        print("game           size      presses median ms    98% ms  worst ms   settled  98% ms moved itself  moved after      log")
        for game in asked.games or games():
            for size in SIZES:
                seen, presses = measure(browser, address, game, size, asked.presses)
                print(seen.line(presses), flush=True)
                over += not seen.good
                if asked.why:
                    why(seen)
        browser.close()
    return 1 if over else 0


if __name__ == "__main__":
    raise SystemExit(main())
