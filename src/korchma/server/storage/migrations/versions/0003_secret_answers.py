"""Secret answers outlive the server while others are still missing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "pending",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_pending_code_tables")),
        sa.PrimaryKeyConstraint("code", "seat", name=op.f("pk_pending")),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("pending")
