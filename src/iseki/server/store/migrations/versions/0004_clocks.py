"""Clocks. Running tables have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("spent", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_clocks_table"),
        sa.PrimaryKeyConstraint("table", name="pk_clocks"),
    )
