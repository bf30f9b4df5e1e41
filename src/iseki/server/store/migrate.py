"""Bring a database to the newest schema: a new one at once, an old one by its migrations."""

from __future__ import annotations

import secrets
from pathlib import Path

from sqlalchemy import Connection, Engine, insert, inspect, text

from iseki.server.start_errors import DatabaseUnusable
from iseki.server.store.schema import GONE, HEAD, guests, metadata, servers


def prepare(engine: Engine, name: str) -> None:
    """Alembic is imported only when there is something to migrate: it takes longer than the rest of the start."""
    with engine.begin() as connection:
        present = revision(connection)
        if present is None:
            create(connection, name)
        elif present < HEAD:
            upgrade(connection)
        elif present > HEAD:
            raise DatabaseUnusable(name, f"it was written by a newer iseki (schema {present}, this one knows {HEAD}); update iseki")


def check(engine: Engine, name: str) -> None:
    """Raises DatabaseUnusable unless it is as this iseki makes it; changes nothing."""
    with engine.begin() as connection:
        present = revision(connection)
    if present is None:
        raise DatabaseUnusable(name, "it is no database of iseki; name the server's own with --db")
    if present != HEAD:
        raise DatabaseUnusable(name, f"its schema is {present}, this iseki has {HEAD}; start this one's `iseki serve` once, then try again")


def revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def create(connection: Connection, name: str) -> None:
    if inspect(connection).get_table_names():
        raise DatabaseUnusable(name, "it is a database of another program; name another one with --db")
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
    connection.execute(insert(servers).values(id=secrets.token_hex(4)))
    connection.execute(insert(guests).values(id=GONE, name="", created=0.0))


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
