"""What people have read, so that it can stay out of their next games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for it."""
    op.create_table(
        "readings",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("thing", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_readings_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_readings")),
    )
    op.create_index("ix_readings_person", "readings", ["person", "game"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("readings")
