"""What can go wrong at the start of the server: each one clear sentence for the command line."""

from __future__ import annotations

from pathlib import Path

from iseki.core.errors import IsekiError


class StartError(IsekiError):
    """The server cannot start; the message says why and what to do."""


class PortInUse(StartError):
    """Another program listens on the port."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"port {port} of {host} is in use by another program; name another one with --port")


class BadHost(StartError):
    """The address to listen on is none of this machine."""

    def __init__(self, host: str, reason: str) -> None:
        super().__init__(f"cannot listen on {host!r}: {reason}; name an address of this machine with --host")


class BadPublicUrl(StartError):
    """The public address is not a whole address."""

    def __init__(self, url: str) -> None:
        super().__init__(f"--public-url cannot be {url[:80]!r}; it needs the whole address, as https://games.example.org")


class DatabaseUnusable(StartError):
    """It cannot be written or reached, is locked, is no database of iseki, or one of a newer iseki. name: never with a password."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"cannot use the database {name}: {reason}")


class BadDatabaseAddress(StartError):
    """The address is of no kind of database that iseki knows. It may hold a password, so its scheme alone is shown."""

    def __init__(self, scheme: str) -> None:
        super().__init__(
            f"--db cannot be an address of this kind ({scheme}://...); it needs a file, or postgresql://USER:PASSWORD@HOST/NAME"
        )


class BadDatabaseParameter(StartError):
    """Something behind the `?` of the address cannot be used. Its value may be a password, so it is not shown."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"the parameter {name[:40]!r} of the database's address {reason}")


class BadCertificate(StartError):
    """A file that the address of the database names cannot be read, or holds no certificate."""

    def __init__(self, parameter: str, path: str, reason: str) -> None:
        super().__init__(f"cannot read the certificate {path}: {reason}; name a file in PEM with {parameter}")


class CopyImpossible(StartError):
    """A copy of the database cannot be made, or not into this file."""

    def __init__(self, to: Path, reason: str) -> None:
        super().__init__(f"cannot copy the database to {to}: {reason}")


class ExportImpossible(StartError):
    """The games cannot be written into this file."""

    def __init__(self, to: Path, reason: str) -> None:
        super().__init__(f"cannot write the games to {to}: {reason}")


class PageMissing(StartError):
    """The built page does not lie beside the server."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the page is not built: {path} is missing; run `make setup`, or install a released wheel")
