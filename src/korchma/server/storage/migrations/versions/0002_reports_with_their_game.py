"""A report carries the game as it stood."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; older reports have none."""
    op.add_column("reports", sa.Column("pack", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("reports", "pack")
