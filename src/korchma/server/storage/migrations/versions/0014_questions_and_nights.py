"""What people are asked, for their home; and by whose nights clocks rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Questions are known from the next decision on, zones when somebody next comes."""
    op.add_column("tables", sa.Column("asked", sa.JSON()))
    op.add_column("sitters", sa.Column("zone", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Without them."""
    op.drop_column("sitters", "zone")
    op.drop_column("tables", "asked")
