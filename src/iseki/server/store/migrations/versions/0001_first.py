"""The first schema: guests, tables, their record, links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    people()
    tables()
    record()
    links()


def people() -> None:
    op.create_table("servers", sa.Column("id", sa.String(8), nullable=False), sa.PrimaryKeyConstraint("id", name="pk_servers"))
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest"),
        sa.PrimaryKeyConstraint("hash", "guest", name="pk_sessions"),
    )


def tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float()),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(10)),
        sa.Column("owner", sa.Integer()),
        sa.CheckConstraint("level IS NULL OR owner IS NULL", name="ck_seats_bot_or_person"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_seats_owner"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_owner", "seats", ["owner"])


def record() -> None:
    op.create_table(
        "lines",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_lines_table"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_lines"),
    )
    op.create_table(
        "commands",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_commands_table"),
        sa.PrimaryKeyConstraint("table", "seat", "id", name="pk_commands"),
    )


def links() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("guest", sa.Integer()),
        sa.Column("expires", sa.Float()),
        sa.Column("used", sa.Float()),
        sa.CheckConstraint("kind IN ('invite', 'device')", name="ck_links_kind"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_links_guest"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_links_table"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
