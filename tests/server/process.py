"""A real server in a process of its own, for what only a process can show: ports, signals, kill -9."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Protocol, TypeVar

import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from iseki.server.messages import Answer, Message

A = TypeVar("A")

decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

NUMBERS = count()

PROGRAM = """
import sys
from pathlib import Path
from iseki.server.serve import serve
serve(port=0, db=sys.argv[1], static=Path(sys.argv[2]), pace=0, on_ready=lambda url: print(url, flush=True))
"""


class Start(Protocol):
    def __call__(self, prelude: str = "") -> Process: ...


class Process:
    """Waits until the server is ready; `url` is its address."""

    def __init__(self, db: Path | str, static: Path, prelude: str = "") -> None:
        """prelude: what the process does first, in Python."""
        self.sockets = ExitStack()
        self.log = static / f"server-{next(NUMBERS)}.log"
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", prelude + PROGRAM, str(db), str(static)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def kill(self) -> None:
        """kill -9, unless it has ended."""
        self.process.kill()
        self.process.wait()
        self.sockets.close()

    def stop(self) -> tuple[int, str]:
        """Exit code and what was written to stderr after SIGTERM."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """Exit code and stderr of a server that was asked to end."""
        self.process.wait(timeout=20)
        return self.process.returncode, self.errors()

    def errors(self) -> str:
        """What it has written to stderr so far."""
        return self.log.read_text(encoding="utf-8")

    def client(self) -> httpx2.Client:
        return httpx2.Client(base_url=self.url, headers={"origin": self.url})

    def socket(self, code: str, client: httpx2.Client) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"ws{self.url[4:]}/api/tables/{code}/socket"
        return self.sockets.enter_context(connect(address, origin=Origin(self.url), additional_headers={"cookie": cookie}))


def ask(socket: ClientConnection, message: Message, kind: type[A]) -> A:
    """Send, and read until an answer of that kind comes."""
    socket.send(msgspec.json.encode(message).decode())
    while not isinstance(answer := decoder.decode(socket.recv(timeout=20)), kind):
        continue
    return answer
