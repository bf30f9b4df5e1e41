"""Alembic's entry: the connection comes from `migrate.upgrade`, which runs in the server's own transaction."""

from __future__ import annotations

from alembic import context

from iseki.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
