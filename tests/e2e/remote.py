"""Browsers of other makers, each through the small part of WebDriver that both speak: go there, run a script, move the pointer."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from socket import socket
from typing import Any, Protocol, TypeAlias

import httpx2
from websockets.sync.client import ClientConnection, connect

FIREFOX = "firefox-esr"
WEBKIT = "WebKitWebDriver"
START_SECONDS = 60
WIDTH, HEIGHT = 1366, 768

Json: TypeAlias = Any  # whatever JSON holds
Actions = list[dict[str, Json]]


class Remote(Protocol):
    """script: an expression; its value comes back as JSON."""

    def go(self, address: str) -> None: ...

    def run(self, script: str) -> Json: ...

    def act(self, actions: Actions) -> None: ...


class Firefox:
    """WebDriver BiDi, which Firefox speaks by itself."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.ask("session.new", {"capabilities": {}})
        self.context = self.ask("browsingContext.getTree", {})["contexts"][0]["context"]
        self.here("browsingContext.setViewport", viewport={"width": WIDTH, "height": HEIGHT})

    def ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (reply := json.loads(self.socket.recv(START_SECONDS))).get("id") != number:
            pass
        assert reply["type"] == "success", reply
        result: dict[str, Any] = reply["result"]
        return result

    def here(self, method: str, **params: Json) -> dict[str, Any]:
        return self.ask(method, {"context": self.context, **params})

    def go(self, address: str) -> None:
        self.here("browsingContext.navigate", url=address, wait="complete")

    def run(self, script: str) -> Json:
        target = {"context": self.context}
        said = self.ask("script.evaluate", {"expression": f"JSON.stringify({script})", "target": target, "awaitPromise": False})
        return json.loads(said["result"].get("value", "null"))

    def act(self, actions: Actions) -> None:
        self.here("input.performActions", actions=actions)


class WebKit:
    """WebDriver over HTTP, by WebKitGTK's own driver and its MiniBrowser."""

    def __init__(self, client: httpx2.Client) -> None:
        self.client = client
        asked = {"alwaysMatch": {"webkitgtk:browserOptions": {"binary": mini_browser(), "args": ["--automation"]}}}
        self.session = f"/session/{self.post('/session', {'capabilities': asked})['sessionId']}"
        self.post(f"{self.session}/window/rect", {"width": WIDTH, "height": HEIGHT})

    def post(self, path: str, body: dict[str, Any]) -> Json:
        answer = self.client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def go(self, address: str) -> None:
        self.post(f"{self.session}/url", {"url": address})

    def run(self, script: str) -> Json:
        said = self.post(f"{self.session}/execute/sync", {"script": f"return JSON.stringify({script})", "args": []})
        return json.loads(said or "null")

    def act(self, actions: Actions) -> None:
        self.post(f"{self.session}/actions", {"actions": actions})


def mini_browser() -> str:
    return str(next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))))


@contextmanager
def firefox(folder: Path) -> Iterator[Remote]:
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    ready = r"WebDriver BiDi listening on (ws://\S+)"
    with (
        running(command, ready, dict(os.environ, HOME=str(folder), LANGUAGE="en")) as address,
        connect(f"{address}/session", max_size=None) as socket,
    ):
        yield Firefox(socket)


@contextmanager
def webkit(folder: Path) -> Iterator[Remote]:
    """On a screen of its own, which nobody sees. `-displayfd 1`: the number of the screen that was free."""
    with running(["Xvfb", "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT + 120}x24"], "([0-9]+)") as screen:
        port = free_port()
        surroundings = dict(
            os.environ, DISPLAY=f":{screen}", HOME=str(folder), LANGUAGE="en", WEBKIT_DISABLE_COMPOSITING_MODE="1", NO_AT_BRIDGE="1"
        )
        driver = subprocess.Popen([WEBKIT, f"--port={port}"], env=surroundings)
        try:
            transport = httpx2.HTTPTransport(retries=8)
            with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=START_SECONDS, transport=transport) as client:
                yield WebKit(client)
        finally:
            stop(driver)


@contextmanager
def running(command: list[str], ready: str, surroundings: dict[str, str] | None = None) -> Iterator[str]:
    """A process, until it is no longer needed; yields what its first line of this pattern tells."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=surroundings)
    assert process.stdout is not None
    try:
        yield next(found[1] for line in process.stdout if (found := re.search(ready, line)))
    finally:
        stop(process)


def stop(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    process.wait(timeout=20)


def free_port() -> int:
    with socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


OPEN = {FIREFOX: firefox, WEBKIT: webkit}


def here() -> list[str]:
    """The browsers of this machine; in CI all of them, or the test fails."""
    return [name for name in OPEN if "ISEKI_CI" in os.environ or shutil.which(name)]
