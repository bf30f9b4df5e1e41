"""Take the pictures of docs/pictures.md and of the README: the real page at tables that stand still. `make screenshots`.

Needs Chromium (ISEKI_CHROMIUM names it if it is not /usr/bin/chromium) and, for Japanese, a font such as fonts-noto-cjk.
Names on the command line take these pictures alone.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from iseki.text.catalogue import Language
from tests.e2e.arnak_situations import SITUATIONS
from tests.e2e.conftest import CHROMIUM, DESKTOP, PHONE, QUIET, start_server
from tests.e2e.explorer import Explorer
from tools.generated import ROOT

FOLDER = ROOT / "docs/images"
QUALITY = 82  # of WebP: letters stay sharp, a picture stays under 150 kB
LOW = (1366, 657)


class Picture(NamedTuple):
    """situation: as the browser tests name it."""

    name: str
    situation: str
    language: Language = "en"
    size: tuple[int, int] = DESKTOP
    theme: Literal["light", "dark"] = "light"


PICTURES = (
    Picture("opening", "opening"),
    Picture("payment", "payment"),
    Picture("discovery", "discovery", "ja"),
    Picture("guardian", "guardian"),
    Picture("artifact", "nested artifact choice", size=LOW),
    Picture("research", "research", "ja"),
    Picture("temple", "temple"),
    Picture("end-of-round", "end of round", "ja", LOW),
    Picture("final-scoring", "final scoring"),
    Picture("phone-map", "opening", "ja", PHONE),
    Picture("phone-hand", "payment", "en", PHONE),
    Picture("dark", "discovery", "ja", theme="dark"),
)


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield started
        started.close()


@contextmanager
def server() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        process, address = start_server(Path(folder) / "iseki.db")
        yield address
        process.terminate()
        process.wait()


def open_page(browser: Browser, picture: Picture) -> Page:
    (width, height), phone = picture.size, picture.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="ja-JP" if picture.language == "ja" else "en-US",
        color_scheme=picture.theme,
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    return context.new_page()


def take(browser: Browser, address: str, picture: Picture) -> None:
    page = open_page(browser, picture)
    SITUATIONS[picture.situation](Explorer(page, address, picture.language))
    page.wait_for_timeout(400)  # rings and sheets have arrived
    save(page, picture, FOLDER / f"{picture.name}.webp")
    page.context.close()


def save(page: Page, picture: Picture, path: Path) -> None:
    """Phones at twice their size: their pixels are small."""
    width, height = picture.size
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 2 if picture.size == PHONE else 1}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    path.write_bytes(base64.b64decode(taken["data"]))
    print(f"wrote {path.relative_to(ROOT)}, {path.stat().st_size // 1000} kB")


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [picture for picture in PICTURES if picture.name in sys.argv[1:] or not sys.argv[1:]]
    with server() as address, browser() as started:
        for picture in wanted:
            take(started, address, picture)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
