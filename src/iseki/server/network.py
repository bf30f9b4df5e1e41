"""Sockets to listen on: this machine, a free port, and the local network when the host asks for it."""

from __future__ import annotations

import errno
import socket
from urllib.parse import urlsplit

from iseki.server.start_errors import BadHost, PortInUse

DEFAULT_PORT = 8642
PORTS_TRIED = 20


def listen(host: str, port: int | None) -> socket.socket:
    """A bound socket. port: None for the default one or, if that is busy, the next free one; 0 for any.

    Raises PortInUse, BadHost.
    """
    if port is not None:
        return bind(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        try:
            return bind(host, candidate)
        except PortInUse:
            continue
    raise PortInUse(host, DEFAULT_PORT)


def bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        opened = socket.socket(family, kind, protocol)
    except (OSError, OverflowError) as error:
        raise BadHost(host, str(error)) from error
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind(address)
        opened.listen(128)
    except (OSError, OverflowError) as error:
        opened.close()
        if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortInUse(host, port) from error
        raise BadHost(host, str(error)) from error
    return opened


def lan_address() -> str | None:
    """This machine's address in the local network, None without one. Nothing is sent: connecting a UDP socket picks the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of documentation, never reached
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def is_web_address(url: str) -> bool:
    """http or https, a host, and no path: the page lives at the root."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/") and parts.port != 0
    except ValueError:
        return False


def url_of(host: str, port: int) -> str:
    """An address to open in a browser."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "", "::") else host  # noqa: S104 compared, not bound
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
