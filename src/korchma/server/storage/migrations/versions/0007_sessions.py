"""Sessions that can be ended; signed cookies of before are good for another month."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MONTH = 30 * 24 * 3600


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    until = sa.text(
        "INSERT INTO secrets (name, value) SELECT 'cookies-until', :until "
        "WHERE EXISTS (SELECT 1 FROM secrets WHERE name = 'cookies')"
    )
    op.execute(until.bindparams(until=str(int(time.time()) + MONTH)))


def downgrade() -> None:
    """Back to cookies that only a new key could end."""
    op.execute("DELETE FROM secrets WHERE name = 'cookies-until'")
    op.drop_index("ix_sessions_person", "sessions")
    op.drop_table("sessions")
