"""What finished evenings are remembered by, for the chronicles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that are over left no keepsakes; they are remembered by their ending alone."""
    op.add_column("tables", sa.Column("memoir", sa.JSON()))


def downgrade() -> None:
    """Forgotten."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("memoir")
