"""What servers kept in memory: offers, who declined a rematch, records that people brought along."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    offers()
    declines()
    records()
    bringers()


def offers() -> None:
    op.create_table(
        "offers",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("offer", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_offers_table"),
        sa.PrimaryKeyConstraint("table", name="pk_offers"),
    )


def declines() -> None:
    op.create_table(
        "declines",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_declines_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_declines"),
    )


def records() -> None:
    op.create_table(
        "records",
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("looked", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_records"),
    )


def bringers() -> None:
    op.create_table(
        "bringers",
        sa.Column("record", sa.String(40), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["record"], ["records.code"], name="fk_bringers_record"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_bringers_guest"),
        sa.PrimaryKeyConstraint("record", "guest", name="pk_bringers"),
    )
