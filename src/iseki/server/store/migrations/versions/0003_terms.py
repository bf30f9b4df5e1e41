"""How a table is played: undo, time, who plays on. Running tables go on as before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
