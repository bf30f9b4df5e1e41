"""One change of one table, as it waits to be stored; those that wait together are stored together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from sqlalchemy import Connection

from iseki.server.store.rows import Addition, append_all


class Storing(Struct, frozen=True):
    """besides: what is stored with the lines, in the same transaction. Called, it raises Conflict, and then nothing shall be stored."""

    addition: Addition
    besides: tuple[Callable[[Connection], None], ...] = ()

    def __call__(self, connection: Connection) -> None:
        store_all(connection, [self])


def store_all(connection: Connection, those: Sequence[Storing]) -> None:
    """Raises Conflict when one of them cannot be stored, and does not tell which."""
    append_all(connection, [one.addition for one in those])
    for one in those:
        for work in one.besides:
            work(connection)
