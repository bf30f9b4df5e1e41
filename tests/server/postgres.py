"""A PostgreSQL server of the test's own, from the programs that Debian installs: a folder, a port, a password, and gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

from iseki.server.network import listen

PASSWORD = "open-sesame"
NUMBERS = count()


def programs() -> Path | None:
    """The folder of the newest server, None where there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    where = str(found[-1]) if found else shutil.which("initdb")
    return Path(where).parent if where else None


def nobody() -> dict[str, str]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    return {"user": "postgres" if "postgres" in names else "nobody"}


class Postgres:
    """Listens on this machine alone, under a password."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="iseki-postgres-"))
        self.account = nobody()
        secret = self.folder / "secret"
        secret.write_text(PASSWORD)
        for path in (self.folder, secret):
            if self.account:
                shutil.chown(path, **self.account)
        self.data = self.folder / "data"
        access = ["-U", "ann", "-A", "scram-sha-256", "--pwfile", str(secret)]
        made = [str(programs / "initdb"), "-D", str(self.data), *access, "-E", "UTF8", "--no-locale"]
        subprocess.run(made, check=True, capture_output=True, cwd="/", **self.account)  # type: ignore[call-overload]
        with listen("127.0.0.1", 0) as free:
            self.port = int(free.getsockname()[1])
        self.start()

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self.account)  # type: ignore[call-overload]
        end = time.monotonic() + 60
        while not self.ready():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.1)

    def ready(self) -> bool:
        asked = [str(self.programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0

    def offer_tls(self) -> Path:
        """With a certificate of its own for `localhost`, which is its own authority: the file of that."""
        key, certificate = self.data / "server.key", self.data / "server.crt"
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", str(key), "-out", str(certificate)]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *files, *names]
        subprocess.run(made, check=True, capture_output=True, cwd="/", **self.account)  # type: ignore[call-overload]
        for statement in ("ALTER SYSTEM SET ssl = on", "SELECT pg_reload_conf()"):
            with self.engine("postgres").connect() as connection:
                connection.exec_driver_sql(statement)
        end = time.monotonic() + 60
        while not self.offers_tls():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.1)
        return certificate

    def offers_tls(self) -> bool:
        with self.engine("postgres").connect() as connection:
            return connection.exec_driver_sql("SHOW ssl").scalar() == "on"

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT: at once, without a word to whoever is connected."""
        self.process.send_signal(how)
        self.process.wait(timeout=60)

    def url(self, name: str) -> str:
        return f"postgresql://ann:{PASSWORD}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"iseki{next(NUMBERS)}"
        engine = self.engine("postgres")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self.url(name)

    def engine(self, name: str) -> Engine:
        """To look from outside."""
        return create_engine(self.url(name).replace("postgresql:", "postgresql+pg8000:"), isolation_level="AUTOCOMMIT")

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[Postgres]:
    """A server of one's own while it lasts; a failure that says what to install where there is none."""
    where = programs()
    if where is None:
        pytest.fail("no PostgreSQL server is installed (Debian: apt-get install postgresql)")
    server = Postgres(where)
    yield server
    server.close()
