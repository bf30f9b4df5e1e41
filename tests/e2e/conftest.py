"""A real server in its own process, and a real Chromium: journeys of people through the page."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from iseki.text.catalogue import Language

CHROMIUM = os.environ.get("ISEKI_CHROMIUM", "/usr/bin/chromium")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1366, 768), (390, 844)
SERVE = """
import sys; from pathlib import Path; from iseki.server.serve import serve; from iseki.server.throttle import Limits, Rate
serve(port=int(sys.argv[2]), db=Path(sys.argv[1]), pace=0, limits=Limits(address=Rate(10_000, 1_000)))
"""

NewPage = Callable[..., Page]


def start_server(database: Path, port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """Bots answer at once here, and one address may send more than people do. port: 0 for any. Returns the process and the address."""
    process = subprocess.Popen([sys.executable, "-u", "-c", SERVE, str(database), str(port)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert address.startswith("http"), "the server did not start; its own words stand above"
    return process, address


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process, address = start_server(tmp_path_factory.mktemp("server") / "iseki.db")
    yield address
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    with strangers(chromium) as make:
        yield make


@contextmanager
def strangers(chromium: Browser) -> Iterator[NewPage]:
    """Opens pages of strangers to each other. A fault in a page's script fails the test."""
    faults: list[str] = []
    opened: list[Page] = []

    def make(language: Language = "en", size: tuple[int, int] = DESKTOP, theme: Literal["light", "dark"] = "light") -> Page:
        phone = size == PHONE
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="ja-JP" if language == "ja" else "en-US",
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        opened.append(page)
        return page

    yield make
    for page in opened:
        page.context.close()
    assert faults == []
