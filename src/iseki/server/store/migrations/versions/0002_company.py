"""Company: tables listed in the lobby, names of people at one device, rematches, chat. Running tables go on as they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("called", sa.String(24)))
    rematches()
    chat()


def rematches() -> None:
    op.create_table(
        "rematches",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("next", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rematches_table"),
        sa.ForeignKeyConstraint(["next"], ["tables.id"], name="fk_rematches_next"),
        sa.PrimaryKeyConstraint("table", name="pk_rematches"),
        sa.UniqueConstraint("next"),
    )


def chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_chat_guest"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chat"),
        sa.UniqueConstraint("table", "guest", "id"),
    )
