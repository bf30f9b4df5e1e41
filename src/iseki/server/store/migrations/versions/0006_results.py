"""How games ended, and the guest whom seats belong to when somebody has deleted their data. Tables that are over get theirs later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    results()
    standings()
    op.execute(sa.text("INSERT INTO guests (id, name, created) VALUES (0, '', 0)"))


def results() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("ending", sa.String(10), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table"),
        sa.PrimaryKeyConstraint("table", name="pk_results"),
    )


def standings() -> None:
    op.create_table(
        "standings",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("parts", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["results.table"], name="fk_standings_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_standings"),
    )
