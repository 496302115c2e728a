"""The list of tables says which turn it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that stand already say it after their next decision."""
    turn = sa.Column("turn", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", turn)


def downgrade() -> None:
    """The list says no turn."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("turn")
