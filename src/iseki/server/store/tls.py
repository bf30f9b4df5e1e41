"""How the line to a PostgreSQL server is kept secret: the query part of its address, as libpq knows it."""

from __future__ import annotations

import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from sqlalchemy import URL

from iseki.server.start_errors import BadCertificate, BadDatabaseParameter

MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
FILES = ("sslrootcert", "sslcert", "sslkey")
KNOWN = ("sslmode", *FILES, "application_name")


class Line(Struct, frozen=True):
    """sslmode `allow` is taken as `prefer`: secret where the server can. sslrootcert: a file, or `system`. "" for what is not given."""

    sslmode: str = "prefer"
    sslrootcert: str = ""
    sslcert: str = ""
    sslkey: str = ""
    application_name: str = ""

    def arguments(self) -> dict[str, Any]:
        """What the driver is told. Raises BadCertificate."""
        called = {"application_name": self.application_name} if self.application_name else {}
        return {"ssl_context": self.context(), **called}

    def context(self) -> ssl.SSLContext | bool | None:
        """False: never secret, None: where the server can. Else it must be."""
        if self.sslmode == "disable":
            return False
        verified = self.sslmode.startswith("verify") or (self.sslmode == "require" and self.sslrootcert != "")
        if not verified and not self.sslcert:
            return True if self.sslmode == "require" else None
        context = ssl.create_default_context()
        context.check_hostname = self.sslmode == "verify-full"
        context.verify_mode = ssl.CERT_REQUIRED if verified else ssl.CERT_NONE
        self.load_files(context)
        return context

    def load_files(self, context: ssl.SSLContext) -> None:
        """Without sslrootcert the machine's own authorities are trusted."""
        with named("sslrootcert", self.sslrootcert):
            if self.sslrootcert not in ("", "system"):
                context.load_verify_locations(self.sslrootcert)
        with named("sslcert", self.sslcert):
            if self.sslcert:
                context.load_cert_chain(self.sslcert, self.sslkey or None, password="")  # else OpenSSL would ask for one


@contextmanager
def named(parameter: str, path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadCertificate(parameter, path, error.strerror or str(error)) from error


def line_of(url: URL) -> Line:
    """What the address says of it. Raises BadDatabaseParameter."""
    return Line(**{name: value_of(name, url.query) for name in url.query})


def value_of(name: str, query: Mapping[str, str | tuple[str, ...]]) -> str:
    value = query[name]
    if name not in KNOWN:
        raise BadDatabaseParameter(name, f"is none that iseki knows; it knows {', '.join(KNOWN)}")
    if not isinstance(value, str):
        raise BadDatabaseParameter(name, "stands there twice; give it once")
    if name == "sslmode" and value not in MODES:
        raise BadDatabaseParameter(name, f"cannot be {value[:20]!r}; it is one of {', '.join(MODES)}")
    return value
