"""Bots are somebody: as whom each of them sits on its chair."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those who sit there already stay nobody in particular."""
    cast = sa.Column("cast", sa.String(40), nullable=False, server_default="")
    op.add_column("sitters", cast)


def downgrade() -> None:
    """Nobody again."""
    with op.batch_alter_table("sitters") as batch:
        batch.drop_column("cast")
